"""Mastermind, with and without repeated colours (Bulls and Cows)."""
