// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation

extension HeadlessDevice {
  /// The traits that the screen hands to its windows.
  var traits: UITraitCollection {
    let settings = settingsInForce
    let size = bounds.size
    var values = UITraitCollection.Values()
    values.userInterfaceIdiom = model.idiom
    values.userInterfaceStyle = settings.appearance
    values.layoutDirection =
      settings.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    values.displayScale = model.scale
    values.preferredContentSizeCategory = settings.contentSizeCategory
    values.accessibilityContrast = settings.increaseContrast ? .high : .normal
    values.userInterfaceLevel = .base
    values.legibilityWeight = settings.boldText ? .bold : .regular
    values.horizontalSizeClass = horizontalSizeClass(of: size)
    values.verticalSizeClass =
      model.idiom == .pad || size.height > size.width ? .regular : .compact
    return UITraitCollection(values: values)
  }

  /// Pads are wide; so are the largest phones on their side.
  private func horizontalSizeClass(of size: CGSize) -> UIUserInterfaceSizeClass {
    if model.idiom == .pad { return .regular }
    return size.width > size.height && size.width >= 896 ? .regular : .compact
  }

  /// The screen as it is held now.
  var bounds: CGRect {
    let size = model.size
    return CGRect(
      origin: .zero,
      size: orientation.isLandscape ? CGSize(width: size.height, height: size.width) : size)
  }

  /// What the hardware and the system's bars take of the screen as it is held now.
  public var safeArea: UIEdgeInsets {
    orientation.isLandscape ? model.landscapeSafeArea : model.safeArea
  }
}
