"""Swiss or round robin, how many cycles, how many rounds: as the file says, else as its structure shows."""

from __future__ import annotations

import itertools
import re
from collections import Counter
from collections.abc import Mapping

from tdapp.domain.systems.kind import Kind
from tdapp.domain.systems.registry import by_code
from tdapp.domain.words.wording import ntr, tr
from tdapp.trf.notes import Notebook
from tdapp.trf.records import Header, PlayerRecord

_ROUND_ROBIN_WORDS = (
    "round robin", "round-robin", "roundrobin", "all-play-all", "all play all", "berger", "rundenturnier",
    "jeder gegen jeden", "toutes rondes", "toutes-rondes", "girone all'italiana", "liga", "scheveningen", "schiller",
    "круговая", "круговой",
)  # fmt: skip
_KNOCKOUT_WORDS = ("knock-out", "knockout", "knock out", "k.o.", "k.-o.", "ko-system", "eliminator")
_FINALISTS = 4  # with the match for place 3
_SWISS_WORDS = (
    "swiss", "schweizer", "suizo", "suíço", "suisse", "svizzero", "zwitsers", "szwajcar", "švýcar", "svájci", "dutch",
    "dubov", "burstein", "keizer", "швейцар",
)  # fmt: skip


def single_cycle(players: int) -> int:
    """Rounds in which everyone meets everyone once."""
    return players - 1 if players % 2 == 0 else players


def kind_of_code(code: str) -> tuple[Kind, int] | None:
    """Kind and cycles of an ETT26 code (record 192), or None when it says neither."""
    code = code.upper()
    if "ROUNDROBIN" in code or "SCHEVENINGEN" in code or "SCHILLER" in code:
        games = re.search(r"_G([1-9])(?:_|$)", code)
        return Kind.ROUND_ROBIN, int(games[1]) if games else 2 if "DOUBLE" in code else 1
    if (named := by_code(code)) is not None and named.paired:
        return named.kind, 1
    if re.search("SWISS|DUTCH|DUBOV|BURSTEIN|FIDE_TEAM", code):
        return Kind.SWISS, 1
    return None


def kind_of_words(text: str) -> Kind | None:
    """The kind that the free text of record 092 names, or None."""
    text = text.lower()
    if any(word in text for word in _ROUND_ROBIN_WORDS):
        return Kind.ROUND_ROBIN
    return Kind.SWISS if any(word in text for word in _SWISS_WORDS) else None


def kind_of_structure(records: Mapping[int, PlayerRecord], rounds: int) -> tuple[Kind, int]:
    """Round robin when no pair meets too often and the rounds are those of one or two cycles, else Swiss."""
    cycle = single_cycle(len(records))
    if len(records) < 2 or rounds not in (cycle, 2 * cycle):
        return Kind.SWISS, 1
    cycles = rounds // cycle
    for number, record in records.items():
        met = Counter(slot[0] for slot in record.slots if slot[0] > number)
        if met and max(met.values()) > cycles:
            return Kind.SWISS, 1
    return Kind.ROUND_ROBIN, cycles


def _all_met(records: Mapping[int, PlayerRecord]) -> bool:
    """Whether every player has met every other one."""
    return all(
        {slot[0] for slot in record.slots if slot[0]} == records.keys() - {number} for number, record in records.items()
    )


def _thins_out(records: Mapping[int, PlayerRecord]) -> bool:
    """Whether fewer and fewer play, and in the last round four at most, as in a knock-out."""
    rounds = max(len(record.slots) for record in records.values())
    there = [
        {one for one, record in records.items() if index < len(record.slots) and record.slots[index][2] not in " Z"}
        for index in range(rounds)
    ]
    there = [players for players in there if players]
    thinner = all(later <= before for before, later in itertools.pairwise(there))
    return thinner and bool(there) and len(there[-1]) <= _FINALISTS < len(records)


def decide_kind(
    header: Header, records: Mapping[int, PlayerRecord], held: int, mark: str | None, notebook: Notebook
) -> tuple[Kind, int | None, bool]:
    """Kind, cycles (None: not said) and whether that is a guess from the structure."""
    if mark in ("swiss", "rr", "ko"):
        return Kind(mark), None, False
    line = header.places.get("192", 0)
    code = header.texts.get("192", "")
    if code:
        found = kind_of_code(code)
        if found is not None:
            return found[0], found[1], False
        notebook.assume(
            "192", tr("The type “{code}” (record 192) is not one that tdapp pairs").format(code=code[:40]), line, 5
        )
    words = header.texts.get("092", "")
    named = kind_of_words(words)
    if named is None and any(word in words.lower() for word in _KNOCKOUT_WORDS) and _thins_out(records):
        named = Kind.KNOCKOUT
    if named is not None:
        return named, None, False
    if header.is_for_an_engine and not _all_met(records):
        text = tr("The file does not say the kind of event; Swiss system was taken, because it has records of engines")
        notebook.assume("kind", text)
        return Kind.SWISS, None, True
    # a file may give fewer rounds than it holds: decide_rounds takes the higher number too
    kind, cycles = kind_of_structure(records, max(header.rounds or len(header.round_dates), held))
    text = (
        tr("The file does not say the kind of event; it was taken as round robin, because everyone meets everyone")
        if kind is Kind.ROUND_ROBIN
        else tr(
            "The file does not say the kind of event; it was taken as Swiss system, because the "
            "rounds are not those of "
            "a round robin"
        )
    )
    notebook.assume("kind", text)
    return kind, cycles if kind is Kind.ROUND_ROBIN else None, True


def decide_rounds(
    header: Header, players: int, kind: Kind, cycles: int | None, columns: int, held: int, notebook: Notebook
) -> tuple[int, int]:
    """Number of rounds and cycles: 142 or XXR, round dates, a round robin's players, else the rounds held."""
    cycle = single_cycle(players)
    total = header.rounds or len(header.round_dates)
    if not total and kind is Kind.ROUND_ROBIN:
        total = cycle * (cycles or max(1, -(-columns // cycle) if cycle else 1))
    elif not total:
        total = max(columns, 1)
        notebook.assume(
            "rounds", tr("The file does not say how many rounds there are; {total} was taken").format(total=total)
        )
    if total < columns:
        notebook.repair(
            "rounds-more",
            ntr(
                "The file gives {count} round but has {columns}; {columns} was taken",
                "The file gives {count} rounds but has {columns}; {columns} was taken",
                total,
            ).format(count=total, columns=columns),
            header.places.get("142", header.places.get("132", 0)),
            5,
        )
        total = columns
    if kind is Kind.SWISS:
        return total, 1
    if kind is Kind.KNOCKOUT:
        return total, 1
    if cycles is None:
        cycles = max(1, total // cycle) if cycle else 1
    return total, cycles
