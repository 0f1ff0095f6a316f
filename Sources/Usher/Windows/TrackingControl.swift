// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// A control that a finger has come down on.
@MainActor
enum TrackingControl {
  /// The control around a touched view that tracks the finger now, if there is one on the card.
  static func find(_ touched: UIView?, `in` card: UIView) -> UIControl? {
    var view = touched
    while let current = view, current !== card {
      if let control = current as? UIControl { return control.isTracking ? control : nil }
      view = current.superview
    }
    return nil
  }
}

extension UIControl {
  /// What somebody wants to know who is interested in taps only.
  private static let taps: Event = [
    .touchDown, .touchDownRepeat, .touchUpInside, .touchUpOutside, .touchCancel,
    .primaryActionTriggered, .menuActionTriggered,
  ]

  /// Whether it tracks the finger because of where that goes: a slider does, and what is only tapped
  /// does not.
  var tracksMovement: Bool {
    guard isTracking else { return false }
    let events = allControlEvents
    // Nobody has asked it for anything, so what it does with the finger is its own business.
    guard !events.isEmpty else { return !(self is UIButton) }
    return !events.isSubset(of: Self.taps)
  }
}
