// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The numbers of both styles of a scroll edge effect, from Tembeon/morph bars.md, measured on
/// iOS 27.
enum ScrollEdgeMetrics {
  static let softBlur: CGFloat = 1.5
  static let hardBlur: CGFloat = 2
  static let hardSaturation: CGFloat = 1.25
  /// How much of the background covers the content.
  static let lightWash: CGFloat = 0.5
  static let darkWash: CGFloat = 0.6
  /// How far the soft style reaches beyond its bar.
  static let reach: CGFloat = 40
  /// The part of the band, from the edge of the screen, from which on the soft style fades.
  static let fadeStart: CGFloat = 0.3407
  static let hairline: CGFloat = 0.1
}

/// Draws a scroll edge effect over the content that is under a bar.
final class ScrollEdgeEffectView: UIView {
  private let edge: BarBackground.Hairline
  private let blur = ScrollEdgeBlurView()
  private let wash = ScrollEdgeWashView()
  private let hairline = UIView()
  private var isHard = false

  init(hairline edge: BarBackground.Hairline) {
    self.edge = edge
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
    wash.isAtTop = edge == .bottom
    hairline.backgroundColor = UIColor { traits in
      UIColor.label.resolvedColor(with: traits).withAlphaComponent(ScrollEdgeMetrics.hairline)
    }
    for view in [blur, wash, hairline] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ effect: UIScrollEdgeEffect?, over color: UIColor) {
    isHidden = effect?.isHidden ?? true
    wash.isReduced = window != nil && UIAccessibility.isReduceTransparencyEnabled
    guard let effect else { return }
    isHard = effect.isHard
    blur.isHidden = wash.isReduced
    blur.show(isHard: isHard)
    wash.isHard = isHard
    wash.color = color
    hairline.isHidden = !isHard
    if let superview { place(in: superview.bounds) }
  }

  /// Content is not seen through it.
  var isOpaqueWash: Bool { wash.isReduced }

  /// Covers a bar and, if it is soft, what is next to it.
  func place(in bar: CGRect) {
    let reach = isHard ? 0 : ScrollEdgeMetrics.reach
    frame = CGRect(
      x: bar.minX, y: edge == .bottom ? bar.minY : bar.minY - reach, width: bar.width,
      height: bar.height + reach)
    for view in [blur, wash] { view.frame = bounds }
    let pixel = 1 / max(1, traitCollection.displayScale)
    hairline.frame = CGRect(
      x: 0, y: edge == .bottom ? bounds.height : -pixel, width: bounds.width, height: pixel)
  }
}

/// Blurs what is behind it a little.
private final class ScrollEdgeBlurView: UIView {
  override class var layerClass: AnyClass { BackdropLayer.self }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  func show(isHard: Bool) {
    guard let layer = layer as? BackdropLayer else { return }
    layer.blurRadius = isHard ? ScrollEdgeMetrics.hardBlur : ScrollEdgeMetrics.softBlur
    layer.saturation = isHard ? ScrollEdgeMetrics.hardSaturation : 1
  }
}

/// Covers content with the color of its background: evenly or, if it is soft, less and less.
private final class ScrollEdgeWashView: UIView {
  var isAtTop = true
  var isHard = false {
    didSet { if isHard != oldValue { setNeedsDisplay() } }
  }
  /// Reduce Transparency is on: the background covers all.
  var isReduced = false {
    didSet { if isReduced != oldValue { setNeedsDisplay() } }
  }
  var color = UIColor.systemBackground {
    didSet { if color != oldValue { setNeedsDisplay() } }
  }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func systemTraitsDidChange(from previous: UITraitCollection?) {
    super.systemTraitsDidChange(from: previous)
    setNeedsDisplay()
  }

  private var strength: CGFloat {
    if isReduced { return 1 }
    return traitCollection.userInterfaceStyle == .dark
      ? ScrollEdgeMetrics.darkWash : ScrollEdgeMetrics.lightWash
  }

  override func draw(_ rect: CGRect) {
    let color = color.resolvedColor(with: traitCollection)
    let strength = strength * color.cgColor.alpha
    if isHard {
      color.withAlphaComponent(strength).setFill()
      UIBezierPath(rect: bounds).fill()
      return
    }
    let start = bounds.height * ScrollEdgeMetrics.fadeStart
    let fade = max(1, bounds.height - start)
    // Row by row, as a gradient has that many steps at most.
    for y in stride(from: CGFloat(0), to: bounds.height, by: 1) {
      let part = 1 - min(1, max(0, (y + 0.5 - start) / fade))
      color.withAlphaComponent(strength * part).setFill()
      let row = isAtTop ? y : bounds.height - y - 1
      UIBezierPath(rect: CGRect(x: 0, y: row, width: bounds.width, height: 1)).fill()
    }
  }
}
