// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.
//! The example of README: a popup that is shown while a value is true.

// snippet.hide
import SwiftUI
import UsherSwiftUI

struct SearchScreen: View {
  @State private var isHintVisible = false

  var body: some View {
    // snippet.show
    Button("How does it work?") { isHintVisible = true }
      .popup(isPresented: $isHintVisible) {
        Text("Names, places and dates are searched at once.").padding()
      } configure: {
        $0.position(.top).modal(false).displayDuration(.seconds(4))
      }
    // snippet.hide
  }
}
