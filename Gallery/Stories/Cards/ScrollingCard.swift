// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// A card with scrolling content and fixed buttons below it.
///
/// It is an ordinary view and does not know how it is shown.
class ScrollingCard: UIView {
  /// A view on the card, and its distance from the view above it.
  typealias Part = (view: UIView, gap: CGFloat)

  /// The buttons below the content, in descending order of importance.
  var buttons: [UIButton] = [] {
    didSet {
      for button in oldValue { button.removeFromSuperview() }
      for button in buttons { addSubview(button) }
      setNeedsLayout()
    }
  }

  /// The space below the last button; less if that button has no background.
  var bottomSpace: CGFloat { buttons.count > 1 ? 12 : 24 }

  let scroll = UIScrollView()
  private let artwork: ArtworkView?
  private let parts: [Part]
  private let margin: CGFloat = 24

  init(artwork: Artwork? = nil, parts: [Part]) {
    self.artwork = artwork.map { ArtworkView($0) }
    self.parts = parts
    super.init(frame: .zero)
    backgroundColor = Palette.raised
    layer.cornerRadius = 24
    layer.cornerCurve = .continuous
    clipsToBounds = true
    addSubview(scroll)
    for view in [self.artwork].compactMap({ $0 }) + parts.map(\.view) { scroll.addSubview(view) }
  }

  /// Makes centered labels: a kicker, a title, and an optional body.
  static func words(kicker: Copy, title: Copy, body: Copy? = nil) -> [Part] {
    let heading = UILabel(title, style: .title2, weight: .bold, color: Palette.ink)
    heading.accessibilityTraits = .header
    var parts: [(UILabel, CGFloat)] = [
      (UILabel(kicker, style: .footnote, weight: .semibold, color: Palette.clayText), 24),
      (heading, 4),
    ]
    if let body { parts.append((UILabel(body, style: .subheadline, color: Palette.fadedInk), 8)) }
    for (label, _) in parts { label.textAlignment = .center }
    return parts.map { ($0, $1) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = min(size.width, hasHugeText ? 361 : 320)
    let height = wholeHeight(width: width)
    return CGSize(width: width, height: min(size.height, height))
  }

  /// Returns the height at this width, without scrolling.
  func wholeHeight(width: CGFloat) -> CGFloat {
    words(width: width).y + column(width: width, top: 0).y
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let words = words(width: bounds.width)
    let height = column(width: bounds.width, top: 0).y
    scroll.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - height))
    scroll.contentSize = CGSize(width: bounds.width, height: words.y)
    artwork?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: artworkHeight(bounds.width))
    words.apply(rightToLeft: isRightToLeft)
    column(width: bounds.width, top: bounds.height - height).apply(rightToLeft: isRightToLeft)
  }

  /// Returns 0 for accessibility text sizes, which need the space of the picture.
  private func artworkHeight(_ width: CGFloat) -> CGFloat {
    hasHugeText || artwork == nil ? 0 : (width * 0.525).rounded()
  }

  private func words(width: CGFloat) -> Column {
    var column = Column(width: width, top: artworkHeight(width), margin: margin)
    for part in parts { column.add(part.view, below: part.gap) }
    return column
  }

  private func column(width: CGFloat, top: CGFloat) -> Column {
    var column = Column(width: width, top: top, margin: margin)
    for (index, button) in buttons.enumerated() {
      let isFirst = index == 0
      column.add(
        button, below: isFirst ? 20 : 4,
        height: max(isFirst ? 50 : 44, button.height(fitting: column.width)))
    }
    column.addSpace(bottomSpace)
    return column
  }
}
