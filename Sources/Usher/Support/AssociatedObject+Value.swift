// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

extension AssociatedObject {
  /// Returns the object that is associated with the responder, which is created if there is none.
  func value(for responder: UIResponder, orCreate make: @MainActor () -> Value) -> Value {
    if let existing = self[responder] { return existing }
    let value = make()
    self[responder] = value
    return value
  }
}
