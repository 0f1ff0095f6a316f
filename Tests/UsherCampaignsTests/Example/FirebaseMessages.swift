// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher
import UsherCampaigns

/// A recipe: Firebase In-App Messaging in the queue of the app.
@MainActor
final class QueuedFirebaseMessages: InAppMessagingDisplay {
  let makeCard: @MainActor (InAppMessagingDisplayMessage, PopupHandle<Bool>) -> UIView

  init(
    makeCard: @escaping @MainActor (InAppMessagingDisplayMessage, PopupHandle<Bool>) -> UIView
  ) {
    self.makeCard = makeCard
  }

  // snippet.firebase
  /// Firebase shows nothing else until one of the last three is called.
  func displayMessage(
    _ message: InAppMessagingDisplayMessage, displayDelegate: any InAppMessagingDisplayDelegate
  ) {
    var hasAppeared = false
    Popup<Bool> { self.makeCard(message, $0) }
      .key(PopupKey("firebase.\(message.campaignInfo.messageID)"))
      .priority(.campaign)
      .unsolicited()
      .onDidAppear { _ in hasAppeared = true }
      .onImpression { displayDelegate.impressionDetected(for: message) }
      .onDismiss { outcome in
        if outcome.value == true {
          displayDelegate.messageClicked(message)
        } else if hasAppeared {
          displayDelegate.messageDismissed(message)
        } else {
          displayDelegate.displayError(for: message, error: NotShown(reason: outcome.reason))
        }
      }
      .show()
  }
  // snippet.end
}

struct NotShown: Error {
  let reason: PopupDismissalReason
}

// MARK: - What the recipe uses of Firebase's SDK

/// Of FirebaseInAppMessaging: https://firebase.google.com/docs/reference/swift/firebaseinappmessaging
struct InAppMessagingDisplayMessage: Sendable {
  struct CampaignInfo: Sendable {
    let messageID: String
  }

  let campaignInfo: CampaignInfo
}

@MainActor
protocol InAppMessagingDisplay: AnyObject {
  func displayMessage(
    _ message: InAppMessagingDisplayMessage, displayDelegate: any InAppMessagingDisplayDelegate)
}

@MainActor
protocol InAppMessagingDisplayDelegate: AnyObject {
  func impressionDetected(for message: InAppMessagingDisplayMessage)
  func messageClicked(_ message: InAppMessagingDisplayMessage)
  func messageDismissed(_ message: InAppMessagingDisplayMessage)
  func displayError(for message: InAppMessagingDisplayMessage, error: any Error)
}
