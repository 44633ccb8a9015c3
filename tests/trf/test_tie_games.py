"""A knock-out of players in a TRF: its shape, its parameters, the games and decisions of drawn matches."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tdapp.domain.section.event import Kind, Section
from tdapp.domain.section.match import How
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.section.tie_games import TieDecision, TieGame
from tdapp.domain.systems.knockout import TieBreak
from tdapp.domain.systems.registry import KNOCKOUT
from tdapp.services.pairing.generate import Recipe, generate
from tdapp.services.systems.by_table import TableEngine
from tdapp.services.systems.registry import rules_of_system
from tdapp.services.tables.export import export_trf
from tdapp.trf.reader import read_trf
from tests.arena import arena

TEXTS = ("", "games=2,third-place=yes,deciders=rapid-25-10+blitz", "games=4,seeding=lot", "deciders=")


def random_cup(seed: str, text: str = "", players: int = 11) -> Section:
    recipe = Recipe(players=players, system=KNOCKOUT, system_text=text)
    return generate(TableEngine(rules_of_system(KNOCKOUT)), recipe, seed)


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("players", [5, 8, 13])
def test_a_cup_comes_back_as_it_was(text: str, players: int) -> None:
    section = random_cup(f"{players}{text}", text, players)
    reading = read_trf(export_trf(section))
    found = reading.section
    assert (found.kind, found.system, found.system_text) == (Kind.KNOCKOUT, KNOCKOUT, text)
    assert (found.tie_games, found.tie_decisions) == (section.tie_games, section.tie_decisions)
    assert (found.cells, found.rounds_total, found.byes_only) == (
        section.cells,
        section.rounds_total,
        section.byes_only,
    )
    assert found.points == section.points
    assert export_trf(found) == export_trf(section)


CUP = """
1 A 2200 | 4w1 4b= 2b= 2w0
2 B 2100 | 3b1 3w1 1w= 1b1
3 C 2000 | 2w0 2b0 . .
4 D 1900 | 1b0 1w= . .
"""


def test_a_file_of_another_program_says_how_many_games_a_match_has() -> None:
    section = arena(CUP, kind=Kind.KNOCKOUT, type_code="CUSTOM_KNOCKOUT", rounds_total=4)
    data = b"".join(line for line in export_trf(section).splitlines(keepends=True) if not line.startswith(b"###"))
    found = read_trf(data).section
    assert (found.kind, found.system_text) == (Kind.KNOCKOUT, "games=2")
    assert found.cells == section.cells


def test_without_its_code_the_words_say_it_where_the_field_thins_out() -> None:
    section = arena(CUP, kind=Kind.KNOCKOUT, rounds_total=4)
    lines = [line for line in export_trf(section).splitlines(keepends=True) if line[:3] not in (b"###", b"192")]
    found = read_trf(b"".join(lines)).section
    assert found.kind is Kind.SWISS  # four players cannot thin out
    wide = replace(random_cup("words"), type_code="")
    lines = [line for line in export_trf(wide).splitlines(keepends=True) if line[:3] not in (b"###", b"192")]
    assert read_trf(b"".join(lines)).section.kind is Kind.KNOCKOUT


@pytest.mark.parametrize(
    "line",
    [
        "tie-game 1: 1 9 rapid 1-0", "tie-game 9: 1 2 rapid 1-0", "tie-game 1: 1 2 bullet 1-0",
        "tie-game 1: 1 1 rapid 1-0",
        "tie-game 1: 1 2 rapid", "tie-game x: 1 2 rapid 1-0", "tie-game 1: 1 2 rapid adjourned",
        "tie-decision 1: 1 2 dice", "tie-decision 1: 1", "tie-decision 1: 0 2 lots",
        "tie-decision 1: 1 2 a coin that an arbiter threw before all the players in the hall",
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_left_out_and_said(line: str) -> None:
    section = arena(CUP, kind=Kind.KNOCKOUT, type_code="CUSTOM_KNOCKOUT", rounds_total=4, system_text="games=2")
    data = export_trf(section).replace(b"001    1", f"### tdapp {line}\r\n001    1".encode(), 1)
    reading = read_trf(data)
    assert (reading.section.tie_games, reading.section.tie_decisions) == ((), ())
    (said,) = [note.text for note in reading.notes if "tie-break game" in note.text]
    assert said.endswith(f"cannot be read: {line.partition(': ')[2][:40]}.")


def test_what_was_entered_is_written_whole() -> None:
    section = arena(CUP, kind=Kind.KNOCKOUT, type_code="CUSTOM_KNOCKOUT", rounds_total=4, system_text="games=2")
    games = (TieGame(4, 1, 2, TieBreak.ARMAGEDDON, GameResult.BLACK_BY_FORFEIT, "5 v 4 +3 s from move 61"),)
    decided = (TieDecision(4, 2, 1, How.LOTS, "coin, thrown by Ильин"),)
    section = replace(section, tie_games=games, tie_decisions=decided)
    found = read_trf(export_trf(section)).section
    assert (found.tie_games, found.tie_decisions) == (games, decided)
