// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKit

@available(*, deprecated, message: "since iOS 17.0")
public protocol UITraitDefinition {
  associatedtype Value
  static var defaultValue: Value { get }
  static var name: String { get }
  static var identifier: String { get }
  static var affectsColorAppearance: Bool { get }
}
extension UITraitDefinition {
  public static var name: String { "" }
  public static var identifier: String { "" }
  public static var affectsColorAppearance: Bool { false }
}
public typealias UITrait = any UITraitDefinition.Type

public struct UITraitUserInterfaceStyle: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
}
public struct UITraitLayoutDirection: UITraitDefinition {
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}
public struct UITraitVerticalSizeClass: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static var defaultValue: UIContentSizeCategory { .unspecified }
}
public struct UITraitLegibilityWeight: UITraitDefinition {
  public static var defaultValue: UILegibilityWeight { .unspecified }
}
public struct UITraitAccessibilityContrast: UITraitDefinition {
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
}
public struct UITraitUserInterfaceLevel: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
}

extension UITraitCollection {
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { T.defaultValue }
}
extension UIMutableTraits {
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { T.defaultValue }
    set {}
  }
}
extension UITraitOverrides {
  public func contains(_ trait: UITrait) -> Bool { false }
  public func remove(_ trait: UITrait) {}
}
extension UITraitChangeObservable {
  public typealias TraitChangeHandler<Environment> = (Environment, UITraitCollection) -> Void
  @available(*, deprecated, message: "since iOS 17.0")
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration { fatalError() }
}
extension UITraitCollection {
  @available(*, deprecated, message: "since iOS 17.0")
  @MainActor
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) { self.init() }
}
