// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.
//! A popup that belongs to one screen of a stack.

// snippet.hide
import SwiftUI
import UsherSwiftUI

struct Order: Identifiable, Hashable {
  let id: Int
  let name: String
}

struct Voucher: Identifiable {
  let id: Int
  let title: String
}

// snippet.show
struct OrdersScreen: View {
  let orders: [Order]
  @Binding var voucher: Voucher?

  var body: some View {
    NavigationStack {
      List(orders) { order in NavigationLink(value: order) { Text(order.name) } }
        .popupPage("orders")
        .navigationDestination(for: Order.self) { order in
          Text(order.name).popupPage("order")
        }
    }
    // It waits for an order, leaves with it and returns with it.
    .popup(item: $voucher, on: "order") { voucher in
      Text(voucher.title).padding()
    } configure: {
      $0.pageExit(.keepAlive)
    }
  }
}
