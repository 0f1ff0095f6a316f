// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

/// A recipe: OneSignal shows its messages itself, so the queue and OneSignal take turns.
// snippet.onesignal
@MainActor
final class OneSignalTurns: OSInAppMessageLifecycleListener {
  private let center: PopupCenter
  private let messages: any OneSignalInAppMessages
  private var hold: PopupHold?

  init(_ center: PopupCenter, _ messages: any OneSignalInAppMessages) {
    self.center = center
    self.messages = messages
    messages.addLifecycleListener(self)
  }

  func follow() async {
    for await _ in center.events {
      messages.paused = !center.visiblePopups.isEmpty
    }
  }

  func onWillDisplay() { hold = center.hold(reason: "OneSignal shows a message") }

  func onDidDismiss() {
    hold?.release()
    hold = nil
  }
}
// snippet.end

// MARK: - What the recipe uses of OneSignal's SDK

/// Of OneSignalInAppMessages: https://documentation.onesignal.com/docs/en/mobile-sdk-reference
@MainActor
protocol OneSignalInAppMessages: AnyObject {
  var paused: Bool { get set }
  func addLifecycleListener(_ listener: any OSInAppMessageLifecycleListener)
}

@MainActor
protocol OSInAppMessageLifecycleListener: AnyObject {
  func onWillDisplay()
  func onDidDismiss()
}
