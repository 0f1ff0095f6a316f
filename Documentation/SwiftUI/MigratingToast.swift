// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.
//! A confirmation and a toast while bindings have items, as with AlertToast.

// snippet.hide
import SwiftUI
import UsherPresets
import UsherSwiftUI

struct Order: Identifiable {
  let id: Int
  let name: String
}

// snippet.show
struct OrderScreen: View {
  @State private var saved: Order?
  @State private var removed: Order?
  let order: Order
  let restore: (Order) -> Void

  var body: some View {
    List {
      Button("Save") { saved = order }
      Button("Remove", role: .destructive) { removed = order }
    }
    .popup(item: $saved) { order in
      Popup.confirmation("Saved", message: order.name)
    }
    .popup(item: $removed) { order in
      Popup.toast("\(order.name) was removed", button: "Undo")
    } onDismiss: { order, outcome in
      if outcome.value != nil { restore(order) }
    }
  }
}
