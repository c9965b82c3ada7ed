"""The words of a class test, in both languages."""

from __future__ import annotations

from mtgrules.rulebook.text import Text

# Who it is ------------------------------------------------------------------------------

NAME = Text("Your name or number", "名前か番号")
ABOUT_NAME = Text(
    "It stands in the file that you hand in, and besides only in a draft on this computer.",
    "提出するファイルに書かれます。ほかには、このコンピューターの中の下書きにだけ残ります。",
)
BEGIN = Text("Begin ▶", "始める ▶")
TIP_BEGIN = Text("Begin the test under this name", "この名前でテストを始める")
SAY_BEGUN = Text("Begun as {name}.", "{name}さんで始めました。")
GOING_ON = Text(
    "Going on where {name} stopped: {n} of {of} answered.",
    "{name}さんの続きです。{of}問中{n}問に答えています。",
)
IS_IT_YOU = Text(
    "Under the name {name} this test has been begun here already ({n} of {of} answered). "
    "Is that you?",
    "{name}さんの名前で、もう始められています（{of}問中{n}問回答済み）。本人ですか？",
)
YES_ME = Text("Yes, go on", "はい、続ける")
NOT_ME = Text("No, another name", "いいえ、別の名前にする")
ANOTHER_NAME = Text(
    "Add something to your name that tells you apart, such as your number.",
    "区別できるように、番号などを付け足してください。",
)
ANOTHER = Text("Somebody else", "別の人が使う")
TIP_ANOTHER = Text(
    "For the next person at this computer; what was chosen stays kept",
    "同じコンピューターを次の人が使うとき（選んだ答えは残る）",
)
SURE_ANOTHER = Text(
    "Is somebody else going to answer here? What {name} has chosen stays kept under that name.",
    "別の人が答えますか？ {name}さんの答えは、その名前で残ります。",
)
YES_ANOTHER = Text("Yes, somebody else", "はい、別の人です")
NO_STAY = Text("No, stay here", "いいえ、このまま")

# Answering ------------------------------------------------------------------------------

AS = Text("{name}", "{name}さん")
ANSWERED = Text("{n} of {of} answered", "{of}問中{n}問回答済み")
QUESTIONS = Text("All questions", "問題の一覧")
HAS_ANSWER = Text("Question {n}, answered", "第{n}問（回答済み）")
HAS_NONE = Text("Question {n}, still open", "第{n}問（未回答）")
CHOOSE = Text(
    "Choose one. You may change it until you hand in.",
    "1つ選んでください。提出するまで変えられます。",
)
LOCKED = Text("Handed in: this stays as it is.", "提出済みです。もう変えられません。")
SAY_CHOSEN = Text("{letter} chosen. {answered}.", "{letter}を選びました。{answered}。")
NEXT = Text("Next question ▶", "次の問題 ▶")
BACK = Text("◀ Previous question", "◀ 前の問題")
TIP_NEXT = Text("On to the next question; answered or not", "次の問題へ（答えなくてもよい）")
TIP_BACK = Text("Back to the question before this", "前の問題へ")
NOT_KEPT = Text(
    "What you choose cannot be kept, because nothing can be written in this folder. Do not close "
    "or reload this page before you have handed in.",
    "このフォルダーには書き込めないので、選んだ答えを保存できません。提出するまで、"
    "ページを閉じたり読み込み直したりしないでください。",
)
CHANGED_ELSEWHERE = Text(
    "This test is open in another place too, and answers were changed there. These are the newest "
    "ones: look at them, then hand in.",
    "このテストは別の場所でも開かれていて、そちらで答えが変わりました。"
    "ここに出ているのが最新の答えです。確かめてから提出してください。",
)

# Handing in -----------------------------------------------------------------------------

HAND_IN = Text("Hand in …", "提出する …")
TIP_HAND_IN = Text("Asks first, then writes your answers to a file", "確認してから答えを書き出す")
SURE = Text(
    "All {of} questions are answered. Hand in? After that nothing can be changed.",
    "全{of}問に答えました。提出しますか？ 提出すると、もう変えられません。",
)
SURE_OPEN = Text(
    "{n} of {of} questions are still open ({which}). Hand in all the same? After that nothing can "
    "be changed.",
    "{of}問のうち{n}問にまだ答えていません（{which}）。このまま提出しますか？ "
    "提出すると、もう変えられません。",
)
NUMBERS = Text("number {n}", "第{n}問")
MORE = Text("and {n} more", "ほか{n}問")
YES_HAND_IN = Text("Yes, hand in", "はい、提出する")
NOT_YET = Text("No, not yet", "いいえ、まだ")
HANDED_IN = Text("Handed in. {answered}.", "提出しました。{answered}。")
THE_FILE = Text(
    "Your answers are in the file {file}, in the same folder as this notebook.",
    "答えは、このノートブックと同じフォルダーのファイル {file} に書き出されました。",
)
NO_FILE = Text(
    "The file could not be written in this folder ({why}). Download it with the link below: "
    "otherwise your answers are lost.",
    "このフォルダーにはファイルを書き込めませんでした（{why}）。"
    "下のリンクからダウンロードしてください。そうしないと、答えが失われます。",
)
SAME_NAME = Text(
    "There was a file of that name already; it was left as it was. Tell your teacher.",
    "同じ名前のファイルがもうあったので、そちらには触れていません。先生に伝えてください。",
)
GIVE = Text(
    "Give this file to your teacher in the way that you were told. If this page runs somewhere "
    "else than on your own computer (on Binder, for example), download it now: the folder is "
    "deleted soon after you leave.",
    "このファイルを、指示された方法で先生に渡してください。Binderのように、自分のコンピューターの外で"
    "動いているときは、いまダウンロードしてください。閉じるとフォルダーはまもなく消えます。",
)
DOWNLOAD = Text("Download {file}", "{file} をダウンロード")

# On paper -------------------------------------------------------------------------------

ON_PAPER = Text("Name:", "名前：")
STATIC = Text(
    "These are the questions on paper. Run the notebook to answer them here.",
    "問題を紙に印刷した形です。ここで答えるには、ノートブックを実行してください。",
)
