// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation
import UIKitShim

/// The shop's server, which answers as a story wants it to.
@MainActor
final class ShelfServer {
  /// An answer and how long it takes, in seconds.
  struct Answer {
    let seconds: TimeInterval
    /// Nil, if there is none to be had.
    let products: [Product]?
  }

  private var answers: [Answer]

  init(_ answers: [Answer]) {
    self.answers = answers
  }

  /// Asks what is on the shelf; the answers come in their order, the last one again and again.
  func ask(_ done: @escaping @MainActor (Result<[Product], any Error>) -> Void) {
    guard let answer = answers.first else { return }
    if answers.count > 1 { answers.removeFirst() }
    _ = MainClock.schedule(after: .seconds(answer.seconds)) {
      done(answer.products.map { .success($0) } ?? .failure(LineIsDown()))
    }
  }
}

extension ShelfServer.Answer {
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
struct LineIsDown: LocalizedError {
  var errorDescription: String? { MainActor.assumeIsolated { Copy.shelfFailedNote.text } }
}
