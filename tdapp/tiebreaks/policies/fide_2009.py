"""The virtual opponent of FIDE's rules from 2009 to August 2023; Ricca's StdVOpp."""

from __future__ import annotations

from typing import ClassVar

import numpy as np

from tdapp.domain.words.wording import ntr, tr
from tdapp.tiebreaks.crosstable import Crosstable, Ints
from tdapp.tiebreaks.policies.base import PLAIN, Asked, Options, Own, Policy, PolicyOption, opposite, outcome_points
from tdapp.tiebreaks.terms import CriterionKind, Scores
from tdapp.tiebreaks.text import ticks_text


class Fide2009(Policy):
    """C.02 annex (2009-2023): virtual opponent; opponents' unplayed rounds count as draws."""

    id = "fide-2009"
    name = "Virtual opponent, 2009 to 2023"
    source = "FIDE C.02 annex, 2009 to August 2023; Ricca's StdVOpp"
    sentence = (
        "An own unplayed round counts as a game against a virtual opponent who starts level with the player and draws "
        "all his later games; every unplayed round of an opponent counts as a draw."
    )
    strengths = (
        "The player is set against somebody level with him who goes on quietly, so that neither his later wins nor his "
        "later losses change what the missed round is worth. In Ricca's simulations it was one of the two best."
    )
    weaknesses = (
        "Players and arbiters find it hard: two scores per player, and an opponent who draws games that nobody "
        "played. With a good start an absence can bring more than the opponent who was missed. In round robins "
        "Sonneborn-Berger comes to depend on the round in which the game was missed."
    )
    options: ClassVar[tuple[PolicyOption, ...]] = (
        PolicyOption(
            "sb",
            ("result", "half"),
            "Sonneborn-Berger of an unplayed round: by the result awarded, or always half (as Swiss-Manager did)",
            ("unplayed rounds by the result", "unplayed rounds half"),
        ),
    )

    def seen(self, table: Crosstable) -> Scores:
        """Every unplayed round of an opponent is a draw."""
        return Scores(table.virtual_score)

    def own(self, table: Crosstable, kind: CriterionKind, options: Options) -> Own:
        """Svon = score before the round + what the player did not get + a draw for each later round."""
        got = outcome_points(table)
        remaining = table.rounds - np.arange(1, table.rounds + 1)
        virtual = table.before + opposite(table, got) + table.draw * remaining
        g = np.full_like(got, table.draw) if options.get("sb") == "half" else got
        return Own(virtual, g, table.unplayed)

    def why_seen(self, table: Crosstable, player: int, asked: Asked = PLAIN) -> str:
        """Which score the opponent really had."""
        return why_virtual_score(table, player)

    def why_own(self, table: Crosstable, player: int, round_index: int, asked: Asked = PLAIN) -> str:
        """The three addends of the virtual opponent's score."""
        return why_virtual_opponent(table, player, round_index, outcome_points(table))


def why_virtual_opponent(table: Crosstable, player: int, round_index: int, got: Ints) -> str:
    """The addends of the virtual opponent's score, where the player ``got`` these points in each round."""
    return tr(
        "virtual opponent: {before} before the round + {against} in it + {later} × {draw} for the later rounds"
    ).format(
        before=ticks_text(table, int(table.before[player, round_index])),
        against=ticks_text(table, int(opposite(table, got)[player, round_index])),
        later=table.rounds - round_index - 1,
        draw=ticks_text(table, table.draw),
    )


def why_virtual_score(table: Crosstable, player: int) -> str:
    """Says that an opponent's unplayed rounds were taken as draws, where that changed his score."""
    if int(table.virtual_score[player]) == int(table.score[player]):
        return ""
    count = int(table.unplayed_as_seen[player].sum())
    sentence = ntr(
        "scored {score}; {count} unplayed round counts as a draw",
        "scored {score}; {count} unplayed rounds count as draws",
        count,
    )
    return sentence.format(score=ticks_text(table, int(table.score[player])), count=count)
