// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// What blockers call the popups, and a scene without a root view controller.
@MainActor
@Suite(.uikitVariants)
struct BlockerNameTests {
  @Test func `a popup without a key is named with the type of its content`() {
    TestApp.run { app in
      app.center.show(Popup(FixedSizeView()))
      app.runUntilIdle()
      let next = app.center.show(Popup(FixedSizeView()))

      let blockers = next.blockers.map(\.description)
      #expect(blockers == ["its lane is full: popup #1 (FixedSizeView) is on the screen"])
    }
  }

  @Test func `a modal is named with the type of its controller once that exists`() {
    TestApp.run { app in
      app.center.show(Modal<Never> { _ in StyledController() })
      app.runUntilIdle()
      let next = app.center.show(Popup(FixedSizeView()))

      let blockers = next.blockers.map(\.description)
      #expect(blockers == ["its lane is full: modal #1 (StyledController) is on the screen"])
    }
  }

  @Test func `alerts are named by their kind, and popups with a key by the key`() {
    TestApp.run { app in
      app.center.show(StyledAlert(.info, "Hello").button("OK"))
      app.center.show(Popup(FixedSizeView()).key("voucher"))
      app.runUntilIdle()
      let alert = app.center.show(StyledAlert(.info, "Again").button("OK"))
      let popup = app.center.show(Popup(FixedSizeView()))

      let names = (alert.blockers + popup.blockers).map(\.description)
      #expect(
        names == [
          "its lane is full: styled alert #1 is on the screen",
          "its lane is full: “voucher” is on the screen",
        ])
    }
  }

  @Test func `a window without a root view controller is a reason of its own`() {
    TestApp.runOnDevice { device in
      let scene = device.connectScene()
      let window = UIWindow(windowScene: scene)
      window.makeKeyAndVisible()
      device.clock.advance(by: 1)
      let box = FixedSizeView()
      let handle = scene.usher.popups.show(Popup(box))
      device.clock.advance(by: 1)
      #expect(handle.blockers.contains(.noRootViewController))
      #expect(!handle.blockers.contains(.sceneInactive))

      window.rootViewController = HomePage()
      device.clock.advance(by: 2)

      #expect(box.window != nil)
    }
  }
}
