// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

/// Watches prices and the network for the bag. It has no view and knows no page.
@MainActor
final class BagObserver {
  /// What the user has answered.
  enum Answer {
    case kept, removed
  }

  /// The answer to the last question, once it has been given.
  private(set) var answer: Answer?

  /// Called by the server's message; asks in the window that has this queue, or in the one in use.
  /// Whoever closes that window is asked in another one.
  func priceDidChange(in center: PopupCenter? = nil) {
    let alert = ShopAlerts.price { [weak self] isKept in self?.answer = isKept ? .kept : .removed }
    alert.usher.show(in: center).onDismiss { [weak self] outcome in
      if outcome.reason == .sceneDisconnected { self?.priceDidChange() }
    }
  }

  /// Called when the network has gone.
  func networkDidGo() {
    ShopAlerts.offline().usher.show()
  }
}
