// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

/// Watches prices and the network for the bag. It has no view and knows no page.
@MainActor
final class BagWatcher {
  /// What the user has answered.
  enum Answer {
    case kept, removed
  }

  /// The answer to the last question, once it has been given.
  private(set) var answer: Answer?

  /// Called by the server's message.
  func priceDidChange() {
    let alert = UIAlertController(
      title: Copy.priceAlertTitle.text, message: Copy.priceAlertMessage.text,
      preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: Copy.priceAlertKeep.text, style: .cancel) { [weak self] _ in
        self?.answer = .kept
      })
    alert.addAction(
      UIAlertAction(title: Copy.priceAlertRemove.text, style: .destructive) { [weak self] _ in
        self?.answer = .removed
      })
    alert.usher.show()
  }

  /// Called when the network has gone.
  func networkDidGo() {
    let alert = UIAlertController(
      title: Copy.offlineAlertTitle.text, message: Copy.offlineAlertMessage.text,
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: Copy.offlineAlertDone.text, style: .cancel))
    alert.usher.show()
  }
}
