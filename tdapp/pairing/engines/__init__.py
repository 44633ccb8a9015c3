"""Engines behind one protocol: asked in a process of their own or by path, every answer checked."""
