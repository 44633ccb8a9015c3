"""Rows of the log: the steps of the journal, and the named states one can go back to."""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from tdapp.domain.arbiters.by import who_words
from tdapp.domain.commands.ladder import LADDER_COMMANDS
from tdapp.domain.commands.players import PLAYER_COMMANDS
from tdapp.domain.commands.rounds import RESULT_COMMANDS, ROUND_COMMANDS
from tdapp.domain.commands.teams import TEAM_COMMANDS, EnterMatchScore, ForfeitMatch, SetLineUp, SetMatchNote, SwapTeams
from tdapp.domain.words.dates import shown
from tdapp.services.history.steps import HistoryRow
from tdapp.services.ports.event_store import RestorePoint
from tdapp.ui.widgets.ready import Column, ReadyCell, ReadyRow
from tdapp.ui.widgets.search import fold


def kind_names() -> tuple[tuple[str, str], ...]:
    """The kinds of steps that can be listed alone: id and name, the first is all."""
    translate = QCoreApplication.translate
    return (
        ("", translate("Log", "&All steps")),
        ("results", translate("Log", "&Results")),
        ("rounds", translate("Log", "&Pairings and rounds")),
        ("players", translate("Log", "Pla&yers")),
        ("ladder", translate("Log", "Tie-&breaks")),
        ("reasons", translate("Log", "Steps with a r&eason")),
    )


_RESULTS = frozenset(kind.ID for kind in RESULT_COMMANDS) | {EnterMatchScore.ID, ForfeitMatch.ID, SetMatchNote.ID}
_MATCHES = frozenset((SetLineUp.ID, SwapTeams.ID))
_OF_KIND = {
    "results": _RESULTS,
    "rounds": frozenset(kind.ID for kind in ROUND_COMMANDS) - _RESULTS | _MATCHES,
    "players": frozenset(kind.ID for kind in (*PLAYER_COMMANDS, *TEAM_COMMANDS)) - _RESULTS - _MATCHES,
    "ladder": frozenset(kind.ID for kind in LADDER_COMMANDS),
}


def is_of_kind(row: HistoryRow, kind: str) -> bool:
    """Whether a step is of a kind of ``kind_names``; taking back and repeating are listed among all only."""
    if kind == "reasons":
        return bool(row.reason)
    return not kind or (row.entry is not None and row.entry.command_id in _OF_KIND[kind])


def step_columns(*, several: bool = False) -> tuple[Column, ...]:
    """Titles of the steps; who did each is said where ``several`` have worked."""
    translate = QCoreApplication.translate
    who = Column("who", translate("Log", "Who"), translate("Log", "Who did it"), widest=160)
    return (
        Column("time", translate("Log", "Time"), translate("Log", "When the step was written")),
        *((who,) if several else ()),
        Column("step", translate("Log", "Step"), translate("Log", "What was done"), stretch=True, widest=420),
        Column("what", translate("Log", "What"), translate("Log", "Which game or entry"), stretch=True, widest=420),
        Column("old", translate("Log", "Before"), hides_empty=True, widest=220),
        Column("new", translate("Log", "After"), hides_empty=True, widest=220),
        Column("reason", translate("Log", "Reason"), hides_empty=True, widest=260),
    )


def step_rows(rows: Sequence[HistoryRow], *, several: bool = False) -> list[ReadyRow]:
    """One row per step, newest first; the key is the journal row's id. Steps taken back are struck out."""
    found = []
    for row in rows:
        tone = "dim" if row.undone else ""
        texts = (row.label, row.what, row.old, row.new, row.reason)
        cells = [ReadyCell(text, text or None, text, tone=tone, strike=row.undone) for text in texts]
        if row.barrier:
            tip = QCoreApplication.translate("Log", "Undo does not go behind this step")
            cells[0] = ReadyCell(texts[0], texts[0], tip, icon="lock", tone=tone)
        time, who = _time(row.time), who_words(row.actor)
        head = [ReadyCell(time, row.row_id, row.time.isoformat(), tone="dim")]
        if several:
            head.append(ReadyCell(who, who, who, tone="dim"))
        found.append(ReadyRow(row.row_id, (*head, *cells), fold(" ".join((time, who if several else "", *texts)))))
    return found


def point_columns() -> tuple[Column, ...]:
    """Titles of the restore points."""
    translate = QCoreApplication.translate
    return (
        Column("time", translate("Log", "Time"), translate("Log", "When the state was named")),
        Column("name", translate("Log", "Restore point"), stretch=True, widest=420),
        Column("section", translate("Log", "Section"), hides_empty=True, widest=260),
    )


def point_rows(points: Sequence[RestorePoint], sections: Mapping[int, str]) -> list[ReadyRow]:
    """One row per named state, newest first."""
    rows = []
    for point in points:
        section = sections.get(point.section_id or 0, "")
        shown = point.name
        name = f"{shown} ({point.file_name})" if point.file_name else shown
        rows.append(
            ReadyRow(
                point.point_id,
                (
                    ReadyCell(_time(point.at), point.point_id, tone="dim"),
                    ReadyCell(name, fold(name), name, strong=True),
                    ReadyCell(section, section or None, tone="dim"),
                ),
                fold(f"{name} {section}"),
            )
        )
    return rows


def _time(at: dt.datetime) -> str:
    here = at.astimezone()
    return f"{shown(here.date())} {here:%H:%M:%S}"
