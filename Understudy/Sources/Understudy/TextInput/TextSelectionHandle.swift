// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The handle at one end of a selection. It is a control, so that no scroll view cancels its touch.
final class TextSelectionHandle: UIControl {
  enum End {
    case start
    case end
  }

  enum Phase {
    case began
    /// To the middle of a line, in the grabber's own points.
    case moved(CGPoint)
    case ended
    /// It was not moved: the touch is for the text below.
    case tapped(UITouch)
  }

  private static let knob: CGFloat = 10
  private static let touchMargin: CGFloat = 16

  private let end: End
  private var touchOffset = CGPoint.zero
  private var hasMoved = false
  /// By how much the knob overlaps the bar.
  private var knobOverlap: CGFloat = 0 {
    didSet { if knobOverlap != oldValue { setNeedsDisplay() } }
  }
  var dragged: ((TextSelectionHandle, Phase) -> Void)?

  init(end: End) {
    self.end = end
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  /// `point` is the upper end of the bar. The knob stays inside of a superview that clips.
  func place(at point: CGPoint, height: CGFloat) {
    isHidden = false
    let top = end == .start ? point.y - Self.knob : point.y
    frame = CGRect(
      x: point.x - Self.knob / 2, y: top, width: Self.knob, height: height + Self.knob)
    knobOverlap = knobOverlap(at: point, height)
    superview?.bringSubviewToFront(self)
  }

  private func knobOverlap(at point: CGPoint, _ height: CGFloat) -> CGFloat {
    guard let superview, superview.clipsToBounds else { return 0 }
    let room =
      end == .start
      ? point.y - superview.bounds.minY : superview.bounds.maxY - point.y - height
    return room < 0 ? 0 : max(0, Self.knob - room)
  }

  override func draw(_ rect: CGRect) {
    tintColor.setFill()
    let knob = Self.knob
    let isStart = end == .start
    let bar = CGRect(
      x: bounds.midX - 1, y: isStart ? knob - 1 : 0, width: 2, height: bounds.height - knob + 1)
    UIBezierPath(rect: bar).fill()
    let top = isStart ? knobOverlap : bounds.height - knob - knobOverlap
    UIBezierPath(ovalIn: CGRect(x: 0, y: top, width: knob, height: knob)).fill()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -Self.touchMargin, dy: -Self.touchMargin / 2).contains(point)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    let middle = end == .start ? (bounds.height + Self.knob) / 2 : (bounds.height - Self.knob) / 2
    touchOffset = CGPoint(x: point.x - bounds.midX, y: point.y - middle)
    hasMoved = false
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    if !hasMoved { dragged?(self, .began) }
    hasMoved = true
    dragged?(self, .moved(CGPoint(x: point.x - touchOffset.x, y: point.y - touchOffset.y)))
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if hasMoved {
      dragged?(self, .ended)
    } else if let touch {
      dragged?(self, .tapped(touch))
    }
  }

  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    if hasMoved { dragged?(self, .ended) }
  }
}
