"""One line above a round: what decides between the pairings of two engines, and the ways on."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from tdapp.domain.section.round import Engine, Round
from tdapp.domain.systems.registry import ROUND_ROBIN, SCHEVENINGEN, TEAM_KNOCKOUT
from tdapp.domain.words.errors import EnvironmentProblem
from tdapp.ui.pages.rounds.pairing.second import Opinion, SecondEngine
from tdapp.ui.widgets.basics import Banner, button

if TYPE_CHECKING:
    from tdapp.pairing.reasons.second_engine import Comparison
    from tdapp.ui.pages.rounds.actions import RoundActions

MOST_BOARDS = 6


class SecondLine(Banner):
    """Hidden while nothing is known of the round, and where the engines agree: ``agreeing`` then names the second one.

    Signals: ``noticed(str, str)`` kind of banner and sentence.
    """

    noticed = Signal(str, str)

    def __init__(self, second: SecondEngine, actions: RoundActions, parent: QWidget | None = None) -> None:
        super().__init__("info", parent)
        self._second = second
        self._round = actions
        self._opinion: Opinion | None = None
        self.agreeing = ""
        self.take = button(self.tr("Take the other pairing…"), role="link", on_click=self._take)
        self.keep = button(self.tr("Keep the file for a report…"), role="link", on_click=self._keep)
        for way in (self.take, self.keep):
            self.add(way)
        self.set_text("")

    def show_round(self, round_: Round) -> None:
        """What the second engine said of this round as it stands; a match of teams is a board of it."""
        self._opinion = opinion = self._second.opinion(round_)
        comparison = opinion.comparison if opinion is not None else None
        differ = comparison is not None and not comparison.agree
        self.take.setVisible(differ and self._round.may_pair_again(round_))
        self.keep.setVisible(differ)
        self.set_kind("warn" if differ else "info")
        self.agreeing = "" if comparison is None or differ else comparison.second.engine
        if comparison is not None:
            self.set_text(self._differing(comparison) if differ else "")
        else:
            text = self.tr("No second opinion: {0}")
            self.set_text(text.format(opinion.problem) if opinion is not None else "")

    def paired_by(self, engine: Engine) -> str:
        """Which engine, and that the second one agrees; the tables of a round robin by their name."""
        if engine.by_hand:
            return self.tr("paired by hand")
        tables = {
            ROUND_ROBIN.table: self.tr("by the Berger tables"),
            TEAM_KNOCKOUT.table: self.tr("by the bracket"),
            SCHEVENINGEN.table: self.tr("by the Scheveningen table"),
        }
        if engine.name in tables:
            return tables[engine.name]
        text = self.tr("paired by {0}, {1} agrees") if self.agreeing else self.tr("paired by {0}")
        return text.format(engine.program, self.agreeing)

    def _differing(self, comparison: Comparison) -> str:
        lines = [self.tr("Two engines differ on this round.")]
        for pairing, boards in (
            (comparison.first, comparison.only_first),
            (comparison.second, comparison.only_second),
        ):
            shown = ", ".join(f"{white}–{black}" for white, black in boards[:MOST_BOARDS])
            more = " …" if len(boards) > MOST_BOARDS else ""
            text = self.tr("{0}, bye {1}: {2}") if comparison.first.bye != comparison.second.bye else "{0}: {2}"
            lines.append(text.format(pairing.engine, pairing.bye or "–", shown + more))
        return "\n".join([*lines, *comparison.reasons])

    def _take(self) -> None:
        if self._opinion is not None and self._opinion.comparison is not None:
            self._round.take(self._opinion.comparison.second)

    def _keep(self) -> None:
        """The round and both pairings, for the engines' makers; it holds no names."""
        from tdapp.services.files.writing import write_file

        if self._opinion is None:
            return
        name = f"engines-round-{self._opinion.pairing.round}.trf"
        target, _filter = QFileDialog.getSaveFileName(
            self, self.tr("Keep the file for a report"), str(Path.home() / name), self.tr("TRF files (*.trf)")
        )
        if not target:
            return
        try:
            write_file(Path(target), self._second.report(self._opinion).replace("\n", "\r\n").encode())
        except EnvironmentProblem as problem:
            self.noticed.emit("warn", str(problem))
            return
        self.noticed.emit("info", self.tr("Kept: {0}. It holds no names of players.").format(Path(target).name))
