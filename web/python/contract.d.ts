/**
 * What passes between the page and Python, made from the games' contracts by
 * web/build/declarations.py: change those, then run `python3 build.py declarations`.
 */

export type Status = "playing" | "won" | "stuck" | "contradiction";

export namespace account {
  /** What was done in a game, in order. */
  interface Account {
    events: ("move" | "python" | "undo" | "redo" | "hint1" | "hint2" | "hint3" | "hint4" | "list" | "review" | "check" | "warning" | "solution" | "columns")[];
    /** When the first of them happened, in seconds since 1970 (UTC). */
    began: number | null;
    /** When the puzzle was first solved. */
    ended: number | null;
  }

  /** What an account comes to at a position. */
  interface Result {
    /** From 0 to 100. */
    score: number;
    /** How many moves cost nothing; 0 for what has no score. */
    par: number;
    /** The moves made at the end. */
    moves: number;
    /** All moves that were answered, those taken back included, those of Python left out. */
    answered: number;
    /** The moves taken back and not made again by redo. */
    undone: number;
    hints: number;
    lists: number;
    reviews: number;
    checks: number;
    warnings: number;
    /** Whether the solution was looked at. */
    solution: boolean;
    /** The moves that Python chose, those taken back included. */
    python: number;
    /** Whether the columns of what a guess asks were shown, which costs nothing. */
    columns: boolean;
    /** Whether the puzzle was solved without any help that costs. */
    own: boolean;
    /** All of it in plain words, such as "3 guesses, 1 undone, with help twice". */
    sentence: string;
    /** The help that costs, by its kinds, such as "1 hint, 1 list"; empty if there was none. */
    help: string;
    /** A sign for each move made, which gives nothing away; empty in games that have none. */
    strip: string;
  }
}

export namespace daily {
  /** What the calendar needs of a game. */
  interface Daily {
    /** The puzzle of the date that was asked about. */
    id: string;
    /** Its weekday, from 0 for Monday. */
    weekday: number;
    /** What each weekday's puzzle is like, such as "4 pegs, 6 colours", from Monday on. */
    kinds: string[];
  }
}

export namespace guessing {
  /** Which part of a list is wanted. */
  interface CandidatesOptions {
    offset?: number;
    limit?: number;
  }

  /** The guess that is asked about: `draft` as far as it is laid out, or that of an answered row. */
  interface OutcomesOptions {
    draft?: string;
    row?: number;
    beside?: boolean;
    strategy?: string;
  }

  /** The guess that is asked about, as in `OutcomesOptions`, and one of its answers. */
  interface BehindOptions {
    offset?: number;
    limit?: number;
    draft?: string;
    row?: number;
    answer?: string;
  }

  /** How many guesses the person made, or 0 if Python guessed or showed the secret. */
  interface StandingOptions {
    guesses?: number;
  }

  /** A guess with its answer. */
  interface Row<Secret> {
    guess: Secret;
    /** The numbers of the answer, in the order in which a move writes them. */
    answer: number[];
    /** Whether the guess was the secret. */
    found: boolean;
    /** How many secrets were possible before the guess. */
    before: number;
    /** How many are possible after its answer. */
    left: number;
  }

  /** What a page draws of every guessing game. */
  interface GuessingDescription<Secret> {
    /** Whether Python gives the answers; in an open game only the person knows them. */
    known: boolean;
    /** Whether nothing is hidden, and each answer is the one that leaves most. */
    evil: boolean;
    rows: guessing.Row<Secret>[];
    /** How many secrets are possible. */
    left: number;
  }

  /** A part of the list of secrets that are possible. */
  interface Candidates<Secret> {
    left: number;
    offset: number;
    secrets: Secret[];
  }

  /** The moves that end the game; none in an open game with more than one secret left. */
  interface Solution<Secret> {
    moves: string[];
    secret: Secret | null;
  }

  /** A change of one answer that would mend a contradiction. */
  interface Correction {
    /** The index of the row. */
    row: number;
    /** The move to put in its place. */
    move: string;
    answer: number[];
    /** How many secrets are then possible. */
    left: number;
  }

  /** Answers that no secret fits together. */
  interface Contradiction {
    /** The indices of a smallest set of rows that contradict each other; empty if none do. */
    rows: number[];
    /** The likeliest single changes that would mend it. */
    corrections: guessing.Correction[];
  }

  /** A guess and how it splits the secrets that are possible. */
  interface Measures<Secret> {
    guess: Secret;
    /** Whether it can be the secret. */
    possible: boolean;
    /** How many answers are possible. */
    classes: number;
    /** How many secrets are left at worst. */
    largest: number;
    /** How many secrets are left on average. */
    expected: number;
  }

  /** An answer that a guess may get. */
  interface Outcome {
    answer: number[];
    /** Whether it is that the guess was the secret. */
    found: boolean;
    /** How many secrets are behind it: those that would give this answer. */
    left: number;
  }

  /** What a guess asks: the answers that it may get, the best ones first. */
  interface Asked extends guessing.Measures<Secret> {
    outcomes: guessing.Outcome[];
  }

  /** What a guess asks, and what a good guess at the same position does. */
  interface Outcomes<Secret> {
    /** How many secrets are possible before the guess. */
    left: number;
    /** Whether the guess is laid out to its end; what is missing is taken to tell nothing. */
    complete: boolean;
    own: guessing.Asked<Secret>;
    /** The guess of the strategy, or `own` where that leaves no more; null where none was wanted. */
    best: guessing.Asked<Secret> | null;
    sentence: string;
    /** The same, once the guess has its answer. */
    afterwards: string;
  }

  /** A strategy that a hint can follow. */
  interface Strategy {
    name: string;
    title: string;
    /** What it does, in a line. */
    explanation: string;
  }

  /** How good play fares against every secret. */
  interface Play {
    /** Its name; "optimal" where it is proven that none needs fewer guesses on average. */
    strategy: string;
    title: string;
    /** How many secrets are found with the n-th guess, by n. */
    histogram: number[];
    average: number;
    /** Whether it was played against secrets drawn at random rather than against all. */
    sample: boolean;
  }

  /** How a game stands beside good play on its board. */
  interface Standing {
    /** Null on large boards, and where Python is evil: there all secrets are one. */
    play: guessing.Play | null;
    /** What its histogram counts. */
    title: string;
    /** What good play needs, and how much of it needs more than the person did. */
    sentence: string;
  }

  /** A guess of a game, beside the best one there. */
  interface ReviewRow<Secret> extends guessing.Row<Secret>, guessing.Measures<Secret> {
    /** The index of the first earlier row that it contradicts. */
    contradicts: number | null;
    best: guessing.Measures<Secret>;
    /** What `needs`, `best_needs` and `loss` rest on. */
    basis: "proven" | "best-known" | "estimated" | "unknown";
    /** The guesses needed on average, this one included and the best ones after it; against evil Python those that are enough whatever the answers. */
    needs: number | null;
    /** The same of the best guess. */
    best_needs: number | null;
    /** How many guesses more it needs than the best. */
    loss: number | null;
    /** How many guesses fewer are to go after its answer than were to be expected: zero on average over the secrets that were possible. Null against evil Python, and where `needs` is. */
    luck: number | null;
    mark: "best" | "good" | "slip" | "impossible" | "unknown";
  }

  /** A guess of Python's own game at the secret that a person has found. */
  interface LineRow<Secret> extends guessing.Row<Secret> {
    /** How many guesses more it needs on average than the best; null where that is not known. */
    loss: number | null;
    /** As in `ReviewRow`. */
    luck: number | null;
  }

  /** What the guesses of a finished game are made of, all in guesses. */
  interface Balance {
    guesses: number;
    /** What the best play known needs on average from the start; null where none is known. */
    average: number | null;
    /** So many guesses at the start are not told apart into loss and luck. */
    first: number;
    /** What the best play needs on average after these. */
    to_go: number;
    /** What the guesses after these lost. */
    loss: number;
    /** What the answers after these saved. */
    luck: number;
  }

  /** What each guess was worth, and good play on the board. */
  interface Review<Secret> {
    /** Those up to the one that found the secret. */
    rows: guessing.ReviewRow<Secret>[];
    /** Null on large boards and against evil Python, where all secrets are one. */
    play: guessing.Play | null;
    /** What the guesses cost and what luck gave, in a sentence; "" before the end, and where nothing is known of either. */
    summary: string;
    balance: guessing.Balance | null;
    /** Python's own game at the same secret, once that is found, or against evil Python. */
    line: guessing.LineRow<Secret>[];
    /** The person's number of guesses beside Python's and that of good play; "" before the end. */
    versus: string;
    /** The tree of the best play, as the page of the whole game names it; "" where none is drawn. */
    tree: string;
  }
}

export namespace result_code {
  /** How good the guesses were, whatever their answers, as far as that is no estimate. */
  interface Skill {
    /** How many guesses each guess cost on average more than the best one that is known. */
    loss: number;
    /** How many guesses the answers saved beside those to be expected; less than 0 for bad luck. */
    luck: number;
    /** Of so many guesses this is known. */
    guesses: number;
  }

  /** A result code that holds together, and what follows from it. */
  interface CheckedCode {
    game: string;
    /** The puzzle. */
    id: string;
    moves: string[];
    status: "playing" | "won" | "stuck" | "contradiction";
    account: account.Account;
    result: account.Result;
    /** The sentence of the result without the number of moves, and whether it was solved. */
    help: string;
    /** Of guessing games, where it is known of a guess at least. */
    skill: result_code.Skill | null;
    /** How good play fares on this board, where that is known. */
    play: guessing.Play | null;
  }

  /** The result of a game on the page. */
  interface CodedResult {
    score: number;
    par: number;
    moves: number;
    answered: number;
    undone: number;
    hints: number;
    lists: number;
    reviews: number;
    checks: number;
    warnings: number;
    solution: boolean;
    python: number;
    columns: boolean;
    own: boolean;
    sentence: string;
    help: string;
    strip: string;
    /** Its result code; "" for a game that is too long for one. */
    code: string;
  }

  /** A result code in a pasted text, or a link of the lab, or what stands in its place. */
  interface CodeLine {
    /** The number of the line, from 1. */
    line: number;
    /** What stands before the code. */
    name: string;
    /** The result code; of a link what stands behind its `#`. */
    code: string;
    /** Whether it is a link of the lab. */
    lab: boolean;
  }
}

export namespace mastermind {
  /** A new puzzle: its board; with `open` and `evil` it has no secret, with `secret` that one. */
  interface Parameters {
    pegs?: number;
    colours?: number;
    repeats?: boolean;
    open?: boolean;
    evil?: boolean;
    secret?: string;
  }

  /** How much a hint says. */
  interface HintOptions {
    level?: number;
    draft?: string;
    strategy?: string;
  }

  /** The code that is checked. */
  interface CheckOptions {
    draft?: string;
  }

  /** What a page draws. An answer is [black, white]. */
  interface Description extends guessing.GuessingDescription<string> {
    pegs: number;
    colours: number;
    repeats: boolean;
  }

  /** Whether a code fits every answer. */
  interface Check {
    consistent: boolean;
    /** The index of the first row that it contradicts. */
    contradicts: number | null;
  }

  /** How many codes are left. */
  interface LeftHint {
    level: 1;
    left: number;
  }

  /** Whether the draft can be the code, in a sentence too. */
  interface CheckHint {
    consistent: boolean;
    contradicts: number | null;
    level: 2;
    left: number;
    sentence: string;
  }

  /** A good guess and why. */
  interface GuessHint extends guessing.Measures<string> {
    level: 3;
    left: number;
    strategy: string;
    /** Whether the guess is all that the strategy promises: the best of all, proven where it says so. */
    complete: boolean;
    /** Why the guess is good. */
    sentence: string;
    /** What the strategy does, and what it could not do here. */
    basis: string;
  }

  /** The guess of a strategy, beside those of the others. */
  interface Compared extends guessing.Measures<string> {
    strategy: string;
    title: string;
    /** As in a hint. */
    complete: boolean;
    /** The proven number of guesses needed on average, this one and optimal ones after it. */
    needs: number | null;
  }

  /** What every strategy for the board would guess now. */
  interface Comparison {
    left: number;
    strategies: mastermind.Compared[];
  }

  /** Which part of the list is wanted, of which codes, in which order. */
  interface ListOptions {
    offset?: number;
    limit?: number;
    order?: string;
    places?: string;
    within?: string;
    without?: string;
  }

  /** A part of the list of those of the codes left that are wanted. */
  interface Listed extends guessing.Candidates<string> {
    /** How many are wanted. */
    matching: number;
    /** How many codes each of `secrets` would leave on average as the next guess; empty where the list is not ordered by that. */
    expected: number[];
    /** Why it is not, where that was asked for. */
    sentence: string;
  }

  /** Which colours the codes left have where, and what that proves. */
  interface Places {
    left: number;
    /** By peg and colour, how many of the codes left have that colour there. */
    counts: number[][];
    /** By colour, whether every code left has it. */
    within: boolean[];
    /** By colour, whether no code left has it. */
    without: boolean[];
    /** By peg, the digit of the only colour that can be there, or a blank. */
    certain: string;
    sentence: string;
  }

  /** The code that is asked about. */
  interface PossibleOptions {
    draft?: string;
  }

  /** The answers to a guess that leave at least one code. */
  interface Possible {
    guess: string;
    outcomes: guessing.Outcome[];
  }

  /** What a letter of a pasted game stands for. */
  interface Letter {
    letter: string;
    digit: string;
  }

  /** What is wrong with a line. */
  interface Fault {
    /** Its number, from 1. */
    line: number;
    sentence: string;
  }

  /** A game that was written down elsewhere. */
  interface Pasted {
    /** The lines that can be read. */
    moves: string[];
    faults: mastermind.Fault[];
    /** The letters in it, in the order in which they come; none where digits are used. */
    letters: mastermind.Letter[];
  }

  /** A guess with its answer, peg by peg: how answers are to be read. */
  interface Example {
    secret: string;
    guess: string;
    answer: number[];
    /** What each peg of the guess counts for. */
    counted: ("place" | "colour" | "nothing")[];
  }

  /** The board that is asked about. */
  interface SpaceOptions {
    pegs?: number;
    colours?: number;
    repeats?: boolean;
  }

  /** The board, and the game's text: a guess and its two numbers on each line. */
  interface PastedOptions {
    pegs?: number;
    colours?: number;
    repeats?: boolean;
    letters?: string;
    text?: string;
  }

  /** How many codes a board has. */
  interface Space {
    /** Null where there is no such board. */
    codes: number | null;
    /** Why there is none. */
    problem: string;
  }

  type Hint = mastermind.LeftHint | mastermind.CheckHint | mastermind.GuessHint;

  /** What may be asked, by name. */
  interface Questions {
    hint: { options: mastermind.HintOptions; answer: mastermind.LeftHint | mastermind.CheckHint | mastermind.GuessHint };
    check: { options: mastermind.CheckOptions; answer: mastermind.Check };
    places: { options: {}; answer: mastermind.Places };
    outcomes: { options: guessing.OutcomesOptions; answer: guessing.Outcomes<string> };
    behind: { options: guessing.BehindOptions; answer: guessing.Candidates<string> };
    example: { options: {}; answer: mastermind.Example };
    space: { options: mastermind.SpaceOptions; answer: mastermind.Space };
    solution: { options: {}; answer: guessing.Solution<string> };
    candidates: { options: mastermind.ListOptions; answer: mastermind.Listed };
    compare: { options: {}; answer: mastermind.Comparison };
    possible: { options: mastermind.PossibleOptions; answer: mastermind.Possible };
    pasted: { options: mastermind.PastedOptions; answer: mastermind.Pasted };
    review: { options: {}; answer: guessing.Review<string> };
    standing: { options: guessing.StandingOptions; answer: guessing.Standing };
    contradiction: { options: {}; answer: guessing.Contradiction };
    strategies: { options: {}; answer: guessing.Strategy[] };
  }
}

export namespace chessguess {
  /** A new puzzle of a size. */
  interface Parameters {
    size?: number;
    open?: boolean;
    evil?: boolean;
    target?: string;
  }

  /** How much a hint says. */
  interface HintOptions {
    level?: number;
    draft?: string;
    strategy?: string;
  }

  /** What the player has marked: "BK+" that a black king is hidden, "BK-" that none is. */
  interface MarksOptions {
    marks?: string[];
  }

  /** The index of the row whose answer is explained. */
  interface ExplainOptions {
    row?: number;
  }

  /** How many of a piece one chess set has. */
  interface Stack {
    piece: string;
    limit: number;
  }

  /** What a page draws. An answer is [pieces, kinds, colours]. */
  interface Description extends guessing.GuessingDescription<string[]> {
    size: number;
    pieces: chessguess.Stack[];
  }

  /** The least and the most of a piece that the targets left hold. */
  interface Bound {
    piece: string;
    least: number;
    most: number;
  }

  /** Whether a draft can be the target. */
  interface Check {
    draft: string[];
    /** Whether a chess set holds these pieces. */
    possible: boolean;
    consistent: boolean;
    /** The index of the first row that it contradicts. */
    contradicts: number | null;
    sentence: string;
  }

  /** What the answers say of a mark. */
  interface Mark {
    piece: string;
    /** Whether it is marked as hidden, rather than as not. */
    hidden: boolean;
    verdict: "proven" | "open" | "wrong";
  }

  /** What the answers say of the player's marks. */
  interface Marks {
    marks: chessguess.Mark[];
    sentence: string;
  }

  /** How many targets are left. */
  interface LeftHint {
    level: 1;
    left: number;
  }

  /** What is certain of each piece, and of a draft where one was sent. */
  interface CertainHint {
    level: 2;
    certain: chessguess.Bound[];
    /** The same of all pieces ("**"), each colour ("B*", "W*") and each kind ("*K"). */
    groups: chessguess.Bound[];
    /** What is proven. */
    sentence: string;
    /** As many as the size of the game, the most certain first: a piece ("BK"), a further one of a colour ("B*", "W*"), a further one ("**"), one or none ("?"), none (""). */
    places: string[];
    /** What the places say. */
    summary: string;
    /** What each piece of the last guess certainly counts for, as in `Explanation`; null where that is not proven. */
    counted: (string[] | null)[];
    check: chessguess.Check | null;
  }

  /** A good guess and why. */
  interface GuessHint extends guessing.Measures<string[]> {
    level: 3;
    left: number;
    strategy: string;
    /** Why the guess is good. */
    sentence: string;
  }

  /** How the guess of a row is counted, piece by piece. */
  interface Explanation {
    guess: string[];
    answer: number[];
    /** What it is counted against: the target once it is found, before that an example. */
    target: string[];
    /** Whether that is only one of the targets still possible. */
    example: boolean;
    /** For each piece of the guess what it counted for: "piece", "kind", "colour". */
    counted: string[][];
  }

  /** How many targets a game of a size has. */
  interface SizeOfSpace {
    size: number;
    targets: number;
  }

  /** The number of targets by size. */
  interface Space {
    sizes: chessguess.SizeOfSpace[];
  }

  type Hint = chessguess.LeftHint | chessguess.CertainHint | chessguess.GuessHint;

  /** What may be asked, by name. */
  interface Questions {
    hint: { options: chessguess.HintOptions; answer: chessguess.LeftHint | chessguess.CertainHint | chessguess.GuessHint };
    candidates: { options: guessing.CandidatesOptions; answer: guessing.Candidates<string[]> };
    outcomes: { options: guessing.OutcomesOptions; answer: guessing.Outcomes<string[]> };
    behind: { options: guessing.BehindOptions; answer: guessing.Candidates<string[]> };
    solution: { options: {}; answer: guessing.Solution<string[]> };
    review: { options: {}; answer: guessing.Review<string[]> };
    standing: { options: guessing.StandingOptions; answer: guessing.Standing };
    contradiction: { options: {}; answer: guessing.Contradiction };
    strategies: { options: {}; answer: guessing.Strategy[] };
    marks: { options: chessguess.MarksOptions; answer: chessguess.Marks };
    explain: { options: chessguess.ExplainOptions; answer: chessguess.Explanation };
    example: { options: {}; answer: chessguess.Explanation };
    space: { options: {}; answer: chessguess.Space };
  }
}

export namespace shot {
  /** A new puzzle by one of these; `board` is a drawing. Without any it has six balls. */
  interface Parameters {
    balls?: number;
    grade?: number;
    level?: number;
    board?: string;
  }

  /** How much a hint says. */
  interface HintOptions {
    level?: number;
  }

  /** A legal shot and what it does. */
  interface Shot {
    x: number;
    y: number;
    direction: "U" | "D" | "L" | "R";
    move: string;
    /** The ways of the balls in order; the last one leaves the board. */
    rolls: ([number, number, number | null, number | null])[];
  }

  /** The idea of a level, and a line about it. */
  interface Lesson {
    title: string;
    text: string;
  }

  /** What a page draws. */
  interface Description {
    balls: [number, number][];
    /** The drawing of the board. */
    text: string;
    /** How many were made. */
    shots: number;
    legal: shot.Shot[];
    /** Why each other shot of a ball is illegal, by its move. */
    illegal: Record<string, string>;
    /** Why each ball without a legal shot has none, by its cell, as in "0,8". */
    blocked: Record<string, string>;
    last: shot.Shot | null;
    /** The number of the puzzle in the ladder of levels, if it is one of them. */
    level: number | null;
    /** Whether it is the last one of the ladder. */
    top: boolean;
    /** That of the level. */
    grade: number | null;
    /** What the level teaches, if it is a lesson. */
    lesson: shot.Lesson | null;
  }

  /** That a position is lost: two groups of balls that can never meet. */
  interface Proof {
    groups: [number, number][][];
    /** The line between them; a ball stays on each side of it, whatever is shot. */
    line: [number, number, number, number][];
    /** The groups by the names of their cells. */
    sentence: string;
  }

  /** Whether a position can still be won; null if that is not known. */
  interface Outlook {
    solvable: boolean | null;
    /** After how many shots it was lost (0: the puzzle has no solution); null unless it is. */
    lost_since: number | null;
    sentence: string;
    /** Why it is lost, where that can be drawn. */
    proof: shot.Proof | null;
  }

  /** Another shot than the one of a hint, and what becomes of it. */
  interface OtherShot {
    shot: shot.Shot;
    name: string;
    solvable: boolean | null;
    sentence: string;
    /** Why the position after it is lost, where that can be drawn. */
    proof: shot.Proof | null;
  }

  /** A hint; in a position that is lost, or not known to be winnable, only that it is. */
  interface Hint {
    level: number;
    solvable: boolean | null;
    lost_since: number | null;
    sentence: string;
    proof: shot.Proof | null;
    /** The ball to shoot, from level 2 on. */
    ball: [number, number] | null;
    /** The shot, from level 3 on. */
    shot: shot.Shot | null;
    /** Every other legal shot, at level 4. */
    others: shot.OtherShot[];
  }

  /** The moves to the end; none, with the reason as a sentence, if none were found. */
  interface Solution {
    solvable: boolean | null;
    moves: string[];
    sentence: string;
  }

  /** How many solutions there are; at least so many unless `exact`. */
  interface Count {
    count: number;
    exact: boolean;
  }

  /** How hard a position is; null if that is not known or it is lost. */
  interface Rating {
    bits: number | null;
    grade: number | null;
    sentence: string | null;
  }

  /** A shot that was made in a game, and how much could still be won before it. */
  interface Replayed {
    /** Those before the shot. */
    balls: [number, number][];
    shot: shot.Shot;
    name: string;
    /** How many different positions a shot could lead to. */
    choices: number;
    /** How many of these can be won; null if that is not known. */
    winning: number | null;
    /** Whether this shot lost the game. */
    losing: boolean;
  }

  /** A game shot by shot. */
  interface Replay {
    shots: shot.Replayed[];
  }

  /** How many of some positions can be won. */
  interface Positions {
    winning: number;
    lost: number;
    unknown: number;
  }

  /** The positions with some number of balls. */
  interface MapLayer {
    balls: number;
    /** All that can come up or, in a map that is not complete, those around the game's way. */
    positions: shot.Positions;
    /** Of these, those that one shot led to from where the game stood with a ball more. */
    choices: shot.Positions;
    /** That of the game's own position; null if the game has none here. */
    game: "winning" | "lost" | "unknown" | null;
    /** The shot that led to it; "" if none did. */
    shot: string;
  }

  /** How often the player began, or went back in, the puzzle. */
  interface TriesOptions {
    tries?: number;
  }

  /** The tries that a puzzle is to be expected to need; null where it is too large to tell. */
  interface Tries {
    /** Of shots at random. */
    random: number | null;
    /** Of shots at random that part no balls for good, where that can be seen. */
    careful: number | null;
    /** Both beside the player's; "" where they are not known. */
    sentence: string;
  }

  /** The positions that can come up in a puzzle, in layers by balls left, the most first. */
  interface Map {
    /** Whether it has every position. */
    complete: boolean;
    layers: shot.MapLayer[];
    /** The number of the shot after which the game could no longer be won; null if none is known. */
    left_at: number | null;
    sentence: string;
  }

  /** A level of the ladder. */
  interface Level {
    level: number;
    id: string;
    balls: [number, number][];
    bits: number;
    grade: number;
    /** The longest run of shots of the solution where every other shot's loss shows at once. */
    forced: number;
    /** How many shots can follow a wrong one before the loss shows. */
    trail: number;
    /** The idea of a lesson. */
    lesson: string | null;
  }

  /** What may be asked, by name. */
  interface Questions {
    alive: { options: {}; answer: shot.Outlook };
    hint: { options: shot.HintOptions; answer: shot.Hint };
    solution: { options: {}; answer: shot.Solution };
    count: { options: {}; answer: shot.Count };
    rate: { options: {}; answer: shot.Rating };
    replay: { options: {}; answer: shot.Replay };
    map: { options: {}; answer: shot.Map };
    tries: { options: shot.TriesOptions; answer: shot.Tries };
    levels: { options: {}; answer: shot.Level[] };
  }
}

export namespace how {
  /** A first guess on the board of 4 pegs and 6 colours. */
  interface InformationOptions {
    guess?: string;
  }

  /** An answer that the guess may get. */
  interface Told {
    /** Right place, wrong place. */
    answer: number[];
    /** How many codes it would leave. */
    left: number;
    /** How much it would tell. */
    bits: number;
  }

  /** What a first guess asks, most right places first. */
  interface Information {
    guess: string;
    outcomes: how.Told[];
    /** What the answer tells on average. */
    bits: number;
    sentence: string;
  }

  /** The hidden code, on the board of 4 pegs and 6 colours. */
  interface FiveGuessesOptions {
    secret?: string;
  }

  /** A guess of Knuth's rule and its answer. */
  interface KnuthRow {
    guess: string;
    answer: number[];
    before: number;
    /** How many codes fitted before it, and fit after it. */
    left: number;
  }

  /** How Knuth's rule finds a code. */
  interface FiveGuesses {
    rows: how.KnuthRow[];
    sentence: string;
  }

  /** A guess on the board of 2 pegs and 3 colours. */
  interface IntegersOptions {
    guess?: string;
  }

  /** A set of codes as an integer. */
  interface Mask {
    name: string;
    /** How it is computed from those above it. */
    expression: string;
    /** By code, in their order, whether it is in the set. */
    members: boolean[];
    number: number;
    count: number;
  }

  /** The codes of the board, and the sets that a guess is judged by. */
  interface Integers {
    codes: string[];
    masks: how.Mask[];
    sentence: string;
  }

  /** The same count on 4 pegs and 6 colours done twice, in milliseconds. */
  interface Race {
    guess: string;
    loop: number;
    integers: number;
    sentence: string;
  }

  /** What may be asked, by name. */
  interface Steps {
    information: { options: how.InformationOptions; answer: how.Information };
    "five-guesses": { options: how.FiveGuessesOptions; answer: how.FiveGuesses };
    integers: { options: how.IntegersOptions; answer: how.Integers };
    race: { options: {}; answer: how.Race };
  }
}

export namespace lab {
  /** Which exercise: a name such as mastermind-4x6, chessguess-4, shot, cis194-3. */
  interface ExerciseOptions {
    exercise?: string;
  }

  /** A run so far. */
  interface RunOptions {
    exercise?: string;
    /** So many secrets drawn at random instead of all; an exercise of many has its own number. */
    sample?: number;
    /** What the sample follows from. */
    seed?: string;
    /** The answers of each round, joined by newlines, in the order of its lines. */
    answers?: string[];
    /** Answers to the first lines of the round that is open: what is found so far counts them. */
    partial?: string;
  }

  /** One game of a run that is played game by game. */
  interface GameOptions {
    exercise?: string;
    sample?: number;
    seed?: string;
    game?: number;
    /** The answers of this game so far, joined by newlines. */
    answers?: string;
  }

  /** A run that is over: by its tree (`answers`) or game by game (`games`). */
  interface ReportOptions {
    exercise?: string;
    sample?: number;
    seed?: string;
    answers?: string[];
    games?: string[];
    /** What the program took in all. */
    milliseconds?: number;
    /** The line that took longest. */
    slowest?: string;
    slowest_milliseconds?: number;
    /** Of the program. */
    sha256?: string;
    language?: string;
    /** The average to be reached, such as 4.5, where it is not the exercise's own. */
    goal?: string;
  }

  /** Which game of a run to show: the worst one of those that go through a line. */
  interface ReplayOptions {
    exercise?: string;
    sample?: number;
    seed?: string;
    answers?: string[];
    line?: string;
  }

  /** What a link of the lab holds besides the exercise; all may be left out. */
  interface EncodeOptions {
    exercise?: string;
    code?: string;
    title?: string;
    task?: string;
    goal?: string;
    /** Seconds for one answer. */
    limit?: string;
    /** What is hidden or shown, such as "-optimum -compare". */
    show?: string;
  }

  /** What stands behind the `#` of a link of the lab. */
  interface DecodeOptions {
    link?: string;
  }

  /** An exercise in the list. */
  interface Entry {
    name: string;
    title: string;
    summary: string;
    kind: "mastermind" | "chessguess" | "shot" | "functions";
  }

  /** The exercises there are. */
  interface Exercises {
    exercises: lab.Entry[];
  }

  /** A strategy to read and to beat. */
  interface Strategy {
    name: string;
    title: string;
    code: string;
  }

  /** A worked example: a call as Python has it, the same as a line, and its value. */
  interface Test {
    call: string;
    line: string;
    expected: string;
  }

  /** What `cicada.lab.sandbox.player.load` takes besides the program. */
  interface PlayerSetup {
    kind: "mastermind" | "chessguess" | "shot" | "functions";
    /** The line that begins a game, such as "4 6"; empty where each game has its own. */
    start: string;
    seed: string;
    limit: number;
    /** Whether the program must do without case distinctions. */
    without_cases: boolean;
    /** The functions to be written. */
    functions: string[];
  }

  /** An exercise. */
  interface Exercise {
    name: string;
    title: string;
    summary: string;
    kind: "mastermind" | "chessguess" | "shot" | "functions";
    /** Paragraphs, separated by blank lines. */
    task: string;
    starter: string;
    strategies: lab.Strategy[];
    tests: lab.Test[];
    /** The average to be reached. */
    goal: number | null;
    /** Seconds for one answer. */
    limit: number;
    /** How many there are in all. */
    secrets: number;
    /** How many of them are drawn, where all would be too many. */
    sample: number | null;
    player: lab.PlayerSetup;
  }

  /** Where a run stands. */
  interface Progress {
    phase: "tree" | "again" | "done";
    /** What to ask next. */
    lines: string[];
    /** Whether to load the program anew before. */
    fresh: boolean;
    /** Which guess of a game is asked for, from 1. */
    depth: number;
    secrets: number;
    /** By number of guesses, from 0, how many secrets were found so far. */
    histogram: number[];
    /** How many secrets will not be found, because their line failed. */
    lost: number;
    calls: number;
    /** The sentence that says so, if the program gave two answers to the same game. */
    remembers: string | null;
  }

  /** Where one game stands. */
  interface GameStep {
    line: string | null;
    found: boolean;
    /** Why the game failed. */
    sentence: string | null;
  }

  /** What was judged. */
  interface Program {
    sha256: string;
    language: string;
  }

  /** The answer that took longest. */
  interface Slowest {
    line: string;
    seconds: number;
  }

  /** A strategy to compare with. */
  interface Compared {
    name: string;
    total: number;
    average: number;
    worst: number;
    /** Whether nothing can be better. */
    proven: boolean;
    /** By number of guesses, from 0, how many secrets; empty where that is not kept. */
    histogram: number[];
  }

  /** A part of the loss: `yours` less `best` guesses, summed over the secrets. */
  interface Part {
    line: string;
    secrets: number;
    yours: number;
    best: number;
    proven: boolean;
  }

  /** What was lost against the best play known; the parts add up to the whole. */
  interface Loss {
    guesses: number;
    per_secret: number;
    /** First the first guess (its line begins every game), then by answer to it, worst first. */
    where: lab.Part[];
  }

  /** A secret that took most guesses, or was not found. */
  interface Hard {
    secret: string;
    /** The lines that were asked. */
    lines: string[];
  }

  /** The average to be reached. */
  interface Goal {
    average: number;
    met: boolean;
  }

  /** From 0 to 100; null where they say nothing. */
  interface Marks {
    /** By the formula of the assignment that ChessGuess comes from. */
    course: number | null;
    /** From random consistent play, 0, to the best play known, 100. */
    towards_best: number | null;
    goal: lab.Goal | null;
  }

  /** Something that went wrong, and how often. */
  interface Fault {
    kind: string;
    line: string;
    sentence: string;
    count: number;
  }

  /** A worked example and what came out. */
  interface Checked {
    name: string;
    ok: boolean;
    expected: string;
    got: string;
  }

  /** What came out of a run; the same in the page, the shell and a notebook. */
  interface Report {
    cicada: 1;
    exercise: string;
    program: lab.Program;
    order: "tree" | "games";
    /** Whether the same line got the same answer. */
    pure: boolean;
    /** Whether every secret was found. */
    complete: boolean;
    /** How many there are. */
    secrets: number;
    /** How many of them were played. */
    played: number;
    found: number;
    /** Guesses in all, over the secrets that were found. */
    total: number;
    /** Guesses per secret; null unless the run is complete. */
    average: number | null;
    worst: number;
    histogram: number[];
    calls: number;
    seconds: number;
    slowest: lab.Slowest | null;
    compare: lab.Compared[];
    loss: lab.Loss | null;
    hardest: lab.Hard[];
    /** Secrets that were not found, the first hundred of them. */
    missing: string[];
    marks: lab.Marks;
    faults: lab.Fault[];
    tests: lab.Checked[];
    /** The mark from 0 to 100 that a learning platform is told (`cicada.lab.report.score`). */
    score: number;
  }

  /** A game of a run, as a puzzle of the page: `ask` it for a `review`. */
  interface Replay {
    game: string;
    id: string;
    moves: string[];
    secret: string;
    lines: string[];
  }

  /** What stands behind the `#`. */
  interface Link {
    link: string;
  }

  /** What a link holds; null for what it does not. */
  interface Shared {
    exercise: string;
    code: string | null;
    title: string | null;
    task: string | null;
    goal: string | null;
    limit: string | null;
    show: string | null;
  }

  /** What may be asked, by name. */
  interface Steps {
    exercises: { options: {}; answer: lab.Exercises };
    exercise: { options: lab.ExerciseOptions; answer: lab.Exercise };
    run: { options: lab.RunOptions; answer: lab.Progress };
    game: { options: lab.GameOptions; answer: lab.GameStep };
    report: { options: lab.ReportOptions; answer: lab.Report };
    replay: { options: lab.ReplayOptions; answer: lab.Replay };
    encode: { options: lab.EncodeOptions; answer: lab.Link };
    decode: { options: lab.DecodeOptions; answer: lab.Shared };
  }
}

export namespace record {
  /** A record as a file has it: a JSON object with `games` (`Kept`) and `practice`. */
  interface RecordOptions {
    record?: string;
  }

  /** A record, and the text of a file to be taken into it. */
  interface TakeOptions {
    record?: string;
    file?: string;
  }

  /** The result code of a finished game. */
  interface LookOptions {
    code?: string;
  }

  /** A record, and the number of the day by the player's calendar. */
  interface PracticeOptions {
    record?: string;
    day?: number;
  }

  /** A guess at the position of a puzzle; `box` is the one that the puzzle lies in. */
  interface AnswerOptions {
    game?: string;
    link?: string;
    guess?: string;
    box?: number;
    day?: number;
  }

  /** A finished game as the record has it. */
  interface Kept {
    game: string;
    board: string;
    /** The puzzle. */
    id: string;
    /** When it was solved, in seconds since 1970; 0 where an older release did not keep that. */
    ended: number;
    /** All guesses or shots that were answered, those taken back included; 0 with help. */
    guesses: number;
    /** Its result code; "" for a game of an older release. */
    code: string;
    /** What each guess lost, null where that is not known; null until Python has looked. */
    losses: (number | null)[] | null;
    /** Whether none of the losses is an estimate, as those of older releases may be. */
    certain: boolean;
  }

  /** When a puzzle is asked again. */
  interface Due {
    link: string;
    /** How often in a row it was solved. */
    box: number;
    /** The number of the day. */
    due: number;
  }

  /** How many games of a file were played again, and of how many. */
  interface Progress {
    played: number;
    games: number;
  }

  /** What of a file goes into the record. */
  interface Taken {
    /** The games that are new, or that the file knows an earlier or fuller result of. */
    games: record.Kept[];
    practice: record.Due[];
    /** How many games of the file were in the record as they are. */
    known: number;
    /** How many are none, or are damaged. */
    refused: number;
  }

  /** What each guess of a game lost; empty where nothing is guessed. */
  interface Looked {
    losses: (number | null)[];
  }

  /** How good play fares on a board, over every secret. */
  interface Best {
    title: string;
    average: number;
    histogram: number[];
  }

  /** What a guess loses on average, in guesses, with the bounds of 95 in 100. */
  interface SkillFigure {
    loss: number;
    low: number;
    /** Null where a single game says nothing of it. */
    high: number | null;
    games: number;
    guesses: number;
    sentence: string;
    /** What the figure rests on. */
    basis: string;
  }

  /** Some games after each other. */
  interface Stretch {
    games: number;
    loss: number;
    low: number;
    high: number;
  }

  /** What the record tells of a board. */
  interface BoardFigures {
    game: string;
    board: string;
    games: number;
    helped: number;
    /** How many games without help took how many guesses; of Shot, how many tries. */
    counts: Record<string, number>;
    average: number | null;
    best: record.Best | null;
    sentence: string;
    skill: record.SkillFigure | null;
    /** What luck gave or took, in a sentence; "" where that is not known. */
    luck: string;
    trend: record.Stretch[];
    trend_sentence: string;
    /** The result codes of games that Python has not looked at. */
    unseen: string[];
  }

  /** What the record tells, board by board, the most played first. */
  interface Figures {
    games: number;
    boards: record.BoardFigures[];
  }

  /** A guess with its answer, as a move writes them. */
  interface PuzzleRow {
    guess: string;
    answer: number[];
  }

  /** Find the best guess here. */
  interface Puzzle {
    game: string;
    board: string;
    /** The position, as the link of an open game. */
    link: string;
    rows: record.PuzzleRow[];
    left: number;
    box: number;
    /** What the player guessed there; "" for a position of the seeded set. */
    yours: string;
    /** What that lost, in guesses. */
    lost: number | null;
  }

  /** The puzzle that is due, if one is. */
  interface Practice {
    puzzle: record.Puzzle | null;
    /** The day of the next one, where none is due. */
    next: number | null;
  }

  /** What a guess at a puzzle is worth, proven. */
  interface Answered {
    right: boolean;
    loss: number;
    needs: number;
    best: string;
    best_needs: number;
    sentence: string;
    box: number;
    due: number;
  }

  /** What may be asked, by name. */
  interface Steps {
    tell: { options: record.RecordOptions; answer: record.Figures };
    take: { options: record.TakeOptions; answer: record.Taken };
    look: { options: record.LookOptions; answer: record.Looked };
    puzzle: { options: record.PracticeOptions; answer: record.Practice };
    answer: { options: record.AnswerOptions; answer: record.Answered };
  }
}

export namespace whole_tree {
  /** The tree that is wanted, by its link. */
  interface DrawOptions {
    tree?: string;
  }

  /** A game, by the link of its position, that is to be seen in a tree. */
  interface GameOptions {
    tree?: string;
    game?: string;
  }

  /** A tree that can be drawn. */
  interface Choice {
    link: string;
    /** The game's name in addresses. */
    game: string;
    /** The board in words. */
    on: string;
    /** The strategy in words. */
    title: string;
  }

  /** The trees that can be drawn. */
  interface Trees {
    trees: whole_tree.Choice[];
  }

  /** How far the work on a tree is. */
  interface Progress {
    /** How many secrets have a node. */
    found: number;
    secrets: number;
  }

  /** A strategy's tree: node i makes `guesses[i]` after `answers[i]` to its parent's guess. */
  interface Tree {
    link: string;
    /** The game's name in addresses. */
    game: string;
    /** The board in words. */
    on: string;
    /** The strategy in words. */
    title: string;
    /** What the strategy does, in a sentence. */
    about: string;
    /** The id of the open game whose positions the nodes are. */
    open: string;
    secrets: number;
    /** The guesses over all secrets. */
    total: number;
    /** How many secrets are found with the n-th guess, by n. */
    histogram: number[];
    /** As moves have them. */
    guesses: string[];
    /** As moves of an open game have them; that of the root is empty. */
    answers: string[];
    /** That of the root is -1. */
    parents: number[];
    /** Whether the guess is a secret itself. */
    finds: boolean[];
    /** How many secrets lie behind each node, its own included. */
    sizes: number[];
    /** The guesses that these still need there, all together. */
    needed: number[];
  }

  /** A game that is to be seen in a tree. */
  interface Game {
    /** Its guesses with their answers, as moves of an open game have them. */
    moves: string[];
    /** Those that fit its first answer at least, as moves have them. */
    secrets: string[];
    /** How many of its first answers each of these fits. */
    fits: number[];
    /** What the picture shows of the game. */
    sentence: string;
  }

  /** What may be asked, by name. */
  interface Steps {
    trees: { options: {}; answer: whole_tree.Trees };
    draw: { options: whole_tree.DrawOptions; answer: whole_tree.Tree };
    game: { options: whole_tree.GameOptions; answer: whole_tree.Game };
  }
}

/** Every game by its name. */
export interface Games {
  mastermind: {
    parameters: mastermind.Parameters;
    description: mastermind.Description & { status: Status };
    questions: mastermind.Questions;
  };
  chessguess: {
    parameters: chessguess.Parameters;
    description: chessguess.Description & { status: Status };
    questions: chessguess.Questions;
  };
  shot: {
    parameters: shot.Parameters;
    description: shot.Description & { status: Status };
    questions: shot.Questions;
  };
}

/** What the pages beside the games may ask. */
export interface Pages {
  how: how.Steps;
  lab: lab.Steps;
  record: record.Steps;
  tree: whole_tree.Steps;
}
