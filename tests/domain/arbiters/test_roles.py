"""Every step stands in the table of roles, once at its least role; roles stand one above the other as in the design."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from tdapp.domain.arbiters.by import ALONE, By, Role
from tdapp.domain.arbiters.keys import mark_of, new_key
from tdapp.domain.arbiters.roles import ABOVE, DESKS, GRAVE, OWN, may, role_words, why_not_by, why_not_confirm
from tdapp.domain.commands.history import ConvertFile, CreateFile, Redo, RestoreFile, Undo
from tdapp.domain.commands.players import AddPlayers, SetCheckIn
from tdapp.domain.commands.registry import STEPS
from tdapp.domain.commands.rounds import EnterResult, StorePairing
from tdapp.domain.words.checks import Level
from tdapp.domain.words.wording import language


def test_every_step_has_its_least_role() -> None:
    """A step without a line could be done by nobody but would be forgotten: this fails instead."""
    named = Counter(step for steps in OWN.values() for step in steps)
    assert named.keys() == set(STEPS.values()) - {CreateFile, ConvertFile}
    assert {step for step, times in named.items() if times > 1} == {Undo, Redo}  # of who enters and of who checks in


def test_roles_have_the_order_of_the_design() -> None:
    assert OWN.keys() == set(Role)
    order = (Role.SECTOR, Role.ENTRY, Role.PAIRING, Role.DEPUTY, Role.CHIEF)
    for below, above in pairwise(order):
        assert {step for step in STEPS.values() if may(below, step)} < {
            step for step in STEPS.values() if may(above, step)
        }
    assert below in ABOVE[above]


def test_the_chief_may_do_every_step_there_is() -> None:
    assert ALONE.role is Role.CHIEF
    assert all(may(Role.CHIEF, step) for step in set(STEPS.values()) - {CreateFile, ConvertFile})


@pytest.mark.parametrize("role", [Role.NOTATION, Role.SHOW])
def test_who_writes_moves_or_shows_does_no_step(role: Role) -> None:
    assert not any(may(role, step) for step in STEPS.values())


def test_check_in_enters_no_results_and_the_hall_checks_nobody_in() -> None:
    assert may(Role.CHECK_IN, SetCheckIn)
    assert not may(Role.CHECK_IN, EnterResult)
    assert may(Role.SECTOR, EnterResult)
    assert not may(Role.SECTOR, SetCheckIn)
    assert not may(Role.ENTRY, StorePairing)
    assert not may(Role.DEPUTY, RestoreFile)


def test_the_reason_names_the_role() -> None:
    warning = why_not_by(By("Ana", Role.SECTOR), AddPlayers)
    assert warning is not None
    assert warning.text == "This is not among what you were invited for (Arbiter in the hall)."
    assert why_not_by(By("Ana", Role.ENTRY), AddPlayers) is None


def test_what_wants_two_steps_is_confirmed_by_deputy_and_chief_only() -> None:
    for role in Role:
        refused = why_not_confirm(By("Ana", role), Level.TWO_STEPS)
        assert (refused is None) == (role in GRAVE)
        assert why_not_confirm(By("Ana", role), Level.CONFIRM) is None
        assert why_not_confirm(By("Ana", role), None) is None
    assert GRAVE < DESKS


def test_every_role_has_words() -> None:
    assert len({role_words(role) for role in Role}) == len(Role)
    with language("de"):
        assert all(role_words(role) for role in Role)


def test_of_a_key_only_the_mark_is_kept() -> None:
    key = new_key()
    assert len(key) >= 22  # 128 bits
    assert key not in mark_of(key)
    assert mark_of(key) != mark_of(new_key())
    assert mark_of("") == ""
