// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The backgrounds of a bar for content under it and for the edge of the content, mixed.
final class BarBackgrounds: UIView {
  private let standard: BarBackground
  private let edge: BarBackground
  private let hairline: BarBackground.Hairline
  private var appearances: (standard: UIBarAppearance, edge: UIBarAppearance)?

  /// How much of the standard one is seen.
  var standardFraction: CGFloat = 0 {
    didSet { mix() }
  }

  init(hairline: BarBackground.Hairline) {
    self.hairline = hairline
    standard = BarBackground(hairline: hairline)
    edge = BarBackground(hairline: hairline)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(standard)
    addSubview(edge)
    mix()
  }

  required init?(coder: NSCoder) { nil }

  func show(standard: UIBarAppearance, edge: UIBarAppearance) {
    appearances = (standard, edge)
    self.standard.show(standard)
    self.edge.show(edge)
  }

  /// Another view with the same appearance.
  func makeCopy() -> BarBackgrounds {
    let copy = BarBackgrounds(hairline: hairline)
    if let appearances { copy.show(standard: appearances.standard, edge: appearances.edge) }
    copy.standardFraction = standardFraction
    copy.frame = frame
    return copy
  }

  private func mix() {
    standard.alpha = standardFraction
    edge.alpha = 1 - standardFraction
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    standard.frame = bounds
    edge.frame = bounds
  }
}
