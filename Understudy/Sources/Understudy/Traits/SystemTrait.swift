// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// A trait that has a place of its own in a collection.
protocol SystemTrait: UITraitDefinition where Value: Hashable {
  static var field: WritableKeyPath<UITraitCollection.Values, Value?> { get }
}

extension SystemTrait {
  static func read(_ values: UITraitCollection.Values) -> Any? { values[keyPath: field] }

  static func write(_ value: Any?, _ values: inout UITraitCollection.Values) {
    let value = value as? Value
    values[keyPath: field] = value == defaultValue ? nil : value
  }

  static func differs(
    _ left: UITraitCollection.Values, _ right: UITraitCollection.Values
  ) -> Bool { left[keyPath: field] != right[keyPath: field] }
}

public struct UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
  static var field: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceIdiom?> {
    \.userInterfaceIdiom
  }
}

public struct UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  public static let affectsColorAppearance = true
  static var field: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceStyle?> {
    \.userInterfaceStyle
  }
}

public struct UITraitLayoutDirection: UITraitDefinition, SystemTrait {
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
  static var field: WritableKeyPath<UITraitCollection.Values, UITraitEnvironmentLayoutDirection?> {
    \.layoutDirection
  }
}

public struct UITraitDisplayScale: UITraitDefinition, SystemTrait {
  public static let defaultValue: CGFloat = 0
  static var field: WritableKeyPath<UITraitCollection.Values, CGFloat?> { \.displayScale }
}

public struct UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static var field: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceSizeClass?> {
    \.horizontalSizeClass
  }
}

public struct UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static var field: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceSizeClass?> {
    \.verticalSizeClass
  }
}

public struct UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIContentSizeCategory.unspecified
  static var field: WritableKeyPath<UITraitCollection.Values, UIContentSizeCategory?> {
    \.preferredContentSizeCategory
  }
}

public struct UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIAccessibilityContrast.unspecified
  public static let affectsColorAppearance = true
  static var field: WritableKeyPath<UITraitCollection.Values, UIAccessibilityContrast?> {
    \.accessibilityContrast
  }
}

public struct UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIUserInterfaceLevel.unspecified
  public static let affectsColorAppearance = true
  static var field: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceLevel?> {
    \.userInterfaceLevel
  }
}

public struct UITraitLegibilityWeight: UITraitDefinition, SystemTrait {
  public static let defaultValue = UILegibilityWeight.unspecified
  static var field: WritableKeyPath<UITraitCollection.Values, UILegibilityWeight?> {
    \.legibilityWeight
  }
}
