// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

/// The shop's letters as modals: pages that UIKit presents when it is their turn.
@MainActor
enum ShopModals {
  /// Tells what is new.
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

  /// Asks whether the voucher is really not wanted.
  static var waiver: Modal<Bool> {
    Modal { handle in
      let page = QuestionPage.waiver()
      page.onAnswer = { handle.dismiss(returning: $0) }
      return page
    }
  }
}

extension ShopModals {
  /// A voucher that asks back before it is declined.
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
  /// Whether what it presents is a sheet with the page showing above it.
  var presentsSheet: Bool {
    guard let sheet = presentedViewController, let view = sheet.viewIfLoaded else { return false }
    return sheet.modalPresentationStyle != .fullScreen
      && view.convert(view.bounds, to: nil).minY > 40
  }
}
