"""The composition root: the one place that sees window, storage and exchange files, and puts them together."""

from __future__ import annotations

import sys
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from tdapp.domain.section.event import Event, Section
from tdapp.domain.section.player import Player, Standing
from tdapp.domain.section.whole_event import WholeEvent
from tdapp.domain.words.errors import Fault, RuleViolation
from tdapp.domain.words.file_kinds import is_own_event
from tdapp.domain.words.resources import resource_path
from tdapp.domain.words.wording import SOURCE_LANGUAGE, language, tr
from tdapp.services.files.reading import first_bytes, read_file
from tdapp.services.ports.event_store import EventStore
from tdapp.ui.session.backend import (
    Elsewhere,
    FoundCopy,
    FoundLadder,
    ImportReview,
    ListTable,
    NewEvent,
    OnlyThere,
    Own,
    PlayerTable,
    ReviewNote,
    RowFate,
)
from tdapp.ui.session.laboratory import LabAnswer, LabQuestion, StudyChoice

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Callable, Iterable, Sequence

    from tdapp.desk.joined import Joined
    from tdapp.domain.games.record import GameRecord
    from tdapp.domain.ratings.rating_list import RateOfPlay, RatingList
    from tdapp.interchange.as_report import MadeReport
    from tdapp.interchange.players_table import PreviewRow
    from tdapp.interchange.table_files import Table
    from tdapp.services.ratings.lists import ListReading, Progress
    from tdapp.services.tables.brought import Brought
    from tdapp.storage.lists.rating_lists import RatingListFolder
    from tdapp.trf.notes import Taken
    from tdapp.ui.session.laboratory import Watch

DESKS = "desks"
"""The folder, in that of this computer's data, of events that other computers lead."""
SQLITE_MAGIC = b"SQLite format 3\0"
DEMO_NAME = "Demonstration event"
DEMO_SECTIONS = (
    ("demo/swiss.trf", "Zelengaj Open 2026 (invented)"),
    ("demo/historical.trf", "AVRO 1938, the Netherlands"),
)


def check_window(path: Path) -> tuple[str, ...]:
    """Open an event in the window without showing it to anybody, paint it once, close it; what went wrong."""
    from tdapp.ui.window.application import check

    return check(FileBackend(), path)


class FileBackend:
    """What the window needs from outside (tdapp.ui.session.backend.Backend), over SQLite files and TRFs."""

    def get_ready(self) -> None:
        """SQLAlchemy, before the first click needs it."""
        import tdapp.storage.event.opening  # noqa: F401 - to be imported is all

    @property
    def program(self) -> tuple[str, ...]:
        """From the sources, or a frozen program itself."""
        if getattr(sys, "frozen", False):
            return (sys.executable,)
        return sys.executable, "-P", "-m", "tdapp"  # -P: no code of the current folder

    def open_event(self, path: Path, *, read_only: bool = False) -> EventStore:
        """Open an event file; where this computer is a desk of the event, as that."""
        from tdapp.storage.event.opening import open_event_file

        if path.parent.name == DESKS:
            from tdapp.desk.joined import read_joined

            if (joined := read_joined(path)) is not None:
                return self._open_desk(path, joined)
        return open_event_file(path, read_only=read_only, look=False)  # the window looks at it while it is shown

    def lines_of(self, store: EventStore, revision: int) -> list[dict[str, object]]:
        """The steps of an open event after this revision, as desks are told."""
        from tdapp.storage.event.event_file import EventFile
        from tdapp.storage.replica.lines import as_json, lines_of

        assert isinstance(store, EventFile)
        return [as_json(line) for line in lines_of(store, revision)]

    def beside_journal(self, store: EventStore) -> dict[str, object]:
        """The marks of closings and the invitations, as desks are told."""
        from tdapp.storage.event.event_file import EventFile
        from tdapp.storage.replica.lines import held_as_json, read_held

        assert isinstance(store, EventFile)
        with store.to_elsewhere() as connection:
            return held_as_json(read_held(connection))

    def facts_of(self, store: EventStore) -> dict[str, object]:
        """What a desk must know before it takes a copy."""
        from tdapp import __version__
        from tdapp.storage.event.event_file import EventFile
        from tdapp.storage.file.identity import identity_of
        from tdapp.storage.rows.schema import SCHEMA

        assert isinstance(store, EventFile)
        with store.to_elsewhere() as connection:
            return {"identity": identity_of(connection), "schema": SCHEMA, "program": __version__}

    def host_fingerprint(self, address: str) -> str:
        """The fingerprint of the certificate that a leading computer shows. Runs in a thread."""
        from tdapp.desk.client import place_of, seen_fingerprint

        return seen_fingerprint(place_of(address))

    def join_event(
        self, address: str, fingerprint: str, code: str, progress: Callable[[int], None] = lambda _bytes: None
    ) -> EventStore:
        """Become a desk of an event that another computer leads, and open its copy. Runs in a thread."""
        import platformdirs

        from tdapp.desk.joining import join_event
        from tdapp.storage.rows.schema import SCHEMA

        folder = platformdirs.user_data_path("tdapp", appauthor=False, ensure_exists=True) / DESKS
        path, joined = join_event(address, fingerprint, code, folder, SCHEMA, progress)
        return self._open_desk(path, joined)

    def lead_from_here(self, path: Path) -> tuple[EventStore, Own]:
        """Lead the event of a desk's copy; who led is remembered, so that he hears of it."""
        from tdapp.desk.joined import lead_instead, read_joined
        from tdapp.domain.arbiters.keys import mark_of
        from tdapp.services.live.addresses import is_loopback
        from tdapp.storage.event.opening import open_event_file

        joined = read_joined(path)
        if joined is None:
            raise RuleViolation(tr("This computer is no desk of the event."))
        store = open_event_file(path, look=False)
        try:
            store.lead()
            lead_instead(path)
        except BaseException:
            store.close()
            raise
        return store, Own(mark_of(joined.key), joined.host, joined.port, not is_loopback(joined.host))

    def has_led_before(self, path: Path) -> bool:
        """Whether it is remembered beside the event."""
        if path.parent.name != DESKS:
            return False
        from tdapp.desk.joined import read_led

        return read_led(path) is not None

    @property
    def elsewhere(self) -> Elsewhere:
        """Other leading computers, as ``tdapp.desk`` reaches them."""
        from tdapp.desk import leading

        return leading

    def give_away(self, store: EventStore, receiver: str) -> None:
        """As a hand-over, whose note is in this log alone."""
        from tdapp.storage.event.event_file import EventFile

        assert isinstance(store, EventFile)
        store.give_away(receiver)

    def only_there(self, store: EventStore, path: Path) -> Sequence[OnlyThere]:
        """The steps that another copy has and this event has not."""
        from tdapp.storage.event.event_file import EventFile
        from tdapp.storage.replica.only_there import only_there

        assert isinstance(store, EventFile)
        return only_there(store, path)

    def forget_desk(self, path: Path) -> None:
        """Remove the copy and its key."""
        from tdapp.desk.joined import forget_joined

        forget_joined(path)

    def _open_desk(self, path: Path, joined: Joined) -> EventStore:
        from tdapp.storage.event.opening import open_event_file
        from tdapp.storage.replica.desk_file import DeskFile

        store = open_event_file(path, look=False, kind=DeskFile)
        if isinstance(store, DeskFile) and not store.read_only:
            store.work_with(joined.client, joined.invitation)
        return store

    def is_as_entered(self, path: Path) -> bool:
        """Whether the sums of the file are those that the last step left."""
        from tdapp.storage.event.reading import is_as_entered

        return is_as_entered(path)

    def check_file(self, path: Path) -> tuple[str, ...]:
        """Every page, table and row against the log."""
        from tdapp.storage.event.reading import check_file

        return check_file(path)

    def find_copy(self, damaged: Path, folders: Sequence[Path]) -> FoundCopy | None:
        """The newest sound copy of a damaged event file."""
        from tdapp.storage.copies.rescue import offer_rescue

        rescue = offer_rescue(damaged, folders)
        return None if rescue is None else FoundCopy(rescue.copy.path, rescue.sentence, rescue.missing or (), rescue)

    def take_copy(self, copy: FoundCopy) -> Path:
        """The copy takes the place of the damaged file, which is kept."""
        from tdapp.storage.copies.rescue import take_copy
        from tdapp.storage.rows.clock import utc_now

        return take_copy(copy.reading, utc_now)

    def create_event(self, path: Path, new: NewEvent) -> EventStore:
        """Make an event file and open it."""
        self._create(path, [new.section()])
        return self.open_event(path)

    def demo_event(self) -> EventStore:
        """The user's copy of the demo event, made at the first call and after it was deleted."""
        import platformdirs

        path = platformdirs.user_data_path("tdapp", appauthor=False, ensure_exists=True) / "demo.tdb"
        if not path.exists():
            make_demo_event(path)
        return self.open_event(path)

    def read_trf(
        self, path: Path, *, defects: bool = False, pasted: str | None = None, taken: Sequence[int] = ()
    ) -> ImportReview:
        """Read an exchange file or a crosstable and say what an import would assume, repair and leave out.

        ``pasted``: this text instead of a file; ``path`` then only names it.
        """
        from tdapp.trf.notes import Taken

        data = read_file(path) if pasted is None else pasted.encode()
        reviews = self._reviews(path, data, Taken(taken), defects=defects)
        return reviews[0] if len(reviews) == 1 else _joined(reviews)

    def read_several(self, paths: Iterable[Path], *, taken: Sequence[int] = ()) -> ImportReview:
        """Several exchange files as the sections of one event, or pages of one section, in one review."""
        from tdapp.trf.notes import Taken

        chosen = Taken(taken)
        files = [(path, read_file(path)) for path in paths]
        if (whole := self._of_pages(files)) is not None:
            return whole
        reviews = [one for path, data in files for one in self._reviews(path, data, chosen)]
        if not all(isinstance(one.reading, Section) for one in reviews):
            raise RuleViolation(tr("The JSON of an event is imported alone."))
        return _joined(reviews)

    def _of_pages(self, files: Sequence[tuple[Path, bytes]]) -> ImportReview | None:
        """The review of the section whose pages these are; None where they are none."""
        from tdapp.interchange.as_report import joined_report
        from tdapp.trf.notes import Taken

        made = joined_report([(data, path.name) for path, data in files])
        return None if made is None else _review(files[0][0], made, Taken())

    def _reviews(self, path: Path, data: bytes, taken: Taken, *, defects: bool = False) -> list[ImportReview]:
        """One for each section of the file."""
        from tdapp.interchange.as_report import MadeReport, as_reports
        from tdapp.interchange.event_json import looks_like_json, read_json
        from tdapp.trf.reader import read_trf

        again = taken.from_here()
        made = as_reports(data, path.name, defects=defects, taken=taken)
        if not made and looks_like_json(data):
            return [_whole_review(path, read_json(data))]
        made = made or (MadeReport(data, read_trf(data, source=path.name, defects=defects, taken=taken)),)
        return [_review(path, one, again) for one in made]

    def practice_event(self) -> EventStore:
        """The user's event to play a round in, always as it was at first."""
        import platformdirs

        from tdapp.practice import make_practice_event

        path = platformdirs.user_data_path("tdapp", appauthor=False, ensure_exists=True) / "practice.tdb"
        make_practice_event(path)
        return self.open_event(path)

    def bring(self, path: Path) -> Brought:
        """The first section of a file, ranked anew beside what the file states."""
        from tdapp.interchange.as_report import MadeReport, as_reports
        from tdapp.interchange.published import published_in
        from tdapp.services.tables.brought import bring
        from tdapp.services.tables.file_ladder import with_usable_ladder
        from tdapp.trf.reader import read_trf

        data = read_file(path)
        if data.startswith(SQLITE_MAGIC) and is_own_event(data[:100]):
            raise RuleViolation(tr("{name} is an event of this program: open it.").format(name=path.name))
        made = as_reports(data, path.name) or (MadeReport(data, read_trf(data, source=path.name)),)
        reading = made[0].reading
        section, _notes = with_usable_ladder(reading.section, reading.ladder_line)
        is_table = made[0].data is not data
        return bring(section, published_in(data, path.name, is_table=is_table, of_teams=section.ranks_teams))

    def read_ladders(self, path: Path) -> tuple[FoundLadder, ...]:
        """The ladders of another event file, which may be open elsewhere, or of a TRF."""
        if first_bytes(path, len(SQLITE_MAGIC)) == SQLITE_MAGIC:
            from tdapp.storage.event.reading import read_event_sections

            sections = read_event_sections(path)
        else:
            from tdapp.services.tables.file_ladder import with_usable_ladder
            from tdapp.trf.reader import read_trf

            sections = (with_usable_ladder(read_trf(read_file(path), source=path.name).section)[0],)
        named = ((section.name or section.event.name or path.stem, section.ladder) for section in sections)
        return tuple(FoundLadder(name, ladder) for name, ladder in named if ladder is not None)

    def import_trf(self, review: ImportReview, path: Path, last_look: Callable[[], None] = lambda: None) -> EventStore:
        """Create the event of a review as a new event file and open it."""
        from tdapp.storage.event.creation import create_event_file

        if isinstance(review.reading, WholeEvent):
            create_event_file(path, review.reading, overwrite=True, last_look=last_look)  # the file dialog has asked
        else:
            self._create(path, [review.reading], (review.games,), last_look)
        return self.open_event(path)

    def event_json(self, path: Path) -> bytes:
        """The whole event as JSON, as it stands now."""
        from tdapp.interchange.event_json import write_json
        from tdapp.storage.event.reading import read_whole_event

        return write_json(read_whole_event(path))

    @cached_property
    def registration(self) -> FileRegistration:
        """Players from tables, and the rating lists of this computer."""
        return FileRegistration()

    @cached_property
    def laboratory(self) -> StudyDesk:
        """Studies of tie-breaks over many events."""
        return StudyDesk()

    def _create(
        self,
        path: Path,
        sections: list[Section],
        games: tuple[tuple[GameRecord, ...], ...] = (),
        last_look: Callable[[], None] = lambda: None,
    ) -> None:
        from tdapp.services.tables.file_ladder import with_fitting_ladder
        from tdapp.storage.event.creation import create_event_file

        fitting = tuple(with_fitting_ladder(section)[0] for section in sections)
        event = WholeEvent(fitting, (), games=games)
        create_event_file(path, event, overwrite=True, last_look=last_look)  # the file dialog has asked


class FileRegistration:
    """tdapp.ui.session.backend.Registration over files and the user's folder of rating lists."""

    def player_text(self, text: str, *, teams: bool = False) -> PlayerTable:
        """Text from the clipboard, of a spreadsheet or a CSV."""
        from tdapp.interchange.table_files import table_of_text

        return _player_table(table_of_text(text), self._folder, teams=teams)

    def player_file(self, path: Path, *, teams: bool = False) -> PlayerTable:
        """A CSV, a workbook, or a tournament report."""
        from tdapp.interchange.table_files import table_of_bytes
        from tdapp.services.files.reading import read_file

        data = read_file(path)
        if any(line.startswith(b"001 ") for line in data.removeprefix(b"\xef\xbb\xbf").splitlines()):
            return PlayerTable(reading=data)
        return _player_table(table_of_bytes(data), self._folder, teams=teams)

    def remember_meanings(self, table: PlayerTable, columns: tuple[str, ...]) -> None:
        """What the columns under these headings mean, for the next time."""
        from tdapp.interchange.table_columns import Field, Mapping, columns_to_remember, signature_of

        mapping = Mapping(tuple(Field(one) for one in columns), header=True)
        self._folder.remember_columns(signature_of(table.reading), columns_to_remember(mapping))

    def repaired(self, table: PlayerTable, line: int, column: int, text: str) -> PlayerTable:
        """The table with another text in a cell."""
        return replace(table, reading=table.reading.with_cell(line, column, text))

    def preview(
        self,
        table: PlayerTable,
        columns: tuple[str, ...],
        header: bool,
        present: tuple[Player, ...],
        month_first: bool | None = None,
    ) -> tuple[RowFate, ...]:
        """The fate of every row."""
        from tdapp.interchange.players_table import preview, preview_trf
        from tdapp.interchange.table_columns import Field, Mapping

        if isinstance(table.reading, bytes):
            rows = preview_trf(table.reading, present)
        else:
            meanings = Mapping(tuple(Field(one) for one in columns), header, month_first)
            rows = preview(table.reading, meanings, present)
        return tuple(
            RowFate(
                row.line,
                row.fate.value,
                row.player,
                row.fault.text if row.fault else "",
                row.fault.column if row.fault else 0,
                row.existing,
                row.name,
                _cell_of(table, row),
                row.asks_date,
                row.team,
                row.board,
            )
            for row in rows
        )

    def rating_lists(self) -> RatingListFolder:
        """The lists that are kept."""
        return self._folder

    @cached_property
    def _folder(self) -> RatingListFolder:
        from tdapp.storage.lists.rating_lists import RatingListFolder, rating_list_folder

        return RatingListFolder(rating_list_folder())

    def fide_list(self, path: Path, rate: RateOfPlay | None = None) -> ListReading:
        """Look at a download of FIDE's list."""
        from tdapp.interchange.fide_list import examine

        return examine(path, rate=rate)

    def list_table(self, path: Path) -> ListTable:
        """Look at a table that is to become another list."""
        from tdapp.interchange.custom_list import COLUMNS, open_custom_list, propose_columns
        from tdapp.interchange.national_lists import known_columns, month_of
        from tdapp.interchange.rating_list_cells import month_in

        table = open_custom_list(path)
        remembered = self._folder.columns_of(table.signature)
        source, columns = known_columns(table) or ("", {})
        proposed = columns if columns and not remembered else propose_columns(table, remembered)
        month = month_of(table)[0] if columns else month_in(table.names)
        return ListTable(table.header, tuple(COLUMNS), proposed, table, source, month)

    def table_list(self, table: ListTable, columns: dict[str, str], source: str) -> ListReading:
        """The table with its columns named; the choice is remembered."""
        from tdapp.interchange.custom_list import CustomList
        from tdapp.interchange.list_folder import SOURCE

        reading = CustomList(table.reading, columns, source)
        self._folder.remember_columns(table.reading.signature, columns)
        self._folder.remember_columns(SOURCE + table.reading.signature, {"source": source})
        return reading

    def watched_folder(self) -> Path | None:
        """The folder of downloads that is looked through for new lists."""
        return self._folder.watched

    def watch_folder(self, path: Path | None) -> None:
        """Look through this one from now on; None: through none."""
        self._folder.watch(path)

    def new_lists(self) -> tuple[ListReading, ...]:
        """What lies in the watched folder and is not kept yet."""
        from tdapp.interchange.list_folder import new_lists

        watched = self._folder.watched
        return new_lists(watched, self._folder.lists(), self._folder.columns_of) if watched else ()

    def import_list(self, reading: ListReading, month: dt.date | None, progress: Progress) -> RatingList:
        """Store a list, all or nothing."""
        from tdapp.services.ratings.lists import import_list

        return import_list(reading, self._folder, month=month, progress=progress)


def _review(path: Path, made: MadeReport, taken: Taken) -> ImportReview:
    """What the import of one report would assume, repair and leave out."""
    from tdapp.interchange.trf_review import noted, review_facts
    from tdapp.services.checks.file_ranks import with_file_ranks
    from tdapp.services.checks.imported import (
        import_warnings,
        left_a_round_robin,
        with_breaches_noted,
        with_defects_noted,
    )
    from tdapp.services.tables.file_ladder import with_fitting_ladder, with_usable_ladder
    from tdapp.trf.notes import NoteKind, defects_of
    from tdapp.trf.ranks import stated_ranks
    from tdapp.trf.reader import read_trf

    data, reading = made.data, made.reading
    section, ladder_notes = with_usable_ladder(reading.section, reading.ladder_line)
    section, unfit = with_fitting_ladder(section, reading.ladder_line)
    section, assumed = with_file_ranks(section, stated_ranks(data), reading.program)
    contradictions = defects_of(reading.notes)
    if contradictions:
        with language(SOURCE_LANGUAGE):  # of the tournament report, where they are noted
            section = with_defects_noted(section, defects_of(read_trf(data, defects=True, taken=taken).notes))
    broken = import_warnings(section)
    return ImportReview(
        source=path,
        facts=review_facts(reading.section),
        warnings=(*_notes(contradictions), *(ReviewNote(warning.text) for warning in broken)),
        assumptions=(
            *_notes((*noted(reading.notes, NoteKind.ASSUMPTION), *unfit)),
            *(ReviewNote(text) for text in (assumed, *left_a_round_robin(section)) if text),
        ),
        repairs=_notes(noted(reading.notes, NoteKind.REPAIR)),
        left_out=_notes((*noted(reading.notes, NoteKind.LEFT_OUT), *ladder_notes)),
        reading=with_breaches_noted(section, broken),
        games=made.games,
    )


def _joined(reviews: Sequence[ImportReview]) -> ImportReview:
    """Several reviews, each of one section, as one of an event."""
    from tdapp.interchange.trf_review import section_words
    from tdapp.services.event.joining import in_one_event
    from tdapp.services.tables.file_ladder import with_fitting_ladder

    joined, said = in_one_event([one.reading for one in reviews], [one.source.name for one in reviews])
    apart = len({one.source for one in reviews}) == len(reviews)
    names = [one.source.name if apart else section.name for one, section in zip(reviews, joined, strict=True)]

    def of_all(field: str) -> tuple[ReviewNote, ...]:
        held = [getattr(one, field) for one in reviews]
        everywhere = [] if apart else [note for note in held[0] if all(note in notes for notes in held)]
        return (
            *everywhere,
            *(
                replace(note, text=f"{name}: {note.text}")
                for name, notes in zip(names, held, strict=True)
                for note in notes
                if note not in everywhere
            ),
        )

    return ImportReview(
        source=reviews[0].source,
        facts=tuple((section.name, section_words(section)) for section in joined),
        warnings=of_all("warnings"),
        assumptions=(*(ReviewNote(text) for text in said), *of_all("assumptions")),
        repairs=of_all("repairs"),
        left_out=of_all("left_out"),
        reading=WholeEvent(
            tuple(with_fitting_ladder(section)[0] for section in joined),
            (),
            games=tuple(one.games for one in reviews),
        ),
    )


def _player_table(table: Table, folder: RatingListFolder, *, teams: bool) -> PlayerTable:
    from tdapp.interchange.table_columns import for_players, guess, left_out, remembered_mapping, signature_of

    known = remembered_mapping(table, folder.columns_of(signature_of(table)))
    mapping = known or guess(table, teams=teams)
    mapping = mapping if teams else for_players(mapping)
    asked = () if known else left_out(table, mapping)
    return PlayerTable(tuple(one.value for one in mapping.fields), mapping.header, table.rows[:4], asked, table)


def _cell_of(table: PlayerTable, row: PreviewRow) -> str | None:
    """The text of the cell that is wrong or contradicts; None in a report, whose cells stay as they are."""
    if row.fault is None or row.fate.value == "duplicate" or isinstance(table.reading, bytes):
        return None
    cells: tuple[str, ...] = table.reading.rows[table.reading.lines.index(row.line)]
    return cells[row.fault.column - 1] if row.fault.column <= len(cells) else ""


class StudyDesk:
    """tdapp.ui.session.laboratory.Laboratory over tdapp.lab, which is loaded with the first question."""

    @property
    def most_jobs(self) -> int:
        """As many as the computer has."""
        from tdapp.lab.run import most_jobs

        return most_jobs()

    def studies(self) -> tuple[StudyChoice, ...]:
        """All, in the language in force."""
        from tdapp.lab.registry import STUDIES

        return tuple(
            StudyChoice(
                *(entry.id, tr(entry.name), tr(entry.question), tr(entry.method), tuple(map(str, entry.sizes))),
                events=entry.events,
                is_open=entry.takes_files,
            )
            for entry in STUDIES
        )

    def run(self, question: LabQuestion, watch: Watch) -> LabAnswer:
        """Run the study and make its report."""
        import datetime as dt
        import json

        from tdapp.lab.output import as_csv, as_json
        from tdapp.lab.registry import study
        from tdapp.lab.report import print_report
        from tdapp.lab.run import run
        from tdapp.lab.source import Generated, folder_of, size_of
        from tdapp.lab.summary import Summary
        from tdapp.lab.verdict import verdicts

        folder = question.folder
        results = run(
            study(question.study, question.ladders),
            Generated(size_of(question.size), question.seed) if folder is None else folder_of(folder),
            size=question.size if folder is None else str(folder),
            seed=question.seed,
            events=question.events,
            jobs=question.jobs,
            file=question.results,
            watch=lambda progress: watch(progress.words, progress.done, progress.wanted),
        )
        summary = Summary(results)
        printed = print_report(summary, dt.datetime.now())
        numbers = json.dumps(as_json(summary), ensure_ascii=False, indent=1).encode()
        found = next((one.text for one in verdicts(summary)), "")
        return LabAnswer(printed, as_csv(summary), numbers, results.events, found)


def make_demo_event(path: Path) -> None:
    """Write the demo event: an invented Swiss with every kind of bye, and a round robin of 1938."""
    from tdapp.services.tables.file_ladder import with_usable_ladder
    from tdapp.storage.event.creation import create_event_file
    from tdapp.trf.reader import read_trf

    event = Event(DEMO_NAME)
    sections = []
    for resource, name in DEMO_SECTIONS:
        section, _ = with_usable_ladder(read_trf(resource_path(resource).read_bytes(), source=resource).section)
        players = tuple(_left(player, section) for player in section.players)
        sections.append(replace(section, event=event, name=name, players=players))
    create_event_file(path, sections, overwrite=True)


def _left(player: Player, section: Section) -> Player:
    """A TRF cannot say that a player withdrew: in the demo, who is absent in the last three rounds did."""
    row = section.cells[section.index_of(player.number)]
    absent = [cell.rules.requested and not cell.rules.paired for cell in row[-3:]]
    return replace(player, standing=Standing.WITHDRAWN) if len(absent) == 3 and all(absent) else player


def _whole_review(path: Path, whole: WholeEvent) -> ImportReview:
    """The JSON of an event says everything itself: nothing is assumed."""
    from tdapp.interchange.trf_review import section_words

    games = sum(map(len, whole.games))
    facts = [
        (tr("Event"), whole.sections[0].event.name),
        *((section.name or tr("Section"), section_words(section)) for section in whole.sections),
        *([(tr("Games"), str(games))] if games else []),
    ]
    return ImportReview(source=path, facts=tuple(facts), reading=whole)


def _notes(notes: Sequence[Fault]) -> tuple[ReviewNote, ...]:
    place = tr("line {line}, column {column}")
    return tuple(
        ReviewNote(note.text, place.format(line=note.line, column=note.column or 1) if note.line else "")
        for note in notes
    )
