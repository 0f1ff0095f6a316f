// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.
//! Loads after the first one: a retry, a refresh, and a search whose loads replace each other.

import UIKitShim
import Usher

struct Order: Sendable {}

struct Shop: Sendable {
  func orders(matching text: String = "") async throws -> [Order] { [] }
}

final class OrdersPage: UITableViewController {
  private let shop = Shop()
  private var search: PlaceholderLoad?

  // snippet.retry
  func load() {
    usher.load(
      failure: { .failure($0, title: "No orders", button: "Load again") },
      { [shop] in try await shop.orders() },
      content: { page, orders in page.show(orders) })
  }

  // snippet.refresh
  override func viewDidLoad() {
    super.viewDidLoad()
    refreshControl = UIRefreshControl()
    refreshControl?.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
    load()
  }

  func refresh() {
    usher.load { [shop] in
      try await shop.orders()
    } content: { page, orders in
      page.show(orders)
    }
    .onFinish { [weak self] _ in self?.refreshControl?.endRefreshing() }
  }

  // snippet.search
  func searchTextDidChange(_ text: String) {
    search = usher.load(.always, empty: .empty(title: "No such order")) { [shop] in
      try await shop.orders(matching: text)
    } content: { page, orders in
      page.show(orders)
    }
  }

  func searchWasCancelled() {
    // The task is cancelled, and what was shown before is shown again.
    search?.cancel()
  }
  // snippet.end

  private func show(_ orders: [Order]) {}
}
