"""The numbers in view, remembered while nothing changes them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.domain.section.event import Section
from tdapp.domain.section.ladder import Ladder
from tdapp.ui.session.calculations import Calculations
from tdapp.ui.session.view import View

if TYPE_CHECKING:  # the tables and their explanations are computed, and imported, when they are first asked for
    from tdapp.services.tables.ladder_preview import Preview
    from tdapp.services.tables.standings import Standings
    from tdapp.services.teams.board_results import BoardResult
    from tdapp.tiebreaks.explain import RungExplanation

CACHE = 24
JOURNAL_ROWS = 300  # how far back a change of results is looked for


class Tables:
    """Tables of the section in view after the round in view, under the official or the trial ladder."""

    def __init__(self, view: View, calculations: Calculations) -> None:
        self._view, self.calculations = view, calculations
        self._tables: dict[tuple[object, ...], Standings] = {}
        self._ranked: tuple[Section, Section] | None = None
        view.event_changed.connect(self._forget)

    def _forget(self) -> None:
        """Another event: nothing of the one before is kept."""
        self._tables.clear()
        self._ranked = None

    @property
    def section(self) -> Section:
        """The section that is ranked: that in view, or the teams of a competition of teams."""
        section = self._view.section
        if self._ranked is None or self._ranked[0] is not section:
            from tdapp.domain.teams.for_ranking import as_ranked

            self._ranked = section, as_ranked(section)
        return self._ranked[1]

    @property
    def official(self) -> Ladder:
        """The official ladder."""
        return self.calculations.official_ladder(self._view.section)

    @property
    def has_trial(self) -> bool:
        """True while the trial ladder differs from the official one."""
        return self._view.section.trial_ladder is not None

    @property
    def trial(self) -> Ladder:
        """The ladder in the editor: the trial ladder, or the official one when there is none."""
        return self._view.section.trial_ladder if self._view.section.trial_ladder is not None else self.official

    def standings(self, *, trial: bool = False) -> Standings:
        """The table in view, under the official or the trial ladder."""
        return self._table(self.trial if trial else self.official, trial)

    def under(self, ladder: Ladder) -> Standings:
        """The table in view under a ladder that is only looked at."""
        return self._table(ladder, trial=True)

    def _table(self, ladder: Ladder, trial: bool) -> Standings:
        """Held as long as everything is the same that it follows from."""
        view, section = self._view, self._view.section
        typed = (section.manual_places, section.external_values, section.ladder)  # the official one names seeds of lots
        key = (view.numbers_revision, view.section_id, section.edition, typed, view.after_round, ladder, trial)
        if key not in self._tables:
            if len(self._tables) > CACHE:
                self._tables.clear()
            self._tables[key] = self.calculations.standings(
                section, ladder=ladder if trial else None, trial=trial, after_round=view.after_round
            )
        return self._tables[key]

    def players(self) -> Standings:
        """The players' own table in a competition of teams."""
        view = self._view
        key = (view.numbers_revision, view.section_id, view.after_round, "players")
        if key not in self._tables:
            from tdapp.services.tables.standings import compute_standings

            self._tables[key] = compute_standings(view.section, after_round=view.after_round)
        return self._tables[key]

    def boards(self) -> tuple[tuple[int, int, BoardResult], ...]:
        """Board, place and player of a competition of teams, board by board."""
        return self.calculations.boards(self._view.section, after_round=self._view.after_round)

    def board_prize_games(self) -> int:
        """Games over the board that a board prize asks for."""
        from tdapp.services.teams.board_results import minimum_games

        rules = self._view.section.team_rules
        return minimum_games(rules, self._view.after_round) if rules is not None else 0

    def by_hand_may_be_out_of_date(self) -> bool:
        """Whether results changed after places or values were typed in."""
        from tdapp.services.tables.by_hand_age import may_be_out_of_date

        section = self._view.section
        if self._view.store is None or not (section.manual_places or section.external_values):
            return False
        return may_be_out_of_date(self._view.store.journal(limit=JOURNAL_ROWS), self._view.section_id)

    def explanation(self, number: int, ladder: Ladder, only: int | None = None) -> tuple[RungExplanation, ...]:
        """The worked calculation of every rung, or ``only`` one, for one player after the round in view."""
        view = self._view
        return self.calculations.explain(view.section, number, ladder=ladder, after_round=view.after_round, only=only)

    def preview(self) -> Preview:
        """What the trial ladder changes after the round in view."""
        return self.preview_of(self.standings(trial=True))

    def preview_of(self, tried: Standings) -> Preview:
        """What a table under another ladder changes against the official one."""
        from tdapp.services.tables.ladder_preview import compare

        return compare(self.standings(), tried)
