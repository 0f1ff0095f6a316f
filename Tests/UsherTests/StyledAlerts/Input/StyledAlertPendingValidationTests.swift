// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// Asynchronous validation while it runs, while the alert is suspended, and after its dismissal.
@MainActor
@Suite(.uikitVariants)
struct StyledAlertPendingValidationTests {
  /// A form whose validation is finished by the test.
  @MainActor
  private final class PendingForm {
    private(set) var finish: (@MainActor (String?) -> Void)?

    func alert(_ countdown: StyledAlertCountdown? = nil) -> StyledAlert {
      StyledAlert(.edit, "Account").textField("Name")
        .validate(
          "Name",
          asynchronously: { (_: String, finish: @escaping @MainActor (String?) -> Void) in
            self.finish = finish
          }
        )
        .button("Join", countdown: countdown)
    }
  }

  @Test(arguments: [(UIContentSizeCategory.large, 20.0), (.accessibilityLarge, 37)])
  func `the indicator of a waiting button has the size of large text`(
    textSize: UIContentSizeCategory, size: CGFloat
  ) throws {
    try TestApp.run { app in
      app.device.contentSizeCategory = textSize
      let form = PendingForm()
      form.alert().show()
      app.runUntilIdle()
      try app.tap("Join")

      let button = try #require(app.styledAlert).buttons[0]
      let indicator = button.subviews.lazy.compactMap { $0 as? UIActivityIndicatorView }.first
      #expect(indicator?.bounds.width == size)
    }
  }

  @Test
  func `a waiting button shows only the indicator but keeps its accessibility label`() throws {
    try TestApp.run { app in
      let form = PendingForm()
      form.alert(.presses(after: .seconds(60))).show()
      app.runUntilIdle()
      let button = try #require(app.styledAlert).buttons[0]
      #expect(button.accessibilityTraits.contains(.updatesFrequently))
      try app.tap("Join")
      let indicator = button.subviews.lazy.compactMap { $0 as? UIActivityIndicatorView }.first
      #expect(button.title.alpha == 0)
      #expect(button.ring?.isHidden == true)
      #expect(indicator?.isAccessibilityElement == false)
      #expect(button.accessibilityLabel == "Join")

      form.finish?("No.")

      #expect(button.title.alpha == 1)
      #expect(button.ring?.isHidden == false)
    }
  }

  @Test func `validation can finish while the alert is suspended`() throws {
    try TestApp.runInNavigation { app, navigation in
      let form = PendingForm()
      let handle = form.alert().on(HomePage.self).pageExit(.keepAlive).show()
      app.runUntilIdle()
      try app.tap("Join")
      navigation.pushViewController(DetailPage(), animated: true)
      app.runUntilIdle()
      #expect(app.styledAlert == nil)
      #expect(handle.outcomeIfDismissed == nil)

      form.finish?(nil)
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.value?.button.title == "Join")
    }
  }

  @Test func `a validator that dismisses the alert prevents the action of the button`() throws {
    try TestApp.run { app in
      var (handle, tapped): (PopupHandle<StyledAlertResult>?, Int) = (nil, 0)
      handle = StyledAlert(.edit).textField("Name")
        .validate("Name", when: .onSubmit) { _ in
          handle?.dismiss()
          return nil
        }
        .button("Join") { tapped += 1 }.show()
      app.runUntilIdle()

      try app.tap("Join")
      app.runUntilIdle()

      #expect(tapped == 0)
      #expect(handle?.outcomeIfDismissed?.reason == .dismissedByApp)
      #expect(handle?.outcomeIfDismissed?.value == nil)
    }
  }
}
