// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

/// One at a time.
package enum Step04 {
  final class HomePage: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Shop"
      view.backgroundColor = .systemGroupedBackground
      showArrivals()
      showQuestion()
      showVoucher()
    }

    private func showVoucher() {
      let text = "Ten per cent off your first order, until the end of the month."
      usher.popups.show(popup("A voucher for you", text, button: "Use it"))
    }

    private func showArrivals() {
      let text = "Six cups from the last firing."
      usher.popups.show(popup("New arrivals", text, button: "See them"))
    }

    private func showQuestion() {
      usher.popups.show(popup("Do you like the shop?", "Tell others.", button: "Yes"))
    }

    private func popup(_ title: String, _ text: String, button: String) -> Popup<Never> {
      Popup { handle in
        let card = CardView(title, text, button: button)
        card.onTap = { handle.dismiss() }
        return card
      }
    }
  }
}

extension Step04 {
  @MainActor package static func makeRoot() -> UIViewController {
    UINavigationController(rootViewController: HomePage())
  }
}
