"""The translations of all that is said outside the window: ``python -m tdapp.cli.words`` (``make translations``).

Collects the English texts of the sources into ``translations/words_*.po``, keeps what is translated, and compiles
``resources/translations/words_*.mo``. A text that was reworded keeps its translation, marked as fuzzy, until somebody
has looked at it. What a translator is told beside it (``remarks``) is written there and into Qt's files. Needs Babel,
which only those who develop the program have.
"""

from __future__ import annotations

import datetime as dt
import difflib
import html
import io
import os
import re
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tdapp.cli.remarks import Message, Remark, hints, remarks_of
from tdapp.cli.variants import differing, differing_window, pages, variants
from tdapp.services.files import disk

if TYPE_CHECKING:
    from babel.messages.catalog import Catalog

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "translations"
COMPILED = ROOT / "resources" / "translations"
SOURCES = ROOT / "tdapp"
NOT_HERE = SOURCES / "ui"  # translated by Qt: tdapp.ui.look.translations

DOCUMENTS_ONLY: frozenset[str] = frozenset()
"""Languages for paper alone: sheets, their reasons, the steps in the list of decisions."""

_ON_PAPER = (
    *("tdapp/reports/", "tdapp/tiebreaks/criteria/", "tdapp/tiebreaks/policies/", "tdapp/tiebreaks/words.py"),
    *("tdapp/tiebreaks/strong_links.py", "tdapp/domain/section/time_control.py", "tdapp/services/categories/"),
    *(
        "tdapp/domain/commands/",
        "tdapp/domain/section/results.py",
        "tdapp/services/history/",
        "tdapp/services/prizes/awards.py",
    ),
    *("tdapp/services/pairing/facts.py", "tdapp/services/rounds/results.py", "tdapp/storage/event/migrations/"),
)
_BEFORE = re.compile(
    r"^#\| msgid (?P<one>\".*\")\n(?:#\| msgid_plural (?P<many>\".*\")\n)?msgid (?P<now>\".*\")$", re.M
)
HINTS = FOLDER / "hints.toml"
_MOST_LINES, _MOST_PLACES = 4, 3
_AS_NEAR = 0.72
"""From which likeness on a new text is an old one in other words (difflib: 1 is the same)."""
_TOLD = re.compile(r" *<(?:extracomment>.*?</extracomment|location [^>]*/)>\n", re.S)
_HOLDERS_AND_TEXTS = re.compile(
    r"<name>(?P<name>[^<]*)</name>|"
    r"(?P<head> *<message[^>]*>\n)"
    r"(?P<body> *<source>(?P<source>.*?)</source>\n(?: *<(?:old|)(?:source|comment)>.*?\n)*)",
    re.S,
)
_WORDS = re.compile(r"[^\W\d_]{3}")


def messages(code: str = "") -> dict[Message, list[str]]:
    """Every English text with the files it stands in; of a language for paper alone only what paper says."""
    if code in DOCUMENTS_ONLY:
        named = frozenset(text for text, _ in _registered(on_paper=True)).union(_printed_too())
        return {
            text: files
            for text, files in messages().items()
            if (text if isinstance(text, str) else text[0]) in named or any(one.startswith(_ON_PAPER) for one in files)
        }
    found: dict[Message, list[str]] = {}
    for path in sorted(SOURCES.rglob("*.py")):
        if NOT_HERE not in path.parents:
            file = path.relative_to(ROOT).as_posix()
            for remark in remarks_of(path.read_text("utf-8"), file):
                if remark.message is not None:
                    found.setdefault(remark.message, []).append(file)
    for message, _ in _registered():
        found.setdefault(message, [])
    return found


def _printed_too() -> list[str]:
    """Texts from elsewhere that sheets print, plurals by their first form: a document asks for each of them."""
    return (FOLDER / "on_paper.txt").read_text("utf-8").splitlines()


def _registered(*, on_paper: bool = False) -> Iterator[tuple[str, str]]:
    """The names and sentences of the registries, and of what; what only the manual says stays English with it."""
    from tdapp.domain.rules.rulebook import RULES
    from tdapp.tiebreaks.presets import PRESETS
    from tdapp.tiebreaks.registry import CRITERIA, MODIFIER_WORDS, POLICIES

    texts: dict[str, str] = {}

    def are(what: str, *said: str) -> None:
        for text in said:
            texts.setdefault(text, what)

    for criterion in CRITERIA:
        are("name of a tie-break", criterion.name)
        for choice in criterion.options:
            are("option of a tie-break", choice.words, *(choice.names if choice.words else ()))
    for policy in POLICIES:
        are("rule for unplayed games", policy.name, policy.sentence)
        are("option of a rule for unplayed games", *(label for option in policy.options for label in option.labels))
    if not on_paper:
        for criterion in CRITERIA:
            are("family, explanation or source of a tie-break", criterion.family, criterion.sentence, criterion.source)
            for choice in criterion.options:
                are("option of a tie-break", choice.sentence, *choice.names, choice.without)
        for policy in POLICIES:
            are("source of a rule for unplayed games", policy.source)
            are("option of a rule for unplayed games", *(option.sentence for option in policy.options))
        are("modifier of a tie-break", *MODIFIER_WORDS.values())
        are("name of a ladder of tie-breaks", *(preset.name for preset in PRESETS))
        are("warning or refusal: a whole sentence; what stands in braces is filled in", *(one.text for one in RULES))
    yield from ((text, what) for text, what in texts.items() if _WORDS.search(text))


def refresh(path: Path) -> Catalog:
    """Bring one file of translations up to date with the sources: new texts without a translation, old ones gone."""
    from babel.messages.catalog import Catalog
    from babel.messages.pofile import write_po

    before = read(path)
    told = _remarks()
    said = messages(_code(path))
    after = Catalog(locale=before.locale, fuzzy=False, charset="utf-8", project="tdapp", version="1")
    after.header_comment = (
        "# What tdapp says outside its window; English is the key. Refreshed by make translations.\n"
        "# How to translate: docs/translating.md. Not yet reviewed by a native arbiter unless it says so here."
    )
    after.msgid_bugs_address = after.last_translator = after.language_team = ""
    gone = {_key(one.id): one for one in before if one.id and one.id not in said and is_translated(one.string)}
    for message, files in said.items():
        held, flags, previous = before.get(_key(message)), set[str](), []
        if held is not None:
            flags, previous = held.flags & {"fuzzy"}, held.previous_id if held.fuzzy else []
        elif (near := _reworded(message, gone)) is not None:
            held, flags, previous = near, {"fuzzy"}, near.id
        text = held.string if held is not None else ("", "") if isinstance(message, tuple) else ""
        places = [(file, 0) for file in sorted(set(files))[:_MOST_PLACES]]
        after.add(message, text, places, flags, auto_comments=told.get(_key(message), ()), previous_id=previous)
    buffer = io.BytesIO()  # lines of places would only make files differ
    write_po(buffer, after, width=0, sort_output=True, include_lineno=False, include_previous=True)
    _replace(path, _without_dates(buffer.getvalue()))
    return after


def _key(message: Any) -> str:
    return message if isinstance(message, str) else message[0]


def _reworded(message: Message, gone: dict[str, Any]) -> Any:
    """The text that is no longer said and was most probably this one; None where there is none."""
    alike = {key: one for key, one in gone.items() if isinstance(one.id, str) == isinstance(message, str)}
    near = difflib.get_close_matches(_key(message), alike, n=1, cutoff=_AS_NEAR)
    return alike[near[0]] if near else None


def _remarks() -> dict[str, list[str]]:
    """What a translator is told of each text outside the window."""
    found = {text: [what] for text, what in _registered()}
    for path in sorted(SOURCES.rglob("*.py")):
        if NOT_HERE not in path.parents:
            for remark in remarks_of(path.read_text("utf-8"), path.relative_to(ROOT).as_posix()):
                _tell(found.setdefault(remark.text, []), remark)
    return found


def _tell(lines: list[str], remark: Remark) -> None:
    """Add what a remark says; of a text in many places the first ones do."""
    hint = hints(HINTS).get(remark.text)
    if hint and hint not in lines:
        lines.insert(0, hint)
    if len(lines) < _MOST_LINES:
        lines += [line for line in remark.words() if line not in lines]


def tell_qt(path: Path) -> None:
    """Write what a translator is told into a file of Qt: its lupdate knows only what stands there already."""
    told: dict[tuple[str, str], list[str]] = {}
    files: dict[tuple[str, str], list[str]] = {}
    for source in sorted(NOT_HERE.rglob("*.py")):
        for remark in remarks_of(source.read_text("utf-8"), source.relative_to(ROOT).as_posix()):
            _tell(told.setdefault((remark.holder, remark.text), []), remark)
            files.setdefault((remark.holder, remark.text), []).append(remark.file)
    holder = ""

    def with_remarks(found: re.Match[str]) -> str:
        nonlocal holder
        if found["name"] is not None:
            holder = html.unescape(found["name"])
            return found[0]
        key = (holder, html.unescape(found["source"]))
        places = [
            f'        <location filename="../{file}"/>\n' for file in sorted(set(files.get(key, ())))[:_MOST_PLACES]
        ]
        lines = "\n".join(told.get(key, ()))
        comment = f"        <extracomment>{_escaped(lines)}</extracomment>\n" if lines else ""
        return f"{found['head']}{''.join(places)}{found['body']}{comment}"

    text = _TOLD.sub("", path.read_text("utf-8"))
    _replace(path, _HOLDERS_AND_TEXTS.sub(with_remarks, text).encode())


def _escaped(text: str) -> str:
    return html.escape(text, quote=False)


def _replace(path: Path, text: bytes) -> None:
    """Write a file as a whole or not at all: somebody else may be reading it."""
    if path.exists() and path.read_bytes() == text:
        return
    draft = path.with_name(f"{path.name}.{os.getpid()}")
    draft.write_bytes(text)
    disk.replace(draft, path)


def _code(path: Path) -> str:
    return path.stem.partition("_")[2]


def read(path: Path) -> Catalog:
    """The translations held in a file."""
    from babel.messages.pofile import read_po, unescape

    with path.open("rb") as file:
        held = read_po(file, locale=_code(path))
    for one in _BEFORE.finditer(path.read_text("utf-8")):  # Babel writes them, and does not read them
        message = held.get(unescape(one["now"]))
        if message is not None:
            message.previous_id = [unescape(text) for text in one.group("one", "many") if text]
    return held


def compiled(path: Path) -> bytes:
    """The same as gettext reads it."""
    return as_bytes(read(path))


def as_bytes(held: Catalog) -> bytes:
    """A catalogue as gettext reads it."""
    from babel.messages.mofile import write_mo

    held.creation_date = held.revision_date = dt.datetime(2026, 1, 1, tzinfo=dt.UTC)  # the same bytes every time
    buffer = io.BytesIO()
    write_mo(buffer, held)
    return buffer.getvalue()


def _without_dates(text: bytes) -> bytes:
    """Nothing that changes from run to run."""
    kept = [line for line in text.split(b"\n") if not line.startswith((b'"POT-Creation-Date', b'"PO-Revision-Date'))]
    return b"\n".join(kept)


def is_translated(text: str | tuple[str, ...] | list[str] | None) -> bool:
    """Whether a message has its text, or all its forms."""
    return all(text) if isinstance(text, (tuple, list)) else bool(text)


def main() -> None:
    """Refresh and compile every language."""
    from tdapp.ui.look.translations import compile_file

    COMPILED.mkdir(parents=True, exist_ok=True)
    for path in sorted(FOLDER.glob("words_*.po")):
        held = refresh(path)
        missing = [one.id for one in held if one.id and not is_translated(one.string)]
        _replace(COMPILED / f"{path.stem}.mo", compiled(path))
        fuzzy = sum(1 for one in held if one.id and one.fuzzy)
        print(f"{path.name}: {len(held)} texts, {len(missing)} not translated, {fuzzy} reworded")
    for path in sorted(FOLDER.glob("tdapp_*.ts")):
        tell_qt(path)
    for variant in variants():
        own = differing(variant, read(FOLDER / f"words_{variant.base}.po"))
        _replace(COMPILED / f"words_{variant.code}.mo", as_bytes(own))
        with tempfile.TemporaryDirectory() as folder:
            window = Path(folder, f"tdapp_{variant.code}.ts")
            base = (FOLDER / f"tdapp_{variant.base}.ts").read_text("utf-8")
            window.write_text(differing_window(variant, base), "utf-8")
            compile_file(window)
        for page, text in pages(variant):
            page.parent.mkdir(exist_ok=True)
            _replace(page, text.encode())
        print(f"words_{variant.code}: {len(own)} texts differ")


if __name__ == "__main__":
    main()
