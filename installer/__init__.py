"""What makes packages of tdapp: the frozen folder first, then what wraps it for each system.

Nothing of the program imports it, and it imports nothing of the program: each module is a step that make or CI calls.
"""
