// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import FlyingSocks
import Foundation

/// The HTTP server of the live phone, on the loopback address only.
struct LiveServer: Sendable {
  /// The maximum number of open connections; further ones are not accepted until one is closed.
  private static let connections = 64

  private let session: LiveSession
  private let routes: LiveRoutes
  private let listener: Socket
  private let pool: any AsyncSocketPool = .make()
  /// The URL of the server.
  let address: String

  /// Creates a server on a port; 0 selects a free port. Throws if the port is in use.
  init(_ session: LiveSession, port: UInt16) throws {
    self.session = session
    routes = LiveRoutes(session: session, files: try PageFiles())
    listener = try Socket(domain: AF_INET)
    try listener.setValue(true, for: .localAddressReuse)
    try listener.bind(to: .inet(ip4: "127.0.0.1", port: port))
    try listener.listen()
    guard case .ip4(let host, let port) = try listener.sockname() else {
      throw SocketError.unsupportedAddress
    }
    address = "http://\(host):\(port)"
  }

  /// Accepts connections until an error occurs.
  func run() async throws {
    try await pool.prepare()
    let listening = try AsyncSocket(socket: listener, pool: pool)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await pool.run() }
      group.addTask { try await accept(on: listening) }
      try await group.next()
      group.cancelAll()
    }
  }

  private func accept(on listening: AsyncSocket) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      var open = 0
      while !Task.isCancelled {
        if open >= Self.connections {
          try await group.next()
          open -= 1
        }
        do {
          let socket = try await listening.accept()
          // Small messages must not wait for acknowledgments of earlier ones.
          try socket.socket.setValue(
            true, for: BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY))
          group.addTask {
            await LiveConnection(socket: socket, session: session, routes: routes).run()
          }
          open += 1
        } catch {
          await session.log.write("a connection could not be accepted: \(error)")
          try await Task.sleep(for: .milliseconds(50))
        }
      }
    }
  }
}
