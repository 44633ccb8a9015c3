"""Record 001 and the national rating records: the fields of a player."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable

from tdapp.domain.section.player import TITLES, NationalRecord
from tdapp.domain.words.wording import marked, tr
from tdapp.trf.cells import CellReader
from tdapp.trf.dates import birth
from tdapp.trf.layouts import PLAYER
from tdapp.trf.notes import Notebook
from tdapp.trf.records import MAX_NUMBER, Header, PlayerRecord, usable_federation

_TITLES = frozenset(TITLES)
TITLE_DIALECT = {
    "g": "GM", "m": "IM", "f": "FM", "c": "CM", "gf": "WGM", "mf": "WIM", "ff": "WFM", "cf": "WCM",
    "wg": "WGM", "wm": "WIM", "wf": "WFM", "wc": "WCM",
}  # fmt: skip
_NAME_START, _NAME_WIDTH = PLAYER.column("name") - 1, PLAYER.width("name")


def read_player(text: str, line: int, cells: CellReader, notebook: Notebook) -> PlayerRecord | None:
    """One 001 record, or None after a fault (no usable pairing number)."""
    if not text.isascii():
        text = _refit(text, line, notebook)
    part = PLAYER.cut(text)
    word = part["number"]
    if not (word.isascii() and word.isdigit() and int(word)):
        shown = (
            tr("“{word}” is not a pairing number").format(word=word) if word else tr("The pairing number is missing")
        )
        notebook.fault(tr("{shown} (columns 5 to 8 hold 1 to {most}).").format(shown=shown, most=MAX_NUMBER), line, 5)
        return None
    number = int(word)
    sex = PLAYER.part(text, "sex")
    if sex not in ("m", "w", " ", ""):
        sex = _sex(sex, line, notebook)
    title = part["title"]
    if title and title not in _TITLES:
        title = _title(title, line, notebook)
    name = PLAYER.part(text, "name").rstrip(" ")
    if not name:
        notebook.repair("name", tr("Player {number} has no name").format(number=number), line, 15)
    word = part["rating"]
    rating: int | None = None
    if word.isascii() and word.isdigit():
        rating = int(word) or None
    elif word:
        notebook.repair(
            "rating",
            tr("The rating “{word}” of player {number} is not a number and is left empty").format(
                word=word, number=number
            ),
            line,
            PLAYER.column("rating"),
        )
    fide_id, word = part["fide_id"], part["birth"]
    born, plain = birth(word)
    if not plain and word != born:
        sentence = (
            tr("The date of birth “{word}” of player {number} was read as {born}")
            if born
            else tr("The date of birth “{word}” of player {number} is not a date and is left empty")
        )
        notebook.repair(
            f"birth-{bool(born)}", sentence.format(word=word, number=number, born=born), line, PLAYER.column("birth")
        )
    if not part["rank"]:
        sentence = tr("Player {number} has no rank in the file; ranks are computed")
        notebook.repair("rank", sentence.format(number=number), line, PLAYER.column("rank"))
    return PlayerRecord(
        line, number, name, sex.strip(), title, rating, part["federation"], fide_id if fide_id.strip("0") else "",
        born, part["points"], cells.read(text, line),
    )  # fmt: skip


def read_national(header: Header, records: dict[int, PlayerRecord], notebook: Notebook) -> None:
    """National ratings and ids (NRS); the first record of a player counts."""
    seen: set[int] = set()
    for entry in header.national:
        part, code = PLAYER.cut(entry.text), entry.text[:3]
        word = part["number"]
        record = records.get(int(word)) if word.isdigit() else None
        if record is None:
            notebook.leave_out(
                "unknown", tr("A line with an unknown code ({code}) is left out").format(code=code), entry.line, 1
            )
            continue
        if record.number in seen:
            notebook.leave_out(
                "national-2",
                tr("A second national rating (player {number}) is left out").format(number=record.number),
                entry.line,
                1,
            )
            continue
        seen.add(record.number)
        word = part["rating"]
        if word.isascii() and word.isdigit():
            record.national_rating = int(word) or None
        elif word:
            sentence = tr("The national rating “{word}” is not a number").format(word=word)
            notebook.repair("national", sentence, entry.line, PLAYER.column("rating"))
        record.national_id = part["fide_id"]
        own = NationalRecord(code, part["sex"], part["title"], part["name"], part["federation"], part["birth"])
        # a record that says nothing more is written again under the same federation
        usual = usable_federation(header.texts.get("032", ""), record.federation)
        record.national_record = NationalRecord() if own == NationalRecord(usual) else own


def _sex(letter: str, line: int, notebook: Notebook) -> str:
    known = {"M": "m", "W": "w", "f": "w", "F": "w"}.get(letter, "")
    sentence = (
        tr("The sex “{letter}” was read as {known}")
        if known
        else tr("The sex “{letter}” is not known and is left empty")
    )
    notebook.repair(f"sex-{letter}", sentence.format(letter=letter, known=known), line, PLAYER.column("sex"))
    return known


def _title(text: str, line: int, notebook: Notebook) -> str:
    known = TITLE_DIALECT.get(text.lower()) or (text.upper() if text.upper() in _TITLES else "")
    if known:
        notebook.repair(
            f"title-{text}", tr("The title “{text}” was read as {known}").format(text=text, known=known), line, 11
        )
        return known
    notebook.repair(
        f"title-{text}", tr("The title “{text}” is not one of FIDE's and was kept as it is").format(text=text), line, 11
    )
    return text


def _refit(text: str, line: int, notebook: Notebook) -> str:
    """``text`` with its name in 33 characters; some programs count bytes or display columns."""
    if _fits(text):
        return text
    for what, width in _WIDTHS:
        end, used = _NAME_START, 0
        while end < len(text) and used < _NAME_WIDTH:
            used += width(text[end])
            end += 1
        while end < len(text) and width(text[end]) == 0:
            end += 1
        if used != _NAME_WIDTH:
            continue
        name = text[_NAME_START:end].rstrip(" ")
        candidate = text[:_NAME_START] + name.ljust(_NAME_WIDTH) + text[end:]
        if len(name) <= _NAME_WIDTH and _fits(candidate):
            notebook.repair(
                "columns",
                tr("The columns of this line count {what} and were put right").format(what=tr(what)),
                line,
                15,
            )
            return candidate
    return text


def _fits(text: str) -> bool:
    return not PLAYER.is_shifted(text) and not PLAYER.part(text, "points").strip(" 0123456789.,½-")


def _display_width(character: str) -> int:
    if unicodedata.combining(character):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


_WIDTHS: tuple[tuple[str, Callable[[str], int]], ...] = (
    (marked("bytes"), lambda character: len(character.encode("utf-8", "replace"))),
    (marked("display columns"), _display_width),
    (marked("UTF-16 units"), lambda character: 2 if character > "\uffff" else 1),
)
