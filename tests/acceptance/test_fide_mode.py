"""FIDE's checklist, Q40-46, Q57-63, Q70-93, Q106-115, Q194-198, Q218-222: the mode, its locks, what breaks integrity.

Six players after one round, by hand: 1-4 1:0, 5-2 0:1, 3-6 drawn.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import fields, replace
from fractions import Fraction
from functools import cache

import pytest

from tdapp.domain.commands.event import EditSection
from tdapp.domain.commands.history import RestoreTo
from tdapp.domain.commands.pairing import DrawChess960, SetAcceleration, SetProhibitions
from tdapp.domain.commands.players import Absence, AddPlayers, ExpelPlayer, SetAbsences
from tdapp.domain.commands.registry import COMMANDS
from tdapp.domain.commands.rounds import (
    CorrectionScope,
    CorrectResult,
    EnterResult,
    LeaveFideMode,
    PublishRound,
    StartManualPairing,
    StorePairing,
    UnpairRound,
)
from tdapp.domain.prizes.plan import Prize, PrizePlan
from tdapp.domain.rules.rulebook import RULES
from tdapp.domain.section.event import ForbiddenPairs, Kind, RatingMethod, Section
from tdapp.domain.section.facts import facts_of
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.player import Player
from tdapp.domain.section.scoring import PointSystem
from tdapp.domain.words.checks import Level
from tdapp.domain.words.errors import RuleViolation
from tdapp.pairing.engines.gacrux import GacruxEngine
from tdapp.pairing.rules.position import position_of
from tdapp.reports.data import DocumentData, data_of
from tdapp.reports.document import DocumentGroup
from tdapp.reports.registry import DOCUMENTS
from tdapp.services.checks.registration import check_registration
from tdapp.services.tables import chances
from tdapp.services.tables.export import export_trf
from tdapp.services.tables.standings import compute_standings
from tests.acceptance.desk import DRAW, WHITE, Desk
from tests.arena import arena
from tests.event_files import ALL, BACK
from tests.reports.builders import OPTIONS
from tests.team_events import event_of_teams, random_team_event

SIX = """
1 A 2400 | 4w1
2 B 2300 | 5b1
3 C 2200 | 6w=
4 D 2100 | 1b0
5 E 2000 | 2w0
6 F 1900 | 3b=
"""
NEW = "\n".join(f"{number} {name} {2500 - 100 * number} |" for number, name in enumerate("ABCDEF", 1))
AtDesk = Callable[[Section], Desk]


@pytest.fixture
def desk(at_desk: AtDesk) -> Desk:
    return at_desk(arena(SIX, rounds_total=5, initial_colour="W"))


@pytest.fixture
def new(at_desk: AtDesk) -> Desk:
    return at_desk(arena(NEW, rounds_total=5, initial_colour="W"))


def test_q40_fide_mode_is_the_default(new: Desk) -> None:
    """Q40-41: a new section is in FIDE mode, and nothing has to be switched on."""
    from tdapp.domain.section.event import Event
    from tdapp.domain.section.facts import SectionFacts, empty_section

    assert empty_section(Event("New"), SectionFacts(9)).fide_mode
    assert new.section.fide_mode


def test_q43_leaving_is_level_4_and_needs_a_reason(desk: Desk) -> None:
    """Q42-43 (STOP): two steps, with the consequences spelled out, and why."""
    with pytest.raises(RuleViolation, match="reason"):
        desk.do(LeaveFideMode(1, confirmed=ALL))
    assert desk.asks(LeaveFideMode(1, "club evening")) == {"leave-fide-mode": Level.TWO_STEPS}
    assert not desk.section.fide_mode


def test_q44_the_exit_is_stamped_with_its_round(desk: Desk) -> None:
    """Q44: ``### FIDE mode exited`` with the round, in the tournament report."""
    desk.asks(LeaveFideMode(1, "club evening"))
    assert "### FIDE mode exited after round 1" in desk.report()


def test_q45_never_entered_again(desk: Desk) -> None:
    """Q45 (STOP): not by a second command, not by undo, not by going back, not by opening the file again."""
    before = desk.store.revision
    desk.asks(LeaveFideMode(1, "club evening"))
    with pytest.raises(RuleViolation, match="already"):
        desk.do(LeaveFideMode(1, "again", ALL))
    with pytest.raises(RuleViolation):
        desk.store.undo()
    with suppress(RuleViolation):  # refused, or done with the mark: both keep it
        desk.store.restore(RestoreTo(before))
    desk.reopen()
    assert not desk.section.fide_mode
    assert any("FIDE mode exited" in line for line in desk.report())


OF_A_KNOCKOUT = ("bracket", "knockout-matches", "knockout-sheet")


@cache
def printed_data(*, of_teams: bool, fide_mode: bool) -> DocumentData:
    individual = arena(SIX, rounds_total=4, initial_colour="W")  # some want rounds left
    section = replace(random_team_event(1, 4, 2, 3) if of_teams else individual, fide_mode=fide_mode)
    plan = PrizePlan((Prize("", 1, Fraction(100)), Prize("Best game", 0, Fraction(5), "", 1)))
    return data_of(compute_standings(section), plan=plan)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda one: one.document_id)
def test_q46_the_mark_is_on_every_printout(document, monkeypatch: pytest.MonkeyPatch) -> None:
    """Q46: every document of an event that has left FIDE mode says so."""
    monkeypatch.setattr(chances, "_WORK", 0)  # the least number of drawn outcomes

    def mark(*, fide_mode: bool) -> str:
        data = printed_data(of_teams=document.group is DocumentGroup.TEAMS, fide_mode=fide_mode)
        if document.document_id in OF_A_KNOCKOUT:
            data = data_of(compute_standings(replace(event_of_teams(document.applies), fide_mode=fide_mode)))
        return str(document.build(data, replace(OPTIONS, round=1)).imprint.fide_mark)

    assert mark(fide_mode=False) == "not in FIDE mode"
    assert mark(fide_mode=True) == ""


# -- the number of rounds ---


def test_q58_the_number_of_rounds_is_level_4_after_round_1(desk: Desk) -> None:
    """Q57-60 (58, 60 STOP): asked in two steps and noted, never below the rounds that are paired."""
    facts = facts_of(desk.section)
    assert desk.asks(EditSection(1, replace(facts, rounds_total=7), "more time")) == {"rounds-changed": Level.TWO_STEPS}
    assert any("announced as 5 and becomes 7" in line for line in desk.report())
    desk.play(2, ((2, 1), (6, 4), (3, 5)))
    assert desk.refuses(EditSection(1, replace(facts, rounds_total=1), "less")) == {"rounds-below-paired"}


def test_q60_a_round_paired_as_the_last_one_stays_it(desk: Desk) -> None:
    """Q60 (STOP): in FIDE mode no paired round becomes the last one, or was it: its rules are others (C.04.3, 2.3)."""
    facts = facts_of(desk.section)
    desk.play(2, ((2, 1), (6, 4), (3, 5)))
    assert desk.refuses(EditSection(1, replace(facts, rounds_total=2), "rain")) == {"last-round-stands"}
    assert desk.asks(EditSection(1, replace(facts, rounds_total=3), "rain")) == {"rounds-changed": Level.TWO_STEPS}
    desk.do(EnterResult(1, 2, 1, DRAW), EnterResult(1, 2, 2, DRAW), EnterResult(1, 2, 3, DRAW))
    desk.do(StorePairing(1, 3, ((1, 6), (4, 3), (5, 2))))
    more = EditSection(1, replace(facts, rounds_total=4), "more time")
    assert desk.refuses(more) == {"last-round-stands"}
    desk.do(UnpairRound(1, 3))
    assert desk.asks(more) == {"rounds-changed": Level.TWO_STEPS}


def test_what_a_form_does_not_offer_the_command_refuses(desk: Desk) -> None:
    """Q89, Q106-111, Q145: no acceleration, no other colour than round 1 shows, no method of ratings after round 1."""
    facts = facts_of(desk.section)
    assert desk.refuses(EditSection(1, replace(facts, type_code="FIDE_DUTCH_BAKU"))) == {"acceleration-locked"}
    assert desk.refuses(EditSection(1, replace(facts, rating_method=RatingMethod.FIDE))) == {"ratings-stand"}


def test_q61_too_many_rounds_for_the_field_are_said_before_the_start(at_desk: AtDesk) -> None:
    """Q61-62: six players cannot meet six different opponents."""
    many = at_desk(arena(NEW, rounds_total=6, initial_colour="W"))
    assert "too-many-rounds" in {one.rule_id for one in check_registration(many.section)}
    enough = at_desk(arena(NEW, rounds_total=5, initial_colour="W"))
    assert "too-many-rounds" not in {one.rule_id for one in check_registration(enough.section)}


def test_q61_prohibitions_can_leave_somebody_too_few_opponents(at_desk: AtDesk) -> None:
    """Q61-62: A may meet only D, E and F, but five rounds are announced."""
    apart = at_desk(arena(NEW, rounds_total=5, initial_colour="W", forbidden=(ForbiddenPairs(1, 5, (1, 2, 3)),)))
    found = [one for one in check_registration(apart.section) if one.rule_id == "too-few-opponents"]
    assert [one.numbers for one in found] == [(1,), (2,), (3,)]
    assert all(one.level is Level.ACKNOWLEDGE for one in found)
    early = replace(apart.section, forbidden=(ForbiddenPairs(1, 2, (1, 2, 3)),))
    assert "too-few-opponents" not in {one.rule_id for one in check_registration(early)}


def test_q63_without_a_legal_pairing_the_round_is_made_by_hand(at_desk: AtDesk, gacrux: GacruxEngine) -> None:
    """Q63: the engine proves that there is none; a session opens and takes what the arbiter decides."""
    from tdapp.domain.commands.rounds import FinishManualPairing, NoComparison, PairByHand
    from tdapp.pairing.engines.engine import NoLegalPairing

    stuck = at_desk(arena("1 A | 2w1\n2 B | 1b0", rounds_total=3, initial_colour="W"))
    with pytest.raises(NoLegalPairing, match="by hand"):
        gacrux.pair(stuck.section, 2)
    assert stuck.asks(StartManualPairing(1, 2)) == {"manual-pairing": Level.CONFIRM}
    assert stuck.asks(PairByHand(1, 2, 2, 1)) == {"rematch": Level.CONFIRM}
    end = FinishManualPairing(1, 2, reason="there is no other", missing=NoComparison.NO_PAIRING)
    assert stuck.asks(end) == {"not-compared": Level.CONFIRM}
    assert [board.players for board in stuck.round(2).boards] == [(2, 1)]


# -- points, byes, system ---


def test_q70_the_usual_points(new: Desk) -> None:
    """Q70: 1, ½, 0 unless something else is chosen."""
    assert new.section.points.is_standard


@pytest.mark.parametrize(
    ("points", "rule_id"),
    [
        (PointSystem(Fraction(1), Fraction(3, 4)), "points-two-draws"),  # Q74 STOP
        (PointSystem(Fraction(1), Fraction(1, 2), pab=Fraction(3, 2)), "bye-above-win"),  # Q81 STOP
        (PointSystem(Fraction(1), Fraction(1, 2), pab=Fraction(1, 4)), "bye-value-standard"),  # Q83 STOP
    ],
)
def test_q74_q81_q83_points_that_are_refused(new: Desk, points: PointSystem, rule_id: str) -> None:
    """Q74, Q81, Q83 (STOP)."""
    assert rule_id in new.refuses(EditSection(1, replace(facts_of(new.section), points=points), confirmed=ALL))


def test_q71_three_points_for_a_win(new: Desk) -> None:
    """Q71-73: 3-1-0 can be chosen."""
    new.do(EditSection(1, replace(facts_of(new.section), points=PointSystem(Fraction(3), Fraction(1)))))
    assert new.section.points.win == 3


@pytest.mark.parametrize(
    ("change", "rule_id"),
    [
        ({"points": PointSystem(Fraction(3), Fraction(1))}, "points-locked"),  # Q87
        ({"points": PointSystem(pab=Fraction(1, 2))}, "points-locked"),  # Q88: the value of the bye
        ({"kind": Kind.ROUND_ROBIN}, "system-locked"),  # Q93
        ({"initial_colour": "B"}, "initial-colour-locked"),
    ],
)
def test_q87_q93_locked_after_round_1(desk: Desk, change: dict[str, object], rule_id: str) -> None:
    """Q84-88, Q89-93: scoring, bye value and system stand once round 1 is paired."""
    facts = replace(facts_of(desk.section), **change)  # type: ignore[arg-type]
    assert rule_id in desk.refuses(EditSection(1, facts, "a reason", ALL))


def test_q93_locked_already_while_round_1_is_a_draft(new: Desk) -> None:
    """Q93, Q194: paired is enough, it need not be published."""
    new.do(StorePairing(1, 1, ((1, 4), (5, 2), (3, 6))))
    points = replace(facts_of(new.section), points=PointSystem(Fraction(3), Fraction(1)))
    assert new.refuses(EditSection(1, points)) == {"points-locked"}
    assert new.refuses(SetProhibitions(1, (ForbiddenPairs(2, 5, (1, 2)),), confirmed=ALL)) == {"prohibitions-locked"}
    assert new.refuses(SetAcceleration(1, True)) == {"acceleration-locked"}


# -- acceleration ---


def test_q106_baku_groups_and_points(new: Desk) -> None:
    """Q106-108: 6 players: the upper group is 2 * ceil(6 / 4) = 4; 5 rounds: 2 with a win's points, 1 with a draw's."""
    new.do(SetAcceleration(1, True))
    new.do(StorePairing(1, 1, ((1, 3), (4, 2), (5, 6))), PublishRound(1, 1))
    blocks = [(b.points, b.first_round, b.last_round, b.first_number, b.last_number) for b in new.section.accelerations]
    assert blocks == [("1.0", 1, 2, 1, 4), ("0.5", 3, 3, 1, 4)]
    report = export_trf(new.section).decode().splitlines()
    lines = [line for line in report if line[:3] in ("192", "250")]
    assert lines[0] == "192 FIDE_DUTCH_BAKU"
    assert [line[9:31].split() for line in lines[1:]] == [
        ["1.0", "001", "002", "0001", "0004"],
        ["0.5", "003", "003", "0001", "0004"],
    ]


def test_q109_not_removed_or_changed_after_round_1(new: Desk) -> None:
    """Q109-110: neither added nor taken away once round 1 is paired."""
    new.do(SetAcceleration(1, True), StorePairing(1, 1, ((1, 3), (4, 2), (5, 6))), PublishRound(1, 1))
    assert new.refuses(SetAcceleration(1, False)) == {"acceleration-locked"}
    stored = new.section.accelerations
    facts = replace(facts_of(new.section), type_code="FIDE_DUTCH")
    assert "system-locked" in new.refuses(EditSection(1, facts, "x", ALL))
    assert new.section.accelerations == stored


def test_q111_a_bye_in_round_1_has_no_number_when_the_groups_are_formed(new: Desk) -> None:
    """Q111: with 1 on a bye five are paired: 2 * ceil(5 / 4) = 4, numbers 2 to 5; number 1 falls into the group."""
    new.do(SetAcceleration(1, True), SetAbsences(1, (Absence(1, 1, Outcome.HALF_POINT_BYE),)))
    new.do(
        StorePairing(1, 1, ((2, 4), (5, 3)), ((1, Outcome.HALF_POINT_BYE), (6, Outcome.PAIRING_BYE))),
        PublishRound(1, 1),
    )
    assert {(block.first_number, block.last_number) for block in new.section.accelerations} == {(1, 5)}


def test_baku_groups_follow_the_field_until_round_1_is_public(new: Desk) -> None:
    """Q106-111: a player registered while round 1 is withdrawn counts when it is paired again."""
    new.do(SetAcceleration(1, True), StorePairing(1, 1, ((1, 3), (4, 2), (5, 6))), PublishRound(1, 1))
    assert new.section.accelerations
    new.store.execute(UnpairRound(1, 1, "two more came", ALL))
    assert not new.section.accelerations
    new.do(AddPlayers(1, (Player(0, "G", 1000), Player(0, "H", 900), Player(0, "I", 800))))
    scores = {card.number: card.pairing_score for card in position_of(new.section, 1).cards.values()}
    assert [number for number, score in scores.items() if score] == [1, 2, 3, 4, 5, 6]  # 2 * ceil(9 / 4) = 6


# -- what breaks the integrity of pairings ---


def pibe_steps(desk: Desk) -> list[tuple[object, str]]:
    """(a step, the rule of level 3 or more that it asks)."""
    return [
        (StartManualPairing(1, 2, "a wish"), "manual-pairing"),
        (CorrectResult(1, 1, 1, DRAW, CorrectionScope.EVERYTHING, "wrong slip", WHITE), "earlier-round-corrected"),
    ]


@pytest.mark.parametrize("index", range(2))
def test_q112_115_every_pibe_asks_is_logged_noted_and_undone(desk: Desk, index: int) -> None:
    """Q112-115: L3 before it, an entry in the log, a restore point, ``###``, and undo."""
    if index:
        desk.play(2, ((2, 1), (6, 4), (3, 5)))
    step, rule_id = pibe_steps(desk)[index]
    points, before = len(desk.store.restore_points()), desk.section
    noted = len(desk.report())
    levels = desk.asks(step)  # type: ignore[arg-type]
    assert levels[rule_id] >= Level.CONFIRM
    assert desk.store.journal(limit=1)[0].command_id == step.ID  # type: ignore[attr-defined]
    assert len(desk.store.restore_points()) > points
    assert len(desk.report()) > noted
    desk.store.undo(**BACK)
    assert desk.section == before


def test_q112_a_full_point_bye_is_acknowledged_and_noted(desk: Desk) -> None:
    """Q112, Q177-179: deprecated, L2, and in the report."""
    step = SetAbsences(1, (Absence(4, 2, Outcome.FULL_POINT_BYE),))
    assert desk.asks(step) == {"full-point-bye": Level.ACKNOWLEDGE}
    assert any("full-point bye in round 2" in line for line in desk.report())


def test_every_rule_of_a_pibe_is_level_2_or_more() -> None:
    """Q112-115, Q218-221: a rule that notes something in the report has been confirmed by somebody."""
    assert all(rule.level is not None and rule.level >= Level.ACKNOWLEDGE for rule in RULES if rule.pibe)


# -- prohibitions ---


def test_q194_prohibited_before_round_1(new: Desk, gacrux: GacruxEngine) -> None:
    """Q194-195: announced before the start, kept by the engine, in the report as records 260."""
    new.do(SetProhibitions(1, (ForbiddenPairs(1, 5, (1, 4), "brothers"),)))
    assert gacrux.pair(new.section, 1).opponent_of(1) != 4
    assert "260 001 005    1    4" in export_trf(new.section).decode()


def test_q196_not_after_round_1(desk: Desk) -> None:
    """Q196 (STOP): neither added nor taken away once round 1 is paired."""
    assert desk.refuses(SetProhibitions(1, (ForbiddenPairs(2, 5, (1, 2)),), confirmed=ALL)) == {"prohibitions-locked"}
    assert desk.refuses(SetProhibitions(1, (), confirmed=ALL)) == {"prohibitions-locked"}


def test_q196_outside_fide_mode_it_is_asked_and_noted(desk: Desk) -> None:
    """Q196: what can only happen after leaving FIDE mode does not count, but is still on the record."""
    desk.asks(LeaveFideMode(1, "club evening"))
    step = SetProhibitions(1, (ForbiddenPairs(2, 5, (1, 2)),))
    assert desk.asks(step) == {"prohibitions-changed": Level.CONFIRM}
    assert any("prohibited pairings change" in line for line in desk.report())


def test_q194_wishes_that_yield_are_not_for_fide_mode(new: Desk) -> None:
    """Q194: soft protections only outside FIDE mode."""
    wish = SetProhibitions(1, (), (ForbiddenPairs(1, 2, (1, 4), "SK"),), confirmed=ALL)
    assert new.refuses(wish) == {"wishes-in-fide-mode"}
    new.asks(LeaveFideMode(1, "club evening"))
    new.do(wish)
    assert new.section.wishes[0].name == "SK"


def test_q197_the_expelled_are_flagged_unpaired_and_unranked(desk: Desk) -> None:
    """Q197-198."""
    assert desk.asks(ExpelPlayer(1, 4, 2, "phone")) == {"expulsion": Level.CONFIRM}
    assert 4 not in position_of(desk.section, 2).present
    ranked = {row.player.number: row.rank for row in compute_standings(desk.section).rows}
    assert ranked.get(4) is None


# -- warnings ---


def test_q218_no_command_and_no_setting_can_switch_a_warning_off() -> None:
    """Q218-221: the only way past a warning is to confirm it, step by step; no command has a field to relax one."""
    names = {field.name for kind in COMMANDS for field in fields(kind)}
    assert not names & {"force", "silent", "quiet", "skip_warnings", "no_warnings"}
    assert all(rule.article or rule.level is None or rule.level for rule in RULES)


# -- Chess960 ---


def test_q222_a_position_per_round_from_a_seed(new: Desk) -> None:
    """Q222: drawn, stored with its seed, noted, undone; not any more once a result is in."""
    new.do(EditSection(1, replace(facts_of(new.section), chess960=True)))
    new.do(StorePairing(1, 1, ((1, 4), (5, 2), (3, 6))), DrawChess960(1, 1, 42))
    first = new.round(1).chess960
    assert first is not None
    assert new.round(1).chess960_seed == "42"
    assert any(f"Chess960 position {first} " in line and "seed 42" in line for line in new.report())
    new.do(DrawChess960(1, 1, 43), DrawChess960(1, 1, 42))
    assert new.round(1).chess960 == first  # the same seed, the same position
    new.store.undo()
    new.store.undo()
    assert new.round(1).chess960_seed == "42"
    new.do(PublishRound(1, 1))
    assert new.asks(DrawChess960(1, 1, 44)) == {"chess960-redrawn": Level.CONFIRM}
    new.do(EnterResult(1, 1, 1, WHITE))
    with pytest.raises(RuleViolation, match="has results"):
        new.do(DrawChess960(1, 1, 45))
    new.reopen()
    assert new.round(1).chess960_seed == "44"
