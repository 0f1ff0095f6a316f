// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// A card with a picture, a few texts and two buttons.
final class ShopCard: ScrollingCard {
  /// Called when the primary button is tapped.
  var onAccept: (@MainActor () -> Void)?

  /// Called when the secondary button is tapped.
  var onDecline: (@MainActor () -> Void)?

  init(artwork: Artwork, kicker: Copy, title: Copy, body: Copy, accept: Copy, decline: Copy) {
    super.init(
      artwork: artwork, parts: ScrollingCard.words(kicker: kicker, title: title, body: body))
    buttons = [
      .prominent(accept) { [weak self] in self?.onAccept?() },
      .quiet(decline) { [weak self] in self?.onDecline?() },
    ]
  }
}

extension ShopCard {
  /// Offers a voucher to a new customer.
  static func voucher() -> ShopCard {
    ShopCard(
      artwork: .voucher, kicker: .voucherKicker, title: .voucherTitle, body: .voucherBody,
      accept: .voucherKeep, decline: .voucherLater)
  }

  /// Announces new products.
  static func arrivals() -> ShopCard {
    ShopCard(
      artwork: .openKiln, kicker: .arrivalsKicker, title: .arrivalsTitle, body: .arrivalsBody,
      accept: .arrivalsSee, decline: .arrivalsLater)
  }

  /// Asks for confirmation of a payment.
  static func payment() -> ShopCard {
    ShopCard(
      artwork: .evening, kicker: .paymentKicker, title: .paymentTitle, body: .paymentBody,
      accept: .paymentConfirm, decline: .paymentDecline)
  }

  /// Reports that the customer was signed out.
  static func session() -> ShopCard {
    ShopCard(
      artwork: .mending, kicker: .sessionKicker, title: .sessionTitle, body: .sessionBody,
      accept: .sessionConfirm, decline: .sessionDecline)
  }

  /// Asks for confirmation before a voucher is declined.
  static func waiver() -> ShopCard {
    ShopCard(
      artwork: .voucher, kicker: .waiverKicker, title: .waiverTitle, body: .waiverBody,
      accept: .waiverYes, decline: .waiverNo)
  }

  /// Suggests a delivery date.
  static func delivery() -> ShopCard {
    ShopCard(
      artwork: .stillLife, kicker: .deliveryKicker, title: .deliveryTitle, body: .deliveryBody,
      accept: .deliveryAccept, decline: .deliveryDecline)
  }
}
