"""Own unplayed rounds at the mean of the opponents played: Anantharam's Sivakasi method."""

from __future__ import annotations

from fractions import Fraction

import numpy as np

from tdapp.domain.section.outcome import Outcome
from tdapp.domain.words.decimals import Figure
from tdapp.domain.words.wording import tr
from tdapp.tiebreaks.crosstable import CODE_OF, Crosstable, Ints, Mask
from tdapp.tiebreaks.cuts import cut_lowest
from tdapp.tiebreaks.policies.base import PLAIN, Asked, Options, Policy, PolicyOption
from tdapp.tiebreaks.rating_tables import expected_percent
from tdapp.tiebreaks.terms import CriterionKind, Cuts, Scores, Terms, over_one_unit
from tdapp.tiebreaks.text import ratio_ticks_text, short_text, ticks_text


class Sivakasi(Policy):
    """An unplayed round counts as the mean of the kept opponents played; in a product times the expected score.

    Corrections (Buchholz only): c) before the others, a forfeit win against one who missed that round only and has
    more than the mean counts with his score; a) a pairing-allocated bye, or a forfeit win against one weaker by the
    gap or unrated, in the first rounds: the step less, never below 0 (ours); b) against one stronger by the gap: the
    step more. Ratings that are missing leave b) out; a player without a kept game has no mean to correct.
    """

    id = "sivakasi"
    name = "Average of the opponents, Sivakasi"
    source = "R. Anantharam, Unplayed games and tiebreaks (Sivakasi method)"
    sentence = (
        "An own unplayed round counts as the mean score of the opponents met over the board; for Sonneborn-Berger "
        "times what a win is worth and the score expected by rating against the scheduled opponent (a half where there "
        "is none). Opponents count with the points they have."
    )
    options = (
        PolicyOption(
            "corrections",
            ("0", "1"),
            "Buchholz: correct the mean for early byes and forfeits, and where the absent opponent scored more",
            ("no corrections", "with corrections"),
        ),
        PolicyOption(
            "rounds",
            ("2", "1"),
            "Corrections for early byes and forfeits hold in",
            ("rounds 1 and 2", "corrections in round 1"),
        ),
        PolicyOption(
            "gap",
            ("150", "200"),
            "Rating difference from which an opponent is weaker or stronger",
            ("150 rating points", "corrections from 200 rating points"),
        ),
        PolicyOption(
            "step",
            ("0.5", "1"),
            "Points by which the mean is corrected",
            ("half a point", "corrections of 1 point"),
        ),
    )
    strengths = (
        "Only points really scored by opponents really met enter, and the value stays a sum over all rounds, so that a "
        "player with a bye can be compared with one who played every game. In Sonneborn-Berger the weak player who "
        "got a point from an absent favourite gains as little as the ratings let him expect."
    )
    weaknesses = (
        "The opponent missed in the first round would hardly have reached the mean of those met later; the corrections "
        "that mend this are guesses, as their author's question marks say. Sonneborn-Berger needs ratings, and "
        "opponents' points from forfeits count as if played."
    )

    def seen(self, table: Crosstable) -> Scores:
        """The score as it stands."""
        return Scores(table.score)

    def terms(self, table: Crosstable, kind: CriterionKind, cuts: Cuts, options: Options) -> Terms:
        """SUM of games plus, for each unplayed round, the mean of the kept games [* pE * W]; only games are cut."""
        games = table.otb
        o, kept_games = _games(table, kind, cuts)
        num, den = _unplayed_score(table, Asked(kind, cuts, options))
        num = np.where(games, o, np.where(table.unplayed, num, 0))
        num, common = over_one_unit(num, np.where(table.unplayed, den, 1))
        used = games | table.unplayed
        g = None
        if kind is CriterionKind.OPPONENTS_PRODUCT:
            g = np.where(games, table.awarded * 100, expected_percent(table) * table.win)
        return Terms(
            num=num,
            unit=table.ticks * common,
            used=used,
            kept=kept_games | table.unplayed,
            g=g,
            g_unit=table.ticks * 100,
        )

    def why_own(self, table: Crosstable, player: int, round_index: int, asked: Asked = PLAIN) -> str:
        """The mean with its opponents, and pE or the correction where one is used."""
        total, count = _sum_and_count(table, asked.kind, asked.cuts)
        many, points = int(count[player]), int(total[player])
        if not many:
            return tr("no opponent met over the board is left: the mean is 0")
        met = tr("the only opponent counted") if many == 1 else tr("the {count} opponents counted").format(count=many)
        mean = tr("mean of {met}: {points} : {count} = {value}").format(
            met=met, points=ticks_text(table, points), count=many, value=ratio_ticks_text(table, points, many)
        )
        if asked.kind is CriterionKind.OPPONENTS_PRODUCT:
            percent = int(expected_percent(table)[player, round_index])
            share = tr("{mean}, times the expected score {share}").format(
                mean=mean, share=Figure(f"{percent / 100:.2f}")
            )
            if table.win == table.ticks:
                return share
            return tr("{share}, times {win} for a win").format(
                share=share, win=short_text(Fraction(table.win, table.ticks))
            )
        if asked.options.get("corrections") != "1":
            return mean
        own_score, shift = _corrections(table, asked)
        if own_score[player, round_index]:
            theirs = ticks_text(table, int(table.score[table.opponent[player, round_index]]))
            return tr("{mean}; the absent opponent missed this round only and has more: his {theirs} counts").format(
                mean=mean, theirs=theirs
            )
        if not shift[player, round_index]:
            return mean
        half_points = int(shift[player, round_index])
        sign, step = ("+" if half_points > 0 else "-"), ("0.5" if abs(half_points) == 1 else "1")
        reason = tr("early forfeit of a stronger opponent") if half_points > 0 else tr("early bye or weaker opponent")
        return f"{mean}; {sign} {step}: {reason}"


def _games(table: Crosstable, kind: CriterionKind, cuts: Cuts) -> tuple[Ints, Mask]:
    """Opponents' scores over the board, and the games left after the cuts, (P, n) each."""
    o: Ints = table.score[table.opponent]
    product = o * table.awarded if kind is CriterionKind.OPPONENTS_PRODUCT else o
    return o, cut_lowest(o, product, table.otb, None, cuts)


def _sum_and_count(table: Crosstable, kind: CriterionKind, cuts: Cuts) -> tuple[Ints, Ints]:
    """Sum of the kept opponents' scores in ticks, and how many they are, (P,) each: the mean is their ratio."""
    o, kept = _games(table, kind, cuts)
    return np.where(kept, o, 0).sum(axis=1), kept.sum(axis=1)


def _unplayed_score(table: Crosstable, asked: Asked) -> tuple[Ints, Ints]:
    """Numerators and denominators of an unplayed round's score in ticks, (P, n); a denominator of 0: no mean."""
    total, count = _sum_and_count(table, asked.kind, asked.cuts)
    shape = table.awarded.shape
    num, den = np.broadcast_to(total[:, None], shape), np.broadcast_to(count[:, None], shape)
    if asked.options.get("corrections") != "1" or asked.kind is not CriterionKind.OPPONENTS_SUM:
        return num, den
    own_score, shift = _corrections(table, asked)
    # a step is whole half points, and a tick may be a whole point: everything over twice the count
    shifted = np.maximum(2 * num + shift * table.ticks * den, 0)
    return (
        np.where(own_score, table.score[table.opponent], np.where(shift != 0, shifted, num)),
        np.where(own_score, 1, np.where(shift != 0, 2 * den, den)),
    )


def _corrections(table: Crosstable, asked: Asked) -> tuple[Mask, Ints]:
    """Where the absent opponent's own score counts (c), and by how many half points the mean moves (a, b)."""
    total, count = _sum_and_count(table, asked.kind, asked.cuts)
    gap = int(asked.options.get("gap", "150"))
    step = 2 if asked.options.get("step") == "1" else 1
    forfeit_win = (table.code == CODE_OF[Outcome.FORFEIT_WIN]) & (table.opponent >= 0)
    missed_once = table.unplayed.sum(axis=1) == 1
    has_mean = count[:, None] > 0
    better = table.score[table.opponent] * count[:, None] > total[:, None]
    own_score: Mask = forfeit_win & missed_once[table.opponent] & better & has_mean
    own, other = table.rating[:, None], table.rating[table.opponent]
    weaker = (other == 0) | (own - other >= gap)
    stronger = (own != 0) & (other - own >= gap)
    early = np.arange(table.rounds) < int(asked.options.get("rounds", "2"))
    down = (table.code == CODE_OF[Outcome.PAIRING_BYE]) | (forfeit_win & weaker)
    up = forfeit_win & stronger
    shift: Ints = np.where(early & has_mean & ~own_score, step * (up.astype(np.int64) - down), 0)
    return own_score, shift
