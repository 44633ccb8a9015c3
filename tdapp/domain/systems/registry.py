"""The systems there are, and the one of a section."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from typing import Any, Protocol

from tdapp.domain.systems.keizer import Keizer
from tdapp.domain.systems.kind import Kind
from tdapp.domain.systems.knockout import KnockoutFacts
from tdapp.domain.systems.parameters import parameters_of, parameters_text
from tdapp.domain.systems.system import BYE, COLOURS, MET, Status, System
from tdapp.domain.words.errors import RuleViolation, unknown
from tdapp.domain.words.wording import marked, tr

_BAKU = "_BAKU"

_SWISS = marked("Swiss system")
_SWISS_TEAMS = re.compile(r"FIDE_TEAM(?:_(?:TYPE[AB]|MP|GP))*")
_OF_A_TABLE = re.compile("ROUNDROBIN|SCHEVENINGEN|SCHILLER")


def _swiss(id: str, edition: str, codes: tuple[str, ...], name: str, article: str = "", **own: Any) -> System:
    """A Swiss system; ``own`` are the fields in which it is otherwise than most."""
    usual = System(
        id, edition, codes, name, article, kind=Kind.SWISS, sort=_SWISS, status=Status.TEXT,
        by_scores=True, open_field=True, numbers_by_rating=True, swiss_criteria=True, colour_lot=True, accelerates=True,
        absolute=frozenset({MET, COLOURS, BYE}), topscorers=True,
    )  # fmt: skip
    return replace(usual, **own)


_ANYBODY: frozenset[str] = frozenset()

DUTCH = _swiss(
    "dutch", "2026", ("FIDE_DUTCH", "FIDE_DUTCH_2026", "FIDE_DUTCH_2025"), marked("FIDE (Dutch) system"), "C.04.3",
    paired=True, status=Status.APPROVED,
    sentence=marked("Players with equal scores meet; the upper half of a score group meets the lower half."),
    used=marked("everywhere: opens, championships, youth events"),
)  # fmt: skip
DUTCH_2017 = _swiss(
    "dutch", "2017", ("FIDE_DUTCH_2017",), marked("FIDE (Dutch) system of 2017"), "C.04.3",
    superseded=True, paired=True, idle_floats_down=True, full_bye_bars=False,
    sentence=marked("The Dutch system as it was until 31 January 2026, for events that were begun by it."),
    used=marked("in files of events before February 2026"),
)  # fmt: skip
BURSTEIN = _swiss(
    "burstein", "", ("FIDE_BURSTEIN",), marked("Burstein system"), "C.04.4.2", paired=True, topscorers=False,
    sentence=marked("Among equal scores, who met the strongest opposition meets who met the weakest."),
    used=marked("rarely: events in which early opponents were very unequal"),
)  # fmt: skip
DUBOV = _swiss(
    "dubov", "", ("FIDE_DUBOV",), marked("Dubov system"), "C.04.4.1", paired=True, topscorers=False,
    needs_ratings=True,
    sentence=marked("Among equal scores, opponents are chosen so that everybody meets opposition of equal strength."),
    used=marked("rarely: strong fields of known ratings"),
)  # fmt: skip
DOUBLE_SWISS = _swiss(
    "double-swiss", "", ("FIDE_DOUBLESWISS",), marked("Double-Swiss system"), "C.04.5", paired=True, topscorers=False,
    stage_rounds=2, absolute=frozenset({MET, BYE}),
    sentence=marked("A round is a match of two games with reversed colours; players with equal scores meet."),
    used=marked("in rapid and blitz events"),
)  # fmt: skip
AS_MATCHES = replace(DOUBLE_SWISS, id="double-swiss-matches", codes=(), stage_rounds=1)
"""How a Double-Swiss is paired, judged and ranked: each match is a round. It is never stored."""

ROUND_ROBIN = System(
    "round-robin", "", (), marked("Round robin"), "C.05", paired=True, kind=Kind.ROUND_ROBIN,
    sort=marked("Round robin"), tile="rr", table="Berger table", everyone_meets=True, berger=True, grid=True,
    sentence=marked("Everybody meets everybody; the Berger table says when."),
    used=marked("in closed tournaments, groups and matches"),
)  # fmt: skip
KNOCKOUT = System(
    "knockout", "", ("CUSTOM_KNOCKOUT",), marked("Knock-out"), paired=True, kind=Kind.KNOCKOUT,
    sort=marked("Knock-out"), tile="knockout", table="Bracket", elimination=True, scores=True,
    parameters=KnockoutFacts, absolute=_ANYBODY,
    sentence=marked("The winner of a match goes on, the other one is out."), used=marked("in cups and play-offs"),
)  # fmt: skip
TEAM_SWISS = System(
    "team-swiss", "2026", (), marked("FIDE system of teams"), "C.04.6", paired=True, kind=Kind.TEAM_SWISS,
    sort=marked("Swiss system of teams"), pairs_teams=True, by_scores=True, swiss_criteria=True, colour_lot=True,
    sentence=marked("Teams with equal scores meet."), used=marked("in olympiads and open team events"),
)  # fmt: skip
TEAM_ROUND_ROBIN = System(
    "team-rr", "", (), marked("Round robin of teams"), "C.05", paired=True, kind=Kind.TEAM_ROUND_ROBIN,
    sort=marked("Round robin of teams"), tile="rr", table="Berger table", pairs_teams=True, everyone_meets=True,
    sentence=marked("Every team meets every other one."), used=marked("in leagues"),
)  # fmt: skip
SCHEVENINGEN = System(
    "scheveningen", "", (), marked("Scheveningen system"), paired=True, kind=Kind.SCHEVENINGEN,
    sort=marked("Scheveningen system"), tile="scheveningen", table="Scheveningen table", pairs_teams=True,
    by_seats=True, sentence=marked("Everybody of one team meets everybody of the other."),
    used=marked("in matches of two teams"),
)  # fmt: skip
TEAM_KNOCKOUT = System(
    "team-ko", "", (), marked("Knock-out of teams"), paired=True, kind=Kind.TEAM_KNOCKOUT,
    sort=marked("Knock-out of teams"), tile="knockout", table="Bracket", pairs_teams=True, elimination=True,
    sentence=marked("The team that wins its match goes on."), used=marked("in cups"),
)  # fmt: skip
KEIZER = System(
    "keizer", "", ("CUSTOM_KEIZER",), marked("Keizer system"), paired=True, kind=Kind.SWISS,
    sort=marked("Keizer system"), by_scores=True, open_field=True, numbers_by_rating=True, swiss_criteria=True,
    status=Status.FREE, absolute=_ANYBODY, scores=True, parameters=Keizer, begins="byes=club",
    sentence=marked("Neighbours in the table meet; a win against a strong opponent gives more."),
    used=marked("in club seasons, above all in the Netherlands and Belgium"),
)  # fmt: skip

SYSTEMS: list[System] = [
    DUTCH,
    DUTCH_2017,
    BURSTEIN,
    DUBOV,
    _swiss("lim", "", ("FIDE_LIM",), marked("Lim system"), "C.04.4.3"),
    DOUBLE_SWISS,
    KEIZER,
    ROUND_ROBIN,
    KNOCKOUT,
    TEAM_SWISS,
    TEAM_ROUND_ROBIN,
    SCHEVENINGEN,
    TEAM_KNOCKOUT,
]  # fmt: skip
"""The first of a shape is the usual one, which a section has where nothing names another."""

_UNKNOWN = _swiss("unknown", "", (), marked("system {code}"), absolute=_ANYBODY)
_UNKNOWN_TEAMS = System(
    "unknown-teams", "", (), marked("system {code}"), kind=Kind.TEAM_SWISS, sort=TEAM_SWISS.sort,
    pairs_teams=True, by_scores=True, swiss_criteria=True, colour_lot=True,
)  # fmt: skip


def usual(kind: Kind) -> System:
    """The system of a section of which nothing more is said than its shape."""
    return next(system for system in SYSTEMS if system.kind is kind)


def by_code(code: str) -> System | None:
    """The system that a code of record 192 names; None for one that nobody knows, or that names only a shape."""
    plain = code.strip().upper().removesuffix(_BAKU)
    return next((system for system in SYSTEMS if plain in system.codes), None)


def is_baku(code: str) -> bool:
    """Whether a code asks for Baku acceleration (C.04.7): record 192 says it so, ``FIDE_DUTCH_BAKU``."""
    return code.upper().endswith(_BAKU)


def with_baku(code: str, wanted: bool) -> str:
    """The code with the acceleration, or without it."""
    plain = code[: -len(_BAKU)] if is_baku(code) else code
    return plain + _BAKU if wanted else plain


def ids() -> dict[str, System]:
    """What each system is called at the command line: its id, of an older edition with the edition."""
    found: dict[str, System] = {}
    for system in SYSTEMS:
        found.setdefault(system.id if system.id not in found else system.key, system)
    return found


def systems_of(*, teams: bool) -> Iterable[System]:
    """The usual system of each shape of players or of teams, in the order in which they are offered."""
    return (usual(kind) for kind in Kind if kind.of_teams is teams)


def offered(*, teams: bool, tile: str) -> list[System]:
    """The systems of a tile by which is paired here, the usual one first."""
    return [one for one in listed(teams=teams) if one.tile == tile]


def listed(*, teams: bool) -> list[System]:
    """Every system by which a section can begin here."""
    return [one for one in SYSTEMS if one.paired and one.pairs_teams is teams and not one.superseded]


def successors(system: System) -> list[System]:
    """Those by which a section of this one can go on: of the same shape, with as many games of a round."""
    fit = [one for one in SYSTEMS if one.kind is system.kind and one.stage_rounds == system.stage_rounds]
    return [one for one in fit if one.paired and not one.superseded and one is not system]


def read_as(system: System) -> Kind | None:
    """The shape in which a report is to be read for it; None where its teams say it."""
    return None if system.pairs_teams else system.kind


@lru_cache(maxsize=256)
def system_of(kind: Kind, key: str = "", code: str = "") -> System:
    """The system of a section: the one that was chosen, else what record 192 names, else the usual one of its shape.

    One of another shape is passed over: a round robin that calls itself a Swiss, the teams of a section as players.
    """
    known = (*SYSTEMS, AS_MATCHES)
    chosen = next((system for system in known if system.key == key and system.kind is kind), None)
    if chosen is not None:
        return chosen
    plain = code.strip().upper().removesuffix(_BAKU)
    if not plain or not usual(kind).by_scores or _OF_A_TABLE.search(plain):
        return usual(kind)
    named = by_code(plain)
    if named is not None and named.kind is kind:
        return named
    if usual(kind).pairs_teams:
        return usual(kind) if _SWISS_TEAMS.fullmatch(plain) else _UNKNOWN_TEAMS
    return _UNKNOWN


def chosen_key(system: System, code: str = "") -> str:
    """The key stored of a system that was chosen: empty where its shape and its code say it already."""
    return "" if system_of(system.kind, "", code) is system else system.key


def system_named(text: str) -> tuple[System, str]:
    """What ``keizer``, ``dutch-2017`` or ``keizer:ratio=4,bye=1/3`` names, and its parameters as they are stored.

    The id alone is the usual edition. RuleViolation for a name that nobody has, or parameters that are none.
    """
    name, _, parameters = text.strip().partition(":")
    wanted = name.strip().lower()
    found = ids().get(wanted) or next((system for system in SYSTEMS if wanted == system.key), None)
    if found is None:
        raise unknown(tr("“{value}” is no pairing system; known are {known}."), name, ids())
    return found, checked_text(found, parameters)


def named_with(system: System, parameters: str) -> str:
    """The text that ``system_named`` reads."""
    return f"{system.key}:{parameters}" if parameters else system.key


def checked_text(system: System, parameters: str) -> str:
    """Parameters as they are stored; RuleViolation where the system has none of these."""
    if system.parameters is not None:
        return parameters_text(parameters_of(system.parameters, parameters))
    if parameters.strip():
        raise RuleViolation(tr("The {system} has no parameters.").format(system=tr(system.name)))
    return ""


class _Played(Protocol):
    @property
    def system(self) -> System: ...
    @property
    def type_code(self) -> str: ...


def name_of(section: _Played) -> str:
    """The system of a section in a sentence."""
    return tr(section.system.name).format(code=section.type_code.strip().upper())


def not_paired(section: _Played) -> str:
    """The name of the system of a section where it is none by which is paired here; empty where it is."""
    return "" if section.system.paired else name_of(section)


def is_unknown(system: System) -> bool:
    """Whether nothing but a code is known of it."""
    return system not in SYSTEMS
