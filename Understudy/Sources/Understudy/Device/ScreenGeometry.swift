// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The geometry of a screen for the app, or of a scene that does not fill it: the hardware, and which
/// side of it is up.
struct ScreenGeometry {
  let model: HeadlessModel
  let orientation: UIInterfaceOrientation
  /// The size of a scene that does not fill the screen.
  var sceneSize: CGSize?

  /// The screen as it is held, or the scene.
  var bounds: CGRect {
    let size = model.size
    let held = orientation.isLandscape ? CGSize(width: size.height, height: size.width) : size
    return CGRect(origin: .zero, size: sceneSize ?? held)
  }

  /// What the hardware and the system's bars take of it; nothing of a scene that does not fill the
  /// screen.
  var safeArea: UIEdgeInsets {
    guard sceneSize == nil else { return .zero }
    return orientation.isLandscape ? model.landscapeSafeArea : model.safeArea
  }

  /// Whether its size decides about size classes, and the app about no orientation: in a scene that
  /// does not fill the screen, and on a phone that is as wide as a tablet.
  var isResizable: Bool {
    let isWidePhone = model.idiom == .phone && min(model.size.width, model.size.height) >= 640
    return sceneSize != nil || isWidePhone
  }

  /// Pads are wide; so are the largest phones on their side.
  var horizontalSizeClass: UIUserInterfaceSizeClass {
    if isResizable { return .init(ofLength: bounds.width) }
    if model.idiom == .pad { return .regular }
    return orientation.isLandscape && bounds.width >= 896 ? .regular : .compact
  }

  var verticalSizeClass: UIUserInterfaceSizeClass {
    if model.idiom == .pad { return .regular }
    if isResizable { return .init(ofLength: bounds.height) }
    return orientation.isLandscape ? .compact : .regular
  }
}

extension UIUserInterfaceSizeClass {
  /// Two thirds of the largest pad held upright, 639 points, are compact; a Duo, 669, is regular.
  fileprivate init(ofLength length: CGFloat) {
    self = length >= 640 ? .regular : .compact
  }
}

extension HeadlessDevice {
  /// The screen as it is held now.
  var screenGeometry: ScreenGeometry {
    ScreenGeometry(model: model, orientation: interfaceOrientation)
  }

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
