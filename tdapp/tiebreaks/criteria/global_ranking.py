"""Ricca's global criteria: rankings of the whole field by which he judged tie-breaks (ABSTPR, ABSELO, MISPTS, BRUNO).

All read the results over the board, not the points. Every player has a value: without a game over the board it is 0.
"""

from __future__ import annotations

from fractions import Fraction

import numpy as np

from tdapp.domain.ratings.tables import DP, PD_BANDS
from tdapp.domain.words.decimals import Figure
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import marked, ntr, tr
from tdapp.tiebreaks.column import Column, iterative_column, largest, widen
from tdapp.tiebreaks.criteria.base import Criterion, Step, Worked, line, lines_of
from tdapp.tiebreaks.criteria.recursive import NO_GAME, game_lines, joined, not_played, percent, result_text
from tdapp.tiebreaks.crosstable import Crosstable, Ints
from tdapp.tiebreaks.domain_graph import Reals, domain
from tdapp.tiebreaks.explain import Check, State, TermLine
from tdapp.tiebreaks.missing_results import Chain, ChainFinder, MissingResults, missing_results
from tdapp.tiebreaks.terms import CriterionKind
from tdapp.tiebreaks.text import real_text, short_text, value_text

RICCA = "Ricca, Looking for the best tie-break (FIDE Technical Commission 2017)"
START = 2000
"""Rating with which everybody starts."""
MOST_STEPS = 1000
"""Nothing visible happens so late; long chains of games would go on for ever."""

NO_VALUE = marked("Without a game over the board the value is 0.")

_DP = np.array(DP)
_BANDS = np.array(PD_BANDS)

_CHAINS_SHOWN = 300
"""Players up to whom every chain is written out."""


class GlobalCriterion(Criterion):
    """Shared facts of the family."""

    family = "Global criteria"
    kind = CriterionKind.RATINGS


@dataclass(frozen=True, eq=False, slots=True)
class Stopped:
    """Where an iteration stopped: values in ``unit``, steps carried out, and the squares of the last two steps.

    ``before`` and ``last`` are exact sums of squares of whole numbers that count ``1 / per`` each.
    """

    values: Ints
    unit: int
    steps: int
    before: int | None
    last: int
    per: int = 1


class AbsoluteRating(GlobalCriterion):
    """Shared: start equal, adjust, stop before the step that is no smaller than the one before it."""

    check = Check.ITERATION

    def stopped(self, table: Crosstable) -> Stopped:
        """The end of the iteration, computed once per table."""
        return table.memo(self.code, lambda: self._iterate(table))

    def _iterate(self, table: Crosstable) -> Stopped:
        raise NotImplementedError

    def column(self, table: Crosstable, step: Step, groups: Ints) -> Column:
        """The ratings; 0 without a game over the board."""
        return iterative_column(self.ratings(table))

    def ratings(self, table: Crosstable) -> Reals:
        """Values as shown."""
        end = self.stopped(table)
        return np.where(domain(table).inside, end.values / end.unit, 0.0)

    def stop_note(self, table: Crosstable, what: str) -> str:
        """Why the iteration stopped where it did."""
        end = self.stopped(table)
        if end.before is None or end.last == 0:
            return tr("After {steps} from {start} nothing changes any more.").format(
                steps=_steps(end.steps), start=START
            )
        if end.steps >= MOST_STEPS:
            return tr("Stopped after {count} steps.").format(count=MOST_STEPS)
        return tr(
            "After {steps} from {start} the sum of the squares of {what} no longer falls: {before} "
            "before, {last} now; the next step is not taken."
        ).format(
            steps=_steps(end.steps),
            start=START,
            what=what,
            before=f"{end.before / end.per**2:.6g}",
            last=f"{end.last / end.per**2:.6g}",
        )


class AbsolutePerformance(AbsoluteRating):
    """ABSTPR: everybody's performance rating becomes his rating, again and again."""

    code = "ABSTPR"
    for_teams = False
    name = "Absolute performance by TPR"
    sentence = (
        "All start with the rating 2000; the performance rating over the board becomes the new rating, until the "
        "changes stop getting smaller."
    )
    source = f"{RICCA}; C.07, 10.2"
    strengths = (
        "The well-known performance rating without anybody's rating before the event, in whole points as FIDE rounds "
        "them."
    )
    weaknesses = (
        "Rests on averages: one very weak opponent spoils the value even of a win. Where it stops is a matter of "
        "rounding; after the first rounds it hardly says anything. Recursive performance solves the same equations "
        "properly."
    )

    def _iterate(self, table: Crosstable) -> Stopped:
        games = domain(table)
        count = np.maximum(games.games, 1)
        gain = _DP[percent(table)]
        opponents = np.where(games.played, table.opponent, 0)
        rating = np.full(table.size, START)
        before: int | None = None
        for steps in range(MOST_STEPS + 1):
            total = np.where(games.played, rating[opponents], 0).sum(axis=1)
            fresh = np.where(games.inside, (2 * total + count) // (2 * count) + gain, rating)
            size = _squares(fresh - rating)
            if steps == MOST_STEPS or size == 0 or (before is not None and size >= before):
                break
            rating, before = fresh, size
        return Stopped(rating, 1, steps, before, size)

    def work(self, table: Crosstable, step: Step, groups: Ints, player: int) -> Worked:
        """The next performance rating, which is not taken any more."""
        games = domain(table)
        values = self.ratings(table)
        lines = game_lines(table, player, values, values)
        own = real_text(float(values[player]))
        if not games.inside[player]:
            return Worked(lines, f"{tr(NO_GAME)} = {own}", notes=(tr(NO_VALUE),))
        share = int(percent(table)[player])
        formula = tr(
            "stopped at {own}; next would be ({lines}) / {games}, rounded, {difference} (score {share} %)"
        ).format(
            own=own,
            lines=joined(lines),
            games=int(games.games[player]),
            difference=f"{int(_DP[share]):+d}",
            share=share,
        )
        return Worked(lines, formula, notes=(self.stop_note(table, tr("the changes")),))


class AbsoluteElo(AbsoluteRating):
    """ABSELO: Elo's adjustment with K = 50, again and again; table 8.1.2 over its whole range."""

    code = "ABSELO"
    for_teams = False
    name = "Absolute performance by Elo"
    sentence = (
        "All start with the rating 2000 and win or lose 50 points per point more or less than FIDE's table expects, "
        "again and again, until the differences stop getting smaller."
    )
    source = f"{RICCA}; B.02, 8.1.2"
    strengths = (
        "Everybody knows how Elo works; the result nearly equals Zermelo's, and exists for every event. Ricca's choice "
        "among his global criteria."
    )
    weaknesses = (
        "Players who won or lost everything end where the table ends. Where it stops depends on the table's steps of "
        "one per cent; relative Elo is the same idea solved exactly."
    )

    def _iterate(self, table: Crosstable) -> Stopped:
        """Exact: ratings in units of 1 / (2 * result_unit), expected scores in whole percent."""
        games = domain(table)
        unit = 2 * table.result_unit
        made = 100 * np.where(games.played, table.result, 0).sum(axis=1)
        opponents = np.where(games.played, table.opponent, 0)
        rating = np.full(table.size, START * unit)
        before: int | None = None
        for steps in range(MOST_STEPS + 1):
            expected = np.where(games.played, expected_whole(rating[:, None] - rating[opponents], unit), 0).sum(axis=1)
            short = made - table.result_unit * expected
            size = _squares(short)
            if steps == MOST_STEPS or size == 0 or (before is not None and size >= before):
                break
            rating, before = rating + short, size
        return Stopped(rating, unit, steps, before, size, 100 * table.result_unit)

    def work(self, table: Crosstable, step: Step, groups: Ints, player: int) -> Worked:
        """Expected scores against the opponents and the score made."""
        games, end = domain(table), self.stopped(table)
        values = self.ratings(table)
        expected = expected_whole(end.values[player] - end.values, end.unit) / 100
        lines = game_lines(table, player, values, expected)
        own = real_text(float(values[player]))
        if not games.inside[player]:
            return Worked(lines, f"{tr(NO_GAME)} = {own}", notes=(tr(NO_VALUE),))
        made = float(np.where(games.played, table.result, 0)[player].sum()) / table.result_unit
        total = float(np.where(games.played[player], expected[table.opponent[player]], 0.0).sum())
        formula = tr("stopped at {own}: {lines} = {total} expected; {made} scored").format(
            own=own, lines=joined(lines), total=real_text(total), made=Figure(f"{made:g}")
        )
        return Worked(lines, formula, notes=(self.stop_note(table, tr("expected less actual scores")),))


def _steps(count: int) -> str:
    return ntr("{count} step", "{count} steps", count).format(count=count)


def _squares(change: Ints) -> int:
    """Sum of squares, exact: equal steps are equal whatever the order of the players."""
    return int((widen(change, largest(change) ** 2 * len(change)) ** 2).sum())


def expected_whole(difference: Ints, unit: int) -> Ints:
    """Expected score in percent (B.02, 8.1.2, no 400-point cap) for rating differences in ``unit``."""
    higher = 49 + np.searchsorted(_BANDS, np.abs(difference) // unit, side="right")
    result: Ints = np.where(difference >= 0, higher, 100 - higher)
    return result


class MissingPoints(GlobalCriterion):
    """MISPTS: points in the complete round robin whose missing results follow from the existing ones."""

    code = "MISPTS"
    for_teams = False
    name = "Missing points"
    sentence = (
        "Points (1, ½, 0) in a round robin of all who played, the missing results inferred from the shortest chain of "
        "wins and draws between two players."
    )
    source = f"{RICCA}, an idea of Forlano"
    check = Check.EQUATION
    strengths = (
        "No numbers and no averages, only who beat whom: it sees an event from another side than all other criteria."
    )
    weaknesses = (
        "One surprising result turns a whole chain round, so the order tends to be wild. It looks at ratings to choose "
        "between chains of equal length, and cannot be verified by hand in a large event."
    )

    def found(self, table: Crosstable) -> MissingResults:
        """The complete table, computed once."""
        return table.memo("missing results", lambda: missing_results(domain(table), table.rating, table.numbers))

    def column(self, table: Crosstable, step: Step, groups: Ints) -> Column:
        """Points in the complete table; 0 without a game over the board."""
        return Column(self.found(table).halves.sum(axis=1), 2)

    def work(self, table: Crosstable, step: Step, groups: Ints, player: int) -> Worked:
        """The games as counted, and the inferred results by the length of the chain."""
        games, found = domain(table), self.found(table)
        halves, length = found.halves[player], found.length[player]

        def term(r: int) -> TermLine:
            other = int(table.opponent[player, r])
            again = other in table.opponent[player, :r][games.played[player, :r]]
            return line(
                table,
                player,
                r,
                result=result_text(table, player, r),
                term=value_text(Fraction(int(halves[other]), 2)),
                state=State.NOT_COUNTED if again else State.COUNTED,
                why=tr("met before: the sum of the games decides once") if again else "",
            )

        lines = lines_of(table, player, games.played, lambda r: not_played(table, player, r), term)
        parts = []
        others = games.inside & (np.arange(table.size) != player)
        for steps in np.unique(length[others]).tolist() if games.inside[player] else []:
            chosen = others & (length == steps)
            points = value_text(Fraction(int(halves[chosen].sum()), 2))
            many = int(chosen.sum())
            against = ntr("{count} opponent", "{count} opponents", many).format(count=many)
            match steps:
                case 0:
                    parts.append(
                        tr("{points} from draws with {against} whom no chain reaches").format(
                            points=points, against=against
                        )
                    )
                case 1:
                    parts.append(tr("{points} from games with {against}").format(points=points, against=against))
                case _:
                    parts.append(
                        tr("{points} from chains of {steps} games to {against}").format(
                            points=points, steps=steps, against=against
                        )
                    )
        total = Fraction(int(halves.sum()), 2)
        formula = f"{' + '.join(parts) or tr('no game over the board')} = {short_text(total)}"
        return Worked(lines, formula, notes=self._chains(table, player))

    def _chains(self, table: Crosstable, player: int) -> tuple[str, ...]:
        """Every inferred result with the chain or chains that give it."""
        found, chains = self.found(table), []
        if table.size > _CHAINS_SHOWN:
            return (tr("Chains are listed in events of up to {count} players.").format(count=_CHAINS_SHOWN),)
        finder = table.memo("chains", lambda: ChainFinder(domain(table), found, table.rating, table.numbers))
        for other, both in enumerate(finder.deciding(player)):
            if both:
                shown = (
                    tr("{one} and {other}").format(one=_chain(table, both[0]), other=_chain(table, both[1]))
                    if (len(both) == 2)
                    else _chain(table, both[0])
                )
                result = ("0", "½", "1")[int(found.halves[player, other])]
                to = tr("to {number}: {chain}, {result}")
                chains.append(to.format(number=int(table.numbers[other]), chain=shown, result=result))
        return (tr("Chains (> won, = drawn): {listed}.").format(listed="; ".join(chains)),) if chains else ()


def _chain(table: Crosstable, chain: Chain) -> str:
    """``4 > 2 = 3``."""
    signs = (" > " if won else " = " for won in chain.wins)
    first, *others = (str(int(table.numbers[player])) for player in chain.players)
    return first + "".join(f"{sign}{number}" for sign, number in zip(signs, others, strict=True))


class Bruno(GlobalCriterion):
    """BRUNO: own score times the sum of the opponents' scores times 100."""

    code = "BRUNO"
    for_teams = False
    name = "Bruno Buchholz's product"
    named_after_a_person = True
    sentence = (
        "The score over the board times the sum of the opponents' scores over the board, times 100 (win 1, draw ½)."
    )
    source = RICCA
    check = Check.EQUATION
    strengths = "Easy: anybody can work it out from the table, and it ranks across different scores."
    weaknesses = (
        "Among players level on points it is Buchholz over again. Unplayed rounds count nothing at all, neither one's "
        "own nor the opponents'."
    )

    def column(self, table: Crosstable, step: Step, groups: Ints) -> Column:
        """Exact products."""
        games = domain(table)
        score = np.where(games.played, table.result, 0).sum(axis=1)
        total = np.where(games.played, score[table.opponent], 0).sum(axis=1)
        score = widen(score, largest(score) * largest(total) * 100)
        return Column(score * total * 100, table.result_unit**2)

    def work(self, table: Crosstable, step: Step, groups: Ints, player: int) -> Worked:
        """The opponents' scores, their sum and the product."""
        games = domain(table)
        score = np.where(games.played, table.result, 0).sum(axis=1)

        def term(r: int) -> TermLine:
            theirs = value_text(Fraction(int(score[table.opponent[player, r]]), table.result_unit))
            result = result_text(table, player, r)
            return line(table, player, r, opponent_score=theirs, result=result, term=theirs)

        lines = lines_of(table, player, games.played, lambda r: not_played(table, player, r), term)
        own = value_text(Fraction(int(score[player]), table.result_unit))
        value = self.column(table, step, groups).value(player)
        return Worked(lines, f"{own} × ({joined(lines) or '0'}) × 100 = {short_text(value)}")
