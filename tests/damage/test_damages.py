"""What `make damage` does to a line, and what it says of a test that bites and of one that does not."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.damage import run
from tests.damage.damages import Damage, damages
from tests.damage.reach import Reaches


def told(source: str) -> set[tuple[str, str]]:
    """What is done, and the module after it."""
    data = source.encode()
    return {(one.what, one.applied(data).decode()) for one in damages("m.py", data)}


@pytest.mark.parametrize(
    ("source", "what", "damaged"),
    [
        ("a < b", "comparison turned round", "(a >= b)"),
        ("a < b", "boundary moved", "(a <= b)"),
        ("x = a is None", "comparison turned round", "x = (a is not None)"),
        ("a or b", "and for or", "(a and b)"),
        ("a and b and c", "without b", "(a and c)"),
        ("a and f(b)", "without a", "f(b)"),
        ("not a", "not dropped", "a"),
        ("x = 3", "4 for 3", "x = 4"),
        ("x = True", "False for True", "x = False"),
        ("x = 'é' if a else b", "branches exchanged", "x = (b if a else 'é')"),
        ("x = 'é' if a else b", "condition never true", "x = 'é' if False else b"),
        ("x = [a for a in b if a]", "condition always true", "x = [a for a in b if True]"),
        ("x = a - 1", "plus and minus exchanged", "x = (a + 1)"),
        ("x = min(a)", "max for min", "x = max(a)"),
        ("x = sorted(a, key=b)", "without key=b", "x = sorted(a)"),
        ("x = (a, b, c)", "without b", "x = (a, c)"),
        ("def f():\n    return a, b", "returned in the other order", "def f():\n    return (b, a)"),
        ("for a in b:\n    continue", "break for continue", "for a in b:\n    break"),
        ("x.append(a)", "without x.append(a)", "pass"),
        ("x += a", "without x += a", "pass"),
        ("zip(a, b, strict=True)", "without zip(a, b, strict=True)", "pass"),
    ],
)
def test_what_is_done(source: str, what: str, damaged: str) -> None:
    assert (what, damaged) in told(source)


@pytest.mark.parametrize(
    "source",
    ["def f(a: 3 = None) -> (1, 2, 3): ...", "raise Gone(f'{a + 1}', b=1)", "@dataclass(frozen=True)\nclass A: ...",
     "x = 'a' + b", "def f():\n    return (), ()", "dict[int, int, int]", "a == b == c", "x = zip(a, b, strict=True)"],
)  # fmt: skip
def test_what_is_left_alone(source: str) -> None:
    assert told(source) == set()


def test_a_line_with_a_comment_can_be_known_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "KNOWN", tmp_path / "equivalent.txt")
    (one,) = damages("m.py", b"f()  # says why\n")
    (tmp_path / "equivalent.txt").write_text(run.key(one, "f()  # says why") + "  # nobody calls it\n", "utf-8")
    assert run.key(one, "f()  # says why") in run.equivalent()


def test_two_alike_in_a_line_are_told_apart_and_lines_are_chosen() -> None:
    found = damages("m.py", b"x = 1\ny = (1, a == b, a == c)\n", [2])
    assert {one.line for one in found} == {2}
    assert [one.what for one in found if "turned" in one.what] == [
        "comparison turned round",
        "comparison turned round (2)",
    ]


def test_who_comes_to_a_statement_comes_by_its_damage() -> None:
    source = b"if (a and\n        b):\n    x = f(1,\n          y == 2)\nelse:\n    z = 3\n"
    reached = {(one.line, one.what): one.lines for one in damages("m.py", source)}
    assert reached[1, "and for or" if (1, "and for or") in reached else "or for and"] == {1, 2}
    assert reached[4, "comparison turned round"] == {3, 4}
    assert reached[6, "4 for 3"] == {6}


KEPT = """from functools import cache

import pytest
from tdapp.room import m

held = cache(m.g)

@pytest.fixture(scope="module")
def of_all():
    return m.f(3)

def test_one(of_all):
    held(1)

def test_other():
    held(1)

def test_neither():
    pass

def test_that_fails():
    assert m.g(0)
"""


@pytest.fixture(name="tree")
def _tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A program of two lines, committed, with a test that asks for one of them; then both lines are changed."""
    for name, text in {
        "tdapp/room/m.py": "def f(a):\n    return a\n\n\ndef g(a):\n    return a\n",
        "tests/room/test_m.py": "from tdapp.room.m import f\n\n\ndef test_f():\n    assert f(1) and not f(2)\n",
        "tests/room/test_n.py": KEPT,
        "pyproject.toml": "[tool.pytest.ini_options]\npythonpath = ['.']\naddopts = '--import-mode=importlib'\n",
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    for words in ("init -q", "add .", "-c user.name=a -c user.email=a@localhost commit -qm a"):
        subprocess.run(["git", *words.split()], cwd=tmp_path, check=True)
    changed = "def f(a):\n    return a < 2\n\n\ndef g(a):\n    return a == 2\n"
    (tmp_path / "tdapp/room/m.py").write_text(changed, "utf-8")
    monkeypatch.setattr(run, "ROOT", tmp_path)
    monkeypatch.setattr(run, "KNOWN", tmp_path / "equivalent.txt")
    (tmp_path / "equivalent.txt").write_text("", "utf-8")
    return tmp_path


def test_changed_lines_of_the_program_are_damaged_and_no_others(tree: Path) -> None:
    (tree / "tests/room/test_m.py").write_text("x = 1 < 2\n", "utf-8")
    assert {(one.path, one.line) for one in run.changed_since("HEAD")} == {
        ("tdapp/room/m.py", 2),
        ("tdapp/room/m.py", 6),
    }
    assert run.of_room("tdapp/ui") == run.of_room("tdapp/gone") == []


def test_what_is_named_after_a_module_is_asked_first(tree: Path) -> None:
    copied = run.Tree(tree / "copy", tree / "kept", "tdapp/room")
    assert copied.files("tdapp/room/n.py") == (["tests/room/test_n.py"], ["tests/room/test_m.py"])


@pytest.mark.conformance
@pytest.mark.skipif(sys.platform == "win32", reason="groups of processes of POSIX")
def test_a_survivor_is_named_and_what_was_tried_is_not_tried_again(
    tree: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    arguments = ["run", "--since", "HEAD", "--out", str(tree / "out.jsonl")]
    monkeypatch.setattr(sys, "argv", arguments)
    assert run.main() == 1
    told = capsys.readouterr().out
    assert "fails without damage and is not asked: tests/room/test_n.py::test_that_fails" in told
    assert "tdapp/room/m.py:2: boundary moved: tests/room/test_m.py::test_f" in told
    assert "tdapp/room/m.py:6: comparison turned round: SURVIVED" in told
    assert (tree / "tdapp/room/m.py").read_text("utf-8").count("== 2") == 1  # the tree itself is left alone
    survivors = [one for one in run.changed_since("HEAD") if one.line == 6]
    keys = [run.key(one, "    return a == 2") for one in survivors]
    (tree / "equivalent.txt").write_text("# why\n" + "".join(f"{one}  # nobody calls it\n" for one in keys), "utf-8")
    assert run.main() == 0
    assert "0 to try" in capsys.readouterr().out


@pytest.mark.conformance
@pytest.mark.skipif(sys.platform == "win32", reason="groups of processes of POSIX")
def test_what_tests_share_is_reached_by_each_of_them(tree: Path) -> None:
    reach = Reaches(tree, tree / "kept", "tdapp/room").of("tests/room/test_n.py")
    name = "tests/room/test_n.py::test_{}".format
    assert reach.of("tdapp/room/m.py", frozenset({6})) == {name("one"), name("other")}  # and one that is not asked
    assert (
        reach.of("tdapp/room/m.py", frozenset({2})) == set(reach.seconds) == set(map(name, ("one", "other", "neither")))
    )
    assert reach.failing == [name("that_fails")]
    assert reach.of("tdapp/room/m.py", frozenset({3})) == set()


@pytest.mark.conformance
@pytest.mark.skipif(sys.platform == "win32", reason="groups of processes of POSIX")
def test_a_process_that_ends_as_if_all_had_passed_is_noticed(tree: Path, tmp_path: Path) -> None:
    copy = run.Tree(tmp_path / "copy", tmp_path / "kept", "tdapp/room")
    source = (tree / "tdapp/room/m.py").read_bytes()
    start = source.index(b"a < 2")
    lines = frozenset({2})
    ends = Damage("tdapp/room/m.py", 2, "ends", start, start + 5, "__import__('os')._exit(0)", lines)
    assert copy.fails(ends) == "status 0"
    assert copy.fails(Damage("tdapp/room/m.py", 2, "same", start, start + 5, "2 > a", lines)) == ""


def test_what_runs_on_windows_alone_is_left_alone() -> None:
    found = told("if sys.platform == 'win32':\n    x = 1\nelse:\n    x = 2")
    assert {what for what, _ in found} == {"comparison turned round", "condition always true", "3 for 2"}
    found = told("x = a or sys.platform == 'win32'")
    assert {what for what, _ in found} == {"comparison turned round", "and for or", "without a"}
    assert "without sys.platform == 'win32'" in {what for what, _ in told("x = a and sys.platform == 'win32'")}
