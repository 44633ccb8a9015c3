"""Packages for pip, uv and pipx: ``python -m installer.wheel``, sdist and wheel, judged by twine."""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterable, Sequence
from pathlib import Path

from installer import freeze, sources

ROOT = Path(__file__).resolve().parents[1]
HERE = ROOT / "installer"
BUILD = ROOT / "build"


def main(arguments: Sequence[str] | None = None) -> int:
    """Both, from a clean copy; the wheel from the sdist, so that the sdist is known to be whole."""
    parser = argparse.ArgumentParser(prog="python -m installer.wheel", description=__doc__)
    parser.add_argument("--out", type=Path, default=BUILD / "packages")
    chosen = parser.parse_args(arguments)
    python = environment(BUILD / "release")
    copy = sources.copy(BUILD / "release" / "sources")
    made = BUILD / "release" / "dist"
    shutil.rmtree(made, ignore_errors=True)
    command = [str(python), "-m", "build", "--no-isolation", "--outdir", str(made), str(copy)]
    subprocess.run(command, check=True, env=freeze.quiet(), stdout=subprocess.DEVNULL)
    (source,), (wheel,) = made.glob("*.tar.gz"), made.glob("*.whl")
    same_dates(source, sources.epoch())
    complaints = [f"{source.name} lacks {name}" for name in missing(sources.tracked(), names_in(source))]
    complaints += [f"{wheel.name} lacks {name}" for name in missing(of_a_wheel(sources.tracked()), names_in(wheel))]
    checked = subprocess.run([str(python), "-m", "twine", "check", "--strict", str(source), str(wheel)], check=False)
    for complaint in complaints:
        print(complaint, file=sys.stderr)
    chosen.out.mkdir(parents=True, exist_ok=True)
    for package in (source, wheel):
        shutil.copyfile(package, chosen.out / package.name)
        print(f"{chosen.out / package.name}: {package.stat().st_size / 1e6:.1f} MB")
    return 1 if complaints or checked.returncode else 0


def environment(place: Path) -> Path:
    """A Python with the tools of release.lock; made anew when that changed."""
    venv = place / "venv"
    python = freeze.python_of(venv)
    told = (HERE / "release.lock").read_text("utf-8") + sys.version
    mark = venv / "made-from"
    if not (mark.is_file() and mark.read_text("utf-8") == told):
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(venv)], check=True)
        freeze.pip(python, "--require-hashes", "-r", str(HERE / "release.lock"))
        mark.write_text(told, "utf-8")
    return python


def names_in(package: Path) -> set[str]:
    """Files of a package, without the folder that all of an sdist lies in."""
    if package.suffix == ".whl":
        with zipfile.ZipFile(package) as archive:
            return set(archive.namelist())
    with tarfile.open(package) as archive:
        return {member.name.partition("/")[2] for member in archive if member.isfile()}


def of_a_wheel(tracked: Iterable[str]) -> list[str]:
    """Which files of the repository run the program or tell about it."""
    return [
        name
        for name in tracked
        if name.startswith(("tdapp/", "resources/")) or (name.startswith("docs/") and name.endswith(".md"))
    ] + ["CHANGELOG.md", "LICENSE"]


def missing(wanted: Iterable[str], found: set[str]) -> list[str]:
    """Those of which no file of the package has the end: in a wheel resources lie below another folder."""
    ends = {name.removeprefix("resources/").removeprefix("docs/") for name in wanted}
    whole = {part for name in found for part in _tails(name)}
    return sorted(end for end in ends if end not in whole)


def _tails(name: str) -> list[str]:
    parts = name.split("/")
    return ["/".join(parts[index:]) for index in range(len(parts))]


def same_dates(source: Path, seconds: int) -> None:
    """An sdist once more, sorted and with one date: setuptools takes the day of the build."""
    import gzip

    other = source.with_suffix(".new")
    with (
        tarfile.open(source) as old,
        other.open("wb") as file,
        gzip.GzipFile("", "wb", 9, file, seconds) as packed,
        tarfile.open(fileobj=packed, mode="w") as new,
    ):
        for member in sorted(old.getmembers(), key=lambda member: member.name):
            data = old.extractfile(member) if member.isfile() else None
            member.mtime, member.uid, member.gid, member.uname, member.gname = seconds, 0, 0, "", ""
            member.pax_headers = {}
            new.addfile(member, data)
    os.replace(other, source)


if __name__ == "__main__":
    sys.exit(main())
