"""No stranger reads where the package was built; every file has one date."""

from __future__ import annotations

from installer import judge


def test_a_folder_of_the_build_machine_is_named(tmp_path):
    (tmp_path / "library.so").write_bytes(b"\0/home/somebody/build/x.c\0")
    (tmp_path / "other.so").write_bytes(b"\0/usr/lib/x\0")
    found = judge.foreign_paths(tmp_path, ["/home/somebody/build"])
    assert found == ["library.so names /home/somebody/build, a folder of the build machine"]


def test_python_may_say_where_it_was_installed(tmp_path, monkeypatch):
    monkeypatch.setattr(judge.sys, "base_prefix", "/home/somebody/python")
    for name in ("libpython3.11.so", "other.so"):
        (tmp_path / name).write_bytes(b"\0/home/somebody/python/lib\0")
    assert [line.split()[0] for line in judge.foreign_paths(tmp_path, ["/home/somebody"])] == ["other.so"]


def test_every_file_is_as_old_as_the_commit(tmp_path):
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder" / "file").touch()
    (tmp_path / "link").symlink_to("nowhere")
    judge.same_dates(tmp_path, 1_700_000_000)
    for path in (tmp_path, tmp_path / "folder", tmp_path / "folder" / "file", tmp_path / "link"):
        assert path.lstat().st_mtime == 1_700_000_000


def test_papers_lie_beside_the_program_and_in_the_bundle_of_macos(tmp_path):
    assert judge.papers_of(tmp_path / "tdapp") == tmp_path / "tdapp"
    assert judge.papers_of(tmp_path / "tdapp.app") == tmp_path / "tdapp.app" / "Contents" / "Resources"
