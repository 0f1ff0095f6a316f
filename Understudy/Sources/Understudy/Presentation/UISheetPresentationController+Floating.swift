// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Since iOS 26 a sheet below its largest height floats: it is laid out at the full width and shown
/// smaller, at a distance from the edges.
extension UISheetPresentationController {
  /// The distance from the edges.
  static let floatingInset: CGFloat = 8
  /// That of the page, in both appearances.
  static let dimmingColor = UIColor(white: 0, alpha: 0.2)

  /// Whether it floats at the detents below the large one.
  var canFloat: Bool {
    guard HeadlessDevice.currentHasNewDesign, isCompact, let containerView else { return false }
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

  /// Gives it the corners of the new design: those below fit into the corners of the display, where
  /// it has round ones. Measured, before it is shown smaller, by the authors of
  /// github.com/Vercantez/openuikit and of github.com/Tembeon/morph.
  func roundAsNew() {
    let device = HeadlessDevice.current
    sheetView.hasGlass = device.hasNewDesign && canFloat
    sheetView.onGrab = device.hasNewDesign ? { [weak self] in self?.selectNextDetent() } : nil
    guard device.hasNewDesign, placement != .fullScreen else {
      sheetView.cornerConfiguration = .unspecified
      return
    }
    guard placement == .edgeAttached else {
      let radius = preferredCornerRadius ?? Self.centeredCornerRadius
      sheetView.cornerConfiguration = .corners(radius: .fixed(Double(radius)))
      return
    }
    let above = preferredCornerRadius ?? Self.cornerRadius
    let display = device.model.cornerRadius
    let floating = preferredCornerRadius ?? max(above, display - Self.floatingInset)
    sheetView.cornerConfiguration = .uniformEdges(
      topRadius: .fixed(Double(above)),
      bottomRadius: .fixed(Double(isFloating ? floating : display)))
  }

  /// Goes on to the next detent, after the largest to the smallest.
  func selectNextDetent() {
    let detents = usableDetents
    let selected = selectedDetent.identifier
    guard detents.count > 1, let index = detents.firstIndex(where: { $0.identifier == selected })
    else { return }
    animateChanges { selectedDetentIdentifier = detents[(index + 1) % detents.count].identifier }
    (delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }

  /// Lays it out, and scales it so that it is seen in this frame.
  func place(in frame: CGRect) {
    var scale: CGFloat = 1
    var size = frame.size
    if canFloat, let width = containerView?.bounds.width {
      scale = frame.width / width
      size = CGSize(width: width, height: frame.height / scale)
    }
    sheetView.floatingPart = canFloat ? min(1, frame.minX / Self.floatingInset) : 0
    sheetView.bounds.size = size
    sheetView.center = CGPoint(x: frame.midX, y: frame.midY)
    // A sheet in front may have moved it back, with a transform.
    let above = presentedViewController.presentation.presented?.presentation.controller
    guard (above as? UISheetPresentationController)?.movesPresenterBack != true else { return }
    sheetView.transform = CGAffineTransform(scaleX: scale, y: scale)
  }
}
