"""The manual's window: parts, search, worked examples, links, and the ways that lead to a page."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QTextDocument, QTextFormat
from PySide6.QtTest import QAbstractItemModelTester, QTest

from tdapp.services.manual.catalogue import ManualPage
from tdapp.services.manual.pages import GroupedPage, ManualGroup, whole_manual
from tdapp.ui.widgets.page import Panel
from tdapp.ui.window.help import HelpWindow
from tdapp.ui.window.manual_list import HEADING, ManualModel
from tdapp.ui.window.rooms import ROOMS
from tests.ui.every_place import settled

FontSizeAdjustment = QTextFormat.Property.FontSizeAdjustment
ImageResource = QTextDocument.ResourceType.ImageResource
MANUAL = Path(__file__).parents[3] / "resources" / "manual"


@pytest.fixture
def manual(qtbot):
    window = HelpWindow()
    qtbot.addWidget(window)
    return window


def test_three_parts_with_a_page_for_each_criterion_and_policy(manual):
    rows = range(manual.pages.rowCount())
    assert [manual.pages.index(row).data() for row in rows if manual.pages.index(row).data(HEADING)] == [
        "Using the program",
        "Tie-breaks",
        "Policies for unplayed games",
    ]
    assert manual.page_id == "start"
    for page in ("criterion-bh", "criterion-grs", "policy-sivakasi"):
        manual.show_page(page)
        assert manual.page_id == page
        assert "Worked example" in manual.browser.toPlainText()


def test_links_lead_to_pages_and_back(manual):
    manual.show_page("criterion-bh")
    manual.browser.anchorClicked.emit(QUrl("policies-list.md"))
    assert manual.page_id == "policies-list"
    manual.browser.anchorClicked.emit(QUrl("policy-fide-2009.md"))
    assert manual.page_id == "policy-fide-2009"
    manual.go_back()
    manual.go_back()
    assert manual.page_id == "criterion-bh"


def test_search_prefers_titles_and_looks_into_the_text(manual):
    QTest.keyClicks(manual.search, "koya")
    assert manual.page_id == "criterion-ks"
    manual.search.clear()
    QTest.keyClicks(manual.search, "Sivakassi")  # misspelt
    assert manual.page_id == "policy-sivakasi"
    manual.show_page("criterion-tpn")  # not among the hits: the search gives way
    assert (manual.page_id, manual.search.text()) == ("criterion-tpn", "")


def test_the_list_keeps_qts_contract(qtmodeltester):
    model = ManualModel()
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    pages = [ManualPage("a", "Alpha", "# Alpha\n\nfirst"), ManualPage("b", "Beta", "# Beta\n\nalpha is before")]
    book = [GroupedPage(ManualGroup.WRITTEN, page) for page in pages]
    model.set_book(book, {"manual": "Part"}, lambda text: [one for one in reversed(book) if text in one.page.text])
    assert (model.row_of("b"), model.page(0), model.first_row()) == (2, None, 1)
    model.set_needle("nothing like it")
    assert (model.rowCount(), model.first_row()) == (0, -1)
    model.set_needle("first")
    assert model.rowCount() == 1
    model.set_needle("a")
    assert [model.index(row).data() for row in range(model.rowCount())] == ["Beta", "Alpha"]  # by rank, no heading
    qtmodeltester.check(model)
    assert tester


def test_what_was_found_is_spoken(manual, announced):
    QTest.keyClicks(manual.search, "walkover")
    assert announced[-1].endswith(": When something goes wrong")
    assert manual.page_id == "when-wrong"


def test_every_way_from_the_editor_leads_to_the_page(window):
    window.show_page("tiebreaks")
    page = window.panel("tiebreaks")
    page.ladder.setFocus()
    page.ladder.set_current_rung(1)
    QTest.keyClick(page.ladder, Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    code = page.session.tables.trial.rungs[1].code.lower()
    assert window._help.page_id == f"criterion-{code}"
    rows = range(page.catalogue.catalogue.rowCount())
    row = next(i for i in rows if (entry := page.catalogue.catalogue.entry(i)) and entry.code == "GRS")
    page.catalogue.setCurrentIndex(page.catalogue.catalogue.index(row))
    page.adding.help.click()
    assert window._help.page_id == "criterion-grs"
    page.open_options(0)
    page.popover.help_button.click()
    assert window._help.page_id == "criterion-bh"
    page.popover.policies.setCurrentIndex(page.popover.policies.policies.index(0))
    QTest.keyClick(page.popover.policies, Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    assert window._help.page_id == "policy-fide-2026"
    window._help.close()


def test_the_menu_of_a_rung_says_what_can_be_done(window):
    window.show_page("tiebreaks")
    view = window.panel("tiebreaks").ladder
    actions = view.rung_menu(0).actions()
    assert [action.isEnabled() for action in actions] == [True, False, True, True, True]


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.key)
def test_every_page_of_the_window_has_its_page_of_the_manual(room):
    held = vars(import_module(room.module)).values()
    panels = [one for one in held if isinstance(one, type) and issubclass(one, Panel)]
    page = MANUAL / f"{next((one.MANUAL for one in panels if one.MANUAL), room.key)}.md"
    assert page.exists(), f"F1 opens nothing: write resources/manual/{page.name}, or name another in MANUAL"


def test_the_manual_in_one_file_has_no_dead_link():
    import re

    text = whole_manual()
    anchors = set(re.findall(r'<a id="([^"]+)"></a>', text))
    assert {"start", "criterion-bh", "policy-sivakasi"} <= anchors
    assert set(re.findall(r"\]\(#([^)]+)\)", text)) <= anchors
    assert ".md)" not in text


@pytest.mark.parametrize("folder", [MANUAL, MANUAL / "de"], ids=["en", "de"])
def test_the_first_page_names_every_other(folder):
    import re

    named = set(re.findall(r"\]\(([\w-]+)\.md\)", (folder / "start.md").read_text(encoding="utf-8")))
    assert {path.stem for path in folder.glob("*.md")} - named == {"start"}


def test_pictures_are_shown_never_wider_than_the_page(manual, qtbot):
    manual.show_page("first-tournament")
    manual.resize(1040, 740)
    manual.show()
    browser = manual.browser
    for width in (1040, 760):
        manual.resize(width, 740)
        settled()
        wide = [browser.document().resource(ImageResource, QUrl(f"pictures/first-{number}.webp")) for number in (1, 6)]
        assert all(not picture.isNull() for picture in wide)
        assert max(picture.deviceIndependentSize().width() for picture in wide) <= browser.viewport().width()
    assert browser.horizontalScrollBar().maximum() == 0


def test_nothing_is_loaded_from_other_places(manual):
    for name in ("https://example.org/a.png", "file:///etc/passwd", "/etc/hostname", "icons/tdapp.svg"):
        assert manual.browser.loadResource(ImageResource.value, QUrl(name)) is None


def test_words_below_a_heading_are_no_heading(manual):
    """A page that was written anew while it was laid out had its first words as large as the heading."""
    manual.resize(784, 740)
    manual.show()
    manual.show_page("first-tournament")
    for width in (784, 900, 700):
        manual.resize(width, 740)
        settled()
    block, large = manual.browser.document().begin(), []
    while block.isValid():
        places = block.begin()
        while not places.atEnd():
            words = places.fragment()
            if not block.blockFormat().headingLevel() and words.charFormat().intProperty(FontSizeAdjustment) > 0:
                large.append(words.text())
            places += 1
        block = block.next()
    assert large == []
