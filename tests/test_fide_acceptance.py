"""docs/fide-acceptance.md answers every question once, and what it names exists."""

from __future__ import annotations

import re
from pathlib import Path

from tdapp.cli.registry import VERBS

ROOT = Path(__file__).parents[1]
TEXT = (ROOT / "docs" / "fide-acceptance.md").read_text(encoding="utf-8")
ROW = re.compile(r"\| (\d+)(?:-(\d+))? \| (STOP )?(yes|no|not applicable)(?: \((\d+) %\))? \| (.+) \|")


def test_every_question_is_answered_once() -> None:
    rows = [line for line in TEXT.splitlines() if re.match(r"\| \d", line)]
    answered = []
    for line in rows:
        match = ROW.fullmatch(line)
        assert match, line
        answered += range(int(match[1]), int(match[2] or match[1]) + 1)
    assert answered == list(range(7, 224))


def test_the_stop_questions_are_those_of_the_checklist() -> None:
    stops = [int(match[1]) for line in TEXT.splitlines() if (match := ROW.fullmatch(line)) and match[3]]
    assert stops == [19, 21, 43, 45, 58, 60, 65, 68, 74, 81, 83, 104, 105, 169, 196, 201, 206]


def test_what_is_named_exists() -> None:
    verbs = {verb.name for verb in VERBS}
    for name in re.findall(r"`tdapp ([a-z-]+)", TEXT):
        assert name in verbs, name
    for path in re.findall(r"`((?:tests|docs|services|domain)/[\w./-]+)`", TEXT):
        assert (ROOT / path).exists() or (ROOT / "tdapp" / path).exists(), path


def test_the_count_is_the_one_of_the_table() -> None:
    found = [match for line in TEXT.splitlines() if (match := ROW.fullmatch(line))]
    many = {
        answer: sum(int(match[2] or match[1]) - int(match[1]) + 1 for match in found if match[4] == answer)
        for answer in ("yes", "no")
    }
    stops = [match[1] for match in found if match[3] and match[4] == "no"]
    listed = ", ".join(stops[:-1]) + f" and {stops[-1]}" if len(stops) > 1 else "".join(stops) or "none"
    assert f"{many['yes']} yes, {many['no']} no; of the questions that end a verification (STOP), no: {listed}." in TEXT
