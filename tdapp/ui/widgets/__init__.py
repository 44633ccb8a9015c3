"""Parts that know no noun: tables, labels, search, confirmation. Pages are made of them; they import no page."""
