"""Unplayed games ignored on both sides: Ricca's IgnoreUG."""

from __future__ import annotations

from dataclasses import replace

from tdapp.domain.words.wording import ntr, tr
from tdapp.tiebreaks.crosstable import Crosstable
from tdapp.tiebreaks.cuts import cut_ratio
from tdapp.tiebreaks.policies.base import PLAIN, Asked, Options, Policy
from tdapp.tiebreaks.terms import CriterionKind, Cuts, Reduce, Scores, Terms
from tdapp.tiebreaks.text import ticks_text


class Ignore(Policy):
    """Only games over the board, of the player and of his opponents: a ratio of sums."""

    id = "ignore"
    name = "Unplayed games ignored"
    source = "R. Ricca, Evaluation of unplayed games, IgnoreUG"
    sentence = (
        "Only games over the board count: the opponents' points from games over the board, divided by the number of "
        "those games, scaled to the full number of rounds."
    )
    strengths = (
        "Nothing is invented: no virtual opponent, no draw that nobody played. An opponent's games weigh as much as "
        "he played, so a player seen in one game does not count like one seen in nine."
    )
    weaknesses = (
        "Staying away costs nothing. In Ricca's simulations its Buchholz stood clearly behind those of the virtual "
        "opponent and the draw against oneself, and which opponent a cut removes cannot be seen from the scores alone."
    )

    def seen(self, table: Crosstable) -> Scores:
        """Points per game over the board."""
        return Scores(table.otb_points, table.otb_games)

    def factor(self, table: Crosstable, cuts: Cuts) -> int:
        """n (n - c), c = number of cuts: scales the ratio to the full number of rounds."""
        return table.rounds * max(0, table.rounds - cuts.total)

    def terms(self, table: Crosstable, kind: CriterionKind, cuts: Cuts, options: Options) -> Terms:
        """factor * sum otbP(q) [* g] / sum otbN(q)."""
        points = table.otb_points[table.opponent]
        games = table.otb_games[table.opponent]
        g = table.awarded if kind is CriterionKind.OPPONENTS_PRODUCT else None
        terms = Terms(
            num=points,
            unit=table.ticks,
            used=table.otb,
            kept=table.otb,
            g=g,
            g_unit=table.ticks,
            weight=games,
            reduce=Reduce.RATIO,
            factor=self.factor(table, cuts),
        )
        kept = cut_ratio(terms.contribution(), games, table.otb, (points, games), cuts, table.numbers[table.opponent])
        return replace(terms, kept=kept, cuts=cuts)

    def why_seen(self, table: Crosstable, player: int, asked: Asked = PLAIN) -> str:
        """Points and games over the board."""
        games = int(table.otb_games[player])
        return ntr(
            "{points} from {count} game over the board", "{points} from {count} games over the board", games
        ).format(points=ticks_text(table, int(table.otb_points[player])), count=games)

    def notes(self, table: Crosstable, player: int, asked: Asked = PLAIN) -> tuple[str, ...]:
        """Where the factor comes from."""
        full, cuts = self.factor(table, asked.cuts), asked.cuts.total
        sentence = (
            tr("{factor} = {rounds} rounds × {left} opponents that a full schedule would have after the cuts.")
            if cuts
            else tr("{factor} = {rounds} rounds × {left} opponents that a full schedule would have.")
        )
        return (sentence.format(factor=full, rounds=table.rounds, left=max(0, table.rounds - cuts)),)

    def why_own(self, table: Crosstable, player: int, round_index: int, asked: Asked = PLAIN) -> str:
        """Nothing."""
        return tr("unplayed: ignored")
