// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import UIKitShim

/// The server of the shop, with responses that are set by a story.
@MainActor
final class ShelfServer {
  /// A response, and how long it takes in seconds.
  struct Response {
    let seconds: TimeInterval
    /// The products; nil for a failed request.
    let products: [Product]?
  }

  private var responses: [Response]

  init(_ responses: [Response]) {
    self.responses = responses
  }

  /// Requests the products. Each call gets the next response; the last one is repeated.
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

/// The error of a failed request.
struct ShelfUnreachableError: LocalizedError {
  var errorDescription: String? { MainActor.assumeIsolated { Copy.shelfFailedNote.text } }
}
