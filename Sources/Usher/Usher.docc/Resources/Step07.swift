import UIKit
import Usher

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
    let text = "Ten per cent off your first order, until the end of the month."
    let voucher = popup("A voucher for you", text, button: "Use it")
    usher.popups.show(voucher.priority(.campaign))
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
