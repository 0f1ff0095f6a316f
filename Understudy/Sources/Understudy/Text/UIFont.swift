// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// Immutable, therefore safe to share between threads.
///
/// Reports San Francisco's line metrics and draws Inter, with fallbacks for other scripts. Inter's
/// faces from regular to bold are there: lighter weights are drawn regular, heavier ones bold.
open class UIFont: NSObject, @unchecked Sendable {
  /// Where a font that follows the content size category came from.
  package enum Origin: Hashable, Sendable {
    case fixed
    case style(TextStyle)
    case scaled(TextStyle, base: CGFloat, maximum: CGFloat)
  }

  open var pointSize: CGFloat { size }
  package let weight: Weight
  package let isItalic: Bool
  package let hasTabularDigits: Bool
  package let origin: Origin
  private let size: CGFloat

  package init(
    size: CGFloat, weight: Weight, isItalic: Bool = false, hasTabularDigits: Bool = false,
    origin: Origin = .fixed
  ) {
    self.size = size > 0 ? size : UIFont.systemFontSize
    self.weight = weight
    self.isItalic = isItalic
    self.hasTabularDigits = hasTabularDigits
    self.origin = origin
  }

  public class var systemFontSize: CGFloat { 14 }

  /// Finds no font by name, not even those that every iPhone has.
  public convenience init?(name fontName: String, size fontSize: CGFloat) { nil }

  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .regular)
  }

  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .bold)
  }

  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .regular, isItalic: true)
  }

  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight, hasTabularDigits: true)
  }

  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(
      size: fontSize, weight: weight, isItalic: isItalic, hasTabularDigits: hasTabularDigits)
  }

  open var familyName: String { ".AppleSystemUIFont" }
  open var fontName: String { ".SFUI-\(weight.name)\(isItalic ? "Italic" : "")" }

  open var ascender: CGFloat { 0.9521484375 * pointSize }
  open var descender: CGFloat { -0.2412109375 * pointSize }
  open var leading: CGFloat { 0 }
  open var lineHeight: CGFloat { 1.193359375 * pointSize }
  open var capHeight: CGFloat { 0.7045898 * pointSize }
  open var xHeight: CGFloat { 0.5263672 * pointSize }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return size == other.size && weight == other.weight && isItalic == other.isItalic
      && hasTabularDigits == other.hasTabularDigits && origin == other.origin
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(size)
    hasher.combine(weight)
    hasher.combine(isItalic)
    return hasher.finalize()
  }

  open override var description: String {
    "<UIFont: \(fontName) \(pointSize.formatted()) pt>"
  }
}

extension UIFont {
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    fileprivate var name: String {
      switch rawValue {
      case ..<(-0.7): "Ultralight"
      case ..<(-0.5): "Thin"
      case ..<(-0.2): "Light"
      case ..<0.12: "Regular"
      case ..<0.27: "Medium"
      case ..<0.35: "Semibold"
      case ..<0.48: "Bold"
      case ..<0.59: "Heavy"
      default: "Black"
      }
    }
  }
}
