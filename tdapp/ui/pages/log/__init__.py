"""The Log page: the journal, restore points, copies."""
