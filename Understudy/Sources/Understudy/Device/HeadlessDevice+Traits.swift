// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension HeadlessDevice {
  /// The traits that the screen hands to its windows.
  var traits: UITraitCollection {
    if let knownTraits { return knownTraits }
    let traits = traits(of: look)
    knownTraits = traits
    return traits
  }

  /// What they are, or would be, on such a screen.
  func traits(of look: ScreenLook) -> UITraitCollection {
    let settings = settingsInForce
    var values = UITraitCollection.Values()
    values.userInterfaceIdiom = look.model.idiom
    values.userInterfaceStyle = settings.appearance
    values.layoutDirection =
      settings.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    values.displayScale = look.model.scale
    values.preferredContentSizeCategory = settings.contentSizeCategory
    values.accessibilityContrast = settings.increaseContrast ? .high : .normal
    values.userInterfaceLevel = .base
    values.legibilityWeight = settings.boldText ? .bold : .regular
    values.horizontalSizeClass = look.horizontalSizeClass
    values.verticalSizeClass = look.verticalSizeClass
    return UITraitCollection(values: values)
  }

  /// The screen as it is held now.
  var bounds: CGRect { look.bounds }

  /// What the hardware and the system's bars take of the screen as it is held now.
  public var safeArea: UIEdgeInsets { look.safeArea }
}
