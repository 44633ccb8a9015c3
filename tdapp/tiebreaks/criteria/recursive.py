"""Recursive criteria (Brozos-Vazquez, Campo-Cabana, Diaz-Ramos, Gonzalez-Diaz): RP, ARPO and RBH.

All read results over the board, not points. The equations are solved, not iterated: on a bipartite graph of games an
iteration never settles.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from tdapp.domain.ratings.tables import DP
from tdapp.domain.words.decimals import Figure
from tdapp.domain.words.wording import marked, tr
from tdapp.tiebreaks.column import Column, iterative_column
from tdapp.tiebreaks.criteria.base import Criterion, Step, Worked, line, lines_of
from tdapp.tiebreaks.crosstable import Crosstable, Ints, Mask
from tdapp.tiebreaks.cuts import cut_lowest
from tdapp.tiebreaks.domain_graph import RESIDUAL, Domain, Reals, domain, solve_sum
from tdapp.tiebreaks.explain import Check, State, TermLine
from tdapp.tiebreaks.terms import CriterionKind, Cuts
from tdapp.tiebreaks.text import real_text, sum_of

PAPER = "Brozos-Vázquez, Campo-Cabana, Díaz-Ramos, González-Díaz, Recursive tie-breaks for chess tournaments"
PER_RATING_POINT = 1 / 400
"""Values on the scale win +1, loss -1: a certain win is worth 400 rating points (the "algorithm of 400")."""

_DP = np.array(DP, dtype=np.float64)


def percent(table: Crosstable) -> Ints:
    """Score over the board in whole percent, half up (B.02, 8.1.1); 0 without a game."""
    games = domain(table)
    total = np.where(games.played, table.result, 0).sum(axis=1)
    possible = np.maximum(games.games * table.result_unit, 1)
    share: Ints = np.clip((200 * total + possible) // (2 * possible), 0, 100)
    return share


def recursive_performance(table: Crosstable) -> Reals:
    """The recursive performance of every player, in rating points.

    Start ratings do not matter and may be missing: they only place the whole scale. Each group of players linked by
    games has the mean rating of all rated players of the event (0 where nobody is rated). Defined for players with a
    game over the board (``domain(table).inside``); 0 for the others.
    """
    return table.memo("recursive performance", lambda: _performance(table))


def drift(table: Crosstable) -> Reals:
    """How much a new performance exceeds the recursive one: the same for everybody in a group linked by games."""
    games = domain(table)
    gain = np.where(games.inside, _DP[percent(table)], 0.0)
    label = games.component
    above = np.bincount(label, games.games * gain, games.size)
    below = np.maximum(np.bincount(label, games.games, games.size), 1)
    return np.where(games.inside, (above / below)[label], 0.0)


def _performance(table: Crosstable) -> Reals:
    games = domain(table)
    gain = np.where(games.inside, _DP[percent(table)], 0.0)
    spread = solve_sum(games, games.games * (gain - drift(table)))
    return np.where(games.inside, spread + mean_rating(table), 0.0)


def mean_rating(table: Crosstable) -> float:
    """Mean rating of all rated players, 0 where nobody is rated."""
    rated = table.rating[table.rating != 0]
    return float(rated.mean()) if rated.size else 0.0


def least_squares(table: Crosstable) -> Reals:
    """The solution of ``Laplacian q = s``, sum 0 per group linked by games: least squares and recursive Buchholz."""

    def solve() -> Reals:
        games = domain(table)
        return solve_sum(games, games.balance)

    return table.memo("least squares", solve)


class GamesCriterion(Criterion):
    """Shared by everything that is solved on the games over the board."""

    kind = CriterionKind.RATINGS
    check = Check.EQUATIONS
    unit = 1.0
    """How much of the value makes one rating point."""

    def reals(self, table: Crosstable, step: Step) -> Reals:
        """Values of all players."""
        raise NotImplementedError

    def column(self, table: Crosstable, step: Step, groups: Ints) -> Column:
        """The values; undefined without a game over the board."""
        values = self.reals(table, step)
        return iterative_column(values, missing=~domain(table).inside, per_rating_point=self.unit)


def game_lines(table: Crosstable, player: int, scores: Reals, terms: Reals) -> tuple[TermLine, ...]:
    """One line per round: the opponent's value, the player's result as 1, ½, 0, and the term, both (P,)."""
    played = domain(table).played

    def term(r: int) -> TermLine:
        other = int(table.opponent[player, r])
        return line(
            table,
            player,
            r,
            opponent_score=real_text(float(scores[other])),
            result=result_text(table, player, r),
            term=real_text(float(terms[other])),
        )

    return lines_of(table, player, played, lambda r: not_played(table, player, r), term)


def not_played(table: Crosstable, player: int, round_index: int) -> str:
    """Why a round is no game."""
    return tr("no result yet") if table.open[player, round_index] else tr("not played over the board: does not count")


def result_text(table: Crosstable, player: int, round_index: int) -> str:
    """The result as 1, 0.5 or 0 whatever the point system; odd results as their share."""
    share = int(table.result[player, round_index]) / table.result_unit
    return Figure(f"{share:.6f}".rstrip("0").rstrip("."))


def joined(lines: tuple[TermLine, ...]) -> str:
    """The counted terms as a sum: ``1.5 - 0.25``."""
    text = sum_of(entry.term for entry in lines if entry.state is State.COUNTED)
    return text.replace("+ -", "- ")


def residual_note(residual: float) -> str:
    """How exactly the equations hold; what lies below the bound is noise, and another on every processor."""
    told = f"< {RESIDUAL:.0e}" if residual < RESIDUAL else f"{residual:.1e}"
    return tr("Residual of the equations over all players: {residual}.").format(residual=Figure(told))


def group_notes(games: Domain) -> tuple[str, ...]:
    """A sentence where the players fall into groups that never met."""
    if games.components < 2:
        return ()
    return (
        tr(
            "The games fall into {count} groups that never met one another; each group is placed at "
            "the same mean, so values from different groups cannot really be compared."
        ).format(count=games.components),
    )


NO_GAME = marked("no game was played over the board")


class RecursivePerformance(GamesCriterion):
    """RP: the performance with everybody's own performance in place of the ratings, without end."""

    code = "RP"
    for_teams = False
    name = "Recursive performance"
    family = "Recursive"
    sentence = (
        "The mean recursive performance of the opponents met over the board plus the rating difference that FIDE's "
        "table gives for the score; ratings before the event do not matter."
    )
    source = f"{PAPER}; B.02, 8.1.1"
    strengths = (
        "Measures how well somebody played in this event, whatever his rating was before, and works with unrated "
        "players. Unplayed rounds need no rule: they are left out. Easy to verify by calculating once more."
    )
    weaknesses = (
        "Cannot be worked out by hand, and every game of the event changes everybody's value. Perfect and empty "
        "scores count 800 points by convention; groups that never met cannot be compared."
    )

    def reals(self, table: Crosstable, step: Step) -> Reals:
        """The recursive performance."""
        return recursive_performance(table)

    def work(self, table: Crosstable, step: Step, groups: Ints, player: int) -> Worked:
        """The papers' check: the performance calculated from the values, less the value, is the same for all."""
        games = domain(table)
        values = self.reals(table, step)
        lines = game_lines(table, player, values, values)
        if not games.inside[player]:
            return Worked(lines, tr(NO_GAME))
        count, common = int(games.games[player]), drift(table)
        share = int(percent(table)[player])
        gain = _DP[percent(table)]
        fresh = games.opponents_sum(values) / np.maximum(games.games, 1) + gain
        apart = np.where(games.inside, fresh - values - common, 0.0)
        formula = tr(
            "new performance ({lines}) / {count} {gain} (score {share} %) = {fresh}; less {common}, "
            "the same for all, = {values}"
        ).format(
            lines=joined(lines),
            count=count,
            gain=f"{gain[player]:+.0f}",
            share=share,
            fresh=real_text(float(fresh[player])),
            common=real_text(float(common[player])),
            values=real_text(float(values[player])),
        )
        return Worked(lines, formula, notes=(residual_note(float(np.abs(apart).max())), *group_notes(games)))


class AveragePerformanceOfOpponents(GamesCriterion):
    """ARPO: mean recursive performance of the opponents, with cuts; an unplayed round uses up a cut of the worst."""

    code = "ARPO"
    for_teams = False
    name = "Average recursive performance of opponents"
    family = "Recursive"
    sentence = (
        "The mean recursive performance of the opponents met over the board; with cuts, each unplayed round counts as "
        "one of the worst opponents left out."
    )
    source = PAPER
    check = Check.MEAN
    modifiers = "CM"
    strengths = (
        "Does for strength what Buchholz does for points: it sees how strong the opponents really were in this event, "
        "without their ratings, and late withdrawals and byes do not disturb it."
    )
    weaknesses = (
        "Cannot be worked out by hand. Somebody with unplayed rounds keeps his weak opponents when cuts are used, and "
        "one weak opponent in round 1 weighs much without a cut."
    )

    def kept(self, table: Crosstable, step: Step) -> Mask:
        """The games left after the cuts, (P, n)."""
        games = domain(table)
        place = iterative_column(recursive_performance(table)).numerators + 1
        # an unplayed round stands as an opponent worse than everybody: the low cuts take it first
        seen = np.where(games.played, place[table.opponent], 0)
        kept = cut_lowest(seen, seen, games.played | table.unplayed, None, Cuts(step.cuts.low))
        high = cut_lowest(seen, seen, kept & games.played, None, Cuts(0, step.cuts.high))
        return high

    def reals(self, table: Crosstable, step: Step) -> Reals:
        """The mean over the kept games; 0 where there is none."""
        kept = self.kept(table, step)
        total = np.where(kept, recursive_performance(table)[table.opponent], 0.0).sum(axis=1)
        mean: Reals = total / np.maximum(kept.sum(axis=1), 1)
        return mean

    def column(self, table: Crosstable, step: Step, groups: Ints) -> Column:
        """The mean; undefined without a game or with every game cut."""
        nothing: Mask = self.kept(table, step).sum(axis=1) == 0
        return iterative_column(self.reals(table, step), missing=nothing)

    def work(self, table: Crosstable, step: Step, groups: Ints, player: int) -> Worked:
        """The opponents' recursive performances and their mean."""
        values, kept, played = recursive_performance(table), self.kept(table, step), domain(table).played
        lines = list(game_lines(table, player, values, values))
        left = step.cuts.low
        for r in range(table.rounds):
            if table.unplayed[player, r] and left:
                left -= 1
                lines[r] = replace(lines[r], why=tr("not played over the board: uses up one cut of the worst opponent"))
            elif played[player, r] and not kept[player, r]:
                lines[r] = replace(lines[r], state=State.CUT, why="cut")
        count = int(kept[player].sum())
        if not count:
            return Worked(tuple(lines), tr("no opponent is left to count"))
        value = real_text(float(self.reals(table, step)[player]))
        return Worked(tuple(lines), f"({joined(tuple(lines))}) / {count} = {value}", notes=group_notes(domain(table)))


class RecursiveBuchholz(GamesCriterion):
    """RBH: the mean value of the opponents plus wins minus losses per game, without end; equals least squares."""

    code = "RBH"
    name = "Recursive Buchholz"
    family = "Recursive"
    sentence = (
        "The mean recursive Buchholz of the opponents met over the board plus the player's wins minus losses per game."
    )
    source = f"{PAPER}; González-Díaz, Hendrickx, Lohmann, Paired comparisons analysis (2013)"
    unit = PER_RATING_POINT
    strengths = (
        "Looks beyond the opponents to their opponents and so on, and counts the own results as well: six points "
        "scored among the leaders are worth more than six points picked up from below. Byes and withdrawals need no "
        "correction."
    )
    weaknesses = (
        "Cannot be worked out by hand. A win against a much weaker opponent can lower the value; groups that never "
        "met cannot be compared. It always equals the least squares rating, so using both separates nobody."
    )

    def reals(self, table: Crosstable, step: Step) -> Reals:
        """The solution."""
        return least_squares(table)

    def work(self, table: Crosstable, step: Step, groups: Ints, player: int) -> Worked:
        """Mean of the opponents plus the own balance per game gives the value back."""
        games = domain(table)
        values = self.reals(table, step)
        lines = game_lines(table, player, values, values)
        if not games.inside[player]:
            return Worked(lines, tr(NO_GAME))
        count = int(games.games[player])
        below = np.maximum(games.games, 1)
        apart = (games.opponents_sum(values) + games.balance) / below - values
        formula = (
            f"({joined(lines)}) / {count} + {signed_text(float(games.balance[player]))} / {count} "
            f"= {real_text(float(values[player]))}"
        )
        notes = (
            tr("The second addend is wins minus losses per game."),
            residual_note(float(np.abs(np.where(games.inside, apart, 0.0)).max())),
            *group_notes(games),
        )
        return Worked(lines, formula, notes=notes)


def signed_text(value: float) -> str:
    """Wins minus losses: ``3`` or ``(-2)``."""
    text = f"{value:.6f}".rstrip("0").rstrip(".")
    return f"({Figure(text)})" if value < 0 else Figure(text)
