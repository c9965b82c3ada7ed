"""Effects (609): one class for each instruction that the cards here give.

An effect knows its text, what must be chosen while it is carried out, and how
it changes the game. Where its English says {target}, the text of the card
fills in what is targeted; the Japanese refers back with それ.
"""
