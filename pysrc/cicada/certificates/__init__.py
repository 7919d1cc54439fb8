"""Proofs that no play of a guessing game is better, and their check: plain rules, no search."""
