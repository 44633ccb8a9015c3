"""FIDE's whole list: 1.9 million invented players, imported in a process of its own, then searched.

Import: seconds and the largest memory of the process, once for the zipped text and once for the zipped XML. Search:
the slowest and the median of the queries of an arbiter who types, each after the file was opened anew.
"""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
import time
import zipfile
from pathlib import Path

import pytest

from tdapp.storage.lists.rating_lists import RatingListFolder
from tests.rating_list_files import COMBINED_HEADER, combined_line, many, xml_entry

COUNT = 1_932_867  # October 2026
QUERIES = (
    "b", "br", "bra", "bran", "brano", "s a", "st ma", "bra ma", "ka ka ka", "z x", "x", "100007", "1", "12",
    "a e i", "mar 1990", "van der", "krasov", "müller", "ov a", "q",
)  # fmt: skip
IMPORT = """
import json, sys, time
from pathlib import Path
from tdapp.interchange.fide_list import examine
from tdapp.services.ratings.lists import import_list
from tdapp.storage.lists.rating_lists import RatingListFolder
start = time.perf_counter()
info = import_list(examine(Path(sys.argv[1])), RatingListFolder(Path(sys.argv[2])))
seconds = time.perf_counter() - start
try:
    import resource
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (1e6 if sys.platform == "darwin" else 1e3)
except ImportError:
    peak = 0
print(json.dumps([seconds, time.process_time(), peak, info.id, info.size / 1e6, info.players]))
"""


@pytest.fixture(scope="module", name="archives")
def _archives(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    folder = tmp_path_factory.mktemp("download")
    text, xml = folder / "players_list_oct26.zip", folder / "players_list_xml_oct26.zip"
    with (
        zipfile.ZipFile(text, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as texts,
        zipfile.ZipFile(xml, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as xmls,
    ):
        with texts.open("players_list_foa.txt", "w", force_zip64=True) as stream:
            stream.write(f"{COMBINED_HEADER}\r\n".encode())
            for entry in many(COUNT):
                stream.write(f"{combined_line(entry)}\r\n".encode())
        with xmls.open("players_list_xml_foa.xml", "w", force_zip64=True) as stream:
            stream.write(b"<playerslist>\n")
            for entry in many(COUNT):
                stream.write(xml_entry(entry).encode())
            stream.write(b"</playerslist>\n")
    return {"text": text, "xml": xml}


@pytest.mark.parametrize("form", ["text", "xml"])
def test_import_and_search(benchmark, archives: dict[str, Path], form: str, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    """At most a few hundred MB; every search under 50 ms."""
    command = [sys.executable, "-c", IMPORT, str(archives[form]), str(tmp_path)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    seconds, processor, peak, list_id, size, players = json.loads(done.stdout)
    assert players == COUNT
    first, again = [], []
    for query in QUERIES:
        with RatingListFolder(tmp_path) as lists:
            lists.by_fide_id(list_id, ["1"])  # opens the file
            for times in (first, again):
                start = time.perf_counter()
                lists.search(query, list_id)
                times.append((time.perf_counter() - start) * 1000)
    slowest = max(zip(first, QUERIES, strict=True))
    benchmark.extra_info.update(import_seconds=seconds, peak_mb=peak, slowest_search_ms=slowest[0])
    print(
        f"\n{form}: {seconds:.0f} s ({processor:.0f} s of processor), peak {peak:.0f} MB, on disk {size:.0f} MB; "
        f"search slowest {slowest[0]:.1f} ms (“{slowest[1]}”), median {statistics.median(first):.2f} ms, "
        f"warm median {statistics.median(again):.2f} ms"
    )
    assert slowest[0] < 50
    assert peak < 400
    with RatingListFolder(tmp_path) as lists:
        benchmark.pedantic(lambda: lists.search("bra ma", list_id), rounds=20, warmup_rounds=1)
