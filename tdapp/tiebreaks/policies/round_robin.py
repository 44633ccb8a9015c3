"""Unplayed games of a round robin (C.07, 15.2): forfeits are results, with FIDE's exceptions."""

from __future__ import annotations

from tdapp.domain.section.event import Edition
from tdapp.domain.words.wording import tr
from tdapp.tiebreaks.crosstable import Crosstable, Mask
from tdapp.tiebreaks.policies.base import OPPONENTS, PLAIN, Asked, Options, Own, Policy, no_own
from tdapp.tiebreaks.terms import CriterionKind, Scores


class RoundRobin(Policy):
    """C.07, 15.2: the default in every round robin."""

    id = "round-robin"
    name = "Round robin (C.07, 15.2)"
    source = "FIDE C.07, article 15.2"
    sentence = (
        "Forfeits count as results against the scheduled opponent; for the player's own record forfeit losses stay "
        "unplayed; for ratings all forfeits are unplayed; free rounds count nothing."
    )
    strengths = (
        "The rule in force for round robins: everybody meets everybody, so a forfeit has a real opponent and counts "
        "as what it brought."
    )
    weaknesses = (
        "A point won without a game counts as much as one that was fought for, and the exceptions for wins, games with "
        "Black and ratings must be known."
    )
    article_cut = "C.07, 14"
    kinds = OPPONENTS | {CriterionKind.DIRECT, CriterionKind.OWN_RECORD}

    def counts(self, table: Crosstable, kind: CriterionKind) -> Mask:
        """By kind: A and C all forfeits, B forfeit wins since 2026, D none."""
        forfeits: Mask = table.forfeit & (table.opponent >= 0)
        match kind:
            case CriterionKind.DIRECT | CriterionKind.OPPONENTS_SUM | CriterionKind.OPPONENTS_PRODUCT:
                return table.otb | forfeits
            case CriterionKind.OWN_RECORD:
                return table.otb | (forfeits & table.won) if table.edition is Edition.FIDE_2026 else table.otb
            case CriterionKind.RATINGS:
                return table.otb

    def seen(self, table: Crosstable) -> Scores:
        """The score as it stands."""
        return Scores(table.score)

    def own(self, table: Crosstable, kind: CriterionKind, options: Options) -> Own:
        """Forfeits are games already; nothing else counts."""
        return no_own(table)

    def why_own(self, table: Crosstable, player: int, round_index: int, asked: Asked = PLAIN) -> str:
        """Forfeits count; free rounds do not."""
        if table.forfeit[player, round_index]:
            return tr("forfeit: counts as a result (C.07, 15.2)")
        return tr("no game: counts nothing (C.07, 15.2)")
