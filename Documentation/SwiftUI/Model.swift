// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.
//! A popup with a view of SwiftUI, shown by code without a view.

// snippet.hide
import SwiftUI
import UIKit
import UsherSwiftUI

struct WelcomeView: View {
  let name: String
  var body: some View { Text(name) }
}

@MainActor
// snippet.show
func welcome(_ name: String) {
  let welcome = Popup<Never> { _ -> UIViewController in
    UIHostingController(rootView: WelcomeView(name: name))
  }
  PopupCenter.shared.show(welcome.key("welcome").priority(.campaign))
}
