"""gacrux's own values for a section, by way of a TRF26 text, as a peer to compare with."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

from tdapp.domain.section.event import Kind, Section
from tdapp.trf.writer import write_trf


def gacrux_values(
    section: Section, codes: list[str], after_round: int | None = None, text: str | None = None
) -> dict[int, list[Decimal | int | None]]:
    """Pairing number -> the value of each code. Every code is asked alone: some have side effects on later ones.

    ``text``: the file to ask it of; the plain TRF26 of the section by default. Teams by their numbers.
    """
    competitors = section.teams if section.kind.of_teams else section.players
    found: dict[int, list[Decimal | int | None]] = {one.number: [] for one in competitors}
    text = text or write_trf(section, program="tdapp").decode()
    after = section.rounds_held if after_round is None else after_round
    for code in codes:
        for competitor in _compute(text, section, ["PTS", gacrux_code(code)], after)["competitors"]:
            found[competitor["cid"]].append(competitor["tiebreakScore"][1])
    return found


def gacrux_code(rung: str) -> str:
    """The code that gacrux has for a rung: ``ARO/C1{unrated=1400}`` is ``ARO/C1/U1400`` there."""
    code, _, options = rung.partition("{")
    for option in filter(None, options.removesuffix("}").split(",")):
        key, _, value = option.partition("=")
        assert (key, value) == ("reading", "result-code") or key == "unrated", option
        if key == "unrated":
            code += f"/U{value}"
    return code


def _compute(text: str, section: Section, codes: list[str], after: int) -> dict[str, Any]:
    from gacrux.tiebreak import tiebreak
    from gacrux.trf2json import trf2json

    document = trf2json()
    document.parse_file(text, 0)
    assert document.get_status() == 0, document.chessjson
    tournament = document.get_tournament(1)
    round_robin = section.kind.paired_as is Kind.ROUND_ROBIN
    settings = {
        "tiebreak": codes,
        "check": False,
        "swiss": not round_robin,
        "pre_determined": round_robin,
        "unrated": None,
    }
    result: dict[str, Any] = tiebreak(tournament, after, settings).compute_tiebreaks(tournament, settings)
    return result
