"""A file imported as the program imports it, exported, and imported and exported once more."""

from __future__ import annotations

from tdapp.domain.section.event import Section
from tdapp.domain.section.whole_event import WholeEvent
from tdapp.interchange.as_report import MadeReport, as_reports
from tdapp.interchange.event_json import read_json, write_json
from tdapp.services.checks.file_ranks import with_file_ranks
from tdapp.services.checks.imported import import_warnings, with_breaches_noted, with_defects_noted
from tdapp.services.tables.export import export_trf
from tdapp.services.tables.file_ladder import with_fitting_ladder, with_usable_ladder
from tdapp.trf.notes import Taken, defects_of
from tdapp.trf.ranks import stated_ranks
from tdapp.trf.reader import read_trf
from tdapp.trf.writer import Flavour


def imported(data: bytes, name: str, *, defects: bool = False, taken: tuple[int, ...] = ()) -> list[Section]:
    """The sections of a file, as ``tdapp import`` takes them over."""
    chosen = Taken(taken)
    made = as_reports(data, name, defects=defects, taken=chosen)
    made = made or (MadeReport(data, read_trf(data, source=name, defects=defects, taken=chosen)),)
    return [_taken_over(one) for one in made]


def _taken_over(made: MadeReport) -> Section:
    reading = made.reading
    section, _ = with_usable_ladder(reading.section, reading.ladder_line)
    section, _ = with_fitting_ladder(section, reading.ladder_line)
    section, _ = with_file_ranks(section, stated_ranks(made.data), reading.program)
    section = with_defects_noted(section, defects_of(reading.notes))
    return with_breaches_noted(section, import_warnings(section))


def second_exports(section: Section) -> dict[str, tuple[bytes, bytes]]:
    """Both exports of each form: what was written, and what comes of reading that strictly."""
    flavours: tuple[Flavour, ...] = ("trf26",) if section.team_rules is not None else ("trf26", "trf16")
    found: dict[str, tuple[bytes, bytes]] = {}
    for flavour in flavours:
        first = export_trf(section, flavour)
        if flavour == "trf16":  # says less: what it says is kept from the second time on
            first = export_trf(imported(first, "x.trf")[0], flavour)
        found[flavour] = first, export_trf(imported(first, "x.trf")[0], flavour)
    whole = write_json(WholeEvent((section,), ((),)))
    found["json"] = whole, write_json(read_json(whole))
    return found
