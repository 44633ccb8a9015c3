"""Whose work is in the frozen folder: every file and module is given to a component that has a licence and its text."""

from __future__ import annotations

import platform
import sys
import sysconfig
import tomllib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from fnmatch import fnmatchcase
from functools import cache
from importlib import metadata
from pathlib import Path

from installer.origins import Origin

ROOT = Path(__file__).resolve().parents[1]
TABLE = ROOT / "installer" / "components.toml"

_TEXTS = ("licen[cs]e*", "copying*", "notice*", "authors*", "copyright*")


class UnknownLicence(Exception):
    """A file that belongs to nobody, or a component without a licence or its text: nothing may be given away."""


@dataclass(frozen=True, slots=True)
class Component:
    """One work of somebody: its SPDX expression, the texts of its licences, and what of it is inside."""

    name: str
    version: str = ""
    licence: str = ""
    texts: tuple[Path, ...] = ()
    note: str = ""
    relink: bool = False
    distribution: str = ""
    files: tuple[str, ...] = ()
    modules: int = 0


@dataclass(slots=True)
class _Row:
    name: str
    licence: str
    files: Sequence[str] = ()
    besides: Sequence[str] = ()
    modules: Sequence[str] = ()
    texts: Sequence[str] = ()
    version: str = ""
    version_of: str = ""
    note: str = ""
    relink: bool = False
    taken: list[Origin] = field(default_factory=list)

    def has(self, origin: Origin) -> bool:
        """A pattern without a folder means a file at the top alone."""
        patterns = self.modules if origin.module else self.files
        return any(_matches(origin.name, pattern) for pattern in patterns) and not any(
            _matches(origin.name, pattern) for pattern in self.besides
        )


def components(origins: Iterable[Origin]) -> list[Component]:
    """Every component that has something inside, by its name. UnknownLicence names all that is not known at once."""
    table = tomllib.loads(TABLE.read_text("utf-8"))
    rows = [_Row(**row) for row in table["component"]]
    packages: dict[str, list[Origin]] = {}
    unknown = []
    for origin in origins:
        row = next((row for row in rows if row.has(origin)), None)
        if row is not None:
            row.taken.append(origin)
        elif package := _package_of(origin.source):
            packages.setdefault(package, []).append(origin)
        elif _of_python(origin.source):
            next(row for row in rows if row.name == "Python").taken.append(origin)
        else:
            unknown.append(f"{origin.name} ({origin.source}) belongs to no component of installer/components.toml")
    packages.setdefault("pyinstaller", [])  # its boot loader is the beginning of every program
    found = []
    for row in rows:
        if row.taken:
            found.append(_taken(_from_table(row), row.taken))
    for name, taken in packages.items():
        found.append(_taken(_from_package(name, table["spdx"]), taken))
    for component in found:
        if not component.licence:
            unknown.append(
                f"{component.name} {component.version} says no licence: see [spdx] of installer/components.toml"
            )
        if not component.texts:
            unknown.append(f"{component.name} {component.version} comes without the text of its licence")
        unknown += [f"{component.name}: {text} is missing" for text in component.texts if not text.is_file()]
    if unknown:
        raise UnknownLicence("\n".join(unknown))
    return sorted(found, key=lambda component: component.name.lower())


def _taken(component: Component, taken: Sequence[Origin]) -> Component:
    files = tuple(sorted(origin.name for origin in taken if not origin.module))
    return replace(component, files=files, modules=sum(origin.module for origin in taken))


def _matches(name: str, pattern: str) -> bool:
    if "/" not in pattern and not pattern.startswith("*") and "/" in name:
        return False
    return fnmatchcase(name, pattern)


def _from_table(row: _Row) -> Component:
    texts = tuple(path for text in row.texts for path in _texts(text))
    version, package = row.version, ""
    if row.version_of == "python":
        version = platform.python_version()
    elif row.version_of:
        version, package = metadata.version(row.version_of), row.version_of
    return Component(row.name, version, row.licence, texts, row.note, row.relink, package)


def _texts(text: str) -> list[Path]:
    """``wheel:NAME:PATTERN`` in a package's own folder, ``python:NAME`` beside the library, else in the repository."""
    kind, _, rest = text.partition(":")
    if kind == "python":
        return [_python_text(rest)]
    if kind == "wheel":
        name, _, pattern = rest.partition(":")
        return _in_package(name, pattern)
    return [ROOT / text]


def _python_text(name: str) -> Path:
    base = Path(sys.base_prefix)
    library = f"python{sys.version_info.major}.{sys.version_info.minor}"
    places = [base / "lib" / library / name, base / name, base / "lib64" / library / name]
    places += [
        Path("/usr/share/doc") / library / "copyright",
        *Path("/usr/share/licenses").glob("python3*-libs/LICENSE"),
    ]
    return next((place for place in places if place.is_file()), places[0])


def _in_package(name: str, pattern: str) -> list[Path]:
    folder = Path(str(metadata.distribution(name)._path))  # type: ignore[attr-defined]
    found = sorted(path for path in folder.glob(pattern) if path.is_file())
    found += sorted(path for path in folder.glob(pattern + "/**/*") if path.is_file() and pattern.endswith("*"))
    return sorted(set(found)) or [folder / pattern]


def _from_package(name: str, spdx: dict[str, str]) -> Component:
    distribution = metadata.distribution(name)
    said = distribution.metadata
    name = said["Name"]
    licence = (
        spdx.get(name, spdx.get(name.lower(), ""))
        or _said(said, "License-Expression")
        or _simple(_said(said, "License"))
    )
    texts = [Path(str(distribution.locate_file(file))) for file in distribution.files or () if _is_text(str(file))]
    note = "The text is in LGPL-3.0.txt, too." if licence.startswith("LGPL") else ""
    return Component(name, distribution.version, licence, tuple(sorted(texts)), note, licence.startswith("LGPL"), name)


def _said(metadata_of: metadata.PackageMetadata, field_name: str) -> str:
    return str(metadata_of[field_name]) if field_name in metadata_of else ""


def _simple(said: str) -> str:
    """What older packages say where it is an SPDX identifier by itself."""
    return said if said in ("MIT", "BSD-3-Clause", "BSD-2-Clause", "Apache-2.0", "PSF-2.0", "ISC", "MPL-2.0") else ""


def _is_text(name: str) -> bool:
    parts = name.replace("\\", "/").split("/")
    if ".dist-info" not in parts[0]:
        return False
    return "licenses" in parts or any(fnmatchcase(parts[-1].lower(), pattern) for pattern in _TEXTS)


@cache
def _owners() -> dict[str, str]:
    found = {}
    for distribution in metadata.distributions():
        name = distribution.metadata["Name"]  # read anew each time that it is asked for
        for file in distribution.files or ():
            found[_path(distribution.locate_file(file))] = name
    return found


def _path(place: object) -> str:
    return str(Path(str(place)).resolve()) if ".." in str(place) else str(place)


def _package_of(source: str) -> str | None:
    return _owners().get(source) or _owners().get(str(Path(source).resolve()))


def _of_python(source: str) -> bool:
    """The standard library, and what PyInstaller puts together of it."""
    if not source or source == "-":
        return True
    path = Path(source).resolve()
    places = [Path(sysconfig.get_path(name)) for name in ("stdlib", "platstdlib")]
    places.append(Path(sys.base_prefix) / "DLLs")  # of Windows
    return "site-packages" not in path.parts and any(path.is_relative_to(place.resolve()) for place in places)
