"""What a step in the life of a round would change, in sentences, before it is made."""

from __future__ import annotations

from collections.abc import Iterable

from tdapp.domain.knockout.players import fixture_of
from tdapp.domain.rules.rounds import rule
from tdapp.domain.section.event import BYES, Section
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.player import Standing
from tdapp.domain.section.results import result_text
from tdapp.domain.section.round import Board, Round, RoundState
from tdapp.domain.words.checks import Warning
from tdapp.domain.words.wording import tr
from tdapp.pairing.rules.round_robin import table_of

Pairs = Iterable[tuple[int, int]]
Byes = Iterable[tuple[int, Outcome]]


def byes_of_pairing(section: Section, number: int, bye: int | None) -> tuple[tuple[int, Outcome], ...]:
    """The byes announced for a round and the one that the pairing gives."""
    given = dict(section.announced(number))
    if bye is not None:
        given[bye] = Outcome.PAIRING_BYE
    return tuple(sorted(given.items()))


def berger_round(section: Section, number: int) -> tuple[tuple[tuple[int, int], ...], tuple[tuple[int, Outcome], ...]]:
    """The boards of a round robin's round by its table, and who has none: free by the table.

    Absences announced do not free a board here: the game is on the table and lost by forfeit if nobody comes. So are
    the games of a player who left, against those who stayed (C.05, 6.6); only a game between two who left is off.
    """
    fixture = fixture_of(section)
    if fixture is not None:
        if number > len(fixture.rounds):
            return (), ()  # it follows from results that are not in
        pairs, free = fixture.rounds[number - 1]
        return pairs, tuple((one, Outcome.PAIRING_BYE) for one in free)
    planned = table_of(section)[number - 1]
    gone = {player.number for player in section.players if player.standing is not Standing.ACTIVE}
    pairs = tuple(pair for pair in planned.pairs if not gone.issuperset(pair))
    seated = {one for pair in pairs for one in pair}
    rests = [player.number for player in section.players if player.number not in seated | gone]
    return pairs, tuple((one, Outcome.REST) for one in rests)


def pairing_changes(section: Section, old: Round, pairs: Pairs, byes: Byes) -> tuple[str, ...]:
    """What another pairing of a round changes, one line per board or bye; empty when it is the same."""
    before = {frozenset(board.players): board.players for board in old.boards}
    after = {frozenset(pair): tuple(pair) for pair in pairs}
    lines = [
        tr("No longer: {pair}.").format(pair=_pair(section, pair)) for key, pair in before.items() if key not in after
    ]
    lines += [tr("New: {pair}.").format(pair=_pair(section, pair)) for key, pair in after.items() if key not in before]  # type: ignore[arg-type]
    lines += [
        tr("Colours the other way round: {pair}.").format(pair=_pair(section, pair))  # type: ignore[arg-type]
        for key, pair in after.items()
        if key in before and before[key] != pair
    ]
    had = {number for number, outcome in old.byes if outcome is Outcome.PAIRING_BYE}
    gets = {number for number, outcome in byes if outcome is Outcome.PAIRING_BYE}
    lines += [tr("No longer: the bye of {name}.").format(name=section.shown(number)) for number in sorted(had - gets)]
    lines += [tr("New: the bye of {name}.").format(name=section.shown(number)) for number in sorted(gets - had)]
    return tuple(lines)


def board_changes(section: Section, old: Round, new: Round) -> tuple[str, ...]:
    """What an edit by hand changed: boards before and after, byes, who is left over."""
    before = {board.number: board.players for board in old.boards}
    after = {board.number: board.players for board in new.boards}
    lines = []
    for number in sorted(before.keys() | after.keys()):
        if before.get(number) != after.get(number):
            was = _pair(section, before[number]) if number in before else tr("empty")
            now = _pair(section, after[number]) if number in after else tr("empty")
            lines.append(tr("Board {number}: {was} → {now}").format(number=number, was=was, now=now))
    gave, gives = dict(old.byes), dict(new.byes)
    for player in sorted(gave.keys() | gives.keys()):
        if gave.get(player) is not gives.get(player):
            change = tr("{name}: {was} → {now}")
            was, now = _bye_words(gave.get(player)), _bye_words(gives.get(player))
            lines.append(change.format(name=section.shown(player), was=was, now=now))
    return tuple(lines)


def _bye_words(outcome: Outcome | None) -> str:
    match outcome:
        case Outcome.PAIRING_BYE:
            return tr("pairing-allocated bye")
        case Outcome.HALF_POINT_BYE:
            return tr("half-point bye")
        case Outcome.FULL_POINT_BYE:
            return tr("full-point bye")
        case Outcome.ZERO_POINT_BYE:
            return tr("absent")
        case Outcome.REST:
            return tr("free round")
        case None:
            return tr("no bye")
        case _:
            return str(outcome.value)


def unpair_preview(section: Section, round_: Round) -> tuple[tuple[str, ...], tuple[Warning, ...], bool]:
    """What unpairing takes away: lines, warnings, and whether a reason is needed."""
    entered = [board for board in round_.boards if not board.is_open]
    lines = [tr("{count} boards are taken away; undo brings all of it back.").format(count=len(round_.boards))]
    lines += [
        tr("Result lost: board {number}, {game}.").format(number=board.number, game=_shown(section, board))
        for board in entered
    ]
    kept = sum(outcome in BYES for _, outcome in round_.byes)
    if kept:
        lines.append(tr("{count} requested byes and absences stay.").format(count=kept))
    warnings = []
    if round_.state is not RoundState.DRAFT:
        warnings.append(rule("published-withdrawn").warn(round=round_.number))
    if entered:
        warnings.append(rule("results-unpaired").warn(round=round_.number, count=len(entered)))
    return tuple(lines), tuple(warnings), round_.state is not RoundState.DRAFT


def is_table_round(section: Section) -> bool:
    """True where a round is read from a table and not paired by an engine."""
    return bool(section.system.table)


def _pair(section: Section, pair: tuple[int, int]) -> str:
    return f"{section.shown(pair[0])} - {section.shown(pair[1])}"


def _shown(section: Section, board: Board) -> str:
    return f"{_pair(section, board.players)} {result_text(board.result)}"
