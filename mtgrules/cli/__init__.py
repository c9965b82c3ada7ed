"""The authors' commands; see `mtgrules.cli.main`."""

from mtgrules.cli.main import main

__all__ = ["main"]
