"""How far a player came in a knock-out, which ranks there."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import numpy as np

from tdapp.domain.knockout.players import Bracket, bracket_of
from tdapp.domain.knockout.tree import By, TieState
from tdapp.domain.section.event import Section
from tdapp.domain.section.stages import rounds_of
from tdapp.domain.words.wording import tr
from tdapp.tiebreaks.column import Column
from tdapp.tiebreaks.criteria.base import Criterion, Step, Worked
from tdapp.tiebreaks.crosstable import Crosstable, Ints
from tdapp.tiebreaks.explain import Check, State, TermLine
from tdapp.tiebreaks.terms import CriterionKind
from tdapp.tiebreaks.text import short_text


class KnockoutStage(Criterion):
    """STAGE: a point for each match that was won or passed over; the match for place 3 counts a half."""

    code = "STAGE"
    name = "Stages of a knock-out"
    family = "Own record"
    kind = CriterionKind.OWN_RECORD
    sentence = (
        "One for every match won, also where a player goes on without one; a half for the match for place 3. Who was "
        "out in the same stage shares the place."
    )
    source = "Usual in knock-outs"
    strengths = "Says what a knock-out is about: how far somebody came, whatever the score of the matches."
    weaknesses = "Places below the last four are shared by many."
    check = Check.SUM
    for_teams = False
    of_system = "knockout"

    def column(self, table: Crosstable, step: Step, groups: Ints) -> Column:
        """Twice the stages, so that a half is whole."""
        reached = _reached(table)
        ticks = [int(2 * sum(reached.get(number, {}).values(), Fraction(0))) for number in table.numbers.tolist()]
        return Column(np.array(ticks, dtype=np.int64), 2)

    def work(self, table: Crosstable, step: Step, groups: Ints, player: int) -> Worked:
        """A line for each stage."""
        number = int(table.numbers[player])
        bracket = _bracket(table)
        lines = []
        for tie in bracket.ties:
            if number not in tie.pair or tie.state is TieState.WAITING:
                continue
            other = next((one for one in tie.pair if one not in (number, None)), None)
            worth = _reached(table).get(number, {}).get((tie.stage, tie.third), Fraction(0))
            decided = tie.state is TieState.DECIDED
            why = tr("not decided yet")
            if decided and tie.by is By.BYE:
                why = tr("on without a game")
            elif decided:
                why = tr("the match is won") if worth else tr("the match is lost")
            lines.append(
                TermLine(
                    round=rounds_of(table.section, tie.stage)[-1],
                    opponent=other,
                    colour="",
                    opponent_score="",
                    result="",
                    term=short_text(worth),
                    state=State.COUNTED if decided else State.NOT_COUNTED,
                    why=why,
                    absence="",
                )
            )
        total = sum(_reached(table).get(number, {}).values(), Fraction(0))
        parts = " + ".join(line.term for line in lines if line.state is State.COUNTED)
        return Worked(tuple(lines), f"{parts or '0'} = {short_text(total)}")


_Reached = dict[int, dict[tuple[int, bool], Fraction]]


def _bracket(table: Crosstable) -> Bracket:
    return table.memo("bracket", lambda: bracket_of(_until(table.section, table.rounds)))


def _reached(table: Crosstable) -> _Reached:
    return table.memo("stages", lambda: _count(_bracket(table)))


def _count(bracket: Bracket) -> _Reached:
    found: _Reached = {}
    for tie in bracket.ties:
        if tie.winner is not None:
            worth = Fraction(1, 2) if tie.third else Fraction(1)
            found.setdefault(tie.winner, {})[tie.stage, tie.third] = worth
    return found


def _until(section: Section, rounds: int) -> Section:
    """The section after so many rounds; ``rounds_paired`` follows from the cells."""
    return replace(
        section,
        cells=tuple(row[:rounds] for row in section.cells),
        byes_only=tuple(number for number in section.byes_only if number <= rounds),
        tie_games=tuple(one for one in section.tie_games if one.round <= rounds),
        tie_decisions=tuple(one for one in section.tie_decisions if one.round <= rounds),
    )
