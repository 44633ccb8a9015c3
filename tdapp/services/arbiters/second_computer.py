"""What telephones send counts when a second computer has it, where the arbiter wants that.

A desk's own steps lie on its disk before its window says that they are done; a telephone has no disk, so the answer to
it waits a moment until a desk has said that it has the step. Where no desk does, the answer says so.
"""

from __future__ import annotations

SECOND_COMPUTER = "arbiters/second-computer"
"""Under which the event remembers that it is wanted."""
