"""Rows of a proof: one per rung, and the values of a rung that somebody says otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from tdapp.ui.widgets.numbers import sort_key
from tdapp.ui.widgets.ready import RIGHT, Column, ReadyCell, ReadyRow
from tdapp.ui.widgets.search import fold

if TYPE_CHECKING:  # what it names is imported when it is first needed
    from tdapp.services.tables.proving import Proof, ProvedRung
    from tdapp.services.tables.second_opinion import RungOpinion

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
        Column("name", translate("Verify", "Name"), translate("Verify", "Name"), stretch=True, widest=300),
        Column("verdict", "gacrux", translate("Verify", "What FIDE's tool says")),
        Column("second", translate("Verify", "Second calculation"), translate("Verify", "Written from the articles")),
        Column("article", translate("Verify", "Article"), translate("Verify", "The article it was written from")),
        Column("values", translate("Verify", "Values"), translate("Verify", "Values compared"), RIGHT),
        Column("differ", translate("Verify", "Differ"), translate("Verify", "Values that differ"), RIGHT),
    )


def opinion_rows(proof: Proof) -> list[ReadyRow]:
    """One row per rung; the key is its index."""
    said = () if proof.opinion is None else proof.opinion.rungs
    return [
        ReadyRow(index, _cells(rung, said[index] if index < len(said) else None), fold(f"{rung.text} {rung.name}"))
        for index, rung in enumerate(proof.rungs)
    ]


def _cells(rung: ProvedRung, opinion: RungOpinion | None) -> tuple[ReadyCell, ...]:
    verdict = "NOT_CHECKED" if opinion is None else opinion.verdict.name
    icon, tone = _LOOKS[verdict]
    second = second_verdict(rung)
    second_icon, second_tone = _LOOKS[second]
    count = len(difference_rows(rung, opinion))
    return (
        ReadyCell(rung.text, rung.text, strong=True),
        ReadyCell(rung.name, fold(rung.name), rung.name),
        ReadyCell(verdict_words(verdict), verdict, opinion.reason if opinion else "", tone=tone, icon=icon),
        ReadyCell(verdict_words(second), second, rung.no_second, tone=second_tone, icon=second_icon),
        ReadyCell(rung.article, rung.article, rung.article),
        ReadyCell(str(len(rung.values)), len(rung.values)),
        ReadyCell(str(count) if count else "", count or None, strong=True),
    )


def second_verdict(rung: ProvedRung) -> str:
    """What the second calculation says of a rung, as the verdicts of gacrux are called."""
    if rung.no_second:
        return "NOT_CHECKED"
    return "DIFFERS" if any("second" in one.against for one in rung.values) else "AGREES"


def difference_columns() -> tuple[Column, ...]:
    """Titles and explanations."""
    translate = QCoreApplication.translate
    return (
        Column("number", translate("Verify", "No."), translate("Verify", "Pairing number"), RIGHT),
        Column("name", translate("Verify", "Name"), translate("Verify", "Name"), stretch=True, widest=260),
        Column("ours", "tdapp", translate("Verify", "Value of this program"), RIGHT),
        Column("second", translate("Verify", "Second"), translate("Verify", "Value of the second calculation"), RIGHT),
        Column("theirs", "gacrux", translate("Verify", "Value of gacrux"), RIGHT),
        Column("why", translate("Verify", "Why"), translate("Verify", "What explains the difference"), widest=420),
    )


def difference_rows(rung: ProvedRung, opinion: RungOpinion | None) -> list[ReadyRow]:
    """One row per value that somebody says otherwise; the key is the pairing number."""
    nothing = QCoreApplication.translate("Verify", "not explained")
    values = {one.number: one for one in rung.values}
    gacrux = {one.number: one for one in opinion.differences} if opinion is not None else {}
    numbers = [*gacrux, *(number for number, one in values.items() if one.against and number not in gacrux)]
    rows = []
    for number in numbers:
        one, said = values.get(number), gacrux.get(number)
        name = said.name if said is not None else one.name if one is not None else ""
        ours = said.ours if said is not None else one.ours if one is not None else None
        second = one.second if one is not None and "second" not in one.absent else None
        theirs = said.theirs if said is not None else one.gacrux if one is not None else None
        by_article = rung.article if one is not None and "second" in one.against else ""
        why = by_article or (said.why if said is not None else "")
        rows.append(
            ReadyRow(
                number,
                (
                    ReadyCell(str(number), number),
                    ReadyCell(name, fold(name), name),
                    ReadyCell(ours or "–", sort_key(None, ours)),
                    ReadyCell(second or "–", sort_key(None, second)),
                    ReadyCell(theirs or "–", sort_key(None, theirs)),
                    ReadyCell(why or nothing, why, why, tone="" if why and not by_article else "danger"),
                ),
                fold(f"{number} {name}"),
            )
        )
    return rows
