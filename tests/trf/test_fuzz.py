"""Whatever the bytes are: a reading or a refusal with faults, never another exception, in bounded time."""

from __future__ import annotations

import contextlib
import time

from hypothesis import example, given
from hypothesis import strategies as st

from tdapp.domain.words.errors import Fault, InputRefused
from tdapp.trf.reader import TrfReading, read_trf
from tdapp.trf.writer import write_trf
from tests.effort import examples
from tests.trf.lines import p, place, trf

BASE = trf(
    "012 Open",
    "042 2026/03/02",
    "062 4",
    "092 Swiss",
    place((1, "132"), (92, "26/03/02"), (102, "26/03/03")),
    "142 4",
    "162  W 1.0    D 0.5    L 0.0    A 0.0    P 1.0",
    "212 PTS,BH/C1,SB",
    p(1, "2.5", "2 w 1", "3 b 1", "0000 - H", sex="m", title="GM", rating="2400", fed="NOR", birth="1990/01/01"),
    p(2, "1.0", "1 b 0", "4 w 1"),
    p(3, "1.0", "4 w 1", "1 w 0", name="Łukasz"),
    p(4, "0.0", "3 b 0", "2 b 0"),
    "NOR    1                                        2390           77",
    "240 Z 003    2",
    "250 0.0   1.0 001 002    1    2",
    "260 001 002    1    2",
    place((1, "299"), (5, "W"), (14, " 1.0"), (20, "001"), (24, "   1")),
    place((1, "XXA"), (5, "   1"), (10, " 1.0"), (15, " 1.0")),
    "XXS W=1 D=0.5",
    "XXZ 4",
    "310   1 Team",
    "### tdapp ladder: BH",
    "### tdapp round 3 zpb: 3",
    "### tdapp points: win=1 pab=1/2",
    "### tdapp player name 3: Łukasz Kővári",
)


def try_to_read(data: bytes) -> TrfReading | None:
    started = time.process_time()  # of this process: a busy machine is no hang
    faults: tuple[Fault, ...] = ()
    reading: TrfReading | None
    try:
        reading = read_trf(data)
    except InputRefused as refused:
        faults = refused.faults
        reading = None
    assert time.process_time() - started < 2
    if reading is None:
        assert faults
        assert all(fault.text.strip() for fault in faults)
        with contextlib.suppress(InputRefused):  # what is no report at all
            mended = read_trf(data, defects=True).section
            assert all(len(row) == mended.rounds_held for row in mended.cells)
            assert mended.rounds_held <= mended.rounds_total
        return None
    assert all(len(row) == reading.section.rounds_held for row in reading.section.cells)
    assert reading.section.rounds_held <= reading.section.rounds_total
    return reading


@examples(300)
@given(st.binary(max_size=400))
def test_random_bytes(data: bytes) -> None:
    try_to_read(data)
    try_to_read(b"001 " + data)


CODES = ["001", "132", "162", "240", "250", "260", "299", "XXA", "XXS", "212", "###", "NOR"]
records = st.tuples(st.sampled_from(CODES), st.text(max_size=120)).map(" ".join)


@examples(300)
@given(st.lists(records, max_size=12))
def test_random_records(lines: list[str]) -> None:
    try_to_read(("\n".join([p(1), p(2), *lines])).encode("utf-8", "replace"))


mutations = st.lists(
    st.tuples(
        st.sampled_from(["set", "cut", "insert", "swap", "double"]),
        st.integers(0, len(BASE) - 1),
        st.binary(min_size=1, max_size=6) | st.sampled_from([b"\r", b"\n", b" ", b"9", b"-", b"1", b"H", b"b"]),
    ),
    min_size=1,
    max_size=8,
)


@examples(500)
@given(mutations)
@example([("set", 0, b"\x00")] * 4 + [("cut", 0, b"\x00"), ("cut", 448, b"\x00\x00\x00")])
def test_mutated_files_and_what_is_read_can_be_written(changes: list[tuple[str, int, bytes]]) -> None:
    data = bytearray(BASE.replace(b"XXZ 4\r\n310   1 Team\r\n", b"") if len(changes) % 2 else BASE)
    for what, place_, extra in changes:
        at = place_ % max(len(data), 1)
        lines = data.split(b"\r\n")
        match what:
            case "set":
                data[at : at + len(extra)] = extra
            case "cut":
                del data[at : at + 3 * len(extra)]
            case "insert":
                data[at:at] = extra
            case "swap":
                lines[at % len(lines)], lines[0] = lines[0], lines[at % len(lines)]
                data = bytearray(b"\r\n".join(lines))
            case "double":
                lines.append(lines[at % len(lines)])
                data = bytearray(b"\r\n".join(lines))
    reading = try_to_read(bytes(data))
    if reading is not None:
        assert read_trf(write_trf(reading.section, program="tdapp test")).section == reading.section


def test_hostile_sizes() -> None:
    assert try_to_read(p(1).encode() + b" " * 200 + b"x" * 100_000) is None
    assert try_to_read(b"\n".join(p(n).encode() for n in range(1, 9999)) + b"\n142 300") is not None
    assert try_to_read(("001 " + "9" * 100_000).encode()) is None
    assert try_to_read(p(1).encode() + b"\n### tdapp round 9999999999 zpb: 1\n### tdapp awarded 1 1: 1/0") is not None
    assert try_to_read(p(1).encode() + b"\n162 W" + b"9" * 5000) is not None
