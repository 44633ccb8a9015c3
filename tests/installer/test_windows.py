"""Windows, as far as it can be tried anywhere: version, archive, script of the installer, words of its compiler."""

from __future__ import annotations

import re
import zipfile
from pathlib import Path

import pytest

from installer.windows import setup
from installer.windows.version import numbers, version_file
from tdapp.ui.look.translations import LANGUAGES

SCRIPT = Path(setup.__file__).with_name("tdapp.iss").read_text("utf-8-sig")


@pytest.mark.parametrize(
    ("version", "four"),
    [("0.1.0", (0, 1, 0, 0)), ("1.2", (1, 2, 0, 0)), ("1.2.3rc4", (1, 2, 3, 0)), ("2.0.0.dev1", (2, 0, 0, 0))],
)
def test_windows_counts_four_numbers(version, four):
    assert numbers(version) == four


def test_the_properties_of_the_program_name_its_version(tmp_path):
    text = version_file(tmp_path / "v.txt", "1.2.3").read_text("utf-8")
    assert "filevers=(1, 2, 3, 0)" in text
    compile(text, "v.txt", "eval")  # PyInstaller evaluates it


@pytest.fixture
def folder(tmp_path):
    folder = tmp_path / "dist" / "tdapp"
    (folder / "_internal").mkdir(parents=True)
    (folder / "tdapp-window.exe").write_bytes(b"MZ")
    (folder / "_internal" / "a.dll").write_bytes(b"x")
    return folder


def test_the_portable_archive_lies_in_one_folder_and_is_the_same_each_time(tmp_path, folder):
    first = setup.portable(folder, tmp_path, "1.2", 1_700_000_000).read_bytes()
    archive = setup.portable(folder, tmp_path, "1.2", 1_700_000_000)
    assert archive.read_bytes() == first
    with zipfile.ZipFile(archive) as packed:
        assert packed.namelist() == ["tdapp-1.2/README.txt", "tdapp-1.2/_internal/a.dll", "tdapp-1.2/tdapp-window.exe"]
        assert packed.read("tdapp-1.2/README.txt").startswith(b"\xef\xbb\xbf")  # an editor of Windows reads the umlauts


def test_the_compiler_is_told_all_that_the_script_asks(tmp_path, monkeypatch):
    monkeypatch.delenv("TDAPP_HOMEPAGE", raising=False)
    words = setup.command("iscc", tmp_path, tmp_path / "out", "1.2.3")
    given = {word[2:].partition("=")[0] for word in words if word.startswith("/D")}
    assert given == {"Version", "Numbers", "Folder", "Icons", "Out"}
    assert set(re.findall(r"\{#(\w+)\}", SCRIPT)) - {"Homepage"} == given
    assert words[-1].endswith("tdapp.iss")
    assert not any(word.startswith("/S") for word in words)


def test_it_is_signed_only_where_a_command_is_given(tmp_path):
    words = setup.command("iscc", tmp_path, tmp_path, "1.2.3", 'signtool sign /fd sha256 "$f"')
    assert "/DSign=1" in words
    assert "/Srelease=signtool sign /fd sha256 $q$f$q" in words
    assert "#ifdef Sign\nSignTool=release" in SCRIPT


def test_without_the_compiler_the_archive_alone_is_offered(monkeypatch):
    monkeypatch.setattr(setup.shutil, "which", lambda _name: None)
    with pytest.raises(SystemExit, match="only-archive"):
        setup.compiler()


def test_nobody_needs_a_password_and_nothing_of_the_arbiter_is_removed():
    assert "PrivilegesRequired=lowest" in SCRIPT
    assert "CloseApplications=yes" in SCRIPT
    assert "[UninstallDelete]" not in SCRIPT
    removed = re.findall(r'^Type: \w+; Name: "([^"]+)"', SCRIPT, re.MULTILINE)
    assert removed == [r"{app}\_internal", r"{app}\licences"]


def test_every_message_of_ours_is_there_in_every_language():
    languages = re.findall(r'^Name: "(\w+)"; MessagesFile', SCRIPT, re.MULTILINE)
    assert languages == [language for language, _name in LANGUAGES]
    ours = {(language, name) for language, name in re.findall(r"^(\w\w(?:_\w\w)?)\.(\w+)=", SCRIPT, re.MULTILINE)}
    names = {name for _, name in ours}
    assert ours == {(language, name) for language in languages for name in names}
    used = set(re.findall(r"CustomMessage\('(\w+)'\)", SCRIPT)) | set(re.findall(r"\{cm:(\w+)[,}]", SCRIPT))
    assert names <= used
    assert used - names == {"CreateDesktopIcon", "AdditionalIcons", "LaunchProgram"}  # Inno Setup's own


def test_the_entry_of_the_installed_version_has_the_same_identity():
    identity = re.search(r"^AppId=\{(\{[0-9A-F-]+\})$", SCRIPT, re.MULTILINE)
    assert identity is not None
    assert f"Uninstall\\{identity[1]}_is1" in SCRIPT


def test_the_compiler_reads_the_umlauts():
    """Without this mark Inno Setup takes a script for one of Western Windows."""
    assert Path(setup.__file__).with_name("tdapp.iss").read_bytes().startswith(b"\xef\xbb\xbf")
