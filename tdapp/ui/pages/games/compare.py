"""What each source says of one game, side by side: which of them is shown, where they differ, and another choice."""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from tdapp.domain.games.record import GameRecord
from tdapp.domain.games.stream import Mark, Stream, common
from tdapp.games.position import numbered, sans_of
from tdapp.services.games.words import source_text
from tdapp.ui.widgets.basics import button, label
from tdapp.ui.widgets.boxes import beside, dialog_box
from tdapp.ui.widgets.fitting import FittingDialog
from tdapp.ui.widgets.ready import RIGHT, Column, ReadyCell, ReadyRow
from tdapp.ui.widgets.search import fold
from tdapp.ui.widgets.table import DenseTable


class CompareDialog(FittingDialog):
    """``chosen`` after it was accepted: the stream that is to be shown."""

    def __init__(
        self, names: str, shown: GameRecord | None, streams: Sequence[Stream], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._streams = tuple(streams)
        self._shown = shown
        self.chosen: Stream | None = None
        self.setWindowTitle(self.tr("Compare sources"))
        self.resize(760, 420)
        layout = dialog_box(
            self,
            self.tr("Compare sources"),
            self.tr("{0}: nothing of what a source has said is lost; one of them is shown.").format(names),
            wrap=True,
        )
        self.table = DenseTable(self.tr("Sources of this game"), sortable=False)
        self.table.setProperty("role", "framed")
        self.table.set_rows([self._row(key, one) for key, one in enumerate(self._streams)], self._columns())
        self.table.row_changed.connect(lambda _key: self._show())
        layout.addWidget(self.table, 1)
        self.moves = label("", "small", wrap=True)
        layout.addWidget(self.moves)
        self.accept_button = button(self.tr("Show this one"), "check", role="primary", on_click=self.choose)
        layout.addLayout(beside(None, self.accept_button, button(self.tr("Cancel"), on_click=self.reject)))
        self.table.select_key(0)
        self._show()

    def choose(self) -> None:
        """Show the chosen one."""
        self.chosen = self._stream()
        if self.chosen is not None:
            self.accept()

    def _stream(self) -> Stream | None:
        key = self.table.current_key()
        return self._streams[key] if key is not None and 0 <= key < len(self._streams) else None

    def _show(self) -> None:
        stream = self._stream()
        self.accept_button.setEnabled(stream is not None and not self._is_shown(stream))
        if stream is None:
            self.moves.setText("")
            return
        sans = sans_of(stream.record)
        words = [f"{numbered(stream.record, at + 1)} {san}" if at % 2 == 0 else san for at, san in enumerate(sans)]
        self.moves.setText(" ".join(words) or self.tr("no move yet"))

    def _is_shown(self, stream: Stream) -> bool:
        return self._shown is not None and self._shown.moves == stream.record.moves

    def _columns(self) -> tuple[Column, ...]:
        return (
            Column("source", self.tr("Source"), stretch=True),
            Column("moves", self.tr("Half-moves"), align=RIGHT),
            Column("at", self.tr("Last heard")),
            Column("differs", self.tr("Against what is shown"), stretch=True),
        )

    def _row(self, key: int, stream: Stream) -> ReadyRow:
        source, count = source_text(stream.source), len(stream.record.plies)
        time = dt.datetime.fromtimestamp(stream.at / 1000).strftime("%H:%M:%S")
        words = self._against(stream)
        return ReadyRow(
            key,
            (
                ReadyCell(source, fold(source), source),
                ReadyCell(str(count), count),
                ReadyCell(time, stream.at),
                ReadyCell(words, words, words, strong=self._is_shown(stream)),
            ),
        )

    def _against(self, stream: Stream) -> str:
        if self._is_shown(stream):
            return self.tr("is shown")
        if stream.mark is Mark.LATE:
            return self.tr("went on after the result")
        if stream.mark is Mark.STOOD:
            return self.tr("not seen in the start position")
        if self._shown is None:
            return self.tr("nothing is shown")
        alike = common(stream.record.moves, self._shown.moves)
        if alike in (len(stream.record.plies), len(self._shown.plies)):
            return self.tr("the same moves, {0} half-moves").format(alike)
        return self.tr("differs from half-move {0} on").format(alike + 1)
