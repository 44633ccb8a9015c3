"""What the window needs from outside: ``Backend`` opens and makes files; ``tdapp.app`` implements it.

Numbers come from ``tdapp.services`` through ``tdapp.ui.session.calculations``.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Iterable, Sequence
from dataclasses import field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from tdapp.domain.commands.command import Step
from tdapp.domain.games.record import GameRecord
from tdapp.domain.ratings.rating_list import RateOfPlay, RatingList
from tdapp.domain.section.event import Event, Section
from tdapp.domain.section.facts import SectionFacts, empty_section, made_here
from tdapp.domain.section.ladder import Ladder
from tdapp.domain.section.player import Player
from tdapp.domain.words.frozen import dataclass
from tdapp.services.players.lots import colour_note
from tdapp.services.ports.event_store import EventStore
from tdapp.services.ratings.lists import ListReading, Progress, RatingLists
from tdapp.ui.session.laboratory import Laboratory

if TYPE_CHECKING:  # imported when a file is brought
    from tdapp.services.tables.brought import Brought


@dataclass(frozen=True, slots=True)
class NewEvent:
    """The regulations of an event that does not exist yet, as the wizard collected them."""

    event: Event
    facts: SectionFacts
    ladder: Ladder | None = None  # None: the preset of the kind
    colour_seed: int | None = None  # of the lot that gave the initial colour

    def section(self) -> Section:
        """The empty first section of the event."""
        from tdapp.services.systems.registry import settled  # the systems bring their engines

        facts = made_here(settled(self.facts))
        drawn = () if self.colour_seed is None else (colour_note(facts.initial_colour, self.colour_seed),)
        section = empty_section(self.event, facts)
        return replace(section, ladder=self.ladder, comments=(*section.comments, *drawn))


@dataclass(frozen=True, slots=True)
class ReviewNote:
    """One line of an import review; ``place`` is for example ``line 12``, or empty."""

    text: str
    place: str = ""


@dataclass(frozen=True, slots=True)
class ImportReview:
    """What an import would create, before anything is created.

    ``facts`` are label and value pairs (name, system, players, rounds ...). ``reading`` is the reader's own object: the
    window hands it back unseen.
    """

    source: Path
    facts: tuple[tuple[str, str], ...]
    warnings: tuple[ReviewNote, ...] = ()
    assumptions: tuple[ReviewNote, ...] = ()
    repairs: tuple[ReviewNote, ...] = ()
    left_out: tuple[ReviewNote, ...] = ()
    reading: Any = field(default=None, compare=False)
    games: tuple[GameRecord, ...] = ()  # that come with it


@dataclass(frozen=True, slots=True)
class PlayerTable:
    """A table of players from elsewhere, before anybody is added.

    ``columns`` are ids of fields (interchange.table_columns.Field), one per column, as guessed; empty for a tournament
    report, whose columns are fixed. ``asked`` are columns (from 0) of numbers that would be left out. ``sample`` are
    the first rows. ``reading`` is handed back unseen.
    """

    columns: tuple[str, ...] = ()
    header: bool = False
    sample: tuple[tuple[str, ...], ...] = ()
    asked: tuple[int, ...] = ()
    reading: Any = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class RowFate:
    """What would become of one row: ``fate`` is new, duplicate, conflict or error; ``text`` says why.

    ``line`` and ``column`` count from 1; ``existing`` is the pairing number of the player who is there already.
    ``cell``: the text that cannot be used or contradicts (None: nothing to change here). Of an error: ``name`` as far
    as it can be read, ``asks_date``: day and month may change places. ``team`` and ``board``: where
    the player is to be, in a competition of teams.
    """

    line: int
    fate: str
    player: Player | None = None
    text: str = ""
    column: int = 0
    existing: int | None = None
    name: str = ""
    cell: str | None = None
    asks_date: bool = False
    team: str = ""
    board: int | None = None


@dataclass(frozen=True, slots=True)
class ListTable:
    """A table that becomes a national or other rating list: its headings, and a proposed heading for each field."""

    header: tuple[str, ...]
    fields: tuple[str, ...]
    proposed: dict[str, str]
    reading: Any = field(default=None, compare=False)
    source: str = ""  # whose list it is, where the headings say so
    month: dt.date | None = None


class Registration(Protocol):
    """Players from tables, and the rating lists of this computer.

    Every method may raise RuleViolation, InputRefused or EnvironmentProblem with a sentence for the arbiter.
    """

    def player_text(self, text: str, *, teams: bool = False) -> PlayerTable:
        """Text from the clipboard, of a spreadsheet or a CSV; ``teams``: a column may be the team."""

    def player_file(self, path: Path, *, teams: bool = False) -> PlayerTable:
        """A CSV, a workbook, or a tournament report."""

    def remember_meanings(self, table: PlayerTable, columns: tuple[str, ...]) -> None:
        """What the columns under these headings mean, for the next time; the table has headings."""

    def preview(
        self,
        table: PlayerTable,
        columns: tuple[str, ...],
        header: bool,
        present: tuple[Player, ...],
        month_first: bool | None = None,
    ) -> tuple[RowFate, ...]:
        """The fate of every row under these meanings of the columns, against the players who are there."""

    def repaired(self, table: PlayerTable, line: int, column: int, text: str) -> PlayerTable:
        """The table with another text in a cell."""

    def rating_lists(self) -> RatingLists:
        """The lists that are kept; any thread may use them."""

    def fide_list(self, path: Path, rate: RateOfPlay | None = None) -> ListReading:
        """Look at a download of FIDE's list; its ``rates`` are empty where only ``rate`` can tell."""

    def list_table(self, path: Path) -> ListTable:
        """Look at a table that is to become another list."""

    def table_list(self, table: ListTable, columns: dict[str, str], source: str) -> ListReading:
        """The table with its columns named; the choice is remembered."""

    def watched_folder(self) -> Path | None:
        """The folder of downloads that is looked through for new lists."""

    def watch_folder(self, path: Path | None) -> None:
        """Look through this one from now on; None: through none."""

    def new_lists(self) -> tuple[ListReading, ...]:
        """What lies in the watched folder and is not kept yet. May run in a thread."""

    def import_list(self, reading: ListReading, month: dt.date | None, progress: Progress) -> RatingList:
        """Store a list, all or nothing. Runs in a thread."""


@dataclass(frozen=True, slots=True)
class FoundCopy:
    """The newest good copy of an event file that is damaged.

    ``sentence`` says how old it is and what is missing in it; ``missing`` are the steps known to be missing, oldest
    first. ``reading`` is handed back unseen.
    """

    path: Path
    sentence: str
    missing: tuple[str, ...] = ()
    reading: Any = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class FoundLadder:
    """The official ladder of a section in another file; ``name`` of the section, or of the event where it has none."""

    name: str
    ladder: Ladder


class OnlyThere(Protocol):
    """A step that only another copy has; ``step`` None: it cannot be entered again by itself."""

    @property
    def at(self) -> dt.datetime: ...
    @property
    def actor(self) -> str: ...
    @property
    def label(self) -> str: ...
    @property
    def step(self) -> Step | None: ...


class Elsewhere(Protocol):
    """Other computers that lead an event, or led it; what asks them runs in a thread. NoAnswer, NotInvited."""

    def desk_moves(self, path: Path, address: str, fingerprint: str) -> None:
        """Go to another leading computer with a desk's copy; refused when it does not know this desk."""

    def led_in_hall(self, path: Path) -> bool:
        """Whether the one that led before is another computer than this."""

    def who_led_answers(self, path: Path) -> bool:
        """Whether it answers."""

    def tell_who_led(self, path: Path, address: str, fingerprint: str, code: str) -> bool:
        """Tell it where the event is led now; True when it heard."""


@dataclass(frozen=True, slots=True)
class Own:
    """Who this computer was as a desk: the mark of its key; where the leading computer was."""

    mark: str
    host: str
    port: int
    hall: bool


class Backend(Protocol):
    """Event files and exchange files, opened and made outside the window.

    Every method may raise RuleViolation, InputRefused or EnvironmentProblem with a sentence for the arbiter.
    """

    def open_event(self, path: Path, *, read_only: bool = False) -> EventStore:
        """Open an event file; ``read_only`` also one that another window has open. DamagedFile, OpenElsewhere."""

    def lines_of(self, store: EventStore, revision: int) -> list[dict[str, object]]:
        """The steps of an open event after this revision, as desks are told; RuleViolation where a copy is needed."""

    def beside_journal(self, store: EventStore) -> dict[str, object]:
        """What lies beside the journal and belongs to the event, as desks are told."""

    def facts_of(self, store: EventStore) -> dict[str, object]:
        """What a desk must know before it takes a copy: identity, schema, program."""

    def host_fingerprint(self, address: str) -> str:
        """The fingerprint of the certificate that a leading computer shows. Runs in a thread."""

    def join_event(
        self, address: str, fingerprint: str, code: str, progress: Callable[[int], None] = lambda _bytes: None
    ) -> EventStore:
        """Become a desk of an event that another computer leads, and open its copy. Runs in a thread."""

    def lead_from_here(self, path: Path) -> tuple[EventStore, Own]:
        """Lead the event of which this computer has a desk's copy (no longer open), and who it was as a desk."""

    def has_led_before(self, path: Path) -> bool:
        """Whether another computer led this event before this one, and does not know it yet."""

    @property
    def elsewhere(self) -> Elsewhere:
        """Other computers that lead, or led."""

    def give_away(self, store: EventStore, receiver: str) -> None:
        """Note in the log that another computer leads."""

    def only_there(self, store: EventStore, path: Path) -> Sequence[OnlyThere]:
        """The steps that another copy has and this event has not."""

    def forget_desk(self, path: Path) -> None:
        """Remove the copy of an event that this computer was a desk of, and its key; it is not open."""

    def is_as_entered(self, path: Path) -> bool:
        """Whether nothing but this program has changed an event file; it may be open. Runs in a thread."""

    def check_file(self, path: Path) -> tuple[str, ...]:
        """Everything in an event file that is not as it was entered, a line each. Runs in a thread."""

    def read_several(self, paths: Iterable[Path], *, taken: Sequence[int] = ()) -> ImportReview:
        """The same of several files, as the sections of one event."""

    def event_json(self, path: Path) -> bytes:
        """The whole event as JSON, as it stands now."""

    def find_copy(self, damaged: Path, folders: Sequence[Path]) -> FoundCopy | None:
        """The newest copy of a damaged event file that is sound, beside it or in these folders."""

    def take_copy(self, copy: FoundCopy) -> Path:
        """Put the copy in the place of the damaged file, which is kept; the path it is kept under."""

    def create_event(self, path: Path, new: NewEvent) -> EventStore:
        """Make an event file and open it."""

    def demo_event(self) -> EventStore:
        """A copy of the demo event that belongs to the user, opened."""

    def read_trf(
        self, path: Path, *, defects: bool = False, pasted: str | None = None, taken: Sequence[int] = ()
    ) -> ImportReview:
        """Read an exchange file or a crosstable and say what an import would assume, repair and leave out; in a thread.

        ``pasted``: this text instead of a file; ``path`` then only names it. Ambiguous when several readings fit it:
        ``taken`` are the numbers of those that were chosen.

        InputRefused when the file contradicts itself; with ``defects`` only when there is nothing to take over.
        """

    def bring(self, path: Path) -> Brought:
        """An event of a file, ranked anew and laid beside what the file states; nothing is kept. Runs in a thread.

        Ambiguous and InputRefused as ``read_trf``.
        """

    def practice_event(self) -> EventStore:
        """An event to play a round in, made anew each time: the last round but one lacks three results."""

    def read_ladders(self, path: Path) -> tuple[FoundLadder, ...]:
        """The ladders of another event file or of a TRF; empty where it names none."""

    def import_trf(self, review: ImportReview, path: Path, last_look: Callable[[], None] = lambda: None) -> EventStore:
        """Create the event of a review as a new event file and open it. Runs in a thread.

        ``last_look`` is asked right before the file appears; what it raises leaves everything as it was.
        """

    def get_ready(self) -> None:
        """Import what opens an event; asked once, beside the window."""

    @property
    def program(self) -> tuple[str, ...]:
        """How this program is started once more, for work that would slow the window down."""

    @property
    def registration(self) -> Registration:
        """Players from tables, and rating lists."""

    @property
    def laboratory(self) -> Laboratory:
        """Studies of tie-breaks over many events; loaded when it is first asked for."""
