// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The backgrounds of a bar for content under it and for the edge of the content, mixed.
final class BarBackgrounds: UIView {
  private let standard: BarBackground
  private let edge: BarBackground
  private let hairline: BarBackground.Hairline
  private let effectView: ScrollEdgeEffectView
  private var appearances: (standard: UIBarAppearance, edge: UIBarAppearance)?
  private var edgeEffect: UIScrollEdgeEffect?
  private var contentColor: UIColor?

  /// How much of the standard one is seen.
  var standardFraction: CGFloat = 0 {
    didSet { mix() }
  }

  init(hairline: BarBackground.Hairline) {
    self.hairline = hairline
    standard = BarBackground(hairline: hairline)
    edge = BarBackground(hairline: hairline)
    effectView = ScrollEdgeEffectView(hairline: hairline)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(standard)
    addSubview(edge)
    insertSubview(effectView, belowSubview: edge)
    mix()
  }

  required init?(coder: NSCoder) { nil }

  func show(standard: UIBarAppearance, edge: UIBarAppearance) {
    appearances = (standard, edge)
    self.standard.show(standard)
    self.edge.show(edge)
    updateEffect()
  }

  /// Shows the effect on content under the bar; over what color, as far as it is known.
  func show(_ effect: UIScrollEdgeEffect?, over color: UIColor?) {
    let reduces = window != nil && UIAccessibility.isReduceTransparencyEnabled
    guard effect !== edgeEffect || color != contentColor || reduces != effectView.isOpaqueWash
    else { return }
    (edgeEffect, contentColor) = (effect, color)
    edgeEffect?.didChange = { [weak self] in self?.updateEffect() }
    updateEffect()
  }

  /// A background that the app has given the bar replaces the effect.
  private func updateEffect() {
    let isCovered = appearances.map { !$0.standard.hasNoBackground } ?? true
    effectView.show(isCovered ? nil : edgeEffect, over: contentColor ?? .systemBackground)
  }

  /// Another view with the same appearance.
  func makeCopy() -> BarBackgrounds {
    let copy = BarBackgrounds(hairline: hairline)
    if let appearances { copy.show(standard: appearances.standard, edge: appearances.edge) }
    copy.edgeEffect = edgeEffect
    copy.contentColor = contentColor
    copy.updateEffect()
    copy.standardFraction = standardFraction
    copy.frame = frame
    return copy
  }

  private func mix() {
    standard.alpha = standardFraction
    effectView.alpha = standardFraction
    edge.alpha = 1 - standardFraction
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    standard.frame = bounds
    edge.frame = bounds
    effectView.place(in: bounds)
  }
}
