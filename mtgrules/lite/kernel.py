"""What the browser's Python loads: the list of wheels that Pyodide reads, and the site's settings.

Pyodide keeps a lock file of its own packages. Ours names the wheels of the site and nothing
else, so that it fetches them at once, side by side, and never asks anybody else for one.
"""

from __future__ import annotations

import hashlib
import json
import re
import zipfile
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

KERNEL = "@jupyterlite/pyodide-kernel-extension"
LEFT_OUT = ("widgetsnbextension-3",)
"""Of the kernel's own wheels: one that stands in for an old version of another."""


def entry(wheel: Path) -> dict[str, Any]:
    """What Pyodide's lock file says of a wheel that lies beside it."""
    name, version = wheel.name.split("-")[:2]
    return {
        "name": canonical(name),
        "version": version,
        "file_name": wheel.name,
        "install_dir": "site",
        "sha256": hashlib.sha256(wheel.read_bytes()).hexdigest(),
        "package_type": "package",
        "imports": imports(zipfile.ZipFile(wheel).namelist()),
        # Everything is loaded at the start, so nothing has to be looked up.
        "depends": [],
        "unvendored_tests": False,
    }


def imports(names: Iterable[str]) -> list[str]:
    """What can be imported from a wheel that holds files of these names.

    >>> imports(["comm/__init__.py", "comm/base.py", "six.py", "comm-1.dist-info/METADATA"])
    ['comm', 'six']
    """
    tops = {name.split("/")[0] for name in names if name.endswith(".py")}
    return sorted(top.removesuffix(".py") for top in tops if re.fullmatch(r"\w+(\.py)?", top))


def canonical(name: str) -> str:
    """The one way to write a package's name.

    >>> canonical("Pyodide_Kernel")
    'pyodide-kernel'
    """
    return re.sub(r"[-_.]+", "-", name).lower()


def lock(info: Mapping[str, Any], wheels: Iterable[Path]) -> dict[str, Any]:
    """Pyodide's lock file for exactly these wheels."""
    entries = [entry(wheel) for wheel in sorted(wheels)]
    return {"info": dict(info), "packages": {each["name"]: each for each in entries}}


def settings(packages: Iterable[str]) -> dict[str, Any]:
    """JupyterLite's `jupyter-lite.json`: the kernel loads these packages, and asks nobody."""
    kernel = {
        "disablePyPIFallback": True,
        "loadPyodideOptions": {"packages": sorted(packages)},
    }
    config = {
        "appName": "mtgrules",
        # The page that opens a lesson runs its fields through it.
        "exposeAppInBrowser": True,
        "litePluginSettings": {f"{KERNEL}:kernel": kernel},
    }
    return {"jupyter-lite-schema-version": 0, "jupyter-config-data": config}


def write(folder: Path, wheels: Iterable[Path]) -> list[str]:
    """Put wheels and the lock file of them into Pyodide's folder; gives the packages' names."""
    place = folder / "pyodide-lock.json"
    info = json.loads(place.read_text("utf-8"))["info"]
    made = []
    for wheel in wheels:
        if wheel.name.startswith(LEFT_OUT):
            continue
        made.append(folder / wheel.name)
        made[-1].write_bytes(wheel.read_bytes())
    written = lock(info, made)
    place.write_text(json.dumps(written, indent=1), "utf-8")
    return list(written["packages"])
