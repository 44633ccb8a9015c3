"""Ready ladders with their source. FIDE names no default; an event without one gets the first that fits."""

from __future__ import annotations

from tdapp.domain.section.event import Section
from tdapp.domain.section.ladder import Ladder, parse_ladder
from tdapp.domain.systems.kind import Kind
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import marked


@dataclass(frozen=True, slots=True)
class Preset:
    """A ready ladder; ``id`` is stored, ``name``, ``source`` and ``edition`` (a year or a version) are shown."""

    id: str
    name: str
    source: str
    kind: Kind
    text: str
    edition: str
    teams: bool = False
    system: str = ""  # the one whose score comes first; empty: points do

    @property
    def ladder(self) -> Ladder:
        """The rungs."""
        return parse_ladder(self.text)


_SWISS, _ROBIN = Kind.SWISS, Kind.ROUND_ROBIN

PRESETS: tuple[Preset, ...] = (
    Preset("fide-swiss", "FIDE Swiss", "FIDE recommendation", _SWISS, "BH/C1,BH,SB,PS,DE,WIN,BWG", "2019"),
    Preset(
        "fide-swiss-short",
        "Swiss, short",
        "the five criteria used most in open tournaments",
        _SWISS,
        "DE,BH/C1,BH,SB,WIN",
        "C.07, 2026",
    ),
    Preset(
        "fide-swiss-ratings",
        "FIDE Swiss with ratings",
        "for fields in which everybody is rated; it drops the ratings where somebody is not",
        _SWISS,
        "BH/C1,BH,DE,ARO,WIN,BWG",
        "C.07, 2026",
    ),
    Preset(
        "fide-swiss-unrated",
        "FIDE Swiss with unrated players",
        "the same with a published rule: unrated players count 1400, FIDE's rating floor",
        _SWISS,
        "BH/C1,BH,DE,ARO{unrated=1400},WIN,BWG",
        "C.07, 2026",
    ),
    Preset(
        "ricca",
        "Ricca's recommendation",
        "R. Ricca, simulation study for FIDE's Technical Commission, conclusion 5; an odd number of rounds",
        _SWISS,
        "BH/C1,DE,APRO,PS,WIN",
        "2017",
    ),
    Preset(
        "ricca-without-ratings",
        "Ricca, without ratings",
        "the same study, conclusion 3: where ratings are not reliable; an odd number of rounds",
        _SWISS,
        "BH/C1,DE,PS,WIN",
        "2017",
    ),
    Preset(
        "germany",
        "Germany",
        "usual order of German Swiss events: Buchholz, then the sum of the opponents' Buchholz",
        _SWISS,
        "BH,SOB",
        "Feinwertung",
    ),
    Preset(
        "germany-championship",
        "Germany, championship",
        "German championship 2007: sum of the opponents' ratings, then Buchholz",
        _SWISS,
        "SRO,BH",
        "2007",
    ),
    Preset(
        "france-papi",
        "France, Papi",
        "truncated Buchholz, Buchholz and performance as the program Papi counts them",
        _SWISS,
        "BH/C1@papi{cuts=by-rounds},BH@papi,PPERF",
        "Papi",
    ),
    Preset(
        "us-chess",
        "US Chess",
        "US Chess rulebook, 34E: Modified Median, Solkoff, cumulative, cumulative of opposition",
        _SWISS,
        "MMED,SOLK,CUM,CUMOPP",
        "34E",
    ),
    Preset(
        "recursive",
        "Recursive, Brozos-Vázquez",
        "Brozos-Vázquez, Campo-Cabana, Díaz-Ramos, González-Díaz: ARPO without the worst, ARPO, recursive performance",
        _SWISS,
        "ARPO/C1,ARPO,RP",
        "2010",
    ),
    Preset(
        "paired-comparison",
        "Paired comparison, Pippel",
        "C. L. Pippel, Tiebreak proposals for Swiss tournaments: generalized row sum, then least squares",
        _SWISS,
        "GRS,LSM",
        "2020",
    ),
    Preset(
        "keizer",
        "Keizer",
        "usual in clubs: the score, then wins, games played, direct encounter and the rating",
        _SWISS,
        "KEIZER,WIN,GP,DE,RTNG",
        marked("usual"),
        system="keizer",
    ),
    Preset(
        "knockout-stages",
        "Stages of a knock-out",
        "the stage that a player reached, and nothing else: who was out in the same stage shares the place",
        _ROBIN,
        "STAGE",
        marked("usual"),
        system="knockout",
    ),
    Preset("fide-round-robin", "FIDE round robin", "FIDE recommendation", _ROBIN, "DE,WIN,SB,KS", "2019"),
    Preset(
        "round-robin-classic",
        "Round robin, classic",
        "the order used before direct encounter came first",
        _ROBIN,
        "SB,DE,WIN,KS",
        marked("before 2019"),
    ),
    Preset(
        "fide-team-swiss",
        "FIDE Swiss for teams",
        "C.07, 13: direct encounter with top boards, then the opponents",
        _SWISS,
        "EDET,BH:MP/C1,EMGSB/C1,MPvGP",
        "C.07, 2026",
        teams=True,
    ),
    Preset(
        "olympiad-2022",
        "Olympiad 2022 and 2024",
        "Olympiad regulations: Sonneborn-Berger without the weakest opponent, game points, the opponents' match points",
        _SWISS,
        "OSB,MPvGP,OBH",
        "D.02.02, 2022",
        teams=True,
    ),
    Preset(
        "olympiad-2026",
        "Olympiad 2026",
        "the same, a round without a pairing counting one match point",
        _SWISS,
        "OSB{rules=2026},MPvGP,OBH{rules=2026}",
        "2026",
        teams=True,
    ),
    Preset(
        "team-swiss-game-points",
        "Swiss for teams, game points first",
        "usual order of leagues and school events: game points, then all boards of all opponents",
        _SWISS,
        "MPvGP,EGGSB,BH:MP",
        "C.07, 2026",
        teams=True,
    ),
    Preset(
        "fide-team-round-robin",
        "FIDE round robin for teams",
        "C.07, 13: game points, the matches among the tied, Sonneborn-Berger",
        _ROBIN,
        "MPvGP,EDE,EMGSB",
        "C.07, 2026",
        teams=True,
    ),
    Preset(
        "german-league",
        "German league",
        "board points, direct comparison, then the Berlin count",
        _ROBIN,
        "MPvGP,EDE,BERLIN",
        "Bundesturnierordnung",
        teams=True,
    ),
    Preset(
        "berlin-4-boards",
        "Four boards, Berlin",
        "German cup of teams of four: the Berlin count of a drawn match, then without the last boards",
        _ROBIN,
        "MPvGP,BERLIN,BBE",
        "Pokal",
        teams=True,
    ),
    Preset(
        "team-knock-out",
        "Knock-out match",
        "C.07, 12: board count, top boards, bottom board elimination",
        _ROBIN,
        "MPvGP,BC,TBR,BBE",
        "C.07, 2026",
        teams=True,
    ),
    Preset(
        "team-stages",
        "Stages of a knock-out",
        "The stage that a team reached, and nothing else: who was out in the same stage shares the place",
        _ROBIN,
        "",
        marked("usual"),
        teams=True,
    ),
)


BY_STAGE = "team-stages"
"""The preset of a knock-out: the stage reached, and nothing else."""


def presets_for(section: Section) -> tuple[Preset, ...]:
    """The presets for a section's kind, the starting one first."""
    swiss, teams = section.system.swiss_criteria, section.ranks_teams
    found = tuple(preset for preset in PRESETS if preset.teams is teams and (preset.kind is _SWISS) is swiss)
    if section.system.scores:
        return tuple(preset for preset in PRESETS if preset.system == section.system.id)
    found = tuple(preset for preset in found if not preset.system)
    if section.system.elimination or section.fixture is not None:
        return tuple(sorted(found, key=lambda preset: preset.id != BY_STAGE))
    return tuple(preset for preset in found if preset.id != BY_STAGE)


def preset_ladder(section: Section) -> Ladder:
    """The ladder of an event that names none."""
    return presets_for(section)[0].ladder
