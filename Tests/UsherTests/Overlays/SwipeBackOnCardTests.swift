// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// From iOS 26 on a page can be swiped back from anywhere in its content.
@MainActor
@Suite(.uikitVariants)
struct SwipeBackOnCardTests {
  @Test func `a swipe on an alert in the view of a page does not leave the page`() throws {
    try TestApp.runInNavigation(system: .iOS26) { app, navigation in
      let page = DetailPage()
      navigation.pushViewController(page, animated: false)
      app.runUntilIdle()
      let handle = StyledAlert(.info, "News").button("OK").inside(page).show()
      app.runUntilIdle()
      let alert = try #require(app.styledAlert)
      #expect(alert.isDescendant(of: page.view))

      let start = alert.title.convert(CGPoint(x: 2, y: 2), to: nil)
      for y in [start.y, 700] {
        app.device.drag(from: CGPoint(x: 100, y: y), to: CGPoint(x: 380, y: y))
        app.runUntilIdle()
        #expect(navigation.viewControllers.count == 2)
        #expect(handle.outcomeIfDismissed == nil)
      }

      handle.dismiss()
      app.runUntilIdle()
      app.device.drag(from: CGPoint(x: 100, y: 700), to: CGPoint(x: 380, y: 700))
      app.runUntilIdle()
      #expect(navigation.viewControllers.count == 1)
    }
  }
}
