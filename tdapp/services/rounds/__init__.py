"""The life of a round: paired, published, played, corrected; its boards and results.

Who plays whom is asked in ``services.pairing``.
"""
