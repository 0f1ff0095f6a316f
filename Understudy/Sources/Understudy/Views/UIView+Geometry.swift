// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UIView {
  static func makeLayer() -> CALayer {
    guard let type = layerClass as? CALayer.Type else { return CALayer() }
    return type.init()
  }

  func setFrame(_ frame: CGRect) {
    let (size, position) = layer.values.fitting(frame)
    setBounds(CGRect(origin: layer.bounds.origin, size: size))
    setCenter(position)
  }

  func setBounds(_ bounds: CGRect) {
    layer.bounds = bounds
  }

  func setCenter(_ center: CGPoint) {
    guard layer.position != center else { return }
    layer.position = center
    explicitFrameDidChange()
    updateSafeArea()
  }

  /// Called by the layer whenever its size has changed.
  func sizeDidChange(from old: CGSize) {
    if autoresizesSubviews {
      for subview in tree.subviews where !subview.autoresizingMask.isEmpty {
        subview.autoresize(from: old, to: bounds.size)
      }
    }
    explicitFrameDidChange()
    updateSafeArea(sizeChanged: true)
  }

  private func autoresize(from old: CGSize, to new: CGSize) {
    let mask = autoresizingMask
    var frame = frame
    (frame.origin.x, frame.size.width) = Self.autoresized(
      (frame.minX, frame.width), in: old.width, to: new.width,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
    (frame.origin.y, frame.size.height) = Self.autoresized(
      (frame.minY, frame.height), in: old.height, to: new.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
    self.frame = frame
  }

  /// One axis: the difference goes to what is flexible, in proportion to its old length.
  private static func autoresized(
    _ span: (start: CGFloat, length: CGFloat), in old: CGFloat, to new: CGFloat,
    flexible: (before: Bool, length: Bool, after: Bool)
  ) -> (CGFloat, CGFloat) {
    let parts = [
      (flexible.before, span.start), (flexible.length, span.length),
      (flexible.after, old - span.start - span.length),
    ]
    let free = parts.filter(\.0)
    guard !free.isEmpty else { return span }
    let total = free.reduce(0) { $0 + $1.1 }
    let difference = new - old
    func share(_ part: (Bool, CGFloat)) -> CGFloat {
      guard part.0 else { return 0 }
      return total == 0 ? difference / CGFloat(free.count) : difference * part.1 / total
    }
    return (span.start + share(parts[0]), max(0, span.length + share(parts[1])))
  }

  func fitSize() {
    let size = sizeThatFits(bounds.size)
    let origin = frame.origin
    if transform.isIdentity {
      frame = CGRect(origin: origin, size: size)
    } else {
      bounds = CGRect(origin: bounds.origin, size: size)
    }
  }
}

// MARK: - Points between views

extension UIView {
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(transform(to: view))
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    point.applying(transform(to: view).inverted())
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.applying(transform(to: view))
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.applying(transform(to: view).inverted())
  }

  /// To the coordinates of a view, or of the window.
  private func transform(to view: UIView?) -> CGAffineTransform {
    let whole = layer.transformToRoot
    guard let other = view ?? window else { return whole }
    return whole.concatenating(other.layer.transformToRoot.inverted())
  }

  /// Coordinates of the root of the layer tree's superlayer: the screen, for views in a window.
  func convertToScreen(_ point: CGPoint) -> CGPoint {
    point.applying(layer.transformToRoot)
  }

  func convertFromScreen(_ point: CGPoint) -> CGPoint {
    point.applying(layer.transformToRoot.inverted())
  }

  func convertToScreen(_ rect: CGRect) -> CGRect {
    rect.applying(layer.transformToRoot)
  }
}

extension UICoordinateSpace {
  func screenPointToSpace(_ point: CGPoint) -> CGPoint {
    (self as? UIView)?.convertFromScreen(point) ?? point
  }

  func spacePointToScreen(_ point: CGPoint) -> CGPoint {
    (self as? UIView)?.convertToScreen(point) ?? point
  }
}

extension CGRect {
  var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ]
  }

  /// The smallest rectangle around some points.
  init(corners: [CGPoint]) {
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    self.init(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}
