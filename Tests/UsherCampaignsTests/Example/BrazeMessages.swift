// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher
import UsherCampaigns

/// A recipe: messages of Braze in the queue of the app.
@MainActor
final class QueuedBrazeMessages: BrazeInAppMessagePresenter {
  let makeCard: @MainActor (Braze.InAppMessage, PopupHandle<Bool>) -> UIView

  init(makeCard: @escaping @MainActor (Braze.InAppMessage, PopupHandle<Bool>) -> UIView) {
    self.makeCard = makeCard
  }

  // snippet.braze
  /// The card returns `true` when the user taps its button.
  func present(message: Braze.InAppMessage) {
    // The content is made once, also if the message is triggered again while it waits.
    let popup = Popup<Bool> { popup in
      popup.onDismiss { if $0.value == true { message.context?.logClick(buttonId: nil) } }
      return self.makeCard(message, popup)
    }
    popup
      .key(PopupKey("braze.\(message.id)"))
      .priority(.campaign)
      .unsolicited()
      .onImpression { message.context?.logImpression() }
      .show()
  }
  // snippet.end
}

// MARK: - What the recipe uses of Braze's SDK

/// Of BrazeKit: https://braze-inc.github.io/braze-swift-sdk
enum Braze {
  struct InAppMessage: Sendable {
    let id: String
    let context: MessageContext?
  }

  @MainActor
  final class MessageContext {
    private(set) var impressions = 0
    private(set) var clicks = 0

    func logImpression() { impressions += 1 }
    func logClick(buttonId: String?) { clicks += 1 }
  }
}

@MainActor
protocol BrazeInAppMessagePresenter: AnyObject {
  func present(message: Braze.InAppMessage)
}
