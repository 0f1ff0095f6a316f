// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.
//! What README shows: each of the five systems in five lines.

import UIKitShim
import Usher

@MainActor
func uploadFailed(retry: @escaping @MainActor () -> Void) {
  // snippet.alert
  let alert = UIAlertController(title: "Upload failed", message: nil, preferredStyle: .alert)
  alert.addAction(UIAlertAction(title: "Not Now", style: .cancel))
  alert.addAction(UIAlertAction(title: "Try Again", style: .default) { _ in retry() })
  alert.usher.show()
  // snippet.end
}

@MainActor
func greet(from page: UIViewController) async {
  // snippet.popup
  let voucher = Popup<Choice> { handle in VoucherView { handle.dismiss(returning: .accepted) } }
    .on(HomePage.self).keepAlive().priority(.campaign).key("voucher")
  let outcome = await page.usher.popups.showAndWait(voucher)
  if outcome.value == .accepted { page.open(VouchersPage()) }
  // snippet.end
}

@MainActor
func address(on page: UIViewController) async -> Address? {
  // snippet.modal
  let picker = Modal<Address> { handle in AddressPicker { handle.dismiss(returning: $0) } }
  let address = await page.usher.popups.showAndWait(picker.on(HomePage.self)).value
  // snippet.end
  return address
}

@MainActor
func saved(share: @escaping @MainActor () -> Void) {
  // snippet.styled
  StyledAlert(.success, "Your bowl is fired")
    .message("It can be fetched from Saturday.")
    .button("Share") { share() }
    .displayDuration(after: .readingTime)
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

enum Choice: Sendable { case accepted }

struct Address: Sendable {}

struct Order: Sendable {}

struct Shop: Sendable {
  func orders() async throws -> [Order] { [] }
}

final class VoucherView: UIView {
  init(accept: @escaping @MainActor () -> Void) { super.init(frame: .zero) }

  required init?(coder: NSCoder) { nil }
}

final class AddressPicker: UIViewController {
  init(done: @escaping @MainActor (Address) -> Void) { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { nil }
}

final class HomePage: UIViewController {}

final class VouchersPage: UIViewController {}

final class OrdersPage: UIViewController {
  func show(_ orders: [Order]) {}
}

extension UIViewController {
  fileprivate func open(_ page: UIViewController) {
    navigationController?.pushViewController(page, animated: true)
  }
}
