"""Ricca's Fair method: each sort of absence by what it gave the player, with five ways to see one who retired."""

from __future__ import annotations

from fractions import Fraction

import numpy as np

from tdapp.domain.section.outcome import Outcome
from tdapp.domain.words.wording import tr
from tdapp.tiebreaks.crosstable import CODE_OF, Crosstable, Ints, Mask
from tdapp.tiebreaks.policies.base import PLAIN, Asked, Options, Own, Policy
from tdapp.tiebreaks.policies.levels import level_after, others_level, retired_after, score_after
from tdapp.tiebreaks.terms import CriterionKind, Scores
from tdapp.tiebreaks.text import ticks_text, value_text

_OWN = (
    "A forfeit counts as a game against the scheduled opponent; a half-point or full-point bye as one against an "
    "opponent without points; a zero-point bye as a loss and a pairing-allocated bye as a win against an opponent with "
    "the player's own score. "
)


class Fair(Policy):
    """What the five share: own unplayed rounds, and who retired; ``retired`` gives the score he is seen with."""

    source = "R. Ricca, Evaluation of unplayed games, Fair method"

    def counts(self, table: Crosstable, kind: CriterionKind) -> Mask:
        """Games over the board; for the opponents' criteria also forfeits, as against the scheduled opponent."""
        if kind in self.kinds:
            return table.otb | (table.forfeit & (table.opponent >= 0))
        return table.otb

    def retired(self, table: Crosstable) -> Scores:
        """The score with which opponents see a player who retired, (P,); looked at for those alone."""
        raise NotImplementedError

    def seen(self, table: Crosstable) -> Scores:
        """The score as it stands; of a player who retired, the one of this variant."""
        left = retired_after(table) < table.rounds
        adjusted = self.retired(table)
        den = None if adjusted.den is None else np.where(left, adjusted.den, 1)
        return Scores(np.where(left, adjusted.num, table.score), den)

    def own(self, table: Crosstable, kind: CriterionKind, options: Options) -> Own:
        """ZPB: o = s(p), g = L; PAB: o = s(p), g = W; HPB, FPB: o = 0, g = a. Forfeits are games."""
        absent = table.code == CODE_OF[Outcome.ZERO_POINT_BYE]
        bye = table.code == CODE_OF[Outcome.PAIRING_BYE]
        o = np.where(absent | bye, table.score[:, None], 0)
        g = np.where(absent, table.loss, np.where(bye, table.win, table.awarded))
        return Own(o, g, table.unplayed & ~self.counts(table, kind))

    def why_seen(self, table: Crosstable, player: int, asked: Asked = PLAIN) -> str:
        """When the opponent retired, with how many points, and what is made of them."""
        last = int(retired_after(table)[player])
        if last == table.rounds:
            return ""
        points = ticks_text(table, int(score_after(table, retired_after(table))[player]))
        seen = self.seen_text(table, player)
        return tr("retired after round {last} with {points}; {sum} = {seen}").format(
            last=last, points=points, sum=self.why_retired(table, player), seen=seen
        )

    def why_retired(self, table: Crosstable, player: int) -> str:
        """The sum behind the score of a player who retired."""
        raise NotImplementedError

    def why_own(self, table: Crosstable, player: int, round_index: int, asked: Asked = PLAIN) -> str:
        """Which of the four cases holds, with its score."""
        opponent = int(table.opponent[player, round_index])
        if opponent >= 0:  # unplayed: a forfeit
            reason = self.why_seen(table, opponent, asked)
            text = tr("forfeit: as a game against the scheduled opponent with {score}").format(
                score=self.seen_text(table, opponent)
            )
            return f"{text}; {reason}" if reason else text
        code = int(table.code[player, round_index])
        score = ticks_text(table, int(table.score[player]))
        if code == CODE_OF[Outcome.ZERO_POINT_BYE]:
            return tr("zero-point bye: a loss against an opponent with the own score {score}").format(score=score)
        if code == CODE_OF[Outcome.PAIRING_BYE]:
            return tr("pairing-allocated bye: a win against an opponent with the own score {score}").format(score=score)
        return tr("half-point or full-point bye: against an opponent without points")

    def seen_text(self, table: Crosstable, player: int) -> str:
        """The score that opponents see, as decimal points."""
        scores = self.seen(table)
        den = 1 if scores.den is None else int(scores.den[player])
        return value_text(Fraction(int(scores.num[player]), table.ticks * max(den, 1)))


def _missed(table: Crosstable) -> Ints:
    """Rounds after the retirement, (P,)."""
    result: Ints = table.rounds - retired_after(table)
    return result


def _with_draws(table: Crosstable) -> Ints:
    """s_k + D (n - k), in ticks, (P,)."""
    result: Ints = score_after(table, retired_after(table)) + table.draw * _missed(table)
    return result


def _why_draws(table: Crosstable, player: int) -> str:
    points = ticks_text(table, int(score_after(table, retired_after(table))[player]))
    return f"{points} + {int(_missed(table)[player])} × {ticks_text(table, table.draw)}"


class FairDraw(Fair):
    """FairDraw: the remaining games as draws."""

    id = "fair-draw"
    name = "Fair, retired: draws"
    sentence = _OWN + "The games that a retired player missed count as draws in the score others see."
    strengths = (
        "Every sort of absence is treated by what it gave the player: a bye that one asks for does not pay. Of the "
        "five Fair variants it came closest to the true order in Ricca's simulations, and it is easy to work out."
    )
    weaknesses = (
        "It is still behind the draw against oneself and the virtual opponent in those simulations: an opponent "
        "without points for every half-point bye weighs heavily. A weak player who leaves is worth more than his play."
    )

    def retired(self, table: Crosstable) -> Scores:
        """s_k + D (n - k)."""
        return Scores(_with_draws(table))

    def why_retired(self, table: Crosstable, player: int) -> str:
        """Points and draws."""
        return _why_draws(table, player)


class FairZero(Fair):
    """FairZero: the remaining games as losses, that is the score as it stands."""

    id = "fair-zero"
    name = "Fair, retired: losses"
    sentence = _OWN + "A retired player counts with the points that he has."
    strengths = (
        "Own absences are treated by what they gave the player, and everybody counts with the score in the table, so "
        "that no second list of scores is needed."
    )
    weaknesses = (
        "Whoever met a player that later went home pays for it. Ricca's simulations put it last among the Fair "
        "variants, ahead of face value alone in Buchholz."
    )

    def retired(self, table: Crosstable) -> Scores:
        """The score as it stands."""
        return Scores(table.score)

    def why_retired(self, table: Crosstable, player: int) -> str:
        """No points for the games missed."""
        return tr("nothing for the games missed")


class FairAverage(Fair):
    """FairAvg: the points at retirement extended to all rounds."""

    id = "fair-average"
    name = "Fair, retired: average score"
    sentence = _OWN + "In the score others see, a retired player goes on at the average that he had per round."
    strengths = (
        "A retired player goes on as he had played so far, byes included: a leader who leaves stays a strong opponent."
    )
    weaknesses = (
        "One win and then home counts as a full score. Ricca found it no better than counting draws, and the values "
        "are no longer half points."
    )

    def retired(self, table: Crosstable) -> Scores:
        """s_k n / k; who never appeared is nobody's opponent."""
        last = retired_after(table)
        return Scores(score_after(table, last) * table.rounds, last)

    def why_retired(self, table: Crosstable, player: int) -> str:
        """Points per round times rounds."""
        last = retired_after(table)
        points = ticks_text(table, int(score_after(table, last)[player]))
        return tr("{points} : {last} × {rounds} rounds").format(
            points=points, last=int(last[player]), rounds=table.rounds
        )


class FairOtbAverage(Fair):
    """FairBAvg: each remaining game worth the average made over the board."""

    id = "fair-otb-average"
    name = "Fair, retired: average over the board"
    sentence = (
        _OWN + "In the score others see, a retired player makes in each game he missed the average that he made over "
        "the board."
    )
    strengths = "A retired player goes on as he had really played; points from byes and forfeits are not extended."
    weaknesses = (
        "It rests on few games when somebody leaves early, and in Ricca's simulations it came out slightly worse than "
        "the plain average, which is easier to work out."
    )

    def retired(self, table: Crosstable) -> Scores:
        """s_k + (n - k) otbP / otbN; without a game over the board as draws."""
        games = table.otb_games
        points = score_after(table, retired_after(table)) * games + _missed(table) * table.otb_points
        none = games == 0
        return Scores(np.where(none, _with_draws(table), points), np.where(none, 1, games))

    def why_retired(self, table: Crosstable, player: int) -> str:
        """Points and the average for each game missed."""
        games = int(table.otb_games[player])
        if not games:
            return tr("no game over the board: {sum}").format(sum=_why_draws(table, player))
        points = ticks_text(table, int(score_after(table, retired_after(table))[player]))
        made = ticks_text(table, int(table.otb_points[player]))
        return tr("{points} + {missed} × {made} : {games} over the board").format(
            points=points, missed=int(_missed(table)[player]), made=made, games=games
        )


class FairTied(Fair):
    """FairTied: the mean final score of those who were level when the player retired."""

    id = "fair-tied"
    name = "Fair, retired: those level with him"
    sentence = (
        _OWN + "A retired player is seen with the mean final score of all others who had as many points when he left."
    )
    strengths = (
        "What a retired player might have reached is read off real results: from those who stood where he stood."
    )
    weaknesses = (
        "It cannot be checked without the standings after that round, other people's results change the value to the "
        "last game, and Ricca found it no better than counting draws."
    )

    def moment(self, table: Crosstable) -> Ints:
        """The round after which a player who retired is compared with the others, (P,)."""
        return retired_after(table)

    def retired(self, table: Crosstable) -> Scores:
        """Mean of the final scores of the others level; nobody level: as draws."""
        level = level_after(table, self.moment(table))
        alone = level.count == 0
        return Scores(np.where(alone, _with_draws(table), level.total), np.where(alone, 1, level.count))

    def why_retired(self, table: Crosstable, player: int) -> str:
        """How many were level, and their points."""
        who = others_level(table, player, int(self.moment(table)[player]))
        if not who:
            return tr("nobody else was level: {sum}").format(sum=_why_draws(table, player))
        return tr("mean final score of {who}, level with him then").format(who=who)
