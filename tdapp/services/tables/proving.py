"""Prove: every value of a table beside gacrux's, a file's own column and a second calculation from the articles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from fractions import Fraction

from tdapp.domain.section.event import Section
from tdapp.domain.section.ladder import Ladder
from tdapp.domain.section.outcome import Cell
from tdapp.domain.section.scoring import decimal_text
from tdapp.domain.teams.for_ranking import as_ranked
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import ntr, tr
from tdapp.proof.calculation import Asked, SecondCalculation, calculate
from tdapp.services.tables.known_differences import Case, as_gacrux
from tdapp.services.tables.second_opinion import RungOpinion, SecondOpinion
from tdapp.services.tables.standings import Standings, StandingsRow, official_ladder, rank_section, standings_of
from tdapp.tiebreaks.criteria.base import Step
from tdapp.tiebreaks.ladder import Ranking
from tdapp.tiebreaks.registry import default_policy

GACRUX, SECOND, PUBLISHED = "gacrux", "second", "published"
"""Who says otherwise."""


@dataclass(frozen=True, slots=True)
class Published:
    """What a file states: values by pairing number under the heading of their column, and ranks.

    ``ladder`` names the tie-breaks of its columns, where it says what they hold (empty: points alone); ``unnamed``
    counts the columns of which it does not.
    """

    columns: tuple[tuple[str, tuple[tuple[int, str], ...]], ...] = ()
    ranks: tuple[tuple[int, int], ...] = ()
    ladder: str | None = None
    unnamed: int = 0
    by_points: bool = False
    """Nothing says what broke its ties: a rank is any of those who have as many points."""


@dataclass(frozen=True, slots=True)
class ProvedValue:
    """One value four times, as decimal text; None: not defined, or (with ``absent``) not there at all.

    ``against`` names who says otherwise and is not explained; ``why`` is what explains gacrux's.
    """

    number: int
    name: str
    ours: str | None
    gacrux: str | None = None
    second: str | None = None
    published: str | None = None
    absent: tuple[str, ...] = ()
    against: tuple[str, ...] = ()
    why: str = ""
    exact: tuple[Fraction | None, Fraction | None] = (None, None)
    """Ours and that of the second calculation."""


@dataclass(frozen=True, slots=True)
class ProvedRung:
    """A rung (``PTS`` for the points), the article of the second calculation, and why somebody said nothing."""

    text: str
    name: str
    article: str
    values: tuple[ProvedValue, ...]
    no_gacrux: str = ""
    no_second: str = ""
    no_published: str = ""

    @property
    def differences(self) -> tuple[ProvedValue, ...]:
        """Values that somebody says otherwise, explained or not."""
        return tuple(one for one in self.values if one.against or one.why)

    @property
    def agrees(self) -> bool:
        """Whether nothing unexplained is left."""
        return not any(one.against for one in self.values)


@dataclass(frozen=True, slots=True)
class ProvedPlace:
    """A place that the second calculation or the file gives otherwise."""

    number: int
    name: str
    ours: int | None
    second: int | None
    published: int | None
    against: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Proof:
    """All rungs, the points first, and the places that differ. ``opinion`` is None where gacrux was not asked."""

    standings: Standings
    opinion: SecondOpinion | None
    rungs: tuple[ProvedRung, ...]
    places: tuple[ProvedPlace, ...]

    @property
    def agrees(self) -> bool:
        """Whether nothing unexplained is left."""
        return not self.places and all(rung.agrees for rung in self.rungs)

    @property
    def engine(self) -> str:
        """gacrux with its version; empty where it was not asked."""
        return "" if self.opinion is None else self.opinion.engine

    @property
    def unsaid(self) -> tuple[str, ...]:
        """Why the second calculation and gacrux said nothing of some rungs; what holds for all of them once."""
        found = []
        asked = self.opinion is not None
        for who, reasons in (
            ("", [(rung.text, rung.no_second) for rung in self.rungs]),
            ("gacrux: ", [(rung.text, rung.no_gacrux if asked else "") for rung in self.rungs]),
        ):
            for reason in dict.fromkeys(reason for _, reason in reasons if reason):
                said = [text for text, one in reasons if one == reason]
                where = "" if len(said) == len(reasons) else f"{', '.join(said)}: "
                found.append(f"{who}{where}{reason}")
        return tuple(found)

    @property
    def twice(self) -> int:
        """How many values were calculated a second time."""
        return sum(len(rung.values) for rung in self.rungs if not rung.no_second)

    @property
    def sentence(self) -> str:
        """The result in one sentence or two."""
        values = sum(len(rung.values) for rung in self.rungs)
        against = sum(len([one for one in rung.values if one.against]) for rung in self.rungs)
        said = ntr(
            "{twice} of {count} value calculated a second time from the articles.",
            "{twice} of {count} values calculated a second time from the articles.",
            values,
        ).format(twice=self.twice, count=values)
        if self.agrees:
            return f"{said} {tr('Nothing differs without an explanation.')}"
        found = ntr("{count} value differs", "{count} values differ", against).format(count=against)
        places = ntr("{count} place differs", "{count} places differ", len(self.places)).format(count=len(self.places))
        listed = [text for text, count in ((found, against), (places, len(self.places))) if count]
        return f"{said} {tr('Without an explanation: {listed}.').format(listed=', '.join(listed))}"


def prove(
    section: Section,
    *,
    ladder: Ladder | None = None,
    after_round: int | None = None,
    opinion: SecondOpinion | None = None,
    published: Published | None = None,
    trial: bool | None = None,
) -> Proof:
    """Prove a table: of players, or of teams where teams are ranked. ``opinion`` is gacrux's of the same table.

    ``trial`` None: any ladder that is given is one.
    """
    whole, section = section, as_ranked(section)
    ranking = rank_section(section, ladder if ladder is not None else official_ladder(section), after_round)
    table = standings_of(section, ranking, trial=ladder is not None if trial is None else trial)
    obstacle = _no_second(whole)
    second = None if obstacle else _second(section, ranking, table.after_round)
    stated = published or Published()
    if table.after_round != section.rounds_decided:
        stated = Published()  # it states how it ended
    if any(cell.rules.decided for cells in section.cells for cell in cells[table.after_round :]):
        stated = replace(stated, ranks=())  # which count byes of later rounds
    rows = tuple(row for row in table.rows if row.rank is not None)
    said = opinion.rungs if opinion is not None else ()
    rungs = [_points(section, rows, second, said[:1], stated, table.after_round, obstacle)]
    for index, step in enumerate(ranking.steps):
        heard = said[index + 1] if index + 1 < len(said) else None
        rungs.append(_rung(section, rows, step, index, second, heard, stated, table, obstacle))
    return Proof(table, opinion, tuple(rungs), _places(rows, second, stated))


def _no_second(section: Section) -> str:
    """Why nothing of a section is calculated a second time, or empty."""
    if section.system.elimination:
        return tr("No second calculation of a knock-out.")
    if section.system.stage_rounds > 1:
        return tr("No second calculation where a match of several games is a round.")
    return ""


def _second(section: Section, ranking: Ranking, after: int) -> SecondCalculation:
    usual = default_policy(section)
    numbers = [player.number for player in section.players]
    asked = [
        Asked(step.rung, step.policy.id, step.policy is usual, dict(zip(numbers, map(int, column.key()), strict=True)))
        for step, column in zip(ranking.steps, ranking.columns, strict=True)
    ]
    return calculate(section, after, asked, by_points=not section.system.scores)


def _points(
    section: Section,
    rows: tuple[StandingsRow, ...],
    second: SecondCalculation | None,
    said: tuple[RungOpinion, ...],
    stated: Published,
    after: int,
    obstacle: str,
) -> ProvedRung:
    heard = said[0] if said else None
    scores = section.team_scores
    column, no_published = _column(stated, ("PTS", *([scores.primary] if scores is not None else [])))
    compare = _Comparison(section, "PTS", after, heard, None if second is None else second.points, column)
    known = {player.number: row for player, row in zip(section.players, section.cells, strict=True)}
    values = tuple(
        compare.value(row, row.points, Fraction(row.points), known[row.player.number][after:]) for row in rows
    )
    return ProvedRung("PTS", tr("Points"), "C.07, 4", values, _unheard(heard), obstacle, no_published)


def _rung(
    section: Section,
    rows: tuple[StandingsRow, ...],
    step: Step,
    index: int,
    second: SecondCalculation | None,
    heard: RungOpinion | None,
    stated: Published,
    table: Standings,
    obstacle: str,
) -> ProvedRung:
    info = table.ladder[index]
    made = None if second is None else second.rungs[index]
    covered = made if made is not None and made.covered else None
    no_second = obstacle or ("" if covered is not None else tr("No second calculation."))
    no_gacrux = _unheard(heard)
    if index and not no_gacrux and step.criterion.looks_at_ties:
        no_gacrux = tr("gacrux computes it among the players level on points only.")
    scores = section.team_scores
    other = [scores.secondary] if scores is not None and step.criterion.code == "MPvGP" else []
    column, no_published = _column(stated, (info.label, info.text, f"TB{index + 1}", *other))
    compare = _Comparison(
        section,
        str(step.rung),
        table.after_round,
        None if no_gacrux else heard,
        None if covered is None else covered.values,
        column,
    )
    values = tuple(compare.value(row, row.values[index], _number(row.exact[index])) for row in rows)
    article = covered.article if covered is not None else step.criterion.source
    return ProvedRung(info.text, info.name, article, values, no_gacrux, no_second, no_published)


def _unheard(heard: RungOpinion | None) -> str:
    if heard is None:
        return tr("gacrux was not asked.")
    return heard.reason


def _column(stated: Published, headings: tuple[str, ...]) -> tuple[dict[int, str], str]:
    wanted = {heading.upper() for heading in headings}
    for heading, values in stated.columns:
        if heading.upper() in wanted:
            return dict(values), ""
    return {}, tr("The file states no such column.")


@dataclass(frozen=True, slots=True)
class _Comparison:
    """One rung: whom to compare with."""

    section: Section
    code: str
    after: int
    heard: RungOpinion | None
    second: Mapping[int, Fraction | None] | None
    published: Mapping[int, str]

    def value(
        self, row: StandingsRow, ours: str | None, exact: Fraction | None, announced: Sequence[Cell] = ()
    ) -> ProvedValue:
        """Everybody's word on one value; a file may count byes that are ``announced`` for later rounds."""
        number, against, absent, why = row.player.number, [], [], ""
        gacrux = second = published = None
        if self.heard is None or not self.heard.theirs:
            absent.append(GACRUX)
        else:
            gacrux = dict(self.heard.theirs).get(number)
            case = Case(self.section, self.after, self.code, self.section.index_of(number))
            if as_gacrux(case, None if exact is None else str(exact)) != _number(gacrux):
                known = {one.number: one.why for one in self.heard.differences}
                why = known.get(number, "")
                against += [] if why else [GACRUX]
        if self.second is None:
            absent.append(SECOND)
        else:
            second = _text(self.second.get(number), ours)
            against += [SECOND] if self.second.get(number) != exact else []
        if number not in self.published:
            absent.append(PUBLISHED)
        else:
            published = self.published[number]
            later = sum(map(self.section.points.awarded, announced), exact or Fraction(0))
            against += [] if as_printed(exact, published) or as_printed(later, published) else [PUBLISHED]
        both = exact, None if self.second is None else self.second.get(number)
        return ProvedValue(
            number, row.player.name, ours, gacrux, second, published, tuple(absent), tuple(against), why, both
        )


def _places(
    rows: tuple[StandingsRow, ...], second: SecondCalculation | None, stated: Published
) -> tuple[ProvedPlace, ...]:
    """Who stands elsewhere; a file may give any of the places that are shared."""
    ranks, found = dict(stated.ranks), []
    level = {row.player.number: row.points if stated.by_points else row.rank for row in rows}
    shared: dict[object, list[int]] = {}
    for row in rows:
        shared.setdefault(level[row.player.number], []).append(row.rank or 0)
    for row in rows:
        number, against = row.player.number, []
        place = None if second is None else second.places.get(number)
        if second is not None and place != row.rank:
            against.append(SECOND)
        given, held = ranks.get(number), shared[level[number]]
        if given is not None and row.rank is not None and not min(held) <= given < min(held) + len(held):
            against.append(PUBLISHED)
        if against:
            found.append(ProvedPlace(number, row.player.name, row.rank, place, given, tuple(against)))
    return tuple(found)


def _number(text: str | None) -> Fraction | None:
    return None if text is None else Fraction(text)


def _text(value: Fraction | None, like: str | None) -> str | None:
    """A value of the second calculation as the first one writes it: without decimals where that has none."""
    if value is None:
        return None
    text = decimal_text(value)
    return text.removesuffix(".0") if like is not None and "." not in like else text


def as_printed(value: Fraction | None, text: str) -> bool:
    """Whether a printed text is the value, rounded half up or cut off after as many decimals as it has."""
    stated = published_number(text)
    if value is None or stated is None:
        return value is None and stated is None
    places = len(text.replace(",", ".").partition(".")[2].rstrip())
    scale: int = 10 ** max(places, 0)
    scaled = value * scale
    half_up = (2 * scaled.numerator + scaled.denominator) // (2 * scaled.denominator)
    return stated in (value, Fraction(half_up, scale), Fraction(scaled.numerator // scaled.denominator, scale))


def published_number(text: str) -> Fraction | None:
    """A number as tables print it: ``12,5``, ``12½``, ``3.75``; None where there is none."""
    word = text.strip().replace(",", ".")
    half = word.endswith("½")
    word = word.removesuffix("½") or ("0" if half else "")
    try:
        return Fraction(word) + (Fraction(1, 2) if half else 0)
    except (ValueError, ZeroDivisionError):
        return None
