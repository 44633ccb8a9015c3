"""The cells of a crosstable as people and programs write them: a game, a bye, nothing.

Which letters mean White and Black, and what U and 1BYE are worth, depends on the table: where B stands beside the
letter of another Black and no W, it is White (blancas and negras, białe and czarne, beyaz and siyah); in one of
American letters U is an absence. Words are those of our own paper in all its languages.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from tdapp.domain.section.outcome import Cell, Colour, Outcome
from tdapp.domain.words.frozen import dataclass

FORFEIT = {"+": Outcome.FORFEIT_WIN, "-": Outcome.FORFEIT_LOSS}
RESULT = {"1": Outcome.WIN, "½": Outcome.DRAW, "=": Outcome.DRAW, "0": Outcome.LOSS}
_EUROPEAN = {**RESULT, **FORFEIT, "~": Outcome.ADJOURNED, "": Outcome.OPEN}
_SIGN = {
    "+": Outcome.WIN, "=": Outcome.DRAW, "-": Outcome.LOSS, ">": Outcome.FORFEIT_WIN, "<": Outcome.FORFEIT_LOSS,
    "~": Outcome.ADJOURNED, "?": Outcome.OPEN,
}  # fmt: skip
_LETTER = {
    "W": Outcome.WIN, "D": Outcome.DRAW, "L": Outcome.LOSS, "X": Outcome.FORFEIT_WIN, "F": Outcome.FORFEIT_LOSS,
    "~": Outcome.ADJOURNED, "?": Outcome.OPEN,
}  # fmt: skip
_C = "WБBSNPCČZЧ"
"""Letters of colours: W and Б are White, B is White or Black, the others Black."""
STYLES = {
    "european": re.compile(rf"(?P<n>[1-9]\d{{0,3}})(?P<c>[{_C}])(?P<r>[10½=+\-~])(?P<k>[KF]?)\*?"),
    "sign": re.compile(rf"(?P<r>[+=\-<>~?])(?P<n>[1-9]\d{{0,3}})(?P<c>[{_C}]?)\*?"),
    "sign and colour": re.compile(r"(?P<r>[+=\-])(?P<c>[WB]|(?<=[+\-])F)(?P<n>[1-9]\d{0,3})"),
    "after": re.compile(r"(?P<n>[1-9]\d{0,3})(?P<r>[+=\-])"),
    "letter": re.compile(r"(?P<r>[WDLXF~?])(?P<n>[1-9]\d{0,3})(?P<c>[WB]?)\*?"),
}
"""Opponent, colour and result in the orders in which people write them; a star marks other points than usual."""
_OPEN_GAME = re.compile(rf"(?P<n>[1-9]\d{{0,3}})(?P<c>[{_C}])(?P<r>)")
"""Paired, without a result, beside games as 12w1."""
FREE = ("FREI", "VOLNO", "BAY", "БАЙ")
"""What paper calls a bye where it is not *bye*; some say the same of the free round of a round robin."""
_REST = ("REST", "LIBRE", "EXEMPT", "RIPOSO", "FOLGA", "VRIJ", "PAUZA", "BOŞ", "ВІЛЬНИЙ", "СВОБ.")
_BYES = {
    **dict.fromkeys(
        ("BYE", *FREE, "EXE", "B", "1", "+", "-1", "+0", "1BYE", "BYE1", "0BYE1"), Outcome.PAIRING_BYE
    ),
    **dict.fromkeys(("½", "=", "H", "-½", "=0", "½BYE", "=BYE", "BYE½"), Outcome.HALF_POINT_BYE),
    **dict.fromkeys(
        ("", "0", "-", "--", "---", "-0", "Z", ".", "*", "0BYE", "X", *_REST), Outcome.ZERO_POINT_BYE
    ),
    **dict.fromkeys((half + word for half in "½=" for word in FREE), Outcome.HALF_POINT_BYE),
    **dict.fromkeys(("F", "B1", *(f"1{word}" for word in FREE)), Outcome.FULL_POINT_BYE),
    **dict.fromkeys(("+PAB", "+BYE"), Outcome.PAIRING_BYE),
    **dict.fromkeys(("=HPB",), Outcome.HALF_POINT_BYE),
    "-BYE": Outcome.ZERO_POINT_BYE,
    "U": Outcome.PAIRING_BYE,
}  # fmt: skip
_BYE_WORDS = frozenset(
    ("BYE", *FREE, "EXE", "U", "H", "Z", "--", "---", "½BYE", "=BYE", "0BYE", "1BYE", *_REST,
     "+PAB", "+BYE", "=HPB", "-BYE")
)  # fmt: skip
_DASHES = re.compile(r"([A-Z])-+")


def norm(text: str) -> str:
    """A cell in one spelling: no blanks, upper case, ½ for every half, no guard against formulas before it."""
    found = "".join(text.split()).upper().replace(",", ".").replace("1/2", "½").replace("0.5", "½").replace(".5", "½")
    found = found.replace("−", "-").replace("–", "-").replace("—", "-").removeprefix("'")
    if dashes := _DASHES.fullmatch(found):  # H--- as American programs fill the cell
        return dashes[1]
    return "½" if unicodedata.normalize("NFKC", found) in ("1⁄2", "0½") else found


def is_game_without_result(cell: str) -> bool:
    """``4W``."""
    return _OPEN_GAME.fullmatch(cell) is not None


def is_bye(cell: str) -> bool:
    """A bye or an absence; also an empty cell, and figures that may be points."""
    return cell in _BYES


def is_rest(cell: str) -> bool:
    """A cell that may be the free round of a round robin: worth nothing, or ``frei``, which says both in German."""
    return cell in FREE or _BYES.get(cell) is Outcome.ZERO_POINT_BYE


def is_bye_in_words(cell: str) -> bool:
    """One that cannot be a figure of another column."""
    return cell in _BYE_WORDS


def is_result(cell: str) -> bool:
    """Any cell of a round."""
    return is_bye(cell) or any(pattern.fullmatch(cell) for pattern in STYLES.values())


@dataclass(frozen=True, slots=True)
class Letters:
    """How one table writes: its style, and what depends on the table."""

    style: str
    b_is_white: bool = False
    one_bye_is_given: bool = False  # 1BYE beside BYE: a full-point bye that was asked for

    def read(self, text: str) -> Cell | None:
        """A cell; None for what is none."""
        match = STYLES[self.style].fullmatch(text)
        if match is None and self.style == "european":
            match = _OPEN_GAME.fullmatch(text)
        if match is not None:
            return self._game(match.groupdict())
        if text == "1BYE" and self.one_bye_is_given:
            return Cell(Outcome.FULL_POINT_BYE)
        if text == "U" and self.style == "letter":
            return Cell(Outcome.ZERO_POINT_BYE)
        return Cell(_BYES[text]) if text in _BYES else None

    def _game(self, groups: dict[str, str | None]) -> Cell:
        result = groups["r"] or ""
        table = {"european": _EUROPEAN, "letter": _LETTER}.get(self.style, _SIGN)
        outcome = table[result]
        if groups.get("k") or groups.get("c") == "F":  # Vega has F in place of a colour
            outcome = {Outcome.WIN: Outcome.FORFEIT_WIN, Outcome.LOSS: Outcome.FORFEIT_LOSS}.get(outcome, outcome)
        return Cell(outcome, int(groups["n"] or 0), self._colour(groups.get("c") or ""))

    def _colour(self, letter: str) -> Colour | None:
        if not letter or letter not in _C:
            return None
        return Colour.WHITE if letter in "WБ" or (letter == "B" and self.b_is_white) else Colour.BLACK


def letters_of(style: str, cells: Iterable[str]) -> Letters:
    """What the cells of a table say about its letters."""
    held = list(cells)
    games = (STYLES[style].fullmatch(cell) for cell in held)
    colours = {match.groupdict().get("c") for match in games if match is not None} - {None, "", "F"}
    b_is_white = "N" in colours or (not colours <= {"W", "Б", "B"} and not colours & {"W", "Б"})
    return Letters(style, b_is_white, "BYE" in held and "1BYE" in held)
