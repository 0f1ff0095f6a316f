// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// Three cards in the window.
package enum Step02 {
  final class HomePage: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Shop"
      view.backgroundColor = .systemGroupedBackground
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      showVoucher()
      showArrivals()
      showQuestion()
    }

    private func showVoucher() {
      let text = "Ten per cent off your first order, until the end of the month."
      add(CardView("A voucher for you", text, button: "Use it"), moved: -100)
    }

    private func showArrivals() {
      let text = "Six cups from the last firing."
      add(CardView("New arrivals", text, button: "See them"), moved: -50)
    }

    private func showQuestion() {
      add(CardView("Do you like the shop?", "Tell others.", button: "Yes"), moved: 0)
    }

    private func add(_ card: CardView, moved y: CGFloat) {
      guard let window = view.window else { return }
      card.onTap = { [weak card] in card?.removeFromSuperview() }
      card.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(card)
      card.centerXAnchor.constraint(equalTo: window.centerXAnchor).isActive = true
      card.centerYAnchor.constraint(equalTo: window.centerYAnchor, constant: y).isActive = true
    }
  }
}

extension Step02 {
  @MainActor package static func makeRoot() -> UIViewController {
    UINavigationController(rootViewController: HomePage())
  }
}
