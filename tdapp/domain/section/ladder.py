"""The tie-break ladder: rungs and their text.

``rung := CODE [:MP|:GP] {/MOD} [@policy] {{key=value}}``, case-insensitive, keys sorted, defaults left out:
``BH/C1@fide-2009``, ``ARO/C1{unrated=1400}``, ``KS/L+1``. Whether a code, modifier or policy exists is the
registry's business (tdapp.tiebreaks.registry); this module only knows the grammar.
"""

from __future__ import annotations

import re
from dataclasses import field, replace
from functools import lru_cache

from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr

_RUNG = re.compile(
    r"(?P<code>[A-Za-z][A-Za-z0-9_]*)(?::(?P<reference>MP|GP))?"
    r"(?P<modifiers>(?:/[A-Za-z0-9+\-.]+)*)"
    r"(?:@(?P<policy>[A-Za-z0-9-]+))?"
    r"(?P<options>(?:\{[^{}]*\})*)",
    re.IGNORECASE,
)

SCORE = "score"
"""Among the options of a rung: match or game points, which stand before its modifiers (``BH:MP``)."""
_SPELLED = {"MPVGP": "MPvGP"}
"""Codes that are not all capitals, as FIDE writes them."""


@dataclass(frozen=True, slots=True)
class Rung:
    """One step of a ladder: a criterion, its modifiers (``C1``, ``L+1``), a policy id or None, options."""

    code: str
    modifiers: tuple[str, ...] = ()
    policy: str | None = None
    options: tuple[tuple[str, str], ...] = ()
    reference: str | None = None  # MP or GP, teams only

    def __str__(self) -> str:
        text = self.label
        if self.policy:
            text += f"@{self.policy}"
        if self.options:
            text += "{" + ",".join(f"{key}={value}" for key, value in self.options) + "}"
        return text

    @property
    def label(self) -> str:
        """Code and modifiers alone, as a column header shows them: ``BH/C1``."""
        reference = f":{self.reference}" if self.reference else ""
        return self.code + reference + "".join(f"/{modifier}" for modifier in self.modifiers)

    def option(self, key: str) -> str | None:
        """The text of an option, or None when it is not set."""
        return dict(self.options).get(key)

    def choice(self, key: str) -> str | None:
        """The same, and for ``SCORE`` the points that the rung names."""
        return self.reference if key == SCORE else self.option(key)

    def with_choice(self, key: str, value: str | None) -> Rung:
        """The same rung with one option or its points set, or removed when value is None."""
        return replace(self, reference=value) if key == SCORE else self.with_option(key, value)

    def count(self, letter: str) -> int:
        """The number in a modifier such as ``C2`` (``count("C") == 2``); 0 when absent."""
        for modifier in self.modifiers:
            if modifier[0] == letter and modifier[1:].isdigit():
                return int(modifier[1:])
        return 0

    def has(self, modifier: str) -> bool:
        """Whether a bare modifier such as ``P`` or ``F`` is set."""
        return modifier in self.modifiers

    def with_policy(self, policy: str | None) -> Rung:
        """The same rung under another policy."""
        return replace(self, policy=policy)

    def with_option(self, key: str, value: str | None) -> Rung:
        """The same rung with one option set, or removed when value is None."""
        options = {k: v for k, v in self.options if k != key}
        if value is not None:
            options[key] = value
        return replace(self, options=tuple(sorted(options.items())))


@dataclass(frozen=True, slots=True)
class Ladder:
    """Rungs in the order of use; points come first by themselves."""

    rungs: tuple[Rung, ...] = field(default=())

    def __str__(self) -> str:
        return ",".join(str(rung) for rung in self.rungs)


LOTS = ("LOT", "RND")
"""The codes of a drawing of lots."""


def announced_seed(ladder: Ladder | None) -> str | None:
    """The seed of the lots that a ladder announces; None where it has no lots, or no seed of them."""
    rungs = () if ladder is None else ladder.rungs
    return next((seed for rung in rungs if rung.code in LOTS and (seed := rung.option("seed"))), None)


def with_seed(ladder: Ladder, seed: str) -> Ladder:
    """The ladder with this seed where lots name none."""
    return Ladder(
        tuple(
            rung.with_option("seed", seed) if rung.code in LOTS and rung.option("seed") is None else rung
            for rung in ladder.rungs
        )
    )


def parse_rung(text: str) -> Rung:
    """Read one rung; RuleViolation with a plain sentence when the text is not one."""
    match = _RUNG.fullmatch(text.strip())
    if match is None:
        raise RuleViolation(
            tr("“{text}” is not a tie-break; write for example BH/C1 or SB@fide-2009.").format(text=text.strip())
        )
    options: dict[str, str] = {}
    for group in re.findall(r"\{([^{}]*)\}", match["options"] or ""):
        for pair in filter(None, (part.strip() for part in group.split(","))):
            key, separator, value = pair.partition("=")
            if not separator or not key.strip() or not value.strip():
                raise RuleViolation(
                    tr("The option “{pair}” of {code} must be written key=value.").format(pair=pair, code=match["code"])
                )
            options[key.strip().lower()] = value.strip().lower()
    return Rung(
        code=_SPELLED.get(match["code"].upper(), match["code"].upper()),
        modifiers=tuple(part.upper() for part in (match["modifiers"] or "").split("/") if part),
        policy=match["policy"].lower() if match["policy"] else None,
        options=tuple(sorted(options.items())),
        reference=match["reference"].upper() if match["reference"] else None,
    )


@lru_cache(maxsize=512)
def parse_ladder(text: str) -> Ladder:
    """Read a comma-separated ladder; a leading PTS is accepted and dropped. Commas inside braces belong to options."""
    parts = [part for part in re.split(r",(?![^{]*\})", text) if part.strip()]
    rungs = [parse_rung(part) for part in parts]
    if rungs and rungs[0].code == "PTS" and rungs[0].reference is None:
        rungs = rungs[1:]
    return Ladder(tuple(rungs))
