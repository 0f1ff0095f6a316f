// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@MainActor
struct ScrollViewTests {
  @Test
  func `E60: the offset of the content is the origin of the bounds`() async {
    await withScene { scene in
      let view = makeScrollView(in: scene)

      view.contentOffset = CGPoint(x: 0, y: 120)
      #expect(view.bounds.origin == CGPoint(x: 0, y: 120))
      view.bounds.origin.y = 40

      #expect(view.contentOffset == CGPoint(x: 0, y: 40))
    }
  }

  @Test
  func `E61: deceleration takes two thousandths of the speed in a millisecond`() async {
    await withScene { scene in
      let view = makeScrollView(in: scene)

      #expect(view.decelerationRate == .normal)
      #expect(abs(UIScrollView.DecelerationRate.normal.rawValue - 0.998) < 1e-9)
      #expect(abs(UIScrollView.DecelerationRate.fast.rawValue - 0.99) < 1e-9)
    }
  }

  @Test
  func `E62: setting the offset calls the delegate at once`() async {
    await withScene { scene in
      let view = makeScrollView(in: scene)
      let callLog = ScrollCallLog()
      view.delegate = callLog

      view.setContentOffset(CGPoint(x: 0, y: 100), animated: false)

      #expect(callLog.entries == ["scroll"])
    }
  }

  @Test
  func `E63: an animated offset moves in steps and reports its end`() async {
    await withScene { scene in
      let view = makeScrollView(in: scene)
      let callLog = ScrollCallLog()
      view.delegate = callLog

      view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
      #expect(!callLog.entries.contains("animation ended"))
      #expect(await until { callLog.entries.contains("animation ended") })

      #expect(view.contentOffset.y == 300)
      #expect(callLog.entries.filter { $0 == "scroll" }.count > 5)
      #expect(callLog.entries.last == "animation ended")
    }
  }

  @Test
  func `E64: the adjusted inset is the content's and, always, the safe area's`() async {
    await withScene { scene in
      let window = makeWindow(in: scene)
      let view = UIScrollView(frame: window.bounds)
      view.contentSize = CGSize(width: 100, height: 2000)
      view.contentInset.top = 10
      window.addSubview(view)
      window.layoutIfNeeded()

      view.contentInsetAdjustmentBehavior = .never
      #expect(view.adjustedContentInset.top == 10)
      view.contentInsetAdjustmentBehavior = .always

      #expect(view.adjustedContentInset.top == 10 + view.safeAreaInsets.top)
    }
  }

  @Test
  func `E65: only as much is scrolled as makes a rectangle visible`() async {
    await withScene { scene in
      let view = makeScrollView(in: scene)
      view.contentInsetAdjustmentBehavior = .never

      view.scrollRectToVisible(CGRect(x: 0, y: 20, width: 10, height: 10), animated: false)
      #expect(view.contentOffset.y == 0)
      view.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 10), animated: false)

      #expect(view.contentOffset.y == 310)
    }
  }

  @Test
  func `E66: content that has become shorter than where the view is brings it back`() async {
    await withScene { scene in
      let view = makeScrollView(in: scene)
      view.contentInsetAdjustmentBehavior = .never
      view.contentOffset.y = 700

      view.contentSize.height = 450
      await pass(0.1)
      #expect(view.contentOffset.y == 250)
      view.frame.size.height = 300
      await pass(0.1)
      #expect(view.contentOffset.y == 150)
      view.contentSize.height = 100
      await pass(0.1)

      #expect(view.contentOffset.y == 0)
    }
  }

  /// 200 by 200 points, with content 1000 high.
  private func makeScrollView(in scene: UIWindowScene) -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 50, y: 200, width: 200, height: 200))
    view.contentSize = CGSize(width: 200, height: 1000)
    makeWindow(in: scene).addSubview(view)
    return view
  }
}

@MainActor
private final class ScrollCallLog: NSObject, UIScrollViewDelegate {
  var entries: [String] = []

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    entries.append("scroll")
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    entries.append("animation ended")
  }
}
