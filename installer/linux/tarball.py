"""An archive for every other Linux: ``python -m installer.linux.tarball``. Unpacked anywhere, it runs from there."""

from __future__ import annotations

import argparse
import os
import platform
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

from installer import sources
from installer.linux import tree

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).resolve().parent
BUILD = ROOT / "build"

README = """\
tdapp {version}

Run ./tdapp in this folder: nothing else is needed. ./install.sh puts it into your menu and lets it open event files
(*.tdb); ./install.sh --remove takes that back. Neither needs a password, and no event is ever touched.
An update is the new folder in the place of this one; events and settings lie elsewhere and stay.

It runs on Linux with glibc {glibc} or newer.

Deutsch: ./tdapp in diesem Ordner startet das Programm. ./install.sh trägt es ins Menü ein und öffnet damit
Turnierdateien (*.tdb); ./install.sh --remove nimmt das zurück. Turniere werden nie angetastet.

Whose work is inside: THIRD-PARTY.txt. Licence of tdapp: LICENSE.txt.
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """From the frozen folder."""
    parser = argparse.ArgumentParser(prog="python -m installer.linux.tarball", description=__doc__)
    parser.add_argument("--freeze", type=Path, default=BUILD / "freeze", help="where installer.freeze worked")
    parser.add_argument("--out", type=Path, default=BUILD / "packages")
    parser.add_argument("--xz", type=int, default=6, help="how hard to pack; 1 for trials")
    chosen = parser.parse_args(arguments)
    version, seconds = sources.version(), sources.epoch()
    place = folder(chosen.freeze, chosen.freeze.parent / "tarball", version, seconds)
    archive = chosen.out / f"tdapp-{version}-linux-{platform.machine()}.tar.xz"
    tree.tar(place, archive, f"tdapp-{version}", seconds, chosen.xz)
    print(f"{archive}: {archive.stat().st_size / 1e6:.0f} MB")
    return 0


def folder(freeze: Path, place: Path, version: str, seconds: int) -> Path:
    """What is packed."""
    from installer.linux import needs

    shutil.rmtree(place, ignore_errors=True)
    frozen = freeze / "dist" / "tdapp"
    shutil.copytree(frozen, place, symlinks=True)
    tree.share(place / "share", frozen, freeze / "icons", version, seconds, os.environ.get("TDAPP_HOMEPAGE", ""))
    glibc = ".".join(map(str, max(needs.newest(place))))
    (place / "README.txt").write_text(README.format(version=version, glibc=glibc), "utf-8", newline="\n")
    shutil.copyfile(ROOT / "CHANGELOG.md", place / "CHANGELOG.md")
    shutil.copyfile(HERE / "install.sh", place / "install.sh")
    tree.plain_rights(place)
    return place


if __name__ == "__main__":
    sys.exit(main())
