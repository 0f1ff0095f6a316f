// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

/// Observes prices and the network for the bag. It has no view and no view controller.
@MainActor
final class BagObserver {
  /// The user's answer.
  enum Answer {
    case kept, removed
  }

  /// The answer to the last question, if there is one.
  private(set) var answer: Answer?

  /// Called when the server reports a new price. Asks in the window of this queue, or in the active
  /// one; if that window is closed, asks again in another one.
  func priceDidChange(in center: PopupCenter? = nil) {
    let alert = ShopAlerts.price { [weak self] isKept in self?.answer = isKept ? .kept : .removed }
    alert.usher.show(in: center).onDismiss { [weak self] outcome in
      if outcome.reason == .sceneDisconnected { self?.priceDidChange() }
    }
  }

  /// Called when the network connection is lost.
  func networkDidGo() {
    ShopAlerts.offline().usher.show()
  }
}
