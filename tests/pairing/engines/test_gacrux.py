"""The engine's process: what it is given, how it ends, how it starts again; hanging and crashing ones are invented."""

from __future__ import annotations

import io
import json
import os
import queue
import random
import sys
import threading
import time
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from tdapp.domain.section.event import ForbiddenPairs
from tdapp.domain.section.outcome import Cell, Outcome
from tdapp.domain.section.scoring import HALF
from tdapp.domain.words.errors import RuleViolation
from tdapp.pairing.engines.answer import IllegalAnswer
from tdapp.pairing.engines.engine import (
    EngineFault,
    EngineTimeout,
    NoLegalPairing,
    PairingCancelled,
    PairingEngine,
    Patience,
)
from tdapp.pairing.engines.exchange import exchange_of
from tdapp.pairing.engines.gacrux import _POLL, GacruxEngine, _listen
from tdapp.pairing.rules.position import position_of
from tests.arena import arena
from tests.effort import thorough
from tests.pairing.positions import EVERYONE_MET, GAPS

_READY = 'import sys; print(\'{"ready": "0"}\', flush=True); line = sys.stdin.readline(); '


def invented(answer: str) -> GacruxEngine:
    """An engine whose process does as told after it got a request."""
    return GacruxEngine([sys.executable, "-IS", "-c", _READY + answer])


def test_numbers_with_gaps_and_names_of_all_scripts(gacrux: GacruxEngine) -> None:
    engine: PairingEngine = gacrux
    pairing = engine.pair(GAPS)
    # both winners are due Black, both losers White: 5.2.4 grants the higher-ranked, 3 and 5
    assert pairing.pairs == ((9, 3), (5, 8))
    assert pairing.colour_rules == ("5.2.4", "5.2.4")
    assert pairing.engine == gacrux.name
    assert pairing.engine.startswith("gacrux 1.")
    assert "Ильин" not in pairing.trf
    assert json.loads(pairing.answer)["brackets"][0]["quality"]["QC6"] == 0
    assert 0 < pairing.seconds < 60
    assert [bracket.score for bracket in pairing.brackets] == ["1.0", "0.0"]


def test_forbidden_pairs(gacrux: GacruxEngine) -> None:
    apart = replace(GAPS, forbidden=(ForbiddenPairs(1, 3, (3, 9)),))
    assert gacrux.pair(apart).opponent_of(3) == 5


def test_no_legal_pairing(gacrux: GacruxEngine) -> None:
    with pytest.raises(NoLegalPairing, match="Pair the round by hand"):
        gacrux.pair(EVERYONE_MET)
    with pytest.raises(RuleViolation, match="no round 9"):
        gacrux.pair(EVERYONE_MET, 9)


def test_the_lot_must_be_drawn(gacrux: GacruxEngine) -> None:
    with pytest.raises(RuleViolation, match="initial colour"):
        gacrux.pair(arena("1 A |\n2 B |", rounds_total=1))
    colours = [gacrux.pair(arena("1 A |\n2 B |", rounds_total=1, initial_colour=lot)).pairs for lot in "WB"]
    assert colours == [((1, 2),), ((2, 1),)]


def test_byes_of_the_round_and_awarded_points(gacrux: GacruxEngine) -> None:
    section = arena(
        """
          1 A | 4w1 H
          2 B | 5b0 .
          3 C | U   .
          4 D | 1b0 Z
          5 E | 2w1 .
        """,
        rounds_total=3,
        initial_colour="W",
    )
    assert gacrux.pair(section).opponent_of(5) == 3
    awarded = replace(
        section,
        cells=(*section.cells[:4], (Cell(Outcome.WIN, 2, section.cells[4][0].colour, HALF), Cell(Outcome.UNPAIRED))),
    )
    assert gacrux.pair(awarded).bye == 2


@thorough
def test_cancel_ends_the_process_and_the_next_call_starts_it_again(gacrux: GacruxEngine) -> None:
    gacrux.pair(GAPS)
    first = gacrux.process_id
    with pytest.raises(PairingCancelled):
        gacrux.pair(GAPS, patience=Patience(cancel=lambda: True))
    assert gacrux.process_id is None
    assert gacrux.pair(GAPS).pairs
    assert gacrux.process_id not in (None, first)


def test_a_hanging_engine_is_ended_at_the_limit() -> None:
    with invented("sys.stdin.read()") as engine:
        with pytest.raises(EngineTimeout, match="seconds and was ended") as caught:
            engine.pair(GAPS, patience=Patience(0.2))
        assert engine.process_id is None
    assert caught.value.trf == exchange_of(position_of(GAPS)).text


@pytest.mark.parametrize(("patience", "ready"), [(0.5, 0.5), (900.0, 120.0)])
def test_an_engine_gets_ready_within_the_limit(monkeypatch: pytest.MonkeyPatch, patience: float, ready: float) -> None:
    """No longer than the arbiter waits for the pairing, and than any start takes; else it is ended."""
    ends: list[float] = []

    def late(_engine: GacruxEngine, end: float, _patience: Patience) -> bytes:
        ends.append(end)
        raise TimeoutError

    monkeypatch.setattr(GacruxEngine, "_receive", late)
    began = time.monotonic()
    with GacruxEngine([sys.executable, "-IS", "-c", "import sys; sys.stdin.read()"]) as engine:
        with pytest.raises(EngineTimeout, match=f"{patience:g} seconds and was ended"):
            engine.pair(GAPS, patience=Patience(patience))
        assert engine.process_id is None
    assert began + ready <= ends[0] <= time.monotonic() + ready


@pytest.mark.parametrize(
    "answer", ["sys.exit(3)", "print('what?')", "import os; os._exit(1)", "print('{', flush=True)"]
)
def test_a_crash_is_said_and_costs_nothing(answer: str) -> None:
    with invented(answer) as engine:
        for _ in range(2):
            with pytest.raises(EngineFault, match="has crashed; nothing has changed") as caught:
                engine.pair(GAPS)
        assert caught.value.trf


@pytest.mark.parametrize(
    "answer",
    [
        "[]",
        "5",
        "{}",
        '{"pairs": 7, "brackets": [], "levels": []}',
        '{"pairs": [[1, 2]], "brackets": [], "levels": []}',
        '{"pairs": [["1", "4", ""], [2, 3, ""]], "brackets": [], "levels": []}',
        '{"pairs": [[1, 4, ""], [2, 3, ""]], "brackets": [{}], "levels": []}',
        '{"pairs": [[1.5, 4, ""]], "brackets": [], "levels": []}',
        "[" * 100_000,
    ],
)
def test_rubbish_is_refused_in_words(answer: str) -> None:
    with (
        invented(f"print({answer!r}, flush=True); sys.stdin.read()") as engine,
        pytest.raises(EngineFault, match=r"nothing has changed|failed on round 2") as caught,
    ):
        engine.pair(GAPS)
    assert caught.value.trf


def test_an_answer_without_end_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tdapp.pairing.engines.gacrux._MOST_ANSWER", 100_000)
    endless = "sys.stdout.write('x' * 1_000_000); sys.stdout.flush(); sys.stdin.read()"
    with invented(endless) as engine, pytest.raises(EngineFault, match="has crashed; nothing has changed"):
        engine.pair(GAPS)
    with (
        invented("\nwhile True: print('{}', flush=True)") as engine,
        pytest.raises(EngineFault, match="failed on round 2"),
    ):
        engine.pair(GAPS)


def test_lines_nobody_asked_for_are_not_kept_without_end() -> None:
    class Chatter(io.BytesIO):
        said = 0

        def readline(self, most: int | None = -1, /) -> bytes:
            self.said += 1
            return b"{}\n" if self.said < 10_000 else b""

    pipe, answers = Chatter(), queue.Queue[bytes]()
    _listen(pipe, answers)
    assert pipe.said < 200
    heard = [answers.get_nowait() for _ in range(answers.qsize())]
    assert heard[-1] == b""  # whoever waits hears that the process has ended
    assert set(heard[:-1]) == {b"{}\n"}


def test_a_line_without_end_is_read_no_further_than_the_longest_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tdapp.pairing.engines.gacrux._MOST_ANSWER", 1000)
    pipe, answers = io.BytesIO(b"x" * 1_000_000), queue.Queue[bytes]()
    _listen(pipe, answers)
    assert (pipe.tell(), answers.get_nowait(), answers.qsize()) == (1000, b"", 0)


def test_a_greeting_that_is_none_is_a_fault() -> None:
    for greeting in ("hello", "[]", "{}"):
        command = [sys.executable, "-IS", "-c", f"print({greeting!r}, flush=True); input()"]
        with GacruxEngine(command) as engine, pytest.raises(EngineFault, match="has crashed"):
            engine.pair(GAPS)


def test_an_answer_nobody_asked_for_is_not_taken_for_the_next_round() -> None:
    # the process answers twice; the second line must not answer the second request: it starts anew instead
    answer = '{"pairs": [[4, 1, ""], [2, 3, ""]], "brackets": [], "levels": []}'
    with invented(f"print({answer!r} + chr(10) + '{{}}', flush=True); sys.stdin.read()") as engine:
        assert engine.pair(GAPS).pairs == ((9, 3), (5, 8))
        first = engine.process_id
        while engine._answers.empty():
            pass
        assert engine.pair(GAPS).pairs == ((9, 3), (5, 8))
        assert engine.process_id != first


def test_the_worker_sees_the_same_graph() -> None:
    # what the worker puts in networkx's place answers as the original does
    import networkx

    from tdapp.pairing.engines import worker

    original = networkx.Graph
    try:
        worker._read_neighbours_directly()
        mine = networkx.Graph
        assert mine is not original
        for seed in range(20):
            rng = random.Random(seed)
            edges = [(a, b, rng.randrange(10**40)) for a in range(14) for b in range(a) if rng.random() < 0.6]
            graphs = [kind() for kind in (original, mine)]
            for graph in graphs:
                graph.add_weighted_edges_from(edges)
            assert list(graphs[0].edges(data=True)) == list(graphs[1].edges(data=True))
            plain, direct = (networkx.min_weight_matching(graph) for graph in graphs)
            assert plain == direct
    finally:
        networkx.Graph = original


def test_a_killed_engine_comes_back() -> None:
    with GacruxEngine() as engine:
        expected = engine.pair(GAPS).pairs
        process = engine._process
        assert process is not None
        process.kill()
        process.wait()
        assert engine.pair(GAPS).pairs == expected


def test_faults_of_the_library_carry_their_traceback() -> None:
    with (
        invented('print(\'{"fault": "Traceback: boom"}\', flush=True)') as engine,
        pytest.raises(EngineFault, match="failed on round 2") as caught,
    ):
        engine.pair(GAPS)
    assert "boom" in caught.value.details


def test_an_illegal_answer_is_refused_in_words() -> None:
    # numbers 1 to 4 stand for 3 5 8 9; 3 and 8 have met
    answer = '{\\"pairs\\": [[1, 3, \\"\\"], [2, 4, \\"\\"]], \\"brackets\\": [], \\"levels\\": []}'
    with (
        invented(f'print("{answer}", flush=True)') as engine,
        pytest.raises(IllegalAnswer, match=r"Ильин \(3\) and =1\+1 \(8\) have met in round 1") as caught,
    ):
        engine.pair(GAPS)
    assert {breach.rule for breach in caught.value.breaches} == {"met"}


def test_no_pairing_is_believed_only_when_true() -> None:
    with (
        invented('print(\'{"none": ""}\', flush=True)') as engine,
        pytest.raises(EngineFault, match="but there is one"),
    ):
        engine.pair(GAPS)


def test_two_threads_take_turns(gacrux: GacruxEngine) -> None:
    found = []
    threads = [threading.Thread(target=lambda: found.append(gacrux.pair(GAPS).pairs)) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 3
    assert len(set(found)) == 1


def test_a_missing_program_is_an_engine_fault() -> None:
    with GacruxEngine(["/no/such/program"]) as engine, pytest.raises(EngineFault, match="cannot be started"):
        engine.pair(GAPS)


def test_code_in_the_current_folder_is_not_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("json.py", "gacrux.py", "networkx.py", "random.py", "sitecustomize.py"):
        (tmp_path / name).write_text(f"open({str(tmp_path / 'ran')!r}, 'w').close()\n", encoding="utf-8")
    package = tmp_path / "tdapp"
    package.mkdir()
    (package / "__init__.py").write_text((tmp_path / "json.py").read_text("utf-8"), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(["", "."]))
    with GacruxEngine() as engine:
        assert len(engine.pair(arena("1 A |\n2 B |\n3 C |\n4 D |", rounds_total=3, initial_colour="W")).pairs) == 2
    assert not (tmp_path / "ran").exists()


def test_who_waits_is_asked_every_moment() -> None:
    """However long the engine may take; at the end no longer than is left."""
    waited: list[float] = []

    class Silent(queue.Queue[bytes]):
        def get(self, block: bool = True, timeout: float | None = None) -> bytes:
            assert timeout is not None
            waited.append(timeout)
            if len(waited) % 2:
                raise queue.Empty
            return b"{}"

    with GacruxEngine() as engine:
        engine._answers = Silent()
        assert engine._receive(time.monotonic() + 100, Patience()) == b"{}"
        assert engine._receive(time.monotonic() + 0.01, Patience()) == b"{}"
    assert waited[:2] == [_POLL] * 2
    assert all(0 < one <= 0.01 for one in waited[2:])


@pytest.mark.parametrize("pairs", ["3", "[[1]]", '[["a", 2, ""]]'])
def test_an_answer_that_is_no_pairing_is_a_fault(pairs: str) -> None:
    answer = f'{{"pairs": {pairs}, "brackets": [], "levels": []}}'
    said = pytest.raises(EngineFault, match="gave an answer that is not a pairing; nothing has changed")
    with closing(invented(f"print({answer!r}, flush=True); sys.stdin.readline()")) as engine, said:
        engine.pair(GAPS)
