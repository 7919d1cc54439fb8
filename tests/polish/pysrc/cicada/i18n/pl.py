"""Polish, a few sentences of it."""

THOUSANDS = "\N{NO-BREAK SPACE}"
POINT = ","


def plural(count: int) -> int:
    """Few, as CLDR has it: 2 to 4, 22 to 24 and so on, not 12 to 14. All else are many."""
    return 0 if 2 <= count % 10 <= 4 and not 12 <= count % 100 <= 14 else 1


SENTENCES: dict[str, str] = {
    "You: {own}. Shots at random need {by_chance} tries on average; careful ones, which never part balls for good where that can be seen, {careful}.": "Ty: {own}. Strzały losowe potrzebują średnio {by_chance} prób; ostrożne, które nigdy nie rozdzielają kul na dobre, jeśli to widać, {careful}.",
    "1 try": "1 próba",
    "{count:,} tries": "{count:,} próby | {count:,} prób",
}
