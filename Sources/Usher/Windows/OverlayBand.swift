// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// The storeys of our windows: alerts are in front of popups, whoever came first.
enum OverlayBand: Int, Comparable {
  case popups
  case alerts

  init(lane: PopupLane) {
    self = lane.name == PopupLane.alerts.name ? .alerts : .popups
  }

  /// The level of a window of this storey when no window of the app is above it.
  var lowestLevel: CGFloat {
    switch self {
    case .popups: UIWindow.Level.normal.rawValue + 100
    case .alerts: UIWindow.Level.alert.rawValue
    }
  }

  static func < (lhs: OverlayBand, rhs: OverlayBand) -> Bool { lhs.rawValue < rhs.rawValue }
}
