"""An event followed into a PostgreSQL server, for whoever keeps servers; never in the way of a step."""
