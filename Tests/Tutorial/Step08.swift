// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

/// Outcomes.
package enum Step08 {
  final class HomePage: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Shop"
      view.backgroundColor = .systemGroupedBackground
      showArrivals()
      showVoucher()
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      showQuestion()
    }

    private func showVoucher() {
      let voucher = Popup<Int> { handle in
        let text = "Ten per cent off your first order, until the end of the month."
        let card = CardView("A voucher for you", text, button: "Use it")
        card.onTap = { handle.dismiss(returning: 10) }
        return card
      }
      .onDismiss { [weak self] outcome in
        if let percent = outcome.value { self?.title = "\(percent)% off" }
      }
      usher.popups.show(voucher.on(HomePage.self).priority(.campaign))
    }

    private func showArrivals() {
      let arrivals = Popup<Never> { [weak self] _ in
        let text = "Six cups from the last firing."
        let card = CardView("New arrivals", text, button: "See them")
        card.onTap = {
          self?.navigationController?.pushViewController(ArrivalsPage(), animated: true)
        }
        return card
      }
      usher.popups.show(
        arrivals.on(HomePage.self).pageExit(.keepAlive).dismissGestures(.tapOutside))
    }

    private func showQuestion() {
      let question = popup("Do you like the shop?", "Tell others.", button: "Yes")
      usher.popups.show(question.key("question"))
    }

    private func popup(_ title: String, _ text: String, button: String) -> Popup<Never> {
      Popup { handle in
        let card = CardView(title, text, button: button)
        card.onTap = { handle.dismiss() }
        return card
      }
      .on(HomePage.self)
    }
  }

  final class ArrivalsPage: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "New arrivals"
      view.backgroundColor = .systemGroupedBackground
    }
  }
}

extension Step08 {
  @MainActor package static func makeRoot() -> UIViewController {
    UINavigationController(rootViewController: HomePage())
  }
}
