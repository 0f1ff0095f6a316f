// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim
import UsherTesting

@testable import Usher

/// A page stands in for content, and a popup in the same view is in front of it.
@MainActor
struct PlaceholderBelowPopupTests {
  private let alert = StyledAlert(.question, "Sign in?").button("OK")

  @Test func `what a retry asks in the same view is in front of the page and can be answered`()
    throws
  {
    try Stand.runWithContent { stand, page in
      let probe = Probe(stand.scene)
      var handle: PopupHandle<StyledAlertResult>?
      page.usher.placeholder.show(
        .failure(NetworkIsDown()) { handle = alert.inside(page).show() }, animated: false)
      stand.settle()
      try probe.tap("Try Again")
      stand.settle()
      #expect(probe.reaches("OK") && probe.sees("Try Again") && !probe.reaches("Try Again"))
      let popup = try #require(page.view.subviews.last as? OverlayView)
      #expect(page.words.accessibilityElementsHidden && !popup.accessibilityElementsHidden)

      try probe.tap("OK")
      stand.settle()

      #expect(handle?.outcomeIfEnded?.reason == .actionChosen && probe.reaches("Try Again"))
    }
  }

  @Test func `a page that comes later, or again to the front, comes below the popup`() throws {
    try Stand.runWithContent { stand, page in
      let probe = Probe(stand.scene)
      alert.inside(page).show()
      stand.settle()
      page.usher.placeholder.show(.empty(title: "Nothing"), animated: false)
      stand.settle()
      #expect(probe.reaches("OK") && page.words.isCovered == false)
      let host = try #require(page.view.placeholderHosts.first)
      let late = UIView(frame: page.view.bounds)
      page.view.insertSubview(late, aboveSubview: host)

      stand.settle()

      let popup = try #require(page.view.subviews.last)
      #expect(popup is OverlayView && page.view.subviews.suffix(3) == [late, host, popup])
      try probe.tap("OK")
      stand.settle()
      #expect(page.words.isCovered)
    }
  }
}
