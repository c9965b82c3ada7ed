"""The authors' commands; see `mtgrules.cli.commands`."""

from mtgrules.cli.commands import main

__all__ = ["main"]
