"""A kit for translators (``make kit``): every page, dialog and sheet as a picture, and beneath it the texts it shows.

The running program is asked which texts it looked up while it made a picture; so none is listed under a picture that
does not need it. ``build/kit/index.html`` has them all, with their hints; texts that no picture needs are at its end.
"""

from __future__ import annotations

import gettext
import html
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pypdfium2
import pytest
from PySide6.QtCore import QSettings, QTranslator

from tdapp.cli.words import FOLDER, HINTS, ROOT, messages
from tdapp.domain.section.event import Kind
from tdapp.domain.words import wording
from tdapp.reports.printing import PrintJob, render_jobs
from tdapp.ui.session.tasks import TaskRunner
from tdapp.ui.window.main_window import MainWindow
from tests.reports.builders import OPTIONS
from tests.reports.test_full_matrix import ALL, event, of_teams
from tests.ui.all_dialogs import all_dialogs
from tests.ui.every_place import settled
from tests.ui.fakes import FakeBackend

KIT = ROOT / "build" / "kit"
SCREEN = (1366, 768)


class Asked(QTranslator):
    """What Qt was asked for, and what ``tr`` was; both stay English."""

    def __init__(self, parent, monkeypatch: pytest.MonkeyPatch) -> None:
        super().__init__(parent)
        self.texts: set[str] = set()
        catalogue = gettext.NullTranslations()
        monkeypatch.setattr(catalogue, "gettext", self._plain)
        monkeypatch.setattr(catalogue, "ngettext", self._of_many)
        monkeypatch.setattr(wording, "_catalogue", lambda _code: catalogue)

    def translate(self, _context: str, source: str, _hint: str | None = None, _count: int = -1) -> str:
        return self._plain(source)

    def isEmpty(self) -> bool:
        return False

    def _plain(self, text: str) -> str:
        self.texts.add(text)
        return text

    def _of_many(self, one: str, many: str, count: int) -> str:
        self.texts.add(one)
        return one if count == 1 else many

    def since(self) -> set[str]:
        """The texts since the last time."""
        found, self.texts = self.texts, set()
        return found


@pytest.fixture
def asked(qapp, monkeypatch) -> Iterator[Asked]:
    translator = Asked(qapp, monkeypatch)
    qapp.installTranslator(translator)
    yield translator
    qapp.removeTranslator(translator)


def test_kit(qapp, dressed, asked, swiss, round_robin, tmp_path) -> None:
    (KIT / "pictures").mkdir(parents=True, exist_ok=True)
    shown = {**of_the_window(dressed, asked, swiss, round_robin, tmp_path), **of_paper(asked)}
    write(shown)
    assert len(shown) > 100
    assert (KIT / "index.html").stat().st_size > 100_000


def of_the_window(dressed, asked: Asked, swiss, round_robin, tmp_path: Path) -> dict[str, set[str]]:
    """Pages and dialogs by the names of their pictures."""
    settings = QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat)
    window = MainWindow(FakeBackend(swiss, round_robin), settings, dressed, tasks=TaskRunner(threaded=False))
    window.resize(*SCREEN)
    window.show()
    settled()
    shown = {"window-start": taken("window-start", window, asked)}
    window.files.demo()
    for room in window.stack.rooms.values():
        if room.module:
            window.show_page(room.key)
            settled()
            shown[f"page-{room.key}"] = taken(f"page-{room.key}", window, asked)
    for dialog in all_dialogs(window):
        name = f"dialog-{type(dialog).__name__}"
        dialog.show()
        settled()
        shown[name] = taken(name, dialog, asked)
        dialog.close()
        dialog.deleteLater()
    window.close()
    return shown


def taken(name: str, widget, asked: Asked) -> set[str]:
    """Save the picture; what was looked up for it."""
    assert widget.grab().save(str(KIT / "pictures" / f"{name}.png"))
    return asked.since()


def of_paper(asked: Asked) -> dict[str, set[str]]:
    """The first page of every sheet."""
    shown = {}
    for document in ALL:
        events = (event(24, 7, 4, Kind.SWISS), event(10, 9, 4, Kind.ROUND_ROBIN))
        data = next((data for data in events if document.applies(data.subject)), None) or of_teams(document)
        asked.since()
        pdf = pypdfium2.PdfDocument(render_jobs([PrintJob(document.document_id, OPTIONS)], data).pdf)
        name = f"sheet-{document.document_id}"
        pdf[0].render(scale=1.1).to_pil().convert("P").save(KIT / "pictures" / f"{name}.png")
        shown[name] = asked.since()
    return shown


def all_texts() -> dict[str, str]:
    """Every text that can be translated, with what a translator is told of it."""
    hints = tomllib.loads(HINTS.read_text("utf-8")) if HINTS.exists() else {}
    found = {one if isinstance(one, str) else one[0]: "" for one in messages()}
    for message in ElementTree.parse(FOLDER / "tdapp_de.ts").iter("message"):
        found.setdefault(message.findtext("source") or "", message.findtext("extracomment") or "")
    return {text: hints.get(text, told) for text, told in found.items()}


def write(shown: dict[str, set[str]]) -> None:
    """The page of the kit."""
    told = all_texts()
    parts = []
    for name, texts in shown.items():
        parts.append(f'<h2 id="{name}">{name}</h2><img src="pictures/{name}.png" loading="lazy" alt="">')
        parts.append(table({text: told[text] for text in sorted(texts & told.keys(), key=str.casefold)}))
    unseen = {text: told[text] for text in told if not any(text in texts for texts in shown.values())}
    parts.append(f"<h2>Texts that none of these pictures needs ({len(unseen)})</h2>{table(unseen)}")
    listed = " ".join(f'<a href="#{name}">{name}</a>' for name in shown)
    style = (
        "img{max-width:100%;border:1px solid #999}td{vertical-align:top;padding:2px 12px}body{font-family:sans-serif}"
    )
    page = (
        f"<!doctype html><meta charset=utf-8><title>tdapp</title><style>{style}</style><p>{listed}</p>{''.join(parts)}"
    )
    (KIT / "index.html").write_text(page, "utf-8")


def table(texts: dict[str, str]) -> str:
    """Texts and what is told of them."""
    rows = (
        f"<tr><td>{html.escape(text)}</td><td><small>{html.escape(re.sub(chr(10), '; ', hint))}</small></td></tr>"
        for text, hint in texts.items()
    )
    return f"<table>{''.join(rows)}</table>"
