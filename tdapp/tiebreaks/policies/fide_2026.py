"""C.07 of 1 March 2026: the dummy of 2024 with the caps of 16.4.1 and 16.4.2."""

from __future__ import annotations

import numpy as np

from tdapp.domain.words.wording import tr
from tdapp.tiebreaks.crosstable import Crosstable
from tdapp.tiebreaks.policies.base import PLAIN, Asked, Options, Own, PolicyOption, scheduled
from tdapp.tiebreaks.policies.fide_2024 import Fide2024
from tdapp.tiebreaks.terms import CriterionKind, Scores
from tdapp.tiebreaks.text import ticks_text

ADJUSTED, CAPS, ABSENCE_FIRST = "adjusted", "caps", "absence-first"


def _piece(key: str, sentence: str, as_written: str, without: str) -> PolicyOption:
    return PolicyOption(key, ("yes", "no"), sentence, (as_written, without), taken_out=True)


class Fide2026(Fide2024):
    """C.07 (2026), articles 14 and 16. The options take its pieces out one by one: for the laboratory."""

    id = "fide-2026"
    name = "C.07, March 2026"
    source = "FIDE C.07, in force 1 March 2026, articles 14 and 16"
    sentence = (
        "An own unplayed round counts as a game against a dummy opponent with the player's own score, at most the "
        "scheduled opponent's score for a forfeit and a draw in every round for a bye; an opponent's requested byes "
        "after his last game count as draws; cuts take a voluntary absence first."
    )

    strengths = (
        "The rule in force. A missed round never brings more than the opponent who was paired, or than a draw in "
        "every round for a bye, and a cut takes a voluntary absence first."
    )
    weaknesses = (
        "The most to explain at the notice board: two caps, five sorts of unplayed rounds and a cut that prefers "
        "absences. With no more points than a draw in every round the caps for byes never bite."
    )
    options = (
        _piece(ADJUSTED, "Requested byes after the last game are draws (16.3)", "adjusted scores", "scores as made"),
        _piece(CAPS, "Dummy opponents are capped (16.4)", "dummies capped", "dummies without caps"),
        _piece(ABSENCE_FIRST, "Cuts take a voluntary absence first (16.5)", "absences first", "absences not first"),
    )

    def seen_by(self, table: Crosstable, kind: CriterionKind, options: Options) -> Scores:
        """16.3, or the scores as they stand where that piece is taken out."""
        return Scores(table.score) if options.get(ADJUSTED) == "no" else self.seen(table)

    def volunteers_first(self, options: Options) -> bool:
        """16.5, unless that piece is taken out."""
        return options.get(ABSENCE_FIRST) != "no"

    def own(self, table: Crosstable, kind: CriterionKind, options: Options) -> Own:
        """16.4: min(own score, scheduled opponent's adjusted score) for forfeits, min(own score, D x n) else."""
        if options.get(CAPS) == "no":
            return super().own(table, kind, options)
        cap = np.where(
            table.forfeit & (table.opponent >= 0),
            scheduled(table, self.seen_by(table, kind, options).num),
            table.draw * table.rounds,
        )
        return Own(np.minimum(table.score[:, None], cap), table.awarded, table.unplayed)

    def why_seen(self, table: Crosstable, player: int, asked: Asked = PLAIN) -> str:
        """Which rounds of an opponent were adjusted; nothing where that piece is taken out."""
        return "" if asked.options.get(ADJUSTED) == "no" else super().why_seen(table, player, asked)

    def why_own(self, table: Crosstable, player: int, round_index: int, asked: Asked = PLAIN) -> str:
        """The capped dummy in words."""
        own = int(table.score[player])
        if asked.options.get(CAPS) == "no":
            return tr("dummy opponent with the own score {own}").format(own=ticks_text(table, own))
        opponent = int(table.opponent[player, round_index])
        if opponent >= 0:  # unplayed: a forfeit
            cap = int(self.seen_by(table, asked.kind, asked.options).num[opponent])
            limit, article = tr("the scheduled opponent's score {cap}").format(cap=ticks_text(table, cap)), "16.4.1"
        else:
            cap = table.draw * table.rounds
            limit, article = (
                tr("{rounds} draws = {cap}").format(rounds=table.rounds, cap=ticks_text(table, cap)),
                "16.4.2",
            )
        if own <= cap:
            return tr("dummy opponent with the own score {own} (C.07, {article})").format(
                own=ticks_text(table, own), article=article
            )
        return tr("dummy opponent: own score {own} capped at {limit} (C.07, {article})").format(
            own=ticks_text(table, own), limit=limit, article=article
        )
