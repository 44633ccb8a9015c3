"""What is in the frozen folder, judged while its environment is there: ``python -m installer.judge BUILD FOLDER``.

Writes the licences and the parts list, gives every file the same date, and fails where something is inside that should
not be.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

from installer import components, contents, environment, origins, sbom, sources, third_party

ROOT = Path(__file__).resolve().parents[1]


def main(arguments: list[str]) -> int:
    """0 when the folder may be given away."""
    build, folder = Path(arguments[0]), Path(arguments[1])
    version = environment.version()
    try:
        found = components.components(origins.read(build / "origins.json"))
    except components.UnknownLicence as unknown:
        print(unknown, file=sys.stderr)
        return 1
    beside = papers_of(folder)
    third_party.write(beside, found, version, ROOT / "LICENSE", "Frameworks" if beside != folder else "_internal")
    sbom.write(beside, found, version, sources.epoch())
    whole = contents.files(folder)
    complaints = contents.faults(whole) + foreign_paths(folder, our_paths(build))
    for complaint in complaints:
        print(complaint, file=sys.stderr)
    same_dates(folder, sources.epoch())
    print(f"{folder}: {sum(size for _, size in whole) / 1e6:.0f} MB, {len(whole)} files, {len(found)} components")
    return 1 if complaints else 0


def papers_of(folder: Path) -> Path:
    """Where licences lie: beside the program, in a bundle of macOS among its resources."""
    return folder / "Contents" / "Resources" if folder.suffix == ".app" else folder


def our_paths(build: Path) -> list[str]:
    """Folders of this machine that no stranger should read."""
    return list(dict.fromkeys([str(build.resolve()), str(ROOT), sys.prefix]))


def foreign_paths(folder: Path, paths: list[str]) -> list[str]:
    """The files that name one of these, also inside of the packed modules. Python's own library names where it was
    installed: that is a path of whoever built that Python."""
    wanted = [path.encode() for path in paths]
    where_python_is = sys.base_prefix.encode()
    found = []
    for name, data in _contents(folder):
        kept = data.replace(where_python_is, b"") if "python3" in name.lower() else data
        found += [f"{name} names {path.decode()}, a folder of the build machine" for path in wanted if path in kept]
    return found


def _contents(folder: Path) -> Iterator[tuple[str, bytes]]:
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink():
            yield path.relative_to(folder).as_posix(), path.read_bytes()
            if path.name in ("tdapp", "tdapp.exe") and path.parent.name in (folder.name, "MacOS"):
                yield from _packed(path)


def _packed(program: Path) -> Iterator[tuple[str, bytes]]:
    """Every module, as it is unpacked when it is imported."""
    import marshal

    from PyInstaller.archive.readers import CArchiveReader

    reader = CArchiveReader(str(program))
    for name, entry in reader.toc.items():
        if entry[-1] not in ("z", "d"):
            yield f"tdapp:{name}", reader.extract(name)
    archive = reader.open_embedded_archive("PYZ.pyz")
    for name in archive.toc:
        code = archive.extract(name)
        yield f"tdapp:{name}", marshal.dumps(code) if not isinstance(code, bytes | type(None)) else code or b""


def same_dates(folder: Path, seconds: int) -> None:
    """Every file and folder as old as the last commit."""
    for path in [*folder.rglob("*"), folder]:
        os.utime(path, (seconds, seconds), follow_symlinks=False)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
