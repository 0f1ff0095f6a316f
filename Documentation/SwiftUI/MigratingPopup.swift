// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.
//! A view that floats above the lower edge while a value is true, as with PopupView.

// snippet.hide
import SwiftUI
import UsherSwiftUI

// snippet.show
struct ArchiveScreen: View {
  @State private var isNoteVisible = false

  var body: some View {
    Button("Archive") { isNoteVisible = true }
      .popup(isPresented: $isNoteVisible) {
        Text("It is in the archive now.").padding()
      } configure: {
        $0.position(.bottom).modal(false).margins(10)
          .displayDuration(.seconds(3)).dismissGestures([.swipe, .tapInside])
      } onDismiss: { reason in
        print(reason)
      }
  }
}
