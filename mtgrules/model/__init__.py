"""The values that a game is made of: no behaviour, no rules, no text beyond names."""
