// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UIImage {
  /// Differs: symbols have one color.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    struct Values: Hashable, Sendable {
      var pointSize: CGFloat?
      var textStyle: UIFont.TextStyle?
      var weight: SymbolWeight?
      var scale: SymbolScale?
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

    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(Values(textStyle: textStyle))
    }

    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(Values(textStyle: textStyle, scale: scale.specified))
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
      return SymbolConfiguration(merged, traits: traits)
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
