// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

/// What interference does, so that tests with it are known to be affected.
@MainActor
struct InterferenceTests {
  @Test
  func `every third transition begins a turn late`() {
    withNoise { device, root in
      var turns: [Int] = []
      for _ in 1...4 {
        let new = UIViewController()
        root.present(new, animated: true)
        turns.append(turnsUntil(device) { new.appearanceState.phase != .disappeared })
        device.clock.advance(by: 1)
        root.dismiss(animated: true)
        turns.append(turnsUntil(device) { new.appearanceState.phase == .disappearing })
        device.clock.advance(by: 1)
      }

      #expect(turns.sorted() == [1, 1, 1, 1, 1, 2, 2, 2])
    }
  }

  @Test
  func `some coordinators are there before anything runs, and become that of the transition`() {
    withNoise { device, root in
      var seen: [Bool] = []
      for _ in 1...8 {
        let new = UIViewController()
        var alongside = 0
        root.present(new, animated: true)
        let early = root.transitionCoordinator
        early?.animate(alongsideTransition: { _ in alongside += 1 })
        seen.append(early != nil)
        _ = turnsUntil(device) { new.appearanceState.phase != .disappeared }
        #expect(early == nil || early === new.transitionCoordinator)
        device.clock.advance(by: 1)
        #expect(alongside == (early == nil ? 0 : 1))
        root.dismiss(animated: false)
        device.clock.advance(by: 1)
      }

      #expect(seen.contains(true))
      #expect(seen.contains(false))
    }
  }

  @Test
  func `some coordinators are gone when a controller has appeared, some stay for three turns`() {
    withNoise { device, root in
      var seen: [Bool] = []
      for _ in 1...6 {
        let new = LateController()
        root.present(new, animated: true)
        device.clock.advance(by: 2)
        seen.append(new.hadCoordinator)
        root.dismiss(animated: false)
        device.clock.advance(by: 1)
      }

      #expect(seen.contains(true))
      #expect(seen.contains(false))
    }
  }

  @Test
  func `a window learns what it is shown on after its first layout`() {
    withNoise { device, _ in
      let window = UIWindow(windowScene: device.scenes[0])
      let root = UIViewController()
      window.rootViewController = root
      device.settings.appearance = .dark
      device.clock.advance(by: 0.1)
      window.isHidden = false
      #expect(root.traitCollection.userInterfaceStyle == .light)
      #expect(root.traitCollection.horizontalSizeClass == .unspecified)

      device.clock.runTurn()
      #expect(root.traitCollection.horizontalSizeClass == .unspecified)
      device.clock.runTurn()

      #expect(root.traitCollection.userInterfaceStyle == .dark)
      #expect(root.traitCollection.horizontalSizeClass == .compact)
    }
  }

  @Test
  func `a window that is shown again still knows what it is shown on`() {
    withNoise { device, root in
      root.view.window?.isHidden = true
      device.clock.advance(by: 0.1)
      root.view.window?.isHidden = false

      #expect(root.traitCollection.horizontalSizeClass == .compact)
    }
  }

  @Test
  func `without interference transitions begin at the end of the turn, and coordinators with them`()
  {
    HeadlessDevice.run { device in
      let root = show(on: device)
      for _ in 1...3 {
        let new = UIViewController()
        root.present(new, animated: true)
        #expect(root.transitionCoordinator == nil)
        #expect(turnsUntil(device) { new.appearanceState.phase != .disappeared } == 1)
        device.clock.advance(by: 1)
        root.dismiss(animated: false)
        device.clock.advance(by: 1)
      }
    }
  }

  private func turnsUntil(_ device: HeadlessDevice, _ condition: () -> Bool) -> Int {
    for turn in 1...10 {
      device.clock.runTurn()
      if condition() { return turn }
    }
    return 0
  }

  private func show(on device: HeadlessDevice) -> UIViewController {
    let root = UIViewController()
    let window = UIWindow(windowScene: device.connectScene())
    window.rootViewController = root
    window.makeKeyAndVisible()
    device.clock.advance(by: 1)
    device.application.device.windows.keepsVisibleWindows = true
    device.windows.keepVisible(window, true)
    return root
  }

  private func withNoise(_ body: (HeadlessDevice, UIViewController) -> Void) {
    var switches = HeadlessSwitches()
    switches.simulatesInterference = true
    HeadlessDevice.run(switches: switches) { device in body(device, show(on: device)) }
  }
}

private final class LateController: UIViewController {
  private(set) var hadCoordinator = false

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    hadCoordinator = transitionCoordinator != nil
  }
}
