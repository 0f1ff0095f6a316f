// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

// A page that loads its content, and shows meanwhile that it does.

// snippet.orders
@MainActor
protocol OrderServer {
  func orders() async throws -> [String]
}

final class OrdersPage: UIViewController {
  let label = UILabel(frame: CGRect(x: 20, y: 100, width: 350, height: 40))

  func load(from server: any OrderServer) {
    view.addSubview(label)
    usher.load {
      try await server.orders()
    } content: { page, orders in
      page.label.text = orders.joined(separator: ", ")
    }
  }
}
// snippet.end
