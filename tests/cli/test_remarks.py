"""What a translator is told of a text is read from the sources; one word alone has a hint written by hand."""

from __future__ import annotations

import re
import tomllib
from functools import cache

import pytest

from tdapp.cli.remarks import remarks_of
from tdapp.cli.words import FOLDER, HINTS, ROOT, SOURCES, messages
from tests.effort import thorough

MODULE = '''"""The desk of a hall: who sits where. More of it."""
NAMES = (marked("Draw"),)

class Desk(QWidget):
    def __init__(self):
        self.go = button(self.tr("Go on"), "play")
        self.go.setToolTip(self.tr("Pair round {0}").format(self.number + 1))

    def told(self, names):
        text = self.tr("{0} has {1} players") if names else self.tr("Nobody is here")
        raise RuleViolation(text.format(self.club.name, len(names)))

def said(count):
    other = translate("Hall", "{0} boards").format(count)
    return ntr("{count} board", "{count} boards", count).format(count=count), tr("No {name}").format(name=full_name(x))
'''


def remark(text: str) -> list[str]:
    (found,) = [one for one in remarks_of(MODULE, "tdapp/desk.py") if one.text == text]
    return [found.holder, *found.words()]


def test_a_text_says_what_it_is_where_it_stands_and_what_fills_it() -> None:
    about = "In: The desk of a hall: who sits where"
    assert remark("Draw") == ["", about]
    assert remark("Go on") == ["Desk", "button", about]
    assert remark("Pair round {0}") == ["Desk", "tooltip", about, "{0} is number + 1"]
    assert remark("{0} has {1} players") == ["Desk", about, "{0} is club.name; {1} is len(names)"]
    assert remark("{0} boards") == ["Hall", about, "{0} is count"]
    assert remark("{count} board") == ["", about]
    assert remark("No {name}") == ["", about, "{name} is full name(x)"]


@cache
def of_the_window() -> dict[str, set[str]]:
    """The texts of the window, each with the placeholders that no remark explains."""
    found: dict[str, set[str]] = {}
    for path in (SOURCES / "ui").rglob("*.py"):
        for one in remarks_of(path.read_text("utf-8"), path.relative_to(ROOT).as_posix()):
            untold = set(re.findall(r"\{(\d)\}", one.text)) - one.placeholders.keys()
            found[one.text] = found.get(one.text, untold) & untold
    return found


def is_one_word(text: str) -> bool:
    return not re.search(r"\s", text.strip())


@pytest.fixture(scope="module")
def hints() -> dict[str, str]:
    return tomllib.loads(HINTS.read_text("utf-8"))


@thorough
def test_no_word_stands_alone_without_a_hint(hints) -> None:
    said = [text for text in (*messages(), *of_the_window()) if isinstance(text, str)]
    bare = sorted({text for text in said if is_one_word(text) and text not in hints})
    assert not bare, f"say in {HINTS.relative_to(ROOT)} what these are"
    assert not [text for text in hints if text not in said], "these are said no longer"
    assert not [text for text, hint in hints.items() if hint.strip().casefold() == text.strip("&…").casefold()]


@thorough
def test_no_placeholder_of_the_window_stands_without_its_meaning(hints) -> None:
    untold = sorted(text for text, names in of_the_window().items() if names and text not in hints)
    assert not untold, f"say in {HINTS.relative_to(ROOT)} what the placeholders of these are"


def test_the_files_of_the_translators_say_it() -> None:
    german = (FOLDER / "words_de.po").read_text("utf-8")
    assert "#: tdapp/reports/documents/boards.py" in german
    assert re.search(r"#\. name of a tie-break\n(#.*\n)*msgid \"Buchholz\"", german)
    window = (FOLDER / "tdapp_de.ts").read_text("utf-8")
    assert window.count("<extracomment>") > 3000
    assert '<location filename="../tdapp/ui/window/about.py"/>' in window
