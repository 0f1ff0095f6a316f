// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@MainActor
struct NegativeSafeAreaTests {
  @Test
  func `L110: additional safe area insets may be negative and take away what comes from above`()
    async
  {
    await withScene { scene in
      let page = UIViewController()
      let below = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      page.view.addSubview(below)
      makeWindow(in: scene).rootViewController = page
      page.view.layoutIfNeeded()
      let insets = page.view.safeAreaInsets
      #expect(insets.top > 0)
      #expect(below.safeAreaInsets.top == insets.top)

      page.additionalSafeAreaInsets = UIEdgeInsets(
        top: -insets.top, left: 0, bottom: -insets.bottom, right: 0)
      page.view.layoutIfNeeded()

      #expect(page.view.safeAreaInsets.top == 0)
      #expect(page.view.safeAreaInsets.bottom == 0)
      #expect(below.safeAreaInsets.top == 0)
    }
  }
}
