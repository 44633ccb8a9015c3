"""The rules of every command, on rows in memory."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

import pytest

from tdapp.domain.commands.command import Command
from tdapp.domain.commands.history import BEFORE, Point
from tdapp.domain.commands.ladder import (
    MakeLadderOfficial,
    SetEdition,
    SetExternalValues,
    SetManualPlaces,
    SetTrialLadder,
)
from tdapp.domain.commands.registry import COMMANDS
from tdapp.domain.section.event import Edition, Event, Section
from tdapp.domain.section.ladder import parse_ladder
from tdapp.domain.section.outcome import Cell, Colour, Outcome
from tdapp.domain.section.player import Player
from tdapp.domain.words.changes import ChangeSet, Topic
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.door.handlers import HANDLERS
from tdapp.services.ports.unit_of_work import LadderState

# Two rounds: the first decided, the second still open.
#  no  1     2
#   1  2w1   2b
#   2  1b0   1w
PLAYED = Section(
    Event("Handlers"),
    (Player(1, "One"), Player(2, "Two")),
    (
        (Cell(Outcome.WIN, 2, Colour.WHITE), Cell(Outcome.OPEN, 2, Colour.BLACK)),
        (Cell(Outcome.LOSS, 1, Colour.BLACK), Cell(Outcome.OPEN, 1, Colour.WHITE)),
    ),
    rounds_total=5,
)


@dataclass
class RowsInMemory:
    """services.ports.unit_of_work.EventRows over one section with the id 1."""

    official: str | None = "BH/C1,SB"
    trial: str | None = None
    edition: Edition = Edition.FIDE_2026
    under_way: bool = True
    comments: list[str] = field(default_factory=list)
    places: tuple[tuple[int, int], ...] = ()
    values: tuple[tuple[str, int, str], ...] = ()
    restore_points: list[Point] = field(default_factory=list, compare=False)

    @property
    def rounds(self) -> RowsInMemory:
        return self

    def add_restore_point(self, section_id: int | None, point: Point = BEFORE) -> None:
        self.restore_points.append(point)

    def snapshot(self, section_id: int) -> Section:
        official, trial = (None if text is None else parse_ladder(text) for text in (self.official, self.trial))
        return replace(
            PLAYED,
            edition=self.edition,
            ladder=official,
            trial_ladder=trial,
            manual_places=self.places,
            external_values=self.values,
        )

    def ladder_state(self, section_id: int) -> LadderState:
        return LadderState(self.official, self.trial, self.edition)

    def is_under_way(self, section_id: int) -> bool:
        return self.under_way

    def set_official_ladder(self, section_id: int, ladder: str | None) -> None:
        self.official = ladder

    def set_trial_ladder(self, section_id: int, ladder: str | None) -> None:
        self.trial = ladder

    def set_edition(self, section_id: int, edition: Edition) -> None:
        self.edition = edition

    def set_manual_places(self, section_id: int, places: tuple[tuple[int, int], ...]) -> None:
        self.places = places

    def set_external_values(self, section_id: int, values: tuple[tuple[str, int, str], ...]) -> None:
        self.values = values

    def add_comment(self, section_id: int, text: str) -> None:
        self.comments.append(text)


def handle(rows: RowsInMemory, command: Command) -> ChangeSet:
    """Carry it out, as the door does."""
    return HANDLERS[type(command)](rows, command)


def refused(rows: RowsInMemory, command: Command, words: str) -> None:
    """The command is refused in these words and the rows stay as they were."""
    before = replace(rows, comments=list(rows.comments))
    with pytest.raises(RuleViolation, match=words):
        handle(rows, command)
    assert rows == before


@pytest.mark.parametrize(
    "command",
    [
        SetTrialLadder(1, "SB"),
        MakeLadderOfficial(1, "voted", True),
        SetEdition(1, "2009", "voted"),
        SetManualPlaces(1, ((2, 1),)),
        SetExternalValues(1, "blitz", ((2, "1.5"),)),
    ],
)
def test_every_command_has_a_handler_and_says_what_changed(command: Command) -> None:
    changes = handle(RowsInMemory(trial="SB"), command)
    assert changes == ChangeSet(frozenset({Topic.LADDER}), frozenset({1}))


def test_all_commands_of_ladders_are_walked_above() -> None:
    ladder_commands = {kind for kind in COMMANDS if kind.__module__ == "tdapp.domain.commands.ladder"}
    assert ladder_commands == {SetTrialLadder, MakeLadderOfficial, SetEdition, SetManualPlaces, SetExternalValues}


def test_command_ids_are_unique() -> None:
    assert len({command.ID for command in COMMANDS}) == len(COMMANDS)


@pytest.mark.parametrize(
    ("text", "stored"),
    [("pts, bh/c1 , sb", "BH/C1,SB"), ("BH@fide-2009", "BH@fide-2009"), ("BH@fide-2026", "BH"), ("", ""), (None, None)],
)
def test_a_trial_ladder_is_stored_in_its_one_spelling(text: str | None, stored: str | None) -> None:
    rows = RowsInMemory(trial="DE")
    handle(rows, SetTrialLadder(1, text))
    assert rows.trial == stored
    assert rows.official == "BH/C1,SB"
    assert rows.comments == []


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("NOSUCH", "NOSUCH"),
        ("BH/C1;SB", "is not a tie-break"),
        ("BH@nosuch", "nosuch"),
        ("BH{colour}", "must be written key=value"),
    ],
)
def test_a_ladder_that_means_nothing_is_refused(text: str, words: str) -> None:
    refused(RowsInMemory(), SetTrialLadder(1, text), words)


def test_before_round_1_a_ladder_becomes_official_freely() -> None:
    rows = RowsInMemory(trial="SB", under_way=False)
    handle(rows, MakeLadderOfficial(1))
    assert rows == RowsInMemory(official="SB", under_way=False)


def test_afterwards_it_needs_both_steps_and_a_reason() -> None:
    rows = RowsInMemory(trial="SB")
    refused(rows, MakeLadderOfficial(1, "voted", confirmed=False), "confirmed in two steps")
    refused(rows, MakeLadderOfficial(1, "", confirmed=True), "with a reason")
    refused(rows, MakeLadderOfficial(1, " \n\t", confirmed=True), "with a reason")


def test_afterwards_the_old_ladder_is_kept_as_a_comment() -> None:
    rows = RowsInMemory(trial="SB")
    handle(rows, MakeLadderOfficial(1, "the invitation\nsaid so", confirmed=True))
    assert rows == RowsInMemory(
        official="SB",
        comments=["tdapp: official ladder changed after round 1; before: BH/C1,SB; reason: the invitation said so"],
    )


@pytest.mark.parametrize(("official", "words"), [(None, "BH/C1,BH,SB,PS,DE,WIN,BWG"), ("", "points only")])
def test_the_comment_names_the_list_that_was_in_force(official: str | None, words: str) -> None:
    rows = RowsInMemory(official=official, trial="SB")
    handle(rows, MakeLadderOfficial(1, "voted", confirmed=True))
    assert f"before: {words};" in rows.comments[0]


def test_the_same_ladder_again_is_no_change_of_rules() -> None:
    rows = RowsInMemory(trial="BH/C1,SB")
    handle(rows, MakeLadderOfficial(1))
    assert rows == RowsInMemory()


def test_without_a_trial_there_is_nothing_to_make_official() -> None:
    refused(RowsInMemory(), MakeLadderOfficial(1, "voted", confirmed=True), "no trial ladder")


@pytest.mark.parametrize("edition", Edition)
def test_before_round_1_the_edition_is_chosen_freely(edition: Edition) -> None:
    rows = RowsInMemory(under_way=False)
    handle(rows, SetEdition(1, edition.value))
    assert rows == RowsInMemory(edition=edition, under_way=False)


def test_afterwards_another_edition_needs_a_reason_and_leaves_a_comment() -> None:
    rows = RowsInMemory()
    refused(rows, SetEdition(1, "2024", "  "), "with a reason")
    handle(rows, SetEdition(1, "2026"))  # the same one
    assert rows == RowsInMemory()
    handle(rows, SetEdition(1, "2024", "as invited"))
    assert rows.edition is Edition.FIDE_2024
    assert rows.comments == [
        "tdapp: edition of the tie-break rules changed after round 1; before: 2026; reason: as invited"
    ]


def test_an_unknown_edition_is_refused() -> None:
    refused(RowsInMemory(), SetEdition(1, "1999", "voted"), "known are 2009, 2024, 2026")


def test_places_and_values_are_kept_in_order_and_replaced_as_a_whole() -> None:
    rows = RowsInMemory()
    handle(rows, SetManualPlaces(1, ((2, 1), (1, 2))))
    assert rows.places == ((1, 2), (2, 1))
    handle(rows, SetManualPlaces(1, ((2, 2),)))
    assert rows.places == ((2, 2),)
    handle(rows, SetExternalValues(1, "Blitz", ((2, " 1.5 "), (1, "-2"))))
    handle(rows, SetExternalValues(1, "", ((1, "7"),)))
    assert rows.values == (("", 1, "7"), ("blitz", 1, "-2"), ("blitz", 2, "1.5"))
    handle(rows, SetExternalValues(1, "blitz", ()))
    assert rows.values == (("", 1, "7"),)


@pytest.mark.parametrize(
    ("command", "words"),
    [
        (SetManualPlaces(1, ((3, 1),)), "no player with the pairing number 3"),
        (SetManualPlaces(1, ((1, 0),)), "places start at 1"),
        (SetManualPlaces(1, ((1, 1), (1, 2))), "named twice"),
        (SetExternalValues(1, "x", ((9, "1"),)), "no player with the pairing number 9"),
        (SetExternalValues(1, "x y", ((1, "1"),)), "no name for typed-in values"),
        (SetExternalValues(1, "x", ((1, "1e3"),)), "not a value"),
        (SetExternalValues(1, "x", ((1, "1"), (1, "2"))), "named twice"),
    ],
)
def test_what_cannot_be_read_is_refused(command: Command, words: str) -> None:
    refused(RowsInMemory(), command, words)


def test_every_command_has_one_handler() -> None:
    assert set(HANDLERS) == set(COMMANDS), "a line in ROWS of its room; a room stands in services/door/handlers.py"
