// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@MainActor
struct SafeAreaTests {
  @Test
  func `L90: a view that reaches beyond its superview gets no more than its superview has`() async {
    await withScene { scene in
      let window = makeWindow(in: scene)
      let covered = window.safeAreaInsets
      let bounds = window.bounds
      let long = UIView(frame: bounds.insetBy(dx: 0, dy: -500))

      window.addSubview(long)
      await pass(0.1)

      #expect(covered.top > 0)
      #expect(long.safeAreaInsets == covered)
    }
  }

  @Test
  func `L91: what a scroll view turns into content insets does not reach its content`() async {
    await withScene { scene in
      let window = makeWindow(in: scene)
      let scrollView = UIScrollView(frame: window.bounds)
      let size = CGSize(width: window.bounds.width, height: 3000)
      let content = UIView(frame: CGRect(origin: .zero, size: size))
      content.directionalLayoutMargins = .zero
      scrollView.contentSize = size
      scrollView.addSubview(content)
      window.addSubview(scrollView)
      await pass(0.1)

      #expect(scrollView.adjustedContentInset == window.safeAreaInsets)
      scrollView.contentOffset.y = 500
      await pass(0.1)
      #expect(content.safeAreaInsets == .zero)
      #expect(content.layoutMargins == .zero)

      scrollView.contentInsetAdjustmentBehavior = .never
      await pass(0.1)
      #expect(content.safeAreaInsets == window.safeAreaInsets)
    }
  }
}
