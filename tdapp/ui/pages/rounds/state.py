"""Where a round is in its life: Draft, Published, Playing, Complete, Verified, Locked."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QWidget

from tdapp.domain.section.round import RoundState
from tdapp.ui.look import theme
from tdapp.ui.widgets.basics import label, restyle
from tdapp.ui.widgets.boxes import row_in


class StateLine(QWidget):
    """The six states in a line, the one in force marked; screen readers hear it as one sentence."""

    def __init__(self) -> None:
        super().__init__()
        row = row_in(self, 2)
        self._steps: dict[RoundState, QLabel] = {}
        self._arrows: list[QLabel] = []
        self._now: RoundState | None = None
        for state in RoundState:
            if self._steps:
                arrow = label("›", "step")
                self._arrows.append(arrow)
                row.addWidget(arrow)
            step = label(self.state_name(state), "step")
            step.setToolTip(self.sentence(state))
            self._steps[state] = step
            row.addWidget(step)
        row.addStretch()

    def set_state(self, state: RoundState | None, *, verified: bool = True) -> None:
        """Mark a state; None: the round is not paired yet. ``verified``: a locked round passed that state, too."""
        self._now = state
        self.fit()
        order = list(RoundState)
        for one, step in self._steps.items():
            role = "step"
            if state is not None:
                at, now = order.index(one), order.index(state)
                passed = at < now and (verified or one is not RoundState.VERIFIED)
                role = "step-now" if at == now else "step-done" if passed else "step"
            if step.property("role") != role:
                step.setProperty("role", role)
                restyle(step)
        name = self.state_name(state) if state is not None else self.tr("not paired")
        if state is RoundState.LOCKED and not verified:
            name = self.tr("{0}, not verified").format(name)
        self.setAccessibleName(self.tr("State of the round: {0}").format(name))

    def fit(self) -> None:
        """The whole line, or on a small screen only where the round is."""
        close = theme.is_compact()
        for arrow in self._arrows:
            arrow.setVisible(not close)
        for one, step in self._steps.items():
            step.setVisible(not close or one is self._now)

    def state_name(self, state: RoundState) -> str:
        """A state in one word."""
        return {
            RoundState.DRAFT: self.tr("Draft"),
            RoundState.PUBLISHED: self.tr("Published"),
            RoundState.PLAYING: self.tr("Playing"),
            RoundState.COMPLETE: self.tr("Complete"),
            RoundState.VERIFIED: self.tr("Verified"),
            RoundState.LOCKED: self.tr("Locked"),
        }[state]

    def sentence(self, state: RoundState) -> str:
        """What a state means."""
        return {
            RoundState.DRAFT: self.tr("Paired, but nobody has seen it: it can be paired again"),
            RoundState.PUBLISHED: self.tr("On the wall: board numbers never move from here on"),
            RoundState.PLAYING: self.tr("At least one result is in"),
            RoundState.COMPLETE: self.tr("Every result is in"),
            RoundState.VERIFIED: self.tr("Every result was typed a second time"),
            RoundState.LOCKED: self.tr("A later round is paired, or the tournament is closed: results are corrected"),
        }[state]
