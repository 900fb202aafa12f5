"""What a rule system is: checks, their parameters, outcomes, modifiers and house rules, and how a check is read as odds or thrown."""
