"""What a student writes for the mains that we give: for each game one program in six languages.

All programs of a game play alike:

- Mastermind 2x4 and ChessGuess: the lowest guess that fits, in the order of the lab's ladder.
- Shot: the first shot that is allowed, ball by ball, until there is none.
"""

from __future__ import annotations

from cicada.mastermind.lab_player import definitions
from tests.python.lab.solutions import strategy

CHESSGUESS_C = r"""
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

CHESSGUESS_JAVASCRIPT = """
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

CHESSGUESS_JAVA = """
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

CHESSGUESS_RUST = """
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

CHESSGUESS_HASKELL = """
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

MASTERMIND_C = r"""
static int fits(const char *c, const char *g, const int *answer) {
  int black = (c[0] == g[0]) + (c[1] == g[1]), white = (c[0] == g[1]) + (c[1] == g[0]);
  if (c[0] == c[1] || g[0] == g[1]) white = black == 1 ? 0 : white / 2;
  if (black == 2) white = 0;
  return black == answer[0] && white == answer[1];
}
void next_guess(int rows, char guesses[][20], int answers[][2], char *guess) {
  guess[2] = 0;
  for (guess[0] = '1'; guess[0] < '5'; guess[0]++)
    for (guess[1] = '1'; guess[1] < '5'; guess[1]++) {
      int row = 0;
      while (row < rows && fits(guess, guesses[row], answers[row])) row++;
      if (row == rows) return;
    }
}
void first_guess(char *guess) { next_guess(0, 0, 0, guess); }
"""

MASTERMIND_HASKELL = """
module Guesser (firstGuess, nextGuess) where
import Data.List (delete, foldl')
codes :: [String]
codes = sequence ["1234", "1234"]
fits :: String -> (String, Int, Int) -> Bool
fits code (guess, black, white) = exact == black && both - exact == white
  where exact = length (filter id (zipWith (==) code guess))
        both = length code - length (foldl' (flip delete) code guess)
firstGuess :: String
firstGuess = head codes
nextGuess :: [(String, Int, Int)] -> String
nextGuess history = head [code | code <- codes, all (fits code) history]
"""

MASTERMIND_JAVA = """
import java.util.*;
public class Guesser {
  static boolean fits(String code, Main.Row row) {
    List<Character> left = new ArrayList<>();
    int black = 0, both = 0;
    for (char c : code.toCharArray()) left.add(c);
    for (int i = 0; i < code.length(); i++) if (code.charAt(i) == row.guess().charAt(i)) black++;
    for (Character c : row.guess().toCharArray()) if (left.remove(c)) both++;
    return black == row.black() && both - black == row.white();
  }
  static String firstGuess() { return "11"; }
  static String nextGuess(List<Main.Row> history) {
    for (char a = '1'; a < '5'; a++)
      for (char b = '1'; b < '5'; b++) {
        String code = "" + a + b;
        if (history.stream().allMatch(row -> fits(code, row))) return code;
      }
    return null;
  }
}
"""

MASTERMIND_JAVASCRIPT = """
const CODES = [..."1234"].flatMap((a) => [..."1234"].map((b) => a + b));
function fits(code, [guess, black, white]) {
  const exact = [...code].filter((c, i) => c === guess[i]).length;
  const count = (text, c) => text.split(c).length - 1;
  const both = [..."1234"].reduce((n, c) => n + Math.min(count(code, c), count(guess, c)), 0);
  return exact === black && both - exact === white;
}
export const firstGuess = () => CODES[0];
export const nextGuess = (history) => CODES.find((code) => history.every((row) => fits(code, row)));
"""

MASTERMIND_RUST = """
fn fits(code: &str, guess: &str, black: usize, white: usize) -> bool {
    let exact = code.chars().zip(guess.chars()).filter(|(a, b)| a == b).count();
    let both: usize = "1234".chars()
        .map(|c| code.matches(c).count().min(guess.matches(c).count()))
        .sum();
    exact == black && both - exact == white
}
pub fn first_guess() -> String { next_guess(&[]) }
pub fn next_guess(history: &[(&str, usize, usize)]) -> String {
    (11..=44).map(|code| code.to_string())
        .filter(|code| code.chars().all(|c| ('1'..='4').contains(&c)))
        .find(|code| history.iter().all(|&(guess, black, white)| fits(code, guess, black, white)))
        .unwrap()
}
"""

SHOT_C = r"""
#include <stdio.h>
void solve(int count, int balls[][2], char *shots) {
  static const int DX[] = {0, 0, -1, 1}, DY[] = {-1, 1, 0, 0};
  char board[9][7] = {{0}};
  for (int i = 0; i < count; i++) board[balls[i][1]][balls[i][0]] = 1;
  char *end = shots;
  while (count != 1) {
    int shot = 0;
    for (int at = 0; at < 63 * 4 && !shot; at++) {
      int y = at / 28, x = at / 4 % 7, dx = DX[at % 4], dy = DY[at % 4], beyond = 0;
      if (!board[y][x]) continue;
#define ON(x, y) ((x) >= 0 && (x) < 7 && (y) >= 0 && (y) < 9)
      if (!ON(x + dx, y + dy) || board[y + dy][x + dx]) continue;
      for (int u = x + dx, v = y + dy; ON(u, v); u += dx, v += dy) beyond += board[v][u];
      if (!beyond) continue;
      end += sprintf(end, "%s%d,%d,%c", end == shots ? "" : " ", x, y, "UDLR"[at % 4]);
      for (int u = x, v = y; ON(u, v); u += dx, v += dy)
        board[v][u] = ON(u + dx, v + dy) ? board[v + dy][u + dx] : 0;
      count--; shot = 1;
    }
    if (!shot) { sprintf(shots, "unsolvable"); return; }
  }
  if (end == shots) sprintf(shots, "-");
}
"""

SHOT_HASKELL = """
module Solver (solve) where
import Data.List (sortOn)
type Ball = (Int, Int)
solve :: [Ball] -> Maybe [(Int, Int, Char)]
solve [_] = Just []
solve balls = case concatMap shots (sortOn (\\(x, y) -> (y, x)) balls) of
    [] -> Nothing
    (shot, after) : _ -> (shot :) <$> solve after
  where
    shots (x, y) =
      [ ((x, y, to), near ++ map (\\(u, v) -> (u - dx, v - dy)) beyond)
      | (to, (dx, dy)) <- [('U', (0, -1)), ('D', (0, 1)), ('L', (-1, 0)), ('R', (1, 0))]
      , let line = [(x + n * dx, y + n * dy) | n <- [1 .. 8]]
      , let beyond = filter (`elem` line) balls
      , let near = filter (`notElem` ((x, y) : line)) balls
      , not (null beyond), head line `notElem` balls ]
"""

SHOT_JAVA = """
import java.util.*;
public class Solver {
  static List<Main.Shot> solve(List<Main.Ball> balls) {
    TreeSet<Integer> left = new TreeSet<>(); // numbers of cells, in rows of 10
    for (Main.Ball ball : balls) left.add(ball.y() * 10 + ball.x());
    List<Main.Shot> shots = new ArrayList<>();
    while (left.size() != 1) {
      Main.Shot shot = shoot(left);
      if (shot == null) return null;
      shots.add(shot);
    }
    return shots;
  }
  static Main.Shot shoot(TreeSet<Integer> left) {
    int[] steps = {-10, 10, -1, 1};
    for (int at : List.copyOf(left))
      for (int i = 0; i < 4; i++) {
        int step = steps[i];
        List<Integer> beyond = new ArrayList<>();
        for (int cell = at + step; cell >= 0 && cell < 90 && cell % 10 < 7; cell += step)
          if (left.contains(cell)) beyond.add(cell);
        if (beyond.isEmpty() || left.contains(at + step)) continue;
        left.remove(at);
        left.removeAll(beyond);
        for (int cell : beyond) left.add(cell - step);
        return new Main.Shot(at % 10, at / 10, "UDLR".charAt(i));
      }
    return null;
  }
}
"""

SHOT_JAVASCRIPT = """
const STEPS = { U: [0, -1], D: [0, 1], L: [-1, 0], R: [1, 0] };
export function solve(balls) {
  if (balls.length === 1) return [];
  const is = (x, y) => balls.some(([u, v]) => u === x && v === y);
  for (const [x, y] of balls.sort(([x, y], [u, v]) => y - v || x - u))
    for (const [to, [dx, dy]] of Object.entries(STEPS)) {
      const steps = ([u, v]) => (dx ? (v === y) * (u - x) * dx : (u === x) * (v - y) * dy);
      const beyond = balls.filter((ball) => steps(ball) > 0);
      if (!beyond.length || is(x + dx, y + dy)) continue;
      const near = balls.filter((ball) => steps(ball) <= 0 && String(ball) !== `${x},${y}`);
      const rest = solve([...near, ...beyond.map(([u, v]) => [u - dx, v - dy])]);
      return rest && [[x, y, to], ...rest];
    }
  return null;
}
"""

SHOT_PYTHON = """
STEPS = {"U": (0, -1), "D": (0, 1), "L": (-1, 0), "R": (1, 0)}
def solve(balls):
    if len(balls) == 1:
        return []
    for x, y in sorted(balls, key=lambda ball: ball[::-1]):
        for to, (dx, dy) in STEPS.items():
            line = [(x + n * dx, y + n * dy) for n in range(1, 9)]
            beyond = [ball for ball in balls if ball in line]
            if beyond and line[0] not in balls:
                near = [ball for ball in balls if ball not in line and ball != (x, y)]
                rest = solve([*near, *((u - dx, v - dy) for u, v in beyond)])
                return None if rest is None else [(x, y, to), *rest]
"""

SHOT_RUST = """
pub fn solve(balls: &[(usize, usize)]) -> Option<Vec<(usize, usize, char)>> {
    if balls.len() == 1 { return Some(vec![]); }
    let mut sorted = balls.to_vec();
    sorted.sort_by_key(|&(x, y)| (y, x));
    for &(x, y) in &sorted {
        for (to, dx, dy) in [('U', 0, -1), ('D', 0, 1), ('L', -1, 0), ('R', 1, 0)] {
            let at = |n: i32| ((x as i32 + n * dx) as usize, (y as i32 + n * dy) as usize);
            let line: Vec<(usize, usize)> = (0..9).map(at).collect();
            if balls.contains(&line[1]) { continue; }
            let mut after: Vec<(usize, usize)> =
                balls.iter().copied().filter(|ball| !line.contains(ball)).collect();
            let near = after.len();
            after.extend((1..9).filter(|&n| balls.contains(&at(n))).map(|n| at(n - 1)));
            if after.len() == near { continue; }
            let mut shots = vec![(x, y, to)];
            shots.extend(solve(&after)?);
            return Some(shots);
        }
    }
    None
}
"""

PROGRAMS: dict[str, dict[str, tuple[str, str]]] = {
    # by game and language: the name of the file and its text
    "chessguess": {
        "c": ("guesser.c", CHESSGUESS_C),
        "haskell": ("Chessguess.hs", CHESSGUESS_HASKELL),
        "java": ("Guesser.java", CHESSGUESS_JAVA),
        "javascript": ("guesser.mjs", CHESSGUESS_JAVASCRIPT),
        "python": ("guesser.py", strategy("chessguess-2", "first")),
        "rust": ("guesser.rs", CHESSGUESS_RUST),
    },
    "mastermind": {
        "c": ("guesser.c", MASTERMIND_C),
        "haskell": ("Guesser.hs", MASTERMIND_HASKELL),
        "java": ("Guesser.java", MASTERMIND_JAVA),
        "javascript": ("guesser.mjs", MASTERMIND_JAVASCRIPT),
        "python": ("guesser.py", f"{definitions('2 4')}\n{strategy('mastermind-2x4', 'first')}"),
        "rust": ("guesser.rs", MASTERMIND_RUST),
    },
    "shot": {
        "c": ("solver.c", SHOT_C),
        "haskell": ("Solver.hs", SHOT_HASKELL),
        "java": ("Solver.java", SHOT_JAVA),
        "javascript": ("solver.mjs", SHOT_JAVASCRIPT),
        "python": ("solver.py", SHOT_PYTHON),
        "rust": ("solver.rs", SHOT_RUST),
    },
}
