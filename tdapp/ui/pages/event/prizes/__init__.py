"""The dialog of prizes: the table of the prizes, the rules that divide them, who gets what now."""
