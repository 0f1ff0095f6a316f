// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

public protocol UIMutableTraits: AnyObject {
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

extension UIMutableTraits {
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { self[UITraitUserInterfaceLevel.self] }
    set { self[UITraitUserInterfaceLevel.self] = newValue }
  }
  public var legibilityWeight: UILegibilityWeight {
    get { self[UITraitLegibilityWeight.self] }
    set { self[UITraitLegibilityWeight.self] = newValue }
  }
}

/// Traits while they are changed.
final class TraitDraft: UIMutableTraits {
  var values: UITraitCollection.Values

  init(_ values: UITraitCollection.Values) {
    self.values = values
  }

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values.value(of: trait) }
    set { values.set(newValue, of: trait) }
  }
}

extension UITraitCollection {
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(values: Values().changed(by: mutations))
  }

  public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    UITraitCollection(values: values.changed(by: mutations), tint: tint)
  }
}

extension UITraitCollection.Values {
  fileprivate func changed(by mutations: (inout any UIMutableTraits) -> Void) -> Self {
    let draft = TraitDraft(self)
    var traits: any UIMutableTraits = draft
    mutations(&traits)
    return draft.values
  }
}
