// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

@MainActor
@Suite(.uikitVariants)
struct OrientationLockTests {
  @Test(arguments: [true, false])
  func `a page keeps its orientation locked below a popup and an alert`(asksTopWindow: Bool) {
    for var switches in HeadlessSwitches.variants {
      switches.topWindowLocksOrientation = asksTopWindow
      TestApp.runOnDevice(system: .iOS26, switches: switches) { device in
        let page = LockingPage()
        let app = TestApp(on: device, page: page)
        app.center.show(Popup(FixedSizeView()))
        UIAlertController.make("Offline").usher.show()
        app.runUntilIdle()

        device.orientation = .landscapeLeft
        app.runUntilIdle()
        #expect(app.scene.effectiveGeometry.isInterfaceOrientationLocked)
        #expect(app.scene.interfaceOrientation == .portrait)

        page.isLocked = false
        page.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
        app.runUntilIdle()
        #expect(!app.scene.effectiveGeometry.isInterfaceOrientationLocked)
        #expect(app.scene.interfaceOrientation.isLandscape)
      }
    }
  }
}

private final class LockingPage: UIViewController {
  var isLocked = true

  override var prefersInterfaceOrientationLocked: Bool { isLocked }
}
