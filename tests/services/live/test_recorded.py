"""What the gate of a broadcast last let out in walks of every kind of news; the bytes of a certificate."""

from __future__ import annotations

import datetime as dt
import random
import secrets
from collections.abc import Collection
from dataclasses import replace

import pytest

from tdapp.domain.games.broadcast import Broadcast
from tdapp.domain.games.record import GameRecord, GameState, Ply
from tdapp.domain.section.event import Event
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.section.round import Board, RoundState
from tdapp.services.live.certificate import self_signed
from tdapp.services.live.delay import DelayPlan, Gate, Key
from tdapp.services.live.feed import Feed
from tdapp.services.live.games import PublicGames
from tdapp.services.ports.live import LiveSection
from tdapp.services.rounds.boards import rounds_of
from tests.arena import arena
from tests.effort import thorough
from tests.recorded import plain, recorded, short

MOVES = ("e2e4", "e7e5", "g1f3", "b8c6", "f1b5")
A, B, C, D = (1, "A"), (2, "B"), (3, "C"), (4, "D")
PLANS = ((0, False), (60, False), (0, True), (300, True), (900, False))
KEYS = ((1, 1, A, B), (1, 1, C, D), (2, 1, A, B))


def record(rng: random.Random, now: float) -> GameRecord:
    """Some moves, of now or of before, over or not."""
    count = rng.randint(0, 5)
    received = [None if rng.random() < 0.2 else now - 40 * (count - number) for number in range(count)]
    plies = tuple(Ply(uci, received=at) for uci, at in zip(MOVES, received, strict=False))
    state = rng.choice((GameState.PLAYING, GameState.ENDED, GameState.GAP))
    return GameRecord(1, 1, 2, plies=plies, state=state, result=rng.choice(("*", "1-0")), rest=rng.choice(("", "x")))


@pytest.mark.parametrize("name", ["gate", "public"])
def test_walks(name: str) -> None:
    """News, results and plans in any order, with time that goes by: what is public after each."""
    lines = []
    for seed in range(30):
        rng, now = random.Random(seed), [1_000.0]
        gate = Gate(lambda now=now: now[0])  # type: ignore[misc]
        games = PublicGames(gate, lambda now=now: now[0])  # type: ignore[misc]
        told = []
        for _ in range(40):
            now[0] += rng.choice((0, 1, 29, 60, 61, 300))
            key = rng.choice(KEYS)
            step = rng.random()
            if step < 0.1:
                gate.set_plan(key[0], DelayPlan(*rng.choice(PLANS)))
            elif name == "public":
                result = rng.choice((None, GameResult.WHITE_WINS, GameResult.ADJOURNED, GameResult.DRAW))
                if step < 0.85:
                    games.take(key, Board(key[2][0], 1, 2, result), None if step < 0.2 else record(rng, now[0]))
                else:
                    games.keep({key}, rng.choice((None, key[:2])))
            elif step < 0.5:
                gate.receive(key, record(rng, now[0]))
            elif step < 0.6:
                gate.load(key, record(rng, now[0]), now[0])
            elif step < 0.75:
                gate.enter_result(key, rng.choice((None, record(rng, now[0]))))
            elif step < 0.85:
                gate.take_back_result(key)
            elif step < 0.9:
                gate.forget([key])
            shown = [(plain(gate.public(one)), gate.is_released(one)) for one in KEYS]
            told.append(f"{shown} {gate.next_due()}")
        lines.append(f"{seed}: {short(*told)} {told[-1][-60:]}")
    recorded(f"services/walks_{name}", lines)


class Known:
    """Scores of every game that is asked about."""

    def __init__(self) -> None:
        self.kept: set[Key] = set()

    def keep(self, keys: Collection[Key]) -> None:
        self.kept = set(keys)

    def scores(self, key: Key, record: GameRecord) -> tuple[str, ...]:
        assert key in self.kept  # of no game that is not over an engine is ever asked
        return tuple(f"+{number}" for number in range(len(record.plies)))


@thorough
def test_what_leaves_the_process() -> None:
    """An event of two sections whose games, results, rounds, players and plans change: each line for viewers."""
    drawn = arena("1 A, B 2000 | 3w? 2b?\n2 C | 4b? 1w?\n3 D 1800 | 1b? 4w?\n4 E, F | 2w? 3b?", rounds_total=3,
                  round_dates=(None, dt.date(2026, 7, 4)), event=Event("Open", "Ulm", "GER"))  # fmt: skip
    results = (None, None, GameResult.WHITE_WINS, GameResult.DRAW, GameResult.ADJOURNED)
    start = "8/8/8/4k3/8/8/8/4K2R b K - 0 40"
    lines = []
    for seed in range(20):
        rng, now = random.Random(seed), [1_000.0]
        feed = Feed(lambda now=now: now[0], lambda now=now: now[0] + 5, delay=60 if seed % 4 == 0 else None,  # type: ignore[misc]
                    evaluations=Known() if seed % 2 else None)  # type: ignore[arg-type]  # fmt: skip
        section, rounds, told = drawn, rounds_of(drawn), []
        games: dict[tuple[int, int], GameRecord] = {}
        for _ in range(18):
            now[0] += rng.choice((0, 1, 60, 300))
            step = rng.random()
            played = rng.choice(rounds)
            board = rng.choice(played.boards)
            if step < 0.45:
                one = record(rng, now[0])
                clocked = tuple(replace(ply, clock=3600 - at, spent=at) for at, ply in enumerate(one.plies))
                eco = rng.choice(((), (("ECO", "A00"),)))
                one = replace(one, round=played.number, white=board.white, black=board.black, headers=eco,
                              plies=clocked if rng.random() < 0.7 else one.plies)  # fmt: skip
                if rng.random() < 0.1:
                    one = replace(one, start=start, plies=(Ply("e5e4", 9), Ply("e1f1", 8))[: rng.randint(0, 2)])
                games[played.number, board.number] = one
            elif step < 0.75:
                other = replace(board, result=rng.choice(results))
                boards = tuple(other if one is board else one for one in played.boards)
                rounds = tuple(replace(played, boards=boards) if one is played else one for one in rounds)
            elif step < 0.8:
                games.pop((played.number, board.number), None)
            elif step < 0.85:
                rounds = tuple(replace(one, state=rng.choice((one.state, RoundState.DRAFT))) for one in rounds)
            elif step < 0.92:
                at = rng.randrange(4)
                people = [
                    replace(one, club=f"C{now[0]}") if place == at else one for place, one in enumerate(section.players)
                ]
                section = replace(section, players=tuple(people))
            plan = Broadcast(rng.choice((60, 60, 0)), seed % 3 == 0, rng.choice(("", "", "Welcome")))
            held = [
                LiveSection(1, section, rounds, tuple(games.values()), (), plan),
                LiveSection(2, drawn, rounds_of(drawn)),
            ]
            feed.take(held[: rng.choice((2, 2, 2, 1))], dt.date(2026, 7, 3))
            told += [plain(line) for line in feed.lines(everything=rng.random() < 0.05)]
            told += [plain(feed.released_rounds(1)), plain(feed.numbers()), plain(feed.as_it_stands(1))]
        feed.take((), dt.date(2026, 7, 3))
        told += [plain(line) for line in feed.lines()]
        lines.append(f"{seed}: {len(told)} {short(*told)}")
    recorded("services/feed", [*lines, *told[-3:]])


def test_certificate(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the same numbers by chance the same bytes; that a client reads them is in test_certificate.py."""
    monkeypatch.setattr(secrets, "randbelow", lambda most: most // 3)
    monkeypatch.setattr(secrets, "randbits", lambda count: (1 << (count - 1)) + 5)
    now = dt.datetime(2026, 3, 1, 23, 30, tzinfo=dt.timezone(dt.timedelta(hours=5)))
    made = {host: self_signed(host, now) for host in ("127.0.0.1", "::1", "localhost", "bücher.example", "a" * 63)}
    recorded("services/certificate", [f"{host}: {one.fingerprint} {short(one.pem)}" for host, one in made.items()])
