import UIKit
import Usher

final class HomePage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Shop"
    view.backgroundColor = .systemGroupedBackground
    showVoucher()
  }

  private func showVoucher() {
    let voucher = Popup<Never> { handle in
      let text = "Ten per cent off your first order, until the end of the month."
      let card = CardView("A voucher for you", text, button: "Use it")
      card.onTap = { handle.dismiss() }
      return card
    }
    usher.popups.show(voucher)
  }
}
