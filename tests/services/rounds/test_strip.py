"""Where a round is and what comes next, from the check-in to the close; the next step is one that is not refused."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace

import pytest

from tdapp.domain.commands.event import EditSection
from tdapp.domain.commands.players import SetCheckIn
from tdapp.domain.commands.rounds import CloseSection, EnterResult, PublishRound, StorePairing, VerifyResult
from tdapp.domain.section.event import Kind, Section
from tdapp.domain.section.facts import facts_of
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.section.player import CheckIn
from tdapp.domain.section.round import Board, Round, RoundState
from tdapp.services.rounds.strip import Step, Way, strip
from tdapp.storage import EventFile
from tests.arena import arena
from tests.event_files import ALL
from tests.event_files import opened as opened_file


@pytest.fixture
def opened(tmp_path) -> Iterator[Callable[[Section], EventFile]]:
    """An event file with a section, open."""
    with ExitStack() as stack:
        yield lambda section: stack.enter_context(opened_file(tmp_path, section))


W = GameResult.WHITE_WINS
FIELD = arena("1 A 2100\n2 B 2000\n3 C 1900\n4 D 1800", rounds_total=2)


def stages(store, number: int = 1):
    section = store.snapshot(1)
    before = store.round(1, number - 1) if number > 1 else None
    return {one.step: one for one in strip(section, store.round(1, number), before)}


def coming(store, number: int = 1) -> Step | None:
    return next((one.step for one in stages(store, number).values() if one.way is Way.NEXT), None)


def drawn(section: Section) -> Section:
    return replace(section, initial_colour="W")


def test_a_whole_event_goes_from_step_to_step(opened) -> None:
    store = opened(FIELD)
    assert list(stages(store)) == [
        *(Step.CHECK_IN, Step.LOT, Step.NUMBERS, Step.PAIR, Step.PUBLISH, Step.RESULTS, Step.VERIFY, Step.NEXT)
    ]
    assert coming(store) is Step.LOT  # nobody was ticked off: nobody waits for a check-in
    assert stages(store)[Step.PAIR].why_not is not None
    assert "colour" in stages(store)[Step.PAIR].why_not.text
    store.execute(SetCheckIn(1, (1, 2, 3), CheckIn.PRESENT))
    first = stages(store)[Step.CHECK_IN]
    assert (first.way, first.have, first.of) == (Way.NEXT, 3, 4)
    store.execute(SetCheckIn(1, (4,), CheckIn.PRESENT))
    assert coming(store) is Step.LOT
    store.execute(EditSection(1, replace(facts_of(store.snapshot(1)), initial_colour="W")))
    assert coming(store) is Step.PAIR
    assert stages(store)[Step.NUMBERS].way is Way.DONE
    store.execute(StorePairing(1, 1, ((1, 3), (4, 2))))
    assert coming(store) is Step.PUBLISH
    store.execute(PublishRound(1, 1))
    assert (stages(store)[Step.CHECK_IN].have, stages(store)[Step.CHECK_IN].of) == (4, 4)
    assert coming(store) is Step.RESULTS
    store.execute(EnterResult(1, 1, 1, W))
    results = stages(store)[Step.RESULTS]
    assert (results.way, results.have, results.of) == (Way.NEXT, 1, 2)
    store.execute(EnterResult(1, 1, 2, W))
    assert coming(store) is Step.NEXT
    assert coming(store, 2) is Step.PAIR
    assert Step.LOT not in stages(store, 2)
    store.execute(StorePairing(1, 2, ((3, 4), (2, 1)), confirmed=ALL))
    assert coming(store) is None  # round 2 goes on
    assert {one.way for one in stages(store).values()} == {Way.DONE, Way.WAITS}  # it was never verified
    store.execute(PublishRound(1, 2))
    for board in (1, 2):
        store.execute(EnterResult(1, 2, board, W))
    assert coming(store, 2) is Step.VERIFY
    for board in (1, 2):
        store.execute(VerifyResult(1, 2, board, W))
    assert coming(store, 2) is Step.CLOSE
    store.execute(CloseSection(1, confirmed=ALL))
    assert coming(store, 2) is None
    assert stages(store, 2)[Step.CLOSE].way is Way.DONE


def test_numbers_out_of_order_come_before_the_pairing(opened) -> None:
    store = opened(drawn(arena("1 A 1800\n2 B 2000\n3 C 1900\n4 D 2100", rounds_total=3)))
    assert coming(store) is Step.NUMBERS


def test_what_waits_says_why(opened) -> None:
    store = opened(drawn(FIELD))
    found = stages(store)
    for step in (Step.PUBLISH, Step.RESULTS, Step.VERIFY):
        assert found[step].way is Way.WAITS
        assert found[step].why_not is not None, step


@pytest.mark.parametrize("kind", [Kind.ROUND_ROBIN])
def test_a_round_robin_draws_no_colour(opened, kind) -> None:
    store = opened(arena("1 A 2100\n2 B 2000\n3 C 1900\n4 D 1800", kind=kind, rounds_total=3))
    assert Step.LOT not in stages(store)
    assert coming(store) is Step.PAIR


@pytest.mark.parametrize(("seeding", "asked"), [("rating", True), ("number", False)])
def test_seeds_that_are_places_are_not_numbered_by_rating(opened, seeding: str, asked: bool) -> None:
    field = arena("1 A 1800\n2 B 2100", rounds_total=1)
    store = opened(replace(field, kind=Kind.KNOCKOUT, system_text=f"seeding={seeding}"))
    assert coming(store) is (Step.NUMBERS if asked else Step.PAIR)


def test_who_is_left_over_in_a_public_round_is_seated_by_hand() -> None:
    """The step that the strip offers is not refused in the same breath: the rules of pairing by hand are asked."""
    section = arena("1 A 2100 | 2w1\n2 B 2000 | 1b0\n3 C 1900 | .", rounds_total=3, initial_colour="W")
    left = Round(1, RoundState.COMPLETE, boards=(Board(1, 1, 2, GameResult.WHITE_WINS),), unpaired=(3,))
    found = next(one for one in strip(section, left, None) if one.step is Step.PAIR)
    assert (found.way, found.by_hand, found.why_not) == (Way.NEXT, True, None)
    closed = next(one for one in strip(replace(section, closed=True), left, None) if one.step is Step.PAIR)
    assert closed.why_not is not None
