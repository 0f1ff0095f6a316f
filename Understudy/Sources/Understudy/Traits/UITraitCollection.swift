// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Immutable, therefore safe to share between threads.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// What is specified; nil where nothing is.
  package struct Values: Hashable, Sendable {
    package var userInterfaceIdiom: UIUserInterfaceIdiom?
    package var userInterfaceStyle: UIUserInterfaceStyle?
    package var layoutDirection: UITraitEnvironmentLayoutDirection?
    package var displayScale: CGFloat?
    package var horizontalSizeClass: UIUserInterfaceSizeClass?
    package var verticalSizeClass: UIUserInterfaceSizeClass?
    package var preferredContentSizeCategory: UIContentSizeCategory?
    package var accessibilityContrast: UIAccessibilityContrast?
    package var userInterfaceLevel: UIUserInterfaceLevel?
    package var legibilityWeight: UILegibilityWeight?
    /// Those that apps have defined, by type.
    package var custom: [ObjectIdentifier: CustomTraitValue] = [:]

    package init() {}

    /// Takes over everything that `other` specifies.
    package mutating func merge(_ other: Values) {
      userInterfaceIdiom = other.userInterfaceIdiom ?? userInterfaceIdiom
      userInterfaceStyle = other.userInterfaceStyle ?? userInterfaceStyle
      layoutDirection = other.layoutDirection ?? layoutDirection
      displayScale = other.displayScale ?? displayScale
      horizontalSizeClass = other.horizontalSizeClass ?? horizontalSizeClass
      verticalSizeClass = other.verticalSizeClass ?? verticalSizeClass
      preferredContentSizeCategory =
        other.preferredContentSizeCategory ?? preferredContentSizeCategory
      accessibilityContrast = other.accessibilityContrast ?? accessibilityContrast
      userInterfaceLevel = other.userInterfaceLevel ?? userInterfaceLevel
      legibilityWeight = other.legibilityWeight ?? legibilityWeight
      custom.merge(other.custom) { $1 }
    }
  }

  package let values: Values
  /// What `UIColor.tintColor` is with these traits; nil where nothing sets it. No trait by itself:
  /// two collections with different tints are equal.
  let tint: UIColor?
  /// The tint is being resolved, so that it must not ask for itself.
  let isResolvingTint: Bool

  public override init() {
    values = Values()
    tint = nil
    isResolvingTint = false
  }

  package convenience init(values: Values) {
    self.init(values: values, tint: nil)
  }

  init(values: Values, tint: UIColor?, isResolvingTint: Bool = false) {
    self.values = values
    self.tint = tint
    self.isResolvingTint = isResolvingTint
  }

  var resolvingTint: UITraitCollection {
    UITraitCollection(values: values, tint: tint, isResolvingTint: true)
  }

  /// The same traits with some of them changed.
  package func with(_ change: (inout Values) -> Void) -> UITraitCollection {
    var changed = values
    change(&changed)
    return UITraitCollection(values: changed, tint: tint, isResolvingTint: isResolvingTint)
  }

  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom ?? .unspecified }
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle ?? .unspecified }
  open var layoutDirection: UITraitEnvironmentLayoutDirection {
    values.layoutDirection ?? .unspecified
  }
  open var displayScale: CGFloat { values.displayScale ?? 0 }
  open var horizontalSizeClass: UIUserInterfaceSizeClass {
    values.horizontalSizeClass ?? .unspecified
  }
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass ?? .unspecified }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory ?? .unspecified
  }
  open var accessibilityContrast: UIAccessibilityContrast {
    values.accessibilityContrast ?? .unspecified
  }
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel ?? .unspecified }
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight ?? .unspecified }

  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    var merged = values
    merged.merge(trait.values)
    return merged == values
  }

  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let other = traitCollection else { return true }
    return userInterfaceStyle != other.userInterfaceStyle
      || accessibilityContrast != other.accessibilityContrast
      || userInterfaceLevel != other.userInterfaceLevel
      || userInterfaceIdiom != other.userInterfaceIdiom
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return other === self || other.values == values
  }

  open override var hash: Int { values.hashValue }
}

// MARK: - Environments

@MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}

// MARK: - Values

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}

public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base = 0
  case elevated = 1
}

public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal = 0
  case high = 1
}

public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular = 0
  case bold = 1
}
