"""An event of 2019 goes on by its own rules: paired, announced, explained, generated, written and read."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace
from pathlib import Path

from tdapp.cli.main import run
from tdapp.domain.commands.rounds import PublishRound, StorePairing
from tdapp.domain.section.event import Event
from tdapp.domain.section.facts import facts_of
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.systems.registry import DUTCH_2017
from tdapp.services.systems.reasons import reasons_against, reasons_of_board, reasons_of_bye
from tdapp.services.systems.registry import rules_of_system
from tdapp.trf.reader import read_trf
from tdapp.trf.writer import write_trf
from tests.event_files import opened
from tests.golden.reader import golden

OLD = replace(
    golden("rules_differ_2").section(), type_code="FIDE_DUTCH_2017", event=Event("Open", start=dt.date(2019, 5, 1))
)


def test_it_goes_on_by_its_own_rules(tmp_path: Path) -> None:
    rules = rules_of_system(OLD.system)
    assert OLD.system is DUTCH_2017
    found = rules.pair(OLD, 2)
    assert found.pairing is not None
    assert found.pairing.engine.startswith("tdapp-2017 ")
    assert ({(min(pair), max(pair)) for pair in found.pairs}, found.bye) == golden("rules_differ_2").pairs("2017")
    (words,) = rules.announced(facts_of(OLD), 5)
    assert words.endswith("paired by the FIDE Dutch system of 2017 (C.04.3 of then).")
    with opened(tmp_path, OLD) as store:
        bye = ((found.bye, Outcome.PAIRING_BYE),) if found.bye else ()
        store.execute(StorePairing(1, 2, found.pairs, bye, *found.pairing.engine.split()))  # not asked in round 2
        store.execute(PublishRound(1, 2))
        section, stored = store.snapshot(1), store.round(1, 2)
        for board in stored.boards:
            said = reasons_of_board(section, stored, board.number)
            assert said[-1] == f"Paired by {found.pairing.engine}."
            assert not any(text.startswith("By the rules") for text in said)
        assert found.bye is not None
        assert "whoever is left over in the last bracket" in " ".join(reasons_of_bye(section, stored, found.bye))
        one, other = found.pairs[0]
        assert reasons_against(section, stored, one, other) == ()
        assert reasons_against(section, stored, one, 0)
    again = read_trf(write_trf(OLD, program="tdapp")).section
    assert (again.system, again.type_code) == (DUTCH_2017, "FIDE_DUTCH_2017")


def test_random_tournaments_by_the_old_rules_check_clean(tmp_path: Path, capsys) -> None:  # type: ignore[no-untyped-def]
    made = ["generate", "-o", str(tmp_path), "--system", "dutch-2017", "--players", "15", "--rounds", "7"]
    assert run([*made, "--seed", "a", "--zero-byes", "15"]) == 0
    capsys.readouterr()
    assert run(["check", str(tmp_path / "random-1.trf")]) == 0
    assert "7 rounds checked with tdapp-2017" in capsys.readouterr().out
    assert run(["check", str(tmp_path / "random-1.trf"), "--system", "dutch"]) == 1
