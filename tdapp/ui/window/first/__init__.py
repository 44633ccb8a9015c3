"""The first minutes: cards that go along with what is done, and an event of another program laid beside ours.

Nothing here comes unasked a second time, and nothing stands in the way of an ordinary event.
"""
