"""One module per verb: ``add_arguments(parser)`` and ``run(arguments) -> exit status``.

Belongs here: what one verb does. Does not: what verbs share (reading, output).
"""
