"""Byes that are asked for: which are refused, and which the arbiter has to confirm (C.05, 6.7.4; Q170-179)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from tdapp.domain.commands.players import Absence
from tdapp.domain.rules.players import rule
from tdapp.domain.section.event import BYES, ByeRules, Section
from tdapp.domain.section.outcome import Cell, Outcome
from tdapp.domain.section.player import Player
from tdapp.domain.section.stages import rounds_of, stage_of
from tdapp.domain.words.checks import Warning, no_player
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr


def of_whole_matches(section: Section, absences: Iterable[Absence]) -> tuple[Absence, ...]:
    """A bye is one of both games of a match (C.04.5, preface); where a round is a game as it is."""
    found: dict[tuple[int, int], Absence] = {}
    for one in absences:
        stage = rounds_of(section, stage_of(section, one.round_number)) if section.system.stage_rounds > 1 else ()
        for number in stage or (one.round_number,):
            found[one.number, number] = replace(one, round_number=number)
    return tuple(found.values())


def bye_warnings(section: Section, absences: Iterable[Absence]) -> Iterator[Warning]:
    """Everything to be said about these changes of byes. RuleViolation for what is no bye or no round."""
    wanted: dict[int, dict[int, Outcome | None]] = {}
    for one in absences:
        if one.kind is not None and one.kind not in BYES:
            raise RuleViolation(tr("An absence is a zero-point, half-point or full-point bye."))
        if not 1 <= one.round_number <= section.rounds_total:
            raise RuleViolation(tr("There is no round {round_number}.").format(round_number=one.round_number))
        wanted.setdefault(one.number, {})[one.round_number] = one.kind
    rows = {player.number: (player, row) for player, row in zip(section.players, section.cells, strict=True)}
    paired = section.rounds_paired
    for number, changes in wanted.items():
        if number not in rows:
            raise no_player(number)
        player, row = rows[number]
        for round_number, kind in changes.items():
            yield from _in_round(player, row, round_number, kind, paired)
        yield from new_bye_warnings(player, row, changes, announced_rules(section), section.system.stage_rounds)


def announced_rules(section: Section) -> ByeRules | None:
    """The rules for byes; None where the system says itself what each is worth, and anybody may stay away."""
    return None if section.system.scores else section.byes


def _in_round(
    player: Player, row: tuple[Cell, ...], round_number: int, kind: Outcome | None, paired: int
) -> Iterator[Warning]:
    if round_number > paired:
        return
    outcome = row[round_number - 1].outcome
    if outcome not in (*BYES, Outcome.UNPAIRED) or kind is None:
        yield rule("game-in-round").warn(name=player.name, round=round_number)
    elif outcome is not kind:
        yield rule("bye-in-paired-round").warn(name=player.name, round=round_number)


def new_bye_warnings(
    player: Player,
    row: tuple[Cell, ...],
    changes: Mapping[int, Outcome | None],
    rules: ByeRules | None,
    games: int = 1,
) -> Iterator[Warning]:
    """What new half- and full-point byes of one player mean; ``row`` is what there is until now.

    Where a match has several games a bye is one of all of them.
    """
    if rules is None:
        return
    before: dict[int, Outcome | None] = {number: cell.outcome for number, cell in enumerate(row, 1)}
    after = {**before, **changes}
    new_halves = [
        number
        for number, kind in changes.items()
        if kind is Outcome.HALF_POINT_BYE and before.get(number) is not Outcome.HALF_POINT_BYE
    ]
    for number, kind in changes.items():
        if kind is Outcome.FULL_POINT_BYE and before.get(number) is not kind:
            yield rule("full-point-bye").warn(name=player.name, round=number)
    if not new_halves:
        return
    if player.no_half_bye:
        yield rule("half-bye-ineligible").warn(name=player.name)
    if not rules.half_allowed:
        yield rule("half-bye-not-allowed").warn()
    count = -(-sum(kind is Outcome.HALF_POINT_BYE for kind in after.values()) // max(1, games))
    if count > 1:
        yield rule("second-half-bye").warn(name=player.name, count=count)
    if count > rules.half_limit and (rules.half_limit != 1 or count == 1):
        yield rule("half-bye-limit").warn(name=player.name, count=count, limit=rules.half_limit)
    for number in new_halves:
        if rules.half_until is not None and number > rules.half_until:
            yield rule("half-bye-late").warn(name=player.name, until=rules.half_until, round=number)
