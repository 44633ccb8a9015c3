"""What a printed document is to the registry: its id, its name, when it applies and which choices it takes."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Any, Protocol

from tdapp.domain.section.event import Section
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import marked
from tdapp.reports.data import DocumentData
from tdapp.reports.layout.cards import CardModel
from tdapp.reports.layout.model import DocumentModel
from tdapp.reports.options import Choice, PrintOptions

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


SHEET = frozenset((Choice.PAPER, Choice.LANGUAGE, Choice.TAGGED))
CARDS = SHEET | {Choice.FIRST}
TEXT = SHEET | {Choice.ORIENTATION}
TABLE = TEXT | {Choice.TYPE_SIZE, Choice.WIDE_ROWS, Choice.GRID_LINES}
LIST = TABLE | {Choice.GROUP, Choice.COLUMNS}
BOARDS = TABLE | {Choice.ROUND}
RANKING = LIST | {Choice.HALF_SIGN}
CROSSTABLE = RANKING | {Choice.ORDER}
SWISS_TABLE = CROSSTABLE | {Choice.DIALECT, Choice.OPPONENTS_BY}


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
    takes: frozenset[Choice] = TABLE
    """The choices that change something; no other is offered."""
    columns: tuple[str, ...] = ()
    """The optional columns it knows, see OPTIONAL_COLUMNS."""
    usual_columns: tuple[str, ...] = ()
    """Those it shows when nothing is chosen."""
    on_request: bool = False
    """Only of use where norms are looked after: elsewhere the window does not offer it."""
    of_ranked: bool = False
    """Its player is a line of the table: a team where teams are ranked."""
    of_each: bool = False
    """Pages for every player: who asks for all documents wants it with a player only."""
    of_games: bool = False
    """Only of use where games are recorded: elsewhere the window does not offer it."""


class _Module(Protocol):
    """A module of one document."""

    ID: str
    NAME: str

    @property
    def build(self) -> Callable[[DocumentData, PrintOptions], Printable]:
        """The document of some data."""


def of(module: _Module, *group_and_when: Any, **choices: Any) -> Document:
    """The entry of a module of one document."""
    return Document(module.ID, module.NAME, module.build, *group_and_when, **choices)


def _has_players(section: Section) -> bool:
    return bool(section.players)


def _is_paired(section: Section) -> bool:
    return section.rounds_paired > 0


PLAYERS = _has_players, marked("There are no players yet.")
PAIRED = _is_paired, marked("No round is paired yet.")
ROUND = ("round",)
