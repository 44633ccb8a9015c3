"""One line that says where the round is and what comes next; every step can be pressed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from tdapp.domain.commands.command import Step as AnyStep
from tdapp.domain.commands.event import EditSection
from tdapp.domain.commands.players import RegenerateNumbers
from tdapp.domain.commands.rounds import CloseSection, EnterResult, PublishRound, StorePairing, VerifyResult
from tdapp.services.rounds.strip import Stage, Step, Way
from tdapp.ui.look.icons import set_icon
from tdapp.ui.look.keys import said
from tdapp.ui.widgets.actions import told
from tdapp.ui.widgets.basics import button, label, restyle
from tdapp.ui.widgets.boxes import row_in

AROUND = 3  # steps where there is no room for all
DOES: dict[Step, tuple[type[AnyStep], ...]] = {
    Step.LOT: (EditSection,),
    Step.NUMBERS: (RegenerateNumbers,),
    Step.PAIR: (StorePairing,),
    Step.PUBLISH: (PublishRound,),
    Step.RESULTS: (EnterResult,),
    Step.VERIFY: (VerifyResult,),
    Step.CLOSE: (CloseSection,),
}
"""What lies behind a step; the others only go somewhere."""
ROLES = {Way.DONE: "strip-done", Way.NEXT: "primary", Way.WAITS: "strip"}


class Strip(QWidget):
    """Made ready by ``show_stages``. Signals: ``step_chosen(str)`` a step was pressed."""

    step_chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        row = self._row = row_in(self, 2)
        self._buttons: dict[Step, QPushButton] = {}
        self._arrows: dict[Step, QLabel] = {}
        self._stages: tuple[Stage, ...] = ()
        self.lacks: Callable[..., str] = lambda *_steps: ""  # why who works here may do none of these
        for step in Step:
            arrow, part = label("›", "step"), button("", on_click=partial(self.step_chosen.emit, step.value))
            part.setAccessibleName(self._short(Stage(step, Way.WAITS), 1))
            part.hide()
            arrow.hide()
            self._buttons[step], self._arrows[step] = part, arrow
            row.addWidget(arrow)
            row.addWidget(part)
        row.addStretch()
        self.nothing = button("")  # where nothing comes next; never shown

    @property
    def primary(self) -> QPushButton:
        """The button of the step that comes next; one that nobody sees where there is none."""
        coming = next((stage.step for stage in self._stages if stage.way is Way.NEXT), None)
        return self._buttons[coming] if coming is not None else self.nothing

    def why_not(self, step: Step) -> str:
        """Why a step that is not done cannot be taken; empty where it can, or was."""
        stage = self.stage(step)
        return self._reason(stage) if stage is not None and stage.way is not Way.DONE else ""

    def stage(self, step: Step) -> Stage | None:
        """Where a step is; None where the round has none such."""
        return next((stage for stage in self._stages if stage.step is step), None)

    def is_done(self, step: Step) -> bool:
        """Whether a step lies behind."""
        stage = self.stage(step)
        return stage is not None and stage.way is Way.DONE

    def button(self, step: Step) -> QPushButton:
        """That of a step."""
        return self._buttons[step]

    def show_stages(self, stages: Sequence[Stage], number: int, *, busy: bool) -> None:
        """These steps of a round; ``busy``: an engine is at work."""
        self._stages = tuple(stages)
        for stage in stages:
            part, coming = self._buttons[stage.step], stage.way is Way.NEXT
            text = self._whole(stage, number) if coming else self._short(stage, number)
            part.setText(text)
            part.setAccessibleName(self._spoken(stage, text))
            part.setToolTip(self._tip(stage, coming))
            part.setEnabled(not busy)
            set_icon(part, "check", "dim") if stage.way is Way.DONE else part.setIcon(QIcon())
            if part.property("role") != ROLES[stage.way]:
                part.setProperty("role", ROLES[stage.way])
                restyle(part)
        self._show_near()
        self.setAccessibleName(self.tr("Steps of the round"))

    def _show_near(self) -> None:
        """All steps; where there is no room for them the one before, the next and the one after."""
        steps = [stage.step for stage in self._stages]
        ways = [stage.way for stage in self._stages]
        done = max((i for i, way in enumerate(ways) if way is Way.DONE), default=0)
        at = ways.index(Way.NEXT) if Way.NEXT in ways else done
        around = range(AROUND, 0, -1)
        for many in (len(steps), *around):
            if many > len(steps):
                continue
            start = 0 if many == len(ways) else max(0, min(at - (many > 2), len(ways) - many))
            steps = [stage.step for stage in self._stages[start : start + many]]
            if self._width_of(steps) <= self.width():
                break
        for step, part in self._buttons.items():
            part.setVisible(step in steps)
            self._arrows[step].setVisible(step in steps[1:])

    def _width_of(self, steps: Sequence[Step]) -> int:
        gap, arrow = self._row.spacing(), self._arrows[Step.PAIR].sizeHint().width()
        return sum(self._buttons[step].sizeHint().width() + arrow + 2 * gap for step in steps)

    def _short(self, stage: Stage, number: int) -> str:
        """A step in a word or two."""
        match stage.step:
            case Step.CHECK_IN:
                return self.tr("check-in {0}/{1}").format(stage.have, stage.of)
            case Step.LOT:
                return self.tr("lot")
            case Step.NUMBERS:
                return self.tr("numbers")
            case Step.PAIR:
                return self.tr("pair")
            case Step.PUBLISH:
                return self.tr("publish")
            case Step.RESULTS:
                return self.tr("results {0}/{1}").format(stage.have, stage.of) if stage.of else self.tr("results")
            case Step.VERIFY:
                return self.tr("verify")
            case Step.TIES:
                return self.tr("drawn matches")
            case Step.NEXT:
                return self.tr("round {0}").format(number + 1)
            case Step.CLOSE:
                return self.tr("close")

    def _whole(self, stage: Stage, number: int) -> str:
        """The step that comes next, in whole words."""
        match stage.step:
            case Step.CHECK_IN:
                return self.tr("Check-in: {0} of {1} here").format(stage.have, stage.of)
            case Step.LOT:
                return self.tr("Draw the first colour")
            case Step.NUMBERS:
                return self.tr("Give the numbers…")
            case Step.PAIR:
                return self.tr("Pair by hand…") if stage.by_hand else self.tr("Pair round {0}").format(number)
            case Step.PUBLISH:
                return self.tr("Publish round {0}").format(number)
            case Step.RESULTS:
                return self.tr("Results: {0} of {1}").format(stage.have, stage.of)
            case Step.VERIFY:
                return self.tr("Verify the results")
            case Step.TIES:
                return self.tr("Drawn matches…")
            case Step.NEXT:
                return self.tr("Go to round {0}").format(number + 1)
            case Step.CLOSE:
                return self.tr("Close the tournament…")

    def _spoken(self, stage: Stage, text: str) -> str:
        words = {
            Way.DONE: self.tr("{0}: done"),
            Way.NEXT: "{0}",
            Way.WAITS: self.tr("{0}: waits"),
        }[stage.way]
        return words.format(text)

    def _reason(self, stage: Stage) -> str:
        return self.lacks(*DOES.get(stage.step, ())) or told(stage.why_not)

    def _tip(self, stage: Stage, coming: bool) -> str:
        why_not = self._reason(stage)
        if coming:
            return why_not or said("Ctrl+Enter")
        if stage.way is Way.WAITS:
            return why_not
        return {
            Step.PAIR: self.tr("Pair again, while the round is a draft"),
            Step.RESULTS: self.tr("Every result is in"),
            Step.VERIFY: self.tr("Every result was typed a second time"),
            Step.PUBLISH: self.tr("On the wall: board numbers never move from here on"),
            Step.CLOSE: self.tr("Open the tournament again…"),
        }.get(stage.step, "")

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def minimumSizeHint(self) -> QSize:
        """Of the next step: the others give way."""
        return QSize(self.primary.sizeHint().width() if self._stages else 0, self.primary.sizeHint().height())

    def resizeEvent(self, event):
        super().resizeEvent(event)
        self._show_near()
