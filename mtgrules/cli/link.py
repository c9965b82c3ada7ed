"""`mtgrules lesson link`: addresses that open a lesson on Binder, or on a JupyterHub of one's own.

Nothing is looked up; the addresses are made from the names alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote

from mtgrules.cli.common import Trouble
from mtgrules.cli.course import NOT_HERE
from mtgrules.course.shelf import SOURCES, Shelf
from mtgrules.rulebook.text import LANGS, Lang, Text, join, same

if TYPE_CHECKING:
    from mtgrules.lessons.model import Lesson

NOBODYS = "OWNER/mtgrules"
"""Stands where the project's address would be, until somebody says it."""

ASK_REPO = Text(
    "These name no project yet: add --repo with yours, such as --repo my-school/mtgrules.",
    "まだプロジェクトの場所が入っていません。--repo my-school/mtgrules のように指定してください。",
)
NO_LESSON = Text(
    "There is no lesson {name!r}; there are {known}.",
    "{name!r}という教材はありません。あるのは{known}です。",
)
BAD_REPO = Text(
    "--repo is OWNER/NAME as on GitHub, not {written!r}.",
    "--repoには、GitHubの OWNER/NAME の形で指定してください（{written!r}は使えません）。",
)
BAD_HUB = Text(
    "--hub is an address that begins with https://, not {written!r}.",
    "--hubには、https://で始まるアドレスを指定してください（{written!r}は使えません）。",
)
LAB = Text("JupyterLab on Binder", "Binder（JupyterLab）")
VOILA = Text("Voila on Binder", "Binder（Voila）")
HUB = Text("your JupyterHub", "JupyterHub")


def links(names: Iterable[str], lang: Lang, *, repo: str, hub: str) -> int:
    """Print the addresses of lessons by ids or files, of all lessons if none is named."""
    if repo.count("/") != 1 or not all(repo.split("/")) or quote(repo) != repo:
        raise Trouble(BAD_REPO.format(written=repo))
    if hub and not hub.startswith("https://"):
        raise Trouble(BAD_HUB.format(written=hub))
    for row in _rows(_wanted(tuple(names)), lang, repo, hub.rstrip("/")):
        print(row)
    if repo == NOBODYS:
        print(ASK_REPO[lang])
    return 0


def _wanted(names: tuple[str, ...]) -> tuple[Lesson, ...]:
    shelf = Shelf.read().lessons
    if not shelf:
        raise Trouble(NOT_HERE.format(folder=SOURCES.as_posix()))
    known = {lesson.id: lesson for lesson in shelf}
    # Every other command takes the lesson's file, so its path is understood here too.
    found = {name: known.get(name) or known.get(_of_file(name)) for name in names}
    for name, lesson in found.items():
        if lesson is None:
            ids = join([same(id) for id in known], ", ", "、")
            raise Trouble(NO_LESSON.format(name=name, known=ids))
    return tuple(lesson for lesson in found.values() if lesson) or shelf


def _of_file(name: str) -> str:
    """The id of the lesson whose source or notebook that is; "" for any other name."""
    path = Path(name)
    return path.stem if path.is_file() and path.suffix in {".md", ".ipynb"} else ""


def _rows(lessons: tuple[Lesson, ...], lang: Lang, repo: str, hub: str) -> Iterator[str]:
    for lesson in lessons:
        for language in LANGS:
            path = f"notebooks/{language}/{lesson.id}.ipynb"
            yield f"{lesson.title[language]} ({path})"
            yield f"  {LAB[lang]}: {binder(repo, f'lab/tree/{path}')}"
            yield f"  {VOILA[lang]}: {binder(repo, f'voila/render/{path}')}"
            if hub:
                yield f"  {HUB[lang]}: {pulled(hub, repo, path)}"


def binder(repo: str, place: str) -> str:
    """The address that starts a project on Binder and opens a place in it.

    >>> binder("a/b", "lab/tree/x.ipynb")
    'https://mybinder.org/v2/gh/a/b/HEAD?urlpath=lab%2Ftree%2Fx.ipynb'
    """
    return f"https://mybinder.org/v2/gh/{repo}/HEAD?urlpath={quote(place, safe='')}"


def pulled(hub: str, repo: str, path: str) -> str:
    """The address that brings a project to a JupyterHub by nbgitpuller and opens a notebook."""
    place = f"lab/tree/{repo.split('/')[1]}/{path}"
    source = quote(f"https://github.com/{repo}", safe="")
    return f"{hub}/hub/user-redirect/git-pull?repo={source}&urlpath={quote(place, safe='')}"
