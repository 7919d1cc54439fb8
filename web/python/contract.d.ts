/**
 * What passes between the page and Python, made from the games' contracts by
 * web/pack/declarations.py: change those, then run `python3 build.py declarations`.
 */

export type Status = "playing" | "won" | "stuck" | "contradiction";

export namespace guessing {
  /** Which part of a list is wanted. */
  interface CandidatesOptions {
    offset?: number;
    limit?: number;
  }

  /** The language of the sentences. */
  interface LanguageOptions {
    language?: "en" | "de";
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
    /** Whether Python knows the secret; in an open game only the person does. */
    known: boolean;
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

  /** A strategy that a hint can follow. */
  interface Strategy {
    name: string;
    /** What it does, in a line in the language asked for. */
    explanation: string;
  }

  /** How good play fares against every secret. */
  interface Play {
    strategy: string;
    /** How many secrets are found with the n-th guess, by n. */
    histogram: number[];
    average: number;
  }
}

export namespace mastermind {
  /** A new puzzle: its board; with `open` it has no secret, with `secret` that one. */
  interface Parameters {
    pegs?: number;
    colours?: number;
    repeats?: boolean;
    open?: boolean;
    secret?: string;
  }

  /** How much a hint says. */
  interface HintOptions {
    level?: number;
    draft?: string;
    strategy?: string;
    language?: "en" | "de";
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
    /** Whether all guesses were compared, not a sample of them. */
    complete: boolean;
    /** Why the guess is good. */
    sentence: string;
    /** What the strategy does, and that only a sample was compared where that is so. */
    basis: string;
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

  /** The code that is asked about, beside the guess of a strategy. */
  interface OutcomesOptions {
    draft?: string;
    strategy?: string;
    language?: "en" | "de";
  }

  /** An answer that a guess may get. */
  interface Outcome {
    answer: number[];
    /** How many codes it would leave. */
    left: number;
  }

  /** What a guess asks: the answers that it may get, most right places first. */
  interface Asked extends guessing.Measures<string> {
    outcomes: mastermind.Outcome[];
  }

  /** A draft beside a good guess, before either is answered. */
  interface Outcomes {
    left: number;
    draft: mastermind.Asked;
    best: mastermind.Asked;
    sentence: string;
  }

  /** A guess with its answer, peg by peg: how answers are to be read. */
  interface Example {
    secret: string;
    guess: string;
    answer: number[];
    /** What each peg of the guess counts for. */
    counted: ("place" | "colour" | "nothing")[];
  }

  /** What a guess is worth before its answer is known. */
  interface Worth {
    guess: string;
    possible: boolean;
    /** How many codes were to be expected left. */
    expected: number;
    /** The information to be expected from its answer. */
    bits: number;
    /** The proven number of guesses needed on average, this one and optimal ones after it. */
    needs: number | null;
  }

  /** A guess of a game, beside the best one. */
  interface ReviewRow {
    guess: string;
    possible: boolean;
    expected: number;
    bits: number;
    needs: number | null;
    answer: number[];
    before: number;
    left: number;
    /** The index of the first earlier row that it contradicts. */
    contradicts: number | null;
    best: mastermind.Worth;
    /** Whether `best` is proven, not judged by information alone. */
    proven: boolean;
    /** How many bits more the answer told than the expected number left would have. */
    luck: number;
    /** How many guesses more it needs on average than the best; null without a proof. */
    loss: number | null;
  }

  /** What each guess was worth, and good play on this board; null on large boards. */
  interface Review {
    rows: mastermind.ReviewRow[];
    play: guessing.Play | null;
  }

  type Hint = mastermind.LeftHint | mastermind.CheckHint | mastermind.GuessHint;

  /** What may be asked, by name. */
  interface Questions {
    hint: { options: mastermind.HintOptions; answer: mastermind.LeftHint | mastermind.CheckHint | mastermind.GuessHint };
    check: { options: mastermind.CheckOptions; answer: mastermind.Check };
    places: { options: guessing.LanguageOptions; answer: mastermind.Places };
    outcomes: { options: mastermind.OutcomesOptions; answer: mastermind.Outcomes };
    example: { options: {}; answer: mastermind.Example };
    solution: { options: {}; answer: guessing.Solution<string> };
    candidates: { options: guessing.CandidatesOptions; answer: guessing.Candidates<string> };
    review: { options: {}; answer: mastermind.Review };
    contradiction: { options: {}; answer: guessing.Contradiction };
    strategies: { options: guessing.LanguageOptions; answer: guessing.Strategy[] };
  }
}

export namespace chessguess {
  /** A new puzzle of a size; with `open` it has no target, with `target` ("BK WQ") that one. */
  interface Parameters {
    size?: number;
    open?: boolean;
    target?: string;
  }

  /** How much a hint says. */
  interface HintOptions {
    level?: number;
    draft?: string;
    strategy?: string;
    language?: "en" | "de";
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

  /** How many targets are left. */
  interface LeftHint {
    level: 1;
    left: number;
  }

  /** What is certain of each piece, and of a draft where one was sent. */
  interface CertainHint {
    level: 2;
    certain: chessguess.Bound[];
    /** The same of each colour ("B", "W") and of each kind ("*K"), in the name of a piece. */
    groups: chessguess.Bound[];
    /** What is proven. */
    sentence: string;
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

  /** A guess of a game, beside the best one. */
  interface ReviewRow extends guessing.Measures<string[]> {
    before: number;
    left: number;
    /** The guesses to be expected after this one, by the learnt cost of what it leaves. */
    to_go: number;
    best: guessing.Measures<string[]>;
    /** How many guesses more it had to go than the best, by the learnt cost. */
    loss: number;
    /** How many guesses fewer were to go after the answer than `to_go`. */
    luck: number;
  }

  /** What each guess was worth. */
  interface Review {
    rows: chessguess.ReviewRow[];
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
    solution: { options: {}; answer: guessing.Solution<string[]> };
    review: { options: {}; answer: chessguess.Review };
    contradiction: { options: {}; answer: guessing.Contradiction };
    strategies: { options: guessing.LanguageOptions; answer: guessing.Strategy[] };
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

  /** The language of the sentences. */
  interface LanguageOptions {
    language?: "en" | "de";
  }

  /** How much a hint says. */
  interface HintOptions {
    level?: number;
    language?: "en" | "de";
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
    last: shot.Shot | null;
    /** The number of the puzzle in the ladder of levels, if it is one of them. */
    level: number | null;
  }

  /** Whether a position can still be won; null if that is not known. */
  interface Outlook {
    solvable: boolean | null;
    /** After how many shots it was lost (0: the puzzle has no solution); null unless it is. */
    lost_since: number | null;
    sentence: string;
  }

  /** Another shot than the one of a hint, and what becomes of it. */
  interface OtherShot {
    move: string;
    name: string;
    solvable: boolean | null;
    sentence: string;
  }

  /** A hint; in a position that is lost, or not known to be winnable, only that it is. */
  interface Hint {
    level: number;
    solvable: boolean | null;
    lost_since: number | null;
    sentence: string;
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
  }

  /** A level of the ladder. */
  interface Level {
    level: number;
    balls: number;
    bits: number;
    grade: number;
  }

  /** What may be asked, by name. */
  interface Questions {
    alive: { options: shot.LanguageOptions; answer: shot.Outlook };
    hint: { options: shot.HintOptions; answer: shot.Hint };
    solution: { options: shot.LanguageOptions; answer: shot.Solution };
    count: { options: {}; answer: shot.Count };
    rate: { options: {}; answer: shot.Rating };
    levels: { options: {}; answer: shot.Level[] };
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
