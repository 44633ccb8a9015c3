"""Keys are said as they stand on the keyboard at hand."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QAction, QKeySequence

from tdapp.services.manual.pages import manual_book, page_text
from tdapp.ui.look import keys
from tdapp.ui.look.keys import as_here, in_signs, said, with_keys

MODIFIERS = re.compile(r"\b(Ctrl|Shift\+|Alt\+)")
ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize(
    ("written", "on_macos"),
    [
        ("press **Ctrl+Shift+Z**, then", "press **⌘⇧Z**, then"),
        ("mit **Strg+Umschalt+V** oder Strg+Bild ab", "mit **⌘⇧V** oder ⌘Bild ab"),
        ("click with Ctrl held, or Alt+Up", "click with ⌘ held, or ⌥Up"),
        ("an alternative Shift-key; Altogether Altes", "an alternative Shift-key; Altogether Altes"),
    ],
)
def test_the_manual_is_read_with_the_signs_of_macos_there(
    written: str, on_macos: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert in_signs(written) == on_macos
    for system, shown in (("darwin", on_macos), ("linux", written)):
        monkeypatch.setattr(keys, "SYSTEM", system)
        assert as_here(written) == shown


def test_no_page_of_the_manual_says_ctrl_on_macos() -> None:
    pages = [in_signs(page_text(page.page)) for page in manual_book()]
    assert sum("⌘" in page for page in pages) > 5
    assert [page[:60] for page in pages if re.search(r"\b(Ctrl|Strg)\b", page)] == []


def test_a_tooltip_takes_its_key_from_qt(qapp: object) -> None:
    native = QKeySequence("Ctrl+P").toString(QKeySequence.SequenceFormat.NativeText)
    assert said("Ctrl+P") == native
    assert with_keys("Print it", "Ctrl+P") == f"Print it ({native})"
    assert said("Ctrl+Enter") == "Ctrl+Enter"


def test_no_text_of_the_window_has_a_key_of_its_own() -> None:
    """What is translated and what is shown names no Ctrl: ``keys.said`` and ``keys.with_keys`` do.

    Alt and Shift stand in sentences, which ``keys.as_here`` reads.
    """
    found = []
    for path in (ROOT / "tdapp/ui").rglob("*.py"):
        text = path.read_text("utf-8")
        if not MODIFIERS.search(text):
            continue
        nodes = list(ast.walk(ast.parse(text)))
        for node in nodes:
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "as_here":
                node.args[0].args = []
        for node in nodes:
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr in ("tr", "setToolTip", "setText")
                and any(isinstance(part, ast.Constant) and MODIFIERS.search(str(part.value)) for part in node.args)
            ):
                found.append(f"{path.name}:{node.lineno}")
    assert found == []


HANDED_OVER = """
from PySide6.QtCore import QCoreApplication, QUrl
from PySide6.QtGui import QFileOpenEvent
from tdapp.ui.look.theme import application
app, taken = application("tdapp"), []
app.file_opened.connect(taken.append)
QCoreApplication.sendEvent(app, QFileOpenEvent(QUrl.fromLocalFile("/events/\\u0141\\u00f3d\\u017a.tdb")))
print(ascii(taken))
"""


def test_a_file_that_the_system_hands_over_is_taken() -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    ran = subprocess.run(
        [sys.executable, "-c", HANDED_OVER], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    assert ran.stdout.strip() == ascii(["/events/Łódź.tdb"])


def test_qt_guesses_no_place_in_the_menu_of_the_program(window) -> None:
    """On macOS it would move what begins with Options or Setup there, in English alone."""
    roles = {
        action.id: menu[action.id].menuRole()
        for menu in window.workspace.menus
        for group in menu.groups
        for action in group
    }
    assert {id_ for id_, role in roles.items() if role is QAction.MenuRole.QuitRole} == {"quit"}
    assert {id_ for id_, role in roles.items() if role is QAction.MenuRole.AboutRole} == {"about"}
    assert QAction.MenuRole.TextHeuristicRole not in roles.values()
