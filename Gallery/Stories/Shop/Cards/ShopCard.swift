// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// A card that greets the user: a picture, a few words, and one or two buttons.
///
/// It is an ordinary view. What brings it to the screen, and when, is not its business.
final class ShopCard: UIView {
  /// Called when the prominent button is tapped.
  var onAccept: (@MainActor () -> Void)?

  /// Called when the quiet button is tapped.
  var onDecline: (@MainActor () -> Void)?

  private let scroll = UIScrollView()
  private let artwork: ArtworkView
  private let kicker: UILabel
  private let title: UILabel
  private let body: UILabel
  private lazy var accept = UIButton.prominent(acceptCopy) { [weak self] in self?.onAccept?() }
  private lazy var decline = UIButton.quiet(declineCopy) { [weak self] in self?.onDecline?() }
  private let acceptCopy: Copy
  private let declineCopy: Copy

  init(artwork: Artwork, kicker: Copy, title: Copy, body: Copy, accept: Copy, decline: Copy) {
    self.artwork = ArtworkView(artwork)
    self.kicker = UILabel(kicker, style: .footnote, weight: .semibold, color: Palette.clayText)
    self.title = UILabel(title, style: .title2, weight: .bold, color: Palette.ink)
    self.body = UILabel(body, style: .subheadline, color: Palette.fadedInk)
    acceptCopy = accept
    declineCopy = decline
    super.init(frame: .zero)
    backgroundColor = Palette.raised
    layer.cornerRadius = 24
    layer.cornerCurve = .continuous
    clipsToBounds = true
    self.title.accessibilityTraits = .header
    for label in [self.kicker, self.title, self.body] { label.textAlignment = .center }
    for view in [self.artwork, self.kicker, self.title, self.body] { scroll.addSubview(view) }
    for view in [scroll, self.accept, self.decline] { addSubview(view) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = min(size.width, hasHugeText ? 361 : 320)
    let height = words(width: width).y + buttons(width: width, top: 0).y
    return CGSize(width: width, height: min(size.height, height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let words = words(width: bounds.width)
    let height = buttons(width: bounds.width, top: 0).y
    scroll.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - height))
    scroll.contentSize = CGSize(width: bounds.width, height: words.y)
    artwork.frame = CGRect(x: 0, y: 0, width: bounds.width, height: artworkHeight(bounds.width))
    words.apply(rightToLeft: isRightToLeft)
    buttons(width: bounds.width, top: bounds.height - height).apply(rightToLeft: isRightToLeft)
  }

  /// Words come first: huge text needs the room that the picture would take.
  private func artworkHeight(_ width: CGFloat) -> CGFloat {
    hasHugeText ? 0 : (width * 0.525).rounded()
  }

  private func words(width: CGFloat) -> Column {
    var column = Column(width: width, top: artworkHeight(width), margin: 24)
    column.add(kicker, below: 24)
    column.add(title, below: 4)
    column.add(body, below: 8)
    return column
  }

  private func buttons(width: CGFloat, top: CGFloat) -> Column {
    var column = Column(width: width, top: top, margin: 24)
    column.add(accept, below: 20, height: max(50, accept.height(fitting: width - 48)))
    column.add(decline, below: 4, height: max(44, decline.height(fitting: width - 48)))
    column.addSpace(12)
    return column
  }
}

extension ShopCard {
  /// Greets a new customer with a voucher.
  static func voucher() -> ShopCard {
    ShopCard(
      artwork: .voucher, kicker: .voucherKicker, title: .voucherTitle, body: .voucherBody,
      accept: .voucherKeep, decline: .voucherLater)
  }

  /// Tells that the kiln was opened.
  static func arrivals() -> ShopCard {
    ShopCard(
      artwork: .openKiln, kicker: .arrivalsKicker, title: .arrivalsTitle, body: .arrivalsBody,
      accept: .arrivalsSee, decline: .arrivalsLater)
  }
}
