"""Every printed document, one line each."""

from __future__ import annotations

from typing import NamedTuple

from tdapp.domain.knockout.players import knocks_out
from tdapp.domain.section.event import Section
from tdapp.domain.words.errors import RuleViolation, unknown
from tdapp.domain.words.wording import marked, tr
from tdapp.reports.data import DocumentData
from tdapp.reports.document import (
    BOARDS,
    CARDS,
    CROSSTABLE,
    LIST,
    PAIRED,
    PLAYERS,
    RANKING,
    ROUND,
    SHEET,
    SWISS_TABLE,
    TABLE,
    TEXT,
    Document,
    DocumentGroup,
    of,
)
from tdapp.reports.documents import (
    alphabetical,
    blank_pairings,
    bracket,
    bulletin,
    byes,
    categories,
    check_in,
    clubs,
    crosstable_rr,
    crosstable_swiss,
    decisions,
    explanation,
    knockout_matches,
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
    tournament_report,
    upsets,
    wall_chart_us,
    wall_pairings,
)
from tdapp.reports.layout.model import DocumentModel
from tdapp.reports.options import Choice, PrintOptions
from tdapp.reports.packs import EMERGENCY, PACKS, Pack
from tdapp.reports.team_documents import OF_ONE_SYSTEM, TEAM_DOCUMENTS
from tdapp.services.systems.bracket_picture import has_bracket
from tdapp.services.systems.registry import rules_of_system
from tdapp.services.tables.chances import MOST_ROUNDS

_WIDEST_GRID = 60  # players; more make a grid that nobody reads

_FACTS = ("club", "sex", "fide-id", "birth", "categories", "standard", "rapid", "blitz", "national")


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
    of_ranked: bool = False
    of_each: bool = False
    """Pages for every player, unless one is named."""


def _crosstable(data: DocumentData, options: PrintOptions) -> DocumentModel:
    """The crosstable of the section's kind."""
    build = crosstable_rr.build if data.section.system.grid else crosstable_swiss.build
    return build(data, options)


def _can_be_paired(section: Section) -> bool:
    return section.system.open_field and section.rounds_decided < section.rounds_total and bool(section.players)


def can_be_foreseen(section: Section) -> bool:
    left, system = section.rounds_total - section.rounds_decided, section.system
    if system.scores or system.elimination:  # a score of its own ranks; nobody draws who goes on
        return False
    return 0 < left <= MOST_ROUNDS and bool(section.players) and not section.ranks_teams


_DECIDED = lambda section: section.rounds_decided > 0, marked("No round has been played yet.")
_RATED = rating_pictures.has_ratings, marked("No rated game has been played yet.")
_P, _R, _T, _E, _I, _C, _, _ = DocumentGroup
_NO_KNOCKOUT = marked("This is no knock-out of players.")
_BRACKET = (lambda section: knocks_out(section) and has_bracket(section)), _NO_KNOCKOUT
_MATCHES = knockout_matches.has_matches, _NO_KNOCKOUT
_PRIZES = ("prizes",)
_NO_PRIZES = marked("No prizes are announced for this event.")


DOCUMENTS: tuple[Document, ...] = (
    of(start_list, _P, *PLAYERS, takes=LIST | {Choice.GROUP_BY}, columns=_FACTS, usual_columns=start_list.USUAL),
    of(rating_list, _P, *PLAYERS, takes=LIST, columns=_FACTS, usual_columns=rating_list.USUAL),
    of(alphabetical, _P, *PLAYERS, takes=LIST | {Choice.ACROSS}, columns=_FACTS, usual_columns=alphabetical.USUAL),
    of(check_in, _P, *PLAYERS, takes=LIST, columns=_FACTS, usual_columns=check_in.USUAL),
    of(pairings, _R, *PAIRED, ROUND, takes=BOARDS | {Choice.HALF_SIGN, Choice.COLUMNS}, columns=("federation",)),
    of(wall_pairings, _R, *PAIRED, ROUND, takes=LIST | {Choice.ROUND, Choice.ACROSS}, columns=("rating",)),
    Document(
        wall_pairings.CHILDREN_ID,
        wall_pairings.CHILDREN_NAME,
        wall_pairings.build_children,
        _R,
        *PAIRED,
        ROUND,
        takes=TABLE | {Choice.ROUND, Choice.ACROSS, Choice.GROUP},
    ),
    Document(
        wall_pairings.BOARDS_ID,
        wall_pairings.BOARDS_NAME,
        wall_pairings.build_boards,
        _R,
        *PAIRED,
        ROUND,
        takes=BOARDS | {Choice.ACROSS},
    ),
    of(result_slips, _R, *PAIRED, ROUND, takes=CARDS | {Choice.ROUND, Choice.HALF_SIGN}),
    of(results, _R, *PAIRED, ROUND, takes=BOARDS | {Choice.HALF_SIGN, Choice.COLUMNS}, columns=("federation",)),
    of(open_boards, _R, *PAIRED, ROUND, takes=BOARDS),
    of(
        bulletin,
        _R,
        *PAIRED,
        ROUND,
        takes=TEXT | {Choice.TYPE_SIZE, Choice.ROUND, Choice.HALF_SIGN, Choice.PIECES},
        of_games=True,
    ),
    of(byes, _R, *PLAYERS, ROUND, takes=BOARDS | {Choice.HALF_SIGN}),
    of(
        pairing_checklist,
        _R,
        _can_be_paired,
        marked("There is no Swiss round left to be paired."),
        ROUND,
        takes=BOARDS | {Choice.HALF_SIGN},
    ),
    of(blank_pairings, _R, *PLAYERS),
    of(
        schedule,
        _R,
        lambda section: section.system.grid and len(section.players) > 1,
        marked("A schedule of all rounds exists for a round robin only."),
        takes=TABLE | {Choice.ACROSS},
    ),
    of(standings, takes=RANKING, columns=_FACTS),
    Document("crosstable", marked("Crosstable"), _crosstable, takes=SWISS_TABLE, columns=_FACTS),
    Document(
        crosstable_swiss.ID,
        marked("Crosstable as for a Swiss"),
        crosstable_swiss.build,
        takes=SWISS_TABLE,
        columns=_FACTS,
    ),
    Document(
        crosstable_rr.ID,
        marked("Crosstable as a round-robin grid"),
        crosstable_rr.build,
        applies=lambda section: section.system.grid or len(section.players) <= _WIDEST_GRID,
        refusal=marked("A grid of more than 60 players is not printed for a Swiss; print crosstable-swiss."),
        takes=CROSSTABLE,
        columns=_FACTS,
    ),
    of(bracket, _T, *_BRACKET, takes=TEXT | {Choice.HALF_SIGN}),
    of(knockout_matches, _T, *_MATCHES, takes=TABLE | {Choice.HALF_SIGN}),
    Document(
        knockout_matches.SHEET_ID,
        knockout_matches.SHEET_NAME,
        knockout_matches.build_sheets,
        _R,
        *_MATCHES,
        ROUND,
        takes=SHEET | {Choice.ROUND, Choice.HALF_SIGN},
    ),
    of(wall_chart_us, _T, *PLAYERS, takes=TABLE | {Choice.GROUP, Choice.HALF_SIGN}),
    of(categories, _T, *PLAYERS, takes=TABLE | {Choice.HALF_SIGN}),
    of(
        clubs,
        _T,
        lambda section: any(player.club for player in section.players),
        marked("No player has a club."),
        takes=TABLE | {Choice.HALF_SIGN},
    ),
    of(
        explanation,
        applies=PLAYERS[0],
        refusal=marked("There are no players yet, so there is nothing to explain."),
        needs=("player",),
        takes=TABLE | {Choice.PLAYER},
        of_each=True,
    ),
    of(rating_changes, _E, *PLAYERS, takes=TABLE),
    of(norm_report, _E, *PAIRED, takes=TABLE | {Choice.HALF_SIGN, Choice.PLAYER}, on_request=True),
    of(norm_certificate, _E, *PAIRED, takes=TABLE | {Choice.PLAYER}, on_request=True),
    of(tournament_report, _E, *PLAYERS, takes=TABLE),
    of(prizes, _E, *PLAYERS, _PRIZES, takes=TABLE | {Choice.HALF_SIGN}),
    Document(prizes.LIST_ID, prizes.LIST_NAME, prizes.build_list, _E, refusal=_NO_PRIZES, needs=_PRIZES, takes=TABLE),
    of(prize_receipts, _E, *PAIRED, _PRIZES, takes=TABLE),
    Document(
        prize_receipts.SLIPS_ID,
        prize_receipts.SLIPS_NAME,
        prize_receipts.build_slips,
        _C,
        *PAIRED,
        _PRIZES,
        takes=CARDS,
    ),
    of(regulations, _E, takes=TABLE | {Choice.HALF_SIGN}),
    of(decisions, _E, takes=TABLE),
    of(statistics, _E, *PLAYERS),
    Document(
        pictures.PROGRESS_ID,
        pictures.PROGRESS_NAME,
        pictures.build_progress,
        _I,
        lambda section: section.rounds_decided > 1,
        marked("Fewer than two rounds have been played."),
        takes=TEXT | {Choice.PLAYER, Choice.GROUP},
        of_ranked=True,
    ),
    Document(
        pictures.FAN_ID,
        pictures.FAN_NAME,
        pictures.build_fan,
        _I,
        *_DECIDED,
        takes=TEXT | {Choice.PLAYER, Choice.GROUP},
        of_ranked=True,
    ),
    Document(
        pictures.LADDERS_ID,
        pictures.LADDERS_NAME,
        pictures.build_ladders,
        _I,
        *_DECIDED,
        takes=TEXT | {Choice.PLAYER, Choice.GROUP},
        of_ranked=True,
    ),
    Document(
        rating_pictures.MAP_ID,
        rating_pictures.MAP_NAME,
        rating_pictures.build_map,
        _I,
        *_RATED,
        takes=TEXT | {Choice.GROUP, Choice.HALF_SIGN},
    ),
    Document(
        rating_pictures.PERFORMANCE_ID,
        rating_pictures.PERFORMANCE_NAME,
        rating_pictures.build_performance,
        _I,
        *_RATED,
        takes=TEXT | {Choice.PLAYER, Choice.GROUP},
    ),
    of(
        prospects,
        _E,
        can_be_foreseen,
        marked("Who can still win is calculated for players, while one to three rounds are left."),
        takes=TABLE | {Choice.HALF_SIGN},
    ),
    of(upsets, _E, *PAIRED, takes=BOARDS | {Choice.HALF_SIGN}),
    of(press_sheet, _E, *PAIRED, takes=TABLE | {Choice.HALF_SIGN}),
    of(player_sheet, _E, *PLAYERS, needs=("player",), takes=TABLE | {Choice.PLAYER, Choice.HALF_SIGN}),
    of(player_cards, _C, *PLAYERS, needs=("player",), takes=CARDS | {Choice.PLAYER, Choice.GROUP, Choice.HALF_SIGN}),
    Document(table_cards.BOARD_ID, table_cards.BOARD_NAME, table_cards.build_boards, _C, *PLAYERS, takes=CARDS),
    Document(
        table_cards.PLACE_ID,
        table_cards.PLACE_NAME,
        table_cards.build_places,
        _C,
        *PLAYERS,
        takes=CARDS | {Choice.PLAYER, Choice.GROUP},
    ),
    Document(
        table_cards.PAIRING_ID,
        table_cards.PAIRING_NAME,
        table_cards.build_pairings,
        _C,
        *PAIRED,
        ROUND,
        takes=CARDS | {Choice.ROUND},
    ),
    Document(
        player_papers.SCORE_ID,
        player_papers.SCORE_NAME,
        player_papers.build_score_sheets,
        _C,
        *PAIRED,
        ROUND,
        takes=CARDS | {Choice.ROUND, Choice.PIECES},
    ),
    Document(
        player_papers.BADGES_ID,
        player_papers.BADGES_NAME,
        player_papers.build_badges,
        _C,
        *PLAYERS,
        takes=CARDS | {Choice.PLAYER, Choice.GROUP},
    ),
    *TEAM_DOCUMENTS,
)


_BY_ID = {one.document_id: one for one in DOCUMENTS}
_BY_GROUP = sorted(DOCUMENTS, key=lambda one: list(DocumentGroup).index(one.group))


def documents_for(section: Section, *, has_prizes: bool = False, has_games: bool = True) -> list[DocumentEntry]:
    """All documents and packs with whether they apply to a section, those of teams first where teams are ranked.

    ``has_prizes``: a plan of prizes is at hand.
    """
    listed = sorted(_BY_GROUP, key=lambda one: section.ranks_teams and one.group is not DocumentGroup.TEAMS)
    return [
        *(_entry(one, _refusal(one, section, has_prizes), section, has_games=has_games) for one in listed),
        *(_pack_entry(one, "" if one.applies(section) else tr(one.refusal), section) for one in PACKS),
    ]


def every_document() -> list[DocumentEntry]:
    """All documents and packs, as if each applied: what there is without an event."""
    return [*(_entry(one, "") for one in _BY_GROUP), *(_pack_entry(one, "") for one in PACKS)]


def _entry(one: Document, refusal: str, section: Section | None = None, *, has_games: bool = True) -> DocumentEntry:
    takes = one.takes
    if one.document_id == "crosstable" and section is not None and section.system.grid:
        takes = CROSSTABLE
    offered = not one.on_request or section is None or section.norms.watched
    offered = offered and (has_games or not one.of_games)
    offered = offered and (one.group is not DocumentGroup.TEAMS or section is None or section.system.pairs_teams)
    offered = offered and (
        section is None or one.document_id not in OF_ONE_SYSTEM or OF_ONE_SYSTEM[one.document_id](section.system)
    )
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
        of_ranked=one.of_ranked,
        of_each=one.of_each,
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
        contents=tuple(document.document_id for document in _held_by(one, section)),
        offered=section is None
        or (_sheet(section, one.pack_id) == one.pack_id and section.ranks_teams >= one.of_teams),
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
    finished = section.rounds_decided >= section.rounds_paired
    over = _sheet(section, pairings.ID) if pack.pack_id == EMERGENCY and finished else ""  # no board is needed any more
    return [
        one
        for one in _held_by(pack, section)
        if one.document_id != over and not _refusal(one, section, has_prizes=False)
    ]


def _held_by(pack: Pack, section: Section | None) -> list[Document]:
    """The documents of a pack; of a section those by which its system says the same."""
    ids = pack.documents if section is None else (_sheet(section, one) for one in pack.documents)
    return [_BY_ID[one] for one in dict.fromkeys(ids)]


def _sheet(section: Section, document_id: str) -> str:
    return rules_of_system(section.system).sheet(document_id)
