"""Engines behind one protocol: our own Dutch one, others in a process of their own or by path, every answer checked."""
