// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Changes of traits, of which UIKit notifies in two ways.
@MainActor
@Suite(.uikitVariants)
struct TraitChangeTests {
  @Test(arguments: [true, false])
  func `a styled alert follows the text size without the deprecated method`(isCalled: Bool) throws {
    var switches = HeadlessSwitches()
    switches.deprecatedTraitHookIsCalled = isCalled
    try TestApp.run(switches: switches) { app in
      StyledAlert(.info, "News", message: "The shop is open.").button("OK").show()
      app.runUntilIdle()
      let alert = try #require(app.styledAlert)
      let before = (alert.title.font.pointSize, alert.bounds.height)

      app.device.contentSizeCategory = .accessibilityLarge
      app.runUntilIdle()

      #expect(alert.title.font.pointSize > before.0)
      #expect(alert.bounds.height > before.1)
    }
  }

  /// Until iOS 16.
  @Test func `the observer of older systems is called for changes of its superview`() {
    TestApp.run(switches: HeadlessSwitches()) { app in
      var changes = 0
      let view = UIView()
      view.addSubview(TraitObserver { changes += 1 })
      app.page.view.addSubview(view)
      app.runUntilIdle()
      let before = changes

      app.device.appearance = .dark
      app.runUntilIdle()

      #expect(changes == before + 1)
      #expect(!view.subviews.contains { !$0.isHidden })
    }
  }
}
