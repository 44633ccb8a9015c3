"""The Tie-breaks page: the ladder editor, its options, preview, comparison, second opinion, values by hand."""
