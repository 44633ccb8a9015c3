"""What is wrong with the words on the paper, against what the document has to say."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import cache

from tdapp.reports.document import Printable
from tdapp.reports.layout.model import Fit, Table
from tests.conformance.press.source import (
    MARKS,
    catalogue,
    heads_in,
    no_blanks,
    plain,
    same_in,
    tables_in,
    texts_in,
    values_in,
    vocabulary,
    words_of,
    words_of_the_program,
)
from tests.conformance.press.witness import Piece, Sheet

INITIAL = re.compile(r"\w[\u0300-\u036f]*")
CLAUSE = re.compile(r"\b[A-D]\.\d\d(?:\.\d)*(?:, \d{1,2}(?:\.\d+)*(?!\d))?|(?<![\d.,])\d+\.\d+(?:\.\d+)+")
BROKEN_CLAUSE = re.compile(r"\b[A-D],\d\d\b|\b[A-D]\.\d\d, \d+,\d|(?<![\d.,])\d+,\d+[.,]\d+(?![\d])")
LONGEST = 24
"""Letters of a word that must not be broken; a longer one may be where no column has room for it."""

_LEAST_WORDS = 5
_SHORT = 0.4  # of the widest line: a longer last word does not look lonely


def faults(
    model: Printable, pages: Sequence[Sheet], extra: Iterable[str], own: Iterable[str], code: str
) -> Iterator[str]:
    """Every fault of a document in one language; ``extra`` are sentences that the layout added, ``own`` names and other
    texts of the event.
    """
    source = [plain(text) for text in (*texts_in(model), *extra) if text.strip()]
    yield from _words(source, pages, code)
    yield from _values(model, pages)
    yield from _heads(model, pages)
    names = {plain(text) for text in own}
    yield from _lonely([text for text in source if not _is_name(text, names)], pages)


class _Known:
    """Words that may stand on the paper, their beginnings, the parts of the longest, and codes without their signs."""

    def __init__(self, words: Collection[str]) -> None:
        self.words = words
        self.starts = {word[:count] for word in words for count in range(1, min(len(word), 9))}
        self.divided = "\n".join(part for word in words for part in re.split(r"[-‐]", word) if len(part) > LONGEST)
        self.codes = {_letters(word) for word in words if any(map(str.isdigit, word))}


@cache
def _of_the_program(code: str) -> _Known:
    return _Known(words_of_the_program(code))


def _of_the_source(source: Sequence[str]) -> _Known:
    known: set[str] = set()
    for text in source:
        for word in words_of(text):
            known.add(word)
            known.update(part.strip(MARKS) for part in re.split(r"(?<=[-‐/])", word))
            known.update(part.strip(MARKS + "-‐/") for part in re.split(r"[-‐/]", word))
    return _Known(known)


def _words(source: Sequence[str], pages: Sequence[Sheet], code: str) -> Iterator[str]:
    """A word on the paper that nobody wrote was broken or cut."""
    one, other = _of_the_program(code), _of_the_source(source)
    known, codes = {*one.words, *other.words}, one.codes | other.codes
    divided = f"{one.divided}\n{other.divided}"
    whole = "\n".join(source)
    for number, sheet in enumerate(pages, start=1):
        for piece in sheet.pieces:
            if "…" in piece.text and plain(piece.text) not in whole:
                yield f"value cut: page {number}: “{piece.text}”"
                continue
            for word in words_of(piece.text):
                if word in known or no_blanks(word) or not any(map(str.isalpha, word)):
                    continue
                if word.strip("-‐/") in known and not word.endswith("-"):
                    continue
                glued = any(word[:at] in known and word[at:] in known for at in range(1, len(word)))
                turned = no_blanks(piece.text) and "-".join(reversed(word.split("-"))) in known
                if glued or turned or _letters(word) in codes:
                    continue  # pdfium turns codes round and drops blanks in a line that runs from right to left
                initials = "." in word or len(word) == 1 or f"{word}." in piece.text
                if initials and all(
                    part in known or part in one.starts or part in other.starts
                    for part in re.split(r"[.\-‐]+", word)
                    if part
                ):
                    continue
                if len(word) > 2 and word.strip("-‐") in divided:
                    continue
                yield f"break inside a word: page {number}: “{word}” in “{piece.text}”"


def _values(model: Printable, pages: Sequence[Sheet]) -> Iterator[str]:
    """A cell that does not stand on the paper as often as it should."""
    printed = Counter(plain(piece.text) for sheet in pages for piece in sheet.pieces)
    printed += Counter(plain(part) for sheet in pages for piece in sheet.pieces for part in piece.parts)
    turned: Counter[str] = Counter()  # pdfium turns numbers round in a line that runs from right to left
    for said, times in printed.items():
        turned[_letters(said)] += times
    for value, count in Counter(values_in(model)).items():
        if printed[value] < count and turned[_letters(value)] < count and not no_blanks(value):
            yield f"value cut: “{value}” is printed {printed[value]} times, not {count}"
    words = {word for text in printed for word in words_of(text)}
    codes = {_letters(word) for word in words}
    joined = "".join(words)
    mixed = [Counter(text) for text in printed if no_blanks(text)]
    for table in tables_in(model):
        for at, column in enumerate(table.columns):
            for row in table.rows:
                if column.fit is Fit.TEXT or (column.fit is Fit.NAME and row.aside):
                    for word in words_of(row.texts[at]):
                        if word in words or word.strip("-‐/") in joined or no_blanks(word):
                            continue
                        if _letters(word) not in codes and not _is_among(word, mixed):
                            yield f"value cut: “{word}” of “{row.texts[at]}” is not printed"
                elif column.fit is Fit.NAME and not column.spare:
                    for word in words_of(row.texts[at].partition(",")[0]):
                        if word not in words and not no_blanks(word) and not _in_pieces(word, words):
                            yield f"value cut: “{word}” of the family name “{row.texts[at]}” is not printed"


def _letters(text: str) -> str:
    return "".join(sorted(text.replace(" ", "")))


def _is_among(word: str, mixed: Sequence[Counter[str]]) -> bool:
    """Whether it is a figure and its digits are in a line with a name from right to left, where pdfium mixes them."""
    return not any(map(str.isalpha, word)) and any(Counter(word) <= line for line in mixed)


def _in_pieces(word: str, printed: set[str]) -> bool:
    """Whether it is there in parts, one below the other."""
    parts = sorted((part for part in printed if part.strip("-‐") and part.strip("-‐") in word), key=len, reverse=True)
    left = word
    for part in parts:
        left = left.replace(part.strip("-‐"), " ", 1)
    return not left.strip(" -‐")


def _heads(model: Printable, pages: Sequence[Sheet]) -> Iterator[str]:
    """A title of a column that is nowhere, a page of lines without the titles, a head of a picture."""
    every = Counter(plain(piece.text) for sheet in pages for piece in sheet.pieces)
    tables = tables_in(model)
    for table in tables:
        for column in table.columns:
            if column.title.strip() and not column.spare and not every[plain(column.title)]:
                yield f"dropped head: “{column.title}”"
    of_row: defaultdict[str, list[Table]] = defaultdict(list)
    for table in tables:
        title = next((at for at, column in enumerate(table.columns) if column.fit is Fit.NAME), None)
        if title is not None and table.columns[title].title:
            for row in table.rows:
                of_row[plain(row.texts[title])].append(table)
    for number, sheet in enumerate(pages, start=1):
        texts = {plain(piece.text) for piece in sheet.pieces}
        for text in texts:
            tables_of_it = of_row.get(text, ())
            heads = {c.title for table in tables_of_it for c in table.columns if c.fit is Fit.NAME and c.title}
            if heads and not any(plain(head) in texts for head in heads):
                yield f"dropped head: page {number} has the line of “{text}” without “{min(heads)}”"
                break
    for heads in heads_in(model):
        for head, count in Counter(map(plain, heads)).items():
            if head and every[head] < count and not all(word in every for word in [head]):
                yield f"dropped head: “{head}” of a picture"


def _is_name(text: str, names: set[str]) -> bool:
    """Whether it is a name, with a title, a number or a colour before it, or with what became of him behind it."""
    words = text.split(" ")
    if any(" ".join(words[at:]) in names for at in range(min(4, len(words)))):
        return True
    return any(name in text for name in names if len(text) < len(name) + 40 and len(name) > 20)


def _lonely(source: Iterable[str], pages: Sequence[Sheet]) -> Iterator[str]:
    """The last line of a text of several lines holds one short word."""
    long = {text for text in source if len(text.split()) >= _LEAST_WORDS}
    by_start: defaultdict[str, list[str]] = defaultdict(list)
    for text in long:
        by_start[" ".join(text.split()[:2])].append(text)
    for number, sheet in enumerate(pages, start=1):
        pieces = [(piece, plain(piece.text)) for piece in sheet.pieces if not piece.turned]
        for at, (_, text) in enumerate(pieces):
            for whole in by_start.get(" ".join(text.split()[:2]), ()):
                lines = _lines(whole, pieces[at : at + 30])
                if lines is None or len(lines) < 2:
                    continue
                last, before = lines[-1], lines[-2]
                widest = max(line.end - line.start for line in lines)
                alone = len(last.text.split()) == 1 and len(before.text.split()) >= 3
                if alone and last.end - last.start < _SHORT * widest:
                    yield f"word alone: page {number}: “{last.text}” ends “{whole[:60]}”"


def _lines(whole: str, pieces: Sequence[tuple[Piece, str]]) -> list[Piece] | None:
    """The lines of a text, each below the one before and beginning with its next word; None if it is another text."""
    left, found = whole, list[Piece]()
    for piece, text in pieces:
        if found and not (found[-1].baseline - 4 * piece.size < piece.baseline < found[-1].baseline):
            continue
        if left == text:
            return [*found, piece]
        if left.startswith(f"{text} "):
            left = left[len(text) + 1 :]
            found.append(piece)
        elif not found:
            return None
    return None


def untranslated(english: Sequence[Sheet], other: Sequence[Sheet], data: Iterable[str], code: str) -> Iterator[str]:
    """What stands on both papers alike, though it is neither of the event nor the same in that language."""
    own = {word for text in data for word in words_of(text)} | same_in(code)
    typed = "\n".join(own)
    held = {plain(piece.text) for sheet in english for piece in sheet.pieces}
    said = catalogue(code)
    spoken, written = vocabulary(code), {word for text in held for word in words_of(text)}
    for text in dict.fromkeys(plain(piece.text) for sheet in other for piece in sheet.pieces):
        if text not in held:
            left = [
                one
                for one in words_of(text)
                if one in written and one.isalpha() and one.islower() and one not in spoken
            ]
            if len([word for word in left if word not in typed]) > 1:
                yield f"untranslated: “{' '.join(left)}” in “{text}”"
            continue
        if said.get(text) == text or text.strip(MARKS + "-") in typed:
            continue
        if text in said and not set(words_of(text)) <= own:
            yield f"untranslated: “{text}”"
            continue
        foreign = [word for word in words_of(text) if len(word) > 3 and word.isalpha() and not word.isupper()]
        if sum(word not in typed for word in foreign) > len(foreign) / 2:
            yield f"untranslated: “{text}”"


def clauses(english: Sequence[Sheet], other: Sequence[Sheet]) -> Iterator[str]:
    """Numbers of articles are written alike in every language."""
    text = " ".join(piece.text for sheet in other for piece in sheet.pieces)
    for found in BROKEN_CLAUSE.findall(text):
        yield f"comma in a clause number: “{found}”"
    wanted = {clause for sheet in english for piece in sheet.pieces for clause in CLAUSE.findall(piece.text)}
    flat = text.replace(" ", "")
    for clause in sorted(wanted):
        if clause.replace(" ", "") not in flat:
            yield f"comma in a clause number: “{clause}” is not printed"
