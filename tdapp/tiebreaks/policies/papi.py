"""The French virtual opponent, as the program Papi counts."""

from __future__ import annotations

import numpy as np

from tdapp.domain.section.outcome import Outcome
from tdapp.tiebreaks.crosstable import CODE_OF, Crosstable, Ints
from tdapp.tiebreaks.policies.base import PLAIN, Asked, Options, Own, Policy, PolicyOption, opposite
from tdapp.tiebreaks.policies.fide_2009 import why_virtual_opponent, why_virtual_score
from tdapp.tiebreaks.terms import CriterionKind, Cuts, Scores, Terms

_WON = [CODE_OF[o] for o in (Outcome.FORFEIT_WIN, Outcome.PAIRING_BYE, Outcome.FULL_POINT_BYE)]


class Papi(Policy):
    """Virtual opponent by the sort of absence, not by the points it gave."""

    id = "papi"
    name = "Papi (France)"
    source = "French federation, program Papi, after an open re-implementation"
    sentence = (
        "An own unplayed round counts as a game against a virtual opponent who starts level with the player and draws "
        "all his later games; he loses the round to a forfeit win or a full bye, draws a half-point bye and wins "
        "against any other absence. Every unplayed round of an opponent counts as a draw."
    )
    options = (
        PolicyOption(
            "cuts",
            ("chosen", "by-rounds"),
            "How many contributions a cut or median leaves out on each side: as chosen, or as Papi does: 1 up to 7 "
            "rounds, 2 up to 12, 3 beyond",
            ("as many cuts as chosen", "cuts by the number of rounds"),
        ),
    )
    strengths = (
        "It reproduces the tables of French events that were run with Papi, also where a bye was given unusual points."
    )
    weaknesses = (
        "It has the virtual opponent's faults: an early bye makes an opponent who draws his way to many points. The "
        "rule is known only from an open re-implementation, which says that it copies Papi's inaccuracies."
    )

    def seen(self, table: Crosstable) -> Scores:
        """Every unplayed round of an opponent is a draw."""
        return Scores(table.virtual_score)

    def own(self, table: Crosstable, kind: CriterionKind, options: Options) -> Own:
        """Points before + the complement + a draw for each later round."""
        got = _result(table)
        remaining = table.rounds - np.arange(1, table.rounds + 1)
        return Own(table.before + opposite(table, got) + table.draw * remaining, got, table.unplayed)

    def terms(self, table: Crosstable, kind: CriterionKind, cuts: Cuts, options: Options) -> Terms:
        """As every policy; the number of cuts may follow the number of rounds."""
        if options.get("cuts") == "by-rounds":
            rounds = table.section.rounds_total
            many = 1 if rounds <= 7 else 2 if rounds <= 12 else 3
            cuts = Cuts(many if cuts.low else 0, many if cuts.high else 0)
        return super().terms(table, kind, cuts, options)

    def why_seen(self, table: Crosstable, player: int, asked: Asked = PLAIN) -> str:
        """Which score the opponent really had."""
        return why_virtual_score(table, player)

    def why_own(self, table: Crosstable, player: int, round_index: int, asked: Asked = PLAIN) -> str:
        """The three addends of the virtual opponent's score."""
        return why_virtual_opponent(table, player, round_index, _result(table))


def _result(table: Crosstable) -> Ints:
    """W for a forfeit win, PAB or full-point bye, D for a half-point bye, else L, (P, n)."""
    half = table.code == CODE_OF[Outcome.HALF_POINT_BYE]
    result: Ints = np.where(np.isin(table.code, _WON), table.win, np.where(half, table.draw, table.loss))
    return result
