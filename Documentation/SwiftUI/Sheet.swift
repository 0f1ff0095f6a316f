// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.
//! A sheet with a view of SwiftUI in the queue of modals.

// snippet.hide
import SwiftUI
import UIKit
import UsherSwiftUI

struct Address: Identifiable, Sendable {
  let id: Int
}

struct AddressForm: View {
  let address: Address
  let done: @MainActor (Address) -> Void

  var body: some View { Button("Done") { done(address) } }
}

// snippet.show
struct CheckoutScreen: View {
  @State private var edited: Address?
  @State private var address = Address(id: 1)

  var body: some View {
    Button("Change the address") { edited = address }
      .popup(item: $edited) { address in
        Modal<Address> { handle in
          let form = AddressForm(address: address) { handle.dismiss(returning: $0) }
          return UIHostingController(rootView: form)
        }
      } onDismiss: { _, outcome in
        // Nil if the user swiped it away.
        if let changed = outcome.value { address = changed }
      }
  }
}
