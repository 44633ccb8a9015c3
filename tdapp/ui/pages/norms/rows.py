"""Rows of the Norms page: the candidates, and the conditions of one of them."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from tdapp.domain.norms.kinds import NormKind
from tdapp.domain.section.scoring import points_text
from tdapp.services.norms.norms import PlayerNorm
from tdapp.services.norms.words import condition_text, limit_text, needed_text, value_text, verdict_text
from tdapp.ui.widgets.ready import RIGHT, Column, ReadyCell, ReadyRow
from tdapp.ui.widgets.search import fold
from tdapp.ui.widgets.words import search_text

_KINDS = tuple(NormKind)


def key_of(norm: PlayerNorm) -> int:
    """Player and kind as one key, the same over reloads."""
    return norm.player.number * 10 + _KINDS.index(norm.kind)


def candidate_columns() -> tuple[Column, ...]:
    """Who, which norm, how it stands, what is needed."""
    translate = QCoreApplication.translate
    return (
        Column("number", translate("Norms", "No."), translate("Norms", "Pairing number (TPN)"), RIGHT),
        Column("title", "", translate("Norms", "FIDE title"), gives_way=2, hides_empty=True),
        Column("name", translate("Norms", "Name"), translate("Norms", "Name"), stretch=True, widest=320),
        Column("norm", translate("Norms", "Norm"), translate("Norms", "The greatest norm within reach")),
        Column("verdict", translate("Norms", "Verdict"), translate("Norms", "Preliminary: FIDE decides")),
        Column("points", translate("Norms", "Points"), translate("Norms", "In the games that count"), RIGHT),
        Column("games", translate("Norms", "Games"), translate("Norms", "Games that count"), RIGHT),
        Column("ra", "Ra", translate("Norms", "Average of the opponents after 1.4.6"), RIGHT),
        Column("rp", "Rp", translate("Norms", "Performance"), RIGHT),
        Column("needed", translate("Norms", "Still needed"), translate("Norms", "In the rounds to come"), stretch=True),
    )


def candidate_rows(found: Iterable[PlayerNorm]) -> list[ReadyRow]:
    """One row per candidate, in their order."""
    return [_row(norm) for norm in found]


def _row(norm: PlayerNorm) -> ReadyRow:
    player, check = norm.player, norm.check
    score = points_text(check.score, half_sign=True)
    needed = "" if norm.is_reached else needed_text(norm.forecast)
    cells = (
        ReadyCell(str(player.number), player.number, tone="dim"),
        ReadyCell(player.title, player.title or None, tone="dim"),
        ReadyCell(player.name, fold(player.name), player.name, strong=True),
        ReadyCell(norm.kind.value, _KINDS.index(norm.kind)),
        ReadyCell(
            verdict_text(norm), not norm.is_reached, strong=norm.is_reached, tone="up" if norm.is_reached else ""
        ),
        ReadyCell(score, check.score),
        ReadyCell(str(len(check.games)), len(check.games), tone="dim"),
        ReadyCell(str(check.average), check.average),
        ReadyCell(str(check.performance), check.performance, strong=True),
        ReadyCell(needed, needed, needed),
    )
    return ReadyRow(key_of(norm), cells, search_text(player))


def condition_columns() -> tuple[Column, ...]:
    """Article, condition, what was found, what is asked for."""
    translate = QCoreApplication.translate
    return (
        Column("article", translate("Norms", "Article"), "B.01"),
        Column("condition", translate("Norms", "Condition"), stretch=True),
        Column("value", translate("Norms", "Value"), "", RIGHT),
        Column("limit", translate("Norms", "Limit"), "", RIGHT),
        Column("holds", translate("Norms", "Holds")),
    )


def condition_rows(norm: PlayerNorm) -> list[ReadyRow]:
    """One row per condition; what fails is red and says so."""
    translate = QCoreApplication.translate
    words = {True: translate("Norms", "yes"), False: translate("Norms", "NO"), None: translate("Norms", "not answered")}
    tones = {True: "up", False: "danger", None: "warn"}
    icons = {True: "check", False: "x", None: "circle-question-mark"}
    rows = []
    for index, one in enumerate(norm.check.conditions):
        text = condition_text(one)
        cells = (
            ReadyCell(one.article, index, tone="dim"),
            ReadyCell(text, text, text),
            ReadyCell("?" if one.value == "?" else value_text(one), one.value, strong=True),
            ReadyCell(limit_text(one), one.limit, tone="dim"),
            ReadyCell(words[one.satisfied], str(one.satisfied), tone=tones[one.satisfied], icon=icons[one.satisfied])
            if one.satisfied is not None or one.value == "?"
            else ReadyCell("–", "", tone="dim"),  # it is for the application, not for this norm
        )
        rows.append(ReadyRow(index, cells))
    return rows
