/** A package in a learning platform: only its own puzzle counts, once, and nothing is forgotten. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { PUZZLE, SECRET } from "./codes.js";
import { until } from "./page.js";
import { importPackage, STANDARDS } from "./platform.js";

/** The elements of a name in a manifest. */
const elements = (manifest, space, name) => [...manifest.getElementsByTagNameNS(space, name)];

for (const [standard, names] of Object.entries(STANDARDS)) {
  test(`the manifest names what is in the package: SCORM ${standard}`, async () => {
    const { files } = await importPackage({ standard });
    const manifest = new DOMParser().parseFromString(files["imsmanifest.xml"], "text/xml");
    const inManifest = (name) => elements(manifest, names.content, name);
    assert.equal(inManifest("schemaversion")[0].textContent, names.version);
    const [resource, ...more] = inManifest("resource");
    const [item, ...others] = inManifest("item");
    assert.deepEqual([more, others], [[], []]);
    assert.equal(item.getAttribute("identifierref"), resource.getAttribute("identifier"));
    assert.equal(item.getElementsByTagName("title")[0].textContent, "Guess & win");
    assert.equal(manifest.documentElement.getAttribute("xmlns:adlcp"), names.adl);
    assert.equal(resource.getAttribute(`adlcp:${names.kind}`), "sco");
    assert.deepEqual(
      inManifest("file").map((file) => file.getAttribute("href")),
      Object.keys(files).filter((path) => path !== "imsmanifest.xml"),
    );
  });

  test(`a package is played and recorded: SCORM ${standard}`, async () => {
    const platform = await importPackage({ standard });
    await platform.records(names.status, "incomplete");
    await platform.play("1122", "3344");
    assert.equal(platform.recorded(`${names.score}.raw`), "");
    await platform.play(SECRET);
    await platform.hasResult("passed", 100);
    assert.equal(Number(platform.recorded(`${names.score}.max`)), 100);
    await platform.records(names.status, standard === "1.2" ? "passed" : "completed");
    if (standard === "2004") assert.equal(Number(platform.recorded("score.scaled")), 1);
    platform.package.leave();
    assert.ok(platform.lms.isTerminated());
    await platform.visit();
    await platform.page.has("li.past", 3);
    await platform.hasResult("passed", 100);
  });

  test(`every move is committed and goes on on another device: SCORM ${standard}`, async () => {
    const platform = await importPackage({ standard });
    await platform.play("1122");
    const before = platform.commits;
    await platform.play("3344");
    await until(() => platform.commits > before, "the second move is not committed");
    assert.deepEqual(platform.keptMoves, ["1122", "3344"]);
    await platform.visit();
    await platform.page.has("li.past", 2);
    await platform.play(SECRET);
    await platform.hasResult("passed", 100);
  });
}

test("help is not forgotten between visits", async () => {
  const platform = await importPackage({ solution: true });
  await platform.page.press("The solution");
  await platform.page.press("Show the solution");
  await until(
    () => JSON.parse(platform.kept.suspend_data || "{}").events === "m",
    () => `the help is not kept: ${platform.kept.suspend_data}`,
  );
  await platform.visit();
  await platform.play(SECRET);
  await platform.hasResult("failed", 0);
});

test("hints and moves taken back cost after a visit too", async () => {
  const platform = await importPackage({ practice: true, passMark: 70 });
  const { session } = platform;
  for (const question of ["hint", "hint", "hint", "candidates"]) {
    await session.play("1122");
    session.undo();
    await session.ask(question);
  }
  await platform.page.settled();
  await platform.visit();
  await platform.play("1122", SECRET);
  // Six answers where par is five, one hint, one list.
  await platform.hasResult("passed", 70);
});

test("a score below the pass mark is failed", async () => {
  const platform = await importPackage({ passMark: 91 });
  await platform.session.ask("hint");
  await platform.play(SECRET);
  await platform.hasResult("failed", 90);
});

test("only the packaged puzzle counts", async () => {
  const platform = await importPackage({ practice: true });
  await platform.play("1122");
  const { kept, session } = platform;
  await session.create({ pegs: 1, colours: 2 });
  await session.play("1");
  if (session.position.status !== "won") await session.play("2");
  assert.equal(session.position.status, "won");
  await platform.page.settled();
  assert.equal(platform.recorded("core.lesson_status"), "incomplete");
  assert.equal(platform.recorded("core.score.raw"), "");
  assert.deepEqual(platform.kept, kept);
  await platform.visit();
  assert.equal(platform.session.id, PUZZLE);
  await platform.page.has("li.past", 1);
});

test("a puzzle that Python plays is not passed", async () => {
  const platform = await importPackage({ practice: true });
  await platform.session.play(SECRET, "python");
  await platform.hasResult("failed", 0);
});

test("the first result stays", async () => {
  const platform = await importPackage({ practice: true });
  await platform.session.ask("solution");
  await platform.play(SECRET);
  await platform.hasResult("failed", 0);
  const { kept, commits } = platform;
  assert.ok(commits > 0);
  platform.package.tell({ cicada: "reset" });
  await platform.page.has("li.past", 0);
  await platform.play(SECRET);
  await platform.hasResult("failed", 0);
  assert.deepEqual(platform.kept, kept);
  await platform.visit();
  await platform.page.has("li.past", 1);
  await platform.hasResult("failed", 0);
  assert.deepEqual(platform.kept, kept);
});

test("what others have played on this device does not count", async () => {
  const platform = await importPackage();
  await platform.play(SECRET);
  await platform.hasResult("passed", 100);
  platform.package.leave();
  platform.kept = undefined;
  assert.equal(platform.page.kept("games:mastermind")[0].id, PUZZLE);
  await platform.visit({ sameDevice: true });
  assert.ok(platform.page.kept("mastermind:results"), "nothing is left on the device");
  await platform.page.has("li.past", 0);
  await platform.play(SECRET);
  await platform.hasResult("passed", 100);
});

test("a look back records nothing", async () => {
  const platform = await importPackage({ mode: "review" });
  await platform.play(SECRET);
  assert.equal(platform.recorded("core.lesson_status"), "incomplete");
  assert.equal(platform.recorded("core.score.raw"), "");
  assert.equal(platform.recorded("suspend_data"), "");
});

for (const data of ["nonsense", "{}", '{"id":"4x6:~other","moves":["1122"]}'])
  test(`what was kept may be damaged: ${data}`, async () => {
    const platform = await importPackage();
    platform.package.leave();
    platform.kept = { core: { lesson_status: "incomplete" }, suspend_data: data };
    await platform.visit();
    assert.equal(platform.session.id, PUZZLE);
    await platform.play(SECRET);
    await platform.hasResult("passed", 100);
  });

test("a long account fits what the platform keeps", async () => {
  const platform = await importPackage({ practice: true });
  const account = { events: Array(1990).fill("hint1"), began: 1, ended: null };
  await platform.session.resume({ id: PUZZLE, moves: Array(150).fill("1122"), account });
  await until(() => platform.keptMoves.length === 150, "the moves are not kept");
  assert.ok(platform.kept.suspend_data.length <= 4096);
  await platform.visit();
  assert.equal(platform.session.account.events.length, 1990);
});

test("no height breaks the page", async () => {
  const platform = await importPackage();
  const { style } = platform.package.frame;
  const heights = [
    [5, "100px"],
    [1e9, "10000px"],
    ["tall", "10000px"],
    [777, "777px"],
  ];
  for (const [height, shown] of heights) {
    platform.package.postMessage({ cicada: "resize", height });
    await platform.page.settled();
    assert.equal(style.height, shown, String(height));
  }
});

/** A page that was left after a guess, and that the browser shows again. */
async function backAgain(standard) {
  const platform = await importPackage({ standard });
  await platform.play("1122");
  platform.package.leave();
  platform.package.comeBack();
  return platform;
}

test("a page that comes back goes on recording where the platform begins again", async () => {
  const platform = await backAgain("1.2");
  await platform.play(SECRET);
  await platform.hasResult("passed", 100);
  assert.deepEqual(platform.keptMoves, ["1122", SECRET]);
});

test("a page that comes back to a platform that has closed has a code to hand in", async () => {
  const platform = await backAgain("2004");
  assert.match(platform.package.text, /The learning platform does not record this\./);
  await platform.play(SECRET);
  await until(() => /Hand in this code: /.test(platform.package.text), "there is no code");
  const [, code] = platform.package.text.match(/Hand in this code: (\S+)/);
  assert.equal(code, platform.package.heard("complete")[0].code);
});

test("a package without a platform says so", async () => {
  const platform = await importPackage();
  const alone = {};
  await platform.show(Object.assign(alone, { parent: alone }));
  assert.match(platform.package.text, /No learning platform was found/);
  await platform.page.shows("1,296 codes left");
});
