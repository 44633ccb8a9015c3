"""Rows of the desk of all sections."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from tdapp.domain.section.round import RoundState
from tdapp.domain.words.wording import tr
from tdapp.services.event.all_sections import STEP_WORDS, SectionLine
from tdapp.ui.widgets.ready import RIGHT, Column, ReadyCell, ReadyRow

translate = QCoreApplication.translate


def section_columns() -> tuple[Column, ...]:
    """Who is there, how far the round is, what comes next."""
    return (
        Column("name", translate("Sections", "Section"), translate("Sections", "Enter goes there"), stretch=True),
        Column("entered", translate("Sections", "Entered"), translate("Sections", "Players or teams"), RIGHT),
        Column("present", translate("Sections", "Checked in"), translate("Sections", "Ticked as present"), RIGHT),
        Column("round", translate("Sections", "Round"), translate("Sections", "The last one paired"), RIGHT),
        Column("state", translate("Sections", "Pairings"), translate("Sections", "Of the last round paired")),
        Column(
            "open", translate("Sections", "Open"), translate("Sections", "Boards or matches without a result"), RIGHT
        ),
        Column("next", translate("Sections", "Next"), translate("Sections", "What can be done now")),
    )


def section_rows(lines: Iterable[SectionLine]) -> list[ReadyRow]:
    """One row a section; the key is its id."""
    return [_row(line, place) for place, line in enumerate(lines, 1)]


def _row(line: SectionLine, place: int) -> ReadyRow:
    name = line.name or translate("Sections", "Section {0}").format(place)
    missing = line.present is not None and line.present < line.entered
    done = line.closed or line.next is None
    return ReadyRow(
        line.section_id,
        (
            ReadyCell(name, place, tooltip=name, strong=True),
            ReadyCell(str(line.entered), line.entered),
            ReadyCell(
                "–" if line.present is None else str(line.present), line.present or 0, tone="warn" if missing else ""
            ),
            ReadyCell(translate("Sections", "{0} of {1}").format(line.round, line.rounds), line.round),
            ReadyCell(_state(line)),
            ReadyCell(f"{line.open}/{line.boards}" if line.boards else "–", line.open, tone="" if line.open else "dim"),
            ReadyCell(_next(line), tone="dim" if done else "accent"),
        ),
        name,
    )


def _state(line: SectionLine) -> str:
    if line.by_hand:
        return translate("Sections", "by hand, not finished")
    match line.state:
        case None:
            return translate("Sections", "not paired")
        case RoundState.DRAFT:
            return translate("Sections", "not published")
        case RoundState.VERIFIED:
            return translate("Sections", "all results, entered twice")
        case _:
            return translate("Sections", "published")


def _next(line: SectionLine) -> str:
    if line.closed:
        return translate("Sections", "closed")
    if line.next is not None:
        return tr(STEP_WORDS[line.next])
    if line.open:
        return translate("Sections", "results")
    return "–"
