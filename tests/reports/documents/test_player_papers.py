"""Badges for players and officials; score sheets with the pairing filled in."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from fractions import Fraction

import pytest

from tdapp.domain.prizes.plan import Prize, PrizePlan
from tdapp.domain.section.event import Official
from tdapp.domain.section.page_head import PageHead, picture_of
from tdapp.domain.section.player import Player
from tdapp.domain.section.typed_players import federations
from tdapp.reports.data import DocumentData, data_of
from tdapp.reports.document import Document, DocumentGroup
from tdapp.reports.documents.flags import flag_of
from tdapp.reports.documents.player_papers import build_badges, build_score_sheets
from tdapp.reports.documents.table_cards import build_boards, build_places
from tdapp.reports.formats.svg import as_svg
from tdapp.reports.layout.card_layout import lay_out_cards
from tdapp.reports.layout.cards import Band, CardModel, Flagged, Moves, Say
from tdapp.reports.layout.page import ImageItem, LineItem, TextItem
from tdapp.reports.options import Paper
from tdapp.reports.pdf.fonts import Style
from tdapp.reports.printing import render
from tdapp.reports.registry import DOCUMENTS
from tdapp.services.tables.standings import compute_standings
from tests.arena import arena
from tests.reports.builders import EVENT, OPTIONS, standings, swiss
from tests.reports.page_checks import METRICS, check, check_pdf
from tests.storage.sheet_examples import png

SECTION = arena("1 Kővári, Łukasz 2000 | 2w1 U\n2 Ильин, Пётр | 1b0 3w=\n3 C 1500 | U 2b=", event=EVENT, rounds_total=3)


def data() -> DocumentData:
    players = tuple(dataclasses.replace(p, title="FM" if p.number == 1 else "") for p in SECTION.players)
    event = dataclasses.replace(EVENT, officials=(Official("chief", "Huber, Eva", title="IA"),))
    section = dataclasses.replace(SECTION, players=players, event=event)
    return data_of(compute_standings(section))


def test_every_player_and_official_has_a_badge() -> None:
    model = build_badges(data(), OPTIONS)
    assert [card.landmark for card in model.cards] == ["1", "2", "3", "Huber, Eva"]
    assert {"FM", "Player"} <= set(model.cards[0].texts)
    assert {"IA", "Chief arbiter"} <= set(model.cards[3].texts)
    bars = [part for card in model.cards for part in card.parts if isinstance(part, Band)]
    assert [bar.dark for bar in bars] == [False, False, False, True]
    assert len(build_badges(data(), dataclasses.replace(OPTIONS, player=2)).cards) == 1


@pytest.mark.parametrize("build", [build_badges, build_places])
def test_what_somebody_is_called_stands_first_and_is_the_largest(build: Callable[..., CardModel]) -> None:
    names = ("Kővári, Łukasz", "王, 雪晴", "Cher", "السيد, محمد علي")
    people = tuple(Player(number, name, 2000, federation="POL") for number, name in enumerate(names, start=1))
    model = build(data_of(standings(swiss(4, 1, people=people))), OPTIONS)
    said = [[part.text for part in card.parts if isinstance(part, Say)] for card in model.cards]
    assert said == [["Łukasz", "Kővári"], ["王 雪晴"], ["Cher"], ["محمد علي", "السيد"]]
    (page, *_) = lay_out_cards(model, METRICS).pages
    sizes = {item.text: item.size for item in page.items if isinstance(item, TextItem)}
    assert (
        sizes["Łukasz"]
        == max(sizes.values())
        > sizes["Kővári"]
        > next(sizes[text] for text in sizes if text.startswith("POL"))
    )


def test_the_flag_of_the_federation_stands_beside_it_in_a_frame() -> None:
    people = tuple(
        Player(number, f"P{number}", federation=code) for number, code in enumerate(("NED", "XXX", ""), start=1)
    )
    model = build_badges(data_of(standings(swiss(3, 1, people=people))), OPTIONS)
    flags = [[part.flag for part in card.parts if isinstance(part, Flagged)] for card in model.cards]
    assert [[flag is not None for flag in of] for of in flags] == [[True], [False], []]
    (page,) = lay_out_cards(model, METRICS).pages
    (flag,) = (item for item in page.items if isinstance(item, ImageItem))
    assert flag.picture == flag_of("NED")
    frame = [item for item in page.items if isinstance(item, LineItem) and not item.dashed]
    assert {flag.x, flag.x + flag.width} == {x for line in frame for x in (line.x1, line.x2)}


def test_every_federation_of_today_has_a_flag_that_is_a_sound_picture() -> None:
    without = {code for code in federations() if flag_of(code) is None}
    assert without == {"AHO", "FID", "FRG", "GDR", "SCG", "TCH", "TPE", "URS", "YUG"}
    for code in federations().keys() - without:
        flag = flag_of(code)
        assert flag is not None
        seen = picture_of(flag.content)
        assert (seen.width, seen.height, seen.media_type) == (flag.width, flag.height, flag.media_type)
    assert flag_of("../..") is None


@pytest.mark.parametrize("length", [20, 40, 60, 120])
def test_a_long_name_stays_whole_over_two_lines_before_it_gets_small(length: int) -> None:
    given = ("Maximilian Jean-Pierre Ferdinand " * 4)[:length].strip()
    people = (Player(1, f"Wolfeschlegelsteinhausenbergerdorff, {given}"), Player(2, "B"))
    (page,) = lay_out_cards(build_badges(data_of(standings(swiss(2, 1, people=people))), OPTIONS), METRICS).pages
    name = [
        item for item in page.items if isinstance(item, TextItem) and item.style is Style.BOLD and item.text in given
    ]
    assert " ".join(item.text for item in name) == given
    assert len({item.size for item in name}) == 1
    if length <= 40:
        assert name[0].size > 18


def test_each_board_has_two_score_sheets() -> None:
    model = build_score_sheets(data(), dataclasses.replace(OPTIONS, round=1))
    assert [card.landmark for card in model.cards] == ["1", "1"]
    texts = list(model.cards[0].texts)
    assert {"Round 1", "Board 1", "White FM Kővári, Łukasz", "2000", "Black Ильин, Пётр"} <= set(texts)
    (moves,) = (part for part in model.cards[0].parts if isinstance(part, Moves))
    assert (moves.count, moves.blocks) == (60, 2)


@pytest.mark.parametrize("paper", list(Paper))
@pytest.mark.parametrize("build", [build_badges, build_score_sheets])
def test_they_fit_on_every_paper(build: object, paper: Paper) -> None:
    model: CardModel = build(data(), dataclasses.replace(OPTIONS, paper=paper))  # type: ignore[operator]
    check(lay_out_cards(model, METRICS))


@pytest.mark.parametrize("build", [build_badges, build_boards, build_places])
@pytest.mark.parametrize("logo", [(900, 60), (40, 300), (64, 64)])
def test_the_logo_stands_on_cards_and_turned_on_their_backs(build: object, logo: tuple[int, int]) -> None:
    plain = data()
    head = PageHead(logo=picture_of(png(*logo)))
    section = dataclasses.replace(plain.section, page_head=head)
    model = build(data_of(compute_standings(section)), OPTIONS)  # type: ignore[operator]
    assert isinstance(model, CardModel)
    check(lay_out_cards(model, METRICS))
    (first, *_) = lay_out_cards(model, METRICS).pages
    pictures = [item for item in first.items if isinstance(item, ImageItem)]
    on_sheet = min(len(model.cards), model.across * model.down)
    tents = bool(model.cards[0].back)
    assert len(pictures) == on_sheet * (1 + tents)
    assert sum(picture.turned for picture in pictures) == (on_sheet if tents else 0)
    for picture in pictures:
        assert picture.width / picture.height == pytest.approx(logo[0] / logo[1])
        assert 0 < picture.x < picture.x + picture.width < first.width
        assert 0 < picture.y < picture.y + picture.height < first.height


def test_a_turned_picture_is_turned_on_paper_and_as_svg() -> None:
    head = PageHead(logo=picture_of(png(64, 64)))
    section = dataclasses.replace(data().section, page_head=head)
    model = build_places(data_of(compute_standings(section)), OPTIONS)
    (page, *_) = lay_out_cards(model, METRICS).pages
    drawn = as_svg(page, "cards", METRICS).decode()
    assert sum("<image" in line and "rotate(180" in line for line in drawn.replace("><", ">\n<").splitlines()) == 2
    printed = render("place-cards", section, standings=compute_standings(section), options=OPTIONS)
    assert "Kővári" in check_pdf(printed.pdf)


def test_the_category_stands_on_badge_and_place_card() -> None:
    players = tuple(dataclasses.replace(p, categories=("U14",) if p.number == 3 else ()) for p in SECTION.players)
    held = data_of(compute_standings(dataclasses.replace(SECTION, players=players)))
    for build in (build_badges, build_places):
        cards = {card.landmark: " ".join(card.texts) for card in build(held, OPTIONS).cards}
        assert "U14" in cards["3"]
        assert "U14" not in cards["1"]


@pytest.mark.parametrize(
    "document", [one for one in DOCUMENTS if one.group is DocumentGroup.CARDS], ids=lambda one: one.name
)
def test_every_card_says_that_the_event_has_left_fide_mode(document: Document) -> None:
    plan = PrizePlan((Prize("", 1, Fraction(100)),))
    section = dataclasses.replace(swiss(6, 2, total=3), fide_mode=False)
    model = document.build(data_of(standings(section), plan=plan), OPTIONS)
    assert isinstance(model, CardModel)
    for card in model.cards:
        assert any("not in FIDE mode" in text for text in card.texts), card.landmark
