"""What a system does: how it pairs a round, why, how it is announced and ranked. One file each, and its line in
``registry``. What it is, ``domain.systems`` says.
"""
