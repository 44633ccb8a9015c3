"""From a tag to downloads: what is refused, summed and told."""

from __future__ import annotations

import hashlib
import os

import pytest

from installer import release
from installer.linux import needs

LOG = "# What is new\n\n## 1.2.0 (2026-12-01)\n\n- **A thing** that is new.\n\n## 1.1.0 (2026-10-01)\n\n- Old.\n"


@pytest.mark.parametrize(
    ("tag", "version", "changelog", "said"),
    [
        ("v1.2.0", "1.2.0", LOG, []),
        ("v1.2.1", "1.2.0", LOG, ["it should be v1.2.0"]),
        ("1.2.0", "1.2.0", LOG, ["it should be v1.2.0"]),
        ("v1.3.0", "1.3.0", LOG, ["says nothing of 1.3.0"]),
        ("v1.2.0", "1.2.0", LOG.replace("2026-12-01", "not released yet"), ["not released yet"]),
    ],
)
def test_a_tag_is_refused_in_words(tag, version, changelog, said):
    found = release.wrong_version(tag, version, changelog)
    assert len(found) == len(said)
    for line, words in zip(found, said, strict=True):
        assert words in line


def test_the_page_of_a_release_says_what_is_new_in_it_alone():
    told = release.notes(LOG, "1.2.0")
    assert told.startswith("- **A thing** that is new.")
    assert "Old" not in told
    assert "SHA256SUMS" in told


def test_sums_are_those_that_sha256sum_reads(tmp_path):
    (tmp_path / "b.deb").write_bytes(b"b")
    (tmp_path / "a.zip").write_bytes(b"a")
    (tmp_path / "SHA256SUMS").write_text("old")
    assert release.main(["sums", str(tmp_path)]) == 0
    told = (tmp_path / "SHA256SUMS").read_text().splitlines()
    assert told == [f"{hashlib.sha256(b'a').hexdigest()}  a.zip", f"{hashlib.sha256(b'b').hexdigest()}  b.deb"]


def test_what_differs_between_two_builds_is_named(tmp_path):
    for folder in ("one", "two"):
        (tmp_path / folder).mkdir()
        for name in ("same", "other"):
            (tmp_path / folder / name).write_text(name)
            os.utime(tmp_path / folder / name, (5, 5))
    assert release.differences(tmp_path / "one", tmp_path / "two") == []
    (tmp_path / "two" / "other").write_text("changed")
    (tmp_path / "two" / "more").symlink_to("same")
    assert release.differences(tmp_path / "one", tmp_path / "two") == ["more: only in one", "other: differs"]


def test_pythons_own_library_is_said_and_not_held_against_the_folder(tmp_path, monkeypatch, capsys):
    broken = ["libpython3.11.so asks for glibc 2.35, promised is 2.34", "libx.so asks for glibc 2.36, promised is 2.34"]
    monkeypatch.setattr(needs, "broken_promises", lambda _folder: broken)
    assert release.newer_than_promised(tmp_path, python_may=True) == broken[1:]
    assert "said only: libpython3.11.so" in capsys.readouterr().out
    assert release.newer_than_promised(tmp_path, python_may=False) == broken
