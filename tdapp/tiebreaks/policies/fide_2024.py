"""C.07 of September 2023 and 2024: own unplayed rounds against a dummy with the player's own final score."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tdapp.domain.words.wording import tr
from tdapp.tiebreaks.crosstable import Crosstable, Ints
from tdapp.tiebreaks.policies.base import PLAIN, Asked, Options, Own, Policy
from tdapp.tiebreaks.terms import CriterionKind, Scores
from tdapp.tiebreaks.text import ticks_text


class Fide2024(Policy):
    """C.07 (2023, 2024), articles 14 and 16."""

    id = "fide-2024"
    name = "C.07, 2023-24 (dummy with the own score)"
    source = "FIDE C.07, 1 September 2023 to 28 February 2026, articles 14 and 16"
    sentence = (
        "An own unplayed round counts as a game against a dummy opponent with the player's own final score; "
        "an opponent's requested byes after his last game count as draws; cuts take a voluntary absence first."
    )
    strengths = (
        "One dummy opponent with the player's own final score, easy to find in the table; opponents keep the points "
        "they have, only requested byes after their last game are mended; a cut takes a voluntary absence first."
    )
    weaknesses = (
        "Whoever finishes high gains a dummy as strong as himself for every missed round, stronger than the opponent "
        "who did not come or than anybody a bye stands for; the edition of 2026 caps it for that reason."
    )
    article_cut = "C.07, 14"
    article_own = "C.07 (2024), 16.4"

    def seen(self, table: Crosstable) -> Scores:
        """16.3: requested byes followed only by voluntary absences, or in the last round, count as draws."""
        return Scores(table.memo("adjusted score", lambda: adjusted_score(table)))

    def volunteers_first(self, options: Options) -> bool:
        """16.5: the voluntary unplayed round of the least value goes before the least significant value."""
        return True

    def own(self, table: Crosstable, kind: CriterionKind, options: Options) -> Own:
        """16.4: the dummy has the player's own final score."""
        return Own(np.broadcast_to(table.score[:, None], table.awarded.shape), table.awarded, table.unplayed)

    def why_seen(self, table: Crosstable, player: int, asked: Asked = PLAIN) -> str:
        """Which rounds of an opponent were adjusted."""
        rounds = np.flatnonzero(trailing_requests(table)[player])
        if not rounds.size or int(self.seen(table).num[player]) == int(table.score[player]):
            return ""
        byes = requested_byes_in_words([int(r) + 1 for r in rounds])
        scored = ticks_text(table, int(table.score[player]))
        return tr("scored {scored}; {byes} (C.07, 16.3.2)").format(scored=scored, byes=byes)

    def why_own(self, table: Crosstable, player: int, round_index: int, asked: Asked = PLAIN) -> str:
        """The dummy in words."""
        return tr("dummy opponent with the own score {score} ({article})").format(
            score=ticks_text(table, int(table.score[player])), article=self.article_own
        )


def requested_byes_in_words(rounds: Sequence[int]) -> str:
    """``requested byes in rounds 4 and 5 count as draws``."""
    if len(rounds) == 1:
        return tr("requested bye in round {round} counts as a draw").format(round=rounds[0])
    listed = tr("{listed} and {last}").format(listed=", ".join(map(str, rounds[:-1])), last=rounds[-1])
    return tr("requested byes in rounds {listed} count as draws").format(listed=listed)


def trailing_requests(table: Crosstable) -> np.ndarray[tuple[int, ...], np.dtype[np.bool_]]:
    """Category 16.2.5: requested byes followed only by VURs, or in the last counted round, (P, n)."""
    result: np.ndarray[tuple[int, ...], np.dtype[np.bool_]] = table.requested & table.all_later_voluntary
    return result


def adjusted_score(table: Crosstable) -> Ints:
    """16.3: the score used in other players' tie-breaks, in ticks."""
    adjusted: Ints = np.where(trailing_requests(table), table.draw, table.awarded).sum(axis=1)
    return adjusted
