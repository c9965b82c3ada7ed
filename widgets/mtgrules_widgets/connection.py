"""How the lessons' JupyterLab hands messages to the page: each at once.

A click is answered by a few small messages. Without this the operating system may
hold the second one back until the page has confirmed the first (Nagle's algorithm),
and the page's side may put that off by 40 ms: longer than all the rest of a click.
Only the server imports this module, by the name that `mtgrules.start.running`
has of it.
"""

from __future__ import annotations

from typing import Any

from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection


class PromptConnection(ZMQChannelsWebsocketConnection):
    """The server's own connection between a page and its kernel, without that delay."""

    def connect(self) -> Any:
        """Begin to hand messages on, as the server's own class does."""
        self.websocket_handler.set_nodelay(True)
        return super().connect()
