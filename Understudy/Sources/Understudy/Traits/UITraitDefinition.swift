// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// An app defines traits of its own by conforming to it.
public protocol UITraitDefinition {
  associatedtype Value

  static var defaultValue: Value { get }
  static var name: String { get }
  static var identifier: String { get }
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  public static var name: String { String(describing: Self.self) }
  public static var identifier: String { String(reflecting: Self.self) }
  public static var affectsColorAppearance: Bool { false }
}

public typealias UITrait = any UITraitDefinition.Type

extension UITraitCollection {
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    values.value(of: trait)
  }
}

extension UITraitCollection.Values {
  /// What is specified for a trait, or its default.
  func value<Trait: UITraitDefinition>(of trait: Trait.Type) -> Trait.Value {
    if let system = trait as? any SystemTrait.Type {
      return (system.read(self) as? Trait.Value) ?? Trait.defaultValue
    }
    return (custom[ObjectIdentifier(trait)]?.value as? Trait.Value) ?? Trait.defaultValue
  }

  mutating func set<Trait: UITraitDefinition>(_ value: Trait.Value, of trait: Trait.Type) {
    if let system = trait as? any SystemTrait.Type {
      system.write(value, &self)
    } else {
      custom[ObjectIdentifier(trait)] = CustomTraitValue(value: value)
    }
  }

  mutating func remove(_ trait: UITrait) {
    if let system = trait as? any SystemTrait.Type {
      system.write(nil, &self)
    } else {
      custom[ObjectIdentifier(trait)] = nil
    }
  }

  func specifies(_ trait: UITrait) -> Bool {
    if let system = trait as? any SystemTrait.Type { return system.read(self) != nil }
    return custom[ObjectIdentifier(trait)] != nil
  }

  func differs(from other: Self, in trait: UITrait) -> Bool {
    if let system = trait as? any SystemTrait.Type { return system.differs(self, other) }
    return custom[ObjectIdentifier(trait)] != other.custom[ObjectIdentifier(trait)]
  }
}

/// The value of a trait that an app has defined; compared as what it is.
package struct CustomTraitValue: Hashable, @unchecked Sendable {
  /// Immutable like the collection it is in; reached on the main actor.
  let value: Any

  package static func == (left: Self, right: Self) -> Bool {
    if let value = left.value as? any Equatable { return value.equals(right.value) }
    return left.value as AnyObject === right.value as AnyObject
  }

  package func hash(into hasher: inout Hasher) {}
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { other as? Self == self }
}
