"""The sheets of title norms and the data for FIDE's forms: what stands in them, and what is said to be missing."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tdapp.domain.norms.answers import NormAnswers
from tdapp.domain.section.event import CHIEF, Official
from tdapp.domain.section.player import Player, Sex
from tdapp.domain.section.round import Engine
from tdapp.domain.words.wording import language
from tdapp.reports.data import data_of
from tdapp.reports.documents import norm_certificate, norm_report, tournament_report
from tdapp.reports.layout.layout import lay_out
from tdapp.reports.layout.model import Paragraph, Table
from tdapp.reports.options import Paper
from tdapp.reports.registry import documents_for
from tdapp.services.norms.titles import titles_by_rating
from tdapp.services.ratings.tournament_report import rated_and_unrated_games
from tdapp.services.ratings.tournament_report import tournament_report as report_of
from tdapp.services.rounds.boards import rounds_of
from tdapp.services.tables.standings import compute_standings
from tests.arena import arena
from tests.reports.builders import OPTIONS
from tests.reports.page_checks import METRICS
from tests.services.norms.test_norms import one_against_nine

GM = one_against_nine("SLO", "1111110==", rounds_total=9)


def made(document, section=GM, **options):
    return document.build(data_of(compute_standings(section), ()), replace(OPTIONS, **options))


def tables(model) -> list[Table]:
    return [block for block in model.blocks if isinstance(block, Table)]


def texts(model) -> str:
    return "\n".join(block.text for block in model.blocks if isinstance(block, Paragraph))


def test_the_report_has_the_candidates_and_every_condition_with_its_article():
    overview, conditions, *rest = tables(made(norm_report))
    assert [row.texts[:6] for row in overview.rows if row.texts[0] == "1"] == [
        ("1", "IM", "Hero", "GM", "reached", "7"),
    ]
    assert "GM norm of Hero (1): reached" in texts(made(norm_report))
    held = {row.texts[0]: row.texts[2:] for row in conditions.rows}
    assert held["1.4.9"] == ("2695", ">= 2600", "yes")
    assert held["1.1.1"] == ("not answered", "yes", "?")
    assert "Titles by rating" in [table.title for table in rest]


def test_one_player_has_every_norm_that_is_of_use_and_nobody_none():
    assert texts(made(norm_report, player=1)).splitlines()[0] == "GM norm of Hero (1): reached"
    assert len(tables(made(norm_report, player=1))) == 2
    nothing = made(norm_report, arena("1 A 1500 | 2w1\n2 B 1500 | 1b0", rounds_total=1))
    assert texts(nothing) == "Nobody has made a norm or still can."


def test_a_certificate_has_the_fields_of_the_form_and_says_what_is_missing():
    fields, games, signatures = tables(made(norm_certificate))
    assert fields.title == "IM Hero · SLO"
    held = {texts[at]: texts[at + 1] for texts in (row.texts for row in fields.rows) for at in (0, 2)}
    assert [row.texts[0] for row in fields.rows][:3] == ["Title claimed", "Family name", "Given name"]
    assert (held["Title claimed"], held["Games"], held["GM"], held["IM"]) == ("GM", "9", "3", "2")
    assert (held["Score needed"], held["Score achieved"], held["More than needed"]) == (
        "6",
        "7",
        "1",
    )  # 2475: table 8.1.1, +125 at 67 percent
    assert held["Start"] == "01/09/2026"
    assert held["FIDE ID"] == "–"
    assert games.rows[0].texts == ("1", "Other", "", "GER", "2475", "2475", "GM", "1")
    assert signatures.columns[0].title == "Arbiter's signature"
    assert "Hero has no FIDE ID. No chief arbiter is named." in texts(made(norm_certificate))
    assert "for the federation's form" in made(norm_certificate).heading.status


@pytest.mark.parametrize("paper", [Paper.A4, Paper.LETTER])
@pytest.mark.parametrize("code", ["en", "de", "es"])
def test_a_certificate_is_one_upright_page(code: str, paper: Paper) -> None:
    name = "Wolfeschlegelsteinhausenbergerdorff, Hubert Blaine Maximilian Theodor"
    people = tuple(replace(one, name=f"{name} {one.number}") for one in GM.players)
    section = replace(GM, players=people, name="Grandmaster tournament of the second half of the year")
    with language(code):
        model = made(norm_certificate, section, paper=paper, language=code)
        (page,) = lay_out(model, METRICS).pages
    assert page.height > page.width


def test_games_that_do_not_count_stand_in_the_table_without_a_rating_of_1_4_6():
    section = one_against_nine("SLO", "111111=0+", rounds_total=9)
    _, games, _ = tables(made(norm_certificate, section))
    assert games.rows[-1].texts[5:] == ("", "CM", "+")
    assert "once in an application (1.4.1 c)" in texts(made(norm_certificate, section))


def test_the_tournament_report_counts_players_and_games():
    chief = Official(CHIEF, "Kovač, Maja", "14600000", "IA")
    section = replace(GM, event=GM.event.with_officials((chief, Official("pairings", "Novak, Jan"))))
    rounds = [replace(one, engine=Engine("tdapp", "1.0")) for one in rounds_of(section)]
    held = dict(report_of(section, rounds).lines)
    assert held["Chief arbiter"] == "Kovač, Maja (IA, 14600000)"
    assert held["Pairing program"] == "tdapp 1.0"
    assert (held["Rated games"], held["Unrated games"]) == ("9", "0")
    counts = {one.what: (one.total, one.federations, one.host) for one in report_of(section).counts}
    assert counts["Players"] == (10, 6, 1)
    assert counts["GM"] == (3, 3, 0)
    _, mix = tables(made(tournament_report, section))
    assert [row.texts[0] for row in mix.rows] == ["Players", "Rated", "Unrated", "GM", "IM", "FM", "WGM", "WIM", "WFM"]


def test_forfeits_are_no_games_and_those_with_an_unrated_player_are_not_rated():
    section = arena("1 A 1900 | 2w1 3w1 4w+\n2 B 1800 | 1b0 4w= 3b0\n3 C | 4b1 1b0 2w1\n4 D 1700 | 3w0 2b= 1b-")
    assert rated_and_unrated_games(section) == (2, 3)


def test_titles_by_rating_go_to_those_who_have_no_such_title():
    people = (
        Player(1, "A", 2300), Player(2, "B", 2299), Player(3, "C", 2350, "IM"), Player(4, "D", 2100, "", Sex.FEMALE),
        Player(5, "E", 2150, "WIM", Sex.FEMALE), Player(6, "F", 2210, "CM"),
    )  # fmt: skip
    section = arena("\n".join(f"{n} X |" for n in range(1, 7)))
    section = replace(section, players=people)
    assert [(one.player.number, one.title) for one in titles_by_rating(section)] == [(1, "FM"), (2, "CM"), (4, "WFM")]
    assert titles_by_rating(replace(section, rate="blitz")) == ()


def test_the_window_offers_the_sheets_of_norms_only_where_they_are_asked_for():
    def offered(section):
        return {entry.document_id for entry in documents_for(section) if entry.offered}

    assert "it3" in offered(GM)
    assert not {"norm-report", "it1"} & offered(GM)
    assert {"norm-report", "it1"} <= offered(replace(GM, norms=NormAnswers(watched=True)))
