// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation

/// The device's keyboard: whom it types for.
@MainActor
final class SoftwareKeyboard {
  unowned let device: HeadlessDevice

  /// The first responder that got the focus last.
  weak var responder: UIResponder?

  private var moves = 0

  init(device: HeadlessDevice) {
    self.device = device
  }

  /// What keys go to.
  var input: (any UIKeyInput)? { responder as? any UIKeyInput }

  /// A responder gives way to another one: the keyboard stays.
  func focusWillMove() { moves += 1 }

  func focusDidMove() { moves -= 1 }

  func responderDidResign(_ old: UIResponder) {
    if responder === old { responder = nil }
  }

  /// What the input wants, or what it has, may have changed.
  func inputDidChange() {}
}
