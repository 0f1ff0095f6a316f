// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.
//! A toast, a banner, a choice, a confirmation and an activity.

// snippet.hide
import UIKitShim
import Usher
import UsherPresets

@MainActor
protocol OrderShop {
  func orders(progress: @MainActor (Double) -> Void) async throws -> [String]
}

enum Sorting: Sendable { case name, price }

@MainActor
func showPresets(
  _ shop: any OrderShop, _ moveBack: @escaping @MainActor () -> Void,
  _ sort: @MainActor (Sorting) -> Void
) async throws -> [String] {
  // snippet.show
  Popup.toast("Moved to the shelf", button: "Undo")
    .onDismiss { if $0.value != nil { moveBack() } }
    .show()
  Popup.banner("Ann", message: "Are you there?", stack: "ann").show()
  let choices = Popup.choices(
    "Sort by",
    [
      PopupChoice("Name", isSelected: true, value: Sorting.name),
      PopupChoice("Price", value: Sorting.price),
    ])
  if let sorting = await choices.show().outcome.value { sort(sorting) }
  Popup.confirmation("Saved").show()
  let orders = try await PopupCenter.shared.withActivity("Loading") { activity in
    try await shop.orders { activity.progress = $0 }
  }
  // snippet.hide
  return orders
}
