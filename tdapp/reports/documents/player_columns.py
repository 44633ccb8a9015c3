"""Columns that standings and crosstables share: the player's facts, points, tie-break values, rank."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from decimal import Decimal, InvalidOperation
from fractions import Fraction

from tdapp.domain.section.player import BLITZ, NATIONAL, RAPID, STANDARD, Player
from tdapp.domain.section.scoring import points_figure
from tdapp.domain.words.decimals import Figure
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import marked, tr
from tdapp.reports.documents import facts
from tdapp.reports.layout.model import Align, Column, Fit, Pen, Row, Table
from tdapp.services.tables.standings import Standings, StandingsRow

NO_VALUE = "–"

Text = Callable[[StandingsRow], str]


@dataclass(frozen=True, slots=True)
class Field:
    """A column and the text it takes from a row."""

    column: Column
    text: Text


def number_field() -> Field:
    """The pairing number."""
    return Field(Column("number", tr("No."), Align.RIGHT, share=0.5), lambda row: str(row.player.number))


def rank_field(rows: Sequence[StandingsRow], *, bold: bool = True) -> Field:
    """The place; a shared one carries ``=`` on every line, as on the website, none is a dash."""
    shared = shared_ranks(rows)

    def text(row: StandingsRow) -> str:
        if row.rank is None:
            return NO_VALUE
        return f"{row.rank}=" if row.rank in shared else str(row.rank)

    return Field(Column("rank", tr("Rk"), Align.DECIMAL, bold=bold, share=0.5), text)


def name_field(*, bold: bool = False) -> Field:
    """The name as imported."""
    return Field(Column("name", tr("Name"), Align.LEFT, Fit.NAME, bold, share=3.0), lambda row: row.player.name)


def title_field() -> Field:
    """The FIDE title."""
    return Field(Column("title", tr("Ti"), Align.LEFT, share=0.2), lambda row: row.player.title)


def rating_field() -> Field:
    """The tournament rating."""
    return Field(
        Column("rating", tr("Rtg"), Align.RIGHT, share=0.5),
        lambda row: rating_label(row.player),
    )


def rating_label(player: Player | None) -> str:
    """The tournament rating; one sign for unrated on every sheet."""
    return "" if player is None else NO_VALUE if player.rating is None else str(player.rating)


def rating_letter(player: Player) -> str:
    """F, N or E: the tournament rating is FIDE's, a national one, or was entered by hand; empty when nobody knows."""
    if player.rating is None:
        return ""
    held = [one for one in player.ratings if one.value == player.rating]
    if any(one.kind in (STANDARD, RAPID, BLITZ) and not one.typed for one in held):
        return "F"
    if any(not one.typed for one in held) or player.rating == player.national_rating:
        return "N"
    return "E" if held else ""


def rating_fields(rows: Sequence[StandingsRow]) -> list[Field]:
    """The tournament rating; with its letter where not all are FIDE's."""
    if not {rating_letter(row.player) for row in rows} & {"N", "E"}:
        return [rating_field()]
    letter = Field(Column("letter", "", Align.LEFT, share=0.05), lambda row: rating_letter(row.player))
    return [rating_field(), letter]


def rating_legend(rows: Sequence[StandingsRow]) -> tuple[str, ...]:
    """Words for the letters in use."""
    letters = {rating_letter(row.player) for row in rows}
    if not letters & {"N", "E"}:
        return ()
    words = {"F": tr("F FIDE rating"), "N": tr("N national rating"), "E": tr("E rating entered by hand")}
    return tuple(text for letter, text in words.items() if letter in letters)


def federation_field() -> Field:
    """The federation's code."""
    return Field(Column("federation", tr("Fed"), Align.LEFT, share=0.5), lambda row: row.player.federation)


def optional_fields(show: Sequence[str]) -> list[Field]:
    """Columns that are printed on demand, by their ids in PrintOptions.show."""
    known = {
        "club": Field(Column("club", tr("Club"), Align.LEFT, Fit.TEXT, share=1.0), lambda row: row.player.club),
        "categories": Field(
            Column("categories", tr("Cat"), Align.LEFT, Fit.TEXT, share=0.5),
            lambda row: ", ".join(row.player.categories),
        ),
        "sex": Field(
            Column("sex", tr("Sex"), Align.CENTRE, share=0.2),
            lambda row: row.player.sex.value if row.player.sex else "",
        ),
        "fide-id": Field(Column("fide-id", tr("FIDE ID"), Align.RIGHT, share=0.5), lambda row: row.player.fide_id),
        "birth": Field(Column("birth", tr("Born"), Align.LEFT, share=0.3), lambda row: row.player.birth),
        STANDARD: _official_field(STANDARD, tr("Std")),
        RAPID: _official_field(RAPID, tr("Rapid")),
        BLITZ: _official_field(BLITZ, tr("Blitz")),
        NATIONAL: _official_field(NATIONAL, tr("Nat")),
    }
    return [known[key] for key in show if key in known]


def _official_field(kind: str, title: str) -> Field:
    """An official rating beside the tournament rating; one typed by hand carries a dot."""

    def text(row: StandingsRow) -> str:
        typed = any(one.kind == kind and one.typed for one in row.player.ratings)
        value = row.player.rating_of(kind)
        return "" if value is None else f"{value}{' ·' if typed else ''}"

    return Field(Column(kind, title, Align.RIGHT, share=0.4), text)


def points_field(*, half_sign: bool) -> Field:
    """The points, ½ or decimal."""
    return Field(
        Column("points", tr("Pts"), Align.DECIMAL, bold=True, gap=True),
        lambda row: points_label(row.points, half_sign=half_sign),
    )


def value_fields(standings: Standings, *, half_sign: bool) -> list[Field]:
    """Points and rungs; where the system has a score, that first, and points beside it."""
    points, rungs = points_field(half_sign=half_sign), rung_fields(standings)
    if not standings.scored:
        return [points, *rungs]
    lead = replace(rungs[0].column, bold=True, gap=True)
    return [Field(lead, rungs[0].text), replace(points, column=replace(points.column, bold=False)), *rungs[1:]]


def rung_fields(standings: Standings) -> list[Field]:
    """A column for each rung, with a fixed number of decimals."""

    def field(index: int) -> Field:
        rung = standings.ladder[index]
        return Field(
            Column(f"rung-{index + 1}", rung.label, Align.DECIMAL),
            lambda row: value_label(row.shown(index), rung.places),
        )

    return [field(index) for index in range(len(standings.ladder))]


def player_table(
    fields: Sequence[Field],
    rows: Sequence[StandingsRow],
    *,
    title: str = "",
    row_noun: str = marked("Lines"),
    landmark: str = "",
    pens: bool = False,
) -> Table:
    """A list of players; ``landmark`` is the key of the column that names a page in the bookmarks."""
    keys = [field.column.key for field in fields]
    return Table(
        columns=tuple(field.column for field in fields),
        rows=tuple(Row(tuple(field.text(row) for field in fields), facts.standing_mark(row)) for row in rows),
        title=title,
        row_noun=tr(row_noun),
        landmark=keys.index(landmark) if landmark in keys else 0,
        pens=pens,
    )


def ranked_table(
    standings: Standings,
    fields: Sequence[Field],
    rows: Sequence[StandingsRow],
    *,
    ranked: bool = True,
    filled: Mapping[int, tuple[int, ...]] | None = None,
) -> Table:
    """Standings with what decided in bold and a line between points; not ``ranked``: in the order of the numbers."""
    shared = shared_ranks(rows)
    decided = what_decided(standings, fields, rows)
    keys = [field.column.key for field in fields]

    def lead(row: StandingsRow) -> str:
        return (standings.system_score(row) or "") if standings.scored else row.points

    return Table(
        columns=tuple(field.column for field in fields),
        rows=tuple(
            Row(
                texts=tuple(field.text(row) for field in fields),
                mark=facts.standing_mark(row),
                strong=strong,
                tie=lead(row) if ranked else "",
                group=str(row.rank) if ranked and row.rank in shared else "",
                rule=ranked and above is not None and lead(above) != lead(row),
                filled=(filled or {}).get(row.player.number, ()),
            )
            for above, row, strong in zip((None, *rows), rows, decided, strict=False)
        ),
        bracket=keys.index("rung-1" if standings.scored else "points") if ranked else None,
        grid=bool(filled),
        row_noun=tr("Places") if ranked else tr("Numbers"),
    )


def used(fields: Sequence[Field], rows: Sequence[StandingsRow]) -> list[Field]:
    """Without the columns of facts that nobody has (titles, federations, ratings of a school event)."""
    always = {"rank", "number", "name", "points"}
    return [
        field
        for field in fields
        if field.column.key in always
        or field.column.pen is not Pen.NOTHING
        or field.column.key.startswith("rung-")
        or not rows
        or any(field.text(row) not in ("", NO_VALUE) for row in rows)
    ]


def what_decided(standings: Standings, fields: Sequence[Field], rows: Sequence[StandingsRow]) -> list[tuple[int, ...]]:
    """Of each row the columns of the values that set it apart from the row above or below."""
    places = {field.column.key: place for place, field in enumerate(fields)}
    deciding = {row.player.number: row.decided_by for row in standings.rows}
    below = dict(zip((row.player.number for row in standings.rows), standings.rows[1:], strict=False))
    shown = {row.player.number for row in rows}
    strong: dict[int, set[int]] = {number: set() for number in shown}
    for number, rung in deciding.items():
        place = places.get(f"rung-{rung + 1}") if rung is not None and rung >= 0 else None
        if place is not None and number in below:
            for one in {number, below[number].player.number} & shown:
                strong[one].add(place)
    return [tuple(sorted(strong[row.player.number])) for row in rows]


def decided_legend(standings: Standings) -> tuple[str, ...]:
    """Words for the brackets and bold values."""
    decided = any(row.decided_by is not None and row.decided_by >= 0 for row in standings.rows)
    if not decided:
        return ()
    if standings.scored:
        return (tr("] equal scores; bold: the value that set two places apart"),)
    return (tr("] equal on points; bold: the value that set two places apart"),)


def shared_ranks(rows: Sequence[StandingsRow]) -> frozenset[int]:
    """Places taken by more than one player."""
    counts = Counter(row.rank for row in rows if row.rank is not None)
    return frozenset(rank for rank, count in counts.items() if count > 1)


def rank_legend(rows: Sequence[StandingsRow]) -> tuple[str, ...]:
    """Words for the signs of the rank column, where they occur."""
    return (
        *((tr("= after a rank: shared place"),) if shared_ranks(rows) else ()),
        *((tr("{sign} as rank: not ranked").format(sign=NO_VALUE),) if any(row.rank is None for row in rows) else ()),
    )


def points_label(text: str, *, half_sign: bool) -> Figure:
    """Points in the chosen writing; the text stays as it is where it is no number."""
    try:
        return points_figure(Fraction(text), half_sign=True) if half_sign else Figure(text)
    except ValueError:
        return Figure(text)


def value_label(text: str | None, places: int) -> Figure:
    """A tie-break value with at least ``places`` decimals; a dash where it is undefined."""
    if text is None:
        return Figure(NO_VALUE)
    try:
        value = Decimal(text)
    except InvalidOperation:
        return Figure(text)
    exponent = value.as_tuple().exponent
    own = -exponent if isinstance(exponent, int) else 0
    return Figure(f"{value:.{max(places, own, 0)}f}")
