"""Swiss, round robin, match or what only teams play, and how many rounds that makes."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QWidget

from tdapp.domain.section.team import MOST_BOARDS, Score, TeamRules
from tdapp.domain.systems.registry import DUTCH, is_unknown, listed, offered
from tdapp.domain.systems.system import System
from tdapp.domain.words.wording import tr
from tdapp.pairing.rules.scheveningen import FEWEST, MOST
from tdapp.ui.pages.event.systems.system_list import SystemsDialog
from tdapp.ui.widgets.basics import Segments, Stepper, button, label
from tdapp.ui.widgets.boxes import beside, column_in

MOST_ROUNDS = 300
DOUBLE = 2
SWISS = "swiss"
TILES = (SWISS, "rr", "knockout", "scheveningen")
OF_TEAMS_ONLY = ("scheveningen",)


def _tile(which: str) -> str:
    """Under which tile a choice stands in the list of systems."""
    return "rr" if which in ("match", "double") else which


class SystemFields(QWidget):
    """The system with its rounds; rounds of a round robin go by what a number of players needs.

    Signals: ``changed()`` by the user only.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.kind = Segments(
            self.tr("System"),
            (
                (SWISS, self.tr("Swiss"), self.tr("Players with equal scores meet")),
                ("rr", self.tr("Round robin"), self.tr("Everybody meets everybody")),
                ("double", self.tr("Double round robin"), self.tr("Everybody meets everybody twice")),
                ("match", self.tr("Match"), self.tr("Two players or two teams, several games")),
                ("knockout", self.tr("Knock-out"), self.tr("The winners go on")),
                (
                    "scheveningen",
                    self.tr("Scheveningen"),
                    self.tr("Everybody of one team meets everybody of the other"),
                ),
            ),
        )
        self.rounds = Stepper(self.tr("Rounds"), self.tr("Fewer rounds"), self.tr("More rounds"))
        self.hint = label("", "dim")
        self.who = Segments(
            self.tr("Who is paired"),
            (
                ("players", self.tr("Players"), self.tr("Everybody plays for himself or herself")),
                ("teams", self.tr("Teams"), self.tr("Teams meet on several boards")),
            ),
        )
        self.boards = Stepper(self.tr("Boards of a match"), self.tr("Fewer boards"), self.tr("More boards"))
        self.boards.set_range(1, MOST_BOARDS, 4)
        self.boards_hint = label(self.tr("boards a match"), "dim")
        self._tiles = {which: self.kind.button(which).text() for which in TILES}
        self.more = button(self.tr("More systems…"), role="link", on_click=self._show_more)
        self.legs = QCheckBox(self.tr("Two legs, home and away"))
        self._which, self._cycles, self._least = SWISS, 1, 1
        self._system, self._given = DUTCH, DUTCH
        column = column_in(self, 6)
        rows = (
            (self.kind,),
            (self.more,),
            (self.rounds, self.hint, self.legs),
            (self.who, self.boards, self.boards_hint),
        )
        for widgets in rows:
            column.addLayout(beside(*widgets, None, spacing=10))
        self.kind.chosen.connect(self._choose)
        self.who.chosen.connect(self._choose_who)
        self.boards.changed.connect(self._boards_changed)
        self.rounds.changed.connect(self._rounds_changed)
        self.legs.clicked.connect(self._legs_changed)
        self.set_system(DUTCH, 1, 7)

    def set_system(self, system: System, cycles: int, rounds: int, *, least: int = 1) -> None:
        """Show this system; ``least`` rounds are paired already. No signal."""
        self._cycles, self._least = cycles, max(1, least)
        self._which, self._system, self._given = system.tile, system, system
        self.who.set_choice("teams" if system.pairs_teams else "players")
        if system.everyone_meets:
            match_ = cycles > 1 and rounds == cycles
            self._which = "match" if match_ else "double" if cycles == DOUBLE else "rr"
        if system.elimination:
            self.legs.setChecked(cycles > 1)
            if system.closed_field:
                self._cycles = 1
        self.kind.set_choice(self._which)
        self._set_rounds(rounds)

    def system(self) -> tuple[System, int, int]:
        """The system, how often each pair meets, and the rounds."""
        rounds = self.rounds.value * self._games
        cycles = rounds if self._which in ("match", "scheveningen") else self._cycles
        if self._system.closed_field and self._which == "knockout":
            cycles = 1  # the games of a match are among its parameters
        return self._system, cycles, rounds

    def set_games(self, games: int) -> None:
        """How many rounds a match of a knock-out of players has: the stages stay. No signal."""
        if self._which == "knockout" and not self.of_teams and games != self._cycles:
            stages = max(1, self.rounds.value // self._cycles)
            self._cycles = games
            self._set_rounds(stages * games)

    def set_stage(self, games: int) -> None:
        """The same where the rounds shown count all games already. No signal."""
        if self._which == "knockout" and not self.of_teams:
            self._cycles = games
            self._set_rounds(self.rounds.value)

    @property
    def _games(self) -> int:
        """How many games the rounds have that players see; the others are asked for by their legs."""
        return max(1, self._system.stage_rounds)

    def set_team_rules(self, rules: TeamRules | None) -> None:
        """Show the boards of a match. No signal."""
        if rules is not None:
            self.boards.set_range(1, MOST_BOARDS, rules.boards)
            self._show()

    def team_rules(self, before: TeamRules | None) -> TeamRules | None:
        """The rules of teams with the boards shown; None where players are paired."""
        if not self.of_teams:
            return None
        rules = before or TeamRules(primary=Score.GAME if self._which == "scheveningen" else Score.MATCH)
        return rules if rules.boards == self.boards.value else replace(rules, boards=self.boards.value, colours="")

    def lock(self, why: str) -> None:
        """The system can no longer be changed."""
        for part in (self.kind, self.more, self.who, self.boards, self.legs):
            part.setEnabled(not why)
            part.setToolTip(why)

    @property
    def of_teams(self) -> bool:
        """Whether teams are paired."""
        return self.who.button("teams").isChecked()

    def _choose_who(self, who: str) -> None:
        self.who.set_choice(who)
        if not self.of_teams and self._which in OF_TEAMS_ONLY:
            self.kind.set_choice("match")
            self._choose("match")
            return
        self._take_of_tile()
        if self._which == "knockout":
            stages = max(1, self.rounds.value // self._cycles)
            self._cycles = DOUBLE if self.of_teams and self.legs.isChecked() else 1
            self._set_rounds(stages * self._cycles)
        self._show()
        self.changed.emit()

    def _legs_changed(self) -> None:
        stages = self.rounds.value // self._cycles
        self._cycles = DOUBLE if self.legs.isChecked() else 1
        self._set_rounds(stages * self._cycles)
        self.changed.emit()

    def _boards_changed(self, _boards: int) -> None:
        self._show()
        self.changed.emit()

    def _choose(self, which: str) -> None:
        usual = offered(teams=self.of_teams, tile=_tile(which))
        if which == self._which and self._system in usual[:1]:
            return
        self._take(which)
        self.changed.emit()

    def _take(self, which: str, system: System | None = None) -> None:
        if which == self._which:
            rounds = self.rounds.value
            self._take_of_tile(system)
            self._set_rounds(rounds * self._games)  # as many as were shown
            return
        self._which = which
        self._take_of_tile(system)
        legs = which == "knockout" and self.of_teams and self.legs.isChecked()
        self._cycles = DOUBLE if which == "double" or legs else 1
        usual = {"swiss": 7, "rr": 7, "double": 14, "match": 6, "scheveningen": self.boards.value}
        self._set_rounds(usual.get(which, 3 * self._cycles))

    def _take_of_tile(self, system: System | None = None) -> None:
        """The system of the tile: this one, the one that the file brought, or the usual one."""
        tile = _tile(self._which)
        given = (self._given.tile, self._given.pairs_teams) == (tile, self.of_teams)
        self._system = system or (self._given if given else offered(teams=self.of_teams, tile=tile)[0])

    def _show_more(self) -> None:
        systems = listed(teams=self.of_teams)
        dialog = SystemsDialog(self.tr("More systems"), systems, self, chosen=self._system.key)
        if dialog.exec():
            self.choose_system(next(one for one in systems if one.key == dialog.key()))
        dialog.deleteLater()

    def choose_system(self, system: System) -> None:
        """Take one of the list."""
        which = self._which if _tile(self._which) == system.tile else system.tile
        self.kind.set_choice(which)
        self._take(which, system)
        self.changed.emit()

    def _set_rounds(self, rounds: int) -> None:
        step = 2 * self._cycles if self._which in ("rr", "double") else 1
        step = self._cycles if self._which == "knockout" else step
        games = self._games
        self.rounds.set_range(-(-self._least // games), MOST_ROUNDS // games, -(-rounds // games), step)
        self._show()

    def _rounds_changed(self, _rounds: int) -> None:
        self._show()
        self.changed.emit()

    def _show_systems(self) -> None:
        """The chosen system on its tile, and the list where there is more to choose than the tiles."""
        for which, words in self._tiles.items():
            shown = which == _tile(self._which)
            first = offered(teams=self.of_teams, tile=which)[:1]
            if which == SWISS and not self.of_teams:
                words = self.tr("Swiss (FIDE Dutch)")
            self.kind.button(which).setText(self._name() if shown and self._system not in first else words)
        every = listed(teams=self.of_teams)
        self.more.setVisible(len({one.tile for one in every}) < len(every))

    def _name(self) -> str:
        return self.tr("Another system") if is_unknown(self._system) else tr(self._system.name)

    def _show(self) -> None:
        teams = self.of_teams
        self._show_systems()
        for which in OF_TEAMS_ONLY:
            self.kind.button(which).setVisible(teams)
        by_boards = self._which == "scheveningen"
        least, most = (FEWEST, MOST) if by_boards else (1, MOST_BOARDS)
        self.boards.set_range(least, most, self.boards.value)
        if by_boards:
            self.rounds.set_range(1, MOST_ROUNDS, self.boards.value)
        self.rounds.setEnabled(not by_boards)
        rounds = self.rounds.value
        self.boards.setVisible(teams)
        self.boards_hint.setVisible(teams)
        self.legs.setVisible(self._which == "knockout" and teams)
        if self._which == "swiss":
            two = self.tr("rounds, each a match of two games")
            self.hint.setText(two if self._games > 1 else self.tr("rounds"))
            return
        if self._which == "knockout":
            most = 1 << (rounds // self._cycles)
            text = self.tr("rounds: for up to {0} teams") if teams else self.tr("rounds: for up to {0} players")
            self.hint.setText(text.format(most))
            return
        if by_boards:
            self.hint.setText(self.tr("rounds: as many as boards"))
            return
        if self._which == "match":
            self.hint.setText(self.tr("rounds") if teams else self.tr("games"))
            return
        once = rounds // self._cycles
        if once % 2:
            text = self.tr("rounds: for {0} or {1} teams") if teams else self.tr("rounds: for {0} or {1} players")
            text = text.format(max(once, 2), once + 1)
        else:
            text = self.tr("rounds")
        if self._cycles > DOUBLE:
            text = self.tr("{0}, {1} games against each opponent").format(text, self._cycles)
        self.hint.setText(text)
