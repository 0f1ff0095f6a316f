// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// A product as a row: a small picture, name and note, and the price at the trailing edge.
final class ProductRow: UIControl {
  private let artwork: ArtworkView
  private let name: UILabel
  private let note: UILabel
  private let price: UILabel

  init(_ product: Product, action: (@MainActor () -> Void)? = nil) {
    artwork = ArtworkView(product.artwork, wall: product.wall, cornerRadius: 12)
    name = UILabel(product.name, style: .headline, color: Palette.ink)
    note = UILabel(product.note, style: .footnote, color: Palette.fadedInk)
    price = UILabel(product.price, style: .subheadline, weight: .semibold, color: Palette.accent)
    super.init(frame: .zero)
    backgroundColor = Palette.surface
    layer.cornerRadius = 16
    layer.cornerCurve = .continuous
    for view in [artwork, name, note, price] { addSubview(view) }
    isAccessibilityElement = true
    accessibilityLabel = product.spoken
    if let action {
      addAction(UIAction { _ in action() }, for: .touchUpInside)
      accessibilityTraits = .button
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.6 : 1 }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: arrange(width: size.width).height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (view, frame) in arrange(width: bounds.width).frames {
      view.frame = isRightToLeft ? frame.mirrored(in: bounds.width) : frame
    }
  }

  private func arrange(width: CGFloat) -> (frames: [(UIView, CGRect)], height: CGFloat) {
    let side: CGFloat = 72
    let inset: CGFloat = 12
    let x = inset + side + 16
    let priceWidth = min(
      width / 3,
      price.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).width.rounded(.up))
    let sharesLine = !hasHugeText
    let textWidth = width - x - 16 - (sharesLine ? priceWidth + 12 : 0)
    let nameHeight = name.height(fitting: textWidth)
    let noteHeight = note.height(fitting: textWidth)
    let priceHeight = price.height(fitting: sharesLine ? priceWidth : textWidth)
    let textHeight = nameHeight + 2 + noteHeight + (sharesLine ? 0 : 4 + priceHeight)
    let height = max(side, textHeight) + 2 * inset
    var y = sharesLine ? ((height - textHeight) / 2).rounded() : inset
    var frames: [(UIView, CGRect)] = []
    let top = sharesLine ? (height - side) / 2 : inset
    frames.append((artwork, CGRect(x: inset, y: top, width: side, height: side)))
    frames.append((name, CGRect(x: x, y: y, width: textWidth, height: nameHeight)))
    y += nameHeight + 2
    frames.append((note, CGRect(x: x, y: y, width: textWidth, height: noteHeight)))
    if sharesLine {
      let y = ((height - priceHeight) / 2).rounded()
      frames.append(
        (price, CGRect(x: width - 16 - priceWidth, y: y, width: priceWidth, height: priceHeight)))
    } else {
      y += noteHeight + 4
      frames.append((price, CGRect(x: x, y: y, width: textWidth, height: priceHeight)))
    }
    return (frames, height)
  }
}
