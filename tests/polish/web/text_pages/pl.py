"""Polish, a few sentences of it."""

SENTENCES: dict[str, str] = {
    "How it works": "Jak to działa",
    "%(balls)s balls. Shots lead to %(choices)s position, and %(winning)s can be won.": "Kul: %(balls)s. Strzały prowadzą do %(choices)s pozycji; do wygrania: %(winning)s.",
    "%(balls)s balls. Shots lead to %(choices)s positions, and %(winning)s can be won.": "Kul: %(balls)s. Strzały dają %(choices)s pozycje; do wygrania: %(winning)s. | Kul: %(balls)s. Strzały dają %(choices)s pozycji; do wygrania: %(winning)s.",
}
