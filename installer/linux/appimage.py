"""One file that runs on most Linux: ``python -m installer.linux.appimage --runtime FILE --sha256 SUM``.

An AppImage is a small program, the runtime of type 2, with a squashfs behind it. The runtime is published by the
AppImage project and comes from nowhere else; whoever builds hands it over with the sum that was looked up once and
written down.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from installer import sources
from installer.linux import tarball

BUILD = tarball.BUILD

APPRUN = """\
#!/bin/sh
# $APPDIR is where the runtime mounted this; started from anywhere, also through a link.
here=${APPDIR:-$(dirname -- "$(readlink -f -- "$0")")}
exec "$here/tdapp" "$@"
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """From the frozen folder and the runtime."""
    parser = argparse.ArgumentParser(prog="python -m installer.linux.appimage", description=__doc__)
    parser.add_argument("--freeze", type=Path, default=BUILD / "freeze", help="where installer.freeze worked")
    parser.add_argument("--out", type=Path, default=BUILD / "packages")
    parser.add_argument("--runtime", type=Path, help="runtime-x86_64 of the AppImage project")
    parser.add_argument("--sha256", help="its sum, as written down")
    chosen = parser.parse_args(arguments)
    if not chosen.runtime:
        print(
            "no AppImage: --runtime says no file. It comes from the AppImage project (type2-runtime).", file=sys.stderr
        )
        return 1
    version, seconds = sources.version(), sources.epoch()
    place = app_dir(chosen.freeze, chosen.freeze.parent / "appimage", version, seconds)
    chosen.out.mkdir(parents=True, exist_ok=True)
    image = chosen.out / f"tdapp-{version}-{platform.machine()}.AppImage"
    joined(checked(chosen.runtime, chosen.sha256 or ""), squashed(place, seconds), image)
    print(f"{image}: {image.stat().st_size / 1e6:.0f} MB")
    return 0


def app_dir(freeze: Path, place: Path, version: str, seconds: int) -> Path:
    """The folder of the archive, with what an AppImage has at its top."""
    tarball.folder(freeze, place, version, seconds)
    (place / "install.sh").unlink()
    (place / "AppRun").write_text(APPRUN, "utf-8", newline="\n")
    (place / "AppRun").chmod(0o755)
    for source, name in (
        ("share/applications/tdapp.desktop", "tdapp.desktop"),
        ("share/icons/hicolor/256x256/apps/tdapp.png", "tdapp.png"),
        ("share/icons/hicolor/256x256/apps/tdapp.png", ".DirIcon"),
    ):
        shutil.copyfile(place / source, place / name)
    (place / "usr").mkdir()
    (place / "usr" / "share").symlink_to("../share")
    return place


def squashed(place: Path, seconds: int) -> Path:
    """It as a squashfs, of one owner and one date."""
    image = place.with_suffix(".squashfs")
    image.unlink(missing_ok=True)
    command = ["mksquashfs", str(place), str(image), "-root-owned", "-noappend", "-no-progress", "-quiet"]
    command += ["-comp", "xz", "-b", "256K"]
    # mksquashfs takes SOURCE_DATE_EPOCH for the time of making and of every file
    subprocess.run(command, check=True, env=os.environ | {"SOURCE_DATE_EPOCH": str(seconds)})
    return image


def checked(runtime: Path, expected: str) -> bytes:
    """The runtime, if it is the one whose sum was written down. ValueError otherwise."""
    data = runtime.read_bytes()
    found = hashlib.sha256(data).hexdigest()
    if found != expected.lower():
        raise ValueError(f"{runtime} has the sum {found}, expected was {expected or 'none'}")
    if data[:4] != b"\x7fELF" or data[8:11] != b"AI\x02":
        raise ValueError(f"{runtime} is not the runtime of an AppImage of type 2")
    return data


def joined(runtime: bytes, squashfs: Path, image: Path) -> None:
    """One after the other; it may be run."""
    with image.open("wb") as file, squashfs.open("rb") as packed:
        file.write(runtime)
        shutil.copyfileobj(packed, file)
    image.chmod(0o755)


if __name__ == "__main__":
    sys.exit(main())
