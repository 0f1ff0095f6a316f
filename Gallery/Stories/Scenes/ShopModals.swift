// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

/// The letter pages of the shop as modals, which UIKit presents when their turn comes.
@MainActor
enum ShopModals {
  /// Shows what is new in the shop.
  static var news: Modal<Never> {
    Modal { handle in
      let page = NewsPage()
      page.onDone = { handle.dismiss() }
      return page
    }
  }

  /// Asks whether the shop may send letters.
  static var consent: Modal<Bool> {
    Modal { handle in
      let page = QuestionPage.consent()
      page.onAnswer = { handle.dismiss(returning: $0) }
      return page
    }
  }

  /// Asks how the first order was.
  static var rating: Modal<Int> {
    Modal { handle in
      let page = RatingPage()
      page.onAnswer = { stars in
        if let stars { handle.dismiss(returning: stars) } else { handle.dismiss() }
      }
      return page
    }
  }

  /// Asks for confirmation before a voucher is declined.
  static var waiver: Modal<Bool> {
    Modal { handle in
      let page = QuestionPage.waiver()
      page.onAnswer = { handle.dismiss(returning: $0) }
      return page
    }
  }
}

extension ShopModals {
  /// A voucher that asks for confirmation before it is declined.
  static var voucherWithConfirmation: Popup<ShopPopups.Choice> {
    Popup { handle in
      let card = ShopCard.voucher()
      card.onAccept = { handle.dismiss(returning: .accepted) }
      card.onDecline = {
        handle.show(
          waiver.onDismiss { outcome in
            if outcome.value == true { handle.dismiss(returning: .declined) }
          })
      }
      return card
    }
  }
}

extension UIViewController {
  /// Whether it presents a sheet that leaves the top of the page visible.
  var presentsSheet: Bool {
    guard let sheet = presentedViewController, let view = sheet.viewIfLoaded else { return false }
    return sheet.modalPresentationStyle != .fullScreen
      && view.convert(view.bounds, to: nil).minY > 40
  }
}
