"""The shapes of a section."""

from __future__ import annotations

from enum import Enum


class Kind(Enum):
    """The shape of a section, as it is stored. What is asked of a section is asked of its system."""

    SWISS = "swiss"
    ROUND_ROBIN = "rr"
    KNOCKOUT = "ko"
    TEAM_SWISS = "team-swiss"
    TEAM_ROUND_ROBIN = "team-rr"  # of two teams: a match over several rounds
    SCHEVENINGEN = "scheveningen"  # two teams: everyone of the one meets everyone of the other
    TEAM_KNOCKOUT = "team-ko"  # ``cycles`` is the number of legs

    @property
    def of_teams(self) -> bool:
        """Whether teams are paired; the players then have no system of their own."""
        return self in _PAIRED_AS

    @property
    def paired_as(self) -> Kind:
        """The shape in which teams are paired as players are: SWISS or ROUND_ROBIN."""
        return _PAIRED_AS.get(self, self)


_PAIRED_AS = {
    Kind.TEAM_SWISS: Kind.SWISS,
    Kind.TEAM_ROUND_ROBIN: Kind.ROUND_ROBIN,
    Kind.SCHEVENINGEN: Kind.ROUND_ROBIN,
    Kind.TEAM_KNOCKOUT: Kind.ROUND_ROBIN,
}
