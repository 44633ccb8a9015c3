"""The finished PDFs: what can be read, copied and seen in them."""

from __future__ import annotations

import dataclasses
import datetime as dt
import re

import pytest

from tdapp import __version__
from tdapp.domain.section.event import Section
from tdapp.domain.words.errors import RuleViolation
from tdapp.reports.options import Orientation, Paper, PrintOptions
from tdapp.reports.printing import PrintedDocument, render
from tests.effort import sample
from tests.reports.builders import EVENT, OPTIONS, player, round_robin, standings, swiss, withdrawn
from tests.reports.pdf_facts import read_pdf


def printed(document_id: str, section: Section, options: PrintOptions = OPTIONS, **facts: object) -> PrintedDocument:
    return render(document_id, section, standings=standings(section, **facts), options=options)  # type: ignore[arg-type]


def test_every_page_says_what_it_is() -> None:
    section = swiss(300, 5, total=9)
    document = printed("standings", section, OPTIONS, provisional=True, trial=True)
    facts = read_pdf(document.pdf)
    assert len(facts.texts) == document.pages > 3
    for number, text in enumerate(facts.texts, start=1):
        assert "Open Championship of Ljubljana" in text
        assert "Group A" in text
        assert "Standings after round 5 of 9" in text
        assert "Ljubljana SLO" in text
        assert "3–11 July 2026" in text
        assert f"page {number} of {document.pages}" in text
        assert "printed 8 July 2026, 23:10" in text
        assert f"tdapp {__version__}" in text
        assert f"serial {document.serial}" in text
        for once in ("Ties are broken by Buchholz, lowest cut", "C.07, 2026 (BH/C1, BH, SB)"):
            assert (once in text) == (number == document.pages)
        assert "provisional" in text
        assert "trial, not official" in text
        assert "Rk No. Ti Name Rtg Fed Pts BH/C1 BH SB" in text


def test_all_names_once_and_in_order() -> None:
    people = [player(n, f"Family{n:03}, Given") for n in range(1, 301)]
    section = swiss(300, 5, people=people)
    table = standings(section)
    document = render("standings", section, standings=table, options=OPTIONS)
    found = re.findall(r"Family\d{3}", read_pdf(document.pdf).text)
    assert found == [row.player.name.partition(",")[0] for row in table.rows]


def test_final_and_official_standings_carry_no_warning() -> None:
    text = read_pdf(printed("standings", swiss(10, 5)).pdf).text
    assert "provisional" not in text
    assert "not official" not in text


NAMES = (
    "Łukasz Kővári",
    "Ильин, Пётр",
    "Παπαδόπουλος, Γιώργος",
    "王明",
    "やまだ, たろう",
    "김, 민수",
    "גליק",
    "გაფრინდაშვილი, ნონა",
    "Պետրոսյան, Տիգրան",
    "विश्वनाथन, आनंद",
    "สมชาย, ใจดี",
    "Nguyễn, Thị Hoa",
    '=HYPERLINK("http://example.org";"x")',
    "<script>alert(1)</script>",
    "<b>Bold</b> & Co",
    "%s {0} \\n (paren) [x]",
)


@pytest.mark.parametrize("document_id", ["standings", "crosstable-swiss", "crosstable-rr"])
def test_names_copied_out_equal_the_input(document_id: str) -> None:
    for names in (NAMES[:8], NAMES[8:]):  # a grid of all of them breaks long names
        people = [player(number, name) for number, name in enumerate(names, start=1)]
        document = printed(document_id, swiss(len(people), 1, people=people))
        text = read_pdf(document.pdf).text
        assert [name for name in names if name not in text] == []
        assert document.adjustments == ()


@pytest.mark.parametrize("name", ["כהן, דוד", "محمد علي"])
def test_each_right_to_left_word_is_copied_out_whole(name: str) -> None:
    # pdfium gives several such words of one mostly left-to-right line in the order they stand on the paper.
    section = swiss(2, 1, people=[player(1, name), player(2, "Smith, Anna")])
    text = read_pdf(printed("standings", section).pdf).text
    for word in name.replace(",", "").split():
        assert word in text


def test_a_letter_without_a_typeface_is_said() -> None:
    section = swiss(2, 1, people=[player(1, "Smile \U0001f600, A"), player(2, "Control\x00 \ud800, B")])
    document = printed("standings", section)
    assert document.adjustments == ("No shipped typeface has these characters: U+1F600.",)
    assert "U+1F600" in read_pdf(document.pdf).text


def test_fonts_are_embedded() -> None:
    people = [player(1, "विश्वनाथन"), player(2, "王明"), player(3, "محمد"), player(4, "Zoë, é")]
    for document_id in ("standings", "crosstable-swiss", "crosstable-rr"):
        assert read_pdf(printed(document_id, swiss(4, 3, people=people)).pdf).not_embedded == ()


def test_properties_and_bookmarks() -> None:
    document = printed("standings", swiss(120, 3))
    facts = read_pdf(document.pdf)
    assert facts.metadata["Title"] == "Open Championship of Ljubljana, Group A, Standings"
    assert facts.metadata["Author"] == "Kovač, Maja"
    assert facts.metadata["Subject"] == "Standings after round 3 of 3"
    assert len(facts.bookmarks) == document.pages
    assert facts.bookmarks[0].startswith("Places 1–")
    assert b"/Lang (en)" in document.pdf


@pytest.mark.parametrize("document_id", ["standings", "crosstable"])
def test_the_same_data_gives_the_same_bytes(document_id: str) -> None:
    people = [player(1, "विश्वनाथन, आनंद"), player(2, "محمد علي"), player(3), player(4, "e\u0301cole")]
    section = swiss(4, 3, people=people)
    first = printed(document_id, section)
    printed("standings", swiss(3, 1, people=[player(1, "श्री"), player(2, "ज्ञान"), player(3, "قلعة")]))
    assert printed(document_id, section) == first


def test_the_serial_follows_the_data_and_nothing_else() -> None:
    section = swiss(20, 5)
    serial = printed("standings", section).serial
    later = dataclasses.replace(
        OPTIONS, printed_at=dt.datetime(2027, 1, 1), paper=Paper.LETTER, orientation=Orientation.LANDSCAPE
    )
    assert printed("standings", section, later).serial == serial
    assert printed("crosstable", section).serial == serial
    other_event = dataclasses.replace(section, event=dataclasses.replace(EVENT, city="Bled"))
    changed = [
        printed("standings", section, provisional=True),
        printed("standings", section, rungs=4),
        printed("standings", section, after_round=4),
        printed("standings", swiss(20, 4)),
        printed("standings", other_event),
        printed("standings", dataclasses.replace(section, players=withdrawn(section, 3))),
    ]
    serials = {document.serial for document in changed}
    assert serial not in serials
    assert len(serials) == len(changed)


@pytest.mark.parametrize("paper", sample(Paper, Paper.A4, Paper.TABLOID))
@pytest.mark.parametrize("orientation", [Orientation.PORTRAIT, Orientation.LANDSCAPE])
def test_nothing_is_outside_the_margins(paper: Paper, orientation: Orientation) -> None:
    options = dataclasses.replace(OPTIONS, paper=paper, orientation=orientation, fide_mark="FIDE mode left in round 2")
    people = [player(1, "Wolfeschlegelsteinhausenbergerdorff, Hubert Blaine Maximilian"), *map(player, range(2, 41))]
    section = swiss(40, 9, people=people)
    section = dataclasses.replace(section, event=dataclasses.replace(EVENT, name="A very long name " * 12))
    for document_id in ("standings", "crosstable-swiss", "crosstable-rr"):
        facts = read_pdf(printed(document_id, section, options, rungs=6).pdf)
        assert facts.nearest_edge >= 10, document_id
        width, height = facts.sizes[0]
        assert (width > height) == (orientation is Orientation.LANDSCAPE)


def test_adjustments_are_returned_and_printed() -> None:
    options = dataclasses.replace(OPTIONS, orientation=Orientation.PORTRAIT)
    document = printed("crosstable", swiss(40, 13), options, rungs=10)
    assert document.adjustments[0] == "The table does not fit on A4: laid out for A3 portrait."
    text = read_pdf(document.pdf).text.replace("\n", " ")
    for sentence in document.adjustments:
        assert sentence in text


def test_withdrawn_players_are_marked_and_explained() -> None:
    section = swiss(8, 3)
    section = dataclasses.replace(section, players=withdrawn(section, 4))
    for document_id in ("standings", "crosstable-swiss", "crosstable-rr"):
        text = read_pdf(printed(document_id, section).pdf).text
        assert "Smith, Thị Hoa (withdrawn)" in " ".join(text.split())
        assert "†" not in text


def test_unknown_and_unfitting_documents_are_refused() -> None:
    with pytest.raises(RuleViolation, match="There is no document “posters”"):
        printed("posters", swiss(4, 1))
    with pytest.raises(RuleViolation, match="crosstable-swiss"):
        printed("crosstable-rr", swiss(61, 1))


def test_crosstable_is_the_right_one_for_the_event() -> None:
    assert "against no. 12" in read_pdf(printed("crosstable", swiss(6, 3)).pdf).text
    assert "read along the line" in read_pdf(printed("crosstable", round_robin(6)).pdf).text


def test_a_pack_opens_with_its_contents_and_leaves_out_what_is_empty() -> None:
    section = swiss(8, 3)
    document = render("pack-final", section, standings=standings(section), options=OPTIONS)
    facts = read_pdf(document.pdf)
    first = facts.texts[0].replace("\n", " ")
    assert "In this pack: Standings (1 page), Crosstable (1 page), " in first
    assert "Decisions" not in first  # there is no journal
    assert "Prizes" not in first  # none is announced
    assert sum("In this pack" in text for text in facts.texts) == 1


def test_what_left_fide_mode_is_as_clear_as_a_trial() -> None:
    section = dataclasses.replace(swiss(8, 3), fide_mode=False)
    for document_id in ("standings", "pairings", "start-list", "crosstable"):
        assert "not in FIDE mode" in read_pdf(printed(document_id, section).pdf).texts[0].split("Name")[0], document_id
    for document_id in ("place-cards", "result-slips", "board-cards"):
        assert "not in FIDE mode" in read_pdf(printed(document_id, section).pdf).text, document_id
