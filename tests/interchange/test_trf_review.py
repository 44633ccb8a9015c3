"""The review of a TRF before anything is created."""

from __future__ import annotations

from tdapp.interchange.trf_review import Facts, Remark, review
from tdapp.trf.reader import read_trf
from tests.trf.lines import p, trf


def test_review_of_a_bent_file() -> None:
    data = trf(
        "012 Club evening",
        "042 May 29, 2020",
        "XXR 5",
        "QQQ who knows",
        p(1, "1.0", "2 w 1", title="g"),
        p(2, "0.0", "1 b 0"),
        p(3, "0.5", "0000 - U"),
    )
    found = review(read_trf(data))
    assert found.facts == Facts("Club evening", 3, 5, 1, "Swiss system", "2009", "1-½-0, pairing-allocated bye ½", "")
    assert [heading for heading, _ in found.groups] == ["What was assumed", "What was repaired", "What was left out"]
    assert [remark.line for remark in found.assumptions] == [0, 0, 2]
    assert [remark.line for remark in found.repairs] == [2, 3, 5]
    assert found.left_out == (Remark("A line with an unknown code (QQQ) is left out.", 4, 1),)
    assert found.left_out[0].sentence == "Line 4, column 1: A line with an unknown code (QQQ) is left out."
    assert found.repairs[2].sentence == "Line 5, column 11: The title “g” was read as GM."
    assert all(remark.text.endswith(".") for _, remarks in found.groups for remark in remarks)


def test_review_of_a_round_robin_with_nothing_to_say() -> None:
    data = trf(
        "042 2024/08/01", "142 2", "192 FIDE_DOUBLEROUNDROBIN", "202 SB,DE", p(1, "1.0", "2 w 1"), p(2, "0.0", "1 b 0")
    )
    found = review(read_trf(data))
    assert (found.facts.kind, found.facts.ladder, found.facts.points) == ("round robin, 2 cycles", "SB,DE", "1-½-0")
    assert found.repairs == found.left_out == ()
    assert len(found.groups) == 1
