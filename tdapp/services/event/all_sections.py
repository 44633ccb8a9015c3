"""All sections of an event beside one another: how far each is, and the next step of several at once.

A step that asks something (who was not seen, numbers after round 1) is not made here: the reason says so, and the
arbiter goes to the section.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from enum import Enum

from tdapp.domain.commands.command import Command
from tdapp.domain.commands.event import EditSection
from tdapp.domain.commands.players import RegenerateNumbers
from tdapp.domain.commands.rounds import PublishRound, StorePairing
from tdapp.domain.commands.teams import OrderTeams
from tdapp.domain.rules.rulebook import rule
from tdapp.domain.section.event import Section
from tdapp.domain.section.facts import facts_of
from tdapp.domain.section.player import CheckIn, Standing
from tdapp.domain.section.round import Round, RoundState
from tdapp.domain.teams.for_pairing import as_paired, round_as_paired
from tdapp.domain.words.checks import NeedsConfirmation, Warning
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import marked, tr
from tdapp.pairing.engines.engine import USUAL, PairingEngine, Patience
from tdapp.pairing.rules.position import initial_colour_of
from tdapp.services.checks.registration import asked_about
from tdapp.services.event.possible import why_not_initial_colour
from tdapp.services.players.check_in import asked_before_pairing
from tdapp.services.players.lots import drawn_colour
from tdapp.services.players.numbering import in_order, numbers_in_order
from tdapp.services.players.possible import why_not_regenerate
from tdapp.services.ports.decisions import why_not_change
from tdapp.services.ports.event_store import EventStore
from tdapp.services.rounds.possible import why_not_pair, why_not_publish
from tdapp.services.rounds.preview import berger_round, byes_of_pairing, is_table_round
from tdapp.services.systems.registry import rules_of_system
from tdapp.services.teams.clubs import by_strength
from tdapp.services.teams.possible import why_not_number_teams


class Step(Enum):
    """What is done in several sections at once, in its order."""

    NUMBER = "number"
    COLOUR = "colour"
    PAIR = "pair"
    PUBLISH = "publish"


STEP_WORDS = {
    Step.NUMBER: marked("Give the numbers"),
    Step.COLOUR: marked("Draw the colours"),
    Step.PAIR: marked("Pair"),
    Step.PUBLISH: marked("Publish"),
}

RoundOf = Callable[[int], Round]
"""A round of a section by its number, an empty one where there is none yet."""


@dataclass(frozen=True, slots=True)
class SectionLine:
    """One section: ``entered`` are the active players or teams, ``present`` those checked in (None: nobody was ticked).

    ``round`` is the last one paired (0: none), of which ``open`` of ``boards`` boards (of teams: matches) have no
    result; ``next`` is the step that can be made now.
    """

    section_id: int
    name: str
    teams: bool
    entered: int
    present: int | None
    round: int
    rounds: int
    state: RoundState | None
    by_hand: bool
    boards: int
    open: int
    closed: bool
    next: Step | None


def rounds_in(store: EventStore, section_id: int) -> RoundOf:
    """The rounds of a section of an event file."""

    def found(number: int) -> Round:
        try:
            return store.round(section_id, number)
        except RuleViolation:
            return Round(number)

    return found


def lines_of(store: EventStore) -> list[SectionLine]:
    """Every section of an event file, in their order."""
    ids = [ref.section_id for ref in store.sections()]
    return [line_of(one, store.snapshot(one), rounds_in(store, one)) for one in ids]


def line_of(section_id: int, section: Section, round_of: RoundOf) -> SectionLine:
    """How far a section is."""
    view = as_paired(section)
    active = [player for player in view.players if player.standing is Standing.ACTIVE]
    ticked = any(player.check_in is not CheckIn.NOT_YET for player in active)
    last = section.rounds_paired
    round_ = round_as_paired(section, round_of(last)) if last else None
    return SectionLine(
        section_id=section_id,
        name=section.name,
        teams=view is not section,
        entered=len(active),
        present=sum(player.check_in is CheckIn.PRESENT for player in active) if ticked else None,
        round=last,
        rounds=section.rounds_total,
        state=round_.state if round_ is not None else None,
        by_hand=round_ is not None and round_.manual,
        boards=len(round_.boards) if round_ is not None else 0,
        open=len(round_.open_boards) if round_ is not None else 0,
        closed=section.closed,
        next=next((step for step in reversed(Step) if why_not(step, section, round_of) is None), None),
    )


def why_not(step: Step, section: Section, round_of: RoundOf) -> Warning | None:
    """Why a step cannot be made in a section without a question."""
    view = as_paired(section)
    match step:
        case Step.NUMBER:
            if section.rounds_paired:
                return why_not_change(section) or rule("numbered-in-round-1").warn()
            if section.teams:
                moved = by_strength(section) != [team.number for team in section.teams]
                return why_not_number_teams(section) or (None if moved else rule("numbers-in-order").warn())
            return why_not_regenerate(section, _moved(section))
        case Step.COLOUR:
            if not view.system.colour_lot or initial_colour_of(view) is not None:
                return why_not_change(section) or rule("no-colour-to-draw").warn()
            return why_not_initial_colour(view, "W")
        case Step.PAIR:
            number = section.rounds_paired + 1
            if number > section.rounds_total:
                return why_not_change(section) or rule("all-rounds-paired").warn(rounds=section.rounds_total)
            before = round_as_paired(section, round_of(number - 1)) if number > 1 else None
            impossible = why_not_pair(view, round_as_paired(section, round_of(number)), before)
            return impossible or _to_decide(view, number)
        case Step.PUBLISH:
            if not section.rounds_paired:
                return why_not_change(section) or rule("nothing-paired").warn()
            return why_not_publish(view, round_as_paired(section, round_of(section.rounds_paired)))


def command_for(
    step: Step,
    section_id: int,
    section: Section,
    *,
    seed: int,
    engine: PairingEngine | None = None,
    patience: Patience = USUAL,
) -> Command:
    """The command of a step that ``why_not`` allows. Pairing may take its time, and fails as an engine does.

    ``seed`` is that of the lot for the colour; ``engine`` pairs where the system leaves the choice (None: our own).
    """
    match step:
        case Step.NUMBER:
            if section.teams:
                return OrderTeams(section_id, tuple(by_strength(section)))
            return RegenerateNumbers(section_id, moves=_moved(section))
        case Step.COLOUR:
            facts = replace(facts_of(section), initial_colour=drawn_colour(seed))
            return EditSection(section_id, facts, colour_seed=seed)
        case Step.PAIR:
            return _pairing(section_id, section, engine, patience)
        case Step.PUBLISH:
            return PublishRound(section_id, section.rounds_paired)


def told(asked: NeedsConfirmation) -> str:
    """Why a step was left out that asks something."""
    return " ".join((*(warning.text for warning in asked.warnings), tr("Decide in the section itself.")))


def _to_decide(view: Section, number: int) -> Warning | None:
    """What pairing a round asks about in the section itself."""
    missing = asked_before_pairing(view, number)
    if missing:
        return rule("missing-undecided").warn(count=len(missing))
    found = asked_about(view, number)
    return rule("undecided").warn(remark=found[0].text) if found else None


def _moved(section: Section) -> int:
    new = numbers_in_order(in_order(section.players, RegenerateNumbers(0).equals))
    return sum(old != number for old, number in new.items())


def _pairing(section_id: int, section: Section, engine: PairingEngine | None, patience: Patience) -> StorePairing:
    view, number = as_paired(section), section.rounds_paired + 1
    if is_table_round(view):
        pairs, byes = berger_round(view, number)
        return StorePairing(section_id, number, pairs, byes, section.system.table, "")
    rules = rules_of_system(section.system)
    drawn = rules.pair(section, number, engine=rules.engine() or engine, patience=patience)
    name, _, version = (drawn.pairing.engine if drawn.pairing is not None else "").partition(" ")
    return StorePairing(section_id, number, drawn.pairs, byes_of_pairing(view, number, drawn.bye), name, version)
