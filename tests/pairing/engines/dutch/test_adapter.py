"""Our own engine behind the protocol: what it answers, refuses and keeps for a report; and against gacrux."""

from __future__ import annotations

import time
from dataclasses import replace

import pytest

from tdapp.domain.section.event import ForbiddenPairs
from tdapp.domain.words.errors import RuleViolation
from tdapp.pairing.engines.answer import IllegalAnswer
from tdapp.pairing.engines.dutch import adapter
from tdapp.pairing.engines.dutch.adapter import DutchEngine
from tdapp.pairing.engines.dutch.pair import Round, paired_round
from tdapp.pairing.engines.engine import EngineTimeout, NoLegalPairing, PairingCancelled, PairingEngine, Patience
from tdapp.pairing.engines.gacrux import GacruxEngine
from tdapp.pairing.engines.probe import probe
from tests.arena import arena
from tests.pairing.engines.dutch.rough import rough_section
from tests.pairing.positions import EVERYONE_MET, GAPS


def test_numbers_with_gaps_colours_and_brackets() -> None:
    engine: PairingEngine = DutchEngine()
    pairing = engine.pair(GAPS)
    assert (pairing.round, pairing.pairs, pairing.bye) == (2, ((9, 3), (5, 8)), None)
    assert pairing.colour_rules == ("5.2.4", "5.2.4")
    assert pairing.engine == engine.name
    assert engine.name.startswith("tdapp ")
    assert [(bracket.score, bracket.players, bracket.floated) for bracket in pairing.brackets] == [
        ("1.0", (3, 9), ()),
        ("0.0", (5, 8), ()),
    ]
    assert [dict(bracket.costs) for bracket in pairing.brackets] == [{"C12": "1", "C13": "1"}] * 2


def test_the_same_answer_as_gacrux_in_every_respect(gacrux: GacruxEngine) -> None:
    for index in range(12):
        section = rough_section(f"both {index}", (8, 30))
        try:
            theirs = gacrux.pair(section)
        except NoLegalPairing:
            with pytest.raises(NoLegalPairing):
                DutchEngine().pair(section)
            continue
        ours = DutchEngine().pair(section)
        assert (ours.pairs, ours.bye, ours.colour_rules) == (theirs.pairs, theirs.bye, theirs.colour_rules)


def test_forbidden_pairs_and_the_probe() -> None:
    apart = replace(GAPS, forbidden=(ForbiddenPairs(1, 3, (3, 9)),))
    assert DutchEngine().pair(apart).opponent_of(3) == 5
    assert probe(DutchEngine()).round == 2


def test_no_legal_pairing_and_no_such_round() -> None:
    with pytest.raises(NoLegalPairing, match="Pair the round by hand"):
        DutchEngine().pair(EVERYONE_MET)
    with pytest.raises(RuleViolation, match="no round 9"):
        DutchEngine().pair(EVERYONE_MET, 9)


def test_the_lot_must_be_drawn() -> None:
    with pytest.raises(RuleViolation, match="initial colour"):
        DutchEngine().pair(arena("1 A |\n2 B |", rounds_total=1))
    colours = [DutchEngine().pair(arena("1 A |\n2 B |", rounds_total=1, initial_colour=lot)).pairs for lot in "WB"]
    assert colours == [((1, 2),), ((2, 1),)]


def test_cancelled_and_too_late(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(PairingCancelled):
        DutchEngine().pair(GAPS, patience=Patience(cancel=lambda: True))
    now = iter(range(0, 10_000, 100))
    monkeypatch.setattr(time, "monotonic", lambda: float(next(now)))
    monkeypatch.setattr(adapter, "exchange_of", lambda position: pytest.fail("a file is written at the limit"))
    with pytest.raises(EngineTimeout, match="within 150 seconds"):
        DutchEngine().pair(GAPS, patience=Patience(150))


def test_an_illegal_answer_is_refused_as_any_other_engine_s(monkeypatch: pytest.MonkeyPatch) -> None:
    def again(*given: object, **named: object) -> Round | None:
        found = paired_round(*given, **named)  # type: ignore[arg-type]
        assert found is not None
        return replace(found, pairs=((0, 3), (1, 2)))  # 3 - 8 and 9 - 5: as in round 1

    monkeypatch.setattr(adapter, "paired_round", again)
    with pytest.raises(IllegalAnswer) as caught:
        DutchEngine().pair(GAPS)
    assert {breach.rule for breach in caught.value.breaches} == {"met"}
    assert caught.value.trf
