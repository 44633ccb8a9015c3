"""No module knows one that knows it, also not for its types only: import-linter does not see those."""

from __future__ import annotations

import re
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

ROOT = Path(__file__).parents[1]
IMPORT = re.compile(r"^(?: {4})?from (tdapp[\w.]*) import (\([^)]*\)|[^\n]*)", re.MULTILINE)
BODY = re.compile(r"^(?:def|class|@)", re.MULTILINE)


def known(path: Path, modules: dict[str, Path]) -> Iterator[str]:
    """The modules that one names at its head."""
    for package, names in IMPORT.findall(BODY.split(path.read_text("utf-8"), maxsplit=1)[0]):
        held = {f"{package}.{name}" for name in re.findall(r"\w+", names)} & modules.keys()
        yield from held or ({package} & modules.keys())


def test_no_circle_is_hidden_behind_type_checking() -> None:
    files = [path for path in (ROOT / "tdapp").rglob("*.py") if path.name != "__init__.py"]
    modules = {".".join(path.relative_to(ROOT).with_suffix("").parts): path for path in files}
    assert len(modules) > 500
    graph = {name: set(known(path, modules)) for name, path in modules.items()}
    assert sum(map(len, graph.values())) > 3000
    TopologicalSorter(graph).prepare()  # a CycleError names the circle
