/** Days that were solved, and streaks, by clocks that are given: travel, missed days, wrong clocks. */
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { counting, dayText, later, SavedDays, streakOf, weekday } from "../../web/midend/days.js";
import { FakeStorage, pretendPage } from "./stand-ins.js";

pretendPage("https://host.example/mastermind/");

const { TZ } = process.env;
afterEach(() => {
  if (TZ === undefined) delete process.env.TZ;
  else process.env.TZ = TZ;
});

/** A device: at each time, by the clock on its wall, today's puzzle is solved, or that of a day. */
function device() {
  const days = new SavedDays(new FakeStorage(), "shot");
  return {
    days,
    solve(zone, instant, day) {
      process.env.TZ = zone;
      const now = new Date(instant);
      days.save(day ?? dayText(now), now);
    },
    streak(zone, instant) {
      process.env.TZ = zone;
      const now = new Date(instant);
      return days.streak(dayText(now), now.getTime());
    },
  };
}

/** Today's puzzle of each of these days of November 2026, at noon. */
function played(...dates) {
  const { days, solve, streak } = device();
  for (const date of dates) solve("UTC", `2026-11-${date}T12:00Z`);
  return { days, solve, on: (date) => streak("UTC", `2026-11-${date}T18:00Z`) };
}

test("days in a row are counted, up to yesterday while today is not solved", () => {
  const { on } = played("16", "17", "18");
  assert.deepEqual(on("18"), { days: 3, missed: [] });
  assert.deepEqual(on("19"), { days: 3, missed: [] });
  assert.deepEqual(played().on("18"), { days: 0, missed: [] });
});

// 16 November 2026 is a Monday.
for (const [solved, today, days, missed] of [
  [["16", "18"], "18", 2, ["17"]],
  [["16", "18"], "20", 1, ["19"]], // of the 17th and the 19th one is forgiven, the later one
  [["16", "17", "18"], "20", 3, ["19"]],
  [["16", "17"], "20", 0, []],
  [["16", "18", "20"], "20", 2, ["19"]],
  [["21", "24"], "24", 2, ["22", "23"]], // Sunday and Monday are of two weeks
  [["20", "23"], "23", 1, []],
  [["16", "17", "18", "20", "21", "22", "23", "25"], "25", 8, ["19", "24"]],
]) {
  test(`solved on ${solved}, on the ${today}th the streak is ${days}`, () => {
    const found = played(...solved).on(today);
    assert.equal(found.days, days);
    assert.deepEqual(found.missed.map((day) => day.slice(-2)).sort(), missed);
  });
}

test("a puzzle of the archive is solved, and makes no streak", () => {
  const { days, solve, on } = played("16", "18", "19");
  solve("UTC", "2026-11-19T13:00Z", "2026-11-17");
  assert.ok(days.has("2026-11-17"));
  assert.deepEqual(on("19"), { days: 3, missed: ["2026-11-17"] });
  solve("UTC", "2026-11-19T14:00Z", "2026-11-20"); // ahead of its day
  assert.equal(on("20").days, 3);
});

test("a day counts until midnight on the wall, wherever that is", () => {
  for (const [zone, last, next] of [
    ["Pacific/Kiritimati", "2026-11-20T09:59Z", "2026-11-20T10:01Z"],
    ["Pacific/Pago_Pago", "2026-11-21T10:59Z", "2026-11-21T11:01Z"],
    ["America/New_York", "2026-11-21T04:59Z", "2026-11-21T05:01Z"],
  ]) {
    for (const [instant, days] of [
      [last, 1],
      [next, 0],
    ]) {
      const { solve, streak } = device();
      solve(zone, instant, "2026-11-20");
      assert.equal(streak(zone, instant).days, days, `${zone} ${instant}`);
    }
  }
});

test("whoever flies east over the date line loses no day, and west gains none", () => {
  const { solve, streak } = device();
  solve("Pacific/Honolulu", "2026-11-17T04:00Z"); // Monday 16
  solve("Pacific/Honolulu", "2026-11-18T04:00Z"); // Tuesday 17
  // After the flight it is Thursday; in Honolulu it is still Wednesday, whose puzzle is solved now.
  solve("Pacific/Kiritimati", "2026-11-18T20:00Z", "2026-11-18");
  solve("Pacific/Kiritimati", "2026-11-18T21:00Z"); // Thursday 19
  assert.deepEqual(streak("Pacific/Kiritimati", "2026-11-18T22:00Z"), { days: 4, missed: [] });
  // Back west it is Wednesday again, solved already.
  solve("Pacific/Honolulu", "2026-11-19T04:00Z");
  assert.equal(streak("Pacific/Honolulu", "2026-11-19T05:00Z").days, 3);
  assert.equal(streak("Pacific/Honolulu", "2026-11-20T05:00Z").days, 4);
});

test("summer time begins and ends, and each day counts once", () => {
  const { solve, streak } = device();
  for (const [month, first] of [
    ["03", 27],
    ["10", 24],
  ])
    for (let day = first; day < first + 4; day += 1)
      for (const hour of ["00:30", "23:30"]) {
        process.env.TZ = "Europe/Berlin";
        solve("Europe/Berlin", new Date(`2026-${month}-${day}T${hour}`));
      }
  assert.equal(streak("Europe/Berlin", "2026-03-30T21:00Z").days, 4);
  assert.equal(streak("Europe/Berlin", "2026-10-27T21:00Z").days, 4);
});

test("a clock that was set back for a while loses no streak and fills no gap", () => {
  const { days, solve, on } = played("16", "18", "19");
  assert.equal(on("19").days, 3);
  solve("UTC", "2026-11-17T12:00Z"); // set back by two days: Tuesday "again"
  assert.deepEqual(on("17"), { days: 2, missed: [] }); // as far as that clock can tell
  solve("UTC", "1970-01-01T12:00Z"); // an empty battery
  solve("UTC", "2026-11-20T12:00Z");
  assert.deepEqual(on("20"), { days: 4, missed: ["2026-11-17"] });
  assert.ok(days.has("2026-11-17") && days.has("1970-01-01"));
});

test("a clock that was a year ahead for a while loses no streak, not even a year later", () => {
  const { solve, streak } = device();
  const start = "2026-11-16";
  solve("UTC", `${start}T12:00Z`);
  solve("UTC", `${later(start, 365)}T12:00Z`);
  for (let number = 1; number < 400; number += 1) {
    const day = later(start, number);
    if (number !== 365) solve("UTC", `${day}T12:00Z`);
    const { days, missed } = streak("UTC", `${day}T18:00Z`);
    // The day that was solved a year early is solved already, and forgiven once it is over.
    assert.equal(days + missed.length, number === 365 ? number : number + 1, day);
    assert.ok(missed.length <= 1);
  }
});

test("a puzzle is solved once: solving it again changes nothing", () => {
  const { days, solve } = played("16");
  const before = days.all;
  solve("UTC", "2026-11-20T12:00Z", "2026-11-16");
  assert.deepEqual(days.all, before);
  assert.equal(days.save("2026-11-16", new Date()), false);
});

test("the streaks of games do not mix, and whatever storage holds is read", () => {
  const storage = new FakeStorage();
  new SavedDays(storage, "shot").save("2026-11-16", new Date());
  assert.deepEqual(new SavedDays(storage, "mastermind").all, []);
  const good = { day: "2026-11-16", at: 1763294400, zone: -60 };
  for (const nonsense of [
    null,
    3,
    {},
    { ...good, day: "2026-13-45" },
    { ...good, day: "<b>" },
    { ...good, at: "1" },
    { ...good, at: 1e300 },
    { ...good, zone: 1e9 },
    { ...good, zone: null },
  ]) {
    storage.set("days:shot", [nonsense, good]);
    assert.deepEqual(new SavedDays(storage, "shot").all, [good]);
    assert.equal(new SavedDays(storage, "shot").streak("2026-11-16", 1e15).days, 0);
    storage.set("days:shot", nonsense);
    assert.deepEqual(new SavedDays(storage, "shot").all, []);
  }
});

test("days follow each other, and weeks begin on Monday", () => {
  assert.equal(later("2026-12-31", 1), "2027-01-01");
  assert.equal(later("2028-03-01", -1), "2028-02-29");
  assert.deepEqual([weekday("2026-11-16"), weekday("2026-11-22")], [0, 6]);
  assert.deepEqual(streakOf(new Set(), "2026-11-16"), { days: 0, missed: [] });
});

/** Solved at these times of November 2026 by UTC, each on its own day. */
const solvedAt = (...times) =>
  times.map((time) => ({
    day: `2026-11-${time.slice(0, 2)}`,
    at: Date.parse(`2026-11-${time}Z`) / 1000,
    zone: 0,
  }));

for (const [times, counted] of [
  [
    ["16T12:00", "17T12:00", "18T12:00"],
    ["16", "17", "18"],
  ],
  [
    ["20T12:00", "16T12:00", "17T12:00"],
    ["16", "17"],
  ], // the first one disturbs the order
  [
    ["16T12:00", "20T12:00", "17T12:00", "18T12:00"],
    ["16", "17", "18"],
  ],
  [["20T12:00", "16T12:00"], ["20"]], // of equally long ones the one that came first
  [
    ["17T12:00", "18T12:00", "15T12:00", "16T12:00"],
    ["17", "18"],
  ],
])
  test(`of days whose times do not rise the fewest count nothing: ${times}`, () => {
    const days = counting(solvedAt(...times), Date.parse("2026-11-30T00:00Z"));
    assert.deepEqual([...days].map((day) => day.slice(-2)).sort(), counted);
  });

test("of two days that were solved at the same second one counts", () => {
  const at = Date.parse("2026-11-18T20:00Z") / 1000;
  const days = counting(
    [
      { day: "2026-11-18", at, zone: 0 },
      { day: "2026-11-19", at, zone: -840 },
    ],
    1000 * at,
  );
  assert.deepEqual([...days], ["2026-11-18"]);
});

for (const [zones, counts] of [
  [[0, -840], true],
  [[-540, 0, -840], true],
  [[0, -540, -840], false],
])
  test(`a day counts where the one before was solved, not where others were: ${zones}`, () => {
    const at = Date.parse("2026-11-18T20:00Z") / 1000; // the 19th in the zones east of there
    const before = zones.slice(0, -1).map((zone, i) => ({ day: "1970-01-01", at: i, zone }));
    const days = counting([...before, { day: "2026-11-18", at, zone: zones.at(-1) }], 1000 * at);
    assert.equal(days.has("2026-11-18"), counts);
  });

test("what was solved later than now counts when that time has come", () => {
  const solved = solvedAt("18T12:00");
  const noon = 1000 * solved[0].at;
  for (const [now, count] of [
    [noon - 1, 0],
    [noon, 1],
  ])
    assert.equal(counting(solved, now).size, count);
});

test("a day is solved or not, whatever others are", () => {
  const { days } = played("16", "18");
  assert.deepEqual(
    ["16", "17", "18"].map((date) => days.has(`2026-11-${date}`)),
    [true, false, true],
  );
});

test("four thousand days are kept, the last ones", () => {
  const storage = new FakeStorage();
  const kept = Array.from({ length: 4000 }, (_, i) => ({
    ...{ day: later("2010-01-01", i), at: 86_400 * i, zone: 0 },
  }));
  storage.set("days:shot", kept);
  const days = new SavedDays(storage, "shot");
  assert.equal(days.all.length, 4000);
  days.save("2026-11-16", new Date());
  const { all } = days;
  assert.deepEqual([all.length, all[0], all.at(-1).day], [4000, kept[1], "2026-11-16"]);
});

for (const [change, isDay] of [
  [{ at: 1e11 - 1 }, true],
  [{ at: 1e11 }, false],
  [{ at: 1 - 1e11 }, true],
  [{ at: -1e11 }, false],
  [{ zone: 1440 }, true],
  [{ zone: 1441 }, false],
  [{ zone: -1440 }, true],
  [{ zone: -1441 }, false],
  [{ day: "2026-11-1" }, false],
  [{ day: "2026-11-160" }, false],
])
  test(`what storage holds is a day within bounds: ${JSON.stringify(change)}`, () => {
    const storage = new FakeStorage();
    storage.set("days:shot", [{ day: "2026-11-16", at: 0, zone: 0, ...change }]);
    assert.equal(new SavedDays(storage, "shot").all.length, isDay ? 1 : 0);
  });
