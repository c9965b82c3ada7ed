"""The commands about lessons: what each takes, how it is told, and which module does it."""

from __future__ import annotations

from pathlib import Path

from mtgrules.cli.command import ONLY_CHECK, Command, Given, Option
from mtgrules.rulebook.text import LANGS, Text

FILE = Text("FILE", "ファイル")
FOLDER = Text("FOLDER", "フォルダー")
STRICT = Option("--strict", Text("take warnings as errors", "警告もエラーとして扱う"))


def _check(given: Given) -> int:
    from mtgrules.cli import lesson

    return lesson.check(_paths(given), given.lang, strict=given.has("--strict"))


def _build(given: Given) -> int:
    from mtgrules.cli import lesson

    return lesson.build(
        _paths(given), given.lang, only_check=given.has("--check"), strict=given.has("--strict")
    )


def _new(given: Given) -> int:
    from mtgrules.cli import new

    return new.new(given.words[0], given.lang)


def _preview(given: Given) -> int:
    from mtgrules.cli import preview

    return preview.preview(Path(given.words[0]), given.lang, browser=not given.has("--no-browser"))


def _export(given: Given) -> int:
    from mtgrules.cli import export

    # Here the language asked for is that of the file; without one there is a file for each.
    wanted = (given.lang,) if given.has("--lang") else LANGS
    folder = Path(given.options.get("--out", "."))
    return max(export.export(path, given.lang, wanted, folder) for path in _paths(given))


def _reference(given: Given) -> int:
    from mtgrules.cli import reference

    return reference.reference(given.lang, only_check=given.has("--check"))


def _answers(given: Given) -> int:
    from mtgrules.cli import answers

    out = given.options.get("--out")
    return answers.answers(_paths(given), given.lang, None if out is None else Path(out))


def _test(given: Given) -> int:
    from mtgrules.cli import classtest

    # As with `lesson export`: the language asked for is that of the file.
    wanted = (given.lang,) if given.has("--lang") else LANGS
    folder = Path(given.options.get("--out", "."))
    return classtest.make(given.words, given.lang, wanted, folder)


def _mark(given: Given) -> int:
    from mtgrules.cli import mark

    csv = given.options.get("--csv")
    return mark.marking(given.words, given.lang, None if csv is None else Path(csv))


def _link(given: Given) -> int:
    from mtgrules.cli import link

    repo = given.options.get("--repo", link.NOBODYS)
    return link.links(given.words, given.lang, repo=repo, hub=given.options.get("--hub", ""))


def _site(given: Given) -> int:
    from mtgrules.cli import site

    pyodide = given.options.get("--pyodide")
    return site.site(Path(given.words[0]), given.lang, None if pyodide is None else Path(pyodide))


def _course(given: Given) -> int:
    from mtgrules.cli import course

    return course.course(given.lang, only_check=given.has("--check"))


def _paths(given: Given) -> list[Path]:
    return [Path(word) for word in given.words]


LESSON_COMMANDS = (
    Command(
        ("lesson", "new"),
        Text(
            "begin a lesson: a file that works as it stands",
            "新しい教材を、そのまま動くひな形から始める",
        ),
        _new,
        Text("ID", "ID"),
        least=1,
        most=1,
        example="lesson new my-first",
        more=Text(
            "ID is the name of the lesson in small letters, digits and hyphens. The file lies in\n"
            "notebooks/source if you are in a clone of the project, and in your folder otherwise.",
            "IDは教材の名前です。小文字、数字、ハイフンを使います。クローンしたフォルダーの中では\n"
            "notebooks/sourceに、それ以外では今いるフォルダーに作られます。",
        ),
    ),
    Command(
        ("lesson", "check"),
        Text(
            "say everything that is wrong with lesson files", "教材のファイルの問題をすべて挙げる"
        ),
        _check,
        FILE,
        least=1,
        most=None,
        options=(STRICT,),
        example="lesson check notebooks/source/my-first.md",
        more=Text(
            "Every run of a lesson is played. Each problem has its file, its line and a code;\n"
            "docs/lessons.md explains the codes.",
            "教材の手順はすべて実際に進められます。問題にはファイル、行、記号が付き、記号の説明は\n"
            "docs/lessons.ja.md にあります。",
        ),
    ),
    Command(
        ("lesson", "preview"),
        Text("show a lesson as a class will see it", "教材を、受講者が見るとおりに表示する"),
        _preview,
        FILE,
        least=1,
        most=1,
        options=(
            Option(
                "--no-browser",
                Text(
                    "do not open a browser, only say the address",
                    "ブラウザーを開かず、アドレスだけを示す",
                ),
            ),
        ),
        example="lesson preview notebooks/source/my-first.md --lang en",
        more=Text(
            "Both notebooks are built into a folder that is deleted at the end, and JupyterLab\n"
            "opens the one in the language of --lang. Ctrl+C in the terminal ends it.",
            "2つの言語のノートブックを一時的なフォルダーに作り、--langの言語のほうをJupyterLabで\n"
            "開きます。ターミナルでCtrl+Cを押すと終わり、フォルダーは削除されます。",
        ),
    ),
    Command(
        ("lesson", "build"),
        Text(
            "write both notebooks of lessons, of all if none is named",
            "教材のノートブックを2つの言語で書き出す（指定しなければ全部）",
        ),
        _build,
        FILE,
        most=None,
        options=(ONLY_CHECK, STRICT),
        example="lesson build notebooks/source/my-first.md",
        more=Text(
            "notebooks/source/X.md gives notebooks/en/X.ipynb and notebooks/ja/X.ipynb; a file\n"
            "elsewhere gives the same in folders en and ja beside it.",
            "notebooks/source/X.mdからは、notebooks/en/X.ipynbとnotebooks/ja/X.ipynbを作ります。\n"
            "ほかの場所のファイルからは、その隣のフォルダーenとjaの中に作ります。",
        ),
    ),
    Command(
        ("lesson", "export"),
        Text(
            "write lessons as HTML files that need nothing else",
            "教材を、それだけで動くHTMLファイルとして書き出す",
        ),
        _export,
        FILE,
        least=1,
        most=None,
        options=(
            Option(
                "--out",
                Text(
                    "where to write (default: this folder)",
                    "書き出し先（指定しなければ今いるフォルダー）",
                ),
                FOLDER,
            ),
        ),
        example="lesson export notebooks/source/my-first.md --out handout",
        more=Text(
            "X.en.html and X.ja.html open in any browser, with no network and nothing\n"
            "installed; print them for a class without computers. --lang gives only one of them.",
            "X.en.htmlとX.ja.htmlは、ネットワークがなくても、何もインストールしていなくても、\n"
            "ブラウザーで開けます。印刷もできます。--langを付けると、その言語だけを書き出します。",
        ),
    ),
    Command(
        ("lesson", "reference"),
        Text(
            "write the docs that list everything that a lesson may say",
            "教材の書き方の一覧の資料を書き出す",
        ),
        _reference,
        options=(ONLY_CHECK,),
        example="lesson reference --check",
    ),
    Command(
        ("lesson", "answers"),
        Text(
            "the answers to all questions, for whoever teaches",
            "教える人のために、すべての問題の答えを書き出す",
        ),
        _answers,
        FILE,
        most=None,
        options=(
            Option(
                "--out",
                Text(
                    "the file to write (default: the terminal)",
                    "書き出すファイル（指定しなければ画面）",
                ),
                FILE,
            ),
        ),
        example="lesson answers --out answers.md",
        more=Text(
            "Without a file it gives those of the whole course, in its order.",
            "ファイルを指定しなければ、課程全体の答えを順番に書き出します。",
        ),
    ),
    Command(
        ("lesson", "test"),
        Text(
            "make a class test from the questions of lessons",
            "教材の問題から、クラスで行うテストを作る",
        ),
        _test,
        Text("LESSON", "教材"),
        least=1,
        most=None,
        options=(
            Option(
                "--out",
                Text(
                    "where to write (default: this folder)",
                    "書き出し先（指定しなければ今いるフォルダー）",
                ),
                FOLDER,
            ),
        ),
        example="lesson test stack zones --out friday",
        more=Text(
            "LESSON is the name of a lesson, such as stack, or its file. The notebook never says\n"
            "what is right, and does not have the answers; learners hand in a file, which\n"
            "`lesson mark` marks. There is one for each language, with --lang only that one.",
            "教材は、stackのような名前か、そのファイルで指定します。ノートブックは合っているかどうかを\n"
            "示さず、答えも入っていません。受講者が提出するファイルは`lesson mark`で採点します。\n"
            "言語ごとに1つ作られます。--langを付けると、その言語だけを作ります。",
        ),
    ),
    Command(
        ("lesson", "mark"),
        Text(
            "mark what a class has handed in",
            "クラスが提出した答えを採点する",
        ),
        _mark,
        Text("FILE", "ファイル"),
        least=1,
        most=None,
        options=(
            Option(
                "--csv",
                Text(
                    "write the table to this file too, for a spreadsheet",
                    "表計算ソフト用に、表をこのファイルにも書き出す",
                ),
                FILE,
            ),
        ),
        example="lesson mark friday/answers --csv friday.csv",
        more=Text(
            "FILE is a file that was handed in, or a folder with such files. For a test from a\n"
            "lesson of your own, name the lesson's file as well. The lessons must be as they were\n"
            "when the test was made.",
            "提出されたファイルか、それらの入ったフォルダーを指定します。自作の教材のテストでは、\n"
            "教材のファイルも一緒に指定します。採点には、テストを作ったときと同じ教材が必要です。",
        ),
    ),
    Command(
        ("lesson", "link"),
        Text(
            "addresses that open lessons on Binder or on a JupyterHub, of all if none is named",
            "教材をBinderやJupyterHubで開くアドレス（指定しなければ全部）",
        ),
        _link,
        Text("ID", "ID"),
        most=None,
        options=(
            Option(
                "--repo",
                Text("where the project is on GitHub", "GitHubでのプロジェクトの場所"),
                Text("OWNER/NAME", "OWNER/NAME"),
            ),
            Option(
                "--hub",
                Text(
                    "a JupyterHub with nbgitpuller, by its address",
                    "nbgitpullerの入ったJupyterHubのアドレス",
                ),
                Text("ADDRESS", "アドレス"),
            ),
        ),
        example="lesson link anatomy --repo my-school/mtgrules --hub https://hub.example.org",
    ),
    Command(
        ("lesson", "site"),
        Text(
            "build a web site with all lessons, which any web server can serve",
            "すべての教材のWebサイトを作る（どのWebサーバーにも置ける）",
        ),
        _site,
        FOLDER,
        least=1,
        most=1,
        options=(
            Option(
                "--pyodide",
                Text(
                    "the file of Pyodide, if you have it (default: npm fetches it)",
                    "Pyodideのファイル（指定しなければnpmで取得）",
                ),
                FILE,
            ),
        ),
        example="lesson site public",
        more=Text(
            "JupyterLite runs Python in the learner's browser, so the server only hands out files\n"
            "and nobody else is asked for anything. Diagrams are told in words there. Building\n"
            "needs a network and npm; docs/site.md says more.",
            "PythonはJupyterLiteによって受講者のブラウザーの中で動きます。サーバーは\n"
            "ファイルを渡すだけで、ほかのサイトには接続しません。図は文章で示されます。\n"
            "作るにはネットワークとnpmが必要です。詳しくはdocs/site.ja.mdをご覧ください。",
        ),
    ),
    Command(
        ("lesson", "course"),
        Text(
            "write the pages around the course: glossary, indexes, timeline, what is taught where",
            "用語集、索引、年表、「どこで何を学ぶか」の表を書き出す",
        ),
        _course,
        options=(ONLY_CHECK,),
        example="lesson course --check",
    ),
)
