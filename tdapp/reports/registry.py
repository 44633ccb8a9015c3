"""Every printed document, one line each."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Any, NamedTuple, Protocol

from tdapp.domain.section.event import Kind, Section
from tdapp.domain.words.errors import RuleViolation, unknown
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import marked, tr
from tdapp.reports.data import DocumentData
from tdapp.reports.documents import (
    alphabetical,
    blank_pairings,
    board_tables,
    bulletin,
    byes,
    categories,
    check_in,
    clubs,
    crosstable_rr,
    crosstable_swiss,
    decisions,
    explanation,
    match_papers,
    norm_certificate,
    norm_report,
    open_boards,
    pairing_checklist,
    pairings,
    pictures,
    player_cards,
    player_papers,
    player_sheet,
    press_sheet,
    prize_receipts,
    prizes,
    prospects,
    rating_changes,
    rating_list,
    rating_pictures,
    regulations,
    result_slips,
    results,
    schedule,
    standings,
    start_list,
    statistics,
    table_cards,
    team_bracket,
    team_explanation,
    team_grid,
    team_lists,
    team_players,
    team_rounds,
    team_tables,
    tournament_report,
    upsets,
    wall_chart_us,
    wall_pairings,
)
from tdapp.reports.layout.cards import CardModel
from tdapp.reports.layout.model import DocumentModel
from tdapp.reports.options import Choice, PrintOptions
from tdapp.reports.packs import EMERGENCY, PACKS, Pack
from tdapp.services.tables.chances import MOST_ROUNDS
from tdapp.services.teams.grid import has_grid

_WIDEST_GRID = 60  # players; more make a grid that nobody reads

Printable = DocumentModel | CardModel


class DocumentGroup(Enum):
    """The parts of the documents page."""

    PLAYERS = marked("Players")
    ROUND = marked("Round")
    TABLES = marked("Standings")
    REPORT = marked("Report")
    PICTURES = marked("Pictures")
    CARDS = marked("Cards")
    TEAMS = marked("Teams")
    PACKS = marked("Packs")


_SHEET = frozenset((Choice.PAPER, Choice.LANGUAGE))
_CARDS = _SHEET | {Choice.FIRST}
_TEXT = _SHEET | {Choice.ORIENTATION}
_TABLE = _TEXT | {Choice.TYPE_SIZE, Choice.WIDE_ROWS, Choice.GRID_LINES}
_LIST = _TABLE | {Choice.GROUP, Choice.COLUMNS}
_BOARDS = _TABLE | {Choice.ROUND}
_RANKING = _LIST | {Choice.HALF_SIGN}
_CROSSTABLE = _RANKING | {Choice.ORDER}
_SWISS_TABLE = _CROSSTABLE | {Choice.DIALECT, Choice.OPPONENTS_BY}
_FACTS = ("club", "sex", "fide-id", "birth", "categories", "standard", "rapid", "blitz", "national")


@dataclass(frozen=True, slots=True)
class Document:
    """A document's id (stored, never translated), its name, when it applies and what must exist first."""

    document_id: str
    name: str
    build: Callable[[DocumentData, PrintOptions], Printable]
    group: DocumentGroup = DocumentGroup.TABLES
    applies: Callable[[Section], bool] = lambda section: True
    refusal: str = ""
    needs: tuple[str, ...] = ()
    """Choices beside the common ones: ``player``, ``round``, ``prizes``."""
    takes: frozenset[Choice] = _TABLE
    """The choices that change something; no other is offered."""
    columns: tuple[str, ...] = ()
    """The optional columns it knows, see OPTIONAL_COLUMNS."""
    usual_columns: tuple[str, ...] = ()
    """Those it shows when nothing is chosen."""
    on_request: bool = False
    """Only of use where norms are looked after: elsewhere the window does not offer it."""
    of_games: bool = False
    """Only of use where games are recorded: elsewhere the window does not offer it."""


class _Module(Protocol):
    """A module of one document."""

    ID: str
    NAME: str

    @property
    def build(self) -> Callable[[DocumentData, PrintOptions], Printable]:
        """The document of some data."""


def _of(module: _Module, *group_and_when: Any, **choices: Any) -> Document:
    """The entry of a module of one document."""
    return Document(module.ID, module.NAME, module.build, *group_and_when, **choices)


class DocumentEntry(NamedTuple):
    """A line of the documents page: ``needs`` are the choices it asks for beside the common ones.

    ``refusal`` says why it does not apply. ``takes`` are its choices, ``contents`` the documents of a pack.
    """

    document_id: str
    name: str
    applies: bool
    needs: tuple[str, ...]
    group: DocumentGroup = DocumentGroup.TABLES
    refusal: str = ""
    takes: frozenset[Choice] = frozenset()
    columns: tuple[str, ...] = ()
    usual_columns: tuple[str, ...] = ()
    contents: tuple[str, ...] = ()
    offered: bool = True
    """False for what only those want to see who have asked for it."""


def _crosstable(data: DocumentData, options: PrintOptions) -> DocumentModel:
    """The crosstable of the section's kind."""
    match data.section.kind:
        case Kind.ROUND_ROBIN:
            return crosstable_rr.build(data, options)
        case _:  # players of teams have no table of their own
            return crosstable_swiss.build(data, options)


def _has_players(section: Section) -> bool:
    return bool(section.players)


def _is_paired(section: Section) -> bool:
    return section.rounds_paired > 0


def _can_be_paired(section: Section) -> bool:
    return section.kind is Kind.SWISS and section.rounds_decided < section.rounds_total and bool(section.players)


def _has_teams(section: Section) -> bool:
    return section.kind.of_teams and bool(section.teams)


def _has_grid(section: Section) -> bool:
    return has_grid(section) and bool(section.matches)


def _has_matches(section: Section) -> bool:
    return section.kind.of_teams and bool(section.matches)


_TEAMS = _has_teams, marked("This is no competition of teams.")
_GRID = _has_grid, marked("No round of a Scheveningen match is paired yet.")
_MATCHES = _has_matches, marked("No round of a competition of teams is paired yet.")
_PLAYERS = _has_players, marked("There are no players yet.")
_PAIRED = _is_paired, marked("No round is paired yet.")
_DECIDED = lambda section: section.rounds_decided > 0, marked("No round has been played yet.")
_RATED = rating_pictures.has_ratings, marked("No rated game has been played yet.")
_BRACKET = team_bracket.has_bracket, marked("This is no knock-out of teams.")
_OF_ONE_KIND = {team_grid.ID: (Kind.SCHEVENINGEN,), team_bracket.ID: (Kind.TEAM_KNOCKOUT,)}
"""Documents that the other kinds of events show nothing of."""
_P, _R, _T, _E, _I, _C, _M, _ = DocumentGroup
_ROUND = ("round",)
_PRIZES = ("prizes",)
_NO_PRIZES = marked("No prizes are announced for this event.")

DOCUMENTS: tuple[Document, ...] = (
    _of(start_list, _P, *_PLAYERS, takes=_LIST | {Choice.GROUP_BY}, columns=_FACTS, usual_columns=start_list.USUAL),
    _of(rating_list, _P, *_PLAYERS, takes=_LIST, columns=_FACTS, usual_columns=rating_list.USUAL),
    _of(alphabetical, _P, *_PLAYERS, takes=_LIST | {Choice.ACROSS}, columns=_FACTS, usual_columns=alphabetical.USUAL),
    _of(check_in, _P, *_PLAYERS, takes=_LIST, columns=_FACTS, usual_columns=check_in.USUAL),
    _of(pairings, _R, *_PAIRED, _ROUND, takes=_BOARDS | {Choice.HALF_SIGN, Choice.COLUMNS}, columns=("federation",)),
    _of(wall_pairings, _R, *_PAIRED, _ROUND, takes=_LIST | {Choice.ROUND, Choice.ACROSS}, columns=("rating",)),
    Document(
        wall_pairings.CHILDREN_ID,
        wall_pairings.CHILDREN_NAME,
        wall_pairings.build_children,
        _R,
        *_PAIRED,
        _ROUND,
        takes=_TABLE | {Choice.ROUND, Choice.ACROSS, Choice.GROUP},
    ),
    Document(
        wall_pairings.BOARDS_ID,
        wall_pairings.BOARDS_NAME,
        wall_pairings.build_boards,
        _R,
        *_PAIRED,
        _ROUND,
        takes=_BOARDS | {Choice.ACROSS},
    ),
    _of(result_slips, _R, *_PAIRED, _ROUND, takes=_CARDS | {Choice.ROUND, Choice.HALF_SIGN}),
    _of(results, _R, *_PAIRED, _ROUND, takes=_BOARDS | {Choice.HALF_SIGN, Choice.COLUMNS}, columns=("federation",)),
    _of(open_boards, _R, *_PAIRED, _ROUND, takes=_BOARDS),
    _of(
        bulletin, _R, *_PAIRED, _ROUND, takes=_TEXT | {Choice.TYPE_SIZE, Choice.ROUND, Choice.HALF_SIGN}, of_games=True
    ),
    _of(byes, _R, *_PLAYERS, _ROUND, takes=_BOARDS | {Choice.HALF_SIGN}),
    _of(
        pairing_checklist,
        _R,
        _can_be_paired,
        marked("There is no Swiss round left to be paired."),
        _ROUND,
        takes=_BOARDS | {Choice.HALF_SIGN},
    ),
    _of(blank_pairings, _R, *_PLAYERS),
    _of(
        schedule,
        _R,
        lambda section: section.kind is Kind.ROUND_ROBIN and len(section.players) > 1,
        marked("A schedule of all rounds exists for a round robin only."),
        takes=_TABLE | {Choice.ACROSS},
    ),
    _of(standings, takes=_RANKING, columns=_FACTS),
    Document("crosstable", marked("Crosstable"), _crosstable, takes=_SWISS_TABLE, columns=_FACTS),
    Document(
        crosstable_swiss.ID,
        marked("Crosstable as for a Swiss"),
        crosstable_swiss.build,
        takes=_SWISS_TABLE,
        columns=_FACTS,
    ),
    Document(
        crosstable_rr.ID,
        marked("Crosstable as a round-robin grid"),
        crosstable_rr.build,
        applies=lambda section: section.kind is Kind.ROUND_ROBIN or len(section.players) <= _WIDEST_GRID,
        refusal=marked("A grid of more than 60 players is not printed for a Swiss; print crosstable-swiss."),
        takes=_CROSSTABLE,
        columns=_FACTS,
    ),
    _of(wall_chart_us, _T, *_PLAYERS, takes=_TABLE | {Choice.GROUP, Choice.HALF_SIGN}),
    _of(categories, _T, *_PLAYERS, takes=_TABLE | {Choice.HALF_SIGN}),
    _of(
        clubs,
        _T,
        lambda section: any(player.club for player in section.players),
        marked("No player has a club."),
        takes=_TABLE | {Choice.HALF_SIGN},
    ),
    _of(
        explanation,
        applies=_has_players,
        refusal=marked("There are no players yet, so there is nothing to explain."),
        needs=("player",),
        takes=_TABLE | {Choice.PLAYER, Choice.HALF_SIGN},
    ),
    _of(rating_changes, _E, *_PLAYERS, takes=_TABLE | {Choice.HALF_SIGN}),
    _of(norm_report, _E, *_PAIRED, takes=_TABLE | {Choice.HALF_SIGN, Choice.PLAYER}, on_request=True),
    _of(norm_certificate, _E, *_PAIRED, takes=_TABLE | {Choice.PLAYER}, on_request=True),
    _of(tournament_report, _E, *_PLAYERS, takes=_TABLE),
    _of(prizes, _E, *_PLAYERS, _PRIZES, takes=_TABLE | {Choice.HALF_SIGN}),
    Document(prizes.LIST_ID, prizes.LIST_NAME, prizes.build_list, _E, refusal=_NO_PRIZES, needs=_PRIZES, takes=_TABLE),
    _of(prize_receipts, _E, *_PAIRED, _PRIZES, takes=_TABLE),
    Document(
        prize_receipts.SLIPS_ID,
        prize_receipts.SLIPS_NAME,
        prize_receipts.build_slips,
        _C,
        *_PAIRED,
        _PRIZES,
        takes=_CARDS,
    ),
    _of(regulations, _E, takes=_TABLE | {Choice.HALF_SIGN}),
    _of(decisions, _E, takes=_TABLE),
    _of(statistics, _E, *_PLAYERS),
    Document(
        pictures.PROGRESS_ID,
        pictures.PROGRESS_NAME,
        pictures.build_progress,
        _I,
        lambda section: section.rounds_decided > 1,
        marked("Fewer than two rounds have been played."),
        takes=_TEXT | {Choice.PLAYER, Choice.GROUP},
    ),
    Document(
        pictures.FAN_ID,
        pictures.FAN_NAME,
        pictures.build_fan,
        _I,
        *_DECIDED,
        takes=_TEXT,
    ),
    Document(
        pictures.LADDERS_ID,
        pictures.LADDERS_NAME,
        pictures.build_ladders,
        _I,
        *_DECIDED,
        takes=_TEXT,
    ),
    Document(
        rating_pictures.MAP_ID,
        rating_pictures.MAP_NAME,
        rating_pictures.build_map,
        _I,
        *_RATED,
        takes=_TEXT | {Choice.GROUP, Choice.HALF_SIGN},
    ),
    Document(
        rating_pictures.PERFORMANCE_ID,
        rating_pictures.PERFORMANCE_NAME,
        rating_pictures.build_performance,
        _I,
        *_RATED,
        takes=_TEXT | {Choice.PLAYER, Choice.GROUP},
    ),
    _of(
        prospects,
        _E,
        lambda section: 0 < section.rounds_total - section.rounds_decided <= MOST_ROUNDS and bool(section.players),
        marked("Who can still win is calculated while one to three rounds are left."),
        takes=_TABLE | {Choice.HALF_SIGN},
    ),
    _of(upsets, _E, *_PAIRED, takes=_BOARDS | {Choice.HALF_SIGN}),
    _of(press_sheet, _E, *_PAIRED, takes=_TABLE | {Choice.HALF_SIGN}),
    _of(player_sheet, _E, *_PLAYERS, needs=("player",), takes=_TABLE | {Choice.PLAYER, Choice.HALF_SIGN}),
    _of(player_cards, _C, *_PLAYERS, needs=("player",), takes=_CARDS | {Choice.PLAYER, Choice.GROUP, Choice.HALF_SIGN}),
    Document(table_cards.BOARD_ID, table_cards.BOARD_NAME, table_cards.build_boards, _C, *_PLAYERS, takes=_CARDS),
    Document(
        table_cards.PLACE_ID,
        table_cards.PLACE_NAME,
        table_cards.build_places,
        _C,
        *_PLAYERS,
        takes=_CARDS | {Choice.PLAYER, Choice.GROUP},
    ),
    Document(
        table_cards.PAIRING_ID,
        table_cards.PAIRING_NAME,
        table_cards.build_pairings,
        _C,
        *_PAIRED,
        _ROUND,
        takes=_CARDS | {Choice.ROUND},
    ),
    Document(
        player_papers.SCORE_ID,
        player_papers.SCORE_NAME,
        player_papers.build_score_sheets,
        _C,
        *_PAIRED,
        _ROUND,
        takes=_CARDS | {Choice.ROUND},
    ),
    Document(
        player_papers.BADGES_ID,
        player_papers.BADGES_NAME,
        player_papers.build_badges,
        _C,
        *_PLAYERS,
        takes=_CARDS | {Choice.PLAYER, Choice.GROUP},
    ),
    *(
        Document(*entry)
        for entry in (
            (team_lists.LIST_ID, team_lists.LIST_NAME, team_lists.build_list, _M, *_TEAMS, (), _TABLE),
            (team_lists.ROSTERS_ID, team_lists.ROSTERS_NAME, team_lists.build_rosters, _M, *_TEAMS, (), _TABLE),
            (
                team_rounds.MATCHES_ID,
                team_rounds.MATCHES_NAME,
                team_rounds.build_matches,
                _M,
                *_MATCHES,
                _ROUND,
                _BOARDS | {Choice.HALF_SIGN},
            ),
            (team_rounds.BOARDS_ID, team_rounds.BOARDS_NAME, team_rounds.build_boards, _M, *_MATCHES, _ROUND, _BOARDS),
            (
                team_rounds.RESULTS_ID,
                team_rounds.RESULTS_NAME,
                team_rounds.build_results,
                _M,
                *_MATCHES,
                _ROUND,
                _BOARDS | {Choice.HALF_SIGN},
            ),
            (
                team_tables.STANDINGS_ID,
                team_tables.STANDINGS_NAME,
                team_tables.build_standings,
                _M,
                *_TEAMS,
                (),
                _TABLE | {Choice.HALF_SIGN},
            ),
            (
                team_tables.CROSSTABLE_ID,
                team_tables.CROSSTABLE_NAME,
                team_tables.build_crosstable,
                _M,
                *_TEAMS,
                (),
                _TABLE | {Choice.HALF_SIGN, Choice.ORDER},
            ),
            (team_bracket.ID, team_bracket.NAME, team_bracket.build, _M, *_BRACKET, (), _TEXT | {Choice.HALF_SIGN}),
            (team_grid.ID, team_grid.NAME, team_grid.build, _M, *_GRID, (), _TABLE | {Choice.HALF_SIGN}),
            (
                team_players.RESULTS_ID,
                team_players.RESULTS_NAME,
                team_players.build_results,
                _M,
                *_MATCHES,
                (),
                _TABLE | {Choice.HALF_SIGN},
            ),
            (
                board_tables.STANDINGS_ID,
                board_tables.STANDINGS_NAME,
                board_tables.build_standings,
                _M,
                *_MATCHES,
                (),
                _TABLE | {Choice.HALF_SIGN},
            ),
            (
                board_tables.PRIZES_ID,
                board_tables.PRIZES_NAME,
                board_tables.build_prizes,
                _M,
                *_MATCHES,
                (),
                _TABLE | {Choice.HALF_SIGN},
            ),
            (
                team_explanation.ID,
                team_explanation.NAME,
                team_explanation.build,
                _M,
                *_TEAMS,
                ("player",),
                _TABLE | {Choice.PLAYER, Choice.HALF_SIGN},
            ),
            (
                match_papers.SHEET_ID,
                match_papers.SHEET_NAME,
                match_papers.build_sheets,
                _M,
                *_MATCHES,
                _ROUND,
                _CARDS | {Choice.ROUND, Choice.HALF_SIGN},
            ),
            (
                match_papers.SLIP_ID,
                match_papers.SLIP_NAME,
                match_papers.build_slips,
                _M,
                *_MATCHES,
                _ROUND,
                _CARDS | {Choice.ROUND},
            ),
            (
                team_players.CARDS_ID,
                team_players.CARDS_NAME,
                team_players.build_cards,
                _M,
                *_MATCHES,
                (),
                _CARDS | {Choice.HALF_SIGN},
            ),
        )
    ),
)


_BY_GROUP = sorted(DOCUMENTS, key=lambda one: list(DocumentGroup).index(one.group))


def documents_for(section: Section, *, has_prizes: bool = False, has_games: bool = True) -> list[DocumentEntry]:
    """All documents and packs with whether they apply to a section; ``has_prizes``: a plan of prizes is at hand."""
    return [
        *(_entry(one, _refusal(one, section, has_prizes), section, has_games=has_games) for one in _BY_GROUP),
        *(_pack_entry(one, "" if one.applies(section) else tr(one.refusal), section) for one in PACKS),
    ]


def every_document() -> list[DocumentEntry]:
    """All documents and packs, as if each applied: what there is without an event."""
    return [*(_entry(one, "") for one in _BY_GROUP), *(_pack_entry(one, "") for one in PACKS)]


def _entry(one: Document, refusal: str, section: Section | None = None, *, has_games: bool = True) -> DocumentEntry:
    takes = one.takes
    if one.document_id == "crosstable" and section is not None and section.kind is Kind.ROUND_ROBIN:
        takes = _CROSSTABLE
    offered = not one.on_request or section is None or section.norms.watched
    offered = offered and (has_games or not one.of_games)
    offered = offered and (one.group is not DocumentGroup.TEAMS or section is None or section.kind.of_teams)
    offered = offered and (section is None or section.kind in _OF_ONE_KIND.get(one.document_id, (section.kind,)))
    return DocumentEntry(
        one.document_id,
        one.name,
        not refusal,
        one.needs,
        one.group,
        refusal,
        takes,
        one.columns,
        one.usual_columns,
        offered=offered,
    )


def _pack_entry(one: Pack, refusal: str, section: Section | None = None) -> DocumentEntry:
    return DocumentEntry(
        one.pack_id,
        one.name,
        not refusal,
        (),
        DocumentGroup.PACKS,
        refusal,
        frozenset(),
        contents=one.documents,
        offered=not one.of_teams or section is None or section.kind.of_teams,
    )


def _refusal(document: Document, section: Section, has_prizes: bool) -> str:
    """Why a document does not apply, in a sentence; empty when it does."""
    if not document.applies(section):
        return tr(document.refusal)
    has_prizes = has_prizes or section.prizes is not None
    return tr(_NO_PRIZES) if document.needs == _PRIZES and not has_prizes else ""


def document_for(document_id: str, section: Section, *, has_prizes: bool = False) -> Document:
    """The document of an id; RuleViolation when it does not exist or does not apply."""
    for entry in DOCUMENTS:
        if entry.document_id == document_id:
            refusal = _refusal(entry, section, has_prizes)
            if refusal:
                raise RuleViolation(refusal)
            return entry
    known = (*(entry.document_id for entry in DOCUMENTS), *(pack.pack_id for pack in PACKS))
    raise unknown(tr("There is no document “{value}”; there are {known}."), document_id, known)


def pack_for(pack_id: str, section: Section) -> Pack | None:
    """The pack of an id, None where the id names none; RuleViolation when it does not apply."""
    pack = next((one for one in PACKS if one.pack_id == pack_id), None)
    if pack is not None and not pack.applies(section):
        raise RuleViolation(tr(pack.refusal))
    return pack


def documents_of(pack: Pack, section: Section) -> list[Document]:
    """The documents of a pack that apply to a section, in their order."""
    known = {entry.document_id: entry for entry in DOCUMENTS}
    finished = section.rounds_decided >= section.rounds_paired
    return [
        known[one]
        for one in pack.documents
        if not _refusal(known[one], section, has_prizes=False)
        and not (pack.pack_id == EMERGENCY and one == pairings.ID and finished)  # no board of it is needed any more
    ]
