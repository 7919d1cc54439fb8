"""The mains that we give: each plays a guesser of its language, and all play alike.

The guesser is the same in each: the lowest target that fits, in the order of the lab's ladder, so
its guesses over all 87 targets of size 2 are known: 519.
"""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from cicada.cli.__main__ import main
from cicada.cli.judge.command import MAINS
from tests.python.lab.solutions import strategy

pytestmark = pytest.mark.native

C = r"""
#include <stdlib.h>
#include <string.h>
static const int LIMITS[12] = {1, 1, 2, 2, 2, 8, 1, 1, 2, 2, 2, 8};
typedef int Set[12];
static Set all[2000]; static int count;
static void targets(int piece, int room, int *set) {
  if (piece == 12) { memcpy(all[count++], set, sizeof(Set)); return; }
  for (int n = 0; n <= room && n <= LIMITS[piece]; n++) {
    set[piece] = n; targets(piece + 1, room - n, set);
  }
  set[piece] = 0;
}
static int min(int a, int b) { return a < b ? a : b; }
static void feedback(const int *t, const int *g, int *answer) {
  int e = 0, k = 0, tb = 0, gb = 0, tw = 0, gw = 0;
  for (int i = 0; i < 12; i++) e += min(t[i], g[i]);
  for (int i = 0; i < 6; i++) {
    k += min(t[i] + t[i + 6], g[i] + g[i + 6]);
    tb += t[i]; gb += g[i]; tw += t[i + 6]; gw += g[i + 6];
  }
  answer[0] = e; answer[1] = k - e; answer[2] = min(tb, gb) + min(tw, gw) - e;
}
typedef struct { int left[2000], n; } State;
static void write(const int *set, char *out) {
  *out = 0;
  for (int i = 0; i < 12; i++) for (int n = 0; n < set[i]; n++) {
    if (*out) strcat(out, ",");
    strncat(out, &"BW"[i / 6], 1); strncat(out, &"KQRBNP"[i % 6], 1);
  }
  if (!*out) strcpy(out, "-");
}
void *initial_guess(int size, char *guess) {
  static State state; Set set = {0}; count = 0;
  targets(0, size, set);
  state.n = count; for (int i = 0; i < count; i++) state.left[i] = i;
  write(all[0], guess);
  return &state;
}
void *next_guess(char *guess, void *before, const int answer[3]) {
  State *state = before; int n = 0, got[3], last = state->left[0];
  for (int i = 1; i < state->n; i++) {
    feedback(all[state->left[i]], all[last], got);
    if (!memcmp(got, answer, sizeof got)) state->left[n++] = state->left[i];
  }
  state->n = n; write(all[state->left[0]], guess);
  return state;
}
"""

JAVASCRIPT = """
const PIECES = [..."BW"].flatMap((c) => [..."KQRBNP"].map((k) => c + k));
const LIMITS = [1, 1, 2, 2, 2, 8, 1, 1, 2, 2, 2, 8];
function targets(size, first = 0) {
  if (first === 12) return [[]];
  const found = [];
  for (let n = 0; n <= Math.min(size, LIMITS[first]); n++)
    for (const rest of targets(size - n, first + 1))
      found.push([...Array(n).fill(PIECES[first]), ...rest]);
  return found;
}
const common = (a, b) => [...new Set(a)].reduce((sum, x) =>
  sum + Math.min(a.filter((y) => y === x).length, b.filter((y) => y === x).length), 0);
function feedback(t, g) {
  const e = common(t, g);
  const by = (i) => common(t.map((p) => p[i]), g.map((p) => p[i])) - e;
  return [e, by(1), by(0)];
}
export function initialGuess(size) { const left = targets(size); return [left[0], left]; }
export function nextGuess([guess, left], answer) {
  const rest = left.slice(1).filter((t) => String(feedback(t, guess)) === String(answer));
  return [rest[0], rest];
}
"""

JAVA = """
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
public class Guesser {
  static final int[] LIMITS = {1, 1, 2, 2, 2, 8, 1, 1, 2, 2, 2, 8};
  static List<List<String>> targets(int size, int first) {
    if (first == 12) return List.of(List.of());
    List<List<String>> found = new ArrayList<>();
    String piece = "" + "BW".charAt(first / 6) + "KQRBNP".charAt(first % 6);
    for (int n = 0; n <= Math.min(size, LIMITS[first]); n++)
      for (List<String> rest : targets(size - n, first + 1)) {
        List<String> target = new ArrayList<>(Collections.nCopies(n, piece));
        target.addAll(rest); found.add(target);
      }
    return found;
  }
  static int common(List<String> a, List<String> b, Function<String, String> by) {
    List<String> left = b.stream().map(by).collect(Collectors.toList());
    return (int) a.stream().map(by).filter(left::remove).count();
  }
  static List<Integer> feedback(List<String> t, List<String> g) {
    int e = common(t, g, p -> p);
    int kinds = common(t, g, p -> p.substring(1)), colours = common(t, g, p -> p.substring(0, 1));
    return List.of(e, kinds - e, colours - e);
  }
  static Main.Turn initialGuess(int size) {
    List<List<String>> left = targets(size, 0);
    return new Main.Turn(left.get(0), left);
  }
  @SuppressWarnings("unchecked")
  static Main.Turn nextGuess(Main.Turn turn, int[] a) {
    List<List<String>> left = ((List<List<String>>) turn.state()).stream().skip(1)
        .filter(t -> feedback(t, turn.guess()).equals(List.of(a[0], a[1], a[2]))).toList();
    return new Main.Turn(left.get(0), left);
  }
}
"""

RUST = """
type Set = Vec<String>;
pub type Turn = (Set, Vec<Set>);
const LIMITS: [usize; 12] = [1, 1, 2, 2, 2, 8, 1, 1, 2, 2, 2, 8];
fn targets(size: usize, first: usize) -> Vec<Set> {
    if first == 12 { return vec![vec![]]; }
    let piece = format!("{}{}", &"BW"[first / 6..][..1], &"KQRBNP"[first % 6..][..1]);
    let mut found = vec![];
    for n in 0..=size.min(LIMITS[first]) {
        for rest in targets(size - n, first + 1) {
            let mut target = vec![piece.clone(); n];
            target.extend(rest);
            found.push(target);
        }
    }
    found
}
fn common(a: &Set, b: &Set, from: usize, to: usize) -> usize {
    let mut left: Vec<&str> = b.iter().map(|p| &p[from..to]).collect();
    a.iter().filter(|p| match left.iter().position(|q| *q == &p[from..to]) {
        Some(at) => { left.remove(at); true }
        None => false,
    }).count()
}
pub fn initial_guess(size: usize) -> Turn {
    let left = targets(size, 0);
    (left[0].clone(), left)
}
pub fn next_guess((guess, left): Turn, answer: (usize, usize, usize)) -> Turn {
    let rest: Vec<Set> = left.into_iter().skip(1).filter(|t| {
        let e = common(t, &guess, 0, 2);
        (e, common(t, &guess, 1, 2) - e, common(t, &guess, 0, 1) - e) == answer
    }).collect();
    (rest[0].clone(), rest)
}
"""

HASKELL = """
module Chessguess (initialGuess, nextGuess) where
import Data.List (delete, foldl')
type State = [[String]]
targets :: Int -> [(String, Int)] -> [[String]]
targets _ [] = [[]]
targets size ((piece, limit) : more) =
  [replicate n piece ++ rest | n <- [0 .. min size limit], rest <- targets (size - n) more]
common :: Eq a => [a] -> [a] -> Int
common a b = length a - length (foldl' (flip delete) a b)
feedback :: [String] -> [String] -> (Int, Int, Int)
feedback t g = (e, common (map last t) (map last g) - e, common (map head t) (map head g) - e)
  where e = common t g
initialGuess :: Int -> ([String], State)
initialGuess size = (head left, left)
  where left = targets size (zip [[c, k] | c <- "BW", k <- "KQRBNP"] (cycle [1, 1, 2, 2, 2, 8]))
nextGuess :: ([String], State) -> (Int, Int, Int) -> ([String], State)
nextGuess (guess, left) answer = (head rest, rest)
  where rest = filter ((== answer) . (`feedback` guess)) (tail left)
"""

LANGUAGES: dict[str, tuple[str, str, str, list[list[str]], list[str]]] = {
    # by language: what it needs, the guesser's file and text, how to compile, how to run
    "c": ("gcc", "guesser.c", C, [["gcc", "-O2", "main.c", "guesser.c"]], ["./a.out"]),
    "haskell": ("ghc", "Chessguess.hs", HASKELL, [["ghc", "-O", "Main.hs"]], ["./Main"]),
    "java": ("javac", "Guesser.java", JAVA, [["javac", "Main.java", "Guesser.java"]],
             ["java", "-Xshare:auto", "-XX:TieredStopAtLevel=1", "Main"]),
    "javascript": ("node", "guesser.mjs", JAVASCRIPT, [], ["node", "main.mjs"]),
    "python": ("python3", "guesser.py", strategy("chessguess-2", "first"), [],
               ["python3", "main.py"]),
    "rust": ("rustc", "guesser.rs", RUST, [["rustc", "-O", "main.rs"]], ["./main"]),
}  # fmt: skip


def test_every_main_is_tried() -> None:
    assert set(LANGUAGES) == set(MAINS)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_main_plays_a_guesser_of_its_language(
    language: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    needed, file, text, compilers, command = LANGUAGES[language]
    if not shutil.which(needed):
        pytest.skip(f"there is no {needed} on this machine")
    monkeypatch.chdir(tmp_path)
    assert main(["exercise", "chessguess-4", "--main", language]) == 0
    Path(MAINS[language]).write_text(capsys.readouterr().out)
    Path(file).write_text(text)
    for compiler in compilers:
        done = subprocess.run(compiler, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr + done.stdout
    main(["judge", "chessguess-2", "--format", "json", "--limit", "20", "--", *command])
    report = json.loads(capsys.readouterr().out)
    assert report["faults"] == []
    assert (report["total"], report["worst"], report["pure"]) == (519, 9, True)
