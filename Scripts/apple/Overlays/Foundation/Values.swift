// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

public struct Notification: Hashable {
  public typealias Name = NSNotification.Name
  public var name: Name
  public var object: Any?
  public var userInfo: [AnyHashable: Any]?
  public init(name: Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {
    self.name = name
  }
  public static func == (a: Notification, b: Notification) -> Bool { true }
  public func hash(into hasher: inout Hasher) {}
}

extension NSLock {
  public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }
}

extension NSRange: Equatable, Hashable, @unchecked Sendable {
  public static func == (a: NSRange, b: NSRange) -> Bool { true }
  public func hash(into hasher: inout Hasher) {}
}

extension NSAttributedString {
  public convenience init(_ text: AttributedString) { self.init(string: "") }
}
extension String {
  public init(format: String, _ arguments: any CVarArg...) { self = format }
  public init(format: String, locale: Locale?, _ arguments: any CVarArg...) { self = format }
}
extension NSString: ExpressibleByStringLiteral {
  public required convenience init(stringLiteral value: StaticString) { self.init() }
}
extension NSNumber: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral
{
  public required convenience init(floatLiteral value: Double) { self.init(value: value) }
  public required convenience init(integerLiteral value: Int) { self.init(value: value) }
  public required convenience init(booleanLiteral value: Bool) { self.init(value: value) }
}

extension StringProtocol {
  public func replacingOccurrences<T: StringProtocol, R: StringProtocol>(
    of target: T, with replacement: R
  ) -> String { "" }
  public func contains<T: StringProtocol>(_ other: T) -> Bool { true }
  public func localizedCaseInsensitiveContains<T: StringProtocol>(_ other: T) -> Bool { true }
  public func trimmingCharacters(in set: CharacterSet) -> String { "" }
}
public struct CharacterSet: Hashable, Sendable {
  public static let whitespaces = CharacterSet()
  public static let whitespacesAndNewlines = CharacterSet()
}
extension Error {
  public var localizedDescription: String { "" }
}

public struct URLResourceValues: Sendable {
  public init() {}
  public var isExcludedFromBackup: Bool?
}
extension URL {
  public mutating func setResourceValues(_ values: URLResourceValues) throws {}
}

public struct IndexSet: Hashable, Sendable {
  public init(integer: Int) {}
}
