// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// A queue of cards, as it is often written: shows the next card when the previous one is removed.
@MainActor
final class PlainCardQueue {
  private weak var window: UIWindow?
  private var shown: PlainLayer?
  private var waiting: [UIView] = []

  /// The number of cards that have not been shown.
  var waitingCount: Int { waiting.count }

  init(in window: UIWindow?) {
    self.window = window
  }

  func show(_ card: UIView) {
    waiting.append(card)
    next()
  }

  /// Removes the visible card.
  func remove() {
    shown?.remove()
    shown = nil
    next()
  }

  private func next() {
    guard shown == nil, !waiting.isEmpty else { return }
    shown = PlainLayer.show(waiting.removeFirst() as UIView, in: window)
  }
}
