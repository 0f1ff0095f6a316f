// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Glass is not drawn as glass while it, or a view around it, is transparent.
@MainActor
@Suite(.uikitVariants)
struct AlphaFreeTransitionTests {
  @Test(arguments: [PopupEdge.top, .bottom, .leading, .trailing])
  func `content that slides in and out is never transparent`(edge: PopupEdge) {
    TestApp.run(switches: HeadlessSwitches()) { app in
      let box = FixedSizeView()
      var opacities: Set<CGFloat> = []
      let observer = app.device.clock.addTurnObserver {
        for view in sequence(first: box as UIView, next: \.superview) {
          opacities.insert(CGFloat(view.layer.presentation()?.opacity ?? Float(view.alpha)))
        }
      }
      let handle = app.center.show(Popup(box).transition(.slide(from: edge)))
      app.runUntilIdle()
      handle.dismiss()
      app.runUntilIdle()
      observer.invalidate()

      #expect(opacities == [1])
      #expect(box.window == nil)
    }
  }
}
