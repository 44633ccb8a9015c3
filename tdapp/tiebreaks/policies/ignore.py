"""Unplayed games ignored on both sides: Ricca's IgnoreUG."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

import numpy as np

from tdapp.tiebreaks.crosstable import Crosstable
from tdapp.tiebreaks.cuts import cut_ratio
from tdapp.tiebreaks.policies.base import PLAIN, Asked, Options, Policy
from tdapp.tiebreaks.terms import CriterionKind, Cuts, Reduce, Scores, Terms
from tdapp.tiebreaks.text import ticks_text


class Ignore(Policy):
    """Only games over the board, of the player and of his opponents: a ratio of sums."""

    id: ClassVar[str] = "ignore"
    name: ClassVar[str] = "Unplayed games ignored"
    source: ClassVar[str] = "Ricca, IgnoreUG"
    sentence: ClassVar[str] = (
        "Only games over the board count: the opponents' points from games over the board, divided by the number of "
        "those games, scaled to the full number of rounds."
    )

    def seen(self, table: Crosstable) -> Scores:
        """Points per game over the board."""
        return Scores(table.otb_points, table.otb_games)

    def terms(self, table: Crosstable, kind: CriterionKind, cuts: Cuts, options: Options) -> Terms:
        """n (n - c) * sum otbP(q) [* g] / sum otbN(q), c = number of cuts."""
        points = table.otb_points[table.opponent]
        games = table.otb_games[table.opponent]
        g = table.awarded if kind is CriterionKind.OPPONENTS_PRODUCT else None
        factor = table.rounds * max(0, table.rounds - cuts.total)
        terms = Terms(
            num=points,
            unit=table.ticks,
            used=table.otb,
            kept=table.otb,
            vur=np.zeros_like(table.otb),
            g=g,
            g_unit=table.ticks,
            weight=games,
            reduce=Reduce.RATIO,
            factor=factor,
        )
        kept = cut_ratio(terms.contribution(), games, table.otb, (points, games), cuts, table.numbers[table.opponent])
        return replace(terms, kept=kept)

    def why_seen(self, table: Crosstable, player: int, asked: Asked = PLAIN) -> str:
        """Points and games over the board."""
        return (
            f"{ticks_text(table, int(table.otb_points[player]))} from {int(table.otb_games[player])} "
            "games over the board"
        )

    def why_own(self, table: Crosstable, player: int, round_index: int, asked: Asked = PLAIN) -> str:
        """Nothing."""
        return "unplayed: ignored"
