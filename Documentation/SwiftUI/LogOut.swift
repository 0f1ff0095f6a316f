// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.
//! Everything is dismissed when the user logs out.

// snippet.hide
import SwiftUI
import UsherSwiftUI

enum Session {
  @MainActor static func end() {}
}

// snippet.show
struct LogOutButton: View {
  var body: some View {
    Button("Log out", role: .destructive) {
      // Every binding that shows a popup becomes nil, in every scene.
      PopupCenter.dismissEverywhere(reason: .loggedOut)
      Session.end()
    }
  }
}
