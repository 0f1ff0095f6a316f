// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim
import Usher
import UsherTesting

/// An example to copy: tests of a page that loads its content.
@MainActor
struct OrderTests {
  // snippet.loading
  @Test func `a load that fails is retried, and then shows the orders`() async throws {
    try await VirtualDevice.run { device in
      let (page, server) = (OrdersPage(), WaitingServer())
      device.setRoot(page)
      page.load(from: server)

      await device.advance(by: .seconds(0.2))
      #expect(!page.usher.placeholder.isVisible)
      await device.advance(by: .seconds(0.2))
      #expect(device.probe.isVisible("Loading…"))

      server.respond(with: .failure(NoConnection()))
      await device.advance(by: .seconds(2))
      try device.probe.tap("Try Again")
      await device.advance(by: .seconds(1))
      #expect(device.probe.isVisible("Loading…"))

      server.respond(with: .success(["Moon jar"]))
      await device.advance(by: .seconds(2))
      #expect(device.probe.texts == ["Moon jar"])
    }
  }
  // snippet.end
}

// snippet.waiting
private struct NoConnection: Error {}

/// Responds when the test says so.
private final class WaitingServer: OrderServer {
  private var request: CheckedContinuation<[String], any Error>?

  func orders() async throws -> [String] {
    try await withCheckedThrowingContinuation { request = $0 }
  }

  func respond(with orders: Result<[String], any Error>) {
    request?.resume(with: orders)
    request = nil
  }
}
// snippet.end
