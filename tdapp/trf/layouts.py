"""The columns of the records that stand in fixed places (TRF26, Annex A): said once, for writing and reading."""

from __future__ import annotations

import re

from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr

_COLUMNS = re.compile(r"(\d+)(?:-(\d+))?(>?)")


class Layout:
    """The columns of a record, counted from 1 as Annex A does: ``5-8>`` is right-aligned, ``15-47`` is not.

    ``rest``: where a list begins that has as many places as it needs.
    """

    def __init__(self, *, rest: int = 0, **columns: str) -> None:
        self._parts: dict[str, slice] = {}
        places, at = ["{0:3}"], 3
        for name, text in columns.items():
            match = _COLUMNS.fullmatch(text)
            assert match is not None, text
            first, last = int(match[1]), int(match[2] or match[1])
            assert first > at, f"{name} begins before the field in front of it ends"
            places.append(f"{'':{first - 1 - at}}{{{name}:{match[3] or '<'}{last + 1 - first}}}")
            self._parts[name] = slice(first - 1, last)
            at = last
        self.rest = rest - 1 if rest else at
        held = {index for part in self._parts.values() for index in range(part.start, part.stop)}
        self.gaps = tuple(index for index in range(3, self.rest) if index not in held)
        self._pattern = "".join(places) + " " * (self.rest - at)
        self._empty = dict.fromkeys(columns, "")

    def line(self, code: str, rest: str = "", **values: object) -> str:
        """The record; fields that are not given stay blank. RuleViolation for a text that has no room."""
        text = self._pattern.format(code, **(self._empty | values))
        if len(text) != self.rest:
            wide = next(str(value) for name, value in values.items() if len(str(value)) > self.width(name))
            raise RuleViolation(
                tr("Record {code} of a TRF has no room for “{text}”.").format(code=code, text=wide[:40])
            )
        return text + rest

    def cut(self, text: str) -> dict[str, str]:
        """The fields of a record without the blanks around them; empty where the line ends before."""
        return {name: text[part].strip() for name, part in self._parts.items()}

    def part(self, text: str, name: str) -> str:
        """What stands in the columns of one field."""
        return text[self._parts[name]]

    def column(self, name: str) -> int:
        """The first column of a field, for messages."""
        return int(self._parts[name].start) + 1

    def width(self, name: str) -> int:
        """How many letters it has room for."""
        return int(self._parts[name].stop - self._parts[name].start)

    def is_shifted(self, text: str) -> bool:
        """Whether something stands between the fields, where every such record is blank."""
        return any(text[gap : gap + 1] not in ("", " ") for gap in self.gaps)


PLAYER = Layout(
    number="5-8>", sex="10", title="11-13>", name="15-47", rating="49-52>", federation="54-56", fide_id="58-68>",
    birth="70-79", points="80-84>", rank="86-89>", rest=92,
)  # fmt: skip
"""Record 001; a national one has its federation's code, the origin and the national id in the places of FIDE's."""
OLD_TEAM = Layout(name="5-36", rest=37)  # 013
TEAM = Layout(
    number="5-7>", name="9-40", short="42-46", strength="48-53>", match_points="55-60>", game_points="62-67>",
    rank="69-71>", rest=74,
)  # fmt: skip
"""Record 310."""
PAIRING_BYE = Layout(match_points="5-8>", game_points="10-13>", rest=15)  # 320
FORFEIT = Layout(type="5-6", round="8-10>", white="12-14>", black="16-18>")  # 330
LINE_UP = Layout(round="5-7>", team="9-11>", opponent="13-15>", rest=17)  # 300
ABNORMAL = Layout(type="5", match_points="8-11>", game_points="14-17>", round="20-22>", rest=24)  # 299
ABNORMAL_ELSEWHERE = Layout(type="5", match_points="7-10>", game_points="12-15>", round="17-19>", rest=21)
"""Record 299 of one other program."""
