"""A table of the window as text for the clipboard: what is seen, with its header, harmless in a spreadsheet."""

from __future__ import annotations

import re
from collections.abc import Collection

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QTableView

from tdapp.domain.words.decimals import decimals
from tdapp.domain.words.wording import trimmed

_HALF = re.compile(r"(\d*)½")


def table_text(view: QTableView, leave_out: Collection[int] = ()) -> str:
    """Tab-separated lines in the order shown, the header first; ``leave_out`` are columns by their index.

    While several rows are selected, these; one is only where the cursor is, so all.
    """
    from tdapp.reports.formats.plain import harmless

    model = view.model()
    columns = [column for column in range(model.columnCount()) if column not in leave_out]

    def cell(text: object) -> str:
        plain = trimmed(str("" if text is None else text))
        half = _HALF.fullmatch(plain)  # a spreadsheet counts with 4.5, not with 4½
        return harmless(decimals(f"{half[1] or 0}.5") if half else plain)

    named = not view.verticalHeader().isHidden()  # the lines have their names there
    sideways, down = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
    lines = [["", *(model.headerData(column, sideways) for column in columns)]]
    chosen = {index.row() for index in view.selectionModel().selectedRows()}
    for row in sorted(chosen) if len(chosen) > 1 else range(model.rowCount()):
        if not view.isRowHidden(row):
            lines.append([model.headerData(row, down), *(model.index(row, column).data() for column in columns)])
    return "\n".join("\t".join(map(cell, line[0 if named else 1 :])) for line in lines)


def copy_table(view: QTableView, leave_out: Collection[int] = ()) -> None:
    """Put it on the clipboard."""
    QGuiApplication.clipboard().setText(table_text(view, leave_out))
