"""A section as an exchange file, with the ranks of its official ladder and private tie-breaks in words."""

from __future__ import annotations

from tdapp import __version__
from tdapp.domain.event import Section
from tdapp.services.standings import compute_standings
from tdapp.trf.writer import Flavour, write_trf

PROGRAM = f"tdapp {__version__}"


def export_trf(section: Section, flavour: Flavour = "trf26") -> bytes:
    """The bytes of a TRF26 or TRF16 file; players who are not ranked come last."""
    table = compute_standings(section)
    last = len(table.rows)
    ranks = {row.player.number: row.rank if row.rank is not None else last for row in table.rows}
    words = tuple(
        f"{rung.text}: {rung.name}. Unplayed games: {rung.policy_name}. {rung.policy_sentence}"
        for rung in table.ladder
        if not rung.is_c07
    )
    return write_trf(section, flavour=flavour, program=PROGRAM, ranks=ranks, words=words)
