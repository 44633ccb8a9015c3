"""Whose game is it: names as other programs and other alphabets of Windows write them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tdapp.domain.games.record import GameRecord
from tdapp.domain.section.round import Board, Round
from tdapp.games.reading import decoded, read_pgn
from tdapp.services.games.matching import _named, _player, find_board
from tests.arena import arena

SECTION = arena(
    "1 Dvořák, Jiří | 2w?\n2 Петров, Иван | 1b?\n3 Łukasz, Żaneta | 4w?\n4 Şahin, Işıl | 3b?", rounds_total=3
)
ROUND = Round(1, boards=(Board(1, 1, 2), Board(2, 3, 4)))


@pytest.mark.parametrize(
    ("white", "black", "encodings", "board"),
    [
        ("Dvořák, Jiří", "?", ("cp1250",), 1),
        ("?", "Петров, Иван", ("cp1251",), 1),
        ("Łukasz, Żaneta", "?", ("cp1250",), 2),
        ("?", "Şahin, Işıl", ("cp1254", "utf-8"), 2),
        ("Иван Петров", "?", ("cp1251",), None),  # he has Black
    ],
)
def test_names_in_other_alphabets(white: str, black: str, encodings: tuple[str, ...], board: int | None) -> None:
    for encoding in encodings:
        (game,) = read_pgn(decoded(f'[White "{white}"]\n[Black "{black}"]\n\n1. e4 *\n'.encode(encoding)))
        assert find_board(SECTION, [ROUND], game.record, None, 1).board == board


def test_a_name_that_somebody_has_explained() -> None:
    (game,) = read_pgn('[White "J. D."]\n[Black "?"]\n\n1. e4 *')
    assert find_board(SECTION, [ROUND], game.record, None, 1).board is None
    assert find_board(SECTION, [ROUND], game.record, None, 1, {"J. D.": 1}).board == 1
    assert find_board(SECTION, [ROUND], game.record, None, 1, {"J. D.": 9}).board is None  # he has gone


def test_two_who_are_known_meet_as_they_say_or_not_at_all() -> None:
    dvorak, petrov, zaneta = (player.name for player in SECTION.players[:3])
    again = Round(2, boards=(Board(1, 1, 2), Board(2, 4, 3)))

    def said(white: str, black: str, *rounds: Round, number: int = 0) -> tuple[int | None, int]:
        (game,) = read_pgn(f'[White "{white}"]\n[Black "{black}"]\n\n1. e4 *')
        found = find_board(SECTION, rounds, game.record, None, number)
        return found.board, found.turned

    assert said(dvorak, petrov, ROUND) == (1, 0)
    assert said(petrov, dvorak, ROUND) == (None, 1)  # the other way round
    assert said(petrov, dvorak, ROUND, again) == (None, 0)  # twice, so neither is offered
    assert said(dvorak, zaneta, ROUND) == (None, 0)  # they do not meet
    assert said(dvorak, petrov, ROUND, again) == (None, 0)  # twice
    assert said(dvorak, petrov, ROUND, again, number=2) == (1, 0)


def test_of_a_game_that_has_its_board_no_header_is_kept_that_the_event_knows_better() -> None:
    """Chess960 and a position are fields of the record; what only its source says stays."""
    section = arena("1 Anna | 2w?\n2 Bert | 1b?", rounds_total=3)
    tags = (
        *("Event", "Site", "Date", "EventDate", "Round", "Board", "White", "Black", "Result", "TimeControl"),
        *("WhiteElo", "BlackElo", "WhiteTitle", "BlackTitle", "WhiteFideId", "BlackFideId"),
        *("WhiteTeam", "BlackTeam", "SetUp", "FEN", "Variant"),
    )
    headers = tuple((tag, "x") for tag in (*tags, "Annotator", "ECO"))
    record = GameRecord(1, white_name="Anna", black_name="Bert", headers=headers)
    found = find_board(section, [Round(1, boards=(Board(1, 1, 2),))], record, None)
    assert found.board == 1
    assert [tag for tag, _ in found.record.headers] == ["Annotator", "ECO"]


@pytest.mark.parametrize(
    ("written", "player"),
    [
        ("Müller, Jan", 1),  # letter by letter
        ("Muller, Jan", None),  # of two that differ in nothing else
        ("Ødegård, Eva", 3),
        ("odegard eva", 3),  # but for accents and case
        ("Eva Odegard", 3),  # in the other order
        ("Odegard, E.", 3),
        ("Odegard", 3),
        ("Odegard, Anna", None),
        ("Jan, Muller", 4),  # as it stands, and not the other way round
        ("", None),
        ("Somebody", None),
    ],
)
def test_a_name_means_one_player_or_nobody(written: str, player: int | None) -> None:
    names = ("Müller, Jan", "Mueller, Jan", "Ødegård, Eva", "Jan, Müller", "?!", "Zed")
    section = arena("\n".join(f"{number} P{number} |" for number in range(1, 7)), rounds_total=3)
    players = tuple(replace(one, name=name) for one, name in zip(section.players, names, strict=True))
    found = _player(replace(section, players=players), written, "")
    assert (found.number if found is not None else None) == player


def test_the_one_board_of_a_round_is_nobodys_who_names_neither_players_nor_board() -> None:
    played = [Round(1, boards=(Board(1, 1, 2),))]
    loose = find_board(SECTION, played, GameRecord(1), None)
    assert (loose.board, loose.doubts) == (None, ("Neither names nor a board say which game it is.",))
    assert find_board(SECTION, played, GameRecord(1), 1).board == 1
    assert find_board(SECTION, played, GameRecord(1), 2).board is None
    assert find_board(SECTION, played, GameRecord(1, white_name="Dvořák, Jiří"), None).board == 1


def test_a_name_that_one_alphabet_cannot_have_is_read_in_the_next() -> None:
    """The byte 0x98 is no letter of the windows of central and eastern Europe."""
    player = replace(SECTION.players[3], name="Şahin˜")
    section = replace(SECTION, players=(*SECTION.players[:3], player))
    found = _named(section, player.name.encode("cp1254").decode("cp1252"), "", None)
    assert found is player
    assert _named(section, "Неизвестный", "", None) is None
