"""What a widget says when Python does not answer, without Python.

It lies in the page from the beginning, in both languages, and the style sheet brings it out:
the page itself marks widgets whose Python has ended (`jupyter-widgets-disconnected`), and
`live` marks one whose button was pressed and nothing came (`mtg-late`). So it needs neither
a kernel nor a script to say that the kernel is gone.
"""

from __future__ import annotations

from importlib.resources import files

from mtgrules.rulebook.text import LANGS, Text
from mtgrules_widgets.markup import Html, el

ENDED = Text(
    "Python has ended or was restarted, so these buttons do nothing any more. What you see stays.",
    "Pythonが終了したか再起動したため、ボタンを押しても何も起きません。表示はこのまま残ります。",
)
LATE = Text(
    "No answer from Python yet: it is busy, or the connection is interrupted. What you see "
    "stays, and what you pressed is done when the connection is back; you need not press again.",
    "Pythonからまだ応答がありません。処理中か、接続が切れています。表示はこのまま残ります。"
    "接続が戻れば、押したボタンの操作が行われるので、押し直す必要はありません。",
)
RUN = Text(
    "To go on, choose Run → Run All Cells in the menu.",
    "続けるには、メニューの「実行 → すべてのセルを実行」（英語のメニューでは「Run → Run All "
    "Cells」）を選んでください。",
)
RELOAD = Text(
    "To go on, reload the page.",
    "続けるには、ページを再読み込みしてください。",
)
RESTART = Text(
    "If this text stays, choose Run → Restart Kernel and Run All Cells in the menu.",
    "この表示が消えないときは、メニューの「実行 → カーネルを再起動してすべてのセルを実行…」"
    "（英語のメニューでは「Run → Restart Kernel and Run All Cells…」）を選んでください。",
)
RELOAD_LATER = Text(
    "If this text stays, reload the page.",
    "この表示が消えないときは、ページを再読み込みしてください。",
)

CSS = Html((files(__package__) / "lost.css").read_text(encoding="utf-8"))


def lost() -> Html:
    """Its style, and both messages, hidden; belongs into the `mtg-style` view of a widget."""
    told = [
        el(
            "p",
            said[lang],
            " " if lang == "en" else "",
            el("span", menu[lang], cls="mtg-menu"),
            el("span", page[lang], cls="mtg-no-menu"),
            cls=f"mtg-{name}",
            lang=lang,
        )
        for name, said, menu, page in (
            ("ended", ENDED, RUN, RELOAD),
            ("unanswered", LATE, RESTART, RELOAD_LATER),
        )
        for lang in LANGS
    ]
    return Html(el("style", CSS) + el("div", *told, cls="mtg-lost", role="alert"))
