"""Rows of the second opinion: one per rung, and the values of a rung that differ."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from tdapp.ui.widgets.numbers import sort_key
from tdapp.ui.widgets.ready import RIGHT, Column, ReadyCell, ReadyRow
from tdapp.ui.widgets.search import fold

if TYPE_CHECKING:  # what it names is imported when it is first needed
    from tdapp.services.tables.second_opinion import RungOpinion, SecondOpinion

_LOOKS = {
    "AGREES": ("circle-check", "up"),
    "EXPLAINED": ("info", "accent"),
    "DIFFERS": ("circle-x", "danger"),
    "NOT_CHECKED": ("circle-minus", "dim"),
}


def verdict_words(name: str) -> str:
    """A verdict in words, by the name of its member."""
    translate = QCoreApplication.translate
    return {
        "AGREES": translate("Verify", "agrees"),
        "EXPLAINED": translate("Verify", "differs as known"),
        "DIFFERS": translate("Verify", "differs"),
        "NOT_CHECKED": translate("Verify", "not checked"),
    }[name]


def opinion_columns() -> tuple[Column, ...]:
    """Titles and explanations."""
    translate = QCoreApplication.translate
    return (
        Column("rung", translate("Verify", "Rung"), translate("Verify", "The tie-break with its policy"), widest=230),
        Column("name", translate("Verify", "Name"), translate("Verify", "Name"), stretch=True, widest=360),
        Column("verdict", translate("Verify", "Result"), translate("Verify", "What came out")),
        Column("values", translate("Verify", "Values"), translate("Verify", "Values compared"), RIGHT),
        Column("differ", translate("Verify", "Differ"), translate("Verify", "Values that differ"), RIGHT),
    )


def opinion_rows(opinion: SecondOpinion) -> list[ReadyRow]:
    """One row per rung; the key is its index."""
    return [ReadyRow(index, _cells(rung), fold(f"{rung.text} {rung.name}")) for index, rung in enumerate(opinion.rungs)]


def _cells(rung: RungOpinion) -> tuple[ReadyCell, ...]:
    icon, tone = _LOOKS[rung.verdict.name]
    count = len(rung.differences)
    return (
        ReadyCell(rung.text, rung.text, strong=True),
        ReadyCell(rung.name, fold(rung.name), rung.name),
        ReadyCell(verdict_words(rung.verdict.name), rung.verdict.name, rung.reason, tone=tone, icon=icon),
        ReadyCell(str(rung.compared) if rung.compared else "", rung.compared or None),
        ReadyCell(str(count) if count else "", count or None, strong=True),
    )


def difference_columns() -> tuple[Column, ...]:
    """Titles and explanations."""
    translate = QCoreApplication.translate
    return (
        Column("number", translate("Verify", "No."), translate("Verify", "Pairing number"), RIGHT),
        Column("name", translate("Verify", "Name"), translate("Verify", "Name"), stretch=True, widest=260),
        Column("ours", "tdapp", translate("Verify", "Value of this program"), RIGHT),
        Column("theirs", "gacrux", translate("Verify", "Value of gacrux"), RIGHT),
        Column("why", translate("Verify", "Why"), translate("Verify", "What explains the difference"), widest=420),
    )


def difference_rows(rung: RungOpinion) -> list[ReadyRow]:
    """One row per value that differs; the key is the pairing number."""
    nothing = QCoreApplication.translate("Verify", "not explained")
    return [
        ReadyRow(
            one.number,
            (
                ReadyCell(str(one.number), one.number),
                ReadyCell(one.name, fold(one.name), one.name),
                ReadyCell(one.ours or "–", sort_key(None, one.ours)),
                ReadyCell(one.theirs or "–", sort_key(None, one.theirs)),
                ReadyCell(one.why or nothing, one.why, one.why, tone="" if one.why else "danger"),
            ),
            fold(f"{one.number} {one.name}"),
        )
        for one in rung.differences
    ]
