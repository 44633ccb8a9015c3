"""What came back into the folder is named; the same names stand in the strip list."""

from __future__ import annotations

import pytest

from installer import contents


@pytest.mark.parametrize(
    ("name", "what"),
    [
        ("_internal/PySide6/Qt/plugins/platformthemes/libqgtk3.so", "GTK"),
        ("_internal/libgtk-3.so.0", "GTK"),
        ("_internal/scipy/linalg/_flapack.so", "scipy"),
        ("_internal/babel/locale-data/de.dat", "Babel"),
        ("_internal/PIL/_avif.cpython-311-x86_64-linux-gnu.so", "AVIF"),
        ("_internal/PySide6/Qt/translations/qtquick_de.qm", "words"),
        ("_internal/PySide6/Qt/translations/qtbase_ko.qm", "words"),
        ("PySide6/Qt/plugins/sqldrivers/libqsqlite.so", "databases"),
    ],
)
def test_what_was_left_out_is_named_when_it_comes_back(name, what):
    assert what in (contents.unwanted(name) or "")
    assert contents.faults([(name, 5_000_000)])[0].startswith(f"{name} (5.0 MB): ")


@pytest.mark.parametrize(
    "name",
    [
        "_internal/numpy.libs/libscipy_openblas64_-32a4b2a6.so",  # numpy's own, in spite of its name
        "_internal/PySide6/Qt/plugins/platforms/libqxcb.so",
        "_internal/PySide6/Qt/plugins/platforms/libqoffscreen.so",
        "_internal/PySide6/Qt/plugins/platformthemes/libqxdgdesktopportal.so",
        "_internal/PySide6/Qt/translations/qtbase_de.qm",
        "_internal/resources/translations/tdapp_de.qm",
        "tdapp",
    ],
)
def test_what_the_program_needs_stays(name):
    assert contents.unwanted(name) is None


def test_a_folder_that_is_too_large_names_its_largest_files():
    sizes = [("small", 1), ("qt", contents.LARGEST - 10), ("numpy", 100)]
    (line,) = contents.faults(sizes)
    assert "more than 260" in line
    assert line.index("qt (") < line.index("numpy (")
    assert contents.faults([("qt", contents.LARGEST)]) == []


def test_a_link_counts_nothing(tmp_path):
    (tmp_path / "a").write_bytes(b"12345")
    (tmp_path / "b").symlink_to("a")
    assert contents.files(tmp_path) == [("a", 5), ("b", 0)]
