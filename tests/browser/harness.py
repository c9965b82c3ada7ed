"""JupyterLab, Voilà and a browser for tests, as a learner has them.

with jupyterlab(folder) as lab, browser() as chromium:
    window = Window.open(chromium, lab)
    window.open_notebook("start.ipynb")
    window.run_all()
    window.page.locator(".my-button button").click()
    window.picture("after-the-click")
    window.assert_quiet()

`window.page` is Playwright's own page; everything else here only saves a test
from knowing how JupyterLab is made. Nothing here touches the settings of the
person whose machine it is.
"""

from __future__ import annotations

import contextlib
import importlib.util
import itertools
import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from playwright.sync_api import Error, sync_playwright
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import TimeoutError as TookTooLongError

from mtgrules.lite import building
from mtgrules.rulebook.text import Text
from mtgrules.start.running import CONNECTION

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from playwright.sync_api import Browser, ConsoleMessage, Page, Response, Route

ROOT = Path(__file__).resolve().parent.parent.parent
RESULTS = ROOT / "test-results"

Theme = Literal["light", "dark"]
THEMES: dict[Theme, str] = {"light": "JupyterLab Light", "dark": "JupyterLab Dark"}

NO_BROWSER = Text(
    "No Chromium was found. Install Chromium, Chrome or Edge, or run "
    "`.venv/bin/python -m playwright install chromium`, or name a program in MTGRULES_CHROMIUM.",
    "Chromiumが見つかりません。Chromium、Chrome、Edgeのいずれかをインストールするか、"
    "`.venv/bin/python -m playwright install chromium`を実行するか、"
    "MTGRULES_CHROMIUMにプログラムの場所を指定してください。",
)

# What JupyterLab and Chromium log as errors on a healthy page. Each entry says
# why it is none of ours; everything else fails a test.
HARMLESS = (
    # The contents API answers 404 when JupyterLab asks for a file's checkpoint
    # or for a workspace that was never saved.
    r"Failed to load resource: .* 404 .*/api/(?:contents|workspaces)/",
    # A browser looks for a site's icon at its root whenever a page has not named one yet.
    r"Failed to load resource: .*//[^/]+/favicon\.ico",
    # The language server extension looks for servers that nobody installed.
    r"/lsp/status",
    # Voilà asks a CDN for the icons of FontAwesome; offline they are missing,
    # which we do not use.
    r"cdn\.jsdelivr\.net/.*(?:font-?awesome)",
)


class NoBrowserError(RuntimeError):
    """No Chromium on this machine; the message says how to get one."""


# ---------------------------------------------------------------- the browser


def find_chromium() -> str | None:
    """An installed Chromium, Chrome or Edge; None if only Playwright's own may exist.

    A program named in MTGRULES_CHROMIUM is taken as it is.
    """
    if named := os.environ.get("MTGRULES_CHROMIUM"):
        return named
    names = (
        "chromium",
        "chromium-browser",
        "google-chrome",
        "google-chrome-stable",
        "chrome",
        "microsoft-edge",
        "msedge",
    )
    for name in names:
        if found := shutil.which(name):
            return found
    windows = ("Google/Chrome/Application/chrome.exe", "Microsoft/Edge/Application/msedge.exe")
    places = [
        Path(os.environ[base], program)
        for base in ("PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA")
        if base in os.environ
        for program in windows
    ]
    places += [
        Path("/Applications", f"{name}.app", "Contents/MacOS", name)
        for name in ("Google Chrome", "Chromium", "Microsoft Edge")
    ]
    return next((str(place) for place in places if place.is_file()), None)


@contextlib.contextmanager
def browser() -> Iterator[Browser]:
    """A headless Chromium that has Japanese letters, whatever fonts the system has."""
    program = find_chromium()
    with fonts() as data_home, sync_playwright() as playwright:
        if program is None and not Path(playwright.chromium.executable_path).is_file():
            raise NoBrowserError(f"{NO_BROWSER.en}\n{NO_BROWSER.ja}")
        try:
            chromium = playwright.chromium.launch(
                executable_path=program,
                args=["--no-first-run", "--disable-background-networking", "--disable-sync"],
                # Chromium's own sandbox does not start for root, as in a container.
                chromium_sandbox=hasattr(os, "geteuid") and os.geteuid() != 0,
                env={**os.environ, "XDG_DATA_HOME": str(data_home)},
            )
        except Error as error:
            raise NoBrowserError(f"{program}: {error}\n{NO_BROWSER.en}\n{NO_BROWSER.ja}") from None
        try:
            yield chromium
        finally:
            chromium.close()


@contextlib.contextmanager
def fonts() -> Iterator[Path]:
    """A data folder with the Japanese font that matplotlib-fontja brings.

    Only the font's file is used: importing that package would change
    matplotlib's settings.
    """
    package = importlib.util.find_spec("matplotlib_fontja")
    assert package is not None
    assert package.submodule_search_locations is not None
    with tempfile.TemporaryDirectory(prefix="mtgrules-fonts-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        (folder / "fonts").mkdir()
        for font in Path(package.submodule_search_locations[0]).rglob("*.ttf"):
            shutil.copy(font, folder / "fonts")
        yield folder


# ---------------------------------------------------------------- the servers


@dataclass(frozen=True)
class Server:
    """A running JupyterLab or Voilà; notebooks lie in `folder`."""

    url: str
    folder: Path
    log: Path

    def add(self, notebook: Path, name: str = "") -> str:
        """Copy a notebook into the server's folder; returns its name there."""
        target = self.folder / (name or notebook.name)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(notebook, target)
        return target.relative_to(self.folder).as_posix()


@contextlib.contextmanager
def lite(folder: Path) -> Iterator[Server]:
    """A plain web server on a site that `lesson site` builds in `folder`, if none is there yet.

    The site is a part of what the server has, as it often is; nothing in it may forget that.
    """
    if not folder.is_dir():
        building.build(folder, lambda text: print(text.en))
    with tempfile.TemporaryDirectory(prefix="mtgrules-lite-", ignore_cleanup_errors=True) as name:
        home, port = Path(name), free_port()
        command = [sys.executable, "-m", "http.server", str(port), "--bind", "127.0.0.1"]
        with running([*command, "--directory", str(folder.parent)], home, folder) as (process, log):
            url = f"http://127.0.0.1:{port}/{folder.name}"
            wait_for(url, process, log)
            yield Server(url, folder, log)


@contextlib.contextmanager
def jupyterlab(
    folder: Path,
    *,
    theme: Theme = "light",
    python: str = sys.executable,
    connection: str = CONNECTION,
    autosave: bool = False,
    words: Sequence[str] = (),
) -> Iterator[Server]:
    """A JupyterLab that serves `folder`, with settings of its own.

    It saves by itself only if told so: two that are being saved at once make JupyterLab
    ask which of them is meant, also about a notebook that has been closed.
    """
    with tempfile.TemporaryDirectory(prefix="mtgrules-lab-", ignore_cleanup_errors=True) as name:
        home, port = Path(name), free_port()
        write_settings(home / "settings", theme, autosave=autosave)
        command = [python, "-m", "jupyterlab", "--no-browser", "--ip=127.0.0.1"]
        command += [
            "--allow-root",
            f"--ServerApp.port={port}",
            "--ServerApp.port_retries=0",
            f"--ServerApp.root_dir={folder}",
            "--IdentityProvider.token=",
            "--ServerApp.password=",
            "--ServerApp.disable_check_xsrf=True",
            "--LabApp.expose_app_in_browser=True",
            "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
            f"--LabApp.workspaces_dir={home / 'workspaces'}",
            f"--LabApp.user_settings_dir={home / 'settings'}",
            f"--ServerApp.kernel_websocket_connection_class={connection}",
        ]
        with running([*command, *words], home, folder) as (process, log):
            url = f"http://127.0.0.1:{port}"
            wait_for(f"{url}/api/status", process, log)
            yield Server(url, folder, log)


@contextlib.contextmanager
def voila(
    folder: Path,
    *,
    theme: Theme = "light",
    python: str = sys.executable,
    words: Sequence[str] = (),
) -> Iterator[Server]:
    """A Voilà that shows the notebooks of `folder`."""
    with tempfile.TemporaryDirectory(prefix="mtgrules-voila-", ignore_cleanup_errors=True) as name:
        home, port = Path(name), free_port()
        command = [python, "-m", "voila", str(folder), "--no-browser", f"--port={port}"]
        command += ["--Voila.ip=127.0.0.1", f"--theme={theme}"]
        command.append(f"--Voila.kernel_websocket_connection_class={CONNECTION}")
        with running([*command, *words], home, folder) as (process, log):
            url = f"http://127.0.0.1:{port}"
            wait_for(url, process, log)
            yield Server(url, folder, log)


def write_settings(folder: Path, theme: Theme, *, autosave: bool) -> None:
    """No question about news, no look for updates, and the theme."""
    ours = folder / "@jupyterlab" / "apputils-extension"
    ours.mkdir(parents=True)
    news = {"fetchNews": "false", "checkForUpdates": False}
    (ours / "notification.jupyterlab-settings").write_text(json.dumps(news))
    (ours / "themes.jupyterlab-settings").write_text(json.dumps({"theme": THEMES[theme]}))
    if not autosave:
        documents = folder / "@jupyterlab" / "docmanager-extension"
        documents.mkdir()
        (documents / "plugin.jupyterlab-settings").write_text(json.dumps({"autosave": False}))


@contextlib.contextmanager
def running(
    command: list[str], home: Path, folder: Path
) -> Iterator[tuple[subprocess.Popen[bytes], Path]]:
    """The server's process; it and the kernels that it started end with the block."""
    env = dict(os.environ)
    env.pop("JUPYTER_TOKEN", None)
    for name in ("JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR", "IPYTHONDIR"):
        env[name] = str(home / name.lower())
    env["PYDEVD_DISABLE_FILE_VALIDATION"] = "1"
    log = home / "server.log"
    with log.open("wb") as out:
        process = subprocess.Popen(
            command,
            cwd=folder,
            env=env,
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=out,
            start_new_session=True,
        )
    try:
        yield process, log
    finally:
        stop(process)


def stop(process: subprocess.Popen[bytes]) -> None:
    """End the process and its children, gently first."""
    if sys.platform == "win32":
        quit_tree = ["taskkill", "/F", "/T", "/PID", str(process.pid)]
        subprocess.run(quit_tree, capture_output=True, check=False)
        process.wait(10)
        return
    # Its own session, so its process id is also the group's.
    for how in (signal.SIGTERM, signal.SIGKILL):
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, how)
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(5)
            break
    # Kernels that outlived their server are still in the group.
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(url: str, process: subprocess.Popen[bytes], log: Path, seconds: float = 60) -> None:
    """Wait until the server answers; tell its log if it does not."""
    end = time.monotonic() + seconds
    while time.monotonic() < end and process.poll() is None:
        with contextlib.suppress(OSError), urllib.request.urlopen(url, timeout=2):
            return
        time.sleep(0.05)
    story = log.read_text("utf-8", "replace")[-3000:]
    raise RuntimeError(f"no answer from {url} (exit code {process.returncode}):\n{story}")


# ---------------------------------------------------------------- the window

COUNTER = itertools.count(1)

KERNEL_IDLE = """path => {
    const panel = window.jupyterapp?.shell?.currentWidget;
    if (panel?.context?.path !== path) return false;
    const kernel = panel?.sessionContext?.session?.kernel;
    return Boolean(panel?.content?.model && panel.sessionContext.isReady && kernel
        && kernel.status === 'idle' && kernel.connectionStatus === 'connected');
}"""

KERNEL_STATE = """() => {
    const panel = window.jupyterapp?.shell?.currentWidget;
    const kernel = panel?.sessionContext?.session?.kernel;
    return {path: panel?.context?.path, ready: panel?.sessionContext?.isReady,
            status: kernel?.status, connection: kernel?.connectionStatus,
            asks: [...document.querySelectorAll('.jp-Dialog')].map(it => it.innerText)};
}"""
"""Why a kernel may not be idle, for whoever reads the failure."""

BEGIN_ANEW = """() => window.jupyterapp.shell.currentWidget
    .sessionContext.session.kernel.restart()"""

ALL_CELLS_RAN = """() => {
    const panel = window.jupyterapp.shell.currentWidget;
    const code = panel.content.widgets.filter(
        cell => cell.model.type === 'code' && cell.model.sharedModel.getSource().trim());
    return code.every(cell => cell.model.executionCount)
        && panel.sessionContext.session.kernel.status === 'idle';
}"""

ERRORS_IN_CELLS = """() => window.jupyterapp.shell.currentWidget.content.widgets
    .filter(cell => cell.model.type === 'code')
    .flatMap(cell => Array.from({length: cell.model.outputs.length},
        (_, i) => cell.model.outputs.get(i).toJSON()))
    .filter(output => output.output_type === 'error')
    .map(output => `${output.ename}: ${output.evalue}`)"""


@dataclass
class Window:
    """A page of the browser that looks at one server and writes down what goes wrong."""

    page: Page
    server: Server
    problems: list[str] = field(default_factory=list)
    notebook: str = ""
    patience: int = 60_000
    """Milliseconds that a command of JupyterLab may take."""

    @classmethod
    def open(
        cls, chromium: Browser, server: Server, *, width: int = 1280, height: int = 1000
    ) -> Window:
        """A fresh page, with nothing kept from another one; nothing is loaded yet."""
        # Japanese pages are recognised by their own `lang`; JupyterLab's menus
        # stay English, so that tests can name them.
        context = chromium.new_context(
            viewport={"width": width, "height": height}, locale="en-US", reduced_motion="reduce"
        )
        page = context.new_page()
        page.set_default_timeout(30_000)
        window = cls(page, server)
        page.on("console", window.hear)
        page.on("pageerror", lambda error: window.note(f"uncaught: {error}"))
        page.on("response", window.look_at)
        return window

    def hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            where = message.location.get("url", "")
            self.note(f"console: {message.text} {where}")

    def look_at(self, response: Response) -> None:
        if response.status >= 500:
            self.note(f"server: {response.status} {response.url}")

    def note(self, problem: str) -> None:
        if not any(re.search(known, problem, re.IGNORECASE) for known in HARMLESS):
            self.problems.append(problem)

    def assert_quiet(self) -> None:
        """Fails if the browser's console or the server had anything to complain about."""
        assert not self.problems, "\n".join(self.problems)

    # JupyterLab

    def open_notebook(self, name: str) -> None:
        """Open a notebook of the server's folder and wait for its kernel."""
        # A workspace of its own: JupyterLab would bring back the last test's tabs.
        workspace = f"test-{next(COUNTER)}"
        self.notebook = name
        self.page.goto(f"{self.server.url}/lab/workspaces/{workspace}/tree/{name}")
        self.wait_idle()
        # More room for what a test is about.
        self.page.evaluate("() => window.jupyterapp.shell.collapseLeft()")

    def open_lab(self) -> None:
        """Open JupyterLab itself; `show_notebook` then takes less than half of the time."""
        self.page.goto(f"{self.server.url}/lab/workspaces/test-{next(COUNTER)}")
        self.page.wait_for_function("() => window.jupyterapp?.restored.then(() => true)")
        self.page.evaluate("() => window.jupyterapp.shell.collapseLeft()")

    def show_notebook(self, name: str) -> None:
        """Open a notebook on the page that shows JupyterLab, and wait for its kernel.

        JupyterLab can lose a session that it has just begun: a list of sessions that it asked
        for before comes late and does not name it. Then the notebook is opened once more.
        """
        self.notebook = name
        self.command("docmanager:open", path=name, factory="Notebook")
        try:
            self.wait_idle()
        except AssertionError as lost:
            print(f"opened once more: {lost}")
            self.close_notebook()
            self.command("docmanager:open", path=name, factory="Notebook")
            self.wait_idle()

    def close_notebook(self) -> None:
        """End the kernel of the open notebook, then close it, with what was not saved."""
        self.page.evaluate(
            """async path => {
                const panels = [...window.jupyterapp.shell.widgets('main')];
                for (const panel of panels.filter(it => it.context?.path === path)) {
                    const soon = new Promise(done => setTimeout(done, 10000));
                    await Promise.race([panel.sessionContext.shutdown(), soon]);
                    panel.dispose();
                }
            }""",
            self.notebook,
        )

    def wait_idle(self) -> None:
        """Wait until the open notebook's kernel has nothing to do."""
        try:
            self.page.wait_for_function(KERNEL_IDLE, arg=self.notebook)
        except TookTooLongError:
            found = self.page.evaluate(KERNEL_STATE)
            raise AssertionError(f"no kernel for {self.notebook}: {found}") from None

    def run_all(self) -> None:
        """Run every cell and wait for the kernel.

        An error of a cell is told at once, since the others then never run. Once in some
        hundred starts a kernel never answers, whatever the cells say (ipykernel with its
        threads for clicks); it is begun anew then, as a person would, and the log says so.
        """
        try:
            self.command("notebook:run-all-cells")
        except PlaywrightError as late:
            if "takes long" not in str(late):
                raise
            print(f"the kernel was begun anew: {self.page.evaluate(KERNEL_STATE)}")
            self.page.evaluate(BEGIN_ANEW)
            self.wait_idle()
            self.command("notebook:run-all-cells")
        self.page.wait_for_function(f"() => ({ALL_CELLS_RAN})() || ({ERRORS_IN_CELLS})().length")
        errors = self.page.evaluate(ERRORS_IN_CELLS)
        assert not errors, errors

    def command(self, name: str, **options: str) -> None:
        """Run one of JupyterLab's own commands, as its menus do; after its patience that fails."""
        self.page.evaluate(
            """async ([name, options, patience]) => {
                const late = new Promise((_, fail) =>
                    setTimeout(fail, patience, Error(`${name} takes long`)));
                await Promise.race([window.jupyterapp.commands.execute(name, options), late]);
            }""",
            [name, options, self.patience],
        )

    def theme(self, theme: Theme) -> None:
        """Change JupyterLab's theme and wait until the page has it."""
        self.command("apputils:change-theme", theme=THEMES[theme])
        light = "true" if theme == "light" else "false"
        self.page.locator(f"body[data-jp-theme-light='{light}']").wait_for(state="attached")
        self.page.locator("#jupyterlab-splash").wait_for(state="detached")

    def shut_kernels(self) -> None:
        """End every kernel of the server, so that they do not pile up."""
        self.page.evaluate(
            "async () => { await window.jupyterapp?.serviceManager.sessions.shutdownAll() }"
        )

    # Voilà

    def open_voila(self, name: str) -> None:
        """Show a notebook in Voilà and wait until all of it is there."""
        self.page.goto(f"{self.server.url}/voila/render/{name}")
        self.page.wait_for_selector("#rendered_cells", state="attached")
        self.page.wait_for_load_state("networkidle")

    # JupyterLite

    def only_its_server(self) -> list[str]:
        """From now on every address but the server's is refused; gives those that were asked."""
        asked: list[str] = []

        def guard(route: Route) -> None:
            if route.request.url.startswith((f"{self.server.url}/", "data:", "blob:")):
                route.continue_()
            else:
                asked.append(route.request.url)
                route.abort()

        self.page.context.route("**/*", guard)
        return asked

    def open_lite(self, name: str) -> None:
        """Open a notebook of a site, such as "en/stack.ipynb", and wait until it has run by itself.

        Python starts in the page first, which takes its time on a slow machine.
        """
        self.notebook = name
        self.page.goto(f"{self.server.url}/notebooks/index.html?path={name}")
        self.page.wait_for_function(KERNEL_IDLE, arg=name, timeout=240_000)
        self.page.wait_for_function(
            f"() => ({ALL_CELLS_RAN})() || ({ERRORS_IN_CELLS})().length", timeout=240_000
        )
        errors = self.page.evaluate(ERRORS_IN_CELLS)
        assert not errors, errors

    # all of them

    def picture(self, name: str, selector: str = "") -> Path:
        """Save a picture of the page, or of one element, to test-results/."""
        RESULTS.mkdir(exist_ok=True)
        path = RESULTS / f"{name}.png"
        if selector:
            self.page.locator(selector).first.screenshot(path=path)
        else:
            self.page.screenshot(path=path)
        return path

    def close(self) -> None:
        self.page.context.close()
