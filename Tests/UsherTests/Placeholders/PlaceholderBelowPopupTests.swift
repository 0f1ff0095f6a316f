// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import UsherTesting

@testable import Usher

/// A popup inside a page is in front of the placeholder of the page.
@MainActor
@Suite(.uikitVariants)
struct PlaceholderBelowPopupTests {
  private let alert = StyledAlert(.question, "Sign in?").button("OK")

  @Test func `an alert shown inside a page by a retry is in front of the placeholder`()
    throws
  {
    try TestApp.runWithContent { app, page in
      let probe = ScreenProbe(app.scene)
      var handle: PopupHandle<StyledAlertResult>?
      page.usher.placeholder.show(
        .failure(NetworkError()) { handle = alert.inside(page).show() }, animated: false)
      app.runUntilIdle()
      try probe.tap("Try Again")
      app.runUntilIdle()
      #expect(probe.isHittable("OK"))
      #expect(probe.isVisible("Try Again"))
      #expect(!probe.isHittable("Try Again"))
      let popup = try #require(page.view.subviews.last as? OverlayView)
      #expect(page.label.accessibilityElementsHidden)
      #expect(!popup.accessibilityElementsHidden)

      try probe.tap("OK")
      app.runUntilIdle()

      #expect(handle?.outcomeIfDismissed?.reason == .completed)
      #expect(probe.isHittable("Try Again"))
    }
  }

  @Test func `a placeholder shown later or brought to the front again is below the popup`() throws {
    try TestApp.runWithContent { app, page in
      let probe = ScreenProbe(app.scene)
      alert.inside(page).show()
      app.runUntilIdle()
      page.usher.placeholder.show(.empty(title: "Nothing"), animated: false)
      app.runUntilIdle()
      #expect(probe.isHittable("OK"))
      #expect(page.label.isCovered == false)
      let host = try #require(page.view.placeholderHosts.first)
      let late = UIView(frame: page.view.bounds)
      page.view.insertSubview(late, aboveSubview: host)

      app.runUntilIdle()

      let popup = try #require(page.view.subviews.last)
      #expect(popup is OverlayView)
      #expect(page.view.subviews.suffix(3) == [late, host, popup])
      try probe.tap("OK")
      app.runUntilIdle()
      #expect(page.label.isCovered)
    }
  }
}
