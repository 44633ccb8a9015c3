"""Extended direct encounter of teams (C.07, 13.3): the mutual matches in one score, then in the other, then boards."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import ClassVar

import numpy as np

from tdapp.domain.section.two_scores import MATCH
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import marked, tr
from tdapp.tiebreaks.column import Column
from tdapp.tiebreaks.criteria.base import Criterion, CriterionOption, Step, Worked
from tdapp.tiebreaks.criteria.direct_encounter import Encounters, GroupRanking, encounters, shown_stage, write_places
from tdapp.tiebreaks.criteria.team_boards import BottomBoards, TopBoards, board_table, teams_of
from tdapp.tiebreaks.crosstable import Crosstable, Ints, Mask
from tdapp.tiebreaks.explain import Check, Table
from tdapp.tiebreaks.terms import CriterionKind
from tdapp.tiebreaks.text import value_text
from tdapp.tiebreaks.views import view

_IN_TURN = {"TBR": TopBoards(), "BBE": BottomBoards()}


@dataclass(frozen=True, slots=True)
class _Scores:
    """The matches inside the tied groups in both scores, and which of them count."""

    first: Crosstable
    second: Crosstable
    met: Encounters
    met_second: Encounters
    games: Mask


class ExtendedEncounter(Criterion):
    """EDE: the place inside the tied group, 1 best, shared; 0 if the group was one team or was not broken.

    The score that ranks first; what it leaves tied, the other score; whenever a smaller group is left, both again.
    ``restart=primary`` starts again with the first score as soon as the second one has split a group, which is the
    literal reading of 13.3.3; the usual one (FIDE's exercises, gacrux) keeps to the second score until it says no more.
    """

    code = "EDE"
    name = "Extended direct encounter"
    family = "Direct encounter"
    c07 = True
    kind = CriterionKind.DIRECT
    sentence = "The matches among the teams still tied: first in the score that ranks, then in the other one."
    source = "C.07, 13.3"
    strengths = "Who beat whom, and by how much: independent of all other matches."
    weaknesses = "In a Swiss the tied teams have often not all met, and then it breaks little."
    check = Check.TABLE
    integer = True
    modifiers = "P"
    place_in_group = True
    looks_at_ties = True
    for_players = False
    takes_score = False
    boards: ClassVar[tuple[str, ...]] = ()
    """What decides between two teams that both scores leave tied: BC, TBR, BBE in turn (C.07, 13.3.2)."""
    options = (
        CriterionOption(
            "restart",
            marked("After the second score has split a group"),
            ("second", "primary"),
            (marked("go on with it"), marked("start again with the first score (13.3.3 by the letter)")),
            default="second",
            words=marked("starting again with the first score"),
        ),
    )

    def view(self, table: Crosstable, step: Step) -> Crosstable:
        """The table of the score that ranks."""
        return view(table, step.rung.modifiers)

    def column(self, table: Crosstable, step: Step, groups: Ints) -> Column:
        """Places inside each group."""
        place = np.zeros(table.size, dtype=np.int64)
        scores = self._scores(table, step, groups, groups >= 0)
        for group in sorted(set(groups[groups >= 0].tolist())):
            write_places(place, self._rank(scores, step, np.flatnonzero(groups == group).tolist(), None))
        return Column(place, lower_is_better=True)

    def work(self, table: Crosstable, step: Step, groups: Ints, player: int) -> Worked:
        """Every mini-crosstable in its order, the boards of the last two, and what follows."""
        members = [int(index) for index in np.flatnonzero(groups == groups[player])] if groups[player] >= 0 else []
        if len(members) < 2:
            return Worked((), tr("nobody else is still tied: nothing to decide"))
        members.sort(key=lambda index: int(table.numbers[index]))
        shown: list[Table] = []
        scores = self._scores(table, step, groups, np.isin(np.arange(table.size), members))
        self._rank(scores, step, members, shown)
        place = int(self.column(table, step, groups).numerators[player])
        met = set(zip(scores.met.first.tolist(), scores.met.second.tolist(), strict=True))
        missing = [
            tr("{one} and {other}").format(one=int(table.numbers[a]), other=int(table.numbers[b]))
            for position, a in enumerate(members)
            for b in members[position + 1 :]
            if (a, b) not in met
        ]
        note = (
            tr("Not met: {listed}.").format(listed="; ".join(missing))
            if missing
            else tr("All of the tied teams have met.")
        )
        verdict = (
            tr("place {place} inside the tied group").format(place=place)
            if place
            else tr("the matches among them decide nothing: the tie stays (C.07, 13.3)")
        )
        return Worked((), verdict, tuple(shown), (note,))

    def _scores(self, table: Crosstable, step: Step, groups: Ints, tied: Mask) -> _Scores:
        teams = teams_of(table)
        second = view(teams.by(teams.secondary), step.rung.modifiers)
        games = step.policy.counts(table, self.kind)
        return _Scores(
            table, second, encounters(table, games, groups, tied), encounters(second, games, groups, tied), games
        )

    def _rank(self, scores: _Scores, step: Step, members: list[int], shown: list[Table] | None) -> list[list[int]]:
        """Both scores on one group, then the boards where two are left."""
        blocks = []
        for block in self._by_score(scores.first, scores.met, members, shown):
            if len(block) == 1:
                blocks.append(block)
                continue
            parts = self._by_score(
                scores.second, scores.met_second, block, shown, once=step.options.get("restart") == "primary"
            )
            if len(parts) == 1:
                blocks += self._by_boards(scores, step, block, shown)
            else:
                blocks += [part for smaller in parts for part in self._rank(scores, step, smaller, shown)]
        return blocks

    def _by_score(
        self, table: Crosstable, met: Encounters, members: list[int], shown: list[Table] | None, *, once: bool = False
    ) -> list[list[int]]:
        ranking = GroupRanking(table, met, members, once=once)
        blocks = ranking.rank(members)
        if shown is not None:
            name = _score_name(table)
            for stage in ranking.stages:
                one = shown_stage(table, met, ranking, stage)
                shown.append(replace(one, title=f"{one.title}: {name}"))
        return blocks

    def _by_boards(self, scores: _Scores, step: Step, block: list[int], shown: list[Table] | None) -> list[list[int]]:
        """13.3.2: the knock-out codes on the mutual matches of exactly two teams."""
        if len(block) != 2 or not self.boards:
            return [block]
        one, other = block
        table, teams = scores.first, teams_of(scores.first)
        mutual = [
            np.where((scores.games[a] & (table.opponent[a] == b))[:, None], teams.boards[a], 0).sum(axis=0)
            for a, b in ((one, other), (other, one))
        ]
        points = np.zeros((table.size, teams.boards_per_match), dtype=np.int64)  # also where no round was paired
        points[one], points[other] = mutual
        if not any(scores.games[one] & (table.opponent[one] == other)):
            return [block]
        for code in self.boards:
            if code == "BC":
                weights = np.arange(1, teams.boards_per_match + 1)
                first, second = -int(mutual[0] @ weights), -int(mutual[1] @ weights)
                if shown is not None:
                    shown.append(_board_count(table, block, points, weights))
            else:
                sums = _IN_TURN[code].compared(points)
                first, second = 0, 0
                for mine, theirs in zip(sums[one].tolist(), sums[other].tolist(), strict=True):
                    if mine != theirs:
                        first, second = mine, theirs
                        break
                if shown is not None:
                    title = tr("Boards of the match between them ({code})").format(code=code)
                    shown.append(board_table(_IN_TURN[code], table, block, points, title))
            if first != second:
                return [[one], [other]] if first > second else [[other], [one]]
        return [block]


def _board_count(table: Crosstable, block: list[int], points: Ints, weights: Ints) -> Table:
    teams = teams_of(table)

    def text(ticks: int) -> str:
        return value_text(Fraction(ticks, teams.board_ticks))

    counts = [f"{text(int(points[team] @ weights))} ({int(table.numbers[team])})" for team in block]
    return Table(
        tuple(int(table.numbers[team]) for team in block),
        tuple(tuple(text(int(value)) for value in points[team]) for team in block),
        tuple(text(int(points[team].sum())) for team in block),
        title=tr("Boards of the match between them ({code})").format(code="BC"),
        note=tr("Board count, the lower one first: {listed}.").format(listed=", ".join(counts)),
        columns=tuple(tr("Bd {board}").format(board=board) for board in range(1, teams.boards_per_match + 1)),
    )


def _score_name(table: Crosstable) -> str:
    scores = table.section.team_scores
    primary = scores.primary if scores is not None else teams_of(table).secondary
    return tr("match points") if primary == MATCH else tr("game points")


class EncounterTop(ExtendedEncounter):
    """EDET: EDE, then the top boards of the mutual match."""

    code = "EDET"
    name = "Extended direct encounter, then top boards"
    sentence = (
        "The matches among the teams still tied, in one score and then the other; between two teams that remain, the "
        "first board of their match that differs."
    )
    boards = ("TBR",)


class EncounterBottom(ExtendedEncounter):
    """EDEB: EDE, then bottom board elimination in the mutual match."""

    code = "EDEB"
    name = "Extended direct encounter, then bottom board elimination"
    sentence = (
        "The matches among the teams still tied, in one score and then the other; between two teams that remain, "
        "their match without its last board, without its last two, and so on."
    )
    boards = ("BBE",)


class EncounterCountTop(ExtendedEncounter):
    """EDEBT: EDE, then board count, then the top boards of the mutual match."""

    code = "EDEBT"
    name = "Extended direct encounter, then board count and top boards"
    sentence = (
        "The matches among the teams still tied, in one score and then the other; between two teams that remain, the "
        "lower board count of their match, then its first board that differs."
    )
    boards = ("BC", "TBR")


class EncounterCountBottom(ExtendedEncounter):
    """EDEBB: EDE, then board count, then bottom board elimination in the mutual match."""

    code = "EDEBB"
    name = "Extended direct encounter, then board count and bottom board elimination"
    sentence = (
        "The matches among the teams still tied, in one score and then the other; between two teams that remain, the "
        "lower board count of their match, then the match without its last board, and so on."
    )
    boards = ("BC", "BBE")
