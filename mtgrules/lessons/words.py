"""What the lesson checker says, by code; a sentence names what was expected.

The codes in `WARNINGS` do not stop a build.
"""

from __future__ import annotations

from mtgrules.rulebook.text import Text

WARNINGS = frozenset(
    (
        *("L053", "L078", "L100", "L101", "L102", "L110", "L111", "L112", "L113", "L114"),
        *("L115", "L116", "L117"),
        *("L120", "L121", "L130", "L131", "L132", "L140"),
    )
)

MEANS: dict[str, Text] = {
    "L030": Text("A rule that does not exist in this edition.", "この版にないルール。"),
    "L031": Text("A term that the glossary does not have.", "用語集にない用語。"),
    "L040": Text("A card that is not known here.", "ここにないカード。"),
    "L041": Text("A table that cannot be set up.", "用意できない盤面。"),
    "L050": Text(
        "A line of a run that cannot be read; what is possible there is listed.",
        "読み取れない行。そこでできることが並びます。",
    ),
    "L052": Text(
        "A name that nothing on the table has; what is there is listed.",
        "盤面にない名前。あるものが並びます。",
    ),
    "L055": Text("A check that cannot be read.", "読み取れない確認。"),
    "L090": Text(
        "A question that makes no sense at its place.", "その場所では意味をなさない質問。"
    ),
}
"""What a problem is about whose sentence comes from what found it."""

WORDS: dict[str, Text] = {
    "L001": Text(
        "A lesson starts with a header in TOML between two lines +++, and there is none.",
        "教材の先頭には、2つの「+++」行で囲んだTOMLのヘッダーが必要ですが、見つかりません。",
    ),
    "L002": Text("The header is not valid TOML: {why}.", "ヘッダーをTOMLとして読めません：{why}。"),
    "L003": Text(
        "This file has {n} signs; a lesson or scenario may have {most}. Split it.",
        "このファイルには{n}文字あります。{most}文字までにしてください。",
    ),
    "L004": Text(
        "Here stands a sign that cannot be seen and that no text needs ({sign}); delete it.",
        "ここに、目に見えない不要な文字があります（{sign}）。削除してください。",
    ),
    "L010": Text(
        "The header has no key {key!r}; it may have {known}.",
        "ヘッダーに{key!r}という項目はありません。使えるのは{known}です。",
    ),
    "L011": Text("{key} is missing or unfit: {want}.", "{key}がないか、正しくありません：{want}。"),
    "L020": Text(
        '{key} has no {half}; it needs both: {{ en = "...", ja = "..." }}.',
        '{key}に{half}がありません。{{ en = "...", ja = "..." }} の両方が必要です。',
    ),
    "L021": Text(
        "The id {id!r} must be the file's name, {stem!r}: small letters, digits and hyphens.",
        "id {id!r} はファイル名 {stem!r} と同じにし、小文字、数字、ハイフンだけを使ってください。",
    ),
    "L030": Text("{why}", "{why}"),
    "L031": Text("{why}", "{why}"),
    "L040": Text("{why}", "{why}"),
    "L041": Text("Position {name}: {why}", "局面{name}：{why}"),
    "L042": Text(
        "Position {name} has {n} cards; it may have {most}.",
        "局面{name}にはカードが{n}枚あります。{most}枚までにしてください。",
    ),
    "L050": Text("{why}", "{why}"),
    "L051": Text(
        "Position {name} has no run to replay; give it choices = [...].",
        "局面{name}には再生する手順がありません。choices = [...] を書いてください。",
    ),
    "L052": Text("{why}", "{why}"),
    "L053": Text(
        "{choice!r} may mean several things that differ: {each}. Write which one.",
        "「{choice}」に当たるものが複数あり、それぞれ違います：{each}。どれなのかを書いてください。",
    ),
    "L054": Text(
        "{choice!r} never comes; steps are {steps}.",
        "「{choice}」の時点には着きません。ステップの名前は{steps}です。",
    ),
    "L055": Text("{why}", "{why}"),
    "L056": Text(
        "The runs of this file have more than {most} lines together; this one is not played.",
        "手順の行が全部で{most}行を超えています。この手順は再生しません。",
    ),
    "L060": Text(
        "This English block has no Japanese block next to it.",
        "この英語のブロックの隣に、日本語のブロックがありません。",
    ),
    "L061": Text(
        "This Japanese block has no English block next to it.",
        "この日本語のブロックの隣に、英語のブロックがありません。",
    ),
    "L062": Text(
        "Outside of blocks there may be only placeholders; write prose between ::: en and :::.",
        "ブロックの外に書けるのは埋め込みだけです。文章は ::: ja と ::: の間に書いてください。",
    ),
    "L063": Text(
        "This block is never closed; end it with a line :::.",
        "このブロックが閉じられていません。::: の行で閉じてください。",
    ),
    "L064": Text(
        "No language {lang!r}; a block is ::: en or ::: ja.",
        "{lang!r}という言語はありません。ブロックは ::: en か ::: ja です。",
    ),
    "L066": Text(
        "The headings of this pair differ: {en} in English, {ja} in Japanese.",
        "この組の見出しがそろっていません。英語は{en}、日本語は{ja}です。",
    ),
    "L067": Text("This block is empty.", "このブロックには何も書かれていません。"),
    "L068": Text(
        "This block has {n} signs; it may have {most}. Split it.",
        "このブロックには{n}文字あります。{most}文字までなので、分けてください。",
    ),
    "L070": Text(
        "No placeholder {written!r}; there are {known}.",
        "{written!r}という埋め込みはありません。使えるのは{known}です。",
    ),
    "L071": Text(
        "No position is called {name!r}; there are: {known}.",
        "{name!r}という局面はありません。あるのは{known}です。",
    ),
    "L072": Text(
        "Prose is Markdown without HTML, and here is {what!r}; put it in backquotes to show it.",
        "文章はHTMLを含まないMarkdownで書きます。{what!r}は使えません。"
        "そのまま見せたいときはバッククォートで囲んでください。",
    ),
    "L073": Text(
        "A link may lead to https://, to a file next to the notebook, or to rule:, term: or card:; "
        "{what!r} does not.",
        "リンク先にできるのは https://、ノートブックの隣のファイル、rule:、term:、card: だけです。"
        "{what!r}は使えません。",
    ),
    "L074": Text(
        "Prose has no pictures and no formulas, and here is {what!r}.",
        "文章に画像や数式は使えません（{what!r}）。",
    ),
    "L075": Text(
        "These two stars mark nothing: {what!r}. Between letters and signs they need a space.",
        "この「**」は強調になりません（{what!r}）。記号の隣では空白が必要です。",
    ),
    "L076": Text(
        "There is no page {name!r}; there are: {known}.",
        "{name!r}というページはありません。あるのは{known}です。",
    ),
    "L080": Text("{choice!r} is not legal here. {why}", "「{choice}」はここでは選べません。{why}"),
    "L081": Text(
        "{choice!r} is marked ! as refused, but it is legal here.",
        "「{choice}」には拒否を表す ! が付いていますが、ここでは選べます。",
    ),
    "L082": Text(
        "{choice!r} was to meet rule {want}, and met {got}.",
        "「{choice}」ではルール{want}が現れるはずですが、実際は{got}でした。",
    ),
    "L083": Text("{choice!r} is not so: {got}.", "「{choice}」ではありません。実際は{got}です。"),
    "L077": Text(
        "An example needs a file in each language, and {file} cannot be read.",
        "例には言語ごとのファイルが必要ですが、{file}を読み込めません。",
    ),
    "L078": Text(
        "{written} stands inside a block and is shown as it is; write it after the line :::.",
        "{written}がブロックの中にあり、そのままの文字で表示されます。"
        "::: の行の後に書いてください。",
    ),
    "L084": Text(
        "{run} promises nothing: add what is refused (!), a rule that is met (=>) or a check (?).",
        "{run}には確かめることがありません。拒否（!）、現れるルール（=>）、確認（?）のどれかを"
        "書いてください。",
    ),
    "L087": Text(
        "{choice!r} is marked as refused without a rule; name the one that refuses it: => {rule}.",
        "「{choice}」には拒否の印（!）だけがあり、ルールがありません。拒否するルールを書いてください："
        "=> {rule}",
    ),
    "L088": Text(
        "This line is only for the rules of {edition}, and this run is never played under them; "
        "name that edition under editions.",
        "この行は{edition}版のルールだけの行ですが、この手順はその版では実行されません。"
        "editionsにその版を加えてください。",
    ),
    "L085": Text(
        "A scenario needs exactly one of [position.NAME], shown_by, [history] and about.",
        "[position.名前]、shown_by、[history]、aboutのうち、どれか1つだけが必要です。",
    ),
    "L086": Text(
        "shown_by names {name!r}, which is no other scenario.",
        "shown_byの{name!r}は、ほかのどのファイルの番号でもありません。",
    ),
    "L090": Text("{why}", "{why}"),
    "L091": Text(
        "Position {name} has no branch {run!r}; its branches are: {known}.",
        "局面{name}に{run!r}という分岐はありません。あるのは{known}です。",
    ),
    "L092": Text(
        "There is no question in {name}: write a line such as 'ask next' among its choices.",
        "{name}には問題がありません。選択の行の間に'ask next'のような行を書いてください。",
    ),
    "L093": Text(
        "Position {name} has {n} of the two to eight runs that can be shown side by side; "
        "give it branch.NAME = [...].",
        "局面{name}の手順は{n}個です。並べて示すには2個から8個が必要です。"
        "branch.名前 = [...] を書いてください。",
    ),
    "L094": Text(
        "title.{run} names no run of position {name}; its runs are: {known}.",
        "title.{run}に当たる手順は局面{name}にありません。あるのは{known}です。",
    ),
    "L095": Text(
        "There is no kind of question {name!r} to practise; there are: {known}.",
        "練習できる質問に{name!r}という種類はありません。あるのは{known}です。",
    ),
    "L100": Text(
        "Cell {n} ({name}) was changed in this notebook by hand. Notebooks are built from "
        "{source}: make the change there. The next build keeps this one under another name.",
        "{n}番目のセル（{name}）が、このノートブックで直接書き換えられています。"
        "ノートブックは{source}から作られるので、変更はそちらに書いてください。"
        "次に作り直すとき、このノートブックは別の名前で残されます。",
    ),
    "L101": Text(
        "Cell {n} ({name}) was added to this notebook by hand. Notebooks are built from "
        "{source}: add it there. The next build keeps this one under another name.",
        "{n}番目のセル（{name}）が、このノートブックに直接加えられています。"
        "ノートブックは{source}から作られるので、そちらに書いてください。"
        "次に作り直すとき、このノートブックは別の名前で残されます。",
    ),
    "L102": Text(
        "Cells were deleted from this notebook by hand ({n}). Notebooks are built from {source}: "
        "delete them there. The next build keeps this one under another name.",
        "このノートブックから{n}個のセルが直接削除されています。"
        "ノートブックは{source}から作られるので、削除はそちらで行ってください。"
        "次に作り直すとき、このノートブックは別の名前で残されます。",
    ),
    "L110": Text(
        "The rules that this pair cites differ: {en} only in English, {ja} only in Japanese.",
        "この組が挙げるルールがそろっていません。英語だけにあるのは{en}、"
        "日本語だけにあるのは{ja}です。",
    ),
    "L111": Text(
        "The {new} of the block “{name}” has changed since the notebooks were built, and its "
        "{kept} has not. Change it too; if it still says the same, build the notebooks.",
        "ブロック「{name}」の{new}は、ノートブックを作った後に変わりましたが、{kept}はそのままです。"
        "こちらも直してください。内容がいまも同じなら、ノートブックを作り直せば済みます。",
    ),
    "L112": Text(
        "The lists of this pair differ. Their items: {en} in English, {ja} in Japanese.",
        "この組の箇条書きがそろっていません。項目は英語が{en}、日本語が{ja}です。",
    ),
    "L113": Text(
        "The tables of this pair differ: {en} (columns×rows) in English, {ja} in Japanese.",
        "この組の表がそろっていません。列×行は英語が{en}、日本語が{ja}です。",
    ),
    "L114": Text(
        "The links of this pair differ: {en} in English, {ja} in Japanese.",
        "この組のリンクがそろっていません。英語は{en}、日本語は{ja}です。",
    ),
    "L115": Text(
        "The code in this pair differs: {en} only in English, {ja} only in Japanese.",
        "この組のコードがそろっていません。英語だけにあるのは{en}、日本語だけにあるのは{ja}です。",
    ),
    "L116": Text(
        "The cards that this pair links differ: {en} only in English, {ja} only in Japanese.",
        "この組がリンクするカードがそろっていません。英語だけにあるのは{en}、"
        "日本語だけにあるのは{ja}です。",
    ),
    "L117": Text(
        "This block is said to be {lang}, and hardly anything in it is.",
        "これは{lang}のブロックですが、{lang}がほとんどありません。",
    ),
    "L120": Text(
        "The term {term!r} has no partner in the {other} of this pair.",
        "用語「{term}」に当たるものが、この組の{other}にありません。",
    ),
    "L121": Text(
        "{old!r} is out of use; the word for {term!r} is {now!r} now. Put it in backquotes to "
        "speak about the word itself.",
        "「{old}」は古い用語です。いまは「{now}」（{term}）といいます。"
        "古い言葉そのものを示すときはバッククォートで囲んでください。",
    ),
    "L130": Text(
        "The engine cannot verify this question; what is right is what its author says. Once "
        'somebody has checked it, write that into its table: checked = "name, 2026-11-30".',
        "この質問の答えはエンジンでは確かめられません。正解は書いた人の責任になります。"
        '確かめたら、質問の表に checked = "名前, 2026-11-30" のように書いてください。',
    ),
    "L132": Text(
        "No line asks the question {name}; write ask typed {name} where it belongs.",
        "質問{name}はどの行でも出されません。出す場所に ask typed {name} と書いてください。",
    ),
    "L131": Text("No placeholder shows position {name}.", "局面{name}はどこにも表示されません。"),
    "L140": Text(
        "This lesson shows nothing to play with.", "この教材には操作できるものがありません。"
    ),
}

RUN = Text("Position {name}, {run}: {why}", "局面{name}、{run}：{why}")
NONE = Text("none", "なし")
