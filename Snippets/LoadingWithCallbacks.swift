// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.
//! A load with completion handlers.

// snippet.hide
import UIKitShim
import Usher

enum Api {
  @MainActor
  static func orders(_ done: @escaping @MainActor (Result<[String], any Error>) -> Void) {}
}

final class OrdersPage: UIViewController {
  func show(_ orders: [String]) {}
}

@MainActor
func load(_ page: OrdersPage) {
  // snippet.show
  page.usher.load(start: { [weak page] load in
    Api.orders { result in
      guard load.isCurrent else { return }
      switch result {
      case .success(let orders) where orders.isEmpty: load.finish(.empty)
      case .success(let orders):
        page?.show(orders)
        load.finish(.content)
      case .failure(let error): load.finish(.failure(error))
      }
    }
  })
  // snippet.hide
}
