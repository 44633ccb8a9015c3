"""Why a pairing is as it is, and why not another; from the section alone."""
