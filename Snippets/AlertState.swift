// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.
//! An alert of a reducer, as a value that can be compared.

// snippet.hide
import UIKitShim
import Usher

// snippet.show
enum CartAction: Hashable, Sendable { case empty }

struct CartState: Equatable {
  var question: AlertState<CartAction>?

  mutating func askToEmpty() {
    question = AlertState("Empty the cart?")
      .button("Keep it", role: .cancel)
      .button("Empty", role: .destructive, action: .empty)
  }
}

@MainActor
func show(_ question: AlertState<CartAction>, send: @escaping @MainActor (CartAction) -> Void) {
  SystemAlert(question, send: send).key("cart").show()
}
