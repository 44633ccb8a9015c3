"""The list of documents: groups as headings, documents to choose, filtered by words, favourites on top."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QColor, QFont, QIcon

from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr
from tdapp.ui.look import theme
from tdapp.ui.look.icons import icon
from tdapp.ui.widgets.ready import Index, ReadyList
from tdapp.ui.widgets.search import fold, matches

if TYPE_CHECKING:  # what it names is imported when it is first needed
    from tdapp.reports.registry import DocumentEntry

_PACKS = "Packs"


@dataclass(frozen=True, slots=True)
class _Line:
    """A heading (no entry), or a document; ``key`` is the digit that opens a favourite."""

    text: str
    entry: DocumentEntry | None = None
    key: int = 0


class DocumentsModel(ReadyList):
    """Headings and documents in one flat list; headings cannot be chosen and stay only while they have documents.

    A document that does not apply is grey and says why.
    """

    def __init__(self, parent: Any = None) -> None:
        super().__init__(parent)
        self._all: tuple[DocumentEntry, ...] = ()
        self._favourites: tuple[str, ...] = ()
        self._counts: dict[str, int] = {}
        self._items: list[_Line] = []
        self._needle = ""

    def set_entries(
        self, entries: Sequence[DocumentEntry], favourites: Sequence[str] = (), counts: Mapping[str, int] | None = None
    ) -> bool:
        """Show these documents by their groups; ``counts`` stand behind a name. True when the list has changed."""
        wanted = tuple(entries), tuple(favourites), dict(counts or {})
        if wanted == (self._all, self._favourites, self._counts):
            return False
        self._all, self._favourites, self._counts = wanted
        self._rebuild()
        return True

    def set_needle(self, text: str) -> None:
        """Show only documents whose name, group or id holds these words."""
        if text != self._needle:
            self._needle = text
            self._rebuild()

    def entry(self, document: str) -> DocumentEntry | None:
        """All that is known of a document."""
        return next((entry for entry in self._all if entry.document_id == document), None)

    def document(self, row: int) -> str:
        """Id of the document in a row; empty for a heading."""
        line = self.item_at(row)
        return line.entry.document_id if line and line.entry else ""

    def name(self, document: str) -> str:
        """The name of a document in the language of the window."""
        entry = self.entry(document)
        return tr(entry.name) if entry else document

    def row_of(self, document: str) -> int:
        """Row of a document; -1 when it is not shown."""
        for row in range(len(self._items)):
            if document and self.document(row) == document:
                return row
        return -1

    def first(self) -> int:
        """Row of the first document that applies; -1 when there is none."""
        return next((row for row, line in enumerate(self._items) if line.entry and line.entry.applies), -1)

    def _rebuild(self) -> None:
        self.beginResetModel()
        starred = [entry for name in self._favourites if (entry := self.entry(name)) is not None]
        others = [entry for entry in self._all if entry not in starred]
        # in one action: before the single documents; but who searches means the document
        others.sort(key=lambda entry: (entry.group.value == _PACKS) is bool(self._needle))
        self._items = []
        favourites = QCoreApplication.translate("Documents", "Favourites")
        lines = [
            *((favourites, entry, number) for number, entry in enumerate(starred, start=1)),
            *((tr(entry.group.value), entry, 0) for entry in others),
        ]
        group = None
        for heading, entry, key in lines:
            name = tr(entry.name)
            if self._needle and not matches(self._needle, fold(f"{name} {entry.name} {entry.document_id}")):
                continue
            if heading != group:
                group = heading
                self._items.append(_Line(heading))
            count = self._counts.get(entry.document_id)
            short = name.partition(":")[0]  # of a pack: what is in it stands beside the pages
            self._items.append(_Line(f"{short} ({count})" if count else short, entry, key))
        self.endResetModel()

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        line = self.item_at(index.row())
        if line is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return line.text
        if line.entry is None:
            if role == Qt.ItemDataRole.FontRole:
                font = QFont()
                font.setBold(True)
                return font
            return line.text if role == Qt.ItemDataRole.AccessibleTextRole else None
        if role == Qt.ItemDataRole.ForegroundRole and not line.entry.applies:
            return QColor(theme.current()["disabled"])
        if role == Qt.ItemDataRole.DecorationRole and line.key:
            return _star()
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            hint = tr(line.entry.refusal) if line.entry.refusal else f"Alt+{line.key}" if line.key else ""
            return f"{tr(line.entry.name)} ({hint})" if hint else tr(line.entry.name)
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        line = self.item_at(index.row())
        if line is None or line.entry is None or not line.entry.applies:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable


def _star() -> QIcon:
    return icon("star", "accent")
