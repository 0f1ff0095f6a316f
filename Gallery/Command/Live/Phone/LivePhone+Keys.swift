// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation
import UIKitShim

extension LivePhone {
  /// What a keyboard with keys of its own types into what has the focus.
  func type(_ text: String) {
    whileActive { $0.type(text) }
  }

  /// What an input method shows while it composes.
  func compose(_ text: String) {
    whileActive { $0.setMarked(text) }
  }

  /// What the input method makes of it.
  func commit(_ text: String) {
    whileActive { $0.commitMarked(text) }
  }

  func press(_ key: LiveMessage.Key, _ modifiers: HeadlessKey.Modifiers) {
    whileActive { $0.press(key.headless, modifiers) }
  }

  /// Keys are heard by an app in front, and by no other.
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
