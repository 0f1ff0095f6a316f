// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import Understudy

/// What UIKit writes to the console, and what is not known about it.
@MainActor
struct PresentationLogTests {
  @Test
  func `refusals are logged in UIKit's words (P1, P3, P4)`() {
    withRoot { device, root in
      let first = UIViewController()
      root.present(first, animated: true)
      root.present(UIViewController(), animated: true)
      #expect(device.log.last?.hasSuffix("while a presentation is in progress.") == true)

      device.clock.advance(by: 1)
      root.present(UIViewController(), animated: true)
      #expect(device.log.last?.contains("which is already presenting <UIViewController:") == true)

      UIViewController().present(UIViewController(), animated: true)
      #expect(device.log.last?.hasSuffix("whose view is not in the window hierarchy.") == true)
      #expect(device.log.allSatisfy { $0.hasPrefix("Attempt to present <UIViewController: 0x") })
      #expect(device.log.count == 3)
    }
  }

  @Test
  func `a dismissal in the middle of another transition is logged (P13)`() {
    withRoot { device, root in
      let new = UIViewController()
      root.present(new, animated: true)
      new.dismiss(animated: true)

      #expect(device.log.count == 1)
      #expect(
        device.log.last?.hasPrefix("Attempt to dismiss from view controller <UIViewController: 0x")
          == true)
    }
  }

  @Test
  func `unbalanced appearance transitions are logged (V25)`() {
    withRoot { device, _ in
      let controller = UIViewController()
      controller.endAppearanceTransition()

      #expect(device.log.count == 1)
      #expect(
        device.log.last?.hasPrefix("Unbalanced calls to begin/end appearance transitions for <")
          == true)
    }
  }

  @Test(arguments: [true, false])
  func `presentedViewController is set at once or later (P-7)`(atOnce: Bool) {
    withRoot { device, root in
      device.switches.presentedControllerIsSetAtOnce = atOnce
      let new = UIViewController()

      root.present(new, animated: false)
      #expect((root.presentedViewController === new) == atOnce)

      device.clock.advance(by: 0.1)
      #expect(root.presentedViewController === new)
    }
  }

  @Test(arguments: [true, false])
  func `dismissing nothing completes or not (P-8)`(completes: Bool) {
    withRoot { device, root in
      device.switches.dismissingNothingCompletes = completes
      var completed = false

      root.dismiss(animated: true) { completed = true }
      #expect(!completed)
      device.clock.advance(by: 1)

      #expect(completed == completes)
    }
  }

  @Test(arguments: [true, false])
  func `of a chain the topmost or the lowest is animated out (P-19)`(lowest: Bool) {
    withRoot { device, root in
      device.switches.chainDismissalAnimatesTheLowest = lowest
      let first = UIViewController()
      let second = UIViewController()
      root.present(first, animated: false)
      device.clock.advance(by: 0.1)
      first.present(second, animated: false)
      device.clock.advance(by: 0.1)

      root.dismiss(animated: true)
      device.clock.advance(by: 0.1)

      #expect((first.view.window != nil) == lowest)
      #expect((second.view.window != nil) == !lowest)
      device.clock.advance(by: 1)
      #expect(root.presentedViewController == nil)
    }
  }

  @Test(arguments: [true, false])
  func `dismissing during a presentation is ignored or waits (P-20)`(waits: Bool) {
    withRoot { device, root in
      device.switches.dismissWaitsForPresentation = waits
      let new = UIViewController()
      root.present(new, animated: true)
      device.clock.advance(by: 0.1)

      new.dismiss(animated: true)
      device.clock.advance(by: 2)

      #expect((root.presentedViewController == nil) == waits)
    }
  }

  private func withRoot(_ body: (HeadlessDevice, UIViewController) -> Void) {
    HeadlessDevice.run { device in
      let root = UIViewController()
      let window = UIWindow(windowScene: device.connectScene())
      window.rootViewController = root
      window.makeKeyAndVisible()
      device.clock.advance(by: 0.1)
      body(device, root)
      _ = window
    }
  }
}
