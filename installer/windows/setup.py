"""Installer and portable archive of Windows: ``python -m installer.windows.setup``, after installer.freeze.

Signs where TDAPP_SIGN is a command for signtool with ``$f`` for the file; without it nothing is signed, and that is
said.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from installer import sources
from installer.windows.version import numbers

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).resolve().parent
BUILD = ROOT / "build"
PROGRAMS = ("tdapp.exe", "tdapp-window.exe")

README = """\
tdapp {version}, portable

Unpack this folder anywhere, also on a USB stick, and start tdapp-window.exe. tdapp.exe is the command line.
Nothing is written into this folder: events are where you save them, settings and backups in your profile.

Diesen Ordner irgendwohin entpacken, auch auf einen USB-Stick, und tdapp-window.exe starten. In diesen Ordner wird
nichts geschrieben: Turniere liegen, wo Sie sie speichern, Einstellungen und Sicherungen in Ihrem Profil.
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Sign the programs, pack the archive, compile and sign the installer."""
    parser = argparse.ArgumentParser(prog="python -m installer.windows.setup", description=__doc__)
    parser.add_argument("--freeze", type=Path, default=BUILD / "freeze")
    parser.add_argument("--out", type=Path, default=BUILD / "packages")
    parser.add_argument("--only-archive", action="store_true", help="no installer: where Inno Setup is not there")
    chosen = parser.parse_args(arguments)
    chosen.out.mkdir(parents=True, exist_ok=True)
    folder, version = chosen.freeze / "dist" / "tdapp", sources.version()
    sign = os.environ.get("TDAPP_SIGN", "")
    if sign:
        for name in PROGRAMS:
            subprocess.run(sign.replace("$f", f'"{folder / name}"'), check=True, shell=True)
    else:
        print("not signed: TDAPP_SIGN says no command. Windows will warn whoever opens it first.")
    archive = portable(folder, chosen.out, version, sources.epoch())
    print(f"{archive}: {archive.stat().st_size / 1e6:.0f} MB")
    if not chosen.only_archive:
        subprocess.run(command(compiler(), chosen.freeze, chosen.out, version, sign), check=True)
    return 0


def compiler() -> str:
    """Inno Setup's, on the PATH or where it installs itself."""
    places = [
        Path(os.environ.get(name, "")) / "Inno Setup 6" / "ISCC.exe" for name in ("ProgramFiles(x86)", "ProgramFiles")
    ]
    found = shutil.which("iscc") or next((str(place) for place in places if place.is_file()), None)
    if found is None:
        raise SystemExit("ISCC.exe of Inno Setup 6 is not there; --only-archive makes the portable archive alone")
    return found


def command(iscc: str, freeze: Path, out: Path, version: str, sign: str = "") -> list[str]:
    """What compiles the installer."""
    given = {
        "Version": version,
        "Numbers": ".".join(map(str, numbers(version))),
        "Folder": str(freeze / "dist" / "tdapp"),
        "Icons": str(freeze / "icons"),
        "Out": str(out),
    }
    if homepage := os.environ.get("TDAPP_HOMEPAGE"):
        given["Homepage"] = homepage
    if sign:
        given["Sign"] = "1"
    words = [iscc, "/Qp", *(f"/D{name}={value}" for name, value in given.items())]
    if sign:
        words.append("/Srelease=" + sign.replace('"', "$q"))
    return [*words, str(HERE / "tdapp.iss")]


def portable(folder: Path, out: Path, version: str, seconds: int) -> Path:
    """The folder as a ZIP, sorted and with one date."""
    archive = out / f"tdapp-{version}-windows-x64-portable.zip"
    when = datetime.fromtimestamp(max(seconds, 315_532_800), UTC).timetuple()[:6]
    top = f"tdapp-{version}"
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        files = [(path.relative_to(folder).as_posix(), path.read_bytes) for path in folder.rglob("*") if path.is_file()]
        text = README.format(version=version).replace("\n", "\r\n").encode("utf-8-sig")
        for name, read in sorted([*files, ("README.txt", lambda: text)], key=lambda item: item[0]):
            entry = zipfile.ZipInfo(f"{top}/{name}", when)
            entry.compress_type = zipfile.ZIP_DEFLATED
            packed.writestr(entry, read())
    return archive


if __name__ == "__main__":
    sys.exit(main())
