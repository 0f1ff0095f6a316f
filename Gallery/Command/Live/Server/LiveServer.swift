// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import FlyingFox
import FlyingSocks
import Foundation

/// Serves the live phone on the loopback address, and on no other.
struct LiveServer: Sendable {
  let session: LiveSession
  let port: UInt16
  private let server: HTTPServer

  /// Port 0 takes any that is free.
  init(_ session: LiveSession, port: UInt16) throws {
    self.session = session
    self.port = port
    server = HTTPServer(
      address: try .inet(ip4: "127.0.0.1", port: port), logger: .disabled,
      handler: LiveRoutes(session: session, files: try PageFiles()))
  }

  /// Serves until it cannot any more. `isReady` gets the address, once.
  func run(isReady: @Sendable @escaping (String) -> Void) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await server.run() }
      group.addTask {
        try await server.waitUntilListening()
        if case .ip4(let address, let port) = await server.listeningAddress {
          isReady("http://\(address):\(port)")
        }
      }
      try await group.waitForAll()
    }
  }
}
