"""The words of an exported page that no widget says; all others are those of the widgets."""

from __future__ import annotations

from mtgrules.rulebook.text import Text

OTHER_LANGUAGE = Text("日本語で読む", "Read in English")
ALL_LESSONS = Text("All lessons", "教材の一覧")
WITHOUT_JUPYTER = Text(
    "This page works by itself, without Jupyter and without a network. Where the text speaks of "
    "menus, grey fields or running them, it means the notebook of the same lesson: here "
    "everything runs already. To change the cards of a table, or to make choices that were not "
    "prepared, use the notebook.",
    "このページは、Jupyterもネットワークもなしで使えます。文章にメニューや灰色の欄、欄の実行が出てくるのは、"
    "同じ教材のノートブックの話で、ここではすべて実行済みです。盤面のカードを替えたり、用意されていない選択を"
    "したりするには、ノートブックを使ってください。",
)
NO_SCRIPT = Text(
    "This browser does not run scripts here: you can read the page and look at the first "
    "position of every table, but not step through the games.",
    "このブラウザーではスクリプトが動かないため、文章と各盤面の最初の局面だけを見られます。"
    "手順を進めることはできません。",
)
BROKEN = Text(
    "The games of this page could not be read. The file may have been cut short while it was "
    "copied: copy it again.",
    "このページの対戦を読み込めませんでした。コピーの途中でファイルが壊れた可能性があります。"
    "もう一度コピーしてください。",
)
TOOLS = Text("Settings of this page", "このページの設定")
DARK = Text("Dark", "暗い画面")
LIGHT = Text("Light", "明るい画面")
LARGER = Text("A+", "文字＋")
SMALLER = Text("A−", "文字−")
TIP_LARGER = Text("Larger letters, for a classroom", "文字を大きくする（教室向け）")
TIP_SMALLER = Text("Smaller letters", "文字を小さくする")
SAY_SIZE = Text("Letters: {n} percent.", "文字の大きさ：{n}パーセント。")

CONTROLS = Text("Step through the game", "手順を進める操作")
OPTIONS = Text("What can be chosen", "選べること")
NEXT_IN_LINE = Text("One step forward on this line", "この流れに沿って1つ先の手順へ")
NEXT_CHOICE = Text("Forward to the next choice on this line", "この流れの次の選択まで進む")
RESTART = Text("Back to the first position", "最初の局面に戻る")
LINES = Text("Prepared lines:", "用意された流れ：")
TIP_LINE = Text("Follow this line from where it begins", "この流れを、分かれるところからたどる")
SAY_LINE = Text("Line {letter}: {name}. ", "流れ{letter}：{name}。")
GOES_HERE = Text("this line goes on with it", "この流れではこれを選ぶ")
NOT_PREPARED = Text(
    "Also legal here, but not prepared on this page",
    "ここで選べるが、このページには用意されていないこと",
)
NEEDS_ENGINE = Text(
    "“{name}” is legal here. What follows was not prepared for this page: only the engine knows "
    "it. Try it in the notebook of this lesson.",
    "「{name}」もここで選べます。ただし、その先はこのページに用意されていません。先に進むには"
    "ルールのエンジンが必要なので、この教材のノートブックで試してください。",
)
LINE_ENDS = Text(
    "The prepared line ends here. Go back, or follow another line.",
    "用意された流れはここまでです。前に戻るか、別の流れをたどってください。",
)
AND = Text(", ", "、")

SHOWN_BY = Text("Other statements show this one:", "これは、ほかの項目が示しています：")
TABLES = Text("Tables of this statement", "この項目の盤面")
FOUND = Text("{n} of {all} statements", "{all}項目のうち{n}項目")
OPEN_TABLE = Text("Look closer at a table", "盤面で詳しく見る")
CLOSE_TABLE = Text("Put the table away", "盤面をしまう")
TIP_TABLE = Text(
    "Opens a table below where the question stood: every step, and what is refused there and why",
    "問題が出された局面を下に開きます。1手順ずつ進めて、できないこととその理由も確かめられる",
)
SAY_TABLE = Text(
    "Below is a table where the question stood.", "問題が出された局面を下に開きました。"
)
PRACTICED = Text(
    "Here are {n} positions to practise with. In the notebook, fresh ones come without end.",
    "練習用の局面を{n}つ用意しました。ノートブックでは、新しい局面がいくらでも出題されます。",
)
