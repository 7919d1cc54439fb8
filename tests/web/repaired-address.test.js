/** Addresses at which there is no page, and where they were to lead. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { repairedAddress } from "../../web/text_pages/repaired-address.js";

const NAMES = "chessguess de how lab mastermind record records shot teachers".split(" ");

for (const [address, to] of [
  ["mastermind/%234x6:~monday", "mastermind/#4x6:~monday"],
  ["mastermind%234x6:~monday", "mastermind/#4x6:~monday"],
  ["mastermind/%234x6%3A~monday", "mastermind/#4x6:~monday"],
  ["mastermind#4x6:~monday", "mastermind/#4x6:~monday"],
  ["mastermind/4x6:~monday", "mastermind/#4x6:~monday"],
  ["shot/6:1o1o//2o-abcdef", "shot/#6:1o1o//2o-abcdef"],
  ["Mastermind/#4x6:~monday", "mastermind/#4x6:~monday"],
  ["mastermind/)", "mastermind/"],
  ["mastermind).", "mastermind/"],
  ["mastermind.html#4x6:~monday", "mastermind/#4x6:~monday"],
  ["chess-guess/#5:~monday", "chessguess/#5:~monday"],
  ["Chess%20Guess/", "chessguess/"],
  ["de/Mastermind?embed=1#4x6:~monday", "de/mastermind/?embed=1#4x6:~monday"],
  ["DE/shot", "de/shot/"],
])
  test(`an address whose name is plain is led on: ${address}`, () => {
    assert.deepEqual(repairedAddress(address, NAMES), { address: to, isSure: true });
  });

for (const [address, to] of [
  ["mastermnd/#4x6:~monday", "mastermind/#4x6:~monday"],
  ["mastremind/", "mastermind/"],
  ["master/", undefined],
  ["chesguess/%235:~monday", "chessguess/#5:~monday"],
  ["shots/", "shot/"],
  ["shop/", "shot/"],
  ["teacher/", "teachers/"],
  ["how/no/such/page/", "how/"],
  ["tetris/", undefined],
  ["", undefined],
  ["de/", undefined],
  ["%E0%A4%A/", undefined],
  ["#4x6:~monday", undefined],
])
  test(`a name that is not quite one is guessed: ${address}`, () => {
    assert.equal(repairedAddress(address, NAMES)?.address, to);
  });

for (const address of ["mastermnd/", "how/bitt/"])
  test(`what was guessed is not sure: ${address}`, () => {
    assert.equal(repairedAddress(address, NAMES)?.isSure, false);
  });
