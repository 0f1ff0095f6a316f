// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension HeadlessDevice {
  /// The traits that the screen hands to its windows.
  var traits: UITraitCollection {
    if let knownTraits { return knownTraits }
    let traits = traits(of: screenGeometry)
    knownTraits = traits
    return traits
  }

  /// What they are, or would be, on such a screen.
  func traits(of geometry: ScreenGeometry) -> UITraitCollection {
    let settings = effectiveSettings
    var values = UITraitCollection.Values()
    values.userInterfaceIdiom = geometry.model.idiom
    values.userInterfaceStyle = settings.appearance
    values.layoutDirection =
      settings.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    values.displayScale = geometry.model.scale
    values.preferredContentSizeCategory = settings.contentSizeCategory
    values.accessibilityContrast = settings.increaseContrast ? .high : .normal
    values.userInterfaceLevel = .base
    values.legibilityWeight = settings.boldText ? .bold : .regular
    values.horizontalSizeClass = geometry.horizontalSizeClass
    values.verticalSizeClass = geometry.verticalSizeClass
    return UITraitCollection(values: values)
  }

  /// The screen as it is held now.
  var bounds: CGRect { screenGeometry.bounds }

  /// What the hardware and the system's bars take of the screen as it is held now.
  public var safeArea: UIEdgeInsets { screenGeometry.safeArea }
}
