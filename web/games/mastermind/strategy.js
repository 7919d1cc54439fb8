/** Where the chosen strategy is kept, and the one that is used until one is chosen. */
export const STRATEGY = "mastermind:strategy";
export const DEFAULT_STRATEGY = "entropy";
