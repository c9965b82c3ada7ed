"""How fast is it? Ratios against yardsticks, measured side by side in one run.

    python -m benchmarks                    # everything, a few minutes
    python -m benchmarks --quick            # fewer and shorter rounds, rougher figures
    python -m benchmarks --only a1 b1       # some of it

Absolute times say more about the machine than about the code, so each measure
is a ratio to something well known: python-chess, `copy.deepcopy`, a bare
ipywidgets button. Ours and the yardstick take turns, round by round; a round
gives one ratio, and the median of the rounds counts. Every round checks the
result of what it timed, so that nothing is fast because it was skipped.

Each measure has an aim and a floor. Below the floor the command ends with
exit code 1; between the two it says so and ends well.
"""
