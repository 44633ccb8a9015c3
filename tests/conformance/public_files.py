"""Public files of other people: where they lie, what is in them; fetched by whoever runs this, never kept here.

``python -m tests.conformance.public_files FOLDER`` brings every file of ``public_files.tsv`` into a folder, named by
its checksum; git does it, from the public repository or, with ``--mirrors``, from clones named ``owner+name/repo``.
Then ``TDAPP_PUBLIC_FILES=FOLDER pytest -m conformance tests/conformance/test_public_files.py``; ``TDAPP_BBP`` names a
built bbpPairings, which then reads every exported Swiss.

The columns: repository, commit, path, SHA-256, what is expected (``open``, or ``refused`` with a sentence that says
what it is), and how many players and finished games of all its sections were counted in the file by other programs
(sqlite3, json, access_parser, bytes; ``-`` where nobody counted).
"""

from __future__ import annotations

import argparse
import hashlib
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

MANIFEST = Path(__file__).with_name("public_files.tsv")


@dataclass(frozen=True)
class PublicFile:
    """A row of the manifest."""

    repository: str
    commit: str
    path: str
    sha256: str
    expected: str
    players: int | None
    games: int | None

    @property
    def name(self) -> str:
        """As its program named it."""
        return self.path.rpartition("/")[2]


def manifest() -> tuple[PublicFile, ...]:
    """Every row."""

    def rows() -> Iterator[PublicFile]:
        for line in MANIFEST.read_text("utf-8").splitlines():
            if line and not line.startswith("#"):
                *texts, players, games = line.split("\t")
                yield PublicFile(*texts, *(None if one == "-" else int(one) for one in (players, games)))

    return tuple(rows())


def bring(file: PublicFile, folder: Path, mirrors: Path | None) -> bool:
    """Bring a file into the folder; whether it is there now and is the one that is meant."""
    target = folder / file.sha256
    if not target.exists():
        data = _read(file, folder, mirrors)
        if hashlib.sha256(data).hexdigest() != file.sha256:
            return False
        target.write_bytes(data)
    return hashlib.sha256(target.read_bytes()).hexdigest() == file.sha256


def _read(file: PublicFile, folder: Path, mirrors: Path | None) -> bytes:
    name = file.repository.replace("/", "+")
    clone = mirrors / name / "repo" if mirrors and (mirrors / name / "repo").is_dir() else (mirrors or folder) / name
    if not clone.is_dir():
        address = f"https://github.com/{file.repository}"
        _git("clone", "--quiet", "--filter=blob:none", "--no-checkout", address, str(clone))
    return _git("-C", str(clone), "show", f"{file.commit}:{file.path}")


def _git(*arguments: str) -> bytes:
    return subprocess.run(["git", *arguments], capture_output=True, check=False).stdout


def main() -> int:
    """Status 1 where a file is missing."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--mirrors", type=Path, help="a folder of clones")
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    missing = [one for one in manifest() if not bring(one, arguments.folder, arguments.mirrors)]
    for one in missing:
        print(f"missing: {one.repository} {one.path}", file=sys.stderr)
    print(f"{len(manifest()) - len(missing)} of {len(manifest())} files")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
