// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// Lines and curves; arcs and ellipses are kept as curves.
public class CGPath: Hashable {
  package enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }

  package fileprivate(set) var elements: [Element]

  package init(elements: [Element]) {
    self.elements = elements
  }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var builder = PathBuilder()
    builder.addRect(rect)
    self.init(elements: builder.elements(applying: transform?.pointee))
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var builder = PathBuilder()
    builder.addEllipse(in: rect)
    self.init(elements: builder.elements(applying: transform?.pointee))
  }

  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    var builder = PathBuilder()
    builder.addRoundedRect(
      rect, radii: CGSize(width: cornerWidth, height: cornerHeight), corners: .allCorners)
    self.init(elements: builder.elements(applying: transform?.pointee))
  }

  public var isEmpty: Bool { elements.isEmpty }

  public static func == (left: CGPath, right: CGPath) -> Bool { left.elements == right.elements }

  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }

  fileprivate func change(_ body: (inout PathBuilder) -> Void) {
    var builder = PathBuilder(elements: elements)
    elements = []
    body(&builder)
    elements = builder.elements
  }
}

public final class CGMutablePath: CGPath {
  public convenience init() {
    self.init(elements: [])
  }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    change { $0.move(to: point.applying(transform)) }
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    change { $0.addLine(to: point.applying(transform)) }
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    change {
      $0.addCurve(
        to: end.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    }
  }

  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    change { $0.addQuadCurve(to: end.applying(transform), control: control.applying(transform)) }
  }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(CGPath(rect: rect, transform: nil), transform: transform)
  }

  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    change {
      $0.addArc(
        center: center, radius: radius, from: startAngle, to: endAngle, increasing: !clockwise,
        transform: transform)
    }
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    let added = PathBuilder(elements: path.elements).elements(applying: transform)
    change { $0.append(added) }
  }

  public func closeSubpath() {
    change { $0.close() }
  }
}
