// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import CoreGraphics

extension CGPoint: Equatable, Hashable, Codable, @unchecked Sendable {
  public static var zero: CGPoint { CGPoint() }
  public init(x: Double, y: Double) { self.init(x: CGFloat(x), y: CGFloat(y)) }
  public init(x: Int, y: Int) { self.init(x: CGFloat(x), y: CGFloat(y)) }
  public static func == (a: CGPoint, b: CGPoint) -> Bool { true }
  public func hash(into hasher: inout Hasher) {}
  public init(from decoder: any Decoder) throws { self.init() }
  public func encode(to encoder: any Encoder) throws {}
}
extension CGSize: Equatable, Hashable, Codable, @unchecked Sendable {
  public static var zero: CGSize { CGSize() }
  public init(width: Double, height: Double) {
    self.init(width: CGFloat(width), height: CGFloat(height))
  }
  public init(width: Int, height: Int) { self.init(width: CGFloat(width), height: CGFloat(height)) }
  public static func == (a: CGSize, b: CGSize) -> Bool { true }
  public func hash(into hasher: inout Hasher) {}
  public init(from decoder: any Decoder) throws { self.init() }
  public func encode(to encoder: any Encoder) throws {}
}
extension CGVector: Equatable, Hashable, @unchecked Sendable {
  public static var zero: CGVector { CGVector() }
  public static func == (a: CGVector, b: CGVector) -> Bool { true }
  public func hash(into hasher: inout Hasher) {}
}
extension CGRect: Equatable, Hashable, Codable, @unchecked Sendable {
  public static var zero: CGRect { CGRect() }
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) { self.init() }
  public init(x: Double, y: Double, width: Double, height: Double) { self.init() }
  public init(x: Int, y: Int, width: Int, height: Int) { self.init() }
  public func divided(atDistance: CGFloat, from edge: CGRectEdge) -> (
    slice: CGRect, remainder: CGRect
  ) { (self, self) }
  public static func == (a: CGRect, b: CGRect) -> Bool { true }
  public func hash(into hasher: inout Hasher) {}
  public init(from decoder: any Decoder) throws { self.init() }
  public func encode(to encoder: any Encoder) throws {}
}
extension CGAffineTransform: Equatable, Hashable, Codable, @unchecked Sendable {
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat)
  { self.init() }
  public static func == (a: CGAffineTransform, b: CGAffineTransform) -> Bool { true }
  public func hash(into hasher: inout Hasher) {}
  public init(from decoder: any Decoder) throws { self.init() }
  public func encode(to encoder: any Encoder) throws {}
}

extension CGColor: Hashable {
  public static func == (a: CGColor, b: CGColor) -> Bool { true }
  public func hash(into hasher: inout Hasher) {}
}

extension CGMutablePath {
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {}
}
extension CGContext {
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {}
}
