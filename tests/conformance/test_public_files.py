"""Every public file of the manifest opens, or is refused by name; nothing is read otherwise than others count it.

See public_files.py for how the files come here.
"""

from __future__ import annotations

import os
import subprocess
from collections import Counter
from pathlib import Path

import pytest

from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.words.errors import InputRefused
from tdapp.interchange.as_report import as_reports, joined_report
from tests.again import imported, second_exports
from tests.conformance.public_files import PublicFile, bring, manifest

FOLDER = os.environ.get("TDAPP_PUBLIC_FILES", "")
BBP = os.environ.get("TDAPP_BBP", "")
NAMELESS = ("No crosstable was found", "This is not a tournament report file")
WHY = "TDAPP_PUBLIC_FILES names no folder: python -m tests.conformance.public_files FOLDER"
pytestmark = [pytest.mark.conformance, pytest.mark.skipif(not FOLDER, reason=WHY)]
FILES = manifest()


def data_of(file: PublicFile) -> bytes:
    path = Path(FOLDER) / file.sha256
    if not path.exists():
        pytest.skip(f"{file.path} was not fetched")
    return path.read_bytes()


def sections_of(file: PublicFile) -> list[Section]:
    try:
        return imported(data_of(file), file.name)
    except InputRefused:
        return []


def games(section: Section) -> int:
    undecided = (Outcome.OPEN, Outcome.ADJOURNED)
    return sum(bool(cell.opponent) and cell.outcome not in undecided for row in section.cells for cell in row) // 2


@pytest.mark.parametrize("file", FILES, ids=lambda one: one.path)
def test_it_opens_or_is_refused_by_name(file: PublicFile) -> None:
    data = data_of(file)
    if file.expected == "refused":
        with pytest.raises(InputRefused) as refused:
            imported(data, file.name)
        assert not refused.value.faults[0].text.startswith(NAMELESS)
        return
    sections = imported(data, file.name)
    if file.players is not None:
        assert sum(len(section.players) for section in sections) == file.players
    if file.games is not None:
        assert sum(map(games, sections)) == file.games


@pytest.mark.parametrize("file", [one for one in FILES if one.expected == "open"], ids=lambda one: one.path)
def test_its_second_exports_are_identical(file: PublicFile) -> None:
    for section in sections_of(file):
        for form, (first, second) in second_exports(section).items():
            assert first == second, form


@pytest.mark.skipif(not BBP, reason="TDAPP_BBP names no bbpPairings")
@pytest.mark.parametrize("file", [one for one in FILES if one.expected == "open"], ids=lambda one: one.path)
def test_bbppairings_reads_every_exported_swiss(file: PublicFile, tmp_path: Path) -> None:
    """Not the unfinished ones (it has no letter for a game without a result), nor systems of other people's rules."""
    for place, section in enumerate(sections_of(file)):
        numbers = [player.number for player in section.players]
        if (
            not section.system.open_field
            or section.system.pairs_teams
            or section.type_code.startswith("CUSTOM")
            or any(cell.outcome in (Outcome.OPEN, Outcome.ADJOURNED) for row in section.cells for cell in row)
            or numbers != list(range(1, len(numbers) + 1))
        ):
            continue
        path = tmp_path / f"{place}.trf"
        path.write_bytes(second_exports(section)["trf26"][0])
        ran = subprocess.run(
            [BBP, "--dutch", str(path), "-c"], capture_output=True, text=True, timeout=300, check=False
        )
        assert ran.returncode == 0, ran.stdout + ran.stderr


@pytest.mark.parametrize(("first", "second"), [
    ("british2026_champ_r1", "british2026_champ_crosstable"), ("frome2026_open_r1", "frome2026_open_crosstable"),
    ("frome2026_standard_r1", "frome2026_standard_crosstable"), ("jeddah2026_r1", "jeddah2026_crosstable"),
    ("ussa2026_roundrobin_pairings", "ussa2026_roundrobin_crosstable"),
])  # fmt: skip
def test_two_pages_of_one_event_say_the_same_games(first: str, second: str) -> None:
    """Chess-Results' pairings and its crosstable: by family names, the rounds that both have."""
    one, other = (
        sections_of(next(file for file in FILES if file.name == f"{name}.html"))[0] for name in (first, second)
    )
    rounds = min(len(one.cells[0]), len(other.cells[0]))
    if one.system.berger:  # a grid has no rounds: who met whom, and how it ended
        assert results(one, range(len(one.cells[0]))) == results(other, range(len(other.cells[0])))
    else:
        assert results(one, range(rounds)) == results(other, range(rounds))


def results(section: Section, rounds: range) -> Counter[tuple[frozenset[str], str, str, Outcome]]:
    def key(name: str) -> frozenset[str]:
        return frozenset(name.replace(",", " ").lower().split())

    names = {player.number: key(player.name) for player in section.players}
    return Counter(
        (key(player.name), str(sorted(names[cell.opponent])), "", cell.outcome)
        for player, row in zip(section.players, section.cells, strict=True)
        for index, cell in enumerate(row)
        if cell.opponent and index in rounds
    )


def test_how_many_open(capsys: pytest.CaptureFixture[str]) -> None:
    opened = sum(bool(as_read(one)) for one in FILES if bring(one, Path(FOLDER), None))
    with capsys.disabled():
        print(f"\n{opened} of {len(FILES)} public files open; the others are refused by name.")
    assert opened == sum(one.expected == "open" for one in FILES)


def as_read(file: PublicFile) -> bool:
    try:
        return bool(as_reports(data_of(file), file.name) or imported(data_of(file), file.name))
    except InputRefused:
        return False


def test_the_pages_of_all_rounds_are_the_crosstable() -> None:
    """Nine pages of the British Championship of 2026, joined, say of 108 players what its crosstable says."""
    names = [f"r{number}" for number in range(1, 6)] + ["r6_finished", "r7_finished", "r8", "startingrank"]
    found = {file.name: file for file in FILES if file.name.startswith("british2026_champ_")}
    pages = [(data_of(found[f"british2026_champ_{name}.html"]), name) for name in names]
    made = joined_report(pages)
    assert made is not None
    (crosstable,) = imported(data_of(found["british2026_champ_crosstable_final.html"]), "crosstable.html")
    assert len(made.reading.section.cells) == 108
    assert made.reading.section.cells == tuple(cells[:8] for cells in crosstable.cells)
