// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// The modal popup that is in front of everything else of ours in a scene: what lies behind it is out of
/// reach for assistive technology, too.
@MainActor
@available(iOSApplicationExtension, unavailable)
struct FrontmostModal {
  private let host: UIView
  private let root: OverlayRootViewController

  /// `nil`, if there is no modal popup, or none that can still be used.
  init?(in scene: UIWindowScene?) {
    let windows = scene?.windows ?? []
    let overlays = windows.compactMap { $0 as? OverlayWindow }.filter(\.isEffectivelyModal)
    let views = windows.flatMap(\.subviews).compactMap { $0 as? OverlayView }.filter(\.isEffectivelyModal)
    let overlay = overlays.max { $0.windowLevel < $1.windowLevel }
    guard let front: any OverlayHost & UIView = overlay ?? views.last else { return nil }
    (host, root) = (front, front.root)
  }

  func contains(_ view: UIView?) -> Bool { view?.isDescendant(of: host) ?? false }

  /// What is read first in it.
  var firstElement: UIView? {
    let content = root.presentedViewController?.viewIfLoaded ?? root.card ?? host
    return AccessibilityFocus.firstElement(in: content)
  }
}
