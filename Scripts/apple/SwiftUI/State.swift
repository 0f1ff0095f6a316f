// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

public import Foundation

public protocol DynamicProperty {
  mutating func update()
}
extension DynamicProperty {
  public mutating func update() {}
}

@propertyWrapper
public struct State<Value>: DynamicProperty {
  public init(wrappedValue value: Value) {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError() }
}
extension State: Sendable where Value: Sendable {}

@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  private let storage: Int
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { self }
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> { fatalError() }
}
extension Binding: @unchecked Sendable where Value: Sendable {}
extension Binding: DynamicProperty {}

// MARK: Environment

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}
public struct EnvironmentValues: CustomStringConvertible {
  public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
    get { fatalError() }
    set {}
  }
  public var description: String { "" }
}
@available(*, unavailable)
extension EnvironmentValues: Sendable {}
extension EnvironmentValues {
  public var colorScheme: ColorScheme {
    get { fatalError() }
    set {}
  }
  public var dynamicTypeSize: DynamicTypeSize {
    get { fatalError() }
    set {}
  }
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { fatalError() }
    set {}
  }
  public var lineLimit: Int? {
    get { fatalError() }
    set {}
  }
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { fatalError() }
    set {}
  }
}
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
  public var wrappedValue: Value { fatalError() }
}
extension Environment: Sendable where Value: Sendable {}

public enum ColorScheme: CaseIterable, Sendable { case light, dark }
public enum UserInterfaceSizeClass: Sendable { case compact, regular }
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}
