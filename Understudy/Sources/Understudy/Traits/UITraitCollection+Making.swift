// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

extension UITraitCollection {
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var merged = Values()
    for collection in traitCollections { merged.merge(collection.values) }
    self.init(values: merged)
  }

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = idiom == .unspecified ? nil : idiom }
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init {
      $0.userInterfaceStyle = userInterfaceStyle == .unspecified ? nil : userInterfaceStyle
    }
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection == .unspecified ? nil : layoutDirection }
  }

  public convenience init(displayScale scale: CGFloat) {
    self.init { $0.displayScale = scale == 0 ? nil : scale }
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init {
      $0.horizontalSizeClass = horizontalSizeClass == .unspecified ? nil : horizontalSizeClass
    }
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass == .unspecified ? nil : verticalSizeClass }
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init {
      $0.preferredContentSizeCategory =
        preferredContentSizeCategory == .unspecified ? nil : preferredContentSizeCategory
    }
  }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init {
      $0.accessibilityContrast =
        accessibilityContrast == .unspecified ? nil : accessibilityContrast
    }
  }

  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init {
      $0.userInterfaceLevel = userInterfaceLevel == .unspecified ? nil : userInterfaceLevel
    }
  }

  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init { $0.legibilityWeight = legibilityWeight == .unspecified ? nil : legibilityWeight }
  }

  private convenience init(specifying: (inout Values) -> Void) {
    var values = Values()
    specifying(&values)
    self.init(values: values)
  }
}
