"""The package for Debian, Ubuntu and their kin: ``python -m installer.linux.deb``, into build/packages."""

from __future__ import annotations

import argparse
import gzip
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path

from installer import sources
from installer.linux import metainfo, needs, tree

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).resolve().parent
BUILD = ROOT / "build"

LARGEST = 100_000_000
"""Bytes of the package."""

MAINTAINER = "tdapp <tdapp@tdapp.invalid>"  # who publishes it says so in TDAPP_MAINTAINER

_CONTROL = """\
Package: tdapp
Version: {version}
Architecture: {architecture}
Maintainer: {maintainer}
Installed-Size: {size}
Depends: {depends}
Recommends: xdg-desktop-portal, shared-mime-info, desktop-file-utils
Section: misc
Priority: optional
{homepage}Description: tournament director for chess arbiters
 Pairs by the rules of FIDE, takes results, ranks and prints, without the
 internet. Every tie-break can show how it was calculated.
 .
 Swiss systems, round robins, knock-outs and team events; tournament reports
 (TRF), rating reports, title norms and prizes; pages for viewers.
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """From the frozen folder."""
    parser = argparse.ArgumentParser(prog="python -m installer.linux.deb", description=__doc__)
    parser.add_argument("--freeze", type=Path, default=BUILD / "freeze", help="where installer.freeze worked")
    parser.add_argument("--out", type=Path, default=BUILD / "packages")
    parser.add_argument("--xz", type=int, default=6, help="how hard to pack; 1 for trials")
    parser.add_argument("--version", default=sources.version(), help="for trials of an upgrade")
    chosen = parser.parse_args(arguments)
    package = build(chosen.freeze, chosen.out, chosen.version, chosen.xz)
    print(f"{package}: {package.stat().st_size / 1e6:.0f} MB")
    return 0 if package.stat().st_size <= LARGEST else _too_large(package)


def _too_large(package: Path) -> int:
    print(f"{package} is larger than {LARGEST / 1e6:.0f} MB", file=sys.stderr)
    return 1


def build(freeze: Path, out: Path, version: str, preset: int = 6) -> Path:
    """The tree, its papers, the package."""
    folder, seconds = freeze / "dist" / "tdapp", sources.epoch()
    place = freeze.parent / "deb"
    shutil.rmtree(place, ignore_errors=True)
    lib = place / "usr" / "lib" / "tdapp"
    shutil.copytree(folder, lib, symlinks=True)
    homepage = os.environ.get("TDAPP_HOMEPAGE", "")
    tree.share(place / "usr" / "share", folder, freeze / "icons", version, seconds, homepage)
    (place / "usr" / "bin").mkdir()
    (place / "usr" / "bin" / "tdapp").symlink_to("../lib/tdapp/tdapp")
    doc = place / "usr" / "share" / "doc" / "tdapp"
    doc.mkdir(parents=True)
    for paper in ("THIRD-PARTY.txt", "sbom.cdx.json"):
        shutil.move(lib / paper, doc / paper)
    shutil.move(lib / "licences", doc / "licences")
    (lib / "LICENSE.txt").unlink()
    (doc / "copyright").write_text(copyright_of(doc), "utf-8")
    full = debian_version(version)
    _gz(doc / "changelog.gz", (ROOT / "CHANGELOG.md").read_text("utf-8"))
    _gz(doc / "changelog.Debian.gz", changelog(full, seconds))
    overrides = place / "usr" / "share" / "lintian" / "overrides"
    overrides.mkdir(parents=True)
    shutil.copyfile(HERE / "lintian-overrides", overrides / "tdapp")
    tree.plain_rights(place)
    control = place / "DEBIAN"
    control.mkdir()
    (control / "control").write_text(_control(place, lib, full, homepage), "utf-8")
    shutil.copyfile(HERE / "preinst", control / "preinst")
    (control / "preinst").chmod(0o755)
    (control / "md5sums").write_text(sums(place), "utf-8")
    for path in [place, *place.rglob("*")]:
        os.utime(path, (seconds, seconds), follow_symlinks=False)
    out.mkdir(parents=True, exist_ok=True)
    package = out / f"tdapp_{full}_{architecture()}.deb"
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", f"-z{preset}", "--build", str(place), str(package)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env=os.environ | {"SOURCE_DATE_EPOCH": str(seconds)})
    return package


def debian_version(version: str) -> str:
    """Of its first packaging."""
    return f"{metainfo.sortable(version)}-1"


def architecture() -> str:
    """As dpkg calls this machine."""
    asked = subprocess.run(["dpkg", "--print-architecture"], check=True, capture_output=True, text=True)
    return asked.stdout.strip()


def _control(place: Path, lib: Path, version: str, homepage: str) -> str:
    glibc = ".".join(map(str, max(needs.newest(lib))))
    depends = [f"libc6 (>= {glibc})" if name == "libc6" else name for name in needs.packages(needs.outside(lib))]
    size = sum(
        1 if path.is_dir() or path.is_symlink() else -(-path.stat().st_size // 1024) for path in place.rglob("*")
    )
    return _CONTROL.format(
        version=version,
        architecture=architecture(),
        maintainer=os.environ.get("TDAPP_MAINTAINER") or MAINTAINER,
        size=size,
        depends=", ".join(depends),
        homepage=f"Homepage: {homepage}\n" if homepage else "",
    )


def changelog(version: str, seconds: int) -> str:
    """Debian's own, of one entry: what is new stands in changelog.gz."""
    day = format_datetime(datetime.fromtimestamp(seconds, UTC))
    who = os.environ.get("TDAPP_MAINTAINER") or MAINTAINER
    return (
        f"tdapp ({version}) unstable; urgency=medium\n\n"
        f"  * What is new for arbiters: changelog.gz beside this file.\n\n -- {who}  {day}\n"
    )


def copyright_of(doc: Path) -> str:
    """Machine-readable: our licence, and where those of all others are."""
    third = (doc / "THIRD-PARTY.txt").read_text("utf-8")
    works = third.partition("The works\n---------\n")[2]
    lines = [f" {line}" if line.strip() else " ." for line in works.strip().splitlines() if "Text: " not in line]
    return (
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n"
        "Upstream-Name: tdapp\n"
        "Comment: Works of others in this package. The texts of their licences lie in\n"
        " /usr/share/doc/tdapp/licences, and how to replace a library is said in\n"
        " /usr/share/doc/tdapp/THIRD-PARTY.txt.\n .\n" + "\n".join(lines) + "\n\n"
        "Files: *\n"
        "Copyright: the authors of tdapp, and of the works above\n"
        "License: GPL-3+\n"
        " This program is free software: you can redistribute it and/or modify it\n"
        " under the terms of the GNU General Public License as published by the Free\n"
        " Software Foundation, either version 3 of the License, or (at your option)\n"
        " any later version.\n"
        " .\n"
        " On Debian systems its text is in /usr/share/common-licenses/GPL-3.\n"
    )


def sums(place: Path) -> str:
    """What `dpkg --verify` compares with."""
    import hashlib

    lines = []
    for path in sorted(place.rglob("*")):
        if path.is_file() and not path.is_symlink() and path.relative_to(place).parts[0] != "DEBIAN":
            digest = hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()
            lines.append(f"{digest}  {path.relative_to(place).as_posix()}\n")
    return "".join(lines)


def _gz(target: Path, text: str) -> None:
    with target.open("wb") as file, gzip.GzipFile("", "wb", 9, file, 0) as packed:
        packed.write(text.encode("utf-8"))


if __name__ == "__main__":
    sys.exit(main())
