"""Everything of an event in one ZIP for the archive: reports, every table as CSV, a workbook, the games."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator, Mapping

from tdapp.domain.section.event import Section
from tdapp.domain.section.whole_event import WholeEvent
from tdapp.domain.words.errors import RuleViolation
from tdapp.reports.document import DocumentGroup
from tdapp.reports.exporting import export_tables
from tdapp.reports.file_names import document_name, each_once, safe_name
from tdapp.reports.options import PrintOptions
from tdapp.reports.registry import documents_for
from tdapp.services.games.pgn import round_pgn
from tdapp.services.systems.standings import deciding
from tdapp.services.tables.export import export_trf

_TIME = (1980, 1, 1, 0, 0, 0)  # no time of export; only a workbook keeps its own
_NO_TABLES = (DocumentGroup.CARDS, DocumentGroup.PACKS)


def archive(whole: WholeEvent, options: PrintOptions, others: Mapping[str, bytes]) -> bytes:
    """The ZIP; a folder for each section where there are several. ``others`` stand beside them (the JSON)."""
    buffer = io.BytesIO()
    folders = each_once([safe_name(section.name or section.event.name or "event") for section in whole.sections])
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as made:

        def put(name: str, data: bytes) -> None:
            made.writestr(zipfile.ZipInfo(name, _TIME), data, zipfile.ZIP_DEFLATED)

        for name, data in others.items():
            put(name, data)
        for place, folder in enumerate(folders):
            inside = f"{folder}/" if len(folders) > 1 else ""
            for name, data in _of_section(whole, place, options):
                put(inside + name, data)
    return buffer.getvalue()


def _of_section(whole: WholeEvent, place: int, options: PrintOptions) -> Iterator[tuple[str, bytes]]:
    section, rounds = whole.sections[place], whole.rounds[place]
    standings = deciding(section)
    yield "report.trf", export_trf(section, "trf26")
    yield "report trf16.trf", export_trf(section, "trf16")
    if section.players:
        yield (
            "tables.xlsx",
            export_tables("", section, standings=standings, options=options, form="xlsx", rounds=rounds),
        )
    for document_id in _tables(section):
        try:
            data = export_tables(document_id, section, standings=standings, options=options, form="csv", rounds=rounds)
        except RuleViolation:
            continue  # it is cut from paper: there is no table in it
        yield f"csv/{document_name('', document_id)}.csv", data
    games = {(game.round, game.pair): game for game in whole.games_of(place)}
    for state in rounds:
        recorded = {
            board.number: games[state.number, board.players]
            for board in state.boards
            if (state.number, board.players) in games
        }
        if state.boards:
            yield f"pgn/round {state.number}.pgn", round_pgn(section, state, recorded).encode()


def _tables(section: Section) -> list[str]:
    return [
        entry.document_id
        for entry in documents_for(section)
        if entry.applies and entry.offered and entry.group not in _NO_TABLES and "player" not in entry.needs
    ]
