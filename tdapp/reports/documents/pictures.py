"""Pictures of a tournament: places round by round, and places under other rules for unplayed games."""

from __future__ import annotations

from dataclasses import replace

from tdapp.domain.section.ladder import Ladder, parse_ladder
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import marked, tr
from tdapp.reports.data import DocumentData
from tdapp.reports.documents import facts
from tdapp.reports.layout.model import DocumentModel, Path, Paths
from tdapp.reports.options import PrintOptions
from tdapp.services.tables import ladder_places
from tdapp.services.tables.policy_places import PolicyPlaces, places_by_policy
from tdapp.services.tables.standings import StandingsRow, compute_standings

PROGRESS_ID, PROGRESS_NAME = "progress-chart", marked("Progress chart")
FAN_ID, FAN_NAME = "places-fan", marked("Places under every rule")
LADDERS_ID, LADDERS_NAME = "places-ladders", marked("Places under every ladder")

_STRONG = 3  # the first so many are strong where nobody is chosen
_MOST_IN_FAN = 40
_MOST_LINES = 60  # more are a thicket


def build_progress(data: DocumentData, options: PrintOptions) -> DocumentModel:
    """Everybody's place after every round; ``options.player`` or the group strong, else the first three."""
    data = data.deciding()
    if data.section.ranks_teams:
        options = replace(options, group=None)  # it is one of players
    ladder = _ladder(data)
    after = data.standings.after_round
    tables = [compute_standings(data.section, ladder=ladder, after_round=number) for number in range(1, after)]
    places = [{row.player.number: row.rank for row in table.rows} for table in (*tables, data.standings)]
    rows = data.standings.rows
    shown = [row for place, row in enumerate(rows) if place < _MOST_LINES or _is_strong(row, place, options)]
    paths = [
        Path(row.player.name, tuple(held.get(row.player.number) for held in places), _is_strong(row, place, options))
        for place, row in enumerate(shown)
    ]
    heads = tuple(
        tr("Round {number}").format(number=number) if after < 7 else str(number) for number in range(1, after + 1)
    )
    remark = tr("Place after each round.")
    if len(shown) < len(rows):
        remark = f"{remark} {tr('The first {count} of {all}.').format(count=_MOST_LINES, all=len(rows))}"
    return _picture(data, options, PROGRESS_ID, PROGRESS_NAME, Paths(heads, tuple(paths)), remark)


def build_fan(data: DocumentData, options: PrintOptions) -> DocumentModel:
    """The first places of the table under each rule for unplayed games; who moves is darker, who was chosen strong."""
    data = data.deciding()
    found = places_by_policy(data.section, _ladder(data), after_round=data.standings.after_round, top=_MOST_IN_FAN)
    legend = tuple(f"{number}: {column.name}" for number, column in enumerate(found.columns, start=1))
    return _picture(data, options, FAN_ID, FAN_NAME, _fan(found, options), found.sentence, legend)


def build_ladders(data: DocumentData, options: PrintOptions) -> DocumentModel:
    """The first places of the table under the ladder as it stands and under every ready one; who moves is darker."""
    data = data.deciding()
    after = data.standings.after_round
    found = ladder_places.places_by_ladder(data.section, _ladder(data), after_round=after, top=_MOST_IN_FAN)
    legend = tuple(
        f"{number}: {column.name}: {column.sentence}" for number, column in enumerate(found.columns, start=1)
    )
    sentence = ladder_places.sentence(found)
    return _picture(data, options, LADDERS_ID, LADDERS_NAME, _fan(found, options), sentence, legend)


def _fan(found: PolicyPlaces, options: PrintOptions) -> Paths:
    """The official places at the left; only who was chosen is strong, so that no other order looks like the result."""
    chosen = options.group.numbers if options.group is not None else frozenset({options.player})
    heads = tuple(str(number) for number in range(1, len(found.columns) + 1))
    paths = (Path(row.name, row.places, row.number in chosen, row.moves) for row in found.rows)
    return Paths(heads, tuple(paths), official=True)


def _ladder(data: DocumentData) -> Ladder:
    if not data.standings.after_round:
        raise RuleViolation(tr("No round has been played yet."))
    return parse_ladder(",".join(rung.text for rung in data.standings.ladder))


def _is_strong(row: StandingsRow, place: int, options: PrintOptions) -> bool:
    if options.player is not None:
        return row.player.number == options.player
    if options.group is not None:
        return row.player.number in options.group.numbers
    return place < _STRONG


def _picture(
    data: DocumentData,
    options: PrintOptions,
    document_id: str,
    name: str,
    chart: Paths,
    remark: str,
    legend: tuple[str, ...] = (),
) -> DocumentModel:
    return facts.sheet(data, options, document_id, name, [chart], remark=remark, legend=legend)
