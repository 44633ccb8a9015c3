"""What was last said and done about the games of a round: by the arbiter's alerts, at a desk, of a file of games."""

from __future__ import annotations

import itertools
import random
from dataclasses import replace
from typing import Any

from tdapp.domain.games.record import RESULTS, GameRecord, GameState, Ply
from tdapp.domain.games.stream import Mark, Stream
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.section.player import Player
from tdapp.domain.section.round import Board, Round
from tdapp.domain.words.errors import RuleViolation
from tdapp.games.reading import board_of, read_pgn
from tdapp.services.games.alerts import alerts_of
from tdapp.services.games.desk import Entry, arbiter_alerts, entered, own_record
from tdapp.services.games.eboards import EBoards
from tdapp.services.games.hearing import heard
from tdapp.services.games.importing import import_command, review_games
from tdapp.services.games.matching import find_board
from tdapp.services.games.of_round import games_of_round
from tdapp.services.games.remedies import remedy, show_all_that_stood, this_is_board
from tdapp.services.games.swapped import swapped
from tdapp.services.games.taking import Stranger
from tests.arena import random_swiss
from tests.ears import Ears
from tests.effort import thorough
from tests.recorded import plain, recorded, short

NOW = 1_800_000_000.0
SHUFFLE = ("g1f3", "g8f6", "f3g1", "f6g8")
GAMES: dict[str, tuple[str, ...]] = {
    "nothing": (),
    "one move": ("e2e4",),
    "others": ("d2d4", "d7d5"),
    "some": ("e2e4", "e7e5", "g1f3", "b8c6"),
    "mate": ("f2f3", "e7e5", "g2g4", "d8h4"),
    "twice": SHUFFLE,
    "three times": SHUFFLE * 2,
    "five times": SHUFFLE * 4,
    "six times": SHUFFLE * 5,
    "fifty": ("e2e4", "e7e5", *(SHUFFLE * 25)),
    "seventy-five": ("e2e4", "e7e5", *(SHUFFLE * 37), "g1f3", "g8f6"),
}
SANS = (
    ("e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Ba4", "Nf6", "O-O", "Be7", "Re1", "b5"),
    ("d4", "d5", "c4", "e6", "Nc3", "Nf6", "Bg5", "Be7", "e3", "O-O", "Nf3", "h6"),
)
TIMES = (0, 59, 60, 61, 24 * 60, 25 * 60, 25 * 60 + 1, 100_000)
RESULTS_ENTERED = (None, GameResult.WHITE_WINS, GameResult.DRAW, GameResult.BLACK_BY_FORFEIT, GameResult.ADJOURNED)


def game(name: str, *, clock: int | None = None, **fields: Any) -> GameRecord:
    """A game whose moves came ten seconds after one another, the last one now."""
    moves = GAMES[name]
    plies = tuple(
        Ply(uci, clock if number >= len(moves) - 2 else 3600, received=NOW - 10 * (len(moves) - number))
        for number, uci in enumerate(moves, 1)
    )
    return GameRecord(**{"round": 1, "white": 1, "black": 2, "plies": plies, "state": GameState.PLAYING, **fields})


def stream(record: GameRecord, number: int, mark: Mark = Mark.PLAIN, *, shown: int = 0, **fields: Any) -> Stream:
    """A source that says this; its first moves are shown."""
    known = replace(record, plies=record.plies[:shown]) if shown else None
    return Stream(f"board:{number}", number, record, 1000 + number, mark, record, known, 1000 * shown, number, **fields)


def test_alerts() -> None:
    """Laws, 9.2, 9.3, 9.6, 5.2, 6.9 and the sources: each game, result, clock and wait."""
    lines = []
    for name, result in itertools.product(GAMES, RESULTS_ENTERED):
        played = Round(1, boards=(Board(7, 1, 2, result),))
        told = []
        for fields in (
            {}, {"state": GameState.GAP}, {"rest": "Qxz9 and more" * 9}, *({"result": said} for said in RESULTS),
            *({"clock": clock} for clock in (0, 1, 119, 120, 121)), {"state": GameState.ENDED}, {"white": 3},
            {"white_name": "Somebody", "black_name": "Else"}, {"headers": (("Termination", "time forfeit"),)},
        ):  # fmt: skip
            games = games_of_round(played, [game(name, **fields)])
            found = [alerts_of(played, games, (), now=NOW + wait) for wait in (TIMES if not fields else TIMES[:1])]
            told.append("; ".join(f"{one.kind.value} {one.urgency.name} {one.text}" for one in found[0]))
            told += map(plain, found)
        lines.append(f"{name} {result and result.value}: {told[0]} {short(*told)}")
    recorded("services/alerts", lines)


def test_sources() -> None:
    """Streams beside a game: newer, other, kept back, of no board, at another's board; and what one tap does."""
    section = random_swiss(3, 8, 3)
    boards = tuple(Board(number, 2 * number - 1, 2 * number) for number in range(1, 5))
    played = Round(1, boards=boards)
    lines = []
    for shown, said, mark in itertools.product((None, "nothing", "one move", "some"), ("some", "others"), Mark):
        for taken_at, turned in ((0, False), (2000, False), (0, True)):
            known = [] if shown is None else [game(shown, heard=taken_at)]
            told = game(said, white=2, black=1) if turned else game(said)
            loose = game("some", white=None, black=None, white_name="A", black_name=section.players[1].name)
            streams = [stream(told, 1, mark, shown=1), stream(replace(told, white=4, black=3), 2), stream(loose, 9)]
            games = games_of_round(played, known, streams)
            found = alerts_of(
                played, games, (), now=NOW, troubles=("no answer",), strangers=(Stranger(loose, "Nobody.", 2),),
                crossed=(("board:1", 1, 2),), calls=(3,),
            ) if turned else alerts_of(played, games, (), now=NOW)  # fmt: skip
            done = [
                plain(games), plain(found), plain(arbiter_alerts(found)), plain(swapped(played, games)),
                *(plain(remedy(1, played, games, one)) for one in found),
                plain(show_all_that_stood(1, played, games)),
                *(plain(this_is_board(1, section, one, boards[0])) for one in streams),
                plain(heard(told, 1, NOW, streams, known[0] if known else None)),
            ]  # fmt: skip
            kinds = [one.kind.value for one in found]
            lines.append(f"{shown} {said} {mark.name} {taken_at} {turned}: {kinds} {short(*done)}")
    recorded("services/sources", lines)


def test_entries() -> None:
    """What a volunteer enters, on every game, seen with every number of half-moves."""
    lines = []
    moves = ("e2e4", "e7e5", "g1f3", "d8h4", "e1e2", "", "x", "e7e8q")
    for name, result in itertools.product(("nothing", "one move", "some", "mate"), (None, GameResult.DRAW)):
        played = Round(1, boards=(Board(7, 1, 2, result),))
        for kind, uci, ply in itertools.product(("move", "back", "gap", "call"), moves, (0, 1, 2, 4, 9)):
            if kind != "move" and uci:
                continue
            told = []
            for record, blind in itertools.product((game(name), None), (False, True)):
                try:
                    told.append(plain(entered(Entry(7, kind, ply, uci, blind), played, record, NOW)))
                except RuleViolation as refused:
                    told.append(str(refused))
            lines.append(f"{name} {result and result.value} {kind} {uci} {ply}: {short(*told)}")
    recorded("services/entries", lines)


@thorough
def test_e_boards() -> None:
    """Messages of LiveChess in any order, over two rounds and a pairing anew: what is taken, said, and shown."""
    section = random_swiss(3, 6, 3)
    pairings = (((1, 2), (3, 4), (5, 6)), ((1, 3), (2, 4), (5, 6)))
    lines = []
    for seed in range(30):
        rng, now, ears = random.Random(seed), NOW, Ears()
        boards = EBoards("LiveChess", {"7003": 5} if seed % 3 == 0 else None)
        number, pairing, told = 1 + seed % 2, 0, []
        sent = dict.fromkeys(("7001", "7002", "7003", "7004"), 0)
        for _ in range(25):
            now += rng.choice((1, 30, 61, 700))
            serial, step = rng.choice(tuple(sent)), rng.random()
            if step < 0.12:
                states = ("ACTIVE", "NOTRESPONDING", "DELAYED", None)
                batteries = ("81%", "20 %", "19%", "3.9V", "")
                comments = ("", "Board 2", "1", "table 3", "0")
                boards.take({"response": "call", "param": [
                    {"serialnr": one, "state": rng.choice(states), "battery": rng.choice(batteries),
                     "comment": rng.choice(comments), **rng.choice(({}, {"clock": {"white": 9, "black": 8}}))}
                    for one in rng.sample(tuple(sent), 2)
                ]}, now)  # fmt: skip
            elif step < 0.15:
                boards.take({"gone": "No answer"}, now)
            elif step < 0.2:
                number, pairing = rng.choice(((number, 1 - pairing), (3 - number, 0)))
            elif step < 0.23:
                boards.say_again()
            else:
                sent[serial] = max(0, sent[serial] + rng.choice((1, 1, 2, 0, -1, -9)))
                san = list(SANS[int(serial) % 2][: sent[serial]]) + rng.choice(([], [], [], ["Qh9"], ["Ke5", "Kd4"]))
                more = rng.choice(({}, {"match": True}, {"match": False}, {"match": None}))
                clock = rng.choice(
                    ({}, {"clock": {"white": 5000 - len(san), "black": 4000.5}}, {"clock": {"white": -1}})
                )
                boards.take({"response": "feed", "param": {"serialnr": serial, "san": san, **more, **clock}}, now)
            played = Round(number, boards=tuple(Board(at, *pair) for at, pair in enumerate(pairings[pairing], 1)))
            news = boards.look(section, played, now, ears.all)
            ears.hear(played, news.records, now, stood=news.stood)
            shown = games_of_round(played, (), ears.all)
            told += [plain(news.games), plain(news.troubles), str(sorted(news.stood)), plain(boards.places())]
            told += [plain(shown), *(str(len(one)) for one in ears.lines.values())]
        marks = " ".join(sorted({one.mark.name for one in ears.all}))
        lines.append(f"{seed}: {len(ears.all)} {marks} {boards.places()} {short(*told)}")
    recorded("services/e_boards", lines)


def said(record: GameRecord | None) -> object:
    """A game in few words."""
    if record is None:
        return None
    last = record.plies[-1].uci if record.plies else ""
    return record.source, len(record.plies), last, record.state.name, record.result, record.rest, record.heard


def test_what_is_heard() -> None:
    """Several sources of a board, that go on, fall back and begin anew, a result, and games recorded by hand."""
    played = Round(1, boards=(Board(1, 1, 2), Board(2, 3, 4)))
    lines = []
    for seed in range(40):
        rng, now, ears = random.Random(seed), NOW, Ears()
        by_hand: dict[tuple[int, int] | None, GameRecord] = {}
        told: list[object] = []
        for _ in range(25):
            now += rng.choice((0, 0.0004, 1, 60))
            source = rng.choice(("eboard:1", "eboard:2", "volunteer", "volunteer:Ana", "folder:x", "lichess:y"))
            moves = GAMES[rng.choice(("some", "some", "others", "three times", "three times", "five times"))]
            count = rng.choice((0, 1, 2, 3, 4, 6, 7, 8, 9, 12, 99))
            plies = tuple(Ply(uci, received=now) for uci in moves[:count])
            pair = rng.choice(((1, 2), (1, 2), (3, 4), (2, 1), (None, None)))
            one = GameRecord(
                1, *pair, "A" if pair[0] is None else "", plies=plies, source=source,
                result=rng.choice(("*", "*", "*", "1-0")), rest=rng.choice(("", "", "", "Qh9")),
                state=rng.choice((GameState.PLAYING, GameState.PLAYING, GameState.GAP)),
            )  # fmt: skip
            step = rng.random()
            if step < 0.1:
                source = rng.choice(("typed", source))
                by_hand[1, 2] = replace(one, white=1, black=2, source=source, heard=int(now * 1000))
            elif step < 0.15:
                by_hand.clear()
            elif step < 0.25:
                result = rng.choice((None, GameResult.DRAW, GameResult.ADJOURNED))
                played = replace(played, boards=(replace(played.boards[0], result=result), played.boards[1]))
            else:
                stood = rng.choice(((), (), (source,)))
                ears.hear(played, [one], now, by_hand.values(), stood)
            games = games_of_round(played, by_hand.values(), ears.all)
            told += [[said(one) for one in games.by_board.values()], said(own_record(games, 1)), len(games.loose)]
            told += [[one.source for one in games.unsettled(at)] for at in (1, 2)]
            told += [[one.source for one in games.others(1)], len(games.strangers)]
            for kept in ears.lines.values():
                told.append((kept[-1].at, kept[-1].mark.name, kept[-1].shown, said(kept[-1].record)))
            told += [(one.shown_at, said(one.longest), said(one.shown)) for one in ears.all]
        found = alerts_of(played, games, (), now=now)
        told += [plain(found), plain(list(swapped(played, games))), plain(show_all_that_stood(1, played, games))]
        told += [plain(remedy(1, played, games, one)) for one in found]
        lines.append(f"{seed}: {' '.join(sorted(f'{one.source} {one.mark.name}' for one in ears.all))} {short(*told)}")
    recorded("services/heard", lines)


@thorough
def test_a_file() -> None:
    """Names, ids, rounds and boards in every mixture, right, almost right and wrong."""
    section = random_swiss(5, 6, 2)
    fide = (replace(one, fide_id=str(100 + one.number)) for one in section.players)
    section = replace(section, players=tuple(fide))
    one, two, *others = section.players
    rounds = [
        Round(1, boards=(Board(1, 1, 2, GameResult.WHITE_WINS), Board(2, 3, 4), Board(3, 5, 6, GameResult.DRAW))),
        Round(2, boards=(Board(1, 2, 1), Board(2, 3, 4))),
    ]

    def name(player: Player) -> str:
        return player.name

    people = (name(one), name(two), name(others[0]), name(one).upper(), name(one).split()[0], "Nobody, Known", "?", "")
    lines = []
    headers = ("1", "1.2", "?", "9"), ("", "1")
    for white, black, number, board in itertools.product(people, people[:4], *headers):
        if white == black:
            continue
        text = f'[White "{white}"]\n[Black "{black}"]\n[Round "{number}"]\n[Board "{board}"]\n\n1. e4 e5 1-0\n'
        (read,) = read_pgn(text)
        told = [
            find_board(section, rounds, read.record, board_of(read.headers), where, names)
            for where, names in ((0, None), (1, None), (2, None), (1, {"Nobody, Known": 2}))
        ]
        lines.append(f"{white} {black} {number} {board}: {told[0].board} {told[0].turned} {short(*map(plain, told))}")
    lines = [f"{short(*lines[at : at + 5])} {lines[at]}" for at in range(0, len(lines), 5)]
    ids = '[White "x"]\n[WhiteFideId "{}"]\n[BlackFideId "{}"]\n[Result "{}"]\n\n1. e4 {} {}\n\n'
    files = {
        f"{white} {black} {result} {more}": ids.format(white, black, result, more, result)
        for white, black in ((101, 102), (102, 101), (103, 104), (101, 999), ("", ""))
        for result in ("1-0", "1/2-1/2", "*")
        for more in ("e5", "e5 2. Ke5", "e5 2. Nf3 Nc6")
    }
    recordings = ((), (game("one move"),), (game("others"),), (game("some"), replace(game("some"), white=3, black=4)))
    for told, text in files.items():
        for recorded_before in recordings:
            rows = review_games(section, rounds, read_pgn(text * 2), recorded_before, source="pgn:x", round_number=1)
            again = review_games(section, rounds, read_pgn(text), recorded_before, source="")
            lines.append(
                f"{told} {len(recorded_before)}: {rows[0].notes} "
                f"{short(*map(plain, (*rows, *again)), plain(import_command(1, rows, confirmed=('a',))))}"
            )
    recorded("services/games_of_a_file", lines)
