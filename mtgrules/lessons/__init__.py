"""Lessons: one file for two languages, checked by playing it, built into two notebooks.

Nothing is imported here: a table of a notebook reads a position as lessons do, and needs
neither the builder nor its Markdown parser.

>>> from mtgrules.lessons.check import check
>>> from mtgrules.lessons.parse import parse
>>> lesson = parse("no lesson at all", "x.md")
>>> [problem.code for problem in check(lesson)]
['L001']
"""
