"""Nothing is given away whose licence nobody knows."""

from __future__ import annotations

import json
import sysconfig
from importlib import metadata
from pathlib import Path

import pytest

from installer import components, sbom, third_party
from installer.components import UnknownLicence
from installer.origins import Origin, read, write

ROOT = Path(__file__).parents[2]


def of(name: str, package: str = "", module: bool = False) -> Origin:
    source = "/nowhere/at/all"
    if package:
        distribution = metadata.distribution(package)
        file = next(file for file in distribution.files or () if str(file).endswith(".py"))
        source = str(distribution.locate_file(file))
    return Origin(name, source, module)


@pytest.fixture
def no_boot_loader(monkeypatch):
    """The tests' environment has no PyInstaller."""
    known = components._from_package

    def found(name: str, spdx: dict[str, str]) -> components.Component:
        if name == "pyinstaller":
            return components.Component("pyinstaller", "6", spdx[name], (ROOT / "LICENSE",))
        return known(name, spdx)

    monkeypatch.setattr(components, "_from_package", found)


def names(*origins: Origin) -> list[str]:
    return [component.name for component in components.components(origins)]


def test_files_belong_to_those_who_made_them(no_boot_loader):
    found = names(
        of("resources/fonts/NotoSans-Bold.ttf"),
        of("resources/live/chessground.min.js"),
        of("resources/live/live.js"),
        of("resources/icons/tdapp.svg"),
        of("PySide6/Qt/lib/libQt6Core.so.6"),
        of("PySide6/Qt/lib/libicudata.so.73"),
        of("PySide6/QtCore.abi3.so"),
        of("tdapp.domain", module=True),
        of("segno", "segno", module=True),
        Origin("json", json.__file__, True),
        Origin("_json.so", f"{sysconfig.get_path('stdlib')}/lib-dynload/_json.so"),
    )
    assert found == ["chessground", "ICU", "Noto Sans", "pyinstaller", "PySide6", "Python", "Qt", "segno", "tdapp"]


def test_a_file_of_nobody_fails_the_build_and_is_named(no_boot_loader):
    with pytest.raises(UnknownLicence, match=r"libfoo\.so\.1 \(/nowhere/at/all\)"):
        names(of("libfoo.so.1"), of("tdapp"))


def test_a_library_of_the_system_is_not_pythons(no_boot_loader, monkeypatch):
    """Where Python is the system's, all of /usr lies below its prefix."""
    monkeypatch.setattr(components.sys, "base_prefix", "/usr")
    with pytest.raises(UnknownLicence, match="libbar"):
        names(Origin("libbar.so.2", "/usr/lib/x86_64-linux-gnu/libbar.so.2"))


def test_a_package_without_a_licence_fails_the_build(no_boot_loader, monkeypatch):
    monkeypatch.setattr(components, "_simple", lambda _said: "")
    monkeypatch.setattr(components.tomllib, "loads", _without_spdx(components.tomllib.loads))
    with pytest.raises(UnknownLicence, match=r"segno .* says no licence"):
        names(of("segno", "segno", module=True))


def _without_spdx(loads):
    def table(text):
        return loads(text) | {"spdx": {"pyinstaller": "GPL-2.0-or-later"}}

    return table


def test_every_text_of_the_table_is_there():
    table = components.tomllib.loads(components.TABLE.read_text("utf-8"))
    for row in table["component"]:
        assert row["licence"], row["name"]
        for text in row["texts"]:
            if not text.startswith(("wheel:", "python:")):
                assert (ROOT / text).is_file(), text
    used = {text.rpartition("/")[2] for row in table["component"] for text in row["texts"] if "installer/" in text}
    assert used == {path.name for path in (ROOT / "installer/licences").iterdir()}


def test_every_locked_package_has_a_licence_in_spdx():
    """Each that this system installs: a new dependency without one is seen before a package is built."""
    from installer.lock import LOCK, of_the_program

    spdx = components.tomllib.loads(components.TABLE.read_text("utf-8"))["spdx"]
    tabled = {"pyside6-essentials", "shiboken6"}
    for entry in of_the_program(LOCK.read_text("utf-8")):
        try:
            found = components._from_package(entry.name, spdx)
        except metadata.PackageNotFoundError:
            continue
        if entry.name not in tabled:
            assert found.licence, entry.name
            assert found.texts, entry.name


def test_links_need_no_owner(tmp_path):
    write(
        tmp_path / "o.json", [("a.so", "/x/a.so", "BINARY"), ("b.so", "a.so", "SYMLINK")], [("m", "/m.py", "PYMODULE")]
    )
    assert read(tmp_path / "o.json") == [Origin("a.so", "/x/a.so"), Origin("m", "/m.py", True)]


@pytest.fixture
def three(no_boot_loader):
    return components.components(
        [
            of("PySide6/Qt/lib/libQt6Core.so.6"),
            of("tdapp"),
            of("tdapp.app", module=True),
            of("segno", "segno", module=True),
        ]
    )


def test_strangers_get_every_text_and_how_to_replace_a_library(tmp_path, three):
    third_party.write(tmp_path, three, "1.2", ROOT / "LICENSE")
    told = (tmp_path / "THIRD-PARTY.txt").read_text("utf-8")
    assert "LGPL-3.0-only" in told
    assert "May be replaced" in told
    for line in told.splitlines():
        if line.startswith("  Text: "):
            assert (tmp_path / line.removeprefix("  Text: ")).stat().st_size > 200, line
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in (tmp_path / "licences/LGPL-3.0.txt").read_text("utf-8")
    assert "GNU GENERAL PUBLIC LICENSE" in (tmp_path / "LICENSE.txt").read_text("utf-8")


def test_the_parts_list_is_the_same_each_time(three):
    bill = sbom.bill(three, "1.2", 1_700_000_000)
    assert bill == sbom.bill(three, "1.2", 1_700_000_000)
    assert bill["metadata"]["timestamp"] == "2023-11-14T22:13:20Z"
    assert [part["name"] for part in bill["components"]] == ["pyinstaller", "Qt", "segno"]
    segno = bill["components"][2]
    assert segno["purl"] == f"pkg:pypi/segno@{metadata.version('segno')}"
    assert bill["serialNumber"] != sbom.bill(three, "1.3", 1_700_000_000)["serialNumber"]
