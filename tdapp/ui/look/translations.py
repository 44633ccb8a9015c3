"""Languages of the window. ``python -m tdapp.ui.look.translations`` refreshes translations/*.ts and compiles them."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QLibraryInfo, QLocale, Qt, QTranslator
from PySide6.QtWidgets import QApplication

from tdapp.domain.words.errors import EnvironmentProblem
from tdapp.domain.words.resources import resource_path
from tdapp.domain.words.wording import base_of
from tdapp.ui.look.bidi import read_from, with_isolated_places

ROOT = Path(__file__).resolve().parents[3]
FOLDER = ROOT / "translations"
COMPILED = ROOT / "resources" / "translations"
SOURCES = ("tdapp/ui",)
LANGUAGES = (
    *(("en", "English"), ("de", "Deutsch"), ("es", "Español"), ("fr", "Français"), ("it", "Italiano")),
    *(("pt", "Português"), ("pt_BR", "Português (Brasil)"), ("nl", "Nederlands"), ("pl", "Polski")),
    *(("cs", "Čeština"), ("tr", "Türkçe"), ("uk", "Українська"), ("ru", "Русский")),
)  # each by its own name
_AS_NEAR = 0.72  # from which likeness on a new text is an old one in other words (difflib: 1 is the same)
_OF_QT = {"pt": "pt_BR"}  # Qt has the Portuguese of Brazil only
_held: list[bytes] = []  # Qt reads them where they are
_installed: list[QTranslator] = []
DEFAULT_LANGUAGE = ""  # as the system, until one is chosen on the start screen or in the menu


def install(app: QApplication, language: str = "") -> str:
    """Translate the window; empty: as the system. English is the language of the sources. Gives the language."""
    folder, code = _compiled(), "en"
    wanted = language or QLocale.system().name()
    for one in (wanted, base_of(wanted)):
        if folder is not None and (folder / f"tdapp_{one}.qm").exists():
            code = one
            break
    while _installed:
        app.removeTranslator(_installed.pop())
    direction = QLocale(code).textDirection()
    read_from(app, direction)
    qt_folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    files = [qt_folder / f"qtbase_{_OF_QT.get(base_of(code), code)}.qm"]
    files += [] if folder is None else [folder / f"tdapp_{one}.qm" for one in dict.fromkeys((base_of(code), code))]
    for file in files:  # what is asked first comes last: the words of a country before those of its language
        translator = _Mirrored(app) if direction is Qt.LayoutDirection.RightToLeft else QTranslator(app)
        if not file.exists():
            continue
        data = file.read_bytes()  # Qt would map the file: an update that writes over it would end the program
        if translator.load(data):
            _held.append(data)
            app.installTranslator(translator)
            _installed.append(translator)
    return code


class _Mirrored(QTranslator):
    """A language that is written from right to left."""

    def translate(self, context, source, disambiguation=None, n=-1):
        text = super().translate(context, source, disambiguation, n)
        return with_isolated_places(text) if text else text


def _compiled() -> Path | None:
    try:
        return resource_path("translations")
    except EnvironmentProblem:
        return None


def _tool(name: str) -> str:
    import shutil

    found = shutil.which(name, path=str(Path(sys.executable).parent)) or shutil.which(name)
    if found is None:
        raise SystemExit(f"{name} is missing; it is part of PySide6_Essentials.")
    return found


def with_reworded(before: str, after: str) -> str:
    """A file of Qt in which a new text has the translation of the one it most probably was before, unfinished."""
    import difflib
    import re

    part = re.compile(
        r"<name>(?P<name>[^<]*)</name>|<message>(?:\s*<location [^>]*/>)*\s*<source>(?P<source>.*?)</source>"
        r"(?:\s*<extracomment>.*?</extracomment>)?"
        r"\s*<translation(?P<unfinished> type=\"unfinished\")?>(?P<text>.*?)</translation>",
        re.S,
    )

    def held(text: str) -> dict[str, dict[str, str]]:
        found: dict[str, dict[str, str]] = {}
        for one in part.finditer(text):
            if one["name"] is not None:
                texts = found.setdefault(one["name"], {})
            else:
                texts[one["source"]] = one["text"]
        return found

    old, new, holder = held(before), held(after), ""

    def kept(found: re.Match[str]) -> str:
        nonlocal holder
        if found["name"] is not None:
            holder = found["name"]
        elif found["unfinished"] and not found["text"]:
            gone = [text for text, own in old.get(holder, {}).items() if own and text not in new[holder]]
            for near in difflib.get_close_matches(found["source"], gone, n=1, cutoff=_AS_NEAR):
                source, empty = f"<source>{found['source']}</source>", '<translation type="unfinished"></translation>'
                was = f"{source}\n        <oldsource>{near}</oldsource>"
                words = empty.replace("><", f">{old[holder][near]}<")
                return found[0].replace(source, was).replace(empty, words)
        return found[0]

    return part.sub(kept, after)


def with_head(before: str, after: str) -> str:
    """A file of Qt with the remark at its head, such as who has read it: lupdate forgets that too."""
    head, mark, _ = before.partition("<!DOCTYPE TS>\n")[2].partition("<TS ")
    return after.replace("<TS ", f"{head}<TS ", 1) if mark and head.startswith("<!--") else after


def refresh() -> None:
    """Bring the .ts files up to date with the sources and compile them.

    A text that was reworded keeps its translation beside the English it belongs to, unfinished until somebody has
    looked at it: lupdate forgets it.
    """
    import subprocess

    sources = sorted(str(path.relative_to(ROOT)) for folder in SOURCES for path in (ROOT / folder).rglob("*.py"))
    COMPILED.mkdir(parents=True, exist_ok=True)
    for file in sorted(FOLDER.glob("*.ts")):
        target = str(file.relative_to(ROOT))
        plurals = ("-pluralonly",) if file.stem.endswith("_en") else ()  # English needs its plurals only
        update = [_tool("pyside6-lupdate"), "-locations", "none", "-no-obsolete", *plurals, *sources, "-ts", target]
        before = file.read_text("utf-8")
        subprocess.run(update, cwd=ROOT, check=True)
        after = file.read_text("utf-8")
        if (kept := with_head(before, with_reworded(before, after))) != after:
            file.write_text(kept, "utf-8")
        compile_file(file)


def compile_file(file: Path) -> None:
    """Make of a .ts what Qt reads, under the same name."""
    import subprocess

    from tdapp.services.files import disk

    compiled = COMPILED / f"{file.stem}.qm"
    draft = compiled.with_suffix(".tmp")
    subprocess.run([_tool("pyside6-lrelease"), "-nounfinished", str(file), "-qm", str(draft)], cwd=ROOT, check=True)
    disk.replace(draft, compiled)  # a window that is open keeps the one it has


if __name__ == "__main__":
    refresh()
