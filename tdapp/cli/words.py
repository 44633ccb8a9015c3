"""The translations of all that is said outside the window: ``python -m tdapp.cli.words`` (``make translations``).

Collects the English texts of the sources into ``translations/words_*.po``, keeps what is translated, and compiles
``resources/translations/words_*.mo``. Needs Babel, which only those who develop the program have.
"""

from __future__ import annotations

import ast
import datetime as dt
import io
import os
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from tdapp.services.files import disk

if TYPE_CHECKING:
    from babel.messages.catalog import Catalog

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "translations"
COMPILED = ROOT / "resources" / "translations"
SOURCES = ROOT / "tdapp"
NOT_HERE = SOURCES / "ui"  # translated by Qt: tdapp.ui.look.translations

Message = str | tuple[str, str]
"""A text, or one and many."""

DOCUMENTS_ONLY = frozenset(("es",))
"""Languages for paper alone: sheets, their reasons, the steps in the list of decisions."""

_SINGLE = ("tr", "marked")
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
_WORDS = re.compile(r"[^\W\d_]{3}")


def messages(code: str = "") -> dict[Message, list[str]]:
    """Every English text with the files it stands in; of a language for paper alone only what paper says."""
    if code in DOCUMENTS_ONLY:
        named = frozenset(_registered(on_paper=True))
        return {
            text: files
            for text, files in messages().items()
            if text in named or any(file.startswith(_ON_PAPER) for file in files)
        }
    found: dict[Message, list[str]] = {}
    for path in sorted(SOURCES.rglob("*.py")):
        if NOT_HERE not in path.parents:
            for message in _said_in(path.read_text("utf-8")):
                found.setdefault(message, []).append(path.relative_to(ROOT).as_posix())
    for message in _registered():
        found.setdefault(message, [])
    return found


@cache
def _said_in(source: str) -> tuple[Message, ...]:
    """The texts of a module; most say nothing and need not be parsed."""
    said = any(f"{name}(" in source for name in (*_SINGLE, "ntr"))
    return tuple(_messages_of(ast.parse(source))) if said else ()


def _messages_of(tree: ast.Module) -> Iterator[Message]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            continue
        texts = [one.value for one in node.args if isinstance(one, ast.Constant) and isinstance(one.value, str)]
        if node.func.id in _SINGLE and len(texts) == 1:
            yield texts[0]
        elif node.func.id == "ntr" and len(texts) == 2:
            yield texts[0], texts[1]


def _registered(*, on_paper: bool = False) -> Iterator[str]:
    """The names and sentences of the registries; what only the manual says stays English with it."""
    from tdapp.domain.rules.rulebook import RULES
    from tdapp.tiebreaks.presets import PRESETS
    from tdapp.tiebreaks.registry import CRITERIA, MODIFIER_WORDS, POLICIES

    texts: list[str] = []
    for criterion in CRITERIA:
        texts += [criterion.name, *(choice.words for choice in criterion.options)]
        texts += [name for choice in criterion.options for name in choice.names if choice.words]
    for policy in POLICIES:
        texts += [policy.name, policy.sentence, *(label for option in policy.options for label in option.labels)]
    if not on_paper:
        for criterion in CRITERIA:
            texts += [criterion.family, criterion.sentence, criterion.source]
            for choice in criterion.options:
                texts += [choice.sentence, *choice.names, choice.without]
        for policy in POLICIES:
            texts += [policy.source, *(option.sentence for option in policy.options)]
        texts += [*MODIFIER_WORDS.values(), *(preset.name for preset in PRESETS), *(rule.text for rule in RULES)]
    yield from (text for text in dict.fromkeys(texts) if _WORDS.search(text))


def refresh(path: Path) -> Catalog:
    """Bring one file of translations up to date with the sources: new texts without a translation, old ones gone."""
    from babel.messages.catalog import Catalog
    from babel.messages.pofile import write_po

    before = read(path)
    after = Catalog(locale=before.locale, fuzzy=False, charset="utf-8", project="tdapp", version="1")
    after.header_comment = "# What tdapp says outside its window; English is the key. Refreshed by make translations."
    after.msgid_bugs_address = after.last_translator = after.language_team = ""
    for message in messages(_code(path)):
        held = before.get(message[0] if isinstance(message, tuple) else message)
        text = held.string if held is not None else ("", "") if isinstance(message, tuple) else ""
        after.add(message, text, flags=set())
    buffer = io.BytesIO()
    write_po(buffer, after, width=0, sort_output=True, no_location=True)  # places only make files differ
    _replace(path, _without_dates(buffer.getvalue()))
    return after


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
    from babel.messages.pofile import read_po

    with path.open("rb") as file:
        return read_po(file, locale=_code(path))


def compiled(path: Path) -> bytes:
    """The same as gettext reads it."""
    from babel.messages.mofile import write_mo

    held = read(path)
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
    COMPILED.mkdir(parents=True, exist_ok=True)
    for path in sorted(FOLDER.glob("words_*.po")):
        held = refresh(path)
        missing = [one.id for one in held if one.id and not is_translated(one.string)]
        _replace(COMPILED / f"{path.stem}.mo", compiled(path))
        print(f"{path.name}: {len(held)} texts, {len(missing)} not translated")


if __name__ == "__main__":
    main()
