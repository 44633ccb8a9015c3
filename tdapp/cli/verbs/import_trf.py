"""Make an event file from a TRF or the JSON of an event; every assumption, repair and broken rule is listed first."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tdapp.cli.output import print_json
from tdapp.cli.reading import print_notes, read_bytes, read_trf_or_stop
from tdapp.cli.status import BAD_INPUT, DONE, NOT_WRITTEN, Stop
from tdapp.domain.section.event import Section
from tdapp.domain.section.whole_event import WholeEvent
from tdapp.domain.systems.kind import Kind
from tdapp.domain.systems.registry import systems_of
from tdapp.domain.words.errors import Fault, InputRefused
from tdapp.domain.words.file_kinds import of_another_program
from tdapp.domain.words.wording import ntr, tr
from tdapp.interchange.event_json import looks_like_json, read_json
from tdapp.interchange.programs.registry import reader_of
from tdapp.services.checks.file_ranks import with_file_ranks
from tdapp.services.checks.imported import (
    count_words,
    import_warnings,
    left_a_round_robin,
    with_breaches_noted,
    with_defects_noted,
)
from tdapp.services.event.joining import in_one_event
from tdapp.services.tables.file_ladder import with_fitting_ladder, with_usable_ladder
from tdapp.trf.notes import Taken, defects_of
from tdapp.trf.ranks import stated_ranks

if TYPE_CHECKING:
    from tdapp.domain.games.record import GameRecord
    from tdapp.interchange.as_report import MadeReport

MOST_FAULTS = 50


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """FILE and the event file to make."""
    parser.add_argument(
        "file",
        metavar="FILE",
        nargs="+",
        help="TRF, crosstable or PGN, several as sections; pages of all rounds; an event as JSON; or -",
    )
    parser.add_argument("event", metavar="EVENT.tdb", type=Path, help="the event file to make; must not exist")
    parser.add_argument(
        "--kind", choices=[one.kind.value for one in systems_of(teams=False)], help="kind of event, overrides the file"
    )

    parser.add_argument(
        "--with-defects",
        action="store_true",
        help="import a file that contradicts itself, each defect named and noted",
    )
    parser.add_argument(
        "--take",
        metavar="N",
        type=int,
        action="append",
        default=[],
        help="where several readings fit the file: the one of this number, as the refusal lists them; once a question",
    )
    parser.add_argument("--format", choices=("text", "json"), default="text", help="how the review is given")


def run(arguments: argparse.Namespace) -> int:
    """Read, review, create: all or nothing. Several files become the sections of one event."""
    kind = Kind(arguments.kind) if arguments.kind else None
    names: list[str] = arguments.file
    data = [read_bytes(name) for name in names]
    for name, one in zip(names, data, strict=True):
        if reader_of(one) is None and (foreign := of_another_program(one, name)):
            raise Stop(BAD_INPUT, Fault(foreign, 1, 1).located(name))
    if any(looks_like_json(one) and reader_of(one) is None for one in data):
        if len(names) > 1:
            raise Stop(BAD_INPUT, f"tdapp: {tr('the JSON of an event is imported alone.')}")
        return _import_json(arguments, names[0], data[0])
    taken = Taken(arguments.take)
    whole = _of_pages(names, data)
    made = (
        [(names[0], whole)]
        if whole is not None
        else [
            (name, one)
            for name, raw in zip(names, data, strict=True)
            for one in _reports(arguments, name, raw, kind, taken)
        ]
    )
    if taken.unknown:
        text = tr("--take {number}: no question has an answer of this number.").format(number=taken.unknown[0])
        raise Stop(BAD_INPUT, f"tdapp: {text}")
    names = [name for name, _ in made]
    read = [_read(one) for _, one in made]
    _refuse_to_replace(arguments.event)
    review = _Review(arguments)
    said_of: dict[str, set[Fault]] = {}
    for name, (_, notes, _) in zip(names, read, strict=True):
        known = said_of.setdefault(name, set())
        review.say(name, tuple(note for note in notes if _plain(note) not in known))  # once for all sections of a file
        known.update(map(_plain, notes))
    sections = [section for section, _, _ in read]
    if len(sections) > 1:
        joined, said = in_one_event(sections, [Path(name).name for name in names])
        sections = list(joined)
        review.say(str(arguments.event), tuple(map(Fault, said)))
    from tdapp.storage.event.creation import create_event_file

    create_event_file(arguments.event, WholeEvent(tuple(sections), (), games=tuple(games for _, _, games in read)))
    review.end(sections)
    return DONE


def _refuse_to_replace(event: Path) -> None:
    if event.exists():
        raise Stop(NOT_WRITTEN, f"{event}: {tr('exists already; nothing was changed.')}")


def _plain(note: Fault) -> Fault:
    return Fault(note.text, note.line, note.column)


class _Review:
    """What was assumed, repaired and made: lines on standard error, or with ``--format json`` one object."""

    def __init__(self, arguments: argparse.Namespace) -> None:
        self._event = arguments.event
        self._as_json = arguments.format == "json"
        self._notes: list[dict[str, Any]] = []

    def say(self, name: str, notes: tuple[Fault, ...]) -> None:
        """The notes of a file."""
        if self._as_json:
            self._notes += [
                {"file": name, "line": one.line or None, "column": one.column or None, "text": one.text}
                for one in notes
            ]
        else:
            print_notes(name, notes)

    def end(self, sections: Sequence[Section]) -> None:
        """What the event file holds now."""
        if self._as_json:
            made = [
                {
                    "name": one.name,
                    "system": one.system.id,
                    "players": len(one.players),
                    "teams": len(one.teams),
                    "rounds_decided": one.rounds_decided,
                    "rounds": one.rounds_total,
                }
                for one in sections
            ]
            print_json({"event": str(self._event), "sections": made, "notes": self._notes})
            return
        for section in sections:
            label = f" {section.name}:" if len(sections) > 1 else ""
            text = tr("{players} players, {decided} of {rounds} rounds").format(
                players=len(section.players), decided=section.rounds_decided, rounds=section.rounds_total
            )
            print(f"{self._event}:{label} {text}", file=sys.stderr)


def _read(made: MadeReport) -> tuple[Section, tuple[Fault, ...], tuple[GameRecord, ...]]:
    """The section of a report, its broken rules noted, everything that the review says, and its games."""
    data, reading = made.data, made.reading
    section, ladder_notes = with_usable_ladder(reading.section, reading.ladder_line)
    section, unfit = with_fitting_ladder(section, reading.ladder_line)
    section, assumed = with_file_ranks(section, stated_ranks(data), reading.program)
    section = with_defects_noted(section, defects_of(reading.notes))
    warnings = import_warnings(section)
    said = [
        *filter(None, [assumed]),
        *left_a_round_robin(section),
        *(warning.text for warning in warnings[:MOST_FAULTS]),
    ]
    if len(warnings) > MOST_FAULTS:
        said.append(count_words(len(warnings)))
    notes = (*reading.notes, *ladder_notes, *unfit, *(Fault(text) for text in said))
    return with_breaches_noted(section, warnings), notes, made.games


def _of_pages(names: Sequence[str], data: Sequence[bytes]) -> MadeReport | None:
    """The report of the section whose pages these are; None where they are none."""
    from tdapp.interchange.as_report import joined_report

    try:
        return joined_report(list(zip(data, names, strict=True))) if len(names) > 1 else None
    except InputRefused as refused:
        raise Stop(BAD_INPUT, *(f"tdapp: {fault.text}" for fault in refused.faults)) from refused


def _reports(
    arguments: argparse.Namespace, name: str, data: bytes, kind: Kind | None, taken: Taken
) -> tuple[MadeReport, ...]:
    """A TRF, or a crosstable, the games of an event or the sections of another program's file as TRFs."""
    from tdapp.interchange.as_report import MadeReport, as_reports

    try:
        made = as_reports(data, name, defects=arguments.with_defects, taken=taken)
    except InputRefused as refused:
        raise Stop(BAD_INPUT, *(fault.located(name) for fault in refused.faults)) from refused
    if made:
        return made
    return (MadeReport(data, read_trf_or_stop(data, name, kind, defects=arguments.with_defects, taken=taken)),)


def _import_json(arguments: argparse.Namespace, name: str, data: bytes) -> int:
    if arguments.kind or arguments.with_defects or arguments.take:
        text = tr("--kind, --with-defects and --take are for TRF files; a JSON says everything itself.")
        raise Stop(BAD_INPUT, f"tdapp: {text}")
    try:
        whole = read_json(data)
    except InputRefused as refused:
        raise Stop(BAD_INPUT, *(fault.located(name) for fault in refused.faults)) from refused
    _refuse_to_replace(arguments.event)
    from tdapp.storage.event.creation import create_event_file

    create_event_file(arguments.event, whole)
    if arguments.format == "json":
        _Review(arguments).end(whole.sections)
        return DONE
    players = sum(len(section.players) for section in whole.sections)
    sections = len(whole.sections)
    in_sections = ntr("{players} in {sections} section", "{players} in {sections} sections", sections)
    counted = ntr("{count} player", "{count} players", players).format(count=players)
    print(f"{arguments.event}: {in_sections.format(players=counted, sections=sections)}", file=sys.stderr)
    return DONE
