"""The same ten people without a browser: what the server and the kernels alone take for a click.

In class each has a computer of their own to paint the page; with ten pages on
the server's two cores, that is most of what is measured. Here each kernel has
the lesson's first table and one button, which takes the same click; the time
ends with the last message that the page would get.
"""

from __future__ import annotations

import asyncio
import json
import time
import uuid
from typing import Any

from tornado.httpclient import AsyncHTTPClient
from tornado.websocket import WebSocketClientConnection, websocket_connect

from benchmarks.classroom import pace
from benchmarks.classroom.figures import Samples
from benchmarks.classroom.viewers import note

CODE = """
import ipywidgets as _W
_table = next(shown for shown in Out.values() if type(shown).__name__ == "Stepper")
_clicks = 0
def _go(_button):
    global _clicks
    shown = _table._parts.options.shown
    (shown[_clicks % len(shown)] if shown else _table._parts.next.button).click()
    _clicks += 1
def _again(_button):
    global _clicks
    _clicks = 0
    _table._parts.yes.button.click()
_one, _over = _W.Button(), _W.Button()
_one.on_click(_go)
_over.on_click(_again)
print(_one.model_id, _over.model_id)
"""
"""Run after the lesson's first cell: says by which ids its two buttons are clicked."""


class Person:
    """A kernel of the server, and a connection to it as a page has one."""

    def __init__(self, socket: WebSocketClientConnection) -> None:
        self._socket = socket
        self._session = uuid.uuid4().hex
        self._button = self._over = ""

    @classmethod
    async def come(cls, server: str, lesson: str) -> Person:
        """Start a kernel and run the lesson's code in it."""
        made = await AsyncHTTPClient().fetch(f"{server}/api/kernels", method="POST", body="{}")
        place = f"{server.replace('http', 'ws')}/api/kernels/{json.loads(made.body)['id']}/channels"
        person = cls(await websocket_connect(place))
        for code in (lesson, CODE):
            said = await person._execute(code)
        person._button, person._over = said.split()
        return person

    async def start_over(self) -> None:
        """Begin the game anew."""
        await self._press(self._over)

    async def clicks(self, times: list[float], start: float) -> list[float]:
        """Click at these milliseconds from `start` on; how many each click took."""
        took = []
        for at in times:
            await asyncio.sleep(max(0.0, start + at / 1000 - time.perf_counter()))
            begun = time.perf_counter()
            await self._press(self._button)
            took.append((time.perf_counter() - begun) * 1000)
        return took

    async def _press(self, button: str) -> None:
        data = {"method": "custom", "content": {"event": "click"}}
        await self._ask("comm_msg", {"comm_id": button, "data": data})

    async def _execute(self, code: str) -> str:
        content = {"code": code, "silent": False, "store_history": True, "stop_on_error": True}
        return await self._ask("execute_request", content)

    async def _ask(self, kind: str, content: dict[str, Any]) -> str:
        """Send a message and read until the kernel has dealt with it; gives what was printed."""
        header = {
            "msg_id": uuid.uuid4().hex,
            "msg_type": kind,
            "session": self._session,
            "username": "",
            "version": "5.3",
        }
        message = {"header": header, "parent_header": {}, "metadata": {}, "content": content}
        await self._socket.write_message(json.dumps({**message, "channel": "shell"}))
        printed = ""
        while True:
            heard = await self._socket.read_message()
            if heard is None:
                raise ConnectionError("the server has closed the connection")
            reply = json.loads(heard)
            if reply["parent_header"].get("msg_id") != header["msg_id"]:
                continue
            said = reply["content"]
            if reply["msg_type"] == "error":
                raise RuntimeError(f"{said['ename']}: {said['evalue']}")
            if reply["msg_type"] == "stream":
                printed += said["text"]
            if reply["msg_type"] == "status" and said["execution_state"] == "idle":
                return printed


async def talk(server: str, lesson: str, rounds: int, samples: Samples) -> None:
    """Rounds as those of `viewers`: one person alone, ten spread, ten in the same instant."""
    people = [await Person.come(server, lesson) for _ in range(pace.TOGETHER)]
    for seed in range(rounds):
        alone = await _clicks(people, pace.spread(1, seed))
        ten = await _clicks(people, pace.spread(pace.TOGETHER, seed))
        instant = await _clicks(people, pace.in_step(pace.TOGETHER))
        note(samples, "server", alone, ten, instant)


async def _clicks(people: list[Person], times: list[list[float]]) -> list[float]:
    those = people[: len(times)]
    for person in those:
        await person.start_over()
    start = time.perf_counter()
    took = await asyncio.gather(
        *(person.clicks(own, start) for person, own in zip(those, times, strict=True))
    )
    return [each for clicks in took for each in clicks]
