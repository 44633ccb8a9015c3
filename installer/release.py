"""What stands between a tag and its downloads: ``python -m installer.release version|glibc|same|sums|notes``."""

from __future__ import annotations

import argparse
import hashlib
import sys
from collections.abc import Sequence
from pathlib import Path

from installer import sources
from installer.linux import needs

ROOT = Path(__file__).resolve().parents[1]
SUMS = "SHA256SUMS"


def main(arguments: Sequence[str] | None = None) -> int:
    """One step by its name."""
    parser = argparse.ArgumentParser(prog="python -m installer.release", description=__doc__)
    steps = parser.add_subparsers(dest="step", required=True)
    steps.add_parser("version", help="the tag is the version of the program, and the changelog has it").add_argument(
        "tag"
    )
    glibc = steps.add_parser("glibc", help="no file asks for a newer system than is promised")
    glibc.add_argument("folder", type=Path)
    glibc.add_argument(
        "--python-may", action="store_true", help="Python's own library is the builder's, and is only said"
    )
    steps.add_parser("sums", help="SHA256SUMS of a folder").add_argument("folder", type=Path)
    same = steps.add_parser("same", help="what differs between two folders, or archives, that were built alike")
    same.add_argument("first", type=Path)
    same.add_argument("second", type=Path)
    steps.add_parser("notes", help="what is new, for the page of the release")
    chosen = parser.parse_args(arguments)
    if chosen.step == "version":
        return _told(wrong_version(chosen.tag, sources.version(), (ROOT / "CHANGELOG.md").read_text("utf-8")))
    if chosen.step == "glibc":
        return _told(newer_than_promised(chosen.folder, chosen.python_may))
    if chosen.step == "same":
        return _told(differences(chosen.first, chosen.second))
    if chosen.step == "sums":
        (chosen.folder / SUMS).write_text(sums(chosen.folder), "utf-8", newline="\n")
        return 0
    print(notes((ROOT / "CHANGELOG.md").read_text("utf-8"), sources.version()))
    return 0


def _told(complaints: Sequence[str]) -> int:
    for complaint in complaints:
        print(complaint, file=sys.stderr)
    return 1 if complaints else 0


def wrong_version(tag: str, version: str, changelog: str) -> list[str]:
    """Why this tag must not become a release."""
    found = []
    if tag != f"v{version}":
        found.append(f"the tag is {tag}, tdapp/__init__.py says {version}: it should be v{version}")
    heading = next((line for line in changelog.splitlines() if line.startswith(f"## {version}")), "")
    if not heading:
        found.append(f"CHANGELOG.md says nothing of {version}")
    elif "not released" in heading:
        found.append(f"CHANGELOG.md says of {version} that it is not released yet")
    return found


def newer_than_promised(folder: Path, python_may: bool) -> list[str]:
    """The files that ask for more; Python's own library is the builder's."""
    found = needs.broken_promises(folder)
    if not python_may:
        return found
    for line in found:
        if "libpython" in line:
            print(f"said only: {line}")
    return [line for line in found if "libpython" not in line]


def differences(first: Path, second: Path) -> list[str]:
    """The files that only one has, or that are not the same to the byte."""
    if first.is_file() and second.is_file():
        return [] if first.read_bytes() == second.read_bytes() else [f"{first} and {second} differ"]
    ours, theirs = _digests(first), _digests(second)
    return [
        f"{name}: {'differs' if name in ours and name in theirs else 'only in one'}"
        for name in sorted(ours.keys() | theirs.keys())
        if ours.get(name) != theirs.get(name)
    ]


def _digests(folder: Path) -> dict[str, str]:
    found = {}
    for path in folder.rglob("*"):
        name = path.relative_to(folder).as_posix()
        if path.is_symlink():
            found[name] = f"to {path.readlink()}"
        elif path.is_file():
            found[name] = hashlib.sha256(path.read_bytes()).hexdigest() + str(path.stat().st_mtime)
    return found


def sums(folder: Path) -> str:
    """As `sha256sum --check` reads them."""
    files = sorted(path for path in folder.iterdir() if path.is_file() and path.name != SUMS)
    return "".join(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files)


def notes(changelog: str, version: str) -> str:
    """What the changelog says of this version, and how a download is checked."""
    part = changelog.partition(f"\n## {version}")[2].partition("\n")[2].partition("\n## ")[0]
    return (
        f"{part.strip()}\n\n"
        "Linux: the .deb for Debian 12, Ubuntu 22.04 and newer; the .tar.xz for every other with glibc 2.34 or newer. "
        "Windows 10 (1809) and newer: setup.exe, or the portable ZIP. macOS 14 and newer: the .dmg of your processor "
        "(arm64: Apple, x86_64: Intel). With Python: `pip install tdapp`.\n\n"
        f"Whether a download is whole: `sha256sum --ignore-missing --check {SUMS}`. Where it was built: "
        "`gh attestation verify FILE --repo OWNER/tdapp`. What is inside: THIRD-PARTY.txt and sbom.cdx.json in each.\n"
    )


if __name__ == "__main__":
    sys.exit(main())
