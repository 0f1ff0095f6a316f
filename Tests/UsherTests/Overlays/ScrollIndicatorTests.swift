// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// The scroll indicators of content that is taller than its popup.
@MainActor
@Suite(.uikitVariants)
struct ScrollIndicatorTests {
  @Test func `the scroll indicators of the content flash once, when the popup has appeared`() {
    TestApp.run { app in
      let content = FixedSizeView()
      let scrollView = FlashCountingScrollView()
      let innerScrollView = FlashCountingScrollView()
      scrollView.addSubview(innerScrollView)
      content.addSubview(scrollView)

      app.center.show(Popup(content))
      #expect(scrollView.flashCount == 0)
      app.runUntilIdle()
      #expect(scrollView.flashCount == 1)
      #expect(innerScrollView.flashCount == 0)

      content.frame.size.height += 10
      app.runUntilIdle()
      #expect(scrollView.flashCount == 1)
    }
  }

  @Test func `content that is itself a scroll view flashes its indicators`() {
    TestApp.run { app in
      let scrollView = FlashCountingScrollView()

      app.center.show(Popup(scrollView).size(CGSize(width: 200, height: 100)))
      app.runUntilIdle()

      #expect(scrollView.flashCount == 1)
    }
  }
}

private final class FlashCountingScrollView: UIScrollView {
  private(set) var flashCount = 0

  override func flashScrollIndicators() {
    super.flashScrollIndicators()
    flashCount += 1
  }
}
