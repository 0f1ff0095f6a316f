// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import Usher
import UsherTesting

/// The standard placeholders pass the audit of this project.
@MainActor
struct PlaceholderAuditTests {
  @Test(arguments: [UIUserInterfaceStyle.light, .dark], [true, false])
  func `the standard placeholders are legible`(
    appearance: UIUserInterfaceStyle, isIllustrated: Bool
  ) {
    let placeholders: [Placeholder] = [
      .loading(title: "Loading", message: "This takes a moment."),
      .empty(title: "Nothing here", message: "Add a piece.", button: "Add") {},
      .failure(title: "Not loaded", message: "There is no connection.") {},
    ]
    for placeholder in placeholders {
      VirtualDevice.run(DeviceSettings(appearance: appearance)) { phone in
        let page = UIViewController()
        page.view.backgroundColor = .systemBackground
        phone.setRoot(page)
        if isIllustrated { page.usher.placeholder.theme = .illustrated }
        page.usher.placeholder.show(placeholder, animated: false)
        phone.clock.advance(by: .seconds(2))

        #expect(phone.probe.audit() == [], "\(placeholder.kind)")
      }
    }
  }
}
