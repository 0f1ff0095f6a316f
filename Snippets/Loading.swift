// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.
//! A page that loads its content: a loading page, then the orders, an empty page, or a failure with
//! a retry button.

// snippet.hide
import UIKitShim
import Usher

struct Order: Sendable {}

struct Shop: Sendable {
  func orders() async throws -> [Order] { [] }
}

// snippet.show
final class OrdersPage: UITableViewController {
  let shop = Shop()
  var orders: [Order] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    usher.placeholder.onRefreshFailure = { [weak self] _ in
      self?.usher.show(Popup(RefreshFailedView()).modal(false).displayDuration(.seconds(3)))
    }
    load()
  }

  func load() {
    usher.load(empty: .empty(title: "No orders yet", artwork: .symbol("bag"))) { [shop] in
      try await shop.orders()
    } content: { page, orders in
      page.orders = orders
      page.tableView.reloadData()
    }
  }
}
// snippet.hide

final class RefreshFailedView: UIView {}
