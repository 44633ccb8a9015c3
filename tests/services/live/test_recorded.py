"""What the gate of a broadcast last let out in walks of every kind of news; the bytes of a certificate."""

from __future__ import annotations

import datetime as dt
import random
import secrets

import pytest

from tdapp.domain.games.record import GameRecord, GameState, Ply
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.section.round import Board
from tdapp.services.live.certificate import self_signed
from tdapp.services.live.delay import DelayPlan, Gate
from tdapp.services.live.games import PublicGames
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


def test_certificate(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the same numbers by chance the same bytes; that a client reads them is in test_certificate.py."""
    monkeypatch.setattr(secrets, "randbelow", lambda most: most // 3)
    monkeypatch.setattr(secrets, "randbits", lambda count: (1 << (count - 1)) + 5)
    now = dt.datetime(2026, 3, 1, 23, 30, tzinfo=dt.timezone(dt.timedelta(hours=5)))
    made = {host: self_signed(host, now) for host in ("127.0.0.1", "::1", "localhost", "bücher.example", "a" * 63)}
    recorded("services/certificate", [f"{host}: {one.fingerprint} {short(one.pem)}" for host, one in made.items()])
