"""The Keizer score: what each place is worth and what every round gives, exactly; pairs nobody and ranks no ladder."""
