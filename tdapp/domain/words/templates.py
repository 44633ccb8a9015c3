"""Stored English texts that are sentences with something put in: found again, and said in the language shown."""

from __future__ import annotations

import re
from collections.abc import Iterable

from tdapp.domain.words.wording import tr

_PLACEHOLDER = re.compile(r"\\{(\w+)\\}")
_NUMBERS = frozenset(("number", "count", "board", "low", "high"))


class Templates:
    """Templates, each ``marked``. Placeholders in ``nested`` hold texts of the same kind."""

    def __init__(self, templates: Iterable[str], nested: frozenset[str] = frozenset()) -> None:
        self._patterns = [(template, self._pattern(template)) for template in templates]
        self._nested = nested

    def shown(self, text: str) -> str:
        """The text in the language of here and now; what fits no template stays as it is."""
        said = tr(text)
        if said != text:
            return said
        for template, pattern in self._patterns:
            found = pattern.fullmatch(text)
            if found is not None:
                held = found.groupdict().items()
                return tr(template).format(
                    **{key: self.shown(part) if key in self._nested else part for key, part in held}
                )
        return text

    @staticmethod
    def _pattern(template: str) -> re.Pattern[str]:
        def group(found: re.Match[str]) -> str:
            held = r"\d+" if found[1] in _NUMBERS else ".+?"
            return f"(?P<{found[1]}>{held})"

        return re.compile(_PLACEHOLDER.sub(group, re.escape(template)), re.DOTALL)
