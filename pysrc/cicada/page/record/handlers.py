"""Request handlers of the page of a record: options in, answers out (`contract`)."""

from __future__ import annotations

from cicada.game import Report
from cicada.guessing.contract import is_certain
from cicada.page.handlers import Handlers
from cicada.page.record import contract, figures, kept, practice
from cicada.page.result_code import replayed


def tell(options: contract.RecordOptions, _: Report) -> contract.Figures:
    """What a record tells."""
    return figures.figures(kept.parse(options.record).games)


def take(options: contract.TakeOptions, report: Report) -> contract.Taken:
    """What of a file goes into a record; how far it is read goes to `report` (`Progress`)."""
    return kept.take(kept.parse(options.record), kept.parse(options.file), report)


def look(options: contract.LookOptions, report: Report) -> contract.Looked:
    """What each guess of a finished game lost."""
    played = replayed(options.code)
    question = played.game.questions.get("review")
    if question is None or not played.moves:
        return contract.Looked(losses=[])
    rows = question.ask(played.position, {}, lambda _: None).rows
    return contract.Looked(losses=[row.loss if is_certain(row) else None for row in rows])


def puzzle(options: contract.PracticeOptions, _: Report) -> contract.Practice:
    """The puzzle for now."""
    record = kept.parse(options.record)
    return practice.due(record.games, record.practice, options.day)


def answer(options: contract.AnswerOptions, _: Report) -> contract.Answered:
    """What a guess at a puzzle is worth."""
    given = options.game, options.link, options.guess, options.box, options.day
    return practice.answer(*given)


HANDLERS: Handlers = {
    "tell": (tell, contract.RecordOptions),
    "take": (take, contract.TakeOptions),
    "look": (look, contract.LookOptions),
    "puzzle": (puzzle, contract.PracticeOptions),
    "answer": (answer, contract.AnswerOptions),
}
