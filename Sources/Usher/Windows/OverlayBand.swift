// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// The storey of a window or view of ours: that of a higher lane is in front, whoever came first.
struct OverlayBand: Hashable, Comparable {
  /// How far in front it is, as the lane says.
  let level: Int

  static let popups = OverlayBand(lane: .popups)
  static let alerts = OverlayBand(lane: .alerts)

  init(lane: PopupLane) {
    level = lane.level
  }

  /// The level of a window of this storey when no window of the app is above it: what is in front of the
  /// popups is where the system has its alerts.
  var baseWindowLevel: CGFloat {
    level < PopupLane.alerts.level
      ? UIWindow.Level.normal.rawValue + 100 : UIWindow.Level.alert.rawValue
  }

  static func < (lhs: OverlayBand, rhs: OverlayBand) -> Bool { lhs.level < rhs.level }
}
