"""Lines for the wall: pairings, results, standings, in few columns that can be read from five metres."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tdapp.domain.section.chess960 import position_words
from tdapp.domain.section.event import Section
from tdapp.domain.section.round import Round
from tdapp.domain.section.stages import match_words
from tdapp.domain.words.decimals import decimals
from tdapp.domain.words.frozen import dataclass
from tdapp.services.tables.standings import Standings
from tdapp.ui.pages.rounds.rows import board_text, facts_of_round
from tdapp.ui.session.status import table_state
from tdapp.ui.widgets.numbers import points_read, short_points
from tdapp.ui.widgets.words import outcome_text


@dataclass(frozen=True, slots=True)
class Sheet:
    """A list to be shown page by page. ``shares`` are the widths of the columns, ``align`` is l, c or r for each."""

    title: str
    columns: tuple[str, ...]
    shares: tuple[int, ...]
    align: str
    lines: tuple[tuple[str, ...], ...]
    note: str = ""


def _with_position(section: Section, title: str, round_: Round) -> str:
    """The title with the game of a match, and the Chess960 position drawn; a draft's is nobody's business yet."""
    title = " · ".join(filter(None, (title, match_words(section, round_.number))))
    if round_.chess960 is None or round_.is_draft:
        return title
    text = QCoreApplication.translate("Projector", "{0} · Chess960 {1}")
    return text.format(title, position_words(round_.chess960))


def pairings_sheet(section: Section, round_: Round) -> Sheet:
    """Boards and byes of a round; a draft is not shown to anybody."""
    translate = QCoreApplication.translate
    title = _with_position(section, translate("Projector", "Round {0}").format(round_.number), round_)
    if round_.is_draft:
        return Sheet(title, (), (), "", (), translate("Projector", "The pairings are not published yet."))
    facts = facts_of_round(section, round_.number)
    lines = [
        (
            str(board.number),
            f"{facts.players[board.white].name} ({short_points(facts.points[board.white])})",
            "–" if board.is_open else board_text(board),
            f"{facts.players[board.black].name} ({short_points(facts.points[board.black])})",
        )
        for board in round_.boards
    ]
    lines += [("", facts.players[number].name, "", outcome_text(outcome, section)) for number, outcome in round_.byes]
    columns = (
        translate("Projector", "Board"),
        translate("Projector", "White"),
        translate("Projector", "Result"),
        translate("Projector", "Black"),
    )
    return Sheet(title, columns, (8, 38, 16, 38), "rlcl", tuple(lines))


def players_sheet(section: Section, round_: Round) -> Sheet:
    """Where everybody plays, by name: what a player looks for."""
    translate = QCoreApplication.translate
    title = _with_position(section, translate("Projector", "Round {0}: where you play").format(round_.number), round_)
    if round_.is_draft:
        return Sheet(title, (), (), "", (), translate("Projector", "The pairings are not published yet."))
    facts = facts_of_round(section, round_.number)
    white, black = translate("Projector", "White"), translate("Projector", "Black")
    lines = []
    for board in round_.boards:
        one, other = facts.players[board.white].name, facts.players[board.black].name
        lines.append((one, str(board.number), white, other))
        lines.append((other, str(board.number), black, one))
    lines += [(facts.players[number].name, "", "", outcome_text(outcome, section)) for number, outcome in round_.byes]
    columns = (
        translate("Projector", "Name"),
        translate("Projector", "Board"),
        translate("Projector", "You play"),
        translate("Projector", "Against"),
    )
    return Sheet(title, columns, (40, 9, 13, 38), "lrcl", tuple(sorted(lines, key=lambda line: line[0].casefold())))


def standings_sheet(standings: Standings) -> Sheet:
    """Rank, name, points and the first three tie-breaks."""
    translate = QCoreApplication.translate
    shown = standings.ladder[:3]
    lines = tuple(
        (
            "" if row.rank is None else str(row.rank),
            row.player.name,
            row.player.federation,
            points_read(row.points),
            *(decimals(row.shown(index) or "–") for index in range(len(shown))),
        )
        for row in standings.listed
    )
    columns = (
        "",
        translate("Projector", "Name"),
        "",
        translate("Projector", "Points"),
        *(rung.label for rung in shown),
    )
    title = translate("Projector", "Standings after round {0}").format(standings.after_round)
    note = table_state(standings)
    shares = (6, 42, 8, 11, *(11 for _ in shown))
    return Sheet(title, columns, shares, "rllr" + "r" * len(shown), lines, note)
