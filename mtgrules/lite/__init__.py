"""A static site with all lessons, whose engine runs in the learner's browser (JupyterLite).

`fetching` gets what the site is made of, `kernel` says what the browser's Python loads,
`front` is the page that it begins with, `building` puts everything into one folder.
"""
