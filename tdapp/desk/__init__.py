"""The desk's end of the line to the computer that leads the event: the only place that speaks to one."""
