"""What a criterion is, and a rung made ready to compute."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import field
from fractions import Fraction
from typing import ClassVar

import numpy as np

from tdapp.domain.section.event import Section
from tdapp.domain.section.ladder import Rung
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.words.decimals import decimals
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import marked, tr
from tdapp.tiebreaks.column import Column
from tdapp.tiebreaks.crosstable import CODE_OF, Crosstable, Ints, Mask
from tdapp.tiebreaks.explain import Check, State, Table, TermLine
from tdapp.tiebreaks.policies.base import Options, Policy
from tdapp.tiebreaks.terms import CriterionKind, Cuts
from tdapp.tiebreaks.text import short_text, sum_of
from tdapp.tiebreaks.views import view


@dataclass(frozen=True, eq=False, slots=True)
class Step:
    """A rung with everything looked up: its criterion, policy, cuts and options."""

    rung: Rung
    criterion: Criterion
    policy: Policy
    cuts: Cuts
    options: Options = field(default_factory=dict)

    @property
    def text(self) -> str:
        """The full rung text; the policy is named where the criterion lets one choose."""
        shown = self.criterion.takes_policy or self.rung.policy is not None
        return str(self.rung.with_policy(self.policy.id if shown else None))

    def seen(self, table: Crosstable) -> Crosstable:
        """The event as this rung sees it: in the score it names, and with what its modifiers change."""
        return self.criterion.view(table.teams.by(self.rung.reference) if table.teams else table, self)


@dataclass(frozen=True, slots=True)
class Worked:
    """The worked calculation of one value: rounds, formula, a mini-crosstable where there is one."""

    terms: tuple[TermLine, ...]
    formula: str
    tables: tuple[Table, ...] = ()
    notes: tuple[str, ...] = ()
    check: Check | None = None
    """Where the policy changes how the value follows from the terms; None: as the criterion says."""


@dataclass(frozen=True, slots=True)
class CriterionOption:
    """A choice of a criterion, written ``{key=value}`` on the rung.

    Accepted are the ``values``, a whole number between the two of ``number``, and what the regular expression
    ``pattern`` fits. ``sentence`` says what is chosen, ``example`` what a value looks like. The ``default`` is left
    out of the rung.
    """

    key: str
    sentence: str
    values: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    """The values in words, as the editor offers them."""
    number: tuple[int, int] | None = None
    pattern: str = ""
    example: str = ""
    default: str | None = None
    without: str = ""
    """What it means that the option is not set, where there is no default."""
    words: str = ""
    """How a value other than the default reads in the rung's name; ``{}`` is the value in words."""

    def label(self, value: str) -> str:
        """A value in words."""
        return tr(dict(zip(self.values, self.names, strict=False)).get(value, value))

    def accepts(self, value: str) -> bool:
        """Whether a rung may carry this value."""
        if value in self.values:
            return True
        if self.number and value.isascii() and value.isdigit() and len(value) < 19:
            return self.number[0] <= int(value) <= self.number[1]
        return bool(self.pattern and re.fullmatch(self.pattern, value))

    def takes(self) -> str:
        """The values in words: ``lowest, average or a number such as 1400``."""
        sentence = tr("a number such as {example}") if self.number else tr("a text such as {example}")
        free = [sentence.format(example=self.example)] if self.example else []
        listed = [*self.values, *free]
        if len(listed) == 1:
            return listed[0]
        return tr("{listed} or {last}").format(listed=", ".join(listed[:-1]), last=listed[-1])


class Criterion:
    """A tie-break: ``column`` gives everybody's value, ``work`` one player's calculation.

    ``groups`` are the groups still tied when the rung is reached, as one id per player (-1: not ranked); only those
    with ``looks_at_ties`` look at them. Nobody looks at the trial ladder.
    """

    code: ClassVar[str]
    name: ClassVar[str]
    family: ClassVar[str]
    kind: ClassVar[CriterionKind]
    sentence: ClassVar[str]
    source: ClassVar[str]
    check: ClassVar[Check]
    strengths: ClassVar[str] = ""
    """What it does well, for the manual."""
    weaknesses: ClassVar[str] = ""
    """What it does badly, for the manual."""
    modifiers: ClassVar[str] = ""
    """Letters of the modifiers it takes: C cut low, M median, L limit, P forfeits as played, F fore, R reverse."""
    options: ClassVar[tuple[CriterionOption, ...]] = ()
    c07: ClassVar[bool] = False
    """One of FIDE's own criteria; all others are marked *not C.07*."""
    takes_policy: ClassVar[bool] = False
    applied_policies: ClassVar[tuple[str, ...]] = ()
    """Ids of the policies that mean something here beside the event's own; empty: all of its kind."""
    own_policy: ClassVar[str] = ""
    """Id of the policy where the rung names none; empty: the event's own."""
    reads_games: ClassVar[bool] = True
    """False for values that no game changes (pairing number, rating, lot, typed in): no policy applies."""
    place_in_group: ClassVar[bool] = False
    """Values are places inside the tied group, 0 where nothing is decided: shown as ``1st of 2``."""
    looks_at_ties: ClassVar[bool] = False
    """Values depend on who is still tied when the rung is reached; others are the same wherever the rung stands."""
    integer: ClassVar[bool] = False
    """Values are whole numbers and shown without decimals."""
    in_round_robin: ClassVar[bool] = True
    for_players: ClassVar[bool] = True
    """False for what only teams have: boards, two scores."""
    for_teams: ClassVar[bool] = True
    """False for what teams have not: ratings, a colour of their own."""
    takes_score: ClassVar[bool] = True
    """For teams, ``:MP`` and ``:GP`` choose the score."""
    of_system: ClassVar[str] = ""
    """Id of the one pairing system whose score it is: there it ranks before everything else, elsewhere it is none."""
    with_fractions: ClassVar[bool] = False
    """Values are shown as whole numbers with a fraction: ``8⅔``."""
    needs_ratings: ClassVar[bool] = False
    named_after_a_person: ClassVar[bool] = False
    """The name keeps its capital inside a sentence."""

    def values_held(self, section: Section, key: str) -> tuple[str, ...]:
        """Values of an option that the section itself offers, beside the fixed ones."""
        return ()

    def remark(self, section: Section, options: Options) -> str:
        """What an arbiter should see before a ladder with this criterion is announced; empty when there is nothing."""
        return ""

    def view(self, table: Crosstable, step: Step) -> Crosstable:
        """The event as this rung sees it; ``column`` and ``work`` are given this one."""
        return view(table, step.rung.modifiers)

    def column(self, table: Crosstable, step: Step, groups: Ints) -> Column:
        """Exact values of all players."""
        raise NotImplementedError

    def work(self, table: Crosstable, step: Step, groups: Ints, player: int) -> Worked:
        """The calculation of one player's value (index into the table)."""
        raise NotImplementedError


def colour_letter(table: Crosstable, player: int, round_index: int) -> str:
    """``w``, ``b`` or empty."""
    if table.white[player, round_index]:
        return "w"
    return "b" if table.black[player, round_index] else ""


def why_at_rest(table: Crosstable, player: int, r: int) -> str:
    """Why a round of a round robin counts nothing: the free round, or a game with somebody who left too early."""
    cell = table.section.cells[player][r]
    if cell.opponent is None:
        return tr("free round")
    who = tr("the player") if not table.ranked[player] else tr("no. {number}").format(number=cell.opponent)
    return tr("does not count: {who} left with fewer than half of the games played (C.05, 6.6)").format(who=who)


def not_over_the_board(table: Crosstable, player: int, r: int) -> str:
    """Why a round is no game."""
    return tr("no result yet") if table.open[player, r] else tr("not played over the board")


def lines_of(
    table: Crosstable, player: int, counts: Mask, why: Callable[[int], str], term: Callable[[int], TermLine]
) -> tuple[TermLine, ...]:
    """One line for each round: the ``term`` where it counts, else ``why`` it does not."""
    return tuple(
        term(r) if counts[player, r] else line(table, player, r, state=State.NOT_COUNTED, why=why(r))
        for r in range(table.rounds)
    )


def line(
    table: Crosstable,
    player: int,
    round_index: int,
    *,
    opponent_score: str = "",
    term: str = "",
    result: str | None = None,
    state: State = State.COUNTED,
    why: str = "",
) -> TermLine:
    """One round of the worked calculation; the result defaults to the points awarded."""
    opponent = int(table.opponent[player, round_index])
    if result is None:
        result = short_text(Fraction(int(table.awarded[player, round_index]), table.ticks))
        if table.open[player, round_index]:
            result = ""
    return TermLine(
        round=round_index + 1,
        opponent=int(table.numbers[opponent]) if opponent >= 0 else None,
        colour=colour_letter(table, player, round_index),
        opponent_score=opponent_score,
        result=result,
        term=term,
        state=state,
        why=why,
        absence=absence_name(table, player, round_index),
    )


_ABSENCES = {
    CODE_OF[Outcome.PAIRING_BYE]: marked("PAB"),
    CODE_OF[Outcome.FULL_POINT_BYE]: marked("FPB"),
    CODE_OF[Outcome.HALF_POINT_BYE]: marked("HPB"),
    CODE_OF[Outcome.ZERO_POINT_BYE]: marked("ZPB"),
    CODE_OF[Outcome.FORFEIT_WIN]: marked("forfeit won"),
    CODE_OF[Outcome.FORFEIT_LOSS]: marked("forfeit lost"),
}


def absence_name(table: Crosstable, player: int, round_index: int) -> str:
    """``PAB``, ``HPB``, ``forfeit won``: what an unplayed round was, empty for a game."""
    name = _ABSENCES.get(int(table.code[player, round_index]))
    return tr(name) if name else ""


def sum_formula(terms: Iterable[TermLine], value: str) -> str:
    """``4.5 + 5.0 + 3.0 = 12.5`` over the counted terms; cut ones stand in brackets with a minus through words."""
    counted = [term.term for term in terms if term.state is State.COUNTED]
    cut = [term.term for term in terms if term.state is State.CUT]
    formula = f"{sum_of(counted) or '0'} = {value}"
    listed = ", ".join(map(decimals, cut))
    return tr("{formula} (cut: {listed})").format(formula=formula, listed=listed) if cut else formula


def counting_column(mask: np.ndarray[tuple[int, ...], np.dtype[np.bool_]]) -> Column:
    """How many rounds are marked."""
    return Column(mask.sum(axis=1).astype(np.int64))
