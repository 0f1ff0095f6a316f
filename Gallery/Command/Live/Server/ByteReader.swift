// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import FlyingSocks
import Foundation

/// Reads bytes, request heads and frames from a socket.
struct ByteReader {
  private let socket: AsyncSocket
  private var buffer: [UInt8] = []
  private var index = 0

  init(_ socket: AsyncSocket) {
    self.socket = socket
  }

  /// Reads an exact number of bytes; `nil` if the connection ends before.
  mutating func read(_ count: Int) async throws -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    while bytes.count < count {
      guard try await fill() else { return nil }
      let end = min(buffer.count, index + count - bytes.count)
      bytes += buffer[index..<end]
      index = end
    }
    return bytes
  }

  /// Reads up to and including an empty line. Returns the bytes before it; `nil` if the limit is
  /// exceeded.
  mutating func readHead(atMost limit: Int) async throws -> [UInt8]? {
    var bytes: [UInt8] = []
    let end = Array("\r\n\r\n".utf8)
    while bytes.count < limit {
      guard try await fill() else { return nil }
      bytes.append(buffer[index])
      index += 1
      if bytes.last == end.last, bytes.suffix(4).elementsEqual(end) {
        return Array(bytes.dropLast(4))
      }
    }
    return nil
  }

  /// Reads and discards bytes until the connection ends or the limit is reached.
  mutating func drain(atMost limit: Int) async throws {
    var left = limit
    while left > 0, try await fill() {
      left -= buffer.count - index
      index = buffer.count
    }
  }

  /// Fills the buffer if it is empty. Returns whether it contains at least one byte.
  private mutating func fill() async throws -> Bool {
    guard index == buffer.count else { return true }
    do {
      buffer = try await socket.read(atMost: 4_096)
    } catch SocketError.disconnected {
      return false
    }
    index = 0
    return !buffer.isEmpty
  }
}

extension ByteReader {
  /// Reads the next frame. Returns the reason to close if it is invalid or too long.
  mutating func readFrame() async throws -> Result<SocketFrame, LiveClosing>? {
    guard let start = try await read(2) else { return nil }
    guard let head = SocketFrameHead(first: start[0], second: start[1]) else {
      return .failure(.protocolError)
    }
    guard let length = try await read(head.lengthBytes) else { return nil }
    let count =
      length.isEmpty
      ? UInt64(head.count) : length.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard count <= LiveMessage.maximumSize else { return .failure(.tooLong) }
    guard let mask = try await read(4), var payload = try await read(Int(count)) else { return nil }
    for index in payload.indices { payload[index] ^= mask[index & 3] }
    return .success(SocketFrame(kind: head.kind, isLast: head.isLast, payload: Data(payload)))
  }
}

extension LiveClosing: Error {}
