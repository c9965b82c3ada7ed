"""Lessons: one file for two languages, checked by playing it, built into two notebooks.

>>> lesson = parse("no lesson at all", "x.md")
>>> [problem.code for problem in check(lesson)]
['L001']
"""

from mtgrules.lessons.build import build, write
from mtgrules.lessons.check import check
from mtgrules.lessons.drift import EDITED, is_edited, kept_name
from mtgrules.lessons.model import BadLesson, Lesson, Problem
from mtgrules.lessons.parse import parse
from mtgrules.lessons.script import replay

__all__ = [
    "EDITED",
    "BadLesson",
    "Lesson",
    "Problem",
    "build",
    "check",
    "is_edited",
    "kept_name",
    "parse",
    "replay",
    "write",
]
