// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// The card at the top of the home page.
final class HeroView: UIView {
  private let artwork = ArtworkView(.stillLife)
  private let kicker = UILabel(
    .heroKicker, style: .footnote, weight: .semibold, color: Palette.clayText)
  private let title = UILabel(.heroTitle, style: .title1, weight: .bold, color: Palette.ink)
  private let body = UILabel(.heroBody, style: .subheadline, color: Palette.fadedInk)
  private let button: UIButton

  init(action: @escaping @MainActor () -> Void) {
    button = .prominent(.heroButton, action: action)
    super.init(frame: .zero)
    backgroundColor = Palette.surface
    layer.cornerRadius = 20
    layer.cornerCurve = .continuous
    clipsToBounds = true
    title.accessibilityTraits = .header
    for view in [artwork, kicker, title, body, button] { addSubview(view) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: arrange(width: size.width).y)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    artwork.frame = CGRect(x: 0, y: 0, width: bounds.width, height: artworkHeight(bounds.width))
    arrange(width: bounds.width).apply(rightToLeft: isRightToLeft)
  }

  private func artworkHeight(_ width: CGFloat) -> CGFloat {
    (width * 0.58).rounded()
  }

  private func arrange(width: CGFloat) -> Column {
    var column = Column(width: width, top: artworkHeight(width), margin: 20)
    column.add(kicker, below: 20)
    column.add(title, below: 4)
    column.add(body, below: 8)
    column.add(button, below: 16, height: max(48, button.height(fitting: width - 40)))
    column.addSpace(20)
    return column
  }
}
