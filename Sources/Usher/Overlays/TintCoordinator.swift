// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// Dims the tint of the app window and of the popups behind a modal popup, as UIKit does for its
/// own alerts and sheets.
@MainActor
final class TintCoordinator {
  private weak var dimmedWindow: UIWindow?
  /// The tint of the app window before it was dimmed; `nil` while it is not dimmed.
  private(set) var tint: UIColor?

  /// Updates the tints for the popups that are shown.
  func update(for hosts: [any OverlayHost], in appWindow: UIWindow?) {
    let hosts = hosts.filter(\.coversAppWindow)
    let modals = hosts.filter(\.isModal)
    if modals.isEmpty {
      // A window never returns `automatic`; for a window it means the same as `normal`.
      dimmedWindow?.tintAdjustmentMode = .automatic
      (dimmedWindow, tint) = (nil, nil)
    } else if dimmedWindow == nil, let appWindow, appWindow.tintAdjustmentMode != .dimmed {
      (dimmedWindow, tint) = (appWindow, appWindow.tintColor)
      appWindow.tintAdjustmentMode = .dimmed
    }
    for host in hosts {
      let isDimmed = modals.contains { $0.isInFront(of: host) }
      guard (host.tintAdjustmentMode == .dimmed) != isDimmed else { continue }
      host.tintAdjustmentMode = isDimmed ? .dimmed : .normal
    }
  }
}
