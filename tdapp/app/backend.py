"""What the window needs from outside, over SQLite files, reports and files of other programs."""

from __future__ import annotations

import sys
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from tdapp.app.demo import make_demo_event
from tdapp.app.registration import FileRegistration
from tdapp.app.reviews import joined_reviews, review_of, whole_review
from tdapp.app.studies import StudyDesk
from tdapp.domain.section.event import Section
from tdapp.domain.section.whole_event import WholeEvent
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.file_kinds import is_own_event
from tdapp.domain.words.wording import tr
from tdapp.services.files.reading import first_bytes, read_file
from tdapp.services.ports.event_store import EventStore
from tdapp.ui.session.backend import (
    Elsewhere,
    FoundCopy,
    FoundLadder,
    ImportReview,
    NewEvent,
    OnlyThere,
    Own,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from tdapp.desk.joined import Joined
    from tdapp.domain.games.record import GameRecord
    from tdapp.services.tables.brought import Brought
    from tdapp.trf.notes import Taken

DESKS = "desks"
"""The folder, in that of this computer's data, of events that other computers lead."""
SQLITE_MAGIC = b"SQLite format 3\0"


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
        return reviews[0] if len(reviews) == 1 else joined_reviews(reviews)

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
        return joined_reviews(reviews)

    def _of_pages(self, files: Sequence[tuple[Path, bytes]]) -> ImportReview | None:
        """The review of the section whose pages these are; None where they are none."""
        from tdapp.interchange.as_report import joined_report
        from tdapp.trf.notes import Taken

        made = joined_report([(data, path.name) for path, data in files])
        return None if made is None else review_of(files[0][0], made, Taken())

    def _reviews(self, path: Path, data: bytes, taken: Taken, *, defects: bool = False) -> list[ImportReview]:
        """One for each section of the file."""
        from tdapp.interchange.as_report import MadeReport, as_reports
        from tdapp.interchange.event_json import looks_like_json, read_json
        from tdapp.trf.reader import read_trf

        again = taken.from_here()
        made = as_reports(data, path.name, defects=defects, taken=taken)
        if not made and looks_like_json(data):
            return [whole_review(path, read_json(data))]
        made = made or (MadeReport(data, read_trf(data, source=path.name, defects=defects, taken=taken)),)
        return [review_of(path, one, again) for one in made]

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
