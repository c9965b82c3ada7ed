"""The rulebook: rule numbers by edition, terms, and text in two languages."""
