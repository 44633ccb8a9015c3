"""What is asked of a system is asked of its object: a new one is a module, not a look at every place that compares."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

TDAPP = Path(__file__).parents[1] / "tdapp"
AT_HOME = ("domain/systems/", "services/systems/", "trf/", "domain/norms/", "services/norms/")
"""Where systems are defined, where files are read into them, and norms, which name the Swiss by their rules."""
MOST_THAT_DECIDE = 14
"""Places that name a shape or ask what a system is. It may only fall: make it a question of the system."""
MOST_THAT_ASK_FOR_TEAMS = 54
"""Places that ask whether teams are paired. It may only fall: let the rules of the system answer."""


def _outside(words: str) -> Iterator[tuple[str, ast.Module]]:
    """The modules that hold one of the words: to read all of them takes seconds."""
    for path in sorted(TDAPP.rglob("*.py")):
        where, text = path.relative_to(TDAPP).as_posix(), path.read_text(encoding="utf-8")
        if not where.startswith(AT_HOME) and re.search(words, text):
            yield where, ast.parse(text)


def _decides(node: ast.AST) -> bool:
    match node:
        case ast.Attribute(value=ast.Name(id="Kind"), attr=attribute):
            return attribute.isupper()
        case ast.Attribute(attr="of_teams", value=value):
            return not (isinstance(value, ast.Name) and value.id in ("self", "one"))  # fields of a form, of a pack
        case ast.Compare(left=ast.Attribute(attr="id" | "key", value=ast.Attribute(attr="system"))):
            return True
        case ast.Call(func=ast.Name(id="isinstance"), args=[_, ast.Name(id="System" | "SystemRules" | "TeamKind")]):
            return True
    return False


def test_few_places_decide_by_what_a_system_is() -> None:
    words = r"\bKind\b|\bof_teams\b|\bsystem\s*\.\s*(id|key)\b|\b(System|SystemRules|TeamKind)\b"
    found = [f"{where}:{node.lineno}" for where, tree in _outside(words) for node in ast.walk(tree) if _decides(node)]
    assert len(found) > 5
    assert len(found) <= MOST_THAT_DECIDE, found


def test_few_places_ask_whether_teams_are_paired() -> None:
    found = [
        f"{where}:{node.lineno}"
        for where, tree in _outside(r"\bpairs_teams\b")
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and node.attr == "pairs_teams"
    ]
    assert len(found) <= MOST_THAT_ASK_FOR_TEAMS, found
