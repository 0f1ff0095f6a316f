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

  /// Whether a border and a shadow separate the card from a page that is not dimmed.
  var isRaised = false {
    didSet { showEdge() }
  }

  let scroll = FadingScrollView(over: Palette.raised)
  private let artwork: ArtworkView?
  private let parts: [Part]
  private let radius: CGFloat = 24

  init(artwork: Artwork? = nil, parts: [Part]) {
    self.artwork = artwork.map { ArtworkView($0) }
    self.parts = parts
    super.init(frame: .zero)
    backgroundColor = Palette.raised
    roundCorners(radius)
    // The card itself is placed in the safe area.
    scroll.contentInsetAdjustmentBehavior = .never
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
    let width = min(size.width, hasHugeText ? 480 : 320)
    let height = wholeHeight(width: width)
    return CGSize(width: width, height: min(size.height, height))
  }

  /// Returns the height at this width, without scrolling.
  func wholeHeight(width: CGFloat) -> CGFloat {
    words(width: width).y + column(width: width, top: 0).y
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, height) = (bounds.width, bounds.height)
    let wordsHeight = words(width: width).y
    let buttonsHeight = column(width: width, top: 0).y
    // Buttons that leave little room for the content scroll with it.
    let scrollsButtons = height - buttonsHeight < min(wordsHeight, height / 2)
    let place: UIView = scrollsButtons ? scroll : self
    for button in buttons where button.superview !== place { place.addSubview(button) }
    scroll.frame = CGRect(
      x: 0, y: 0, width: width, height: scrollsButtons ? height : max(0, height - buttonsHeight))
    scroll.contentSize = CGSize(
      width: width, height: wordsHeight + (scrollsButtons ? buttonsHeight : 0))
    layOutWords(spare: max(0, height - buttonsHeight - wordsHeight))
    column(width: width, top: scrollsButtons ? wordsHeight : height - buttonsHeight)
      .apply(rightToLeft: isRightToLeft)
  }

  /// Lays out the content in more height than it needs, which the picture takes first.
  private func layOutWords(spare: CGFloat) {
    let width = bounds.width
    let least = artworkHeight(width)
    let height = least > 0 ? max(least, min(least + spare, (width * 0.9).rounded())) : 0
    artwork?.frame = CGRect(x: 0, y: 0, width: width, height: height)
    let top = (height + (spare - (height - least)) / 2).rounded()
    words(width: width, top: top).apply(rightToLeft: isRightToLeft)
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    showEdge()
  }

  private func showEdge() {
    guard isRaised else { return }
    layer.borderWidth = 1
    layer.borderColor = Palette.line.resolvedColor(with: traitCollection).cgColor
    layer.shadowOpacity = 0.16
    layer.shadowRadius = 18
    layer.shadowOffset = CGSize(width: 0, height: 6)
    // It would clip the shadow, so the picture is clipped instead.
    clipsToBounds = false
    scroll.roundCorners(radius)
    scroll.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
  }

  /// Whether the picture is visible: not for accessibility text sizes, which need its space.
  var showsArtwork: Bool { artwork != nil && !hasHugeText }

  /// Returns less where there is little height, so that the title is visible below the picture.
  private func artworkHeight(_ width: CGFloat) -> CGFloat {
    guard showsArtwork else { return 0 }
    return traitCollection.hasCompactHeight ? min(96, width * 0.3) : (width * 0.525).rounded()
  }

  /// Texts and buttons are not wider than on a form sheet, also on a page that fills an iPad.
  private static func margin(_ width: CGFloat) -> CGFloat {
    24 + max(0, ((width - 540) / 2).rounded(.down))
  }

  private func words(width: CGFloat, top: CGFloat? = nil) -> Column {
    var column = Column(
      width: width, top: top ?? artworkHeight(width), margin: Self.margin(width))
    for part in parts { column.add(part.view, below: part.gap) }
    return column
  }

  private func column(width: CGFloat, top: CGFloat) -> Column {
    var column = Column(width: width, top: top, margin: Self.margin(width))
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
