// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import FlyingSocks
import Foundation

/// A connection: an HTTP request and its response, or a handshake and a WebSocket.
///
/// Reading and writing are two tasks. The socket is closed only after both have ended: its
/// descriptor is reused by the next connection, and a task that still waits for it would read the
/// wrong bytes.
struct LiveConnection: Sendable {
  /// The timeout for receiving a request.
  private static let timeout = Duration.seconds(10)

  let socket: AsyncSocket
  let session: LiveSession
  let routes: LiveRoutes

  func run() async {
    defer { Terminal.attempt { try socket.close() } }
    do {
      var reader = ByteReader(socket)
      let start = reader
      let opening = try await withTimeout(Self.timeout) {
        var reader = start
        let head = try await reader.readHead(atMost: PageRequest.longest)
        return (head, reader)
      }
      guard let opening else {
        return try await send(PageResponse(.tooSlow, "The request took too long."))
      }
      reader = opening.1
      guard let head = opening.0 else {
        return try await send(PageResponse(.tooLong, "The request header is too long."))
      }
      switch await routes.outcome(of: head) {
      case .response(let answer):
        try await send(answer)
      case .socket(let key, let client):
        try await socket.write(PageResponse.handshake(key: key))
        await talk(reader, client)
      case .replay(let step, let length):
        try await send(try await replay(reader, step: step, length: length))
      }
    } catch {
      // The peer has closed the connection.
    }
  }

  private func send(_ answer: PageResponse) async throws {
    try await socket.write(answer.encoded)
    await drainAndShutDown(ByteReader(socket))
  }

  private func replay(
    _ start: ByteReader, step: Int, length: Int
  ) async throws -> PageResponse {
    let file = try await withTimeout(Self.timeout) {
      var reader = start
      return try await reader.read(length)
    }
    guard let file else { return PageResponse(.tooSlow, "The request took too long.") }
    guard let file else { return PageResponse(.badRequest, "The file is incomplete.") }
    return routes.replay(file, step: step)
  }

  private func talk(_ reader: ByteReader, _ client: LiveClient) async {
    await withTaskGroup(of: Void.self) { group in
      group.addTask { await listen(reader, client) }
      group.addTask { await write(to: client) }
      await group.next()
      await session.leave(client)
      group.cancelAll()
    }
    if await client.closing != nil { await drainAndShutDown(reader) }
  }

  /// Reads messages until the connection ends or must be closed.
  private func listen(_ start: ByteReader, _ client: LiveClient) async {
    var reader = start
    var assembly = FrameAssembly()
    do {
      while let frame = try await reader.readFrame() {
        switch frame {
        case .success(let frame):
          switch assembly.take(frame) {
          case .nothing: break
          case .message(let data): await session.handle(data, from: client)
          case .ping(let payload): await client.sendPong(payload)
          case .close(let closing): return await close(client, closing)
          }
        case .failure(let closing): return await close(client, closing)
        }
      }
    } catch {
      // The connection is closed.
    }
  }

  /// Sends the reason as the last message and waits until the writing task ends.
  private func close(_ client: LiveClient, _ closing: LiveClosing) async {
    await client.close(closing)
    await client.waitUntilEnded()
  }

  private func write(to client: LiveClient) async {
    do {
      while let outgoing = await client.next() {
        try await socket.write(outgoing.encoded)
      }
    } catch {
      // The connection is closed.
    }
  }

  /// Reads the remaining input before closing; closing a socket with unread input would reset it.
  private func drainAndShutDown(_ start: ByteReader) async {
    shutdown(socket.socket.file.rawValue, Int32(SHUT_WR))
    do {
      _ = try await withTimeout(.seconds(1)) {
        var reader = start
        try await reader.drain(atMost: 4_000_000)
      }
    } catch {
      // The peer has closed the connection.
    }
  }
}

extension LiveClient.Outgoing {
  /// The bytes to send. Encoding a frame takes some milliseconds, so use it off the main actor.
  fileprivate var encoded: Data {
    switch self {
    case .text(let text): SocketFrame(kind: .text, payload: Data(text.utf8)).encoded
    case .frame(let packet): SocketFrame(kind: .binary, payload: packet.encoded()).encoded
    case .pong(let payload): SocketFrame(kind: .pong, payload: payload).encoded
    case .close(let closing): SocketFrame.close(closing).encoded
    }
  }
}

/// Performs work with a timeout. Returns `nil`, and cancels the work, if it takes longer.
private func withTimeout<Success: Sendable>(
  _ limit: Duration, _ work: @escaping @Sendable () async throws -> Success
) async throws -> Success? {
  try await withThrowingTaskGroup(of: Success?.self) { group in
    group.addTask { try await work() }
    group.addTask {
      try await Task.sleep(for: limit)
      return nil
    }
    defer { group.cancelAll() }
    return try await group.next() ?? nil
  }
}
