// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// How Inter is set so that text is as wide as San Francisco's and lines break at the same words.
///
/// One sentence serves as the yardstick: its width in San Francisco, measured on iOS by others and
/// published, and its width in Inter as drawn. The difference, spread over its letters, is the
/// tracking. Below 20 points other words come within about 1 % of theirs.
enum InterMetrics {
  /// The faces there are, from light to heavy.
  enum Face: Int {
    case regular, medium, semibold, bold

    init(_ weight: UIFont.Weight) {
      switch weight.rawValue {
      case ..<0.12: self = .regular
      case ..<0.27: self = .medium
      case ..<0.35: self = .semibold
      default: self = .bold
      }
    }
  }

  /// Large text has its own cut, narrower and finer, from the size at which San Francisco changes.
  static func isDisplay(size: CGFloat, isItalic: Bool) -> Bool { size >= 20 && !isItalic }

  /// What to add to each advance, in points.
  static func tracking(size: CGFloat, weight: UIFont.Weight, isItalic: Bool) -> CGFloat {
    let face = Face(weight)
    let isDisplay = isDisplay(size: size, isItalic: isItalic)
    let own = (isDisplay ? displayWidths : textWidths)[face.rawValue]
    let difference = sanFrancisco(size: size, face: face) - own
    return (difference / CGFloat(referenceSentence.count) + (isDisplay ? displayOpening : 0)) * size
  }

  static let referenceSentence = "The quick brown fox jumps over the lazy dog"

  /// The yardstick in Inter and Inter Display without tracking, in ems: regular to bold.
  private static let textWidths: [CGFloat] = [21.160, 21.356, 21.551, 21.748]
  private static let displayWidths: [CGFloat] = [19.278, 19.567, 19.860, 20.147]

  /// Inter Display's capitals and figures are narrower than San Francisco's while its small letters
  /// are not: this splits the difference between sentences (2 % too wide) and titles (4 % short).
  private static let displayOpening: CGFloat = 0.008

  /// The yardstick in San Francisco at some sizes, in ems: regular to bold.
  private static let measured: [(size: CGFloat, widths: [CGFloat])] = [
    (8, [22.122, 22.579, 22.911, 23.36]),
    (16, [20.190, 20.647, 20.980, 21.43]),
    (20, [19.433, 19.918, 20.271, 20.75]),
    (33, [18.861, 19.438, 19.858, 20.435]),
  ]

  /// Between the sizes measured, in proportion; beyond them, as the last.
  private static func sanFrancisco(size: CGFloat, face: Face) -> CGFloat {
    func width(_ index: Int) -> CGFloat { measured[index].widths[face.rawValue] }
    guard let above = measured.firstIndex(where: { $0.size >= size }) else {
      return width(measured.count - 1)
    }
    guard above > 0 else { return width(0) }
    let (low, high) = (measured[above - 1].size, measured[above].size)
    let part = (size - low) / (high - low)
    return width(above - 1) + (width(above) - width(above - 1)) * part
  }
}
