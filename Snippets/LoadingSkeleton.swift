// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.
//! A loading page with blocks in the shape of the content.

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

  override func viewDidLoad() {
    super.viewDidLoad()
    // A circle, two lines of text, and a price: as many rows as fit.
    let row = PlaceholderSkeleton.Shape.horizontal([
      .circle(40),
      .vertical([.line(width: 0.5), .line(size: 15, width: 0.8)]),
      .block(width: 44, height: 12),
    ])
    usher.load(loading: .skeleton(PlaceholderSkeleton(row: row))) { [shop] in
      try await shop.orders()
    } content: { page, orders in
      page.show(orders)
    }
  }
}
// snippet.hide

extension OrdersPage {
  private func show(_ orders: [Order]) {}
}
