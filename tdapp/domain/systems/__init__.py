"""Pairing systems by name: their ids, their editions, the codes of record 192 that stand for them.

What pairs them lies in ``pairing``; this room knows which of them are.
"""
