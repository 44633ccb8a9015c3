"""Reading what the user names: an event file, a TRF, whatever else `import` reads, or standard input."""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from tdapp.cli.status import BAD_INPUT, Stop
from tdapp.cli.systems import kind_asked, under_asked
from tdapp.domain.section.event import Section
from tdapp.domain.systems.kind import Kind
from tdapp.domain.systems.registry import systems_of
from tdapp.domain.words.errors import EnvironmentProblem, Fault, InputRefused, RuleViolation
from tdapp.domain.words.file_kinds import is_own_event, of_another_program
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr
from tdapp.services.files.reading import first_bytes, read_file, read_stream

if TYPE_CHECKING:
    from tdapp.domain.games.record import GameRecord
    from tdapp.domain.section.round import Round
    from tdapp.domain.section.whole_event import WholeEvent
    from tdapp.services.history.steps import HistoryRow
    from tdapp.storage.event.reading import SectionReading
    from tdapp.trf.notes import Taken
    from tdapp.trf.reader import TrfReading

SQLITE_MAGIC = b"SQLite format 3\0"
_HEADER, _SHARLY = 100, ".sce"
_TRF = re.compile(rb"(?:^|[\r\n])(?:001 |012 |XX[A-Z] )")
INPUTS: list[Path] = []
"""What this run has read: no verb writes over it."""


def add_input_arguments(parser: argparse.ArgumentParser, *, after_round: bool = True, file_wanted: bool = True) -> None:
    """FILE, --section, --kind and --after-round, the same for every verb."""
    words = "event file (.tdb), TRF, what import reads (crosstable, PGN, …), or - for standard input"
    parser.add_argument("file", metavar="FILE", nargs=None if file_wanted else "?", help=words)
    parser.add_argument("--section", help="name or number of the section, where the event has several")
    parser.add_argument(
        "--kind",
        choices=[one.kind.value for one in systems_of(teams=False)],
        help="kind of event of a TRF, overrides the file",
    )
    if after_round:
        parser.add_argument("--after-round", type=int, metavar="N", help="default: the last complete round")


def read_section(arguments: argparse.Namespace) -> Section:
    """The section the arguments name; notes go to standard error, faults end the verb with status 2."""
    kind = kind_asked(arguments)
    if is_event_file(arguments.file):
        section = _section_of_event_file(arguments)
        if getattr(arguments, "kind", None) and kind is not section.kind:
            raise Stop(BAD_INPUT, f"{arguments.file}: {tr('--kind is for TRF files; an event file knows its kind.')}")
        return under_asked(arguments, section)
    reading = read_report(arguments, read_bytes(arguments.file), kind)
    from tdapp.services.tables.file_ladder import with_usable_ladder  # an event file needs no tie-break to be read

    section, notes = with_usable_ladder(reading.section, reading.ladder_line)
    if not getattr(arguments, "output_refused", lambda _: False)(arguments):  # that refusal is one line, without notes
        print_notes(arguments.file, (*reading.notes, *notes))
    return under_asked(arguments, section)


def read_bytes(name: str) -> bytes:
    """The bytes of a file or of standard input."""
    try:
        if name == "-":
            return read_stream(sys.stdin.buffer, tr("Standard input"))
        INPUTS.append(Path(name))
        return read_file(Path(name))
    except EnvironmentProblem as problem:
        raise Stop(BAD_INPUT, f"{name}: {problem}") from problem
    except OSError as error:
        text = tr("cannot be read: {error}.").format(error=error.strerror or error)
        raise Stop(BAD_INPUT, f"{name}: {text}") from error


def is_event_file(name: str) -> bool:
    """Whether an event file is named, not one of Sharly Chess; what cannot be read ends the verb with status 2."""
    if name == "-":
        return False
    try:
        INPUTS.append(Path(name))
        start = first_bytes(Path(name), _HEADER)
        return start.startswith(SQLITE_MAGIC) and (is_own_event(start) or Path(name).suffix.lower() != _SHARLY)
    except EnvironmentProblem as problem:
        raise Stop(BAD_INPUT, f"{name}: {problem}") from problem


def read_trf_or_stop(
    data: bytes, source: str, kind: Kind | None, *, defects: bool = False, taken: Taken | None = None
) -> TrfReading:
    """Parse a TRF; each fault is a line ``FILE:LINE:COLUMN: text``. ``defects``: contradictions are notes instead.

    ``taken``: which of several readings was chosen.
    """
    if source == "-" and data.startswith(SQLITE_MAGIC):
        raise Stop(BAD_INPUT, f"-: {tr('an event file cannot come from standard input; name the file.')}")
    if other := of_another_program(data, source, importing=False):
        raise Stop(BAD_INPUT, f"{source}:1:1: {other}")
    if data.startswith(SQLITE_MAGIC):
        raise Stop(BAD_INPUT, f"{source}:1:1: {tr('This is an event file already; a TRF is wanted here.')}")
    if source.lower().endswith(".tdb"):
        raise Stop(BAD_INPUT, f"{source}:1:1: {tr('This is not an event file of this program.')}")
    from tdapp.trf.reader import read_trf

    try:
        return read_trf(data, source=source, kind=kind, defects=defects, taken=taken)
    except InputRefused as refused:
        raise Stop(BAD_INPUT, *(_at(source, fault, fault.text) for fault in refused.faults)) from refused


def is_report(data: bytes) -> bool:
    """Whether bytes are a TRF."""
    return _TRF.search(data[:100_000]) is not None


def read_report(arguments: argparse.Namespace, data: bytes, kind: Kind | None) -> TrfReading:
    """A TRF, or a section of whatever else `import` reads: a crosstable, the games of an event, another program's."""
    source = arguments.file
    if is_report(data):
        refusal = tr("there is no section “{name}”: a TRF has only one.")
        return _the_section(arguments, [read_trf_or_stop(data, source, kind)], refusal)
    readings = _readings(arguments, data) or [read_trf_or_stop(data, source, kind)]
    return _the_section(arguments, readings, tr("there is no section “{name}”."))


def _readings(arguments: argparse.Namespace, data: bytes) -> list[TrfReading]:
    """The sections of what is no TRF; none where nothing is known of it."""
    from tdapp.interchange.as_report import as_reports  # a TRF needs no reader of anything else
    from tdapp.interchange.event_json import looks_like_json, read_json
    from tdapp.trf.reader import TrfReading

    source = arguments.file
    try:
        found = [one.reading for one in as_reports(data, source)]
        if not found and looks_like_json(data):
            found = [TrfReading(section) for section in read_json(data).sections]
    except InputRefused as refused:
        raise Stop(BAD_INPUT, *(_at(source, fault, fault.text) for fault in refused.faults)) from refused
    if found and getattr(arguments, "kind", None):
        raise Stop(BAD_INPUT, f"{source}: {tr('--kind is for TRF files.')}")
    return found


def _the_section(arguments: argparse.Namespace, readings: list[TrfReading], refusal: str) -> TrfReading:
    """The section that ``--section`` names, else the first; the choice is said where there are several."""
    wanted = arguments.section
    if wanted in (None, ""):
        if len(readings) > 1:
            names = ", ".join(f"{index} “{one.section.name}”" for index, one in enumerate(readings, start=1))
            text = tr("The file has {count} sections ({names}); this is the first. Choose with --section.")
            print_notes(arguments.file, (Fault(text.format(count=len(readings), names=names)),))
        return readings[0]
    for index, one in enumerate(readings, start=1):
        if wanted in (one.section.name, str(index)):
            return one
    raise Stop(BAD_INPUT, f"{arguments.file}: {refusal.format(name=wanted)}")


def print_notes(source: str, notes: tuple[Fault, ...]) -> None:
    """Assumptions and repairs, one line each, on standard error."""
    for note in notes:
        print(_at(source, note, f"note: {note.text}"), file=sys.stderr)


def _at(source: str, fault: Fault, text: str) -> str:
    """``FILE:LINE:COLUMN: text``; what belongs to the whole file stands at its beginning, so that every line splits."""
    return Fault(text, fault.line or 1, fault.column or 1).located(source)


def read_everything(name: str) -> WholeEvent:
    """Everything an event file holds but its history."""
    from tdapp.storage.event.reading import read_whole_event

    try:
        return read_whole_event(Path(name))
    except (RuleViolation, EnvironmentProblem) as problem:
        raise Stop(BAD_INPUT, f"{name}: {problem}") from problem


def _section_of_event_file(arguments: argparse.Namespace) -> Section:
    return _chosen(arguments)[1]


def _chosen(arguments: argparse.Namespace) -> tuple[int, Section]:
    """(index, section) that --section names, else the first; the choice is said where there are several."""
    from tdapp.storage.event.reading import read_sections_and_state

    try:
        sections, untouched = read_sections_and_state(Path(arguments.file))
    except (RuleViolation, EnvironmentProblem) as problem:
        raise Stop(BAD_INPUT, f"{arguments.file}: {problem}") from problem
    if not untouched:
        text = tr("this file is not as it was left: something else has changed it. `tdapp check-file` says what.")
        print(f"{arguments.file}: note: {text}", file=sys.stderr)
    wanted = arguments.section
    if wanted is None:
        if len(sections) > 1:
            names = ", ".join(f"{index} “{section.name}”" for index, section in enumerate(sections, start=1))
            text = tr("the event has {count} sections ({names}); this is the first. Choose with --section.")
            print(f"{arguments.file}: note: {text.format(count=len(sections), names=names)}", file=sys.stderr)
        return 0, sections[0]
    for index, section in enumerate(sections):
        if wanted in (section.name, str(index + 1)):
            return index, section
    raise no_such_section(arguments)


def no_such_section(arguments: argparse.Namespace) -> Stop:
    """The refusal of what ``--section`` names."""
    text = tr("there is no section “{name}”.").format(name=arguments.section)
    return Stop(BAD_INPUT, f"{arguments.file}: {text}")


@dataclass(frozen=True, slots=True)
class Printed:
    """What a verb prints: ``rounds`` are None where the file stores no boards (a TRF)."""

    section: Section
    rounds: tuple[Round, ...] | None = None
    log: tuple[HistoryRow, ...] = ()
    games: tuple[GameRecord, ...] = ()


def read_whole(arguments: argparse.Namespace) -> SectionReading:
    """A section of an event file with its rounds and the whole journal; a TRF ends the verb with status 2."""
    if not is_event_file(arguments.file):
        text = tr("this needs an event file; a report has no log and is never closed.")
        raise Stop(BAD_INPUT, f"{arguments.file}: {text}")
    from tdapp.storage.event.reading import read_section_whole

    index, _ = _chosen(arguments)
    return read_section_whole(Path(arguments.file), index)


def read_printed(arguments: argparse.Namespace) -> Printed:
    """The section with its boards and its journal; notes go to standard error, faults end the verb with status 2."""
    if not is_event_file(arguments.file):
        return Printed(read_section(arguments))
    from tdapp.services.history.steps import worded

    whole = read_whole(arguments)
    return Printed(whole.section, whole.rounds, worded(whole.journal, whole.section_id), whole.games)
