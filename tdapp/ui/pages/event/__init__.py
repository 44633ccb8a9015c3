"""The Event page: facts, regulations, schedule, sections, prizes, page heads, the wizard and the import review."""
