"""Another program beside the window: what it says of faults is read as it comes, and only its end is kept."""

from __future__ import annotations

import sys

from tdapp.ui.session.second_program import LAST_WORDS, SecondProgram

TALKS = "import sys; sys.stderr.write('noise' * 200_000 + '\\ntdapp: it is broken\\n'); sys.exit(3)"


def test_a_program_that_says_much_of_its_faults_ends_with_its_last_words(qtbot):
    second = SecondProgram((sys.executable, "-c", TALKS))
    with qtbot.waitSignal(second.ended, timeout=30_000) as ended:
        second.start(())
    status, fault = ended.args
    assert status == 3
    assert fault.endswith("it is broken")
    assert len(fault) <= LAST_WORDS
    assert not second.is_running
