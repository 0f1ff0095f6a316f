// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

// Styled alerts with custom views, icons and attributed texts.
extension ShopStyledAlerts {
  /// Reports a lower price: the old price is struck through, the new one is large.
  static var cheaper: StyledAlert {
    let prices = NSMutableAttributedString(string: Copy.teapotName.text + "\n")
    prices.append(
      NSAttributedString(
        string: Money.text(for: .teapotPrice),
        attributes: [
          .strikethroughStyle: NSUnderlineStyle.single.rawValue,
          .foregroundColor: UIColor.secondaryLabel,
        ]))
    prices.append(
      NSAttributedString(
        string: "  " + Money.text(for: .teapotNewPrice),
        attributes: [.font: UIFont.shop(.title3, weight: .bold)]))
    return make(.notice, .priceAlertTitle, nil).message(prices)
      .button(Copy.priceAlertRemove.text, role: .destructive)
      .button(Copy.priceAlertKeep.text, role: .cancel)
  }

  /// Offers a voucher, with a picture.
  static var voucher: StyledAlert {
    make(.custom, .voucherTitle, .voucherBody)
      .icon(symbol: "gift.fill")
      .customView(extendsToEdges: true) { picture(.voucher) }
      .button(Copy.voucherLater.text, role: .cancel)
      .button(Copy.voucherKeep.text, id: Choice.yes, role: .preferred)
      .tint(Palette.accent)
  }

  /// Reports that the teapot arrives today, with a picture of it.
  static var arriving: StyledAlert {
    make(.custom, .arrivingTitle, nil)
      .icon { ArtworkView(.teapot, wall: Palette.sandWall) }
      .iconSize(.large)
      .tint(Palette.accent)
      .button(Copy.arrivingDone.text).dismissGestures([.tapOutside, .escape])
  }

  /// Describes the shop, in more text than fits on the screen, with natural alignment.
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

  /// Makes a view of a picture, with its aspect ratio.
  private static func picture(_ artwork: Artwork) -> UIView {
    let view = ArtworkView(artwork)
    view.aspectConstraint(artwork.size.height / artwork.size.width).isActive = true
    return view
  }

  /// Asks for consent to letters.
  static var consent: StyledAlert {
    make(.question, .consentTitle, .consentBody)
      .button(Copy.consentYes.text, id: Choice.yes, role: .preferred)
      .button(Copy.consentNo.text, role: .cancel)
      .buttonLayout(.vertical)
  }
}

extension StyledAlert {
  /// Shows a symbol of the system as the icon.
  func icon(symbol name: String) -> StyledAlert {
    guard let image = UIImage(systemName: name) else { return self }
    return icon(image.withRenderingMode(.alwaysTemplate))
  }
}

extension StyledAlertTheme {
  /// The theme of the shop.
  @MainActor static var shop: StyledAlertTheme {
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
      theme.colors[accent: style] = Palette.accent
      theme.colors[icon: style] = Palette.onAccent
    }
    theme.fonts.title = .textStyle(.title3, weight: .bold)
    theme.metrics.cornerRadius = 28
    theme.metrics.buttonCornerRadius = 24
    theme.metrics.alignment = .center
    theme.iconBackground = .filled
    return theme
  }
}
