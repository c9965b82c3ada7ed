"""How long does a lesson take to start, and what does a class need?

    python -m benchmarks.classroom           # measure, and print the table
    python -m benchmarks.classroom --write   # and put it into docs/classroom.md and .ja.md

It does Binder's own steps in a throw-away folder (or takes those of `--binder
FOLDER`, where a first run leaves them), and measures JupyterLab, Voilà and the
kernels of that environment. Times say as much about the machine as about us, so
beside each of ours stands that of a notebook with one bare ipywidgets button,
measured in turns with it. A figure is the median of the rounds, with the
smallest and the largest.

Memory is read from Linux's /proc. Of one kernel it is what the process holds
(RSS), libraries that it shares with others included; of several together it is
their proportional share (PSS), so that what they share counts once.
"""
