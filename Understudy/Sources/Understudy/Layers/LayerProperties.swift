// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Everything of a layer that can animate: the model is one value, a presentation is another.
struct LayerProperties {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var zPosition: CGFloat = 0
  var transform = CATransform3DIdentity
  var opacity: Float = 1
  var isHidden = false
  var masksToBounds = false
  var backgroundColor: CGColor?
  var cornerRadius: CGFloat = 0
  var borderWidth: CGFloat = 0
  var borderColor: CGColor? = .black
  var shadow = Shadow()
  var contents: Any?
  var shape = Shape()
  /// How much larger than it is it is drawn, about its middle: the growth of glass under a finger.
  var growth: CGFloat = 1

  struct Shadow {
    var color: CGColor? = .black
    var opacity: Float = 0
    var offset = CGSize(width: 0, height: -3)
    var radius: CGFloat = 3
    var path: CGPath?
  }

  /// What a `CAShapeLayer` adds.
  struct Shape {
    var path: CGPath?
    var fillColor: CGColor? = .black
    var strokeColor: CGColor?
    var strokeStart: CGFloat = 0
    var strokeEnd: CGFloat = 1
    var lineWidth: CGFloat = 1
    var lineDashPhase: CGFloat = 0
  }

  /// From the layer's own coordinates to those of its superlayer.
  var toSuperlayer: CGAffineTransform {
    let origin = CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width,
      y: bounds.minY + anchorPoint.y * bounds.height)
    if CATransform3DIsIdentity(transform) {
      return CGAffineTransform(translationX: position.x - origin.x, y: position.y - origin.y)
    }
    return CGAffineTransform(translationX: -origin.x, y: -origin.y)
      .concatenating(CATransform3DGetAffineTransform(transform))
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// The same as it is drawn.
  var drawnToSuperlayer: CGAffineTransform {
    guard growth != 1 else { return toSuperlayer }
    return CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
      .concatenating(CGAffineTransform(scaleX: growth, y: growth))
      .concatenating(CGAffineTransform(translationX: bounds.midX, y: bounds.midY))
      .concatenating(toSuperlayer)
  }

  var frame: CGRect {
    if CATransform3DIsIdentity(transform) {
      return CGRect(
        x: position.x - anchorPoint.x * bounds.width,
        y: position.y - anchorPoint.y * bounds.height, width: bounds.width, height: bounds.height)
    }
    return bounds.applying(toSuperlayer)
  }

  /// Bounds size and position that give `frame`, with the transform left as it is.
  func fitting(_ frame: CGRect) -> (size: CGSize, position: CGPoint) {
    var size = frame.size
    if !CATransform3DIsIdentity(transform) {
      let inverse = CATransform3DGetAffineTransform(transform).inverted()
      size = CGRect(origin: .zero, size: size).applying(inverse).size
    }
    return (
      size,
      CGPoint(
        x: frame.minX + anchorPoint.x * frame.width, y: frame.minY + anchorPoint.y * frame.height)
    )
  }
}

extension CGColor {
  /// One for all layers, which begin with it three times each.
  fileprivate static let black = CGColor(gray: 0, alpha: 1)
}
