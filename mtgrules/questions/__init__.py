"""Questions that the engine answers: nobody types what is right, what is wrong, or why.

A question stands at a place of a run. What is right is read off what the game does
next; what is wrong comes from the mistakes that people make (`mistakes`), each with
the reason why it is wrong.
"""

from mtgrules.questions.model import Asked, Attempt, CannotAsk, Option, Question, Round

__all__ = ["Asked", "Attempt", "CannotAsk", "Option", "Question", "Round"]
