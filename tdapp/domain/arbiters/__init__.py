"""Several arbiters at one event: who does a step, what each role may do, the invitations that make roles.

Who works alone meets nothing of it but ``by.ALONE``.
"""
