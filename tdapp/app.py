"""The composition root: the one place that sees window, storage and exchange files, and puts them together."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from tdapp.domain.errors import Fault
from tdapp.domain.event import Event, Section
from tdapp.domain.player import Player, Standing
from tdapp.domain.resources import resource_path
from tdapp.services.event_store import EventStore
from tdapp.services.file_ladder import with_usable_ladder
from tdapp.ui.backend import ImportReview, NewEvent, ReviewNote

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdapp.interchange.trf_review import Remark

DEMO_NAME = "Demonstration event"
DEMO_SECTIONS = (
    ("demo/swiss.trf", "Zelengaj Open 2026 (invented), September 2026"),
    ("demo/historical.trf", "AVRO 1938, Amsterdam and nine other cities, November 1938"),
)


def run_window(arguments: Sequence[str]) -> int:
    """``tdapp [--demo | FILE]``: open the window, with the demo event or the event or TRF that is named."""
    from tdapp.ui.desktop import obstacle

    if problem := obstacle():
        print(problem, file=sys.stderr)
        return 1
    from tdapp.ui.application import run

    return run(FileBackend(), list(arguments))


def check_window(path: Path) -> bool:
    """Open an event in the window without showing it to anybody, paint it once, close it."""
    from tdapp.ui.application import check

    return check(FileBackend(), path)


class FileBackend:
    """What the window needs from outside (tdapp.ui.backend.Backend), over SQLite files and TRFs."""

    def open_event(self, path: Path) -> EventStore:
        """Open an event file."""
        from tdapp.storage.opening import open_event_file

        return open_event_file(path)

    def create_event(self, path: Path, new: NewEvent) -> EventStore:
        """Make an event file and open it."""
        self._create(path, [section_of(new)])
        return self.open_event(path)

    def demo_event(self) -> EventStore:
        """The user's copy of the demo event, made at the first call and after it was deleted."""
        import platformdirs

        path = platformdirs.user_data_path("tdapp", appauthor=False, ensure_exists=True) / "demo.tdb"
        if not path.exists():
            make_demo_event(path)
        return self.open_event(path)

    def read_trf(self, path: Path) -> ImportReview:
        """Read an exchange file and say what an import would assume, repair and leave out."""
        from tdapp.interchange.trf_review import review
        from tdapp.trf.reader import read_trf

        reading = read_trf(path.read_bytes(), source=path.name)
        section, ladder_notes = with_usable_ladder(reading.section)
        found = review(reading)
        facts = found.facts
        held = f"{facts.rounds_decided} of {facts.rounds_total} rounds complete"
        shown = [
            ("Event", facts.event),
            ("System", facts.kind),
            ("Players", str(facts.players)),
            ("Rounds", held),
            ("Points", facts.points),
            ("Edition of the tie-break rules", facts.edition),
            ("Tie-breaks in the file", facts.ladder or "none; the preset of the system is used"),
        ]
        return ImportReview(
            source=path,
            facts=tuple(shown),
            assumptions=_notes(found.assumptions),
            repairs=_notes(found.repairs),
            left_out=_notes((*found.left_out, *ladder_notes)),
            reading=section,
        )

    def import_trf(self, review: ImportReview, path: Path) -> EventStore:
        """Create the event of a review as a new event file and open it."""
        self._create(path, [review.reading])
        return self.open_event(path)

    def _create(self, path: Path, sections: list[Section]) -> None:
        from tdapp.storage.creation import create_event_file

        create_event_file(path, sections, overwrite=True)  # the file dialog has asked


def section_of(new: NewEvent) -> Section:
    """The empty first section of a new event."""
    event = Event(
        name=new.name,
        city=new.city,
        federation=new.federation,
        start=new.start,
        end=new.end,
        chief_arbiter=new.chief_arbiter,
        time_control=new.time_control,
    )
    return Section(
        event=event,
        players=(),
        cells=(),
        rounds_total=new.rounds,
        kind=new.kind,
        cycles=new.cycles,
        edition=new.edition,
        ladder=new.ladder,
    )


def make_demo_event(path: Path) -> None:
    """Write the demo event: an invented Swiss with every kind of bye, and a round robin of 1938."""
    from tdapp.storage.creation import create_event_file
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


def _notes(remarks: Sequence[Remark | Fault]) -> tuple[ReviewNote, ...]:
    return tuple(
        ReviewNote(remark.text, f"line {remark.line}, column {remark.column or 1}" if remark.line else "")
        for remark in remarks
    )
