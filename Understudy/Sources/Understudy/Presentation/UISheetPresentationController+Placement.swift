// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UISheetPresentationController {
  /// How a sheet is placed in its container.
  enum Placement {
    /// At the lower edge, at one of its detents.
    case edgeAttached
    /// Over everything, where there is little height.
    case fullScreen
    /// In the middle of a wide and high window.
    case centered
  }

  var placement: Placement {
    guard let traits = containerView?.traitCollection else { return .edgeAttached }
    if traits.verticalSizeClass == .compact {
      return prefersEdgeAttachedInCompactHeight ? .edgeAttached : .fullScreen
    }
    return traits.horizontalSizeClass == .regular ? .centered : .edgeAttached
  }

  /// Whether it stands at the lower edge, where a finger can take it from detent to detent.
  var isCompact: Bool { placement == .edgeAttached }

  /// Whether it is up and the page below stands back from the top of the screen, for which there
  /// must be some height.
  var movesPresenterBack: Bool {
    let device = HeadlessDevice.current
    guard let containerView, !device.hasNewDesign || device.switches.largeSheetMovesPageBack
    else { return false }
    return isCompact && isLarge && containerView.traitCollection.verticalSizeClass != .compact
  }

  /// How wide it is at the lower edge, and where it begins.
  func attachedColumn(in container: UIView) -> (x: CGFloat, width: CGFloat) {
    let bounds = container.bounds
    guard container.traitCollection.verticalSizeClass == .compact else { return (0, bounds.width) }
    let safe = bounds.inset(by: container.safeAreaInsets)
    let wanted = presentedViewController.preferredContentSize.width
    guard widthFollowsPreferredContentSizeWhenEdgeAttached, wanted > 0 else {
      return (safe.minX, safe.width)
    }
    let width = min(wanted, safe.width)
    return ((safe.midX - width / 2).rounded(), width)
  }
}
