"""What comes after Buchholz Cut-1 when ratings err: Ricca named reliable ratings as the weak point of his advice."""

from __future__ import annotations

from dataclasses import replace

from tdapp.domain.words.wording import marked
from tdapp.lab.source import Size
from tdapp.lab.studies.ricca_2016 import FIELD
from tdapp.lab.study import Comparison, Level, Row

SECOND = (
    "APRO",
    "ARO",
    "ARO/C1",
    "PTP",
    "TPR",
    "PS",
    "SB",
    "KS",
    "BH",
    "FB",
    "AOB",
    "WIN",
    "WON",
    "BPG",
    "BWG",
    "DE",
    "LOT",
)
ALONE = ("BH/C1", "APRO", "ARO", "ARO/C1", "PTP", "TPR", "PS", "LOT")

STUDY = Comparison(
    id="unreliable-ratings",
    name=marked("Ratings that err"),
    question=marked("Which second tie-break is best after Buchholz Cut-1, and does it stay so when ratings err?"),
    method=marked(
        "No byes, no forfeits. The same field with true ratings and with ratings that err by 100 points (standard "
        "deviation); pairings and tie-breaks see the rating, results follow the strength. What is left equal is "
        "drawn by lot."
    ),
    sizes=(Size(100, 9), Size(50, 7)),
    levels=(Level("exact", FIELD), Level("± 100", replace(FIELD, rating_noise=100.0))),
    criteria=("ABSELO", "ZERMELO", "ABSTPR"),
    rows=(
        *(Row(code, code, code) for code in ALONE),
        *(Row(f"BH/C1,{code}", f"BH/C1,{code}", f"BH/C1,{code},LOT") for code in SECOND),
    ),
)
