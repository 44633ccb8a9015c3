"""A clean copy of the tracked files: what lies beside them on somebody's disk gets into no package."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]

_MADE = (".venv", "build", "dist", "PKG-INFO", "setup.cfg")


def tracked(root: Path = ROOT) -> list[str]:
    """Names of the files of the repository, new ones that nobody ignores too; in an sdist all there are."""
    if not (root / ".git").exists():
        return sorted(_all(root))
    command = ["git", "-C", str(root), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, check=True, capture_output=True).stdout.decode().split("\0")
    return sorted(name for name in listed if name and (root / name).is_file())


def _all(root: Path) -> Iterator[str]:
    for path in root.rglob("*"):
        name = path.relative_to(root)
        if path.is_file() and not (name.parts[0] in _MADE or "__pycache__" in name.parts or ".egg-info" in str(name)):
            yield name.as_posix()


def copy(target: Path, root: Path = ROOT) -> Path:
    """Them in a folder that is made anew."""
    shutil.rmtree(target, ignore_errors=True)
    for name in tracked(root):
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(root / name, target / name)
        (target / name).chmod(0o755 if os.access(root / name, os.X_OK) else 0o644)
    return target


def epoch(root: Path = ROOT) -> int:
    """SOURCE_DATE_EPOCH: what it says, else when the last commit was made. Every date in a package is this one."""
    said = os.environ.get("SOURCE_DATE_EPOCH", "")
    if said:
        return int(said)
    if not (root / ".git").exists():
        return int((root / "pyproject.toml").stat().st_mtime)
    command = ["git", "-C", str(root), "log", "-1", "--format=%ct"]
    return int(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def version(root: Path = ROOT) -> str:
    """As tdapp/__init__.py says it, without importing it."""
    for line in (root / "tdapp" / "__init__.py").read_text("utf-8").splitlines():
        if line.startswith("__version__"):
            return line.split('"')[1]
    raise ValueError("tdapp/__init__.py says no version")
