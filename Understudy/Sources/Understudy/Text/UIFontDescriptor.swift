// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// Describes the system font only: its size, its weight, whether it is bold, italic, tabular.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }
  }

  open var pointSize: CGFloat { size }
  open var symbolicTraits: SymbolicTraits { traits }
  let weight: UIFont.Weight
  let hasTabularDigits: Bool
  private let size: CGFloat
  private let traits: SymbolicTraits

  private init(
    size: CGFloat, weight: UIFont.Weight, traits: SymbolicTraits, hasTabularDigits: Bool
  ) {
    self.size = size
    self.weight = weight
    self.traits = traits
    self.hasTabularDigits = hasTabularDigits
  }

  convenience init(font: UIFont) {
    var traits: SymbolicTraits = []
    if font.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if font.isItalic { traits.insert(.traitItalic) }
    self.init(
      size: font.pointSize, weight: font.weight, traits: traits,
      hasTabularDigits: font.hasTabularDigits)
  }

  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(
      size: newPointSize, weight: weight, traits: traits, hasTabularDigits: hasTabularDigits)
  }

  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let wasBold = traits.contains(.traitBold)
    let isBold = symbolicTraits.contains(.traitBold)
    return UIFontDescriptor(
      size: size, weight: wasBold == isBold ? weight : isBold ? .bold : .regular,
      traits: symbolicTraits, hasTabularDigits: hasTabularDigits)
  }
}
