// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@MainActor
struct TraitHookTests {
  @Test(arguments: [true, false])
  func `the deprecated hook is called or not, registered closures always are`(isCalled: Bool) {
    var switches = HeadlessSwitches()
    switches.deprecatedTraitHookIsCalled = isCalled
    HeadlessDevice.run(switches: switches) { device in
      let window = UIWindow(windowScene: device.connectScene())
      let page = HookPage()
      let view = HookView(frame: window.bounds)
      page.view.addSubview(view)
      window.rootViewController = page
      window.makeKeyAndVisible()
      device.clock.runTurn()
      (page.calls, view.calls) = (0, 0)
      var closures = 0
      view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (_: HookView, _: UITraitCollection) in closures += 1
      }

      device.appearance = .dark
      device.clock.advance(by: 0.1)

      #expect(page.calls == (isCalled ? 1 : 0))
      #expect(view.calls == (isCalled ? 1 : 0))
      #expect(closures == 1)
    }
  }

  @Test
  func `UIKit's own classes follow their traits without the deprecated hook`() {
    var switches = HeadlessSwitches()
    switches.deprecatedTraitHookIsCalled = false
    HeadlessDevice.run(switches: switches) { device in
      let window = UIWindow(windowScene: device.connectScene())
      window.makeKeyAndVisible()
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      window.addSubview(label)
      device.clock.runTurn()
      let size = label.font.pointSize

      device.contentSizeCategory = .accessibilityLarge
      device.clock.advance(by: 0.1)

      #expect(label.font.pointSize > size)
    }
  }

  @Test
  func `before iOS 26 properties are not updated`() {
    HeadlessDevice.run(system: .iOS18) { device in
      let window = UIWindow(windowScene: device.connectScene())
      window.makeKeyAndVisible()
      let view = HookView(frame: window.bounds)
      window.addSubview(view)

      view.setNeedsUpdateProperties()
      device.clock.advance(by: 0.1)

      #expect(view.updates == 0)
    }
  }

  @Test
  func `new traits have the properties of a view updated`() {
    HeadlessDevice.run(system: .iOS26) { device in
      let window = UIWindow(windowScene: device.connectScene())
      window.makeKeyAndVisible()
      let view = HookView(frame: window.bounds)
      window.addSubview(view)
      device.clock.runTurn()
      view.updates = 0

      device.appearance = .dark
      device.clock.advance(by: 0.1)

      #expect(view.updates == 1)
    }
  }
}

private final class HookView: UIView {
  var calls = 0
  var updates = 0

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    calls += 1
  }

  override func updateProperties() {
    super.updateProperties()
    updates += 1
  }
}

private final class HookPage: UIViewController {
  var calls = 0

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    calls += 1
  }
}
