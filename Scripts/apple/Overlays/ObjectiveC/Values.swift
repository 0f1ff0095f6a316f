// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import ObjectiveC

@frozen public struct ObjCBool: ExpressibleByBooleanLiteral, Sendable {
  var _value: Int8
  public var boolValue: Bool { _value != 0 }
  public init(_ value: Bool) { _value = value ? 1 : 0 }
  public init(booleanLiteral value: Bool) { _value = value ? 1 : 0 }
}
public func _convertBoolToObjCBool(_ x: Bool) -> ObjCBool { ObjCBool(x) }
public func _convertObjCBoolToBool(_ x: ObjCBool) -> Bool { x.boolValue }

@frozen public struct Selector: ExpressibleByStringLiteral, Hashable, @unchecked Sendable {
  var ptr: OpaquePointer
  public init(_ name: String) { fatalError() }
  public init(stringLiteral value: String) { fatalError() }
}

extension NSObject: Equatable, Hashable {
  public static func == (a: NSObject, b: NSObject) -> Bool { a === b }
  @nonobjc public var hashValue: Int { 0 }
  public func hash(into hasher: inout Hasher) {}
}
extension NSObject: CustomStringConvertible, CustomDebugStringConvertible, CVarArg {
  public var _cVarArgEncoding: [Int] { [] }
}

@discardableResult
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
