// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

@frozen public struct CGFloat: Sendable {
  public typealias NativeType = Double
  public var native: Double
  public init() { native = 0 }
  public init(_ value: Double) { native = value }
  public init(_ value: Float) { native = Double(value) }
  public init(_ value: CGFloat) { native = value.native }
}
extension CGFloat: BinaryFloatingPoint {
  public typealias RawSignificand = UInt64
  public typealias RawExponent = UInt
  public typealias Exponent = Int
  public typealias Magnitude = CGFloat
  public typealias Stride = CGFloat
  public static var exponentBitCount: Int { 11 }
  public static var significandBitCount: Int { 52 }
  public static var radix: Int { 2 }
  public init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt64) {
    native = 0
  }
  public init(sign: FloatingPointSign, exponent: Int, significand: CGFloat) { native = 0 }
  public init(signOf: CGFloat, magnitudeOf: CGFloat) { native = 0 }
  public init<Source: BinaryInteger>(_ value: Source) { native = Double(value) }
  public init?<Source: BinaryInteger>(exactly value: Source) { native = Double(value) }
  public init<Source: BinaryFloatingPoint>(_ value: Source) { native = Double(value) }
  public init?<Source: BinaryFloatingPoint>(exactly value: Source) { native = Double(value) }
  public init(floatLiteral value: Double) { native = value }
  public init(integerLiteral value: Int) { native = Double(value) }
  public var exponentBitPattern: UInt { native.exponentBitPattern }
  public var significandBitPattern: UInt64 { native.significandBitPattern }
  public var binade: CGFloat { self }
  public var significandWidth: Int { 0 }
  public static var nan: CGFloat { 0 }
  public static var signalingNaN: CGFloat { 0 }
  public static var infinity: CGFloat { 0 }
  public static var greatestFiniteMagnitude: CGFloat { 0 }
  public static var pi: CGFloat { 0 }
  public static var leastNormalMagnitude: CGFloat { 0 }
  public static var leastNonzeroMagnitude: CGFloat { 0 }
  public static var ulpOfOne: CGFloat { 0 }
  public var ulp: CGFloat { 0 }
  public var sign: FloatingPointSign { native.sign }
  public var exponent: Int { 0 }
  public var significand: CGFloat { self }
  public var magnitude: CGFloat { self }
  public mutating func formRemainder(dividingBy other: CGFloat) {}
  public mutating func formTruncatingRemainder(dividingBy other: CGFloat) {}
  public mutating func formSquareRoot() {}
  public mutating func addProduct(_ lhs: CGFloat, _ rhs: CGFloat) {}
  public mutating func negate() {}
  public mutating func round(_ rule: FloatingPointRoundingRule) {}
  public var nextUp: CGFloat { self }
  public var nextDown: CGFloat { self }
  public func isEqual(to other: CGFloat) -> Bool { native == other.native }
  public func isLess(than other: CGFloat) -> Bool { native < other.native }
  public func isLessThanOrEqualTo(_ other: CGFloat) -> Bool { native <= other.native }
  public func isTotallyOrdered(belowOrEqualTo other: CGFloat) -> Bool { true }
  public var isNormal: Bool { true }
  public var isFinite: Bool { true }
  public var isZero: Bool { true }
  public var isSubnormal: Bool { true }
  public var isInfinite: Bool { true }
  public var isNaN: Bool { true }
  public var isSignalingNaN: Bool { true }
  public var isCanonical: Bool { true }
  public func distance(to other: CGFloat) -> CGFloat { other }
  public func advanced(by amount: CGFloat) -> CGFloat { amount }
  public static func == (a: CGFloat, b: CGFloat) -> Bool { a.native == b.native }
  public static func < (a: CGFloat, b: CGFloat) -> Bool { a.native < b.native }
  public static func <= (a: CGFloat, b: CGFloat) -> Bool { a.native <= b.native }
  public static func > (a: CGFloat, b: CGFloat) -> Bool { a.native > b.native }
  public static func >= (a: CGFloat, b: CGFloat) -> Bool { a.native >= b.native }
  public static prefix func - (a: CGFloat) -> CGFloat { a }
  public static prefix func + (a: CGFloat) -> CGFloat { a }
  public static func + (a: CGFloat, b: CGFloat) -> CGFloat { a }
  public static func += (a: inout CGFloat, b: CGFloat) {}
  public static func - (a: CGFloat, b: CGFloat) -> CGFloat { a }
  public static func -= (a: inout CGFloat, b: CGFloat) {}
  public static func * (a: CGFloat, b: CGFloat) -> CGFloat { a }
  public static func *= (a: inout CGFloat, b: CGFloat) {}
  public static func / (a: CGFloat, b: CGFloat) -> CGFloat { a }
  public static func /= (a: inout CGFloat, b: CGFloat) {}
}
extension CGFloat: Hashable {
  public func hash(into hasher: inout Hasher) {}
}
extension CGFloat: CustomStringConvertible, LosslessStringConvertible, Codable, CustomReflectable {
  public var description: String { "" }
  public init?(_ text: String) { native = 0 }
  public init(from decoder: any Decoder) throws { native = 0 }
  public func encode(to encoder: any Encoder) throws {}
  public var customMirror: Mirror { Mirror(reflecting: native) }
}
extension CGFloat: CVarArg { public var _cVarArgEncoding: [Int] { [] } }
extension Double { public init(_ value: CGFloat) { self = value.native } }
extension Float { public init(_ value: CGFloat) { self = Float(value.native) } }
extension BinaryInteger { public init(_ value: CGFloat) { self.init(value.native) } }
extension FixedWidthInteger { public init(_ value: CGFloat) { self.init(value.native) } }
public func sin(_ x: CGFloat) -> CGFloat { x }
public func cos(_ x: CGFloat) -> CGFloat { x }
public func tan(_ x: CGFloat) -> CGFloat { x }
public func acos(_ x: CGFloat) -> CGFloat { x }
public func asin(_ x: CGFloat) -> CGFloat { x }
public func atan(_ x: CGFloat) -> CGFloat { x }
public func exp(_ x: CGFloat) -> CGFloat { x }
public func log(_ x: CGFloat) -> CGFloat { x }
public func log2(_ x: CGFloat) -> CGFloat { x }
public func log10(_ x: CGFloat) -> CGFloat { x }
public func sqrt(_ x: CGFloat) -> CGFloat { x }
public func ceil(_ x: CGFloat) -> CGFloat { x }
public func floor(_ x: CGFloat) -> CGFloat { x }
public func round(_ x: CGFloat) -> CGFloat { x }
public func trunc(_ x: CGFloat) -> CGFloat { x }
public func fabs(_ x: CGFloat) -> CGFloat { x }
public func atan2(_ x: CGFloat, _ y: CGFloat) -> CGFloat { x }
public func pow(_ x: CGFloat, _ y: CGFloat) -> CGFloat { x }
public func hypot(_ x: CGFloat, _ y: CGFloat) -> CGFloat { x }
public func fmod(_ x: CGFloat, _ y: CGFloat) -> CGFloat { x }
