// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation
import UIKitShim

/// The shop's server, which answers as a story wants it to.
@MainActor
final class ShelfServer {
  /// An answer and how long it takes, in seconds.
  struct Response {
    let seconds: TimeInterval
    /// Nil, if there is none to be had.
    let products: [Product]?
  }

  private var responses: [Response]

  init(_ responses: [Response]) {
    self.responses = responses
  }

  /// Asks what is on the shelf; the answers come in their order, the last one again and again.
  func load(_ done: @escaping @MainActor (Result<[Product], any Error>) -> Void) {
    guard let response = responses.first else { return }
    if responses.count > 1 { responses.removeFirst() }
    _ = MainClock.schedule(after: .seconds(response.seconds)) {
      done(response.products.map { .success($0) } ?? .failure(ShelfUnreachableError()))
    }
  }
}

extension ShelfServer.Response {
  static func all(after seconds: TimeInterval) -> Self {
    Self(seconds: seconds, products: Product.vessels + Product.leaves)
  }

  static func leaves(after seconds: TimeInterval) -> Self {
    Self(seconds: seconds, products: Product.leaves)
  }

  static func nothing(after seconds: TimeInterval) -> Self { Self(seconds: seconds, products: []) }

  static func failure(after seconds: TimeInterval) -> Self { Self(seconds: seconds, products: nil) }
}

/// What the server's line can have.
struct ShelfUnreachableError: LocalizedError {
  var errorDescription: String? { MainActor.assumeIsolated { Copy.shelfFailedNote.text } }
}
