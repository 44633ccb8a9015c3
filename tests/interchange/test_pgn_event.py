"""The games of a finished event as its players, rounds and results."""

from __future__ import annotations

import datetime as dt
from contextlib import closing
from pathlib import Path

import pytest

from tdapp.app.backend import FileBackend
from tdapp.domain.section.event import Kind
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.words.errors import InputRefused
from tdapp.interchange.as_report import as_reports
from tdapp.interchange.pgn_event import looks_like_pgn, read_pgn_event
from tdapp.services.games.pgn import round_pgn
from tdapp.services.rounds.boards import rounds_of
from tests.arena import arena, random_swiss
from tests.effort import some


def game(number: int, white: str, black: str, result: str, moves: str = "1. e4 e5", **headers: str) -> str:
    tags = {"Event": "Open", "Site": "Wien", "Date": "2026.09.01", "Round": str(number), "White": white,
            "Black": black, "Result": result, **headers}  # fmt: skip
    return "\n".join(f'[{tag} "{value}"]' for tag, value in tags.items()) + f"\n\n{moves} {result}\n\n"


TEXT = (
    game(1, "Anna, K", "Bela", "1-0", WhiteElo="2100", BlackElo="2000", WhiteTitle="WFM")
    + game(1, "Cilla", "Dora", "1/2-1/2", WhiteElo="1900", BlackElo="1800")
    + game(2, "Dora", "Anna, K", "0-1", WhiteFideId="123", Date="2026.09.02")
    + game(2, "Bela", "Cilla", "1-0", "", Termination="forfeit")
)


def test_players_rounds_and_results() -> None:
    found = read_pgn_event(TEXT.encode(), "file")
    section = found.section
    assert [(one.name, one.rating, one.title) for one in section.players][:2] == [
        ("Anna, K", 2100, "WFM"), ("Bela", 2000, ""),
    ]  # fmt: skip
    assert section.cells == arena("1 A | 2w1 4b1\n2 B | 1b0 3w+\n3 C | 4w= 2b-\n4 D | 3b= 1w0").cells
    assert (section.event.name, section.event.city) == ("Open", "Wien")
    assert (section.event.start, section.event.end) == (dt.date(2026, 9, 1), dt.date(2026, 9, 2))
    assert [(one.round, one.pair, one.moves) for one in found.games] == [
        (1, (1, 2), ("e2e4", "e7e5")), (1, (3, 4), ("e2e4", "e7e5")), (2, (4, 1), ("e2e4", "e7e5")),
    ]  # fmt: skip
    assert found.notes == ()


def test_everybody_against_everybody_is_a_round_robin_and_a_free_round_no_bye() -> None:
    text = game(1, "A B", "C D", "1-0") + game(2, "C D", "E F", "1-0") + game(3, "E F", "A B", "1-0")
    section = read_pgn_event(text.encode(), "x").section
    assert section.kind is Kind.ROUND_ROBIN
    assert [row.count(next(cell for cell in row if cell.outcome is Outcome.REST)) for row in section.cells] == [1] * 3


def test_one_id_is_one_person_under_any_spelling_and_one_name_with_two_ids_are_two() -> None:
    text = game(1, "Li, Wei", "Bela", "1-0", WhiteFideId="1") + game(2, "Li, W", "Bela", "1-0", WhiteFideId="1")
    assert len(read_pgn_event(text.encode(), "x").section.players) == 2
    text = game(1, "Li, Wei", "Bela", "1-0", WhiteFideId="1") + game(1, "Li, Wei", "Cilla", "1-0", WhiteFideId="2")
    assert len(read_pgn_event(text.encode(), "x").section.players) == 4


def test_a_round_without_a_game_and_moves_that_cannot_be_read_are_notes() -> None:
    text = game(1, "Anna", "Bela", "1-0") + game(2, "Anna", "Cilla", "1-0", "1. e4 Ke2")
    found = read_pgn_event(text.encode(), "x")
    assert len(found.games) == 1
    assert "who had a bye" in found.notes[0].text
    assert "Game 2 is kept as a result only" in found.notes[1].text


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (game(1, "Anna", "Bela", "1-0") + game(1, "Cilla", "Anna", "1-0"), "Game 2: one of its players has another"),
        (game(1, "Anna", "Bela", "1-0", Round="?"), "Game 1 has no round"),
        (game(1, "?", "Bela", "1-0"), "Game 1 has no round, or no names"),
    ],
)
def test_conflicts_are_lines(text: str, said: str) -> None:
    with pytest.raises(InputRefused) as refused:
        read_pgn_event(text.encode(), "x")
    assert any(said in fault.text and fault.line for fault in refused.value.faults)


@pytest.mark.parametrize("seed", some(10, 3))
def test_our_own_games_give_the_event_again(seed: int) -> None:
    section = random_swiss(seed, 8, 4, odd=0, absent=0, unrated=0)
    text = "".join(round_pgn(section, played, {}) for played in rounds_of(section))
    found = read_pgn_event(text.encode(), "x").section
    numbers = {player.name: player.number for player in section.players}
    renamed = {player.number: numbers[player.name] for player in found.players}
    rows = {
        renamed[player.number]: tuple((cell.outcome, renamed.get(cell.opponent or 0), cell.colour) for cell in row)
        for player, row in zip(found.players, found.cells, strict=True)
    }
    assert rows == {
        player.number: tuple((cell.outcome, cell.opponent, cell.colour) for cell in row)
        for player, row in zip(section.players, section.cells, strict=True)
    }


def test_the_event_file_has_the_games(tmp_path: Path) -> None:
    (tmp_path / "open.pgn").write_text(TEXT)
    backend = FileBackend()
    review = backend.read_trf(tmp_path / "open.pgn")
    with closing(backend.import_trf(review, tmp_path / "open.tdb")) as store:
        assert len(store.games(1)) == 3
        assert store.snapshot(1).rounds_decided == 2


def test_what_is_no_pgn() -> None:
    assert looks_like_pgn(b'\xef\xbb\xbf% comment\n[Event "x"]\n')
    assert not looks_like_pgn(b"012 Open")
    assert not looks_like_pgn(b'{"a": 1}')
    assert as_reports(b"[[[", "x") == ()
