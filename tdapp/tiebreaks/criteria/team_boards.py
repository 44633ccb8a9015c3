"""The boards of the matches: Board Count, Top Board Results, Bottom Board Elimination (C.07, 12), and Berlin."""

from __future__ import annotations

from fractions import Fraction

import numpy as np

from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.two_scores import GAME
from tdapp.domain.words.wording import tr
from tdapp.tiebreaks.column import Column
from tdapp.tiebreaks.criteria.base import Criterion, Step, Worked, line, sum_formula
from tdapp.tiebreaks.crosstable import CODE_OF, Crosstable, Ints, Mask, TeamCrosstable
from tdapp.tiebreaks.explain import Check, State, Table
from tdapp.tiebreaks.terms import CriterionKind
from tdapp.tiebreaks.text import short_text, value_text


def teams_of(table: Crosstable) -> TeamCrosstable:
    """Both scores and the boards; criteria of teams are resolved for teams only."""
    assert table.teams is not None
    return table.teams


class BoardCriterion(Criterion):
    """Shared by what is read from the boards."""

    family = "Boards of teams"
    kind = CriterionKind.OWN_RECORD
    for_players = False
    takes_score = False


class WeightedBoards(BoardCriterion):
    """A sum over all boards, each with its weight."""

    check = Check.SUM

    def weights(self, boards: int) -> Ints:
        """The weight of each board, the first one first."""
        raise NotImplementedError

    def sums(self, table: Crosstable) -> Ints:
        """The weighted sum of each round, (P, n), in ticks of the boards."""
        teams = teams_of(table)
        result: Ints = teams.boards @ self.weights(teams.boards_per_match)
        return result

    def column(self, table: Crosstable, step: Step, groups: Ints) -> Column:
        """The sums over all rounds."""
        return Column(self.sums(table).sum(axis=1), teams_of(table).board_ticks)

    def work(self, table: Crosstable, step: Step, groups: Ints, player: int) -> Worked:
        """Round by round: the boards and their weighted sum."""
        teams = teams_of(table)
        sums = self.sums(table)[player]
        weights = self.weights(teams.boards_per_match)
        lines = []
        for r in range(table.rounds):
            if table.open[player, r] or table.rest[player, r]:
                why = tr("free round") if table.rest[player, r] else tr("no result yet")
                lines.append(line(table, player, r, state=State.NOT_COUNTED, result="", why=why))
                continue
            boards = teams.boards[player, r]
            products = [
                f"{weight}×{short_text(Fraction(int(points), teams.board_ticks))}"
                for weight, points in zip(weights.tolist(), boards.tolist(), strict=True)
            ]
            lines.append(
                line(
                    table,
                    player,
                    r,
                    result=board_text(teams, player, r),
                    term=value_text(Fraction(int(sums[r]), teams.board_ticks)),
                    why=" + ".join(products),
                )
            )
        value = value_text(Fraction(int(sums.sum()), teams.board_ticks))
        return Worked(tuple(lines), sum_formula(lines, value), notes=_notes(table, player))


class BoardCount(WeightedBoards):
    """BC (C.07, 12.1): the sum of board number times points; lower is better, among teams of equal game points."""

    code = "BC"
    name = "Board count"
    c07 = True
    looks_at_ties = True
    sentence = (
        "The number of each board times the points made on it, added up; the lower sum is better, and it is used only "
        "among teams with equal game points."
    )
    source = "C.07, 12.1"
    strengths = "Made for knock-out matches: of two drawn matches, points on the first boards win."
    weaknesses = (
        "Says that the first board is worth more, whatever the strength of the boards; useless before game points are "
        "equal."
    )

    def weights(self, boards: int) -> Ints:
        """1 for the first board, 2 for the second ..."""
        return np.arange(1, boards + 1)

    def column(self, table: Crosstable, step: Step, groups: Ints) -> Column:
        """The sums; undefined inside a tied group whose game points differ."""
        column = super().column(table, step, groups)
        return Column(column.numerators, column.unit, unequal_game_points(table, groups), lower_is_better=True)

    def work(self, table: Crosstable, step: Step, groups: Ints, player: int) -> Worked:
        """The sum, or why it is not used here."""
        worked = super().work(table, step, groups, player)
        if not unequal_game_points(table, groups)[player]:
            return worked
        sentence = tr("The tied teams have different game points: not used among them (C.07, 12.1).")
        return Worked(worked.terms, worked.formula, notes=(*worked.notes, sentence))


class Berlin(WeightedBoards):
    """BERLIN: each win counts as many points as boards stand at or below it, a draw half of that."""

    code = "BERLIN"
    name = "Berlin count"
    sentence = (
        "A win on the first board counts as many points as there are boards, on the last board one, a draw half of "
        "that; the higher sum is better."
    )
    source = "German practice (Berliner Wertung), for drawn matches"
    strengths = "The usual decision of a drawn cup match: known to every player before the match."
    weaknesses = "The first board alone may outweigh the others, and 5:5 is still possible."

    def weights(self, boards: int) -> Ints:
        """The number of boards for the first one, one less for each that follows."""
        return np.arange(boards, 0, -1)


class BoardsInTurn(BoardCriterion):
    """Sums over some of the boards, one after the other until they differ: a place inside the tied group."""

    check = Check.TABLE
    integer = True
    place_in_group = True
    looks_at_ties = True
    c07 = True

    def stages(self, boards: int) -> tuple[Mask, ...]:
        """Which boards each comparison adds up."""
        raise NotImplementedError

    def headings(self, boards: int) -> tuple[str, ...]:
        """A word for each comparison."""
        raise NotImplementedError

    def compared(self, points: Ints) -> Ints:
        """The sums of every comparison, from points of teams x boards."""
        boards = points.shape[1]
        result: Ints = np.stack([points[:, mask].sum(axis=1) for mask in self.stages(boards)], axis=1)
        return result

    def column(self, table: Crosstable, step: Step, groups: Ints) -> Column:
        """Places inside each tied group."""
        sums = self.compared(teams_of(table).boards.sum(axis=1))
        place = np.zeros(table.size, dtype=np.int64)
        order = np.lexsort((*(-sums[:, index] for index in reversed(range(sums.shape[1]))), groups))
        order = order[groups[order] >= 0]
        if order.size:
            ids, row = groups[order], sums[order]
            starts = np.r_[True, ids[1:] != ids[:-1]]
            differs = starts | np.r_[True, (row[1:] != row[:-1]).any(axis=1)]
            index = np.arange(len(order))
            first = np.maximum.accumulate(np.where(starts, index, 0))
            shared = np.maximum.accumulate(np.where(differs, index, 0))
            broken = np.zeros(int(ids.max()) + 1, dtype=bool)
            broken[ids[differs & ~starts]] = True
            place[order] = np.where(broken[ids], shared - first + 1, 0)
        return Column(place, lower_is_better=True)

    def work(self, table: Crosstable, step: Step, groups: Ints, player: int) -> Worked:
        """The tied teams and their points on the boards compared."""
        members = [int(index) for index in np.flatnonzero(groups == groups[player])] if groups[player] >= 0 else []
        if len(members) < 2:
            return Worked((), tr("nobody else is still tied: nothing to decide"))
        teams = teams_of(table)
        column = self.column(table, step, groups)
        members.sort(key=lambda index: (int(column.numerators[index]), int(table.numbers[index])))
        place = int(column.numerators[player])
        shown = board_table(self, table, members, teams.boards.sum(axis=1))
        verdict = (
            tr("place {place} inside the tied group").format(place=place)
            if place
            else tr("equal on every board compared: the tie stays")
        )
        return Worked((), verdict, (shown,), _notes(table, player))


class TopBoards(BoardsInTurn):
    """TBR (C.07, 12.2): the points on the first board, then on the second ..."""

    code = "TBR"
    name = "Top board results"
    sentence = "The points on the first board; if these are equal, on the second board, and so on."
    source = "C.07, 12.2"
    strengths = "Understood at once, and decides nearly every drawn match."
    weaknesses = "One board decides, the others are forgotten."

    def stages(self, boards: int) -> tuple[Mask, ...]:
        """Each board by itself."""
        return tuple(np.arange(boards) == board for board in range(boards))

    def headings(self, boards: int) -> tuple[str, ...]:
        """``Bd 1``, ``Bd 2`` ..."""
        return tuple(tr("Bd {board}").format(board=board) for board in range(1, boards + 1))


class BottomBoards(BoardsInTurn):
    """BBE (C.07, 12.3): the points without the last board, then without the last two ..."""

    code = "BBE"
    name = "Bottom board elimination"
    sentence = "The points on all boards but the last; if these are equal, on all but the last two, and so on."
    source = "C.07, 12.3"
    strengths = "Keeps as many boards as it can in the decision."
    weaknesses = "The last board is the first one to be forgotten."

    def stages(self, boards: int) -> tuple[Mask, ...]:
        """All boards but the last, all but the last two ..."""
        return tuple(np.arange(boards) < last for last in range(boards - 1, 0, -1)) or (np.ones(boards, dtype=bool),)

    def headings(self, boards: int) -> tuple[str, ...]:
        """``Bd 1-3``, ``Bd 1-2``, ``Bd 1``."""
        return tuple(
            tr("Bd {board}").format(board="1" if last == 1 else f"1-{last}") for last in range(boards - 1, 0, -1)
        ) or (tr("Bd {board}").format(board=1),)


def board_table(
    criterion: BoardsInTurn, table: Crosstable, members: list[int], points: Ints, title: str | None = None
) -> Table:
    """The points of some teams (teams x boards) on the boards that are compared, one after the other."""
    teams = teams_of(table)
    boards = points.shape[1]
    sums = criterion.compared(points)

    def text(ticks: int) -> str:
        return value_text(Fraction(ticks, teams.board_ticks))

    headings = tuple(tr("Bd {board}").format(board=board) for board in range(1, boards + 1))
    steps = []
    for index, heading in enumerate(criterion.headings(boards)):
        values = [f"{text(int(sums[member, index]))} ({int(table.numbers[member])})" for member in members]
        steps.append(f"{heading}: {', '.join(values)}")
        if len({int(sums[member, index]) for member in members}) == len(members):
            break
    return Table(
        tuple(int(table.numbers[member]) for member in members),
        tuple(tuple(text(int(value)) for value in points[member]) for member in members),
        tuple(text(int(points[member].sum())) for member in members),
        title=tr("The tied teams, board by board") if title is None else title,
        note="; ".join(steps) + ".",
        columns=headings,
    )


def board_text(teams: TeamCrosstable, player: int, r: int) -> str:
    """The points of a match board by board: ``1 ½ 0 1``."""
    values = (Fraction(int(points), teams.board_ticks) for points in teams.boards[player, r])
    return " ".join("½" if value == Fraction(1, 2) else f"{short_text(value)}" for value in values)


def unequal_game_points(table: Crosstable, groups: Ints) -> Mask:
    """Teams whose tied group has different game points (C.07, 12.1); False for who is alone."""
    score = teams_of(table).by(GAME).score
    result = np.zeros(table.size, dtype=bool)
    tied = groups >= 0
    if not tied.any():
        return result
    count = int(groups.max()) + 1
    low, high = np.full(count, np.iinfo(np.int64).max), np.full(count, np.iinfo(np.int64).min)
    np.minimum.at(low, groups[tied], score[tied])
    np.maximum.at(high, groups[tied], score[tied])
    result[tied] = (low != high)[groups[tied]]
    return result


def _notes(table: Crosstable, player: int) -> tuple[str, ...]:
    """What of the boards is not over the board."""
    if (table.code[player] == CODE_OF[Outcome.PAIRING_BYE]).any():
        return (tr("A pairing-allocated bye counts as a win on every board (C.07, 12)."),)
    return ()
