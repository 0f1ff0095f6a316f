// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The backgrounds of a bar for content under it and for the edge of the content, mixed.
final class BarBackgrounds: UIView {
  private let standard: BarBackground
  private let edge: BarBackground
  private let hairline: BarBackground.Hairline
  private var looks: (standard: UIBarAppearance, edge: UIBarAppearance)?

  /// How much of the standard one is seen.
  var part: CGFloat = 0 {
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
    looks = (standard, edge)
    self.standard.show(standard)
    self.edge.show(edge)
  }

  /// Another view that looks the same.
  func twin() -> BarBackgrounds {
    let twin = BarBackgrounds(hairline: hairline)
    if let looks { twin.show(standard: looks.standard, edge: looks.edge) }
    twin.part = part
    twin.frame = frame
    return twin
  }

  private func mix() {
    standard.alpha = part
    edge.alpha = 1 - part
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    standard.frame = bounds
    edge.frame = bounds
  }
}
