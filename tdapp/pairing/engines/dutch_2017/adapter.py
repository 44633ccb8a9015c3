"""The engine of 2017 behind the protocol."""

from __future__ import annotations

from tdapp import __version__
from tdapp.pairing.engines.dutch.adapter import NAME, DutchEngine
from tdapp.pairing.engines.dutch.field import Field
from tdapp.pairing.engines.dutch.pair import Round
from tdapp.pairing.engines.dutch_2017.pair import paired_round


class Dutch2017Engine(DutchEngine):
    """The Dutch system from July 2017 to January 2026. The section's system says how floats and byes are read."""

    floaters = "C5"

    @property
    def name(self) -> str:
        """``tdapp-2017 0.1.0``."""
        return f"{NAME}-2017 {__version__}"

    def paired(self, field: Field) -> Round | None:
        """The round of a field."""
        return paired_round(field)
