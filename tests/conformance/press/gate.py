"""A gate before the press: every document in every language of every hard event, read back as pdfium sees it.

``python -m tests.conformance.press.gate --out press.jsonl`` writes a line for each document of an event when all its
languages are done; a run leaves out what is there, so that it may be stopped at any moment.
"""

from __future__ import annotations

import argparse
import dataclasses
import json
import multiprocessing
import os
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

from tdapp.domain.words import wording
from tdapp.domain.words.wording import language
from tdapp.reports.choices import restricted
from tdapp.reports.data import DocumentData, worded
from tdapp.reports.document import Document, Printable
from tdapp.reports.layout.model import DocumentModel
from tdapp.reports.layout.numbers import cards_for_readers, for_readers
from tdapp.reports.options import PrintOptions
from tdapp.reports.printing import PrintJob, render_jobs
from tdapp.reports.registry import DOCUMENTS
from tests.conformance.press import ink, words
from tests.conformance.press.events import EVENTS, data, own_texts
from tests.conformance.press.witness import Sheet, sheets
from tests.reports.builders import OPTIONS

LANGUAGES = tuple(code for code, _ in wording.LANGUAGES)
MOST_SHOWN = 12
_PLAYED_OUT = {"prospects": ("three players",)}  # thousands of drawn rounds each time


def applying(name: str) -> list[Document]:
    """The documents that an event has."""
    held = data(name)
    return [
        one
        for one in DOCUMENTS
        if one.applies(held.subject)
        and not (one.of_each and len(held.section.players) > 60)
        and not (one.document_id in _PLAYED_OUT and len(held.section.players) > 40)
    ]


def said(document: Document, held: DocumentData, options: PrintOptions) -> Printable:
    """The document as its reader has it, with the decimal signs of his language."""
    model = document.build(worded(held), restricted(options, document.takes))
    return for_readers(model) if isinstance(model, DocumentModel) else cards_for_readers(model)


def printed(document: Document, held: DocumentData, options: PrintOptions) -> tuple[tuple[Sheet, ...], tuple[str, ...]]:
    """The pages of a document as pdfium sees them, and what the layout had to add to its words."""
    with language(options.language):
        made = render_jobs([PrintJob(document.document_id, options)], held)
        return tuple(sheets(made.pdf)), made.adjustments


def faults(document: Document, name: str, codes: Sequence[str]) -> Iterator[tuple[str, str]]:
    """(language, fault) of a document of an event."""
    held = data(name)
    own = own_texts(held)
    english: tuple[Sheet, ...] = ()
    for code in dict.fromkeys(("en", *codes)):  # what stays English is seen beside it
        options = dataclasses.replace(OPTIONS, language=code)
        pages, adjustments = printed(document, held, options)
        if code == "en":
            english = pages
        if code not in codes:
            continue
        found = [f"page {number}: {fault}" for number, page in enumerate(pages, start=1) for fault in ink.faults(page)]
        with language(code):
            found += words.faults(said(document, held, options), pages, adjustments, own, code)
        if code != "en":
            found += words.untranslated(english, pages, own, code)
            found += words.clauses(english, pages)
        yield from ((code, fault) for fault in found)


def piece(name: str, document_id: str, codes: Sequence[str] = LANGUAGES) -> dict[str, object]:
    """One line of the state."""
    document = next(one for one in DOCUMENTS if one.document_id == document_id)
    found = [f"{code}: {fault}" for code, fault in faults(document, name, codes)]
    return {"event": name, "document": document_id, "faults": found}


def finished(state: Path) -> list[dict[str, object]]:
    """The pieces of a state, without a line that was torn."""
    found = []
    if state.exists():
        for line in state.read_text(encoding="utf-8").splitlines():
            try:
                found.append(json.loads(line))
            except ValueError:
                continue
    return found


def run(state: Path, todo: Sequence[tuple[str, str]], processes: int, codes: Sequence[str] = LANGUAGES) -> None:
    """Do what is not in the state yet, and write every piece when it is finished."""
    have = {(one["event"], one["document"]) for one in finished(state)}
    waiting = [one for one in todo if one not in have]
    torn = state.exists() and not state.read_bytes().endswith(b"\n")
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, mp_context=context) as pool, state.open("a", encoding="utf-8") as out:
        out.write("\n" if torn else "")
        for future in as_completed([pool.submit(piece, *one, codes) for one in waiting]):
            out.write(json.dumps(future.result(), ensure_ascii=False) + "\n")
            out.flush()
            os.fsync(out.fileno())


def every() -> list[tuple[str, str]]:
    """All pieces, the small events first."""
    return [(name, one.document_id) for name in EVENTS for one in applying(name)]


def summary(pieces: Sequence[dict[str, object]]) -> tuple[str, int]:
    """The faults by kind with some of each, and their number."""
    kinds: Counter[str] = Counter()
    shown: dict[str, list[str]] = {}
    for one in pieces:
        for fault in one["faults"]:  # type: ignore[attr-defined]
            kind = next((kind for kind in KINDS if kind in fault), "other")
            kinds[kind] += 1
            shown.setdefault(kind, []).append(f"{one['event']} · {one['document']} · {fault}")
    lines = [f"{len(pieces)} documents of events in {len(LANGUAGES)} languages"]
    for kind, count in kinds.most_common():
        lines += [f"{count:6} {kind}", *(f"         {line}" for line in shown[kind][:MOST_SHOWN])]
    return "\n".join(lines), sum(kinds.values())


KINDS = (
    "ink over text",
    "break inside a word",
    "word alone",
    "dropped head",
    "untranslated",
    "comma in a clause number",
    "value cut",
)


def main() -> int:
    """0 where nothing is wrong."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=Path("press.jsonl"), help="the file of the state")
    parser.add_argument("--events", nargs="+", choices=EVENTS, default=list(EVENTS))
    parser.add_argument("--documents", nargs="+", metavar="ID", help="these alone")
    parser.add_argument("--languages", nargs="+", choices=LANGUAGES, default=list(LANGUAGES))
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--report", action="store_true", help="only say what is in the state")
    arguments = parser.parse_args()
    if not arguments.report:
        todo = [
            (name, one.document_id)
            for name in arguments.events
            for one in applying(name)
            if arguments.documents is None or one.document_id in arguments.documents
        ]
        run(arguments.out, todo, arguments.processes, arguments.languages)
    text, count = summary(finished(arguments.out))
    print(text)
    return int(count > 0)


if __name__ == "__main__":
    sys.exit(main())
