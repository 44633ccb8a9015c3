"""The Documents page: choose, look at the pages as they will be printed, print them or write them into files."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QMenu, QSplitter, QWidget

from tdapp.domain.section.round import RoundState
from tdapp.domain.words.changes import Topic
from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.domain.words.wording import current_language, tr
from tdapp.reports.options import Choice
from tdapp.services.systems.registry import rules_of_system
from tdapp.ui.look.keys import as_here, said, with_keys
from tdapp.ui.pages.documents.memory import QUEUE, DocumentMemory
from tdapp.ui.pages.documents.options import DocumentOptions
from tdapp.ui.pages.documents.outlet import DocumentOutlet, has_games
from tdapp.ui.pages.documents.parts import PackPart, Preview, Shelf
from tdapp.ui.pages.documents.print_desk import PrintDesk
from tdapp.ui.session.print_requests import PrintItem, printed
from tdapp.ui.session.session import Session
from tdapp.ui.session.tasks import TaskRunner
from tdapp.ui.session.tools import Tools
from tdapp.ui.widgets.basics import PageHeader, Segments, button, menu_button
from tdapp.ui.widgets.page import Panel
from tdapp.ui.widgets.words import after_round_text

if TYPE_CHECKING:  # what it names is imported when it is first needed
    from tdapp.reports.exporting import TableFormat
    from tdapp.reports.printing import PrintedDocument
    from tdapp.reports.registry import DocumentEntry

SLOT = "preview"
USUAL = "standings"
"""The document that is shown first; of teams what stands for it there."""
AT_THE_START = "pack-round-start"
"""What is shown first instead while a round is out and has no result."""

_OF_ONE = "explanation"  # a sheet for one player; everybody's are many pages and are asked for
_PATIENCE = 1.0  # seconds that the next preview waits for the one under way
_LIST_WIDTH, _OPTIONS_WIDTH = 232, 212


class DocumentsPanel(Panel):
    """The list of documents, the preview and the choices; packs and the queue stand in the list like documents."""

    TOPICS = frozenset(Topic)
    MANUAL = "printing"

    def __init__(self, session: Session, tasks: TaskRunner, parent: QWidget | None = None) -> None:
        super().__init__(session, parent)
        self._tasks = tasks
        self.memory = DocumentMemory(session.view, self._warn)
        self.desk = PrintDesk(self, session, tasks)
        self.outlet = DocumentOutlet(self.desk, session, self.memory)
        self._printed: PrintedDocument | None = None
        self._grouped: tuple[object, object] | None = None  # players and categories whose groups are offered
        self._making = False
        self._again = False
        self._started = 0.0
        self._shown: tuple[object, int] = (None, 0)
        """Event and section of the list."""
        self._build_header()
        self.shelf, self.preview, self.options = Shelf(), Preview(), DocumentOptions()
        self.documents, self.list, self.search = self.shelf.documents, self.shelf.list, self.shelf.search
        self.pages, self.page_text, self.banner = self.preview.pages, self.preview.text, self.preview.banner
        self.pack = PackPart(lambda: self._contents_changed(None), lambda: self._contents_changed(()))
        self.jobs = self.pack.jobs
        self.options.body.insertWidget(0, self.pack)
        split = QSplitter(Qt.Orientation.Horizontal)
        split.setChildrenCollapsible(False)
        for place, part in enumerate((self.shelf, self.preview, self.options)):
            split.addWidget(part)
            split.setStretchFactor(place, int(place == 1))
        split.setSizes([_LIST_WIDTH, 900, _OPTIONS_WIDTH])
        self.body.addWidget(self.header)
        self.body.addWidget(split, 1)
        self._add_keys()
        self.list.selectionModel().currentChanged.connect(self._document_changed)
        self.search.textChanged.connect(self._filter)
        self.options.changed.connect(self._choose)
        self.options.copies_changed.connect(lambda copies: self.memory.set_copies(self.document, copies))
        self.jobs.changed.connect(self._contents_changed)
        self.pack.one_job.chosen.connect(lambda which: self.memory.set_choice("jobs", "jobs", which))
        self.shelf.star.clicked.connect(lambda _on: self.toggle_favourite())
        self.preview.stop.clicked.connect(lambda _on: self.desk.cancel())
        self.pages.page_changed.connect(self._page_changed)
        self.desk.progressed.connect(self._show_progress)
        self.desk.idle.connect(self._idle)
        self.desk.kept.connect(self.preview.kept.say)
        session.view.event_changed.connect(self._let_go)

    # -- building -------------------------------------------------------------------------------------------------

    def _build_header(self) -> None:
        self.header = PageHeader(self.tr("Documents"))
        self.ladder = Segments(
            self.tr("Ladder"),
            (
                ("official", self.tr("Official"), self.tr("Under the official ladder")),
                ("trial", self.tr("Trial"), self.tr("Under the trial ladder; the paper says “trial, not official”")),
            ),
        )
        self.ladder.set_choice("official")
        self.ladder.chosen.connect(self._choose_ladder)
        self.to_queue = button(
            self.tr("To the queue"),
            "plus",
            tip=with_keys(self.tr("Put it into the print queue"), "Ctrl+Enter"),
            on_click=self._queue,
        )
        menu = self.more = QMenu(self.tr("More"), self)
        menu.setToolTipsVisible(True)
        self.each_action = menu.addAction(self.tr("Save each as a PDF in a folder…"), self.save_each)
        self.all_action = menu.addAction(self.tr("Save every document in a folder…"), self.save_all)
        menu.addSeparator()
        self.table_actions = (
            menu.addAction(self.tr("Save as a web page…"), lambda: self._export("html")),
            menu.addAction(self.tr("Save as CSV…"), lambda: self._export("csv")),
            menu.addAction(self.tr("Save as a workbook…"), lambda: self._export("xlsx")),
            menu.addAction(self.tr("Save as a picture (SVG)…"), lambda: self._export("svg")),
            menu.addAction(self.tr("Copy the table"), self.copy_table),
        )
        menu.addSeparator()
        self.everywhere_action = menu.addAction(
            self.tr("Paper, language and ½ like this for all documents"), self._use_everywhere
        )
        self.reset_action = menu.addAction(self.tr("Usual options again"), self._reset)
        more = menu_button(self.tr("More"), self.tr("More that can be done with the document"), menu)
        self.save = button(self.tr("Save as PDF…"), "save", on_click=self._save)
        self.print = button(
            self.tr("Print…"),
            "printer",
            "primary",
            tip=with_keys(self.tr("Print it"), "Ctrl+P"),
            on_click=self.print_now,
        )
        for widget in (self.ladder, self.to_queue, more, self.save, self.print):
            self.header.add(widget)

    def _add_keys(self) -> None:
        def key(text: str, run: Callable[[], object]) -> None:
            shortcut = QShortcut(QKeySequence(text), self)
            shortcut.setAutoRepeat(False)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(run)

        for number in range(1, 10):
            key(f"Alt+{number}", partial(self._favourite, number))
        key("Ctrl+D", self.toggle_favourite)
        key("Ctrl+Return", self._queue)
        key("Ctrl+Enter", self._queue)
        key("Ctrl+S", self._save)

    # -- what is chosen -------------------------------------------------------------------------------------------

    @property
    def printed(self) -> PrintedDocument | None:
        """The document shown."""
        return self._printed

    @property
    def document(self) -> str:
        """Id of the document chosen."""
        return self.documents.document(self.list.currentIndex().row())

    @property
    def entry(self) -> DocumentEntry | None:
        """All that is known of the document chosen."""
        return self.documents.entry(self.document)

    @property
    def _is_pack(self) -> bool:
        """A pack or the queue is chosen."""
        entry = self.entry
        return entry is not None and bool(entry.contents)

    def choose(self, document: str) -> None:
        """Make a document the current one."""
        self.search.clear()
        self.refresh()
        self._keep(document)

    def choose_player(self, document: str, number: int) -> None:
        """Show a document of one player; in a competition of teams the calculations are those of a team."""
        if document == _OF_ONE:
            document = self._sheet(document)
        self.refresh()
        self.memory.set_choice(document, Choice.PLAYER.value, number)
        self.choose(document)
        self._show_choices()
        self._make()

    def reload(self) -> None:
        """Fill the list and make the chosen document anew."""
        session = self.session
        current, shown = self.document, (session.view.store and session.view.store.path, session.view.section_id)
        if shown != self._shown:  # in another system the same document is another one
            same_event, self._shown = shown[0] == self._shown[0], shown
            current = self._sheet((current if same_event else "") or self.memory.last or self._usual())
        if self._fill_list():
            self._keep(current)
        self.ladder.setVisible(session.tables.has_trial)
        self.outlet.trial = self.outlet.trial and session.tables.has_trial
        self.ladder.set_choice("trial" if self.outlet.trial else "official")
        section = session.view.section
        self.options.set_rounds(section.rounds_paired)
        self.options.set_players([(p.number, p.name) for p in section.players])
        if self._grouped is None or self._grouped[0] is not section.players or self._grouped[1] != section.categories:
            self._grouped = section.players, section.categories  # a result makes no other groups
            self.options.set_groups(session.tables.calculations.groups(section))
        self.options.set_languages(current_language())
        self.jobs.set_documents(
            [(e.document_id, self.documents.name(e.document_id)) for e in self._entries() if not e.contents]
        )
        self.header.subtitle.setText(after_round_text(session.view.after_round, section.rounds_total))
        self._show_choices()
        self._make()

    def focus_first(self) -> None:
        """The list of documents."""
        self.list.setFocus()

    def _usual(self) -> str:
        section = self.session.view.section
        last = section.rounds_paired
        out = last > 0 and self.session.view.round(last).state is RoundState.PUBLISHED
        return AT_THE_START if out and not section.ranks_teams else USUAL

    def _sheet(self, document: str) -> str:
        return rules_of_system(self.session.view.section.system).sheet(document)

    def _entries(self) -> list[DocumentEntry]:
        return self.session.tables.calculations.documents(self.session.view.section, has_games=has_games(self.session))

    def _entry_of(self, item: PrintItem) -> DocumentEntry | None:
        """All that is known of a document of the queue, in its own section; None where that is gone."""
        view = self.session.view
        if item.section in (0, view.section_id):
            return self.documents.entry(item.document)
        if view.store is None or all(ref.section_id != item.section for ref in view.sections):
            return None
        known = self.session.tables.calculations.documents(view.store.snapshot(item.section), has_games=True)
        return next((entry for entry in known if entry.document_id == item.document), None)

    def _fill_list(self) -> bool:
        from tdapp.reports.document import DocumentGroup
        from tdapp.reports.registry import DocumentEntry

        entries = self._entries()
        queued = self.memory.contents(QUEUE, ())
        queue = DocumentEntry(QUEUE, self.tr("Print queue"), True, (), DocumentGroup.PACKS, contents=(QUEUE,))
        return self.documents.set_entries([queue, *entries], self.memory.favourites, {QUEUE: len(queued)})

    def _let_go(self) -> None:
        """Another event or none: the pages shown belong to the one before."""
        self.desk.cancel()
        self._tasks.drop(SLOT)
        self._making = self._again = False
        self._printed = None
        self.memory.forget()
        self.preview.kept.set_text("")
        self.pages.set_pdf(b"")

    def _filter(self, text: str) -> None:
        current = self.document
        self.documents.set_needle(text)
        self._keep(current)

    def _keep(self, document: str) -> None:
        """Stay at a document, or go to the first one that is shown."""
        entry = self.documents.entry(document)
        row = self.documents.row_of(document) if entry is not None and entry.applies else -1
        row = self.documents.first() if row < 0 else row
        if row >= 0:
            self.list.setCurrentIndex(self.documents.index(row))

    def _document_changed(self, _now: QModelIndex, _old: QModelIndex) -> None:
        if self.isVisible() and self.session.view.is_open and self.document:
            self.memory.set_last(self.document)
            self._show_choices()
            self._make()

    # -- choices --------------------------------------------------------------------------------------------------

    def _show_choices(self) -> None:
        entry = self.entry
        if entry is None:
            return
        section = self.session.view.section
        if section.ranks_teams:
            ranked = self.session.tables.section if entry.of_ranked else section
            self.options.set_players([(one.number, one.name) for one in ranked.players])
        several = bool(entry.contents)
        is_queue = entry.document_id == QUEUE
        starred = entry.document_id in self.memory.favourites
        self.shelf.set_starred(starred)
        self.options.show_entry(entry, self._choices(entry.document_id), self.memory.copies(entry.document_id))
        self.pack.setVisible(several)
        self.pack.hint.setVisible(not is_queue)
        self.pack.empty.setVisible(is_queue)
        self.to_queue.setEnabled(not several)
        self.each_action.setEnabled(several)
        for action in (*self.table_actions, self.everywhere_action, self.reset_action):
            action.setEnabled(not several)
        if several:
            items = self._contents()
            self.jobs.set_items(items, self._words)
            self.pack.one_job.set_choice("each" if self.memory.choices("jobs").get("jobs") == "each" else "one")
            self.pack.usual.setVisible(not is_queue and [item.document for item in items] != list(entry.contents))
            self.pack.empty.setEnabled(bool(items))

    def _choices(self, document: str) -> dict[str, Any]:
        """The choices of a document; the player of a sheet for one is who is looked at."""
        found = self.memory.choices(document)
        if document == _OF_ONE and Choice.PLAYER.value not in found:
            rows, section = self.outlet.standings.rows, self.session.view.section
            first = section.players[0].number if section.ranks_teams else rows[0].player.number if rows else None
            found[Choice.PLAYER.value] = self.session.view.player or first
        return found

    def _choose(self, choice: str, value: object) -> None:
        self.memory.set_choice(self.document, choice, value)
        self._show_choices()
        self._make()

    def _use_everywhere(self) -> None:
        self.memory.use_everywhere(self.document, [e.document_id for e in self._entries() if not e.contents])
        self.session.messages.said.emit(self.tr("Paper, language and half points are now the same for all documents."))

    def _reset(self) -> None:
        self.memory.reset(self.document)
        self._show_choices()
        self._make()

    def _choose_ladder(self, which: str) -> None:
        self.outlet.trial = which == "trial"
        self.mark_stale()

    # -- favourites, packs, the queue -----------------------------------------------------------------------------

    def toggle_favourite(self) -> None:
        """Give the document a star, or take it."""
        document = self.document
        if not document:
            return
        self.memory.toggle_favourite(document)
        self._fill_list()
        self._keep(document)
        starred = document in self.memory.favourites
        self.shelf.set_starred(starred)
        if starred:
            key = self.memory.favourites.index(document) + 1
            self.session.messages.said.emit(
                as_here(self.tr("{0} is opened by Alt+{1} now.")).format(self.documents.name(document), key)
            )

    def _favourite(self, number: int) -> None:
        favourites = self.memory.favourites
        if number <= len(favourites):
            self.choose(favourites[number - 1])

    def _queue(self) -> None:
        """Put what is shown into the queue, with its choices as they are now."""
        entry = self.entry
        if entry is None or entry.contents:
            return
        known = {choice.value for choice in entry.takes}
        choices = {
            name: value for name, value in self._choices(self.document).items() if name in known and value is not None
        }
        item = PrintItem(self.document, choices, self.memory.copies(self.document), self.session.view.section_id)
        self.memory.set_contents(QUEUE, (*self.memory.contents(QUEUE, ()), item))
        self._list_again()
        self.session.messages.said.emit(
            self.tr("{0} is in the print queue, with %n document(s).", "", len(self.memory.contents(QUEUE, ()))).format(
                self.documents.name(item.document)
            )
        )

    def queue(self, items: tuple[PrintItem, ...]) -> None:
        """Put documents of several sections into the queue, once each, and show it."""
        same = {(item.document, item.section) for item in items}
        held = (item for item in self.memory.contents(QUEUE, ()) if (item.document, item.section) not in same)
        self.memory.set_contents(QUEUE, (*held, *items))
        self._fill_list()
        self.choose(QUEUE)

    def _list_again(self) -> None:
        document = self.document
        if self._fill_list():
            self._keep(document)

    def _contents(self) -> tuple[PrintItem, ...]:
        """The documents of the pack or the queue, those left out that do not apply."""
        entry = self.entry
        assert entry is not None
        if entry.document_id == QUEUE:
            return self.memory.contents(QUEUE, ())
        return self.memory.contents(entry.document_id, entry.contents)

    def _contents_changed(self, items: tuple[PrintItem, ...] | None) -> None:
        """Other contents; None: the usual ones."""
        entry = self.entry
        if entry is None:
            return
        usual = () if entry.document_id == QUEUE else entry.contents
        if items is None:
            items = tuple(PrintItem(document) for document in usual)
        if entry.document_id == QUEUE:  # it outlives the look at a section
            here = self.session.view.section_id
            items = tuple(replace(item, section=item.section or here) for item in items)
        self.memory.set_contents(entry.document_id, items, usual)
        self._list_again()
        self._show_choices()
        self._make()

    def _words(self, item: PrintItem) -> str:
        """An item as the list of a pack names it."""
        entry = self._entry_of(item)
        name = tr(entry.name) if entry is not None else self.documents.name(item.document)
        section = self.outlet.section_name(item.section) if item.section else ""
        if entry is None or not entry.applies:
            return self.tr("{0} (does not apply)").format(", ".join(filter(None, (name, section))))
        choices = item.choices
        more = [section] if section else []
        if choices.get("round"):
            more.append(self.tr("round {0}").format(choices["round"]))
        if choices.get("player"):
            more.append(self.tr("no. {0}").format(choices["player"]))
        if choices.get("group"):
            more.append(str(choices["group"]))
        return f"{name}, {', '.join(more)}" if more else name

    def _items(self) -> tuple[PrintItem, ...]:
        """The documents to be printed: one, or those of the pack or the queue that apply."""
        entry = self.entry
        assert entry is not None
        if not entry.contents:
            return (PrintItem(self.document, self._choices(self.document), self.memory.copies(self.document)),)
        if entry.document_id == QUEUE:
            found = ((item, self._entry_of(item)) for item in self._contents())
            return tuple(item for item, one in found if one is not None and one.applies)
        applying = {e.document_id for e in self._entries() if e.applies and not e.contents}
        return tuple(
            PrintItem(item.document, self._choices(item.document), item.copies)
            for item in self._contents()
            if item.document in applying
        )

    # -- the preview ----------------------------------------------------------------------------------------------

    def _make(self) -> None:
        """Make the preview in the background: of several wishes meanwhile only the last counts.

        One that takes its time (everybody's explanation) is left behind: its answer comes too late and is dropped.
        """
        if not self.document or self.session.view.store is None:
            return
        if self._making and time.monotonic() - self._started < _PATIENCE:
            self._again = True
            return
        items = self._items()
        if not items:
            self._show_nothing(
                self.tr("The print queue is empty: choose a document and press {0}, as often as you like.").format(
                    said("Ctrl+Enter")
                )
                if self.document == QUEUE
                else self.tr("No document of this pack applies now.")
            )
            return
        title = self.documents.name(self.document) if self._is_pack else ""
        request, standings = self.outlet.asking(items, title), self.outlet.standings
        self._making, self._again, self._started = True, False, time.monotonic()
        self.page_text.setText(self.tr("Preparing the pages…"))
        self._tasks.start(SLOT, lambda: printed(standings, request()), self._made, self._failed)

    def _is_late(self) -> bool:
        """True when something else was chosen meanwhile; it is made now."""
        self._making = False
        if self._again:
            self._again = False
            self._make()
            return True
        return False

    def _made(self, printed: PrintedDocument) -> None:
        if self._is_late():
            return
        self._printed = printed
        self.pages.set_pdf(printed.pdf)
        self.preview.say(" ".join(printed.adjustments))
        self._enable(True)

    def _failed(self, problem: Exception) -> None:
        if not isinstance(problem, RuleViolation | EnvironmentProblem):
            self._making = False
            raise problem
        if not self._is_late():
            self._show_nothing(str(problem))

    def _show_nothing(self, why: str) -> None:
        self._printed = None
        self.pages.set_pdf(b"")
        self.page_text.setText("")
        self.preview.say(why, "warn")
        self._enable(False)

    def _enable(self, on: bool) -> None:
        on = on and not self.desk.busy
        why = "" if on else self.tr("There is nothing to print.")
        for part in (self.save, self.print):
            part.setEnabled(on)
        self.save.setToolTip(why)
        self.print.setToolTip(why or with_keys(self.tr("Print it"), "Ctrl+P"))

    def _warn(self, sentence: str) -> None:
        self.preview.say(sentence, "warn")

    def _page_changed(self, page: int, pages: int) -> None:
        serial = self._printed.serial if self._printed else ""
        text = self.tr("Page {0} of {1}").format(page, pages)
        self.page_text.setText(f"{text}  ·  {serial}" if serial else text)

    # -- what becomes of it ---------------------------------------------------------------------------------------

    def _save(self) -> None:
        if self._printed is not None and self.save.isEnabled():
            item = None if self._is_pack else self._items()[0]
            name, several = self.documents.name(self.document), self.document == QUEUE
            self.outlet.save(self._printed.pdf, item, name, several=several)

    def print_now(self) -> None:
        """Print the document, the pack or the queue that is shown."""
        if self._printed is not None and self.print.isEnabled():
            words = self._words if self._is_pack else None
            name, several = self.documents.name(self.document), self.document == QUEUE
            self.outlet.print(self._printed, self._items(), words, name, several=several)

    def save_each(self) -> None:
        """Write each document of the pack or the queue as a PDF into a folder."""
        self.outlet.save_each(self._items())

    def save_all(self) -> None:
        """Write every document that applies and says something as a PDF into a folder; nobody's own pages for all."""
        entries = [entry for entry in self._entries() if entry.applies and not entry.contents and not entry.of_each]
        items = tuple(PrintItem(e.document_id, self._choices(e.document_id)) for e in entries)
        self.outlet.save_each(items, if_any=True)

    def copy_table(self) -> None:
        """The tables of the document onto the clipboard, for a spreadsheet."""
        self.outlet.copy_table(self._items()[0])

    def _export(self, form: TableFormat) -> None:
        self.outlet.export(self._items()[0], form)

    def _show_progress(self, done: int, count: int, text: str) -> None:
        self.preview.show_progress((done, count))
        self.page_text.setText(text)
        self._enable(False)

    def _idle(self) -> None:
        self.preview.show_progress(None)
        self._enable(self._printed is not None)
        self._page_changed(self.pages.current_page(), self.pages.pages)


def make_page(session: Session, tools: Tools, _actions: object) -> DocumentsPanel:
    """The page for the window."""
    return DocumentsPanel(session, tools.tasks)
