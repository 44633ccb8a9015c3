"""External engines: invented programs for every way to fail, and the real one where the environment names it.

``TDAPP_BBPPAIRINGS`` is the path of bbpPairings.
"""

from __future__ import annotations

import os
import stat
import subprocess
import sys
import tempfile
from dataclasses import replace
from pathlib import Path

import pytest

from tdapp.domain.section.event import Acceleration, ForbiddenPairs
from tdapp.domain.section.outcome import Cell, Outcome
from tdapp.domain.section.scoring import HALF, PointSystem
from tdapp.domain.words.errors import RuleViolation
from tdapp.pairing.engines import external
from tdapp.pairing.engines.answer import IllegalAnswer
from tdapp.pairing.engines.engine import (
    EngineFault,
    EngineTimeout,
    NoLegalPairing,
    Pairing,
    PairingCancelled,
    PairingEngine,
    Patience,
    own_folder,
)
from tdapp.pairing.engines.exchange import exchange_of
from tdapp.pairing.engines.external import BbpPairings, Javafo, _watched, external_engine
from tdapp.pairing.engines.gacrux import GacruxEngine
from tdapp.pairing.rules.position import position_of
from tests.arena import arena

posix = pytest.mark.skipif(os.name != "posix", reason="the invented programs are scripts")
FIELD = arena(
    """
      3 A | 8w1
      5 B | 9b0
      8 C | 3b0
      9 D | 5w1
    """,
    rounds_total=3,
    initial_colour="W",
)


def program(folder: Path, text: str) -> BbpPairings:
    """A program that runs Python; ``out`` is the file for the answer, ``source`` its input."""
    path = folder / "engine"
    head = (
        f"#!{sys.executable} -IS\nimport sys, pathlib\nif sys.argv[1:] == ['-r']: print('BBP - v9.9 (x)'); sys.exit()\n"
    )
    path.write_text(head + "source, out = pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[4])\n" + text)
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return BbpPairings(path)


@posix
def test_an_answer_is_read_and_put_in_order(tmp_path: Path) -> None:
    engine = program(tmp_path, r"out.write_text('2\n2 3\n4 1\n')")
    pairing = engine.pair(FIELD)
    assert (pairing.pairs, pairing.bye, pairing.engine) == (((9, 3), (5, 8)), None, "bbpPairings v9.9")
    assert pairing.answer == "2\n2 3\n4 1\n"
    assert 0 < pairing.seconds < 60


@pytest.mark.parametrize("engine", [BbpPairings(Path("nowhere")), Javafo(Path("nowhere.jar"))])
def test_nobody_is_paired_without_any_program(engine: PairingEngine) -> None:
    away = tuple((*row, Cell(Outcome.ZERO_POINT_BYE)) for row in FIELD.cells)
    assert engine.pair(replace(FIELD, cells=away)) == Pairing(2, (), None, engine.name)


@posix
def test_a_program_is_given_the_records_of_older_engines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """XXR and XXC say to bbpPairings and JaVaFo what 142 and 152 say to newer ones."""
    asked = "import sys\nfor word in ('XXR', 'XXC'): assert word in source.read_text()\n"
    answer = r"out.write_text('2\n2 3\n4 1\n')"
    assert program(tmp_path, asked + answer).pair(FIELD).pairs == ((9, 3), (5, 8))
    java = tmp_path / "java"
    java.write_text(
        f"#!{sys.executable} -IS\nimport sys, pathlib\nif sys.argv[-1] == '-r': sys.exit()\n"
        f"source, out = pathlib.Path(sys.argv[-3]), pathlib.Path(sys.argv[-1])\n{asked}{answer}"
    )
    java.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert external_engine(str(_jar(tmp_path))).pair(FIELD).pairs == ((9, 3), (5, 8))


@pytest.mark.parametrize(
    ("said", "version"),
    [
        ("BBP Pairings (very new) v6.0.0 (Built x)", "v6.0.0"),
        ("BBP (Built Jan 12 2025) v6.0.0", "v6.0.0"),
        ("a version", ""),
        ("v v1", "v1"),
    ],
)
def test_the_version_is_the_word_that_has_a_number(said: str, version: str) -> None:
    assert external._bbp_version(said) == version


@posix
@pytest.mark.parametrize(
    ("said", "name"),
    [
        ("JaVaFo (x) - Rel. 2.2 (Build 3222)", "JaVaFo 2.2 (build 3222), pre-2026 rules"),
        ("JaVaFo (x) - Rel. 3.0p (Build 5903)", "JaVaFo 3.0p (build 5903)"),
        ("Unable to access jarfile", "JaVaFo"),
    ],
)
def test_javafo_names_its_release_and_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: str, name: str
) -> None:
    # an invented "java": version on -r, else the pairs into the file after -p
    java = tmp_path / "java"
    java.write_text(
        f"#!{sys.executable} -IS\nimport sys, pathlib\n"
        f"if sys.argv[-1] == '-r': print({said!r}); sys.exit()\n"
        r"pathlib.Path(sys.argv[-1]).write_text('2\n2 3\n4 1\n')"
    )
    java.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    engine = external_engine(str(_jar(tmp_path)))
    assert engine.pair(FIELD).engine == engine.name == name


@posix
@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("print('Assertion Error'); sys.exit(1)", "failed with status 1"),
        ("print('Ask for help')", "failed with status 0"),
        ("print('NoValidPairingException')", "but there is one"),
        ("print('x' * 2_000_000, flush=True); import threading; threading.Event().wait()", "without end"),
    ],
)
def test_faults_of_javafo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, words: str) -> None:
    java = tmp_path / "java"
    java.write_text(f"#!{sys.executable} -IS\nimport sys\nif sys.argv[-1] == '-r': sys.exit()\n{text}\n")
    java.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(EngineFault, match=words):
        external_engine(str(_jar(tmp_path))).pair(FIELD)


@posix
def test_pairs_of_javafo_count_whatever_it_says_besides(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    java = tmp_path / "java"
    java.write_text(
        f"#!{sys.executable} -IS\nimport sys, pathlib\nprint('No valid pairing at first: NoValidPairingException')\n"
        r"if sys.argv[-1] != '-r': pathlib.Path(sys.argv[-1]).write_text('2\n2 3\n4 1\n')"
    )
    java.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert external_engine(str(_jar(tmp_path))).pair(FIELD).pairs == ((9, 3), (5, 8))


def test_javafo_needs_java(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(RuleViolation, match="no java program"):
        external_engine(str(_jar(tmp_path))).pair(FIELD)


def _jar(folder: Path) -> Path:
    jar = folder / "javafo.jar"
    jar.touch()
    return jar


@posix
@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("sys.exit(2)", "unexpected error"),
        ("sys.exit(4)", "cannot handle an event of this size"),
        ("sys.exit(5)", "could not read or write its files"),
        ("import os; os.kill(os.getpid(), 11)", "has crashed"),
        ("out.write_text('1\\n1 2\\n' * 600_000)", "it is too long"),
        ("print('x' * 2_000_000, flush=True); import threading; threading.Event().wait()", "without end"),
        ("out.write_bytes(bytes(range(256)))", "not a list of pairs"),
        ("out.write_text('2\\n2 ' + '9' * 5000 + '\\n4 1\\n')", "not a list of pairs"),
        ("out.write_text('2\\n2 -3\\n4 1\\n')", "does not exist"),
        ("out.write_text('1\\n0 0\\n')", "does not exist"),
        ("out.mkdir()", "not a list of pairs"),
        ("print('line 7'); sys.exit(3)", "input wrong"),
        ("sys.exit(9)", "status 9"),
        ("", "not a list of pairs"),
        ("out.write_text('3\\n2 3\\n4 1\\n')", "not a list of pairs"),
        ("out.write_text('2\\n2 3 4\\n4 1\\n')", "not a list of pairs"),
        ("out.write_text('two')", "not a list of pairs"),
        ("out.write_text('2\\n2 3\\n4 7\\n')", "does not exist"),
        ("sys.exit(1)", "but there is one"),
    ],
)
def test_faults(tmp_path: Path, text: str, words: str) -> None:
    with pytest.raises(EngineFault, match=words) as caught:
        program(tmp_path, text).pair(FIELD)
    assert caught.value.trf


FLOOD = "for _ in range(100): print('x' * 100_000, flush=True)\nimport threading; threading.Event().wait()"
"""Ten times what any answer needs, and no end after it."""


@posix
def test_a_flood_is_ended_long_before_the_limit(tmp_path: Path) -> None:
    pid = tmp_path / "pid"
    engine = program(tmp_path, f"import os; pathlib.Path({str(pid)!r}).write_text(str(os.getpid()))\n{FLOOD}")
    with pytest.raises(EngineFault, match="without end") as caught:
        engine.pair(FIELD, patience=Patience(60))
    assert not isinstance(caught.value, EngineTimeout)
    with pytest.raises(ProcessLookupError):
        os.kill(int(pid.read_text()), 0)


def test_what_a_program_says_before_it_ends_is_read_up_to_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tdapp.pairing.engines.external._POLL", 60)  # it has ended when it is looked at first
    status, said = _watched([sys.executable, "-IS", "-c", "print('x' * 3_000_000); raise SystemExit(9)"], Patience(60))
    assert (status, len(said)) == (9, 1_000_000)


@posix
def test_a_flood_instead_of_the_version_leaves_the_engine_without_one(tmp_path: Path) -> None:
    engine = program(tmp_path, r"out.write_text('2\n2 3\n4 1\n')")
    script = tmp_path / "engine"
    script.write_text(script.read_text().replace("print('BBP - v9.9 (x)'); sys.exit()", f"exec({FLOOD!r})"))
    assert engine.pair(FIELD).engine == "bbpPairings"


@posix
def test_an_illegal_answer_is_refused(tmp_path: Path) -> None:
    with pytest.raises(IllegalAnswer, match=r"A \(3\) and C \(8\) have met in round 1"):
        program(tmp_path, "out.write_text('2\\n1 3\\n4 2\\n')").pair(FIELD)


@posix
def test_status_one_is_no_legal_pairing_when_true(tmp_path: Path) -> None:
    met = arena("1 A | 2w1\n2 B | 1b0", rounds_total=3)
    with pytest.raises(NoLegalPairing):
        program(tmp_path, "sys.exit(1)").pair(met)


@posix
def test_limit_and_cancel_end_the_program(tmp_path: Path) -> None:
    engine = program(tmp_path, "import threading; threading.Event().wait()")
    with pytest.raises(EngineTimeout):
        engine.pair(FIELD, patience=Patience(0.1))
    with pytest.raises(PairingCancelled):
        engine.pair(FIELD, patience=Patience(cancel=lambda: True))


def test_the_dialect() -> None:
    section = replace(
        FIELD,
        points=PointSystem(HALF * 4, HALF * 2),
        accelerations=(Acceleration("1.0", 1, 2, 3, 5),),
        forbidden=(ForbiddenPairs(1, 3, (3, 9)),),
    )
    lines = exchange_of(position_of(section), external=True).text.split("\n")
    assert {"XXR 3", "XXC white1", "XXP 1 4", "BBW  2.0", "BBD  1.0", "XXS WW=2.0"} <= set(lines)
    assert "XXA    1  1.0  1.0" in lines
    # these records are read otherwise, or twice, by one of the programs
    assert not [line for line in lines if line[:3] in ("162", "250", "260", "###")]
    assert exchange_of(position_of(section), external=True).text.isascii()


def test_points_awarded_otherwise_cannot_be_told() -> None:
    row = (replace(FIELD.cells[0][0], awarded=HALF),)
    with pytest.raises(RuleViolation, match="pair with gacrux"):
        BbpPairings(Path("nowhere")).pair(replace(FIELD, cells=(row, *FIELD.cells[1:])))


def test_finding_engines(tmp_path: Path) -> None:
    jar = tmp_path / "javafo.jar"
    jar.touch()
    assert isinstance(external_engine(str(jar)), Javafo)
    with pytest.raises(RuleViolation, match="no pairing engine"):
        external_engine(str(tmp_path / "nothing"))
    with pytest.raises(EngineFault, match="cannot be started"):
        BbpPairings(tmp_path).pair(FIELD)


@pytest.mark.skipif(not os.environ.get("TDAPP_BBPPAIRINGS"), reason="TDAPP_BBPPAIRINGS names no bbpPairings")
def test_the_real_one_agrees(gacrux: GacruxEngine) -> None:
    engine = external_engine(os.environ["TDAPP_BBPPAIRINGS"])
    cells = tuple((*row, Cell(Outcome.UNPAIRED)) for row in FIELD.cells)
    assert engine.pair(replace(FIELD, cells=cells)).pairs == gacrux.pair(FIELD).pairs


@posix
def test_it_says_whether_it_takes_a_report(tmp_path: Path) -> None:
    refuses = "print('', f'Error in {source}: no', sep='\\n'), sys.exit(3)"
    text = f"(print('fine'), sys.exit(0)) if b'012 Cup' in source.read_bytes() else ({refuses})"
    engine = program(tmp_path, text)
    path = tmp_path / "engine"
    path.write_text(path.read_text().replace("pathlib.Path(sys.argv[4])", "sys.argv[3]"))
    assert engine.takes(b"012 Cup\r\n") == (True, "")
    assert engine.takes(b"012 Open\r\n") == (False, "Error in round.trf: no")
    assert engine.name == "bbpPairings v9.9"
    with pytest.raises(EngineFault, match="cannot be started"):
        BbpPairings(tmp_path).takes(b"")


@posix
def test_it_runs_in_a_folder_of_its_own_and_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr(tempfile, "tempdir", None)
    program(tmp_path, r"out.write_text('2\n2 3\n4 1\n')")
    dead = subprocess.Popen([sys.executable, "-IS", "-c", ""])
    dead.wait()
    alive = subprocess.Popen([sys.executable, "-IS", "-c", "input()"], stdin=subprocess.PIPE)
    left, busy = tmp_path / f"tdapp-pairing-{dead.pid}-x", tmp_path / f"tdapp-pairing-{alive.pid}-x"
    left.mkdir()
    busy.mkdir()
    monkeypatch.chdir(tmp_path)
    assert external_engine("engine").pair(FIELD).seconds > 0
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(["engine", busy.name])
    alive.communicate(b"\n")
    assert alive.returncode == 0
    with pytest.raises(EngineFault) as fault:
        program(tmp_path, "print(pathlib.Path.cwd()); sys.exit(2)").pair(FIELD)
    assert fault.value.details.strip() == str(own_folder())
    assert not Path.cwd().is_relative_to(own_folder())


@posix
def test_a_program_of_the_current_folder_is_not_found_by_its_name_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program(tmp_path, "")
    (tmp_path / "engine").rename(tmp_path / "java")
    (tmp_path / "x.jar").touch()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", ".")
    with pytest.raises(RuleViolation, match="needs Java"):
        Javafo(tmp_path / "x.jar").pair(FIELD)


def test_a_program_is_asked_who_it_is_for_some_seconds_only(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Patience] = []

    def watched(_command: list[str], patience: Patience) -> tuple[int, str]:
        asked.append(patience)
        return 0, "v1"

    monkeypatch.setattr(external, "_watched", watched)
    wanted = Patience(600, cancel=lambda: False)
    assert external._said_of_itself(["engine"], wanted) == "v1"
    assert asked == [replace(wanted, seconds=external._VERSION_LIMIT)]
    assert external._VERSION_LIMIT < 60
