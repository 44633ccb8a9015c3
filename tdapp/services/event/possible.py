"""Which steps of the event and its sections are possible now: None, or the reason why not (see rounds.possible)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from tdapp.domain.rules.rulebook import rule
from tdapp.domain.section.editions import is_of_2017
from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import Colour
from tdapp.domain.section.round import Round
from tdapp.domain.systems.system import System
from tdapp.domain.words.checks import Warning
from tdapp.domain.words.wording import marked, tr
from tdapp.pairing.rules.position import initial_colour_of
from tdapp.services.checks.closing import closing_checks
from tdapp.services.ports.decisions import why_not_change
from tdapp.services.ports.round_rows import Stands


def why_not_close(section: Stands, rounds: Sequence[Round], *, by_hand_is_stale: bool = False) -> Warning | None:
    """The standings become final; ``rounds`` are those paired."""
    if section.closed:
        return why_not_ask_to_close(section)

    def missing() -> str:
        checks = closing_checks(rounds, section.rounds_total, by_hand_is_stale=by_hand_is_stale)
        return " ".join(sentence for check in checks for sentence in check.missing)

    return rule("not-ready-to-close").warn(missing=missing) if missing() else None


def why_not_ask_to_close(section: Stands) -> Warning | None:
    """Looking at what is missing before the standings can be final."""
    return rule("closed-already").warn() if section.closed else None


def why_not_reopen(section: Stands) -> Warning | None:
    """A closed section is provisional again."""
    return None if section.closed else rule("not-closed").warn()


def why_not_leave_fide_mode(section: Stands) -> Warning | None:
    """FIDE mode is left for good."""
    return why_not_change(section) or (None if section.fide_mode else rule("fide-mode-left").warn())


def why_not_remove_section(section: Section, sections: int) -> Warning | None:
    """An empty section goes; ``sections``: how many there are."""
    if section.closed or section.players or section.teams:
        return why_not_change(section) or rule("section-not-empty").warn(name=section.name)
    return rule("last-section").warn() if sections == 1 else None


def why_not_order_sections(sections: int) -> Warning | None:
    """Sections in another order."""
    return rule("one-section").warn() if sections < 2 else None


# -- regulations ---


def why_not_points(section: Stands) -> Warning | None:
    """Points and the value of the bye: before round 1 (Q70-88)."""
    return _locked(section, "points-locked")


def why_not_system(section: Stands) -> Warning | None:
    """Kind, cycles and pairing system: before round 1 (Q89-93)."""
    return _locked(section, "system-locked")


def why_not_change_system(section: Section) -> Warning | None:
    """The section goes on by another system: only where its rounds came with a file by one that is not ours.

    Or where the file names the Dutch rules without the year.
    """
    if not section.rounds_paired:
        return why_not_change(section) or rule("system-not-begun").warn()
    settled = section.system.paired and not is_of_2017(section)
    stands = rule("system-stands").warn(system=partial(tr, section.system.name)) if settled else None
    return why_not_change(section) or stands


def why_not_change_system_to(section: Section, system: System) -> Warning | None:
    """Going on by this system."""
    why_not = why_not_change_system(section)
    if why_not is None and section.fide_mode and not system.status.of_fide:
        return rule("system-needs-exit").warn(system=partial(tr, system.name))
    return why_not


def why_not_initial_colour(section: Section, colour: str) -> Warning | None:
    """The initial colour ``W`` or ``B``: before round 1, or while none is stored and the rounds do not show another."""
    if section.initial_colour:
        return _locked(section, "initial-colour-locked")
    known = initial_colour_of(section) if section.rounds_paired else None
    if section.closed or known is None or known.value.upper() == colour:
        return why_not_change(section)
    return rule("colour-known").warn(colour=partial(tr, marked("White") if known is Colour.WHITE else marked("Black")))


def why_not_rounds(section: Stands, total: int) -> Warning | None:
    """Another number of rounds: not below those paired; in FIDE mode no paired round becomes or was the last one."""
    paired = section.rounds_paired
    if section.closed or total < paired:
        return why_not_change(section) or rule("rounds-below-paired").warn(paired=paired, rounds=total)
    last = paired and paired in (section.rounds_total, total) and total != section.rounds_total
    return rule("last-round-stands").warn(round=paired) if last and section.fide_mode else None


def _locked(section: Stands, rule_id: str) -> Warning | None:
    return why_not_change(section) or (rule(rule_id).warn() if section.rounds_paired else None)
