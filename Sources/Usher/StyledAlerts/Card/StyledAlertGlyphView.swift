// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

/// Draws the lines of an icon into its bounds, which should be square.
@MainActor
final class StyledAlertGlyphView: StyledAlertPartView {
  /// The drawing.
  var drawing: IconDrawing? {
    didSet { if drawing != oldValue { rebuild() } }
  }

  /// The line width, on the grid of the drawing.
  var lineWidth: CGFloat = 11 {
    didSet { if lineWidth != oldValue { setNeedsLayout() } }
  }

  /// The color of the lines.
  var color = UIColor.white {
    didSet { updateAppearance() }
  }

  /// How much of the lines is drawn, from 0 to 1.
  var fraction: CGFloat = 1 {
    didSet { if fraction != oldValue { updateFraction(from: oldValue) } }
  }

  private var shapes: [(part: IconDrawing.Part, layer: CAShapeLayer)] = []

  /// The layers of the lines that are animated: all except the tracks.
  private var lines: [CAShapeLayer] {
    shapes.compactMap { if case .track = $0.part.shape { nil } else { $0.layer } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    backgroundColor = .clear
  }

  private func rebuild() {
    for (_, layer) in shapes { layer.removeFromSuperlayer() }
    shapes = (drawing?.parts ?? []).map { part in
      let shapeLayer = CAShapeLayer()
      shapeLayer.lineCap = .round
      shapeLayer.lineJoin = .round
      if case .track = part.shape { shapeLayer.opacity = 0.3 }
      layer.addSublayer(shapeLayer)
      return (part, shapeLayer)
    }
    updateAppearance()
    updateFraction(from: nil)
    setNeedsLayout()
  }

  /// Draws the lines up to `fraction`, animated if there is an old fraction.
  private func updateFraction(from old: CGFloat?) {
    let isAnimated = window != nil && !UIAccessibility.isReduceMotionEnabled
    // Otherwise Core Animation would animate each change by itself.
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for line in lines {
      // A line of zero length would still show its round caps.
      line.isHidden = fraction <= 0
      if let old, isAnimated, fraction > 0 {
        line.add(IconAnimations.strokeChange(from: old), forKey: "extend")
      }
      line.strokeEnd = fraction
    }
    CATransaction.commit()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let scale = bounds.width / IconDrawing.grid
    let weight = lineWidth * (drawing?.emphasis ?? 1)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for (part, line) in shapes {
      place(line, for: part.shape)
      line.path = part.shape.path(scale: scale, lineWidth: weight)
      line.lineWidth = part.shape.isDot ? 0 : weight * scale
    }
    CATransaction.commit()
  }

  /// A dot scales around its own center; everything else rotates around the center of the icon.
  private func place(_ line: CAShapeLayer, for shape: IconDrawing.Shape) {
    line.bounds = bounds
    guard case .dot(let x, let y) = shape else {
      line.anchorPoint = CGPoint(x: 0.5, y: 0.5)
      line.position = CGPoint(x: bounds.midX, y: bounds.midY)
      return
    }
    line.anchorPoint = CGPoint(x: x / IconDrawing.grid, y: y / IconDrawing.grid)
    line.position = CGPoint(
      x: bounds.width * line.anchorPoint.x, y: bounds.height * line.anchorPoint.y)
  }

  override func updateAppearance() {
    let foreground = color.resolvedColor(with: traitCollection).cgColor
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for (part, line) in shapes {
      line.fillColor = part.shape.isDot ? foreground : nil
      line.strokeColor = part.shape.isDot ? nil : foreground
    }
    CATransaction.commit()
  }
}

extension IconDrawing.Shape {
  fileprivate var isDot: Bool { if case .dot = self { true } else { false } }

  /// The path in a layer whose size is the grid times the scale.
  @MainActor
  fileprivate func path(scale: CGFloat, lineWidth: CGFloat) -> CGPath {
    func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x * scale, y: y * scale) }
    switch self {
    case .dot(let x, let y):
      let radius = lineWidth * 0.65 * scale
      let center = point(x, y)
      return UIBezierPath(
        ovalIn: CGRect(
          x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
      ).cgPath
    case .track(let elements), .stroke(let elements):
      let path = UIBezierPath()
      for element in elements {
        switch element {
        case .move(let x, let y): path.move(to: point(x, y))
        case .line(let x, let y): path.addLine(to: point(x, y))
        case .curve(let x1, let y1, let x2, let y2, let x, let y):
          path.addCurve(
            to: point(x, y), controlPoint1: point(x1, y1), controlPoint2: point(x2, y2))
        case .close: path.close()
        }
      }
      return path.cgPath
    }
  }
}

// MARK: - Animation

extension StyledAlertGlyphView {
  /// Draws the lines one after the other, starting after the delay; with the last one the icon makes
  /// its gesture.
  func draw(after delay: Double) {
    let start = CACurrentMediaTime() + delay
    if let drawing, let gesture = drawing.gesture {
      let scale = bounds.width / IconDrawing.grid
      let begin = start + drawing.accent * IconAnimations.drawing
      layer.add(IconAnimations.gesture(gesture, scale: scale, at: begin), forKey: "gesture")
    }
    for (part, line) in shapes {
      if case .track = part.shape { continue }
      let begin = start + part.start * IconAnimations.drawing
      let duration = (part.end - part.start) * IconAnimations.drawing
      if part.shape.isDot {
        line.add(IconAnimations.pop(at: begin), forKey: "draw")
      } else {
        line.add(IconAnimations.stroke(at: begin, lasting: duration), forKey: "draw")
      }
      // A line of zero length would still show its round caps.
      line.add(IconAnimations.reveal(at: begin), forKey: "reveal")
    }
  }

  /// Starts or stops the rotation; a drawing that does not rotate stays still.
  func setRotating(_ isRotating: Bool) {
    let rotates = isRotating && drawing?.rotates == true
    for line in lines where rotates != (line.animation(forKey: "turn") != nil) {
      if rotates {
        line.add(IconAnimations.rotation, forKey: "turn")
      } else {
        line.removeAnimation(forKey: "turn")
      }
    }
  }
}

/// The animations of icons: each shows its first frame until it starts, and does not change the
/// model values.
@MainActor
enum IconAnimations {
  /// The duration of drawing all lines, in seconds.
  static let drawing = 0.45
  /// When the lines start, in seconds after the circle, which then has more than half of its size.
  static let delay = 0.12

  /// The circle grows with a spring.
  static var circle: CAAnimation { spring(from: 0.4, stiffness: 300, damping: 17, at: 0) }

  /// The circle pulses once when its content changes.
  static var pulse: CAAnimation { spring(from: 0.86, stiffness: 300, damping: 17, at: 0) }

  /// An image or a dot grows with a spring.
  static func pop(at time: CFTimeInterval) -> CAAnimation {
    spring(from: 0.01, stiffness: 420, damping: 20, at: time)
  }

  /// A line is drawn from its start to its end.
  static func stroke(at time: CFTimeInterval, lasting duration: Double) -> CAAnimation {
    let animation = CABasicAnimation(keyPath: "strokeEnd")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = duration
    animation.timingFunction = CAMediaTimingFunction(controlPoints: 0.3, 0.1, 0.2, 1)
    return prepared(animation, at: time)
  }

  /// A line becomes longer or shorter, starting from this fraction.
  static func strokeChange(from fraction: CGFloat) -> CAAnimation {
    let animation = CABasicAnimation(keyPath: "strokeEnd")
    animation.fromValue = fraction
    animation.duration = 0.3
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    return animation
  }

  /// A layer is invisible before its start time.
  static func reveal(at time: CFTimeInterval) -> CAAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.duration = 0.04
    return prepared(animation, at: time)
  }

  /// The icon moves as its drawing says.
  static func gesture(
    _ gesture: IconDrawing.Gesture, scale: CGFloat, at time: CFTimeInterval
  ) -> CAAnimation {
    let (keyPath, end, unit): (String, Double, Double) =
      switch gesture.property {
      case .rotation: ("transform.rotation.z", 0, 1)
      case .scale: ("transform.scale", 1, 1)
      case .x: ("transform.translation.x", 0, scale)
      case .y: ("transform.translation.y", 0, scale)
      }
    return spring(
      keyPath, from: gesture.start * unit, to: end, stiffness: gesture.stiffness,
      damping: gesture.damping, at: time)
  }

  /// A layer rotates endlessly, once in 0.9 seconds.
  static var rotation: CAAnimation {
    let animation = CABasicAnimation(keyPath: "transform.rotation.z")
    animation.fromValue = 0
    animation.toValue = 2 * Double.pi
    animation.duration = 0.9
    animation.repeatCount = .infinity
    // Otherwise it would be removed when the app enters the background.
    animation.isRemovedOnCompletion = false
    return animation
  }

  private static func spring(
    _ keyPath: String = "transform.scale", from start: Double, to end: Double = 1,
    stiffness: CGFloat, damping: CGFloat, at time: CFTimeInterval
  ) -> CAAnimation {
    let animation = CASpringAnimation(keyPath: keyPath)
    animation.fromValue = start
    animation.toValue = end
    animation.stiffness = stiffness
    animation.damping = damping
    // The default would cut the spring off after a quarter of a second.
    animation.duration = animation.settlingDuration
    return prepared(animation, at: time)
  }

  private static func prepared(_ animation: CAAnimation, at time: CFTimeInterval) -> CAAnimation {
    animation.beginTime = time
    animation.fillMode = .backwards
    return animation
  }
}
