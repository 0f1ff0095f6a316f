// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// Draws the lines of an icon into its bounds, which it expects to be square.
@MainActor
final class IconGlyphView: UIView {
  /// What is drawn.
  var drawing: IconDrawing? {
    didSet { if drawing != oldValue { rebuild() } }
  }

  /// How heavy the lines are, on the grid of the drawing.
  var weight: CGFloat = 11 {
    didSet { if weight != oldValue { setNeedsLayout() } }
  }

  /// The colour of the lines.
  var color = UIColor.white {
    didSet { paint() }
  }

  /// How far the lines are drawn, from 0 to 1.
  var part: CGFloat = 1 {
    didSet { if part != oldValue { draw(from: oldValue) } }
  }

  private var shapes: [(part: IconDrawing.Part, layer: CAShapeLayer)] = []

  /// The layers of the lines that move: all but the tracks.
  private var lines: [CAShapeLayer] {
    shapes.compactMap { if case .track = $0.part.shape { nil } else { $0.layer } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    backgroundColor = .clear
  }

  required init?(coder: NSCoder) { nil }

  private func rebuild() {
    for (_, layer) in shapes { layer.removeFromSuperlayer() }
    shapes = (drawing?.parts ?? []).map { part in
      let line = CAShapeLayer()
      line.lineCap = .round
      line.lineJoin = .round
      if case .track = part.shape { line.opacity = 0.3 }
      layer.addSublayer(line)
      return (part, line)
    }
    paint()
    draw(from: nil)
    setNeedsLayout()
  }

  /// Draws the lines so far; before the user's eyes if it is from a part that was seen.
  private func draw(from old: CGFloat?) {
    let isSeen = window != nil && !UIAccessibility.isReduceMotionEnabled
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for line in lines {
      // A line without length would show its round ends.
      line.isHidden = part <= 0
      if let old, isSeen, part > 0 { line.add(IconMotion.extend(from: old), forKey: "extend") }
      line.strokeEnd = part
    }
    CATransaction.commit()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let scale = bounds.width / IconDrawing.grid
    let weight = weight * (drawing?.emphasis ?? 1)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for (part, line) in shapes {
      place(line, for: part.shape)
      line.path = part.shape.path(scale: scale, weight: weight)
      line.lineWidth = part.shape.isDot ? 0 : weight * scale
    }
    CATransaction.commit()
  }

  /// A dot grows from its own middle, everything else turns around that of the icon.
  private func place(_ line: CAShapeLayer, for shape: IconDrawing.Shape) {
    line.bounds = bounds
    guard case .dot(let middle) = shape else {
      line.anchorPoint = CGPoint(x: 0.5, y: 0.5)
      line.position = CGPoint(x: bounds.midX, y: bounds.midY)
      return
    }
    let grid = IconDrawing.grid
    line.anchorPoint = CGPoint(x: middle.x / grid, y: middle.y / grid)
    line.position = CGPoint(
      x: bounds.width * line.anchorPoint.x, y: bounds.height * line.anchorPoint.y)
  }

  private func paint() {
    let ink = color.resolvedColor(with: traitCollection).cgColor
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for (part, line) in shapes {
      line.fillColor = part.shape.isDot ? ink : nil
      line.strokeColor = part.shape.isDot ? nil : ink
    }
    CATransaction.commit()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    paint()
  }
}

// MARK: - Movement

extension IconGlyphView {
  /// Draws the lines one after the other, beginning after the delay.
  func draw(after delay: Double) {
    let start = CACurrentMediaTime() + delay
    for (part, line) in shapes {
      if case .track = part.shape { continue }
      let begin = start + part.begin * IconMotion.drawing
      let duration = (part.end - part.begin) * IconMotion.drawing
      if part.shape.isDot {
        line.add(IconMotion.pop(at: begin), forKey: "draw")
      } else {
        line.add(IconMotion.stroke(at: begin, lasting: duration), forKey: "draw")
      }
      // A line without length would show its round ends.
      line.add(IconMotion.reveal(at: begin), forKey: "reveal")
    }
  }

  /// Turns as long as it is asked to, if it is a drawing that turns.
  func setTurns(_ isTurning: Bool) {
    let turns = isTurning && drawing?.turns == true
    for line in lines where turns != (line.animation(forKey: "turn") != nil) {
      if turns {
        line.add(IconMotion.turn, forKey: "turn")
      } else {
        line.removeAnimation(forKey: "turn")
      }
    }
  }
}
