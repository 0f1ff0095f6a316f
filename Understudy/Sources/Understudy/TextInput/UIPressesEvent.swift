// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Differs: goes straight to the responders, not through `sendEvent`.
@MainActor
open class UIPressesEvent: UIEvent {
  open internal(set) var allPresses: Set<UIPress> = []
  /// Whether it has come to the end of the responder chain.
  var reachedEndOfChain = false

  open override var type: EventType { .presses }

  /// Sends the press of a key and its release to a responder, which may pass them on; whether any
  /// had a use for the press. The text input gets what none of them has a use for, before the
  /// release.
  static func press(
    _ code: UIKeyboardHIDUsage, to responder: UIResponder, textInput: () -> Bool = { false }
  ) -> Bool {
    let (event, press) = (UIPressesEvent(), UIPress())
    press.key = UIKey(code)
    event.allPresses = [press]
    responder.pressesBegan(event.allPresses, with: event)
    let isUsed = !event.reachedEndOfChain || textInput()
    responder.pressesEnded(event.allPresses, with: event)
    return isUsed
  }
}
