"""Marks of registration: nothing private goes out, and no mark can break the reading of a file."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.domain.section.event import CHIEF, DEPUTY, Event, Official, RatingMethod, Section
from tdapp.domain.section.player import CheckIn, Player
from tdapp.trf.officials import read_official
from tdapp.trf.reader import read_trf
from tdapp.trf.writer import Flavour, write_trf
from tests.effort import examples


def test_what_stays_at_the_desk() -> None:
    player = Player(1, "One", comment="a secret", paid="12.50", owed="99.75", check_in=CheckIn.PRESENT)
    data = write_trf(Section(Event("x"), (player,), ((),), 1), program="p").decode()
    for private in ("secret", "12.50", "99.75", "present"):
        assert private not in data
    assert read_trf(data.encode()).section.players == (Player(1, "One"),)


def test_the_method_is_record_172() -> None:
    section = Section(
        Event("x", federation="POL"), (Player(1, "One"),), ((),), 1, rating_method=RatingMethod.NATIONAL_ELSE_FIDE
    )
    data = write_trf(section, program="p")
    assert b"\r\n172 POL NIDOF\r\n" in data
    assert read_trf(data).section == section


def test_the_sections_own_rate_of_play_is_the_one_of_the_file() -> None:
    section = Section(
        Event("x", time_control="90+30", time_control_code="5400+30"),
        (Player(1, "One"),),
        ((),),
        1,
        time_control="15+10",
    )
    data = write_trf(section, program="p")
    assert b"\r\n122 15+10\r\n" in data
    assert b"\r\n222" not in data
    assert read_trf(data).section == section
    edited = read_trf(data.replace(b"122 15+10", b"122 10+5")).section  # another program knows better
    assert (edited.event.time_control, edited.time_control) == ("10+5", "")


KEYS = ("officials", "byes", "times", "control", "rate", "numbering", "unrated", "norms", "lists", "wishes",
        "prohibitions", "national", "long", "chess960", "registration ratings 1",
        "registration native 1", "registration table 1", "registration categories 1")  # fmt: skip
json_like = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 10**9) | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=3), inner, max_size=2),
    max_leaves=8,
)


@examples(200)
@given(st.sampled_from(KEYS), json_like.map(str) | json_like.map(json.dumps))
def test_no_mark_breaks_a_file(key: str, value: str) -> None:
    line = f"### tdapp {key}: {value}".encode("utf-8", "replace").replace(b"\n", b" ").replace(b"\r", b" ")
    data = b"012 x\r\n" + line + b"\r\n001    1      One\r\n"
    section = read_trf(data).section
    assert section.players[0].name == "One"
    assert read_trf(write_trf(section, program="p")).section == section


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("norms", {"a field of a later version": 1}),  # LookupError
        ("norms", {"exemption": []}),  # TypeError or RuleViolation
        ("norms", 5),  # AttributeError
        ("rate", "bullet"),  # ValueError
        ("registration native 1", 5),  # TypeError
        ("registration native 1", "x" * 20_001),  # too long
    ],
)
def test_a_mark_that_makes_no_sense_is_as_if_it_were_not_there(key: str, value: object) -> None:
    bare = b"012 x\r\n001    1      One\r\n"
    line = f"### tdapp {key}: {json.dumps(value)}\r\n".encode()
    assert read_trf(line + bare).section == read_trf(bare).section


@pytest.mark.parametrize("flavour", ["trf26", "trf16"])
def test_arbiters_have_their_titles_and_ids_in_the_form_of_swiss_manager(flavour: Flavour) -> None:
    """``102 IA Name (22232540)``; 112 for each deputy; read back without our own marks."""
    event = Event("x").with_officials(
        (Official(CHIEF, "Kovač, Maja", "14600000", "IA"), Official(DEPUTY, "Ilić, Ana", "14611111", "NA"),
         Official(DEPUTY, "Novak, Jan"))
    )  # fmt: skip
    data = write_trf(Section(event, (Player(1, "One"),), ((),), 1), program="p", flavour=flavour)
    lines = data.decode().split("\r\n")
    assert [line for line in lines if line[:3] in ("102", "112")] == [
        "102 IA Kovač, Maja (14600000)", "112 NA Ilić, Ana (14611111)", "112 Novak, Jan",
    ]  # fmt: skip
    bare = "\r\n".join(line for line in lines if not line.startswith("###")).encode()
    assert read_trf(bare).section.event.officials == event.officials
    assert read_trf(bare).section.event.chief_arbiter == "Kovač, Maja"


@pytest.mark.parametrize(
    ("text", "name", "title", "number"),
    [
        ("IA Kovač, Maja", "Kovač, Maja", "IA", ""),
        ("Kovač, Maja (14600000)", "Kovač, Maja", "", "14600000"),
        ("NA Li", "NA Li", "", ""),
        ("NA Li, Bo (8600000)", "Li, Bo", "NA", "8600000"),
        ("IA", "IA", "", ""),
        ("Iason", "Iason", "", ""),
        ("Kovač, Maja (Ljubljana)", "Kovač, Maja (Ljubljana)", "", ""),
    ],
)
def test_what_a_record_says_of_an_arbiter(text: str, name: str, title: str, number: str) -> None:
    assert read_official(CHIEF, text) == Official(CHIEF, name, number, title)


def test_an_arbiter_whom_another_program_has_entered_stands() -> None:
    section = Section(Event("x").with_officials((Official(CHIEF, "Old", "1234", "FA"), Official("organiser", "Club"))),
                      (Player(1, "One"),), ((),), 1)  # fmt: skip
    edited = read_trf(write_trf(section, program="p").replace(b"102 FA Old (1234)", b"102 New"))
    assert edited.section.event.chief_arbiter == "New"
    assert edited.section.event.officials == (Official("organiser", "Club"),)
