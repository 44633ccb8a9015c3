"""The side of Linux that needs no frozen folder: what is written into a package, and what is asked of the system."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from xml.etree import ElementTree

import pytest

from installer.linux import appimage, deb, needs, tree
from installer.linux.metainfo import metainfo
from tdapp.storage.rows.schema import APPLICATION_ID

LINUX = Path(deb.__file__).parent

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="of Linux alone")


@pytest.mark.parametrize(
    ("version", "debian"), [("1.2.0", "1.2.0-1"), ("1.2.0rc1", "1.2.0~rc1-1"), ("1.2.0b2", "1.2.0~b2-1")]
)
def test_a_candidate_comes_before_its_version(version, debian):
    assert deb.debian_version(version) == debian


def test_the_file_type_is_known_by_the_sign_that_events_have():
    (match,) = (
        ElementTree.parse(LINUX / "tdapp-mime.xml")
        .getroot()
        .iter("{http://www.freedesktop.org/standards/shared-mime-info}magic")
    )
    inner = match[0][0]
    assert inner.get("offset") == "68"
    assert int(inner.get("value", ""), 16) == APPLICATION_ID


def test_the_desktop_entry_opens_the_type_and_is_named_as_the_window_is():
    from tdapp.ui.window.application import PROGRAM

    entry = (LINUX / "tdapp.desktop").read_text("utf-8")
    assert PROGRAM == "tdapp"  # Qt tells Wayland this name, and Wayland looks for the entry of that name
    assert "MimeType=application/x-tdapp-event;" in entry
    assert re.search(r"^Exec=tdapp %f$", entry, re.MULTILINE)


def test_the_metainfo_names_the_version_and_no_address_that_nobody_said():
    root = ElementTree.fromstring(metainfo("1.2.3", 1_700_000_000).encode())
    release = root.find("releases/release")
    assert release is not None
    assert release.attrib == {"version": "1.2.3", "date": "2023-11-14", "type": "stable"}
    candidate = ElementTree.fromstring(metainfo("1.2.3rc1", 1_700_000_000).encode()).find("releases/release")
    assert candidate is not None
    assert (candidate.get("version"), candidate.get("type")) == ("1.2.3~rc1", "development")
    assert root.find("url") is None
    said = ElementTree.fromstring(metainfo("1.2.3", 0, "https://example.org/?a&b").encode()).find("url")
    assert said is not None
    assert said.text == "https://example.org/?a&b"


def test_an_archive_has_the_same_bytes_whoever_packs_it(tmp_path):
    (tmp_path / "tree" / "b").mkdir(parents=True)
    (tmp_path / "tree" / "b" / "file").write_text("x")
    (tmp_path / "tree" / "a").symlink_to("b/file")
    first, second = tmp_path / "1.tar.xz", tmp_path / "2.tar.xz"
    tree.tar(tmp_path / "tree", first, "tdapp-1", 1_700_000_000, 0)
    os.utime(tmp_path / "tree" / "b" / "file", (5, 5))
    tree.tar(tmp_path / "tree", second, "tdapp-1", 1_700_000_000, 0)
    assert first.read_bytes() == second.read_bytes()
    with tarfile.open(first) as archive:
        assert archive.getnames() == ["tdapp-1", "tdapp-1/a", "tdapp-1/b", "tdapp-1/b/file"]


def test_rights_do_not_depend_on_the_builder(tmp_path):
    (tmp_path / "doc").mkdir(mode=0o700)
    for name in ("install.sh", "text"):
        (tmp_path / "doc" / name).touch(mode=0o600)
    shutil.copyfile("/bin/true", tmp_path / "tdapp")
    (tmp_path / "doc" / "tdapp").write_text("overrides")
    tree.plain_rights(tmp_path)
    rights = {path.relative_to(tmp_path).as_posix(): oct(path.stat().st_mode & 0o777) for path in tmp_path.rglob("*")}
    assert rights == {
        "doc": "0o755",
        "doc/install.sh": "0o755",
        "doc/text": "0o644",
        "doc/tdapp": "0o644",
        "tdapp": "0o755",
    }


def test_what_asks_for_a_newer_glibc_is_named(tmp_path, monkeypatch):
    for name in ("old.so", "new.so"):
        (tmp_path / name).write_bytes(b"\x7fELF")
    asked = {"old.so": (2, 34), "new.so": (2, 36)}
    monkeypatch.setattr(needs.libraries, "newest_glibc", lambda path: asked[path.name])
    monkeypatch.setattr(needs.libraries, "newest_cxx", lambda _path: (3, 4, 29))
    assert needs.broken_promises(tmp_path) == ["new.so asks for glibc 2.36, promised is 2.34"]
    assert max(needs.newest(tmp_path)) == (2, 36)


def test_libraries_that_are_inside_are_not_asked_of_the_system(tmp_path, monkeypatch):
    for name in ("a.so", "libb.so.1"):
        (tmp_path / name).write_bytes(b"\x7fELF")
    monkeypatch.setattr(needs.libraries, "needed", lambda _path: ["libb.so.1", "libc.so.6"])
    assert needs.outside(tmp_path) == ["libc.so.6"]


@pytest.fixture
def unpacked(tmp_path):
    """What an archive has that install.sh reads, in a folder that would trip a careless script."""
    here = tmp_path / 'Größe "1" $x 100%'
    share = here / "share"
    (share / "applications").mkdir(parents=True)
    (share / "mime" / "packages").mkdir(parents=True)
    (share / "icons" / "hicolor" / "48x48" / "apps").mkdir(parents=True)
    shutil.copyfile(LINUX / "tdapp.desktop", share / "applications" / "tdapp.desktop")
    shutil.copyfile(LINUX / "tdapp-mime.xml", share / "mime" / "packages" / "tdapp.xml")
    (share / "icons" / "hicolor" / "48x48" / "apps" / "tdapp.png").write_bytes(b"png")
    shutil.copyfile(LINUX / "install.sh", here / "install.sh")
    return here


def test_the_archive_puts_itself_into_the_menu_and_out_again(tmp_path, unpacked):
    home = tmp_path / "home"
    environment = {"HOME": str(home), "PATH": "/usr/bin:/bin"}

    def install(*arguments: str) -> None:
        subprocess.run(
            ["sh", str(unpacked / "install.sh"), *arguments], check=True, env=environment, capture_output=True
        )

    install()
    data = home / ".local" / "share"
    entry = (data / "applications" / "tdapp.desktop").read_text("utf-8")
    (line,) = re.findall(r"^Exec=(.*)$", entry, re.MULTILINE)
    # as a desktop reads it: escapes of strings, then of quotes, then %% for %
    quoted = line.removesuffix(" %f").replace("\\\\", "\\")
    assert re.sub(r'\\(["`$\\])', r"\1", quoted[1:-1]).replace("%%", "%") == str(unpacked / "tdapp")
    assert (data / "mime" / "packages" / "tdapp.xml").is_file()
    assert (data / "icons/hicolor/48x48/apps/tdapp.png").is_file()
    install("--remove")
    left = [path.name for path in data.rglob("*") if path.is_file() and "tdapp" in path.name]
    assert left == []


def test_the_package_refuses_to_change_the_program_under_an_event():
    preinst = (LINUX / "preinst").read_text("utf-8")
    assert "/usr/lib/tdapp/tdapp" in preinst
    ran = subprocess.run(["sh", str(LINUX / "preinst"), "install"], capture_output=True, check=False)
    assert ran.returncode == 0


RUNTIME = b"\x7fELF\x02\x01\x01\x00AI\x02" + b"\0" * 100


def test_the_runtime_of_an_appimage_is_the_one_whose_sum_was_written_down(tmp_path):
    runtime = tmp_path / "runtime"
    runtime.write_bytes(RUNTIME)
    with pytest.raises(ValueError, match="expected was none"):
        appimage.checked(runtime, "")
    assert appimage.checked(runtime, hashlib.sha256(RUNTIME).hexdigest().upper()) == RUNTIME
    runtime.write_bytes(b"MZ")
    with pytest.raises(ValueError, match="of type 2"):
        appimage.checked(runtime, hashlib.sha256(b"MZ").hexdigest())


def test_an_appimage_is_the_runtime_and_the_files_behind_it(tmp_path):
    (tmp_path / "files").write_bytes(b"hsqs and so on")
    appimage.joined(RUNTIME, tmp_path / "files", tmp_path / "x.AppImage")
    assert (tmp_path / "x.AppImage").read_bytes() == RUNTIME + b"hsqs and so on"
    assert os.access(tmp_path / "x.AppImage", os.X_OK)


def test_without_a_runtime_there_is_no_appimage_and_that_is_said(capsys):
    assert appimage.main([]) == 1
    assert "type2-runtime" in capsys.readouterr().err
