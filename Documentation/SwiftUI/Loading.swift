// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.
//! Placeholders over a screen that loads its content.

// snippet.hide
import SwiftUI
import UsherSwiftUI

struct Order: Identifiable, Sendable {
  let id: Int
  let name: String
}

enum Shop {
  @MainActor static func orders() async throws -> [Order] { [] }
}

// snippet.show
struct HistoryScreen: View {
  @State private var state = LoadingState<[Order]>.loading
  @State private var attempt = 0

  var body: some View {
    List(orders) { Text($0.name) }
      .popupPlaceholder(
        state, empty: .empty(title: "No orders yet"), retry: { attempt += 1 }
      )
      .task(id: attempt) {
        state = .loading
        do {
          let orders = try await Shop.orders()
          state = orders.isEmpty ? .empty : .content(orders)
        } catch {
          state = .failed(error)
        }
      }
  }

  private var orders: [Order] {
    if case .content(let orders) = state { orders } else { [] }
  }
}
