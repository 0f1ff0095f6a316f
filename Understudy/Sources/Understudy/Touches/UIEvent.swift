// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

@MainActor
open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches = 0
    case presses = 3
  }

  var touches: Set<UITouch> = []

  open var type: EventType { .touches }
  open internal(set) var timestamp: TimeInterval = 0
  open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : touches }

  open func touches(for window: UIWindow) -> Set<UITouch>? {
    touches.filter { $0.window === window }
  }
  open func touches(for view: UIView) -> Set<UITouch>? { touches.filter { $0.view === view } }

  func deliverToWindows() {
    let windows = touches.compactMap(\.window)
    for (index, window) in windows.enumerated() where !windows[..<index].contains(window) {
      window.sendEvent(self)
    }
  }
}

// MARK: - Presses

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

/// Differs: without phase, force, type and gestures.
@MainActor
open class UIPress: NSObject {
  open internal(set) var key: UIKey?
}

/// Differs: without characters and modifiers.
@MainActor
open class UIKey: NSObject {
  public let keyCode: UIKeyboardHIDUsage

  init(_ keyCode: UIKeyboardHIDUsage) {
    self.keyCode = keyCode
  }
}

/// Differs: only the keys that are sent as presses.
public enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardEscape = 0x29
}
