"""Ready parameters of Keizer competitions, named after the programs that clubs come from."""

from __future__ import annotations

from fractions import Fraction

from tdapp.domain.systems.keizer import Keizer
from tdapp.domain.systems.parameters import parameters_of
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import marked, tr


@dataclass(frozen=True, slots=True)
class KeizerPreset:
    """``name`` is marked for translation, ``text`` what is otherwise than usual, ``remark`` what is not the same."""

    id: str
    name: str
    text: str
    remark: str = ""

    @property
    def rules(self) -> Keizer:
        """The parameters."""
        return parameters_of(Keizer, self.text)


PRESETS = (
    KeizerPreset("usual", marked("Usual in clubs"), "byes=club"),
    KeizerPreset(
        "keizerforclubs",
        marked("As KeizerForClubs, 3:1"),
        "values=ratio-even,excused=7/20,unexcused=7/20,duty=7/10,byes=club",
        marked("Its bonus for losing a hard game and its value of an opponent who has left are not among these."),
    ),
    KeizerPreset(
        "freekeizer",
        marked("As FreeKeizer"),
        "values=count,own=start,loss=1/6,bye=2/3,unexcused=1/3,excused-limit=5,byes=club",
        marked("It rounds the share of an absence to whole points; here it stays exact."),
    ),
    KeizerPreset(
        "chesspairing",
        marked("As chesspairing"),
        "values=count,excused=7/20,duty=7/10,excused-limit=5,distance=2,method=consistent,rounding=half,byes=club",
        marked("It stops after twenty steps and knows circles of two only."),
    ),
)
"""The usual ones first."""


def preset_of(rules: Keizer) -> KeizerPreset | None:
    """The preset that has these parameters."""
    return next((one for one in PRESETS if one.rules == rules), None)


_SIGNS = {"½": "1/2", "⅓": "1/3", "⅔": "2/3", "¼": "1/4", "¾": "3/4", "⅙": "1/6", "⅚": "5/6"}


def share_read(text: str) -> Fraction:
    """``1/3``, ``½``, ``0.35`` or ``35 %``, exactly; RuleViolation for anything else."""
    plain = _SIGNS.get(text.strip(), text.strip()).replace(",", ".")
    percent = plain.endswith("%")
    try:
        if not plain.isascii() or "e" in plain.lower() or len(plain) > 12:
            raise ValueError(text)
        found = Fraction(plain.rstrip("% "))
    except (ValueError, ZeroDivisionError):
        raise RuleViolation(tr("“{text}” is no share; write for example 1/3 or 0.35.").format(text=text[:20])) from None
    return found / 100 if percent else found
