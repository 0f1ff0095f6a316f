// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import FlyingSocks
import Foundation

/// Reads a socket in the pieces that a protocol wants, never more than it is asked for at a time.
struct ByteReader {
  private let socket: AsyncSocket
  private var buffer: [UInt8] = []
  private var index = 0

  init(_ socket: AsyncSocket) {
    self.socket = socket
  }

  /// Exactly so many bytes; nil where the connection ends before.
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

  /// The bytes before an empty line, which is read too; nil where there is none within the limit.
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

  /// Reads what comes until the connection ends, at most so many bytes, and forgets it.
  mutating func drain(atMost limit: Int) async throws {
    var left = limit
    while left > 0, try await fill() {
      left -= buffer.count - index
      index = buffer.count
    }
  }

  /// Whether there is at least one byte.
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
  /// The next frame, or why there is none: a frame that is too long is not read.
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
