"""The pages of a section, one line each: name of the file, title in the navigation, document. A new one goes here."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from tdapp.domain.section.league import League
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import marked, tr
from tdapp.reports.documents import (
    categories,
    crosstable_rr,
    crosstable_swiss,
    facts,
    pairings,
    prospects,
    regulations,
    results,
    schedule,
    standings,
    start_list,
    statistics,
    team_fixtures,
    team_grid,
    team_lists,
    team_players,
    team_rounds,
    team_tables,
)
from tdapp.reports.layout.model import Block, Column, DocumentModel, Fit, Row, Table
from tdapp.reports.registry import can_be_foreseen
from tdapp.reports.site.data import SectionData, player_page
from tdapp.reports.site.group_pages import group_models, list_models
from tdapp.reports.site.outlook import Outlook
from tdapp.reports.site.player import player_models
from tdapp.reports.site.teams import team_models
from tdapp.services.teams.fixtures import league_of
from tdapp.services.teams.grid import has_grid

ROUND, STANDINGS = "round", "standings"


@dataclass(frozen=True, slots=True)
class SitePage:
    """A page in the navigation; ``each`` stands for one page a round beside it (``round-3.html``)."""

    name: str
    title: str
    build: Callable[[SectionData], DocumentModel]
    applies: Callable[[SectionData], bool] = lambda held: True
    each: Callable[[SectionData, int], DocumentModel] | None = None
    rounds: Callable[[SectionData], int] = lambda held: 0


def _crosstable(held: SectionData) -> DocumentModel:
    build = crosstable_swiss.build if not held.section.system.grid else crosstable_rr.build
    return build(held.latest, replace(held.options, show=()))


def _round(held: SectionData, number: int) -> DocumentModel:
    """The pairings of a round, with its results once there is one."""
    options = replace(held.options, round=number, show=())
    state = held.latest.round(options)
    has_results = not state.boards or len(state.open_boards) < len(state.boards)
    build = results.build if has_results else pairings.build
    return build(held.latest, options)


def _standings(held: SectionData, number: int) -> DocumentModel:
    data = held.latest if number == held.counted else held.after(number)
    return standings.build(data, replace(held.options, show=()))


def _matches(held: SectionData, number: int) -> DocumentModel:
    """The matches of a round, with every board once there is a result."""
    state = next(one for one in held.rounds if one.number == number)
    has_results = len(state.open_boards) < len(state.boards)
    build = team_rounds.build_results if has_results else team_rounds.build_matches
    return build(held.latest, replace(held.options, round=number, show=()))


def _team_standings(held: SectionData, number: int) -> DocumentModel:
    data = held.latest if number == held.counted else held.after(number)
    return team_tables.build_standings(data, replace(held.options, show=()))


_CHANCES = SitePage(
    "chances",
    prospects.NAME,
    lambda held: prospects.build(held.latest, replace(held.options, show=())),
    lambda held: held.counted > 0 and can_be_foreseen(held.section),
)
_REGULATIONS = SitePage("regulations", regulations.NAME, lambda held: regulations.build(held.latest, held.options))
_STATISTICS = SitePage("statistics", statistics.NAME, lambda held: statistics.build(held.with_ages, held.options))

TEAM_PAGES: tuple[SitePage, ...] = (
    SitePage("teams", marked("Teams"), lambda held: team_lists.build_rosters(held.latest, held.options)),
    SitePage(
        "fixtures",
        team_fixtures.NAME,
        lambda held: team_fixtures.build(held.latest, replace(held.options, show=())),
        lambda held: league_of(held.section) != League(),
    ),
    SitePage(
        ROUND,
        marked("Rounds"),
        lambda held: _matches(held, held.public.last_round),
        lambda held: held.public.last_round > 0,
        _matches,
        lambda held: held.public.last_round,
    ),
    SitePage(
        STANDINGS,
        standings.NAME,
        lambda held: _team_standings(held, held.counted),
        lambda held: held.counted > 0,
        _team_standings,
        lambda held: held.counted,
    ),
    SitePage(
        "crosstable",
        crosstable_swiss.NAME,
        lambda held: team_tables.build_crosstable(held.latest, replace(held.options, show=())),
        lambda held: held.counted > 0,
    ),
    SitePage(
        "team-grid",
        team_grid.NAME,
        lambda held: team_grid.build(held.latest, replace(held.options, show=())),
        lambda held: held.counted > 0 and has_grid(held.section),
    ),
    SitePage(
        "team-results",
        marked("Players"),
        lambda held: team_players.build_results(held.latest, replace(held.options, show=())),
        lambda held: held.counted > 0,
    ),
    _STATISTICS,
    _REGULATIONS,
)
"""The same of a competition of teams."""

PAGES: tuple[SitePage, ...] = (
    SitePage("start-list", start_list.NAME, lambda held: start_list.build(held.latest, held.options)),
    SitePage(
        "schedule",
        schedule.NAME,
        lambda held: schedule.build(held.latest, held.options),
        lambda held: held.section.system.berger and len(held.section.players) > 1,
    ),
    SitePage(
        ROUND,
        marked("Rounds"),
        lambda held: _round(held, held.public.last_round),
        lambda held: held.public.last_round > 0,
        _round,
        lambda held: held.public.last_round,
    ),
    SitePage(
        STANDINGS,
        standings.NAME,
        lambda held: _standings(held, held.counted),
        lambda held: held.counted > 0,
        _standings,
        lambda held: held.counted,
    ),
    SitePage("crosstable", crosstable_swiss.NAME, _crosstable, lambda held: held.counted > 0),
    _CHANCES,
    SitePage(
        "categories",
        categories.NAME,
        lambda held: categories.build(held.with_ages, replace(held.options, show=())),
        lambda held: held.counted > 0 and any(player.categories for player in held.latest.players.values()),
    ),
    _STATISTICS,
    _REGULATIONS,
)


@dataclass(frozen=True, slots=True)
class Made:
    """A page: file, document, its line in the navigation with the round or 0, what stands above the tables."""

    name: str
    model: DocumentModel
    page: SitePage | None = None
    number: int = 0
    above: tuple[str, ...] = ()


def models(held: SectionData) -> Iterator[Made]:
    """Every page but the first; ready to be read."""
    for page in ways(held):
        last = page.rounds(held)
        newest = page.build(held)
        yield Made(f"{page.name}.html", newest, page, last)
        if page.each is not None:
            for number in range(1, last + 1):
                model = newest if number == last else page.each(held, number)
                yield Made(f"{page.name}-{number}.html", model, page, number)
    for name, model in (*list_models(held), *group_models(held), *team_models(held)):
        yield Made(name, model)
    outlook = Outlook(held)
    for number, model in player_models(held):
        yield Made(player_page(number), model, above=tuple(outlook.body(number)))


def points_first(block: Block) -> Block:
    """Points stand before the rounds of a crosstable, where a phone shows them."""
    if not isinstance(block, Table):
        return block
    keys = [column.key for column in block.columns]
    first = next((place for place, key in enumerate(keys) if key.startswith(("round-", "against-"))), None)
    if first is None or "points" not in keys or keys.index("points") < first:
        return block
    order = list(range(len(keys)))
    order.insert(first, order.pop(keys.index("points")))
    place = {old: new for new, old in enumerate(order)}

    def moved(row: Row) -> Row:
        return replace(
            row,
            texts=tuple(row.texts[old] for old in order),
            filled=tuple(place[old] for old in row.filled),
            strong=tuple(place[old] for old in row.strong),
        )

    bracket = None if block.bracket is None else place[block.bracket]
    columns = tuple(block.columns[old] for old in order)
    return replace(block, columns=columns, rows=tuple(map(moved, block.rows)), bracket=bracket)


_LESSER = frozenset(("title", "letter", "federation", "club", "fide-id", "birth", "sex", "float", "board"))
_LESSER_IN_TABLES = _LESSER | {"number", "rating"}
_WORKED = {"result": "said", "score": "fold", "state": "fold"}
_STACKED = frozenset(("board", "white-points", "white-name", "result", "black-name", "black-points"))


def has_boards(table: Table) -> bool:
    """Whether it is a table of boards; a telephone shows White over Black."""
    return any(column.key == "white-name" for column in table.columns)


def classes_of(table: Table, column: Column) -> str:
    """``lo`` for what a telephone leaves out until it is asked for all columns; of a board where each part stands.

    Of a worked calculation it leaves out what the record above it says (``said``), and breaks words (``fold``).
    """
    if column.fit is Fit.NAME and not has_boards(table):
        return ""  # what a line is about is never left out
    if has_boards(table):
        return f"k-{column.key}" if column.key in _STACKED else "lo"
    if any(one.key == "term" for one in table.columns):
        return _WORKED.get(column.key, "")
    is_list = all(one.key not in ("points", "sum") for one in table.columns)
    return "lo" if column.key in (_LESSER if is_list else _LESSER_IN_TABLES) else ""


def legend_words(model: DocumentModel) -> tuple[str, ...]:
    """What stands at the foot: signs, ladder, notes."""
    return tuple(filter(None, (" · ".join(model.imprint.legend), *model.imprint.ladder, *model.notes)))


def page_title(page: SitePage) -> str:
    """The title in the navigation."""
    return tr(page.title)


def ways(held: SectionData) -> list[SitePage]:
    """The pages of the navigation that this section has."""
    return [page for page in (TEAM_PAGES if held.teams_meet else PAGES) if page.applies(held)]


START = marked("Start page")
MOST_FIRST = 10
"""Places on the first page."""


def standings_after(held: SectionData, number: int) -> DocumentModel:
    """The standings after a round, of the teams where there are any."""
    return (_team_standings if held.teams_meet else _standings)(held, number)


NOW, NOW_TITLE = "standings-now.html", marked("Standings as of now")


def now_model(held: SectionData) -> DocumentModel | None:
    """The standings with the results of a round that is still played; None: no round is."""
    if held.public.last_round <= held.counted:
        return None
    played = held.rounds[-1]
    waiting = len(played.open_boards) + len(played.adjourned_boards)
    words = tr("Round {number}: {entered} of {all} results count, games without a result do not.")
    said = words.format(number=played.number, entered=len(played.boards) - waiting, all=len(played.boards))
    model = standings_after(held, played.number)
    heading = replace(model.heading, title=tr(NOW_TITLE), stage=tr("Round {number}").format(number=played.number))
    return replace(model, heading=heading, notes=(said, *model.notes))


def first_places(held: SectionData) -> tuple[Block, ...]:
    """The upper end of the standings."""
    table = next(iter(standings_after(held, held.counted).blocks), None)
    if not isinstance(table, Table):
        return ()
    title = tr("After round {number}").format(number=held.counted)
    return (replace(table, rows=table.rows[:MOST_FIRST], title=title),)


def state_words(held: SectionData) -> Iterator[tuple[str, str]]:
    """(sentence, page it leads to) about where the section is now."""
    section, last = held.section, held.public.last_round
    first = ways(held)[0].name
    teams = [team_lists.teams_words(len(section.teams))] if section.teams else []
    yield ", ".join((*teams, start_list.players_words(len(section.players)))), f"{first}.html"
    if last:
        state = held.rounds[-1]
        open_boards = len(state.open_boards)
        done = tr("{entered} of {all} results").format(entered=len(state.boards) - open_boards, all=len(state.boards))
        yield tr("Round {number}: {when}").format(number=last, when=done), f"{ROUND}.html"
    following = last + 1
    if following <= section.rounds_total:
        date = section.round_dates[last] if last < len(section.round_dates) else None
        start = section.round_times[last].start if last < len(section.round_times) else ""
        when = ", ".join(filter(None, (facts.day(date) if date else "", start)))
        if when:
            yield tr("Round {number}: {when}").format(number=following, when=when), ""
