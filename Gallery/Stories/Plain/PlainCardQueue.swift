// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// One card at a time, as it is often written: the next one comes when the one before has gone.
@MainActor
final class PlainCardQueue {
  private weak var window: UIWindow?
  private var shown: PlainLayer?
  private var waiting: [UIView] = []

  /// How many have not had their turn.
  var waitingCount: Int { waiting.count }

  init(in window: UIWindow?) {
    self.window = window
  }

  func show(_ card: UIView) {
    waiting.append(card)
    next()
  }

  /// Takes away the card that is there.
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
