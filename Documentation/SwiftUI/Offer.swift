// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.
//! A popup that returns a value, and its outcome.

// snippet.hide
import SwiftUI
import UsherSwiftUI

struct Offer: Identifiable {
  let id: Int
  let title: String
}

enum Shop {
  @MainActor static func offer() async -> Offer? { nil }
  @MainActor static func accept(_ offer: Offer) {}
}

// snippet.show
struct HomeScreen: View {
  @State private var offer: Offer?

  var body: some View {
    List { Text("Welcome") }
      .task { offer = await Shop.offer() }
      .popup(item: $offer, returning: Bool.self) { offer, handle in
        VStack(spacing: 12) {
          Text(offer.title).font(.headline)
          Button("Accept") { handle.dismiss(returning: true) }
          Button("Not now", role: .cancel) { handle.dismiss() }
        }
        .padding()
      } onDismiss: { offer, outcome in
        // Called once, however it was dismissed; offer is nil again.
        if outcome.value == true { Shop.accept(offer) }
      }
  }
}
