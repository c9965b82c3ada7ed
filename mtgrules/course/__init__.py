"""The course as a whole: its lessons in order, what they teach, and the pages around them.

What can be read off the lessons, the scenarios and the rulebook is not typed a second time:
the glossary, the indexes and the table of what is taught where are made here.
"""
