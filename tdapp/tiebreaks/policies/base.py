"""What a policy is: two short answers, from which the terms of every opponents' criterion are built."""

from __future__ import annotations

from dataclasses import field, replace
from typing import ClassVar

import numpy as np

from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr
from tdapp.tiebreaks.column import Exact
from tdapp.tiebreaks.crosstable import Crosstable, Ints, Mask
from tdapp.tiebreaks.cuts import cut_lowest
from tdapp.tiebreaks.terms import CriterionKind, Cuts, Scores, Terms, over_one_unit

OPPONENTS = frozenset({CriterionKind.OPPONENTS_SUM, CriterionKind.OPPONENTS_PRODUCT})

Options = dict[str, str]


@dataclass(frozen=True, eq=False, slots=True)
class Own:
    """The elements of own unplayed rounds: opponent's score ``o / den`` and own result ``g`` in ticks, where ``used``.

    ``den`` None stands for 1, a den of 0 for the score 0.
    """

    o: Ints
    g: Ints
    used: Mask
    den: Ints | None = None


def no_own(table: Crosstable) -> Own:
    """No element: an own unplayed round adds nothing, and is not there to be cut."""
    return Own(table.awarded, table.awarded, np.zeros_like(table.otb))


@dataclass(frozen=True, slots=True)
class PolicyOption:
    """A choice inside a policy, written ``{key=value}`` on the rung; the first value is the default.

    ``labels`` say each value in words, as far as a rung's name and the editor show it.
    """

    key: str
    values: tuple[str, ...]
    sentence: str
    labels: tuple[str, ...] = ()
    taken_out: bool = False
    """Its other value leaves a piece of the rule out, to see what the piece does: no choice for an event's ladder."""

    def label(self, value: str) -> str:
        """A value in words, or as it is written."""
        return tr(self.labels[self.values.index(value)]) if self.labels else value


@dataclass(frozen=True, eq=False, slots=True)
class Asked:
    """What a policy was asked for: the kind of criterion, cuts and options; its reasons may depend on them."""

    kind: CriterionKind = CriterionKind.OPPONENTS_SUM
    cuts: Cuts = field(default_factory=Cuts)
    options: Options = field(default_factory=dict)


PLAIN = Asked()
"""A sum over the opponents without cuts or options."""


class Policy:
    """A rule for unplayed rounds.

    Subclasses give the class variables, ``seen`` and ``own``; the few policies that do not fit override ``terms``.
    ``kinds`` are the kinds of criteria that may be put under this policy by name.
    """

    id: ClassVar[str]
    name: ClassVar[str]
    source: ClassVar[str]
    sentence: ClassVar[str]
    kinds: ClassVar[frozenset[CriterionKind]] = OPPONENTS
    options: ClassVar[tuple[PolicyOption, ...]] = ()
    strengths: ClassVar[str] = ""
    weaknesses: ClassVar[str] = ""
    """What speaks for it and against it, as the papers say, in whole sentences for the manual."""
    article_cut: ClassVar[str] = ""
    """The article by which a low or high contribution is cut, empty where the method is not FIDE's."""

    def counts(self, table: Crosstable, kind: CriterionKind) -> Mask:
        """Rounds that are games for this kind of criterion, (P, n)."""
        return table.otb

    def seen(self, table: Crosstable) -> Scores:
        """How each player's score looks to his opponents, (P,)."""
        raise NotImplementedError

    def own(self, table: Crosstable, kind: CriterionKind, options: Options) -> Own:
        """The elements of own unplayed rounds, (P, n)."""
        raise NotImplementedError

    def seen_by(self, table: Crosstable, kind: CriterionKind, options: Options) -> Scores:
        """``seen`` for one kind of criterion; the same for all of them unless a method says otherwise."""
        return self.seen(table)

    def volunteers_first(self, options: Options) -> bool:
        """Whether cuts take a voluntary unplayed round first (C.07, 16.5)."""
        return False

    def results(self, table: Crosstable, kind: CriterionKind) -> Ints:
        """The own result in each round that ``counts`` marks, in ticks, (P, n): the points awarded."""
        return table.awarded

    def terms(self, table: Crosstable, kind: CriterionKind, cuts: Cuts, options: Options) -> Terms:
        """The contributions of every round under this policy."""
        base = table.memo((self.id, kind, tuple(sorted(options.items()))), lambda: self._uncut(table, kind, options))
        return self.cut(base, cuts, options)

    def cut(self, base: Terms, cuts: Cuts, options: Options) -> Terms:
        """The terms with the least significant values left out (C.07, 14 and 16.5)."""
        if not cuts.total:
            return base
        first = self.volunteers_first(options)
        kept = cut_lowest(base.num, base.contribution(), base.used, base.vur if first else None, cuts)
        return replace(base, kept=kept, cuts=cuts, volunteers_first=first)

    def _uncut(self, table: Crosstable, kind: CriterionKind, options: Options) -> Terms:
        games = self.counts(table, kind)
        scores = self.seen_by(table, kind, options)
        own = self.own(table, kind, options)
        used = games | own.used
        o: Exact = np.where(games, scores.num[table.opponent], own.o)
        unit = table.ticks
        if scores.den is not None or own.den is not None:  # few policies divide
            theirs = 1 if scores.den is None else scores.den[table.opponent]
            mine = 1 if own.den is None else own.den
            o, common = over_one_unit(o, np.where(games, theirs, np.where(own.used, mine, 1)))
            unit *= common
        g: Exact | None = None
        if kind is CriterionKind.OPPONENTS_PRODUCT:
            g = np.where(games, self.results(table, kind), own.g)
        return Terms(num=o, unit=unit, used=used, kept=used, vur=table.vur & used, g=g, g_unit=table.ticks)

    def why_seen(self, table: Crosstable, player: int, asked: Asked = PLAIN) -> str:
        """Why a player's score is not taken at face value, or empty."""
        return ""

    def why_own(self, table: Crosstable, player: int, round_index: int, asked: Asked = PLAIN) -> str:
        """How the contribution of an own unplayed round came about, in words with the article or rule."""
        return ""

    def notes(self, table: Crosstable, player: int, asked: Asked = PLAIN) -> tuple[str, ...]:
        """Whole sentences about a player's value that belong to no single round."""
        return ()


def outcome_points(table: Crosstable) -> Ints:
    """Awarded points as W, D or L: W if a >= W, D if L < a < W, else L (tiebreaks: a PAB worth ½ is a draw)."""
    result: Ints = np.where(
        table.awarded >= table.win, table.win, np.where(table.awarded > table.loss, table.draw, table.loss)
    )
    return result


def opposite(table: Crosstable, points: Ints) -> Ints:
    """What the opponent gets: opp(W) = L, opp(D) = D, opp(L) = W."""
    result: Ints = np.where(points == table.win, table.loss, np.where(points == table.loss, table.win, table.draw))
    return result


def scheduled(table: Crosstable, scores: Ints) -> Ints:
    """The scheduled opponent's score in each round, 0 where there is none, (P, n)."""
    result: Ints = np.where(table.opponent >= 0, scores[table.opponent], 0)
    return result
