"""A system of thirty lines goes through pairing, reasons, tables, documents, reports and the command line untouched."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tdapp.cli.main import run
from tdapp.domain.commands.event import EditSection
from tdapp.domain.commands.rounds import PublishRound, StorePairing
from tdapp.domain.section.facts import SectionFacts, facts_of, made_here, with_facts
from tdapp.domain.section.outcome import GameResult, Outcome
from tdapp.domain.section.whole_event import WholeEvent
from tdapp.domain.words.checks import NeedsConfirmation
from tdapp.domain.words.errors import InputRefused, RuleViolation
from tdapp.interchange.event_json import read_json, write_json
from tdapp.services.systems.reasons import reasons_of_board
from tdapp.services.systems.registry import rules_of_system
from tdapp.services.tables.standings import compute_standings
from tdapp.trf.reader import read_trf
from tdapp.trf.writer import write_trf
from tests.arena import arena
from tests.event_files import do, opened, round_commands
from tests.trial_system import Rungs, ladders

__all__ = ["ladders"]
FIELD = arena("1 A 2100\n2 B 2000\n3 C 1900\n4 D 1800\n5 E 1700", rounds_total=4, initial_colour="W", fide_mode=False)


def test_it_is_chosen_paired_explained_ranked_and_reported(tmp_path, capsys, ladders) -> None:
    facts = made_here(replace(facts_of(FIELD), system_key=ladders.key))
    assert (facts.system, facts.type_code) == (ladders, "CUSTOM_LADDERS")
    with opened(tmp_path, with_facts(FIELD, facts)) as store:
        first = rules_of_system(store.snapshot(1).system).engine().pair(store.snapshot(1))
        assert (first.pairs, first.bye) == (((1, 2), (3, 4)), 5)
        do(
            store,
            *round_commands(
                1, first.pairs, ((5, Outcome.PAIRING_BYE),), (GameResult.WHITE_WINS, GameResult.WHITE_WINS)
            ),
        )
        section = store.snapshot(1)
        assert section.system is ladders
        second = rules_of_system(section.system).engine().pair(section)
        assert second.bye == 1
        do(store, StorePairing(1, 2, second.pairs, ((1, Outcome.PAIRING_BYE),)), PublishRound(1, 2))
        said = reasons_of_board(store.snapshot(1), store.round(1, 2), 1)
        assert "They stood side by side in the table." in said
        assert {row.player.name for row in compute_standings(store.snapshot(1)).rows[:3]} == set("ACE")
        written = write_trf(store.snapshot(1), program="tdapp")
    assert b"192 CUSTOM_LADDERS\r\n" in written
    assert read_trf(written).section.system is ladders
    path = tmp_path / "club.trf"
    path.write_bytes(written)
    assert run(["pair", str(path), "--round", "2"]) == 0
    assert capsys.readouterr().out == "".join(f"{line}\n" for line in (3, "3 2", "4 5", "1 0"))
    for asked in (["--explain"], ["--why-not", "3", "2"], ["--second", "gacrux"]):
        assert run(["pair", str(path), "--round", "2", *asked]) == 2
        assert "the ladders" in capsys.readouterr().err
    for document in ("regulations", "standings", "crosstable", "pairings"):
        assert run(["export", str(path), str(tmp_path / f"{document}.html"), "--document", document]) == 0
    assert "Ladders over 4 rounds." in (tmp_path / "regulations.html").read_text(encoding="utf-8")


def test_one_that_the_code_does_not_say_is_kept_in_a_line_of_ours(ladders) -> None:
    section = with_facts(FIELD, SectionFacts(4, system_key=ladders.key, initial_colour="W"))
    written = write_trf(section, program="tdapp")
    assert b"### tdapp system: ladders\r\n" in written
    assert read_trf(written).section.system is ladders


def test_its_parameters_go_through_every_file_and_are_locked_with_the_first_pairing(tmp_path, ladders) -> None:
    facts = made_here(replace(facts_of(FIELD), system_key=ladders.key, system_text="step=3, worth=1"))
    with opened(tmp_path, FIELD) as store:
        store.execute(EditSection(1, facts))
        section = store.snapshot(1)
        assert section.system_text == "step=3"
        assert section.system_facts == Rungs(step=3)
        for bad, words in (("step=10", "The step is 1 to 9."), ("stairs=1", "“stairs” is no parameter of this system")):
            with pytest.raises(RuleViolation, match=words):
                store.execute(EditSection(1, replace(facts, system_text=bad)))
        pairing = rules_of_system(ladders).engine().pair(section)
        do(store, StorePairing(1, 1, pairing.pairs, ((5, Outcome.PAIRING_BYE),)))
        with pytest.raises(RuleViolation, match="the pairing system can no longer be changed"):
            store.execute(EditSection(1, replace(facts, system_text="step=4")))
        later = EditSection(1, replace(facts, system_text="step=3,worth=2"))
        with pytest.raises(NeedsConfirmation):
            store.execute(later)
        store.execute(replace(later, confirmed=("parameters-changed",), reason="the club voted"))
        section = store.snapshot(1)
        assert section.system_text == "step=3,worth=2"
        noted = "from step=3 to step=3,worth=2; places can change. Reason: the club voted"
        assert section.comments[-1].endswith(noted)
        store.undo(reason="a mistake", confirmed=("parameters-changed",))
        assert store.snapshot(1).system_text == "step=3"
        whole = read_json(write_json(WholeEvent((section,), ((),))))
    written = write_trf(section, program="tdapp")
    assert b"### tdapp system: ladders:step=3,worth=2\r\n" in written
    assert read_trf(written).section.system_facts == Rungs(3, 2)
    assert whole.sections[0].system_facts == Rungs(3, 2)


def test_parameters_of_a_file_that_mean_nothing_are_named(ladders) -> None:
    section = with_facts(FIELD, SectionFacts(4, type_code="CUSTOM_LADDERS", system_text="step=3"))
    written = write_trf(section, program="tdapp")
    report = read_trf(written.replace(b"step=3", b"step=12"))
    assert report.section.system_facts == Rungs()
    assert any("The step is 1 to 9" in note.text for note in report.notes)
    broken = write_json(WholeEvent((section,), ((),))).replace(b"step=3", b"step=12")
    with pytest.raises(InputRefused, match=r"The step is 1 to 9"):
        read_json(broken)
