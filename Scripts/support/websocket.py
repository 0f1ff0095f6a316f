"""A minimal WebSocket client for tests, fuzzing and benchmarks."""

import base64
import os
import socket
import struct

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10


# The seconds after which a peer counts as hanging. It is no bound on the speed of a machine.
HANGING = 120


class Closed(Exception):
    """The peer has closed the connection, with its code and reason if it sent them."""

    def __init__(self, code=None, reason=""):
        super().__init__(f"closed: {code} {reason}")
        self.code, self.reason = code, reason


class WebSocket:
    def __init__(self, port, path, host="127.0.0.1", origin=None, timeout=HANGING):
        self.socket = socket.create_connection((host, port), timeout)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.buffer = bytearray()
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {path} HTTP/1.1", f"Host: {host}:{port}", "Upgrade: websocket",
            "Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13",
        ]
        if origin:
            lines.append(f"Origin: {origin}")
        self.socket.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        head = self._read_until(b"\r\n\r\n").decode("latin-1")
        self.status = int(head.split(" ", 2)[1])
        if self.status != 101:
            raise Closed(self.status, head.split("\r\n")[0])

    def send(self, payload, opcode=None):
        data = payload.encode() if isinstance(payload, str) else payload
        opcode = opcode or (TEXT if isinstance(payload, str) else BINARY)
        self.socket.sendall(frame(data, opcode))

    def receive(self):
        """The next message, as text or bytes; control frames are handled."""
        whole = b""
        kind = None
        while True:
            opcode, fin, data = self._read_frame()
            if opcode == PING:
                self.send(data, PONG)
            elif opcode == CLOSE:
                code = struct.unpack(">H", data[:2])[0] if len(data) >= 2 else None
                raise Closed(code, data[2:].decode(errors="replace"))
            elif opcode != PONG:
                kind = opcode or kind
                whole += data
                if fin:
                    return whole.decode() if kind == TEXT else whole

    def close(self):
        self.socket.close()

    def _read_frame(self):
        first, second = self._read(2)
        length = second & 127
        if length == 126:
            length = struct.unpack(">H", self._read(2))[0]
        elif length == 127:
            length = struct.unpack(">Q", self._read(8))[0]
        return first & 15, first & 128 != 0, bytes(self._read(length))

    def _read(self, count):
        while len(self.buffer) < count:
            self._fill()
        data = self.buffer[:count]
        del self.buffer[:count]
        return data

    def _read_until(self, end):
        while end not in self.buffer:
            self._fill()
        return self._read(self.buffer.index(end) + len(end))

    def _fill(self):
        data = self.socket.recv(1 << 20)
        if not data:
            raise Closed()
        self.buffer += data


def frame(data, opcode, fin=True, mask=True, reserved=0):
    """A frame as sent by a client."""
    head = bytes([(128 if fin else 0) | reserved << 4 | opcode])
    flag = 128 if mask else 0
    if len(data) < 126:
        head += bytes([flag | len(data)])
    elif len(data) < 65536:
        head += bytes([flag | 126]) + struct.pack(">H", len(data))
    else:
        head += bytes([flag | 127]) + struct.pack(">Q", len(data))
    if not mask:
        return head + data
    key = os.urandom(4)
    pad = (key * (len(data) // 4 + 1))[: len(data)]
    masked = int.from_bytes(data, "big") ^ int.from_bytes(pad, "big")
    return head + key + masked.to_bytes(len(data), "big")
