// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// Dims the tint of the app window and of the popups behind a modal popup, as UIKit does for its
/// own alerts and sheets.
@MainActor
final class TintCoordinator {
  private weak var dimmedWindow: UIWindow?
  /// The tint of the app window before it was dimmed; `nil` while it is not dimmed.
  private var tint: UIColor?

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

  /// Copies interface style, layout direction and tint of the app window where they differ.
  ///
  /// Its `tintColor` is gray while it is dimmed. A dimmed overlay returns gray, too; its tint is set
  /// when it is no longer dimmed.
  func copyAppearance(of appWindow: UIWindow, to overlay: UIWindow) {
    if overlay.overrideUserInterfaceStyle != appWindow.overrideUserInterfaceStyle {
      overlay.overrideUserInterfaceStyle = appWindow.overrideUserInterfaceStyle
    }
    if overlay.semanticContentAttribute != appWindow.semanticContentAttribute {
      overlay.semanticContentAttribute = appWindow.semanticContentAttribute
    }
    guard overlay.tintAdjustmentMode != .dimmed else { return }
    let color = tint ?? (appWindow.tintAdjustmentMode == .dimmed ? nil : appWindow.tintColor)
    if let color, overlay.tintColor != color { overlay.tintColor = color }
  }
}
