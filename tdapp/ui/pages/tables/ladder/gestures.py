"""What a gesture in the ladder editor does: each is one command on the trial ladder of the section in view."""

from __future__ import annotations

from PySide6.QtCore import QObject

from tdapp.domain.commands.ladder import Gesture, LadderStep, MakeLadderOfficial, SetEdition, SetTrialLadder
from tdapp.domain.section.ladder import Ladder, Rung, parse_rung
from tdapp.domain.words.errors import RuleViolation
from tdapp.ui.session.session import Session


class LadderGestures(QObject):
    """Keeps nothing: the ladders are those of the session."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session

    def set_trial(self, ladder: Ladder, step: LadderStep | None = None) -> bool:
        """Put a ladder into the editor; one that equals the official ladder ends the trial."""
        from tdapp.tiebreaks.registry import check_ladder

        try:
            ladder = check_ladder(self._session.view.section, ladder)
        except RuleViolation as problem:
            self._session.messages.failed.emit(str(problem))
            return False
        if ladder == self._session.tables.trial:
            return False
        text = None if ladder == self._session.tables.official else str(ladder)
        return self._session.changes.run(SetTrialLadder(self._session.view.section_id, text, step)) is not None

    def name_of(self, rung: Rung) -> str:
        """A rung's name as shown, without its policy."""
        from tdapp.services.tables.ladder_editing import rung_labels

        return rung_labels(self._session.view.section, Ladder((rung,)))[-1]

    def would_be(self, held: int | str, slot: int) -> Ladder | None:
        """The ladder with a rung (its index) or a criterion (its code) let go in a slot, rows counted as they stand;
        None where the rules of the event do not allow it.
        """
        from tdapp.tiebreaks.registry import check_ladder

        rungs = list(self._session.tables.trial.rungs)
        if isinstance(held, str):
            rungs.insert(slot, parse_rung(held))
        elif 0 <= held < len(rungs):
            rung = rungs.pop(held)
            rungs.insert(slot - 1 if slot > held else slot, rung)
        try:
            return check_ladder(self._session.view.section, Ladder(tuple(rungs)))
        except RuleViolation:
            return None

    def move_rung(self, source: int, target: int) -> bool:
        """Move the rung at ``source`` so that it stands at index ``target`` afterwards."""
        rungs = list(self._session.tables.trial.rungs)
        target = max(0, min(len(rungs) - 1, target))
        if not 0 <= source < len(rungs) or source == target:
            return False
        rung = rungs.pop(source)
        rungs.insert(target, rung)
        name = self.name_of(rung)
        done = self.set_trial(Ladder(tuple(rungs)), LadderStep(Gesture.MOVE, rung.label, position=target + 1))
        if done:
            self._session.messages.said.emit(
                self.tr("{0} moved to position {1} of {2}").format(name, target + 1, len(rungs))
            )
        return done

    def add_rung(self, code: str, position: int | None = None) -> int | None:
        """Copy a criterion into the ladder; its index, or None when that failed."""
        rungs = list(self._session.tables.trial.rungs)
        index = len(rungs) if position is None else max(0, min(len(rungs), position))
        rung = parse_rung(code)
        rungs.insert(index, rung)
        if not self.set_trial(Ladder(tuple(rungs)), LadderStep(Gesture.ADD, rung.label, position=index + 1)):
            return None
        self._session.messages.said.emit(self.tr("{0} added at position {1}").format(self.name_of(rung), index + 1))
        return index

    def remove_rung(self, index: int) -> bool:
        """Take a rung out of the ladder."""
        rungs = list(self._session.tables.trial.rungs)
        if not 0 <= index < len(rungs):
            return False
        rung = rungs.pop(index)
        done = self.set_trial(Ladder(tuple(rungs)), LadderStep(Gesture.REMOVE, rung.label))
        if done:
            self._session.messages.said.emit(self.tr("{0} removed").format(self.name_of(rung)))
        return done

    def replace_rung(self, index: int, rung: Rung, step: LadderStep | None = None) -> bool:
        """Change cuts, limits, options or the policy of a rung."""
        rungs = list(self._session.tables.trial.rungs)
        if not 0 <= index < len(rungs) or rungs[index] == rung:
            return False
        old = rungs[index]
        rungs[index] = rung
        became = rung.label if rung.label != old.label else ""
        return self.set_trial(Ladder(tuple(rungs)), step or LadderStep(Gesture.CHANGE, old.label, became))

    def drop_trial(self) -> bool:
        """Back to the official ladder."""
        return self._session.changes.run(SetTrialLadder(self._session.view.section_id, None)) is not None

    def make_official(self, reason: str = "", *, confirmed: bool = False) -> bool:
        """The trial ladder becomes the official one."""
        return (
            self._session.changes.run(MakeLadderOfficial(self._session.view.section_id, reason, confirmed)) is not None
        )

    def set_edition(self, edition: str, reason: str = "") -> bool:
        """Another edition of the tie-break rules."""
        return self._session.changes.run(SetEdition(self._session.view.section_id, edition, reason)) is not None
