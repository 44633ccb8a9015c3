"""The systems that have a name, and what a code of record 192 means."""

from __future__ import annotations

import re

from tdapp.domain.section.event import Kind, Section
from tdapp.domain.systems.system import System
from tdapp.domain.words.wording import marked, tr

BAKU = "_BAKU"
"""Ends the code of a section with Baku acceleration (C.04.7)."""

SYSTEMS = (
    System(
        "dutch", "2026", ("FIDE_DUTCH", "FIDE_DUTCH_2026", "FIDE_DUTCH_2025"), marked("FIDE (Dutch) system"), "C.04.3",
        paired=True,
    ),
    System("dutch", "2017", ("FIDE_DUTCH_2017",), marked("FIDE (Dutch) system of 2017"), "C.04.3"),
    System("burstein", "", ("FIDE_BURSTEIN",), marked("Burstein system"), "C.04.4.2"),
    System("dubov", "", ("FIDE_DUBOV",), marked("Dubov system"), "C.04.4.1"),
    System("lim", "", ("FIDE_LIM",), marked("Lim system"), "C.04.4.3"),
    System("double-swiss", "", ("FIDE_DOUBLESWISS", "CUSTOM_DOUBLESWISS"), marked("Double-Swiss system"), "C.04.5"),
    System("keizer", "", ("CUSTOM_KEIZER",), marked("Keizer system")),
    System("knockout", "", ("CUSTOM_KNOCKOUT",), marked("knock-out")),
)  # fmt: skip
"""Of players; round robins and the systems of teams are told by the form of their codes."""

_OF_A_TABLE = re.compile("ROUNDROBIN|SCHEVENINGEN|SCHILLER")
_OF_TEAMS = re.compile(r"FIDE_TEAM(?:_(?:TYPE[AB]|MP|GP))*")


def by_code(code: str) -> System | None:
    """The system that a code of record 192 names; None for one that nobody knows, or that is no system of players."""
    plain = code.strip().upper().removesuffix(BAKU)
    return next((system for system in SYSTEMS if plain in system.codes), None)


def not_paired(section: Section) -> str:
    """The name of the Swiss system that a section is paired by, where it is none of ours; empty where it is.

    A code that says nothing of a Swiss (a round robin's that was overruled) is passed over.
    """
    code = section.type_code.strip().upper()
    if not code or section.kind not in (Kind.SWISS, Kind.TEAM_SWISS) or _OF_A_TABLE.search(code):
        return ""
    if section.kind is Kind.TEAM_SWISS and _OF_TEAMS.fullmatch(code.removesuffix(BAKU)):
        return ""
    system = by_code(code) if section.kind is Kind.SWISS else None
    if system is None:
        return tr("system {code}").format(code=code)
    return "" if system.paired else tr(system.name)
