// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// One step of the guide as it is often written: a view that dims the screen except for one view, and
/// places a bubble beside that when it is laid out.
final class PlainCoachMark: UIView {
  private weak var target: UIView?
  private let scrim = CoachScrim()
  private let arrow = UIView()
  private let bubble: CoachMark
  private static let arrowSide: CGFloat = 18

  init(_ step: Guide.Step, target: UIView?, onNext: @escaping @MainActor () -> Void) {
    self.target = target
    bubble = CoachMark(step, onNext: onNext)
    super.init(frame: .zero)
    arrow.backgroundColor = Palette.raised
    arrow.transform = CGAffineTransform(rotationAngle: .pi / 4)
    for view in [scrim, arrow, bubble] { addSubview(view) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let window else { return }
    scrim.frame = convert(window.bounds, from: window)
    let room = convert(
      window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: 16, dy: 16), from: window)
    guard let target, let home = target.window else {
      bubble.frame = place(in: room, beside: nil).frame
      return
    }
    // The views are in two windows of one scene, which share screen coordinates.
    let onScreen = home.convert(target.convert(target.bounds, to: home), to: nil as UIWindow?)
    let hole = convert(window.convert(onScreen, from: nil as UIWindow?), from: window)
      .insetBy(dx: -6, dy: -6)
    scrim.hole = scrim.convert(hole, from: self)
    let (frame, tip) = place(in: room, beside: hole)
    bubble.frame = frame
    arrow.isHidden = tip == nil
    guard let tip else { return }
    arrow.bounds = CGRect(x: 0, y: 0, width: Self.arrowSide, height: Self.arrowSide)
    arrow.center = CGPoint(
      x: min(max(hole.midX, frame.minX + 40), frame.maxX - 40), y: tip)
  }

  /// Returns the frame of the bubble: below the target, above it, or at the bottom of the screen if
  /// neither fits. `tip` is the center of the arrow.
  private func place(in room: CGRect, beside hole: CGRect?) -> (frame: CGRect, tip: CGFloat?) {
    let gap: CGFloat = 16
    let size = bubble.sizeThatFits(room.size)
    let middle = hole?.midX ?? room.midX
    let x = min(max(middle - size.width / 2, room.minX), room.maxX - size.width).rounded()
    if let hole, hole.maxY + gap + size.height <= room.maxY {
      let frame = CGRect(origin: CGPoint(x: x, y: (hole.maxY + gap).rounded()), size: size)
      return (frame, frame.minY + 2)
    }
    if let hole, hole.minY - gap - size.height >= room.minY {
      let y = (hole.minY - gap - size.height).rounded()
      return (CGRect(origin: CGPoint(x: x, y: y), size: size), y + size.height - 2)
    }
    return (CGRect(origin: CGPoint(x: x, y: room.maxY - size.height), size: size), nil)
  }
}

/// A view that dims the screen except for one area.
private final class CoachScrim: UIView {
  var hole = CGRect.null {
    didSet { setNeedsDisplay() }
  }

  init() {
    super.init(frame: .zero)
    isOpaque = false
    backgroundColor = .clear
    contentMode = .redraw
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func draw(_ rect: CGRect) {
    let shade = UIBezierPath(rect: bounds)
    shade.usesEvenOddFillRule = true
    UIColor.black.withAlphaComponent(0.55).setFill()
    guard !hole.isNull else { return shade.fill() }
    let edge = UIBezierPath(roundedRect: hole, cornerRadius: 20)
    shade.append(edge)
    shade.fill()
    Palette.celadonLight.resolvedColor(with: traitCollection).setStroke()
    edge.lineWidth = 3
    edge.stroke()
  }
}
