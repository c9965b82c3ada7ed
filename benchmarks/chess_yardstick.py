"""The yardstick for speed: python-chess, a well-known rules engine written in Python."""

from __future__ import annotations

import chess

from benchmarks.measure import Part

PERFT_3 = 8_902
"""Lines of three half-moves from the start position, as everybody counts them."""
EDGES_3 = 20 + 400 + PERFT_3


class PushPop(Part):
    """Make a move at the start position and take it back; a pair is one unit."""

    def __init__(self) -> None:
        self.board = chess.Board()
        self.move = chess.Move.from_uci("e2e4")

    def run(self, times: int) -> int:
        board, move = self.board, self.move
        for _ in range(times):
            board.push(move)
            board.pop()
        return times

    def check(self) -> None:
        assert self.board == chess.Board()


class Perft(Part):
    """Walk all lines of three half-moves; an edge, a push with its pop, is one unit."""

    def __init__(self) -> None:
        self.leaves = 0
        self.edges = 0

    def run(self, times: int) -> int:
        self.leaves = self.edges = 0
        for _ in range(times):
            self.leaves += self._walk(chess.Board(), 3)
        return self.edges

    def _walk(self, board: chess.Board, depth: int) -> int:
        if depth == 0:
            return 1
        leaves = 0
        for move in board.legal_moves:
            board.push(move)
            self.edges += 1
            leaves += self._walk(board, depth - 1)
            board.pop()
        return leaves

    def check(self) -> None:
        assert self.leaves % PERFT_3 == 0
        assert self.edges * PERFT_3 == self.leaves * EDGES_3
