// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.
//! A system alert in the queue, while the binding has an item.

// snippet.hide
import SwiftUI
import UsherSwiftUI

struct Draft: Identifiable {
  let id: Int
  let name: String
}

// snippet.show
struct DraftScreen: View {
  @State private var discarded: Draft?
  let draft: Draft
  let discard: (Draft) -> Void

  var body: some View {
    Button("Discard") { discarded = draft }
      .popup(item: $discarded) { draft in
        SystemAlert("Discard \(draft.name)?")
          .button("Discard", id: "discard", role: .destructive)
          .button("Keep", role: .cancel)
      } onDismiss: { draft, outcome in
        if outcome.value?.button.id == "discard" { discard(draft) }
      }
  }
}
