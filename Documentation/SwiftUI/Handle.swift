// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.
//! A view that dismisses the popup that contains it.

// snippet.hide
import SwiftUI
import UsherSwiftUI

// snippet.show
struct CloseButton: View {
  @Environment(\.popupHandle) private var popup

  var body: some View {
    Button("Close") { popup?.dismiss() }
  }
}
