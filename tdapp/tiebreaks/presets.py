"""Ready ladders with their source. FIDE names no default; an event without one gets the first that fits."""

from __future__ import annotations

from dataclasses import dataclass

from tdapp.domain.event import Kind, Section
from tdapp.domain.ladder import Ladder, parse_ladder


@dataclass(frozen=True, slots=True)
class Preset:
    """A ready ladder; ``id`` is stored, ``name`` and ``source`` are shown."""

    id: str
    name: str
    source: str
    kind: Kind
    text: str

    @property
    def ladder(self) -> Ladder:
        """The rungs."""
        return parse_ladder(self.text)


PRESETS: tuple[Preset, ...] = (
    Preset("fide-swiss", "FIDE Swiss", "FIDE recommendation of 2019", Kind.SWISS, "BH/C1,BH,SB,PS,DE,WIN,BWG"),
    Preset(
        "fide-swiss-short",
        "Swiss, short",
        "the five criteria used most in open tournaments",
        Kind.SWISS,
        "DE,BH/C1,BH,SB,WIN",
    ),
    Preset(
        "fide-swiss-ratings",
        "Swiss with ratings",
        "for fields in which everybody is rated",
        Kind.SWISS,
        "BH/C1,BH,DE,ARO,WIN,BWG",
    ),
    Preset("fide-round-robin", "FIDE round robin", "FIDE recommendation of 2019", Kind.ROUND_ROBIN, "DE,WIN,SB,KS"),
    Preset(
        "round-robin-classic",
        "Round robin, classic",
        "the order used before direct encounter came first",
        Kind.ROUND_ROBIN,
        "SB,DE,WIN,KS",
    ),
)


def presets_for(section: Section) -> tuple[Preset, ...]:
    """The presets for a section's kind, the starting one first."""
    return tuple(preset for preset in PRESETS if preset.kind is section.kind)


def preset_ladder(section: Section) -> Ladder:
    """The ladder of an event that names none."""
    return presets_for(section)[0].ladder
