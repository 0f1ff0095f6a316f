// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Since iOS 26 a sheet below its largest height floats: it is laid out at the full width and shown
/// smaller, at a distance from the edges.
extension UISheetPresentationController {
  /// The distance from the edges.
  static let floatingInset: CGFloat = 8

  /// Whether it floats at the detents below the large one.
  var canFloat: Bool {
    guard HeadlessDevice.current.hasNewDesign, isCompact, let containerView else { return false }
    return containerView.traitCollection.verticalSizeClass != .compact
      && containerView.bounds.width > 2 * Self.floatingInset
  }

  var isFloating: Bool { canFloat && !isLarge }

  var floatingScale: CGFloat {
    guard let width = containerView?.bounds.width, width > 0 else { return 1 }
    return (width - 2 * Self.floatingInset) / width
  }

  /// Its transform where it rests.
  var restingTransform: CGAffineTransform {
    isFloating ? CGAffineTransform(scaleX: floatingScale, y: floatingScale) : .identity
  }

  /// The distance from the edges at a height: less and less above the largest floating detent.
  func inset(atTop top: CGFloat) -> CGFloat {
    guard canFloat else { return 0 }
    let frames = usableDetents.map { frame(at: $0) }
    guard let floating = frames.last(where: { $0.minX > 0 }) else { return 0 }
    guard let large = frames.last, large.minX == 0 else { return Self.floatingInset }
    let part = (top - large.minY) / (floating.minY - large.minY)
    return Self.floatingInset * min(1, max(0, part))
  }

  /// Lays it out, and scales it so that it is seen in this frame.
  func place(in frame: CGRect) {
    var scale: CGFloat = 1
    var size = frame.size
    if canFloat, let width = containerView?.bounds.width {
      scale = frame.width / width
      size = CGSize(width: width, height: frame.height / scale)
    }
    sheetView.bounds.size = size
    sheetView.center = CGPoint(x: frame.midX, y: frame.midY)
    // A sheet in front may have moved it back, with a transform.
    let above = presentedViewController.presentation.presented?.presentation.controller
    guard (above as? UISheetPresentationController)?.movesPresenterBack != true else { return }
    sheetView.transform = CGAffineTransform(scaleX: scale, y: scale)
  }
}
