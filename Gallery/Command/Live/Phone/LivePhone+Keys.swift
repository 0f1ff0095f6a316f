// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import UIKitShim

extension LivePhone {
  /// Types into the first responder, as a hardware keyboard does.
  func type(_ text: String) {
    whileActive { $0.type(text) }
  }

  /// Sets the marked text of an input method.
  func compose(_ text: String) {
    whileActive { $0.setMarked(text) }
  }

  /// Replaces the marked text with the final text of the input method.
  func commit(_ text: String) {
    whileActive { $0.commitMarked(text) }
  }

  /// Presses a key without a character.
  func press(_ key: LiveMessage.Key, _ modifiers: HeadlessKey.Modifiers) {
    whileActive { $0.press(key.headless, modifiers) }
  }

  /// Only an active app receives keys.
  private func whileActive(_ body: (HeadlessDevice) -> Void) {
    if appState == .active { body(device) }
  }
}

extension LiveMessage.Key {
  fileprivate var headless: HeadlessKey {
    switch self {
    case .enter: .return
    case .backspace: .delete
    case .escape: .escape
    case .left: .left
    case .right: .right
    case .up: .up
    case .down: .down
    case .selectAll: .command("a")
    case .copy: .command("c")
    case .cut: .command("x")
    }
  }
}
