"""Rounds of questions made by hand, for tests of what is shown of them."""

from __future__ import annotations

from mtgrules.game import Game
from mtgrules.lessons.rounds import Asked, Round
from mtgrules.lessons.script import take
from mtgrules.questions import Option, Question
from mtgrules.rulebook.text import Text
from mtgrules.setup import position

PING = {
    "you": {"battlefield": ["Prodigal Pyromancer"]},
    "opponent": {"battlefield": ["Mountain"], "hand": ["Lightning Bolt"]},
}
RESPOND = Question(
    "may",
    Text("May Ben respond while {T} is paid?", "{T}の支払い中にBenは対応できますか。"),
    (
        Option(
            Text("Yes, with a Bolt", "はい、稲妻で"),
            right=False,
            why=Text("HE-MAY-NOT", "禁止だから"),
        ),
        Option(
            Text("No", "いいえ"),
            right=True,
            why=Text("NOBODY-HAS-PRIORITY", "優先権がないから"),
            rule="117.1",
        ),
        Option(
            Text("Only instants", "インスタントだけ"),
            right=False,
            why=Text("NOT-EVEN-THOSE", "それも不可だから"),
        ),
    ),
    hints=(Text("Who has priority?", "優先権は誰に？"), Text("Read 117.1.", "117.1を読もう。")),
)
LIFE = Question(
    "life",
    Text("What will Ben's life total be?", "ベンのライフはいくつになりますか。"),
    (
        Option(Text("20 left", "残り20"), right=False, why=Text("IT-RESOLVES", "解決するから")),
        Option(
            Text("19 left", "残り19"),
            right=True,
            why=Text("ONE-DAMAGE", "1点だから"),
            rule="120.3a",
        ),
    ),
    verified=False,
)


def ping(*questions: Question, target: str = "Ben") -> Round:
    """The Pyromancer is activated; a question at its target, the next once it is on the stack.

    Any further ones come after the end.
    """
    game = Game(position(PING))
    places = []
    for line in ("activate Prodigal Pyromancer", f"target {target}"):
        take(game, line)
        places.append(game.tree.end_of_run(game.at))
    for line in ("pass", "pass"):
        take(game, line)
    places += [game.tree.end_of_run(game.at)] * len(questions)
    asked = [Asked(question, places[n], places[n + 1]) for n, question in enumerate(questions)]
    return Round("", game.tree, tuple(asked))
