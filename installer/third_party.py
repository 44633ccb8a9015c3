"""THIRD-PARTY.txt and the folder ``licences``: what strangers must be given together with the program."""

from __future__ import annotations

import re
import shutil
from collections.abc import Sequence
from pathlib import Path

from installer.components import Component

_HEAD = """\
tdapp {version}: whose work is in this package
{rule}

tdapp is free software under the GNU General Public License, version 3 or later: LICENSE.txt beside this file. It comes
without any warranty. Its complete source is published with every release, beside this package.

This package holds the works below too, each under its own licence. The texts are in the folder "licences".
The list was made by the build, from what is really inside; sbom.cdx.json says the same for machines (CycloneDX).

How to replace a library (LGPL)
{rule2}

What is marked "LGPL" is used as it was published, unchanged. Its libraries are files of their own: you may replace each
by a version of yours that has the same interface. Build it from its source, give the file the same name, and put it in
the place of ours in the folder "{inside}". For Qt and PySide6 the versions of both must be the same. Its modules of
Python lie packed in the program: for changed ones run tdapp from its source, which takes any (README.md of the source),
or freeze that source again (installer/README.md there). The licence of tdapp allows all of this, and taking it apart to
find faults.

The works
{rule3}
"""


def write(
    folder: Path, components: Sequence[Component], version: str, licence: Path, inside: str = "_internal"
) -> None:
    """LICENSE.txt, THIRD-PARTY.txt and licences/ into the folder."""
    texts = folder / "licences"
    shutil.rmtree(texts, ignore_errors=True)
    texts.mkdir(parents=True)
    lines = [
        _HEAD.format(version=version, inside=inside, rule="=" * (len(version) + 42), rule2="-" * 31, rule3="-" * 9)
    ]
    for component in components:
        names = _copied(component, texts)
        lines += ["", f"{component.name} {component.version}".strip(), f"  Licence: {component.licence}"]
        lines.append(f"  Inside: {_inside(component)}")
        if component.note:
            lines.append(f"  {component.note}")
        if component.relink:
            lines.append("  May be replaced: see above.")
        lines += [f"  Text: licences/{name}" for name in names]
    (folder / "THIRD-PARTY.txt").write_text("\n".join(lines) + "\n", "utf-8", newline="\n")
    shutil.copyfile(licence, folder / "LICENSE.txt")


def _copied(component: Component, texts: Path) -> list[str]:
    """The texts of a component in a folder of its name; one text that several share lies once, above."""
    named = []
    own = texts / re.sub(r"[^A-Za-z0-9._-]+", "-", component.name).strip("-")
    for text in component.texts:
        if text.parent.name == "licences" and text.parent.parent.name == "installer":
            target = texts / text.name
        elif text.name == "LICENSE" and (text.parent / "installer").is_dir():
            target = texts / "GPL-3.0.txt"
        else:
            own.mkdir(exist_ok=True)
            target = own / _plain(text)
        if not target.exists() or target.read_bytes() != text.read_bytes():
            while target.exists():
                target = target.with_name("more-" + target.name)
            shutil.copyfile(text, target)
        named.append(target.relative_to(texts).as_posix())
    return list(dict.fromkeys(named))


def _plain(text: Path) -> str:
    name = "-".join(text.parts[_after_licences(text) :])
    return name if Path(name).suffix.lower() in (".txt", ".md", ".rst") else name + ".txt"


def _after_licences(text: Path) -> int:
    parts = text.parts
    return parts.index("licenses") + 1 if "licenses" in parts else len(parts) - 1


def _inside(component: Component) -> str:
    said = []
    if component.files:
        few = component.files[:3]
        said.append(
            ", ".join(few) + (f" and {len(component.files) - 3} more files" if len(component.files) > 3 else "")
        )
    if component.modules:
        said.append(f"{component.modules} modules of Python in the program")
    return "; ".join(said) or "the beginning of the program"
