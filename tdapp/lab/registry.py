"""The studies there are; a new one is a module in ``studies`` and a line here."""

from __future__ import annotations

from dataclasses import replace

from tdapp.domain.words.errors import RuleViolation, unknown
from tdapp.domain.words.wording import marked, tr
from tdapp.lab.orders import rungs_of
from tdapp.lab.source import Size
from tdapp.lab.studies import half_point_bye, policies_2026, ricca_2016, ricca_2017, unreliable_ratings
from tdapp.lab.study import Comparison, Level, Row, Study
from tdapp.tiebreaks.registry import criterion

OWN = Comparison(
    id="own",
    name=marked("A question of your own"),
    question=marked("How near do ladders of your choice come to what the games tell?"),
    method=marked(
        "The field of Ricca's studies, with about 4 % of the player rounds not played; the rows are those that you "
        "name, and a drawing of lots for comparison."
    ),
    sizes=(Size(100, 9),),
    levels=(Level("", policies_2026.STUDY.levels[1].recipe),),
    criteria=("ABSELO", "ZERMELO"),
    rows=(Row("LOT", "LOT", "LOT"),),
)

STUDIES: tuple[Study, ...] = (
    ricca_2016.STUDY,
    ricca_2017.STUDY,
    policies_2026.STUDY,
    half_point_bye.STUDY,
    unreliable_ratings.STUDY,
    OWN,
)


def study(study_id: str, rows: tuple[str, ...] = (), criteria: tuple[str, ...] = ()) -> Study:
    """The study of an id, with more ladders in its rows and other global criteria where these are given."""
    known = {entry.id: entry for entry in STUDIES}
    found = known.get(study_id)
    if found is None:
        raise unknown(tr("There is no study “{value}”; known are {known}."), study_id, known)
    if not rows and not criteria:
        return found
    if not isinstance(found, Comparison):
        raise RuleViolation(tr("The study “{id}” compares no ladders.").format(id=study_id))
    for text in rows:
        for rung in rungs_of(text):
            criterion(rung.code)
    for code in criteria:
        criterion(code)
    more = tuple(Row(text, text, text) for text in rows if text not in {row.name for row in found.rows})
    return replace(found, rows=(*found.rows, *more), criteria=criteria or found.criteria)
