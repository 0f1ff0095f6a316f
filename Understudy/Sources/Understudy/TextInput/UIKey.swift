// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Differs: without characters and modifiers.
@MainActor
open class UIKey: NSObject {
  public let keyCode: UIKeyboardHIDUsage

  init(_ keyCode: UIKeyboardHIDUsage) {
    self.keyCode = keyCode
  }
}
