"""The data of FIDE's form IT3: how the event was paired stands there only where it is known."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tdapp.domain.commands.rounds import FinishManualPairing, PairByHand, StartManualPairing, StorePairing
from tdapp.domain.norms.answers import NormAnswers, PairedBy
from tdapp.domain.section.event import Section
from tdapp.domain.section.round import HAND, Engine, Round
from tdapp.services.ratings.tournament_report import rated_and_unrated_games, tournament_report
from tdapp.services.systems.reasons import how_paired
from tests.arena import arena
from tests.event_files import ALL, opened

TWO = "1 A 2000 | 2w1\n2 B 1900 | 1b0"


def paired(section: Section, *rounds: Round) -> str:
    return dict(tournament_report(section, rounds).lines)["Pairing"]


def test_rounds_of_a_file_do_not_say_how_they_were_paired(tmp_path: Path) -> None:
    """The line stays blank on an official form until the arbiter says it."""
    section = arena(TWO, rounds_total=2)
    with opened(tmp_path, section) as store:
        round_ = store.round(1, 1)
    assert round_.is_paired
    assert paired(section, round_) == ""
    assert how_paired(round_) == ("Imported: who paired it is not known.",)
    for answer, words in ((PairedBy.HAND, "by hand"), (PairedBy.COMPUTER, "by computer")):
        assert paired(replace(section, norms=NormAnswers(paired=answer)), round_) == words


def test_a_program_is_named_and_the_arbiter_is_known(tmp_path: Path) -> None:
    section = arena("1 A 2000 |\n2 B 1900 |", rounds_total=2, initial_colour="W")
    with opened(tmp_path, section) as store:
        store.execute(StorePairing(1, 1, ((1, 2),), (), "tdapp", "1.0"))
        computer = store.round(1, 1)
        store.undo()
        store.execute(StartManualPairing(1, 1, "a test", ALL))
        store.execute(PairByHand(1, 1, 2, 1, confirmed=ALL))
        store.execute(FinishManualPairing(1, 1, reason="a test", confirmed=ALL))
        by_hand = store.round(1, 1)
    assert (computer.engine.program, by_hand.engine) == ("tdapp 1.0", Engine(HAND))
    assert (paired(section, computer), paired(section, by_hand)) == ("by computer", "by hand")
    assert dict(tournament_report(section, [by_hand]).lines)["Pairing program"] == ""
    assert how_paired(by_hand) == ("Paired by hand.",)


@pytest.mark.parametrize("answer", [PairedBy.UNKNOWN, PairedBy.HAND])
def test_what_the_rounds_say_stands_before_the_answer(answer: PairedBy) -> None:
    section = replace(arena(TWO, rounds_total=2), norms=NormAnswers(paired=answer))
    rounds = [replace(Round(1, engine=Engine("tdapp", "1.0")), byes_only=True)]
    assert paired(section, *rounds) == "by computer"


def test_rated_and_unrated_games_are_counted_once() -> None:
    """1-2 rated; 3 has no rating: 1-3 and 2-3 are not; a forfeit and a bye are no games."""
    section = arena(
        "1 A 2000 | 2w1 3b= U\n2 B 1900 | 1b0 U 3w=\n3 C | U 1w= 2b=\n4 D 1800 | 5w+ Z Z\n5 E 1700 | 4b- Z Z"
    )
    assert rated_and_unrated_games(section) == (1, 2)
