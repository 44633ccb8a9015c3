"""No module knows one that knows it, not for its types only nor in a function: import-linter lets those pass."""

from __future__ import annotations

import re
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

ROOT = Path(__file__).parents[1]


IMPORTS = re.compile(r"^[ \t]*from (tdapp[\w.]*) import (?:\(([^)]*)\)|([^#\n]+))", re.M)


def known(path: Path, modules: dict[str, Path]) -> Iterator[str]:
    """The modules that one names, wherever in it; read as the house lays them out, without parsing all of it."""
    for package, several, names in IMPORTS.findall(path.read_text("utf-8")):
        imported = [one.split()[0] for one in (several or names).split(",") if one.split()]
        held = {f"{package}.{name}" for name in imported} & modules.keys()
        yield from held or ({package} & modules.keys())


def test_no_circle_is_hidden_behind_type_checking_or_in_a_function() -> None:
    files = [path for path in (ROOT / "tdapp").rglob("*.py") if path.name != "__init__.py"]
    modules = {".".join(path.relative_to(ROOT).with_suffix("").parts): path for path in files}
    assert len(modules) > 500
    graph = {name: set(known(path, modules)) for name, path in modules.items()}
    assert sum(map(len, graph.values())) > 3000
    TopologicalSorter(graph).prepare()  # a CycleError names the circle
