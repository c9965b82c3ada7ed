"""Diagrams: the stack, and what triggered or caused what.

A diagram is a graph first (`graphs`, needs networkx), a picture second (`draw`,
needs matplotlib) and words from the same graph (`graphs.describe`). Importing
this package loads neither library.
"""
