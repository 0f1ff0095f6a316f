// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// The moment of an answer: while it is found out, out of sight, and too late.
@MainActor
struct StyledAlertAnsweringTests {
  /// A form that is confirmed when the test says so.
  @MainActor
  private final class Desk {
    private(set) var tell: (@MainActor (String?) -> Void)?

    func alert(_ countdown: StyledAlertCountdown? = nil) -> StyledAlert {
      StyledAlert(.edit, "Account").textField("Name")
        .validate(
          "Name",
          asking: { (_: String, tell: @escaping @MainActor (String?) -> Void) in
            self.tell = tell
          }
        )
        .button("Join", countdown: countdown)
    }
  }

  @Test func `only the indicator is seen of a button that waits, and the words are heard`() throws {
    try Stand.run { stand in
      let desk = Desk()
      desk.alert(.presses(after: .seconds(60))).show()
      stand.settle()
      let button = try #require(stand.styledAlert).buttons[0]
      #expect(button.accessibilityTraits.contains(.updatesFrequently))
      try stand.tap("Join")
      let indicator = button.subviews.lazy.compactMap { $0 as? UIActivityIndicatorView }.first
      #expect(button.title.alpha == 0 && button.ring?.isHidden == true)
      #expect(indicator?.isAccessibilityElement == false && button.accessibilityLabel == "Join")

      desk.tell?("No.")

      #expect(button.title.alpha == 1 && button.ring?.isHidden == false)
    }
  }

  @Test func `an answer that comes while it is out of sight is one`() throws {
    try Stand.runInNavigation { stand, navigation in
      let desk = Desk()
      let handle = desk.alert().on(HomePage.self).keepAlive().show()
      stand.settle()
      try stand.tap("Join")
      navigation.pushViewController(DetailPage(), animated: true)
      stand.settle()
      #expect(stand.styledAlert == nil && handle.outcomeIfEnded == nil)

      desk.tell?(nil)
      stand.settle()

      #expect(handle.outcomeIfEnded?.value?.button.title == "Join")
    }
  }

  @Test func `a judge that ends the alert keeps its button from being tapped`() throws {
    try Stand.run { stand in
      var (handle, tapped): (PopupHandle<StyledAlertResult>?, Int) = (nil, 0)
      handle = StyledAlert(.edit).textField("Name")
        .validate("Name", .onConfirm) { _ in
          handle?.end()
          return nil
        }
        .button("Join") { tapped += 1 }.show()
      stand.settle()

      try stand.tap("Join")
      stand.settle()

      #expect(tapped == 0 && handle?.outcomeIfEnded?.reason == .dismissed)
      #expect(handle?.outcomeIfEnded?.value == nil)
    }
  }
}
