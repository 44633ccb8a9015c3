"""What can be done with the ladder from menu, search and page: make official, edition, compare, verify, save."""

from __future__ import annotations

from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFileDialog, QInputDialog

from tdapp.domain.commands.ladder import (
    Gesture,
    LadderStep,
    MakeLadderOfficial,
    SetExternalValues,
    SetManualPlaces,
    SetTrialLadder,
)
from tdapp.domain.section.ladder import Ladder, parse_ladder
from tdapp.domain.words.errors import EnvironmentProblem, InputRefused, RuleViolation
from tdapp.ui.pages.tables.ladder.gestures import LadderGestures
from tdapp.ui.pages.tables.ladder.verification import Verification
from tdapp.ui.session.backend import FoundLadder
from tdapp.ui.session.session import Session
from tdapp.ui.session.tools import Tools
from tdapp.ui.widgets.actions import Action, Actions
from tdapp.ui.widgets.confirm import ask_line
from tdapp.ui.widgets.page import PageHost

if TYPE_CHECKING:  # what it names is imported when it is first needed
    from tdapp.ui.pages.tables.ladder.laboratory import LaboratoryWindow


class LadderActions(Actions):
    """The steps around the trial ladder that need a dialog.

    Signals: ``own_changed()`` the ladders saved on this computer are others.
    """

    own_changed = Signal()
    does = MappingProxyType(
        {
            "official": (MakeLadderOfficial,),
            **dict.fromkeys(("drop", "copy"), (SetTrialLadder,)),
            "by-hand": (SetManualPlaces, SetExternalValues),
        }
    )

    def __init__(self, session: Session, tools: Tools, host: PageHost) -> None:
        super().__init__(host.window(), session.view)
        self.gestures = LadderGestures(session, self)
        self._verification = Verification(session, tools.tasks, self)
        self._backend, self._remembered = tools.backend, tools.remembered
        self._session, self._window = session, host.window()
        self._tasks = tools.tasks
        self._laboratory: LaboratoryWindow | None = None
        trial, typed = self._no_trial, self._no_hand_rung
        self.declare(
            (
                Action(
                    "official",
                    self.tr("&Make the trial ladder official…"),
                    "badge-check",
                    self.make_official,
                    why_not=trial,
                ),
                Action(
                    "drop", self.tr("&Drop the trial ladder"), "rotate-ccw", self.gestures.drop_trial, why_not=trial
                ),
                Action("compare", self.tr("&Compare ladders…"), "git-compare-arrows", self.show_compare),
                Action("fan", self.tr("&Places by policy…"), "columns-3", self.show_fan),
                Action("verify", self.tr("&Verify every value…"), "shield-check", self.show_verify),
                Action(
                    "by-hand",
                    self.tr("&Enter places and values by hand…"),
                    "pencil",
                    self.show_by_hand,
                    why_not=typed,
                ),
                Action("laboratory", self.tr("La&boratory: which tie-break?"), "flask-conical", self.show_laboratory),
                Action("save", self.tr("&Save this ladder as…"), "save", self.ask_save),
                Action("copy", self.tr("C&opy the ladder of another event…"), "copy", self.ask_copy),
            )
        )

    def gate(self) -> str:
        """Without an event there is no ladder."""
        return "" if self._session.view.is_open else self.tr("Open an event first")

    def _no_trial(self, _state: None) -> str:
        nothing = self.tr("There is no trial ladder: the official one is shown")
        return "" if self._session.tables.has_trial else nothing

    def _no_hand_rung(self, _state: None) -> str:
        nothing = self.tr("The ladder has no rung MAN or EXT that would ask for entries")
        return "" if has_hand_rung(self._session.tables.trial) else nothing

    @property
    def own(self) -> tuple[tuple[str, str], ...]:
        """The ladders saved on this computer: name and rungs."""
        return self._remembered.ladders()

    def make_official(self) -> bool:
        """Free before round 1; afterwards two steps with a reason."""
        session = self._session
        if not session.view.is_open or not session.tables.has_trial:
            return False
        section = session.view.section
        if not section.rounds_held:
            return self._told(self.gestures.make_official())
        from tdapp.services.tables.ladder_editing import in_words

        reason = self._two_steps(
            self.tr("Change the official ladder?"),
            self.tr(
                "Round 1 is paired: players may rely on the announced tie-breaks. "
                "The old ladder is kept, the change is logged and written to the tournament report."
            ),
            session.tables.preview(),
            in_words(section, session.tables.official),
            in_words(section, session.tables.trial),
            session.tables.standings(trial=True),
        )
        return reason is not None and self._told(self.gestures.make_official(reason, confirmed=True))

    def change_edition(self, edition: str) -> bool:
        """Another edition of FIDE's rules; after round 1 like a change of the official ladder."""
        session = self._session
        section = session.view.section
        if section.edition.value == edition:
            return False
        if not section.rounds_held:
            return self.gestures.set_edition(edition)
        from dataclasses import replace

        from tdapp.domain.section.event import Edition
        from tdapp.services.tables.ladder_preview import compare

        other = replace(section, edition=Edition(edition), trial_ladder=None)
        new = session.tables.calculations.standings(other, after_round=session.view.after_round)
        preview = compare(session.tables.standings(), new)
        reason = self._two_steps(
            self.tr("Change the edition of the rules?"),
            self.tr("Round 1 is paired. Another edition changes how unplayed games count; the change is logged."),
            preview,
            self.tr("FIDE edition {0}").format(section.edition.value),
            self.tr("FIDE edition {0}").format(edition),
            new,
        )
        return reason is not None and self.gestures.set_edition(edition, reason)

    def _two_steps(self, title: str, warning: str, preview, before: str, after: str, trial) -> str | None:
        from tdapp.ui.pages.tables.ladder.make_official import TwoStepDialog

        dialog = TwoStepDialog(title, warning, preview, before, after, self._window, trial=trial)
        accepted = dialog.show_through()
        reason = dialog.reason()
        return reason if accepted else None

    def _told(self, done: bool) -> bool:
        if done:
            self._session.messages.said.emit(self.tr("The ladder is official now."))
        return done

    def show_compare(self, tab: str = "ladders") -> None:
        """Two ladders side by side, or another tab."""
        from tdapp.ui.pages.tables.ladder.compare import CompareDialog

        dialog = CompareDialog(self._session, self._own(), self._window)
        dialog.show_tab(tab)
        dialog.show_through()

    def show_fan(self) -> None:
        """The places under every rule for unplayed games."""
        self.show_compare("policies")

    def show_verify(self) -> None:
        """The ladder in the editor beside the values of gacrux."""
        from tdapp.ui.pages.tables.ladder.second_opinion import SecondOpinionDialog

        SecondOpinionDialog(self._verification, self._session.tables.trial, self._window).show_through()

    def show_laboratory(self) -> None:
        """Studies over many events, in a window of its own that stays open beside this one."""
        if self._laboratory is None:
            from tdapp.ui.pages.tables.ladder.laboratory import LaboratoryWindow

            tables = self._session.tables
            ladders = [(self.tr("Official ladder"), str(tables.official))]
            if tables.has_trial:
                ladders.append((self.tr("Trial ladder"), str(tables.trial)))
            self._laboratory = LaboratoryWindow(
                self._backend.laboratory, self._tasks, tuple(one for one in ladders if one[1]), self._window
            )
            self._laboratory.help_wanted.connect(self._session.messages.manual_wanted)
        self._laboratory.show()
        self._laboratory.raise_()
        self._laboratory.activateWindow()

    def show_by_hand(self, rung: int | None = None) -> None:
        """Type places and values in; ``rung`` is looked at first."""
        from tdapp.ui.pages.tables.ladder.by_hand import ByHandDialog

        if not has_hand_rung(self._session.tables.trial):
            return
        ByHandDialog(self._session, self._session.tables.trial, self._window, rung=rung).show_through()

    def _own(self) -> tuple[tuple[str, Ladder], ...]:
        from tdapp.tiebreaks.registry import check_ladder

        found = []
        for name, text in self._remembered.ladders():
            try:
                found.append((name, check_ladder(self._session.view.section, parse_ladder(text))))
            except RuleViolation:
                continue  # saved for another kind of event, or by a newer version
        return tuple(found)

    def ask_save(self) -> None:
        """Save the ladder in the editor under a name."""
        name = ask_line(self._window, self.tr("Save this ladder"), self.tr("Name of the ladder:"))
        if not name:
            return
        self._remembered.save_ladder(name, str(self._session.tables.trial))
        self.own_changed.emit()
        self._session.messages.said.emit(self.tr("Saved: {0}").format(name))

    def load_own(self, name: str) -> None:
        """Put a saved ladder into the editor."""
        text = dict(self._remembered.ladders()).get(name)
        if text is None:
            return
        self.gestures.set_trial(parse_ladder(text), LadderStep(Gesture.LOADED, name=name))

    def forget_own(self, name: str) -> None:
        """Take a saved ladder off the list; the ladder in the editor stays."""
        self._remembered.forget_ladder(name)
        self.own_changed.emit()
        self._session.messages.said.emit(self.tr("Forgotten: {0}").format(name))

    def ask_copy(self) -> None:
        """Choose a file; where it has several sections, one of them."""
        store = self._session.view.store
        folder = str(store.path.parent) if store is not None else ""
        name, _filter = QFileDialog.getOpenFileName(
            self._window,
            self.tr("Copy the ladder of another event"),
            folder,
            self.tr("Events and tournament reports (*.tdb *.trf *.trfx *.txt);;All files (*)"),
        )
        if name:
            self.copy_from(Path(name))

    def copy_from(self, path: Path) -> bool:
        """Put the ladder of another file into the editor as a trial; a refusal is told."""
        try:
            found = self._backend.read_ladders(path)
        except InputRefused as refused:
            self._session.messages.failed.emit(refused.faults[0].located(path.name))
            return False
        except (RuleViolation, EnvironmentProblem) as problem:
            self._session.messages.failed.emit(str(problem))
            return False
        if not found:
            self._session.messages.failed.emit(self.tr("{0} names no tie-breaks.").format(path.name))
            return False
        chosen = self._one_of(found)
        if chosen is None:
            return False
        done = self.gestures.set_trial(chosen.ladder, LadderStep(Gesture.COPIED, name=chosen.name))
        if done:
            self._session.messages.said.emit(self.tr("Ladder copied from {0}").format(chosen.name))
        return done

    def _one_of(self, found: tuple[FoundLadder, ...]) -> FoundLadder | None:
        if len(found) == 1:
            return found[0]
        lines = [f"{index}. {entry.name}:  {entry.ladder}" for index, entry in enumerate(found, start=1)]
        line, accepted = QInputDialog.getItem(
            self._window, self.tr("Copy a ladder"), self.tr("The file has several sections:"), lines, 0, False
        )
        return found[lines.index(line)] if accepted else None


def has_hand_rung(ladder: Ladder) -> bool:
    """Whether a ladder asks for entries by hand."""
    return any(rung.code in ("MAN", "EXT") for rung in ladder.rungs)
