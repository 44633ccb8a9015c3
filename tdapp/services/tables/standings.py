"""Standings of a section after any round under any ladder: ready rows, exact values as text."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import field, replace
from enum import Enum
from functools import lru_cache

import numpy as np

from tdapp.domain.section.event import Section
from tdapp.domain.section.ladder import Ladder, Rung, parse_ladder
from tdapp.domain.section.leavers import left_early
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.player import Player, Standing
from tdapp.domain.section.scoring import mixed_text, ratio_text
from tdapp.domain.teams.players_view import players_view
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import current_language, ntr, tr
from tdapp.tiebreaks.column import Column
from tdapp.tiebreaks.criteria.base import Step
from tdapp.tiebreaks.crosstable import Crosstable, build
from tdapp.tiebreaks.ladder import NOT_DECIDED, Ranking, rank
from tdapp.tiebreaks.place_words import places_in_group
from tdapp.tiebreaks.presets import preset_ladder
from tdapp.tiebreaks.registry import Regime, is_c07, regime_of, resolve_ladder
from tdapp.tiebreaks.text import real_text
from tdapp.tiebreaks.words import ladder_in_words, rung_name

Arrays = Callable[[Section, int | None], Crosstable]
"""Gives the arrays of a section after a round: ``build``, or held ones of the same contents."""


@dataclass(frozen=True, slots=True)
class RungInfo:
    """One rung as shown and printed.

    ``text`` is the full rung text with its policy (``BH/C1@fide-2026``), ``label`` the column header (``BH/C1``).
    ``policy_id`` is empty where a criterion takes no policy.
    """

    text: str
    label: str
    name: str
    policy_id: str
    policy_name: str
    policy_sentence: str
    is_c07: bool
    places: int  # decimals of the widest value in this column, for alignment
    note: str = ""  # for example why a rating criterion dropped out


class Provisional(Enum):
    """Why a table may still change."""

    OPEN = "open"  # a counted game is open or adjourned
    UNVERIFIED = "unverified"  # the last counted round was entered only once
    REOPENED = "reopened"  # the tournament was closed and opened again


@dataclass(frozen=True, slots=True)
class StandingsRow:
    """One player's line. ``rank`` repeats for shared places, None when not ranked.

    ``values`` in ladder order: decimal text or None where undefined; ``exact`` the same as fractions.
    ``decided_by``: index of the rung that separates this player from the one below; -1 points; None shared or last.
    ``worded``: values that people read in words (``1st of 2``), None where the value is its own text.
    """

    rank: int | None
    player: Player
    points: str
    values: tuple[str | None, ...]
    exact: tuple[str | None, ...]
    decided_by: int | None
    worded: tuple[str | None, ...] = ()

    def shown(self, index: int) -> str | None:
        """What people read in the column of a rung, on screen and paper; None where the value is undefined."""
        return (self.worded[index] if self.worded else None) or self.values[index]


@dataclass(frozen=True, slots=True)
class Standings:
    """A ranked table, ready for the screen, paper and JSON."""

    section: Section
    after_round: int
    provisional: bool
    trial: bool
    ladder: tuple[RungInfo, ...]
    words: str
    rows: tuple[StandingsRow, ...]
    notes: tuple[str, ...] = ()
    language: str = field(default_factory=current_language, compare=False)
    """That of ``words``, ``notes`` and the names in ``ladder``."""
    competition: Section | None = field(default=None, compare=False, repr=False)
    """The competition of teams that these players, or teams, belong to."""

    @property
    def scored(self) -> bool:
        """Whether the first rung is the score of the system, and points are only shown beside it."""
        return self.section.system.scores

    def system_score(self, row: StandingsRow) -> str | None:
        """The score of the system as an exact fraction; None where it has none, or the player none."""
        return row.exact[0] if self.scored else None

    @property
    def listed(self) -> tuple[StandingsRow, ...]:
        """The rows of the standings; who was expelled stands in ``rows`` for the games of the others alone (Q198)."""
        return tuple(row for row in self.rows if row.player.standing is not Standing.EXPELLED)


def values_shown(rows: Iterable[StandingsRow]) -> list[tuple[str | None, ...]]:
    """What ``StandingsRow.shown`` gives for all rungs, row by row."""
    return [
        tuple(word or value for word, value in zip(row.worded, row.values, strict=True)) if row.worded else row.values
        for row in rows
    ]


def compute_standings(
    section: Section,
    *,
    ladder: Ladder | None = None,
    trial: bool = False,
    after_round: int | None = None,
    arrays: Arrays = build,
) -> Standings:
    """Rank a section after a round (None: the last one fully decided) under a ladder.

    ``ladder`` None means the section's official ladder, or with ``trial`` its trial ladder if it has one; an event
    that names none gets the preset of its kind. Any ladder given by the caller is a trial. Of a competition of teams
    these are the players; ``team_view`` of it gives the teams.
    """
    competition, section = section, players_view(section)
    is_trial = ladder is not None or (trial and section.trial_ladder is not None)
    chosen = ladder if ladder is not None else section.trial_ladder if is_trial else official_ladder(section)
    assert chosen is not None
    table = standings_of(section, rank_section(section, chosen, after_round, arrays), trial=is_trial)
    return replace(table, competition=competition) if competition.system.pairs_teams else table


def official_ladder(section: Section) -> Ladder:
    """The ladder in force: the file's own, else the preset of its kind."""
    return section.ladder if section.ladder is not None else preset_ladder(section)


def rank_section(section: Section, ladder: Ladder, after_round: int | None = None, arrays: Arrays = build) -> Ranking:
    """The ranking behind a table; RuleViolation when a rung is not known. ``arrays`` may give held ones."""
    section = players_view(section)
    if after_round is not None and not 0 <= after_round <= section.rounds_held:
        sentence = tr("There is no round {number}: {held} rounds have been held.")
        raise RuleViolation(sentence.format(number=after_round, held=section.rounds_held))
    return rank(arrays(section, after_round), resolve_ladder(section, ladder))


def standings_of(section: Section, ranking: Ranking, *, trial: bool) -> Standings:
    """Ready rows of a ranking."""
    table = ranking.table
    columns = [_column_texts(ranking, index) for index in range(len(ranking.steps))]
    points = table.memo("points", lambda: _texts(Column(table.score, table.ticks), integer=False)).decimals
    values = list(zip(*(texts.decimals for texts in columns), strict=True)) or [()] * table.size
    exact = list(zip(*(texts.fractions for texts in columns), strict=True)) or [()] * table.size
    nothing = (None,) * table.size
    places = [
        places_in_group(column, groups)
        if step.criterion.place_in_group
        else fractions_of(column)
        if step.criterion.with_fractions
        else nothing
        for step, column, groups in zip(ranking.steps, ranking.columns, ranking.groups, strict=True)
    ]
    has_places = any(column is not nothing for column in places)
    worded = list(zip(*places, strict=True)) if has_places else [()] * table.size
    rows = [
        StandingsRow(
            rank=place or None,
            player=section.players[index],
            points=points[index] or "",
            values=values[index],
            exact=exact[index],
            decided_by=None if decided == NOT_DECIDED else decided,
            worded=worded[index],
        )
        for index, place, decided in zip(
            ranking.order.tolist(), ranking.place.tolist(), ranking.decided_by.tolist(), strict=True
        )
    ]
    rungs = tuple(step.rung for step in ranking.steps)
    infos, words = _ladder_words(regime_of(section), rungs, current_language())
    return Standings(
        section=section,
        after_round=table.after_round,
        provisional=is_provisional(section, table),
        trial=trial,
        ladder=tuple(
            replace(info, places=0 if step.criterion.with_fractions else texts.places, note=column.note)
            for info, step, column, texts in zip(infos, ranking.steps, ranking.columns, columns, strict=True)
        ),
        words=words,
        rows=tuple(rows),
        notes=(
            *(column.note for column in ranking.columns if column.note),
            *_left_out(section),
            *not_counted(section, table.after_round),
        ),
    )


def _left_out(section: Section) -> tuple[str, ...]:
    """Who was expelled, by pairing number: a page in public may not show the name."""
    gone = [str(player.number) for player in section.players if player.standing is Standing.EXPELLED]
    if not gone:
        return ()
    sentence = ntr(
        "Expelled and not in the standings: no. {numbers}.",
        "Expelled and not in the standings: nos. {numbers}.",
        len(gone),
    )
    return (sentence.format(numbers=", ".join(gone)),)


def not_counted(section: Section, after_round: int) -> tuple[str, ...]:
    """Whose games stand in the crosstable and count nothing, likewise by number."""
    gone = left_early(section)
    if not gone:
        return ()
    numbers = [
        str(player.number)
        for player, row in zip(section.players, section.cells, strict=True)
        if player.number in gone and any(cell.rules.paired for cell in row[:after_round])
    ]
    if not numbers:
        return ()
    sentence = ntr(
        "Withdrawn with fewer than half of the games played: start no. {numbers}. The games do not count in the "
        "standings (C.05, 6.6).",
        "Withdrawn with fewer than half of the games played: start nos. {numbers}. The games do not count in the "
        "standings (C.05, 6.6).",
        len(numbers),
    )
    return (sentence.format(numbers=", ".join(numbers)),)


def reworded(standings: Standings) -> Standings:
    """The same table with its words in the language of here and now; itself where they are in it already."""
    if standings.language == current_language():
        return standings
    ladder = parse_ladder(",".join(rung.text for rung in standings.ladder))
    again = standings_of(
        standings.section, rank_section(standings.section, ladder, standings.after_round), trial=standings.trial
    )
    return replace(again, competition=standings.competition)


def is_provisional(section: Section, table: Crosstable) -> bool:
    """True while ``why_provisional`` names a reason."""
    return _why(section, table.after_round, bool(table.open.any())) is not None


def why_provisional(standings: Standings) -> Provisional | None:
    """Why a table may still change; None when everything it counts is in and was entered twice."""
    if not standings.provisional:  # known since it was ranked
        return None
    section, after = standings.section, standings.after_round
    is_open = any(cell.outcome in (Outcome.OPEN, Outcome.ADJOURNED) for row in section.cells for cell in row[:after])
    return _why(section, after, is_open)


def _why(section: Section, after_round: int, is_open: bool) -> Provisional | None:
    if is_open:
        return Provisional.OPEN
    if section.closed:
        return None
    if after_round in section.unverified_rounds:
        return Provisional.UNVERIFIED
    return Provisional.REOPENED if section.reopened and after_round == section.rounds_total else None


@dataclass(frozen=True, slots=True)
class _Texts:
    """The values of all players, and the decimals of the widest one."""

    decimals: list[str | None]
    fractions: list[str | None]
    places: int


def _column_texts(ranking: Ranking, index: int) -> _Texts:
    """Those of a rung, once for a table where they are the same in every ladder."""
    step, column = ranking.steps[index], ranking.columns[index]
    if step.criterion.looks_at_ties:
        return _texts(column, step.criterion.integer)
    return ranking.table.memo(("texts", step.rung), lambda: _texts(column, step.criterion.integer))


def _texts(column: Column, integer: bool) -> _Texts:
    """Equal values are worded once."""
    if column.reals is not None:
        decimals: list[str | None] = [real_text(real) for real in column.reals.tolist()]
        fractions: list[str | None] = [None] * len(decimals)
    else:
        values, which = np.unique(column.numerators, return_inverse=True)
        worded = [_worded(numerator, column.unit, integer) for numerator in values.tolist()]
        rows = which.tolist()
        decimals, fractions = [worded[row][0] for row in rows], [worded[row][1] for row in rows]
    if column.missing is not None:
        for index in np.flatnonzero(column.missing).tolist():
            decimals[index] = fractions[index] = None
    places = max((len(text.partition(".")[2]) for text in set(decimals) if text is not None), default=0)
    return _Texts(decimals, fractions, places)


def fractions_of(column: Column) -> tuple[str | None, ...]:
    """Values as people write fractions; None where undefined."""
    values = (column.fraction(index) for index in range(len(column.numerators)))
    return tuple(None if value is None else mixed_text(value) for value in values)


@lru_cache(maxsize=16_384)
def _worded(numerator: int, unit: int, integer: bool) -> tuple[str, str]:
    common = math.gcd(numerator, unit)
    above, below = numerator // common, unit // common
    decimal = ratio_text(above, below)
    return decimal.removesuffix(".0") if integer else decimal, str(above) if below == 1 else f"{above}/{below}"


@lru_cache(maxsize=64)  # a result changes values, not what the rungs are called
def _ladder_words(regime: Regime, rungs: tuple[Rung, ...], _language: str) -> tuple[tuple[RungInfo, ...], str]:
    steps = resolve_ladder(regime, Ladder(rungs))
    return tuple(_rung_info(regime, step) for step in steps), ladder_in_words(regime, steps)


def _rung_info(regime: Regime, step: Step) -> RungInfo:
    shows_policy = step.criterion.takes_policy or step.rung.policy is not None
    return RungInfo(
        text=step.text,
        label=step.rung.label,
        name=rung_name(step),
        policy_id=step.policy.id if shows_policy else "",
        policy_name=tr(step.policy.name) if shows_policy else "",
        policy_sentence=tr(step.policy.sentence) if shows_policy else "",
        is_c07=is_c07(regime, step),
        places=0,
    )
