"""Which rules of pairing can be changed now: None, or the reason why not (see services.rounds.possible)."""

from __future__ import annotations

from tdapp.domain.rules.rulebook import rule
from tdapp.domain.section.event import Section
from tdapp.domain.section.team import Score
from tdapp.domain.words.checks import Warning
from tdapp.services.ports.decisions import why_not_change
from tdapp.services.ports.round_rows import Stands


def why_not_prohibit(section: Stands) -> Warning | None:
    """Prohibited pairings: until round 1 is paired, afterwards only outside FIDE mode (Q194-196)."""
    locked = section.rounds_paired and section.fide_mode
    return why_not_change(section) or (rule("prohibitions-locked").warn() if locked else None)


def why_not_wish(section: Stands) -> Warning | None:
    """Protections that yield: only outside FIDE mode."""
    wishes = rule("wishes-in-fide-mode").warn() if section.fide_mode else None
    return why_not_prohibit(section) or wishes


def why_not_accelerate(section: Section, *, baku: bool = True) -> Warning | None:
    """Acceleration, on or off: a Swiss before round 1 (Q106-111)."""
    if section.closed or section.rounds_paired:
        return why_not_change(section) or rule("acceleration-locked").warn()
    if not section.system.accelerates:
        return rule("only-swiss").warn()
    points = section.points
    by_games = section.team_rules is not None and section.team_rules.primary is Score.GAME  # C.04.7, 1.4.4
    unknown = baku and (by_games or points.loss != 0 or points.win != 2 * points.draw)
    return rule("baku-points").warn() if unknown else None
