"""Which step of a round is possible in which state, and which comes next: by the rule that forbids it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from tdapp.domain.commands.rounds import AbsenceAction, CorrectionScope
from tdapp.domain.section.event import Kind, Section
from tdapp.domain.section.outcome import GameResult, Outcome
from tdapp.domain.section.player import CheckIn, Standing
from tdapp.domain.section.round import Board, Round, RoundState
from tdapp.domain.words.checks import Warning
from tdapp.services.rounds import possible
from tdapp.services.rounds.strip import Way, is_used, strip
from tests.arena import arena
from tests.recorded import recorded

WHITE, PAB, ZPB = GameResult.WHITE_WINS, Outcome.PAIRING_BYE, Outcome.ZERO_POINT_BYE
HELD = "1 A 2100 | 4w1 2b1 3w? .\n2 B 2000 | 3b1 1w0 4b1 .\n3 C 1900 | 2w0 4b= 1b? .\n4 D 1800 | 1b0 3w= 2w0 ."
"""Three rounds, the last with an open game; the fourth is the last."""
NEW = "1 A 2100 |\n2 B 2000 |\n3 C 1900 |\n4 D 1800 |"


def held(**fields: object) -> Section:
    return arena(HELD, **{"rounds_total": 4, "initial_colour": "W", **fields})


def left(section: Section, *gone: int) -> Section:
    players = [replace(one, standing=Standing.WITHDRAWN) if one.number in gone else one for one in section.players]
    return replace(section, players=tuple(players))


def ticked(section: Section, *here: int) -> Section:
    players = [replace(one, check_in=CheckIn.PRESENT) if one.number in here else one for one in section.players]
    return replace(section, players=tuple(players))


SECTIONS: dict[str, Section] = {
    "new": arena(NEW, rounds_total=4),
    "new, colour drawn": arena(NEW, rounds_total=4, initial_colour="B"),
    "new, some are here": ticked(arena(NEW, rounds_total=4, initial_colour="B"), 1, 2),
    "new, numbers not in order": arena(NEW.replace("2100", "1500"), rounds_total=4, initial_colour="B"),
    "new, one came": left(arena(NEW, rounds_total=4, initial_colour="W"), 2, 3, 4),
    "new, two came": left(arena(NEW, rounds_total=4, initial_colour="W"), 3, 4),
    "nobody": Section(arena(NEW).event, (), (), 4),
    "Swiss": held(),
    "Swiss, some are here": ticked(held(), 1),
    "Swiss, one has left": left(held(), 4),
    "outside FIDE": held(fide_mode=False),
    "closed": held(closed=True),
    "Chess960": held(chess960=True),
    "Chess960, closed": held(chess960=True, closed=True),
    "another system": held(type_code="FIDE_DUBOV_NO_SUCH"),
    "Keizer in FIDE mode": held(type_code="CUSTOM_KEIZER"),
    "table": held(kind=Kind.ROUND_ROBIN, rounds_total=3),
    "cup": arena("1 A | 4w1 2b?\n2 B | 3b1 1w?\n3 C | 2w0 .\n4 D | 1b0 .", kind=Kind.KNOCKOUT, rounds_total=2),
    "cup, drawn": arena("1 A | 4w=\n2 B | 3b1\n3 C | 2w0\n4 D | 1b=", kind=Kind.KNOCKOUT, rounds_total=2),
    "cup, new, numbers are seeds": arena(NEW.replace("2100", "1500"), kind=Kind.KNOCKOUT, rounds_total=2,
                                         system_text="seeding=number"),
    "matches of two games": arena("1 A | 4w1 4b=\n2 B | 3b1 3w0\n3 C | 2w0 2b1\n4 D | 1b0 1w=", rounds_total=4,
                                  type_code="FIDE_DOUBLESWISS", initial_colour="W"),
    "matches, a first game is open": arena("1 A | 4w? 4b=\n2 B | 3b1 3w0\n3 C | 2w0 2b1\n4 D | 1b? 1w=",
                                           rounds_total=4, type_code="FIDE_DOUBLESWISS", initial_colour="W"),
    "matches, closed": arena("1 A | 4w1\n2 B | 3b1\n3 C | 2w0\n4 D | 1b0", rounds_total=4, closed=True,
                             type_code="FIDE_DOUBLESWISS", initial_colour="W"),
    "matches, after one game": arena("1 A | 4w1\n2 B | 3b1\n3 C | 2w0\n4 D | 1b0", rounds_total=4,
                                     type_code="FIDE_DOUBLESWISS", initial_colour="W"),
}  # fmt: skip
PAIR, OTHER = Board(1, 1, 4), Board(2, 2, 3)


def rounds(number: int) -> dict[str, Round]:
    """A round in every state of its life."""
    won, checked = replace(PAIR, result=WHITE), replace(PAIR, result=WHITE, verified=True)
    lost, waits = replace(OTHER, result=WHITE), replace(OTHER, result=GameResult.ADJOURNED)
    return {
        "nothing": Round(number, unpaired=(1, 2, 3, 4)),
        "draft": Round(number, boards=(PAIR, OTHER)),
        "draft with a hole": Round(number, boards=(PAIR,), byes=((2, PAB),), unpaired=(3,)),
        "by hand": Round(number, boards=(PAIR,), unpaired=(2, 3), manual=True),
        "by hand, whole": Round(number, boards=(PAIR, OTHER), manual=True),
        "public by hand": Round(number, RoundState.PUBLISHED, boards=(PAIR, OTHER), manual=True),
        "public": Round(number, RoundState.PUBLISHED, boards=(PAIR, OTHER)),
        "one result": Round(number, RoundState.PLAYING, boards=(won, OTHER)),
        "one is adjourned": Round(number, RoundState.COMPLETE, boards=(won, waits)),
        "complete": Round(number, RoundState.COMPLETE, boards=(won, lost)),
        "verified": Round(number, RoundState.VERIFIED, boards=(checked, replace(lost, verified=True))),
        "one was left over": Round(number, RoundState.COMPLETE, boards=(won,), byes=((2, PAB),), unpaired=(3,)),
        "locked": Round(number, RoundState.LOCKED, boards=(won, lost)),
        "all have byes": Round(number, RoundState.COMPLETE, byes=tuple((one, ZPB) for one in range(1, 5)),
                               byes_only=True),
    }  # fmt: skip


def steps(section: Section, now: Round, before: Round | None) -> Iterator[tuple[str, Warning | None]]:
    yield "pair", possible.why_not_pair(section, now, before)
    yield "again", possible.why_not_pair_again(section, now, before)
    yield "by hand", possible.why_not_pair_by_hand(section, now, before)
    alone: tuple[tuple[str, Callable[[Section, Round], Warning | None]], ...] = (
        ("seat", possible.why_not_edit_by_hand), ("finish", possible.why_not_finish_by_hand),
        ("publish", possible.why_not_publish), ("unpublish", possible.why_not_unpublish),
        ("unpair", possible.why_not_unpair), ("back", possible.why_not_take_back),
        ("adjourn", possible.why_not_adjourn), ("position", possible.why_not_draw_position),
        ("type", possible.why_not_type), ("enter", possible.why_not_enter),
    )  # fmt: skip
    for name, asked in alone:
        yield name, asked(section, now)
    for board in now.boards[-1:]:
        yield "clear", possible.why_not_clear(section, now, board)
        yield "verify", possible.why_not_verify(section, now, board)
        yield "late", possible.why_not_late(section, now, board)
    for scope in (CorrectionScope.EVERYTHING, CorrectionScope.RATING_ONLY):
        yield f"correct {scope.value}", possible.why_not_correct(section, now, scope)
    for action in AbsenceAction:
        for player in (1, 3) if len(section.players) > 2 else ():
            yield f"{action.value} {player}", possible.why_not_absent(section, now, player, action)


def shown(found: Warning | None) -> str:
    return "yes" if found is None else found.rule_id


def in_states(
    section: Section, said: Callable[[Section, Round, Round | None], dict[str, str]]
) -> dict[str, dict[str, str]]:
    """What is said of each step, by where the round is from the last paired one (0) and by its state."""
    found = {}
    paired = section.rounds_paired
    for number in range(max(1, paired - 1), min(paired + 1, section.rounds_total) + 1):
        before = rounds(number - 1)["complete"] if number > 1 else None
        for state, now in rounds(number).items():
            found[f"{number - paired:+d} {state}"] = said(section, now, before)
    return found


def told(said: Callable[[Section, Round, Round | None], dict[str, str]]) -> Iterator[str]:
    """A line for each state of the usual event by what is said; of the others what is otherwise there."""
    usual = in_states(SECTIONS["Swiss"], said)
    for name, section in {"Swiss": SECTIONS["Swiss"], **SECTIONS}.items():
        yield f"== {name}: paired {section.rounds_paired} of {section.rounds_total}"
        lines: dict[str, list[str]] = {}
        for state, steps_now in in_states(section, said).items():
            known = usual.get(state, {}) if name != "Swiss" else {}
            other = {step: one for step, one in steps_now.items() if known.get(step) != one}
            groups = [
                f"{one}: {', '.join(step for step in other if other[step] == one)}" for one in sorted({*other.values()})
            ]
            gone = [f"without {step}" for step in known if step not in steps_now]
            if groups or gone:
                lines.setdefault("; ".join((*groups, *gone)), []).append(state)
        yield from (f"{' | '.join(states)} → {text}" for text, states in lines.items())


def test_every_step_in_every_state() -> None:
    """What may be done, and by which rule it may not."""
    recorded("services/possible_now", told(lambda *now: {step: shown(found) for step, found in steps(*now)}))


def test_what_comes_next_in_every_state() -> None:
    """Each step done (+), next (>) or waiting (-), with why it cannot be taken, and how many are in."""

    def said(section: Section, now: Round, before: Round | None) -> dict[str, str]:
        signs = {Way.DONE: "+", Way.NEXT: ">", Way.WAITS: "-"}
        return {
            one.step.value: f"{signs[one.way]}{'' if one.why_not is None else one.why_not.rule_id}"
            f"{f' {one.have}/{one.of}' if one.of else ''}{' by hand' if one.by_hand else ''}"
            for one in strip(section, now, before)
        }

    recorded("services/next_steps", told(said))
    assert not is_used(SECTIONS["new"])
    assert is_used(SECTIONS["Swiss, some are here"])


@pytest.mark.parametrize(
    ("state", "rule_id"),
    [
        ("nothing", "before-draft"), ("draft", "before-draft"), ("by hand", "by-hand-open"), ("public", "before-open"),
        ("one result", "before-open"), ("one is adjourned", "yes"), ("complete", "yes"),
        ("one was left over", "before-left-over"), ("public by hand", "by-hand-open"),
    ],
)  # fmt: skip
def test_the_next_round_waits_for_the_one_before(state: str, rule_id: str) -> None:
    before = rounds(1)[state]
    assert shown(possible.why_not_after(before)) == rule_id
    assert shown(possible.why_not_pair(held(), Round(4), rounds(3)[state])) == rule_id
    same = "yes" if rule_id == "before-open" else rule_id
    assert shown(possible.why_not_after(before, same_match=True)) == same


def test_sentences_name_what_is_missing() -> None:
    def text(found: Warning | None) -> str:
        assert found is not None
        return found.text

    assert "board 1, 2" in text(possible.why_not_after(rounds(3)["public"]))
    assert "board 2" in text(possible.why_not_after(rounds(3)["one result"]))
    assert "round 5" in text(possible.why_not_pair(held(), Round(6), None)).lower()
    open_match = SECTIONS["matches, a first game is open"]
    waits = text(possible.why_not_pair(open_match, Round(3), rounds(2)["complete"]))
    assert "A (1) – D (4)" in waits
    assert "round 1" in waits.lower()
    hole = text(possible.why_not_publish(held(), rounds(4)["draft with a hole"]))
    assert "C (3)" in hole
    assert "D (4)" not in hole


def test_the_next_game_of_a_match_has_its_colours_reversed() -> None:
    """C.04.5, 4.4."""
    first = Round(1, boards=(PAIR, OTHER))
    assert possible.why_not_game(first, 2, ((4, 1), (3, 2))) is None
    assert possible.why_not_game(first, 2, ((3, 2), (4, 1))) is None
    for pairs in (((1, 4), (3, 2)), ((4, 1),), ((4, 2), (3, 1))):
        assert shown(possible.why_not_game(first, 2, pairs)) == "game-follows"


def test_who_can_take_a_free_seat() -> None:
    now = Round(3, boards=(PAIR,))
    assert possible.free_players(held(), now) == (2, 3)
    assert possible.free_players(left(held(), 2, 1), now) == (3,)
    assert possible.free_players(held(), Round(3, boards=(PAIR, OTHER))) == ()


def test_a_table_and_a_bracket_have_an_end() -> None:
    """C.05: four players have three rounds."""
    table, cup = SECTIONS["table"], SECTIONS["cup"]
    assert possible.why_not_table(table, 3) is None
    beyond = possible.why_not_table(table, 4)
    assert beyond is not None
    assert (beyond.rule_id, "4" in beyond.text, "3" in beyond.text) == ("beyond-table", True, True)
    assert shown(possible.why_not_table(cup, 3)) == "knockout-over"
    drawn = possible.why_not_table(SECTIONS["cup, drawn"], 2)
    assert drawn is not None
    assert (drawn.rule_id, "A – D" in drawn.text) == ("knockout-undecided", True)
    assert shown(possible.why_not_table(replace(cup, players=cup.players[:1], cells=((),)), 1)) == "too-few-players"


def test_no_round_is_skipped() -> None:
    new = SECTIONS["new, colour drawn"]
    assert shown(possible.why_not_pair(new, Round(2), None)) == "not-yet"
    assert shown(possible.why_not_pair(new, Round(1), None)) == "yes"
    assert shown(possible.why_not_pair(SECTIONS["Swiss"], Round(5), None)) == "not-yet"
