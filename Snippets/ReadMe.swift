// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.
//! The examples of the README.

// snippet.home
// snippet.hide
// swift-format-ignore
#if canImport(UIKit)
// snippet.show
import UIKit
// snippet.hide
#else
import UIKitShim
#endif
// snippet.show
import Usher
// snippet.hide
import UsherCampaigns
import UsherPresets
// snippet.show

final class HomePage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let voucher = Popup(VoucherView()).on(HomePage.self).pageExit(.keepAlive)
    usher.popups.show(voucher.priority(.campaign).key("voucher"))
  }
}
// snippet.end

@MainActor
func showOneOfEach(
  _ alert: UIAlertController, on page: UIViewController, _ handle: PopupHandle<Never>
) {
  // snippet.quick
  alert.usher.show()  // any UIAlertController, from anywhere
  page.usher.popups.show(Modal(SettingsPage()).on(HomePage.self))  // when its turn comes
  StyledAlert(.success, "Saved").button("OK").displayDuration(.readingTime).show()
  page.usher.placeholder.show(.empty(title: "No orders yet"))  // instead of the content
  print(handle.blockers)  // why is it not there? "its lane is held: payment"
  // snippet.end
}

@MainActor
func schedule(
  _ guide: [Popup<Never>], _ searchButton: UIBarButtonItem, on page: UIViewController,
  pay: @MainActor () -> Void
) async {
  // snippet.popups
  let payment = Popup<Bool> { handle in PaymentView { handle.dismiss(returning: $0) } }
  let urgent = payment.priority(.urgent).conflict(.interrupt)
  if await page.usher.popups.show(urgent).outcome.value == true { pay() }

  let hint = Popup(HintView()).position(.bottom).modal(false).displayDuration(.seconds(3))
  page.usher.popups.show(hint.on(HomePage.self).delay(.seconds(2)).expiration(after: .seconds(60)))
  page.usher.popups.showSequence(guide)
  page.usher.popups.show(Popup(HintView()).source(searchButton).arrow(.systemBackground))
  Popup.toast("Moved to the shelf").show()  // of UsherPresets
  // snippet.end
}

@MainActor
func limit(_ voucher: Popup<Never>) {
  // snippet.limits
  voucher.key("autumn").limits(.atMost(3), .atMost(1, per: .day)).show()
  // snippet.end
}

@MainActor
func address(on page: UIViewController) async -> Address? {
  // snippet.modal
  let picker = Modal<Address> { handle in AddressPicker { handle.dismiss(returning: $0) } }
  let address = await page.usher.popups.show(picker.on(HomePage.self)).outcome.value
  // snippet.end
  return address
}

@MainActor
func saved(share: @escaping @MainActor () -> Void) {
  // snippet.styled
  StyledAlert(.success, "Your bowl is fired")
    .message("It can be fetched from Saturday.")
    .button("Share") { share() }
    .show()
  // snippet.end
}

@MainActor
func load(_ page: OrdersPage, from shop: Shop) {
  // snippet.placeholder
  page.usher.load(empty: .empty(title: "No orders yet")) {
    try await shop.orders()
  } content: { page, orders in
    page.show(orders)
  }
  // snippet.end
}

struct Address: Sendable {}

struct Order: Sendable {}

struct Shop: Sendable {
  func orders() async throws -> [Order] { [] }
}

final class HintView: UIView {}

final class PaymentView: UIView {
  convenience init(answer: @escaping @MainActor (Bool) -> Void) { self.init() }
}

final class VoucherView: UIView {}

final class AddressPicker: UIViewController {
  init(done: @escaping @MainActor (Address) -> Void) { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { nil }
}

final class SettingsPage: UIViewController {}

final class OrdersPage: UIViewController {
  func show(_ orders: [Order]) {}
}
