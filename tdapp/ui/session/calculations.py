"""Every number and word the window shows, asked of the services; each service is imported when it is first needed."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from tdapp.domain.section.event import Section
from tdapp.domain.section.ladder import Ladder, Rung

if TYPE_CHECKING:  # what it names is imported when it is first needed
    from tdapp.pairing.engines.engine import Cancel
    from tdapp.reports.exporting import TableFormat
    from tdapp.reports.printing import PrintedDocument
    from tdapp.reports.registry import DocumentEntry
    from tdapp.services.norms.norms import PlayerNorm
    from tdapp.services.tables.by_hand import HandColumn
    from tdapp.services.tables.ladder_editing import CatalogueEntry, LintLine, RungOptions
    from tdapp.services.tables.ladder_preview import Preview
    from tdapp.services.tables.policy_places import PolicyColumn, PolicyPlaces
    from tdapp.services.tables.second_opinion import Progress, SecondOpinion
    from tdapp.services.tables.standings import Arrays, Standings
    from tdapp.services.teams.board_results import BoardResult
    from tdapp.tiebreaks.explain import RungExplanation
    from tdapp.tiebreaks.presets import Preset
    from tdapp.ui.session.print_requests import PrintRequest


class Calculations:
    """Pure functions over snapshots: the same question gives the same answer."""

    @cached_property
    def _arrays(self) -> Arrays:
        """Arrays of the section, held while only its trial ladder changes."""
        from tdapp.services.tables.held_arrays import HeldArrays  # brings numpy, which the start does not need

        return HeldArrays()

    def standings(
        self, section: Section, *, ladder: Ladder | None = None, trial: bool = False, after_round: int | None = None
    ) -> Standings:
        """The ranked table under the official ladder, the trial ladder, or any other; of teams their table."""
        from tdapp.services.systems.registry import rules_of_system

        rules = rules_of_system(section.system)
        return rules.standings(section, ladder=ladder, trial=trial, after_round=after_round, arrays=self._arrays)

    def players(self, section: Section, *, after_round: int) -> Standings:
        """The players of a competition of teams, ranked by the preset for players."""
        from tdapp.services.tables.standings import compute_standings

        return compute_standings(section, after_round=after_round)

    def boards(self, section: Section, *, after_round: int) -> tuple[tuple[int, int, BoardResult], ...]:
        """Board, place and player, board by board."""
        from tdapp.services.teams.board_results import board_results, by_board, by_points, ranked

        found = by_board(board_results(section, after_round))
        return tuple((board, *place) for board, results in found.items() for place in ranked(results, by_points))

    def ranked(self, section: Section) -> Section:
        """What the tables rank: the section itself, or the teams of a competition of teams."""
        from tdapp.domain.teams.for_ranking import as_ranked

        return as_ranked(section)

    def explain(
        self,
        section: Section,
        number: int,
        *,
        ladder: Ladder | None = None,
        after_round: int | None = None,
        only: int | None = None,
    ) -> tuple[RungExplanation, ...]:
        """The worked calculation of every rung, or ``only`` one, for one player."""
        from tdapp.services.tables.explanation import explain_player

        return explain_player(
            self.ranked(section), number, ladder=ladder, after_round=after_round, arrays=self._arrays, only=only
        )

    def compare(self, old: Standings, new: Standings) -> Preview:
        """The players whose place differs between two tables of one section."""
        from tdapp.services.tables.ladder_preview import compare

        return compare(old, new)

    def official_ladder(self, section: Section) -> Ladder:
        """The official ladder, or the preset of the section's kind where none is set."""
        from tdapp.services.tables.standings import official_ladder
        from tdapp.tiebreaks.registry import check_ladder

        return check_ladder(section, official_ladder(section))

    def checked(self, section: Section, ladder: Ladder) -> Ladder:
        """The ladder as it would be stored, defaults left out; RuleViolation when a rung is not known."""
        from tdapp.tiebreaks.registry import check_ladder

        return check_ladder(section, ladder)

    def rung_name(self, section: Section, rung: Rung) -> str:
        """A rung in words."""
        from tdapp.services.tables.ladder_editing import rung_labels

        return rung_labels(section, Ladder((rung,)))[0]

    def catalogue(self, section: Section) -> tuple[CatalogueEntry, ...]:
        """The criteria that may be used here, family by family."""
        from tdapp.services.tables.ladder_editing import catalogue

        return catalogue(section)

    def rung_options(self, section: Section, rung: Rung) -> RungOptions:
        """What the popover offers for a rung."""
        from tdapp.services.tables.ladder_editing import rung_options

        return rung_options(section, rung)

    def lint(self, section: Section, ladder: Ladder) -> tuple[LintLine, ...]:
        """Remarks on a ladder."""
        from tdapp.services.tables.ladder_editing import lint

        return lint(section, ladder)

    def in_words(self, section: Section, ladder: Ladder) -> str:
        """The ladder as sentences for the regulations."""
        from tdapp.services.tables.ladder_editing import in_words

        return in_words(section, ladder)

    def changes(self, section: Section, trial: Ladder) -> int:
        """How many rungs differ between the trial and the official ladder."""
        from tdapp.services.tables.ladder_editing import changes_from_official

        return changes_from_official(section, trial)

    def hand_columns(self, section: Section, ladder: Ladder, after_round: int) -> tuple[HandColumn, ...]:
        """The rungs of a ladder that are filled in by hand."""
        from tdapp.services.tables.by_hand import hand_columns

        return hand_columns(self.ranked(section), ladder, after_round)

    def policy_columns(self, section: Section, ladder: Ladder) -> tuple[PolicyColumn, ...]:
        """A ladder as it stands, then under each policy that changes something."""
        from tdapp.services.tables.policy_places import policy_columns

        return policy_columns(self.ranked(section), ladder)

    def places_by_policy(self, section: Section, ladder: Ladder, after_round: int, top: int) -> PolicyPlaces:
        """The places of the first players under every policy."""
        from tdapp.services.tables.policy_places import places_by_policy

        return places_by_policy(self.ranked(section), ladder, after_round=after_round, top=top)

    def second_opinion(
        self, section: Section, ladder: Ladder, after_round: int, *, cancel: Cancel, progress: Progress
    ) -> SecondOpinion:
        """The values of FIDE's own tool beside ours. Starts a process and blocks: call it in a thread."""
        from tdapp.pairing.engines.engine import Patience
        from tdapp.pairing.engines.gacrux import GacruxEngine
        from tdapp.services.tables.second_opinion import second_opinion

        with GacruxEngine() as engine:
            return second_opinion(
                section,
                engine,
                ladder=ladder,
                after_round=after_round,
                patience=Patience(cancel=cancel),
                progress=progress,
            )

    def presets(self, section: Section) -> tuple[Preset, ...]:
        """Ready ladders for this kind of section."""
        from tdapp.tiebreaks.presets import presets_for

        return presets_for(section)

    def norms(self, section: Section, *, after_round: int) -> tuple[PlayerNorm, ...]:
        """Who has a title norm and who still can, as it stood after a round. May run in a thread."""
        from tdapp.services.norms.norms import as_it_stood, candidates, event_facts

        section = as_it_stood(section, after_round)
        return candidates(section, event_facts(section))

    def documents(self, section: Section, *, has_games: bool = False) -> list[DocumentEntry]:
        """What can be printed, with whether it applies; ``has_games``: some are recorded."""
        from tdapp.reports.registry import documents_for

        return [entry for entry in documents_for(section, has_games=has_games) if entry.offered]

    def sheet(self, section: Section, asked: str) -> str:
        """The document that says in the section's system what one says of players."""
        from tdapp.services.systems.registry import rules_of_system

        return rules_of_system(section.system).sheet(asked)

    def print(self, standings: Standings, request: PrintRequest) -> PrintedDocument:
        """Make a PDF of a table that is already computed. May run in a thread."""
        from tdapp.ui.session.print_requests import printed

        return printed(standings, request)

    def export(self, standings: Standings, request: PrintRequest, form: TableFormat) -> bytes:
        """A document as a web page, CSV or workbook; RuleViolation when it has no table."""
        from tdapp.ui.session.print_requests import exported

        return exported(standings, request, form)

    def table_text(self, standings: Standings, request: PrintRequest) -> str:
        """The tables of a document, tab-separated; RuleViolation when it has none."""
        from tdapp.ui.session.print_requests import table_text

        return table_text(standings, request)

    def groups(self, section: Section) -> tuple[str, ...]:
        """The groups of players that a list can be printed for, by name."""
        import datetime as dt

        from tdapp.reports.choices import groups_for

        return tuple(group.name for group in groups_for(section, dt.datetime.now().astimezone()))
