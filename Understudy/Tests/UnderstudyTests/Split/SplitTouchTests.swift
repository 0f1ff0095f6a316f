// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@MainActor
struct SplitTouchTests {
  @Test func `upright a column comes over the other one, and a tap beside it puts it away`() {
    withColumns { device, split, pages in
      #expect(split.displayMode == .secondaryOnly)
      split.show(.primary)
      device.clock.advance(by: 0.1)
      let box = pages[0].navigationController?.view.superview
      let x = box?.layer.presentation()?.frame.minX ?? 0
      #expect(x < 0)
      #expect(x > -320)
      #expect(split.transitionCoordinator != nil)
      device.clock.advance(by: 1)
      #expect(split.displayMode == .oneOverSecondary)
      #expect(pages[1].view.convert(CGPoint.zero, to: nil).x == 0)

      device.tap(at: CGPoint(x: 700, y: 600))
      device.clock.advance(by: 1)

      #expect(split.displayMode == .secondaryOnly)
      #expect(pages[0].viewIfLoaded?.window == nil)
    }
  }

  @Test func `turned on its side the columns stand side by side, and the button moves`() {
    withColumns { device, split, pages in
      #expect(pages[1].navigationController?.columnItem != nil)
      device.orientation = .landscapeLeft
      device.clock.advance(by: 1)

      #expect(split.displayMode == .oneBesideSecondary)
      let (list, detail) = (pages[0].view.bounds.width, pages[1].view.bounds.width)
      #expect(list == 320)
      #expect(detail == 874)
      #expect(pages[0].navigationController?.columnItem != nil)
      #expect(pages[1].navigationController?.columnItem == nil)
    }
  }

  @Test func `in right-to-left the first column is on the right`() {
    withColumns { device, split, pages in
      device.settings.layoutDirection = .rightToLeft
      device.orientation = .landscapeLeft
      device.clock.advance(by: 1)

      #expect(abs(pages[0].view.convert(CGPoint.zero, to: nil).x - 874) < 0.01)
      #expect(abs(pages[1].view.convert(CGPoint.zero, to: nil).x) < 0.01)
    }
  }

  @Test func `collapsed, the back button leads from the detail to the list`() {
    withColumns(.iPhone16) { device, split, pages in
      #expect(split.isCollapsed)
      #expect(pages[1].viewIfLoaded?.window != nil)
      #expect(pages[0].navigationController?.isNavigationBarHidden == true)

      pages[1].navigationController?.outerBackAction?()
      device.clock.advance(by: 1)

      #expect(pages[0].viewIfLoaded?.window != nil)
      #expect(pages[1].viewIfLoaded?.window == nil)
      #expect(pages[0].navigationController?.isNavigationBarHidden == false)
      #expect(pages.allSatisfy { $0.appearanceState.explicitTransitions == 0 })
    }
  }

  @Test func `a phone that was collapsed shows both columns on its side`() {
    withColumns(.iPhone16ProMax) { device, split, pages in
      split.show(.primary)
      device.clock.advance(by: 1)
      device.orientation = .landscapeLeft
      device.clock.advance(by: 1)

      #expect(split.displayMode == .oneBesideSecondary)
      #expect(
        pages.allSatisfy { $0.viewIfLoaded?.window != nil && $0.appearanceState.phase == .appeared }
      )
    }
  }

  @Test func `turning while a column slides and while a page is pushed leaves nothing undone`() {
    for time in stride(from: 0.0, through: 0.5, by: 0.05) {
      withColumns(.iPhone16ProMax) { device, split, pages in
        device.orientation = .landscapeLeft
        device.clock.advance(by: 1)
        split.show(.primary)
        pages[1].navigationController?.pushViewController(UIViewController(), animated: true)
        device.clock.advance(by: time)
        device.orientation = .portrait
        device.clock.advance(by: time)
        device.orientation = .landscapeRight
        device.clock.advance(by: 2)

        #expect(!split.isCollapsed, "after \(time) s")
        #expect(split.transitionCoordinator == nil, "after \(time) s")
        #expect(pages[1].navigationController?.viewControllers.count == 2)
        let all = pages + split.children + (pages[1].navigationController?.viewControllers ?? [])
        #expect(all.allSatisfy { $0.appearanceState.explicitTransitions == 0 }, "after \(time) s")
        #expect(
          all.allSatisfy {
            $0.appearanceState.phase == .appeared || $0.appearanceState.phase == .disappeared
          })
      }
    }
  }

  private func withColumns(
    _ model: HeadlessModel = .iPad11,
    _ body: (HeadlessDevice, UISplitViewController, [UIViewController]) -> Void
  ) {
    HeadlessDevice.run(model) { device in
      let split = UISplitViewController(style: .doubleColumn)
      let pages = [UIViewController(), UIViewController()]
      split.setViewController(pages[0], for: .primary)
      split.setViewController(pages[1], for: .secondary)
      let window = UIWindow(windowScene: device.connectScene())
      window.rootViewController = split
      window.makeKeyAndVisible()
      device.clock.advance(by: 0.5)
      body(device, split, pages)
      _ = window
    }
  }
}
