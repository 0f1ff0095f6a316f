// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UIImage {
  /// Differs: symbols have no colors of their own, so the multicolor variant is monochrome.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    struct Values: Hashable, Sendable {
      var pointSize: CGFloat?
      var textStyle: UIFont.TextStyle?
      var weight: SymbolWeight?
      var scale: SymbolScale?
      var palette: Palette?
    }

    enum Palette: Hashable, Sendable {
      case monochrome
      case hierarchical(UIColor)
      case colors([UIColor])
    }

    let values: Values

    init(_ values: Values, traits: UITraitCollection? = nil) {
      self.values = values
      super.init(traitCollection: traits)
    }

    open class var unspecified: SymbolConfiguration { SymbolConfiguration(Values()) }

    public convenience init(pointSize: CGFloat) {
      self.init(Values(pointSize: pointSize))
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(Values(pointSize: pointSize, weight: weight.specified))
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(
        Values(pointSize: pointSize, weight: weight.specified, scale: scale.specified))
    }

    public convenience init(weight: SymbolWeight) {
      self.init(Values(weight: weight.specified))
    }

    public convenience init(scale: SymbolScale) {
      self.init(Values(scale: scale.specified))
    }

    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(Values(textStyle: textStyle))
    }

    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(Values(textStyle: textStyle, scale: scale.specified))
    }

    public convenience init(font: UIFont) {
      self.init(font: font, scale: .unspecified)
    }

    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(
        Values(
          pointSize: font.pointSize, weight: font.weight.symbolWeight(), scale: scale.specified))
    }

    public convenience init(hierarchicalColor: UIColor) {
      self.init(Values(palette: .hierarchical(hierarchicalColor)))
    }

    public convenience init(paletteColors: [UIColor]) {
      self.init(Values(palette: .colors(paletteColors)))
    }

    open class func preferringMonochrome() -> Self {
      guard let made = SymbolConfiguration(Values(palette: .monochrome)) as? Self else {
        preconditionFailure("a subclass of SymbolConfiguration cannot be made from values")
      }
      return made
    }

    open func withoutTextStyle() -> SymbolConfiguration { changed { $0.textStyle = nil } }
    open func withoutScale() -> SymbolConfiguration { changed { $0.scale = nil } }
    open func withoutWeight() -> SymbolConfiguration { changed { $0.weight = nil } }
    open func withoutPointSizeAndWeight() -> SymbolConfiguration {
      changed {
        $0.pointSize = nil
        $0.weight = nil
      }
    }

    private func changed(_ change: (inout Values) -> Void) -> SymbolConfiguration {
      var changed = values
      change(&changed)
      return SymbolConfiguration(changed, traits: traits)
    }

    override func copied(traits: UITraitCollection?) -> Configuration {
      SymbolConfiguration(values, traits: traits)
    }

    override func merged(with other: Configuration) -> Configuration {
      let traits = other.traits ?? traits
      guard let other = other as? SymbolConfiguration else { return copied(traits: traits) }
      var merged = values
      if other.values.pointSize != nil || other.values.textStyle != nil {
        // A size replaces a size, given as a number or as a style.
        merged.pointSize = other.values.pointSize
        merged.textStyle = other.values.textStyle
      }
      merged.weight = other.values.weight ?? merged.weight
      merged.scale = other.values.scale ?? merged.scale
      merged.palette = other.values.palette ?? merged.palette
      return SymbolConfiguration(merged, traits: traits)
    }

    open func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool {
      isEqual(otherConfiguration)
    }

    open override func isEqual(_ object: Any?) -> Bool {
      super.isEqual(object) && (object as? SymbolConfiguration)?.values == values
    }

    open override var hash: Int { values.hashValue }
  }
}

extension UIImage.SymbolWeight {
  fileprivate var specified: Self? { self == .unspecified ? nil : self }
}

extension UIImage.SymbolScale {
  fileprivate var specified: Self? { self == .unspecified ? nil : self }
}
