// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

// Alerts with something of the shop's own on the card.
extension ShopStyledAlerts {
  /// Says what has become cheaper: the old price struck out, the new one large.
  static var cheaper: StyledAlert {
    let amount = Product.teapot.amount
    let prices = NSMutableAttributedString(string: Copy.teapotName.text + "\n")
    prices.append(
      NSAttributedString(
        string: Money.text(for: amount),
        attributes: [
          .strikethroughStyle: NSUnderlineStyle.single.rawValue,
          .foregroundColor: UIColor.secondaryLabel,
        ]))
    prices.append(
      NSAttributedString(
        string: "  " + Money.text(for: amount - amount / 12),
        attributes: [.font: UIFont.shop(.title3, weight: .bold)]))
    let centered = NSMutableParagraphStyle()
    centered.alignment = .center
    centered.lineSpacing = 4
    prices.addAttribute(
      .paragraphStyle, value: centered, range: NSRange(location: 0, length: prices.length))
    return make(.notice, .priceAlertTitle, nil).message(prices)
      .button(Copy.priceAlertRemove.text, role: .destructive)
      .button(Copy.priceAlertKeep.text, role: .cancel)
  }

  /// Hands over a voucher, which is seen.
  static var voucher: StyledAlert {
    var alert = make(.custom, .voucherTitle, .voucherBody)
      .customView(extendsToEdges: true) { picture(.voucher) }
      .button(Copy.voucherLater.text, role: .cancel)
      .button(Copy.voucherKeep.text, id: Choice.yes, role: .preferred)
      .tint(Palette.accent)
    if let gift = UIImage(systemName: "gift.fill") {
      alert = alert.icon(gift.withRenderingMode(.alwaysTemplate))
    }
    return alert
  }

  /// Says that the teapot comes today, below a picture of it.
  static var arriving: StyledAlert {
    make(.custom, .arrivingTitle, nil)
      .icon { ArtworkView(.teapot, wall: Palette.sandWall) }
      .iconSize(.large)
      .tint(Palette.accent)
      .button(Copy.arrivingDone.text).dismissGestures([.tapOutside, .escape])
  }

  /// Tells who the shop is; there is more of it than a screen can show, and lines begin where they
  /// begin in a book.
  static var about: StyledAlert {
    let paragraphs = [Copy.aboutText, .openingActivityText, .wheelActivityText].map(\.text)
    return make(.info, .aboutHeading, nil)
      .message(
        NSAttributedString(
          string: paragraphs.joined(separator: "\n\n"),
          attributes: [.paragraphStyle: NSParagraphStyle.default])
      )
      .button(Copy.bagClose.text, role: .cancel)
  }

  /// A scene, as high as it has to be for its width.
  private static func picture(_ artwork: Artwork) -> UIView {
    let view = ArtworkView(artwork)
    view.aspectConstraint(artwork.size.height / artwork.size.width).isActive = true
    return view
  }

  /// Asks whether letters are welcome.
  static var consent: StyledAlert {
    make(.question, .consentTitle, .consentBody)
      .button(Copy.consentYes.text, id: Choice.yes, role: .preferred)
      .button(Copy.consentNo.text, role: .cancel)
      .buttonLayout(.vertical)
  }
}

extension StyledAlertTheme {
  /// The shop's: its paper, its ink and its glazes.
  static var shop: StyledAlertTheme {
    var theme = system
    theme.colors.card = Palette.raised
    theme.colors.iconRing = Palette.raised
    theme.colors.title = Palette.ink
    theme.colors.message = Palette.fadedInk
    theme.colors.plainButton = Palette.paper
    theme.colors.plainButtonText = Palette.ink
    theme.colors.destructiveButton = Palette.paper
    theme.colors.destructiveButtonText = Palette.warning
    for style in StyledAlertStyle.allCases {
      theme.colors[style] = Palette.accent
      theme.colors[icon: style] = Palette.onAccent
    }
    theme.fonts.title = .textStyle(.title3, weight: .bold)
    theme.metrics.cornerRadius = 28
    theme.metrics.buttonCornerRadius = 24
    // All of the circle is on the card, and a good deal below its edge.
    theme.metrics.icon.overhang = 0
    theme.metrics.icon.ring = 98
    theme.metrics.icon.clearance = 92
    return theme
  }
}
