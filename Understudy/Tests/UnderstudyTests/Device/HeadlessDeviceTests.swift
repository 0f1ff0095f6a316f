// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@MainActor
struct HeadlessDeviceTests {
  @Test
  func `a device is current within run, also after an await and in tasks`() async {
    var identity: ObjectIdentifier?
    await HeadlessDevice.run { device in
      identity = ObjectIdentifier(device)
      #expect(HeadlessDevice.current === device)
      await Task.yield()
      #expect(HeadlessDevice.current === device)

      await Task { #expect(HeadlessDevice.current === device) }.value
    }
    #expect(HeadlessDevice.currentIfAny.map(ObjectIdentifier.init) != identity)
  }

  @Test
  func `switches print what differs from the defaults`() {
    var switches = HeadlessSwitches()
    #expect("\(switches)" == "default switches")

    switches.focusMakesWindowKey = false
    switches.simulatesInterference = true
    #expect("\(switches)" == "focusMakesWindowKey: false, simulatesInterference: true")
  }

  @Test
  func `views, windows and controllers print what distinguishes them`() {
    HeadlessDevice.run { device in
      let label = UILabel(frame: CGRect(x: 20, y: 10.5, width: 200, height: 30))
      label.text = "Oolong"
      label.isHidden = true
      label.accessibilityIdentifier = "tea"
      let window = UIWindow(windowScene: device.connectScene())
      window.windowLevel = .alert
      window.makeKeyAndVisible()
      let page = UIViewController()
      page.title = "Teas"

      #expect(
        facts(label) == "; frame = (20 10.5; 200 30); hidden; identifier = 'tea'; label = 'Oolong'>"
      )
      #expect(facts(window) == "; frame = (0 0; 393 852); level = 2000; key>")
      #expect(facts(page) == "; title = 'Teas'>")
      #expect(facts(UIViewController()) == ">")
      #expect(label.description.hasPrefix("<UILabel: 0x"))
    }
  }

  /// A description without the class and the address.
  private func facts(_ responder: UIResponder) -> String {
    responder.description.replacing(/^<\w+: 0x\w+/, with: "")
  }

  @Test
  func `devices side by side do not see each other`() {
    HeadlessDevice.run { outer in
      outer.connectScene()
      HeadlessDevice.run(.iPhoneSE3) { inner in
        #expect(UIApplication.shared === inner.application)
        #expect(UIApplication.shared.connectedScenes.isEmpty)
        #expect(inner.screen.bounds.size == CGSize(width: 375, height: 667))
      }
      #expect(UIApplication.shared.connectedScenes.count == 1)
    }
  }

  @Test
  func `a changed setting reaches traits in the next turn and is announced once`() {
    HeadlessDevice.run { device in
      let window = UIWindow(windowScene: device.connectScene())
      window.isHidden = false
      let view = CountingView()
      window.addSubview(view)

      device.appearance = .dark
      device.increaseContrast = true
      #expect(view.traitCollection.userInterfaceStyle == .light)
      device.clock.runTurn()

      #expect(view.traitCollection.userInterfaceStyle == .dark)
      #expect(view.traitCollection.accessibilityContrast == .high)
      #expect(view.changes == 1)
    }
  }

  @Test
  func `assistive settings post notifications when they take effect`() {
    HeadlessDevice.run { device in
      var seen: [Bool] = []
      let token = NotificationCenter.default.addObserver(
        forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
      ) { _ in
        MainActor.assumeIsolated {
          guard HeadlessDevice.current === device else { return }
          seen.append(UIAccessibility.isReduceMotionEnabled)
        }
      }
      defer { NotificationCenter.default.removeObserver(token) }

      device.reduceMotion = true
      #expect(!UIAccessibility.isReduceMotionEnabled)
      device.clock.runTurn()

      #expect(seen == [true])
    }
  }

  @Test
  func `a scene goes from the background to active and back, with its callbacks`() {
    HeadlessDevice.run { device in
      let scene = device.connectScene(activate: false)
      #expect(scene.activationState == .background)

      device.activate(scene)
      #expect(scene.activationState == .foregroundActive)
      #expect(device.application.applicationState == .active)
      device.deactivate(scene)
      #expect(scene.activationState == .foregroundInactive)
      device.background(scene)
      #expect(device.application.applicationState == .background)
      device.disconnect(scene)

      #expect(scene.activationState == .unattached)
      #expect(device.application.connectedScenes.isEmpty)
    }
  }

  @Test
  func `each step of a scene's life is followed by a turn at the same moment`() {
    HeadlessDevice.run { device in
      @MainActor func turnFollows(_ step: () -> Void) -> Bool {
        device.clock.advance(by: 1)
        step()
        return device.clock.nextTurnTime == device.clock.now
      }
      let scene = device.connectScene(activate: false)
      #expect(device.clock.nextTurnTime == device.clock.now)

      #expect(turnFollows { device.activate(scene) })
      #expect(turnFollows { device.deactivate(scene) })
      #expect(turnFollows { device.activate(scene) })
      #expect(turnFollows { device.background(scene) })
      #expect(!turnFollows { device.background(scene) })
      #expect(turnFollows { device.disconnect(scene) })
    }
  }

  @Test
  func `what is posted for assistive technology is recorded`() {
    HeadlessDevice.run { device in
      UIAccessibility.post(notification: .announcement, argument: "Saved")

      #expect(device.announcements.map(\.text) == ["Saved"])
      #expect(device.announcements.map(\.notification) == [.announcement])
    }
  }

  @Test
  func `exceptions are collected where a test expects them`() {
    HeadlessDevice.run { device in
      let raised = device.exceptions { device.raise("NSInternalInconsistencyException", "why") }

      #expect(
        raised == [HeadlessException(name: "NSInternalInconsistencyException", reason: "why")])
    }
  }

  @Test(arguments: [false, true])
  func `P-1: a visible window without a reference lives as its scene decides`(kept: Bool) {
    HeadlessDevice.run { device in
      device.switches.scenesKeepVisibleWindows = kept
      let scene = device.connectScene()
      weak var window: UIWindow?
      do {
        let made = UIWindow(windowScene: scene)
        made.isHidden = false
        window = made
      }

      #expect((window != nil) == kept)
      window?.isHidden = true
      #expect(window == nil)
    }
  }

  @Test
  func `key status passes on when the key window is released`() {
    HeadlessDevice.run { device in
      let scene = device.connectScene()
      let below = UIWindow(windowScene: scene)
      below.isHidden = false
      do { UIWindow(windowScene: scene).makeKeyAndVisible() }

      device.clock.runTurn()

      #expect(below.isKeyWindow)
    }
  }

  @Test
  func `windows and views are released with their last reference`() {
    HeadlessDevice.run { device in
      weak var window: UIWindow?
      weak var view: UIView?
      weak var layer: CALayer?
      do {
        let made = UIWindow(windowScene: device.connectScene())
        made.makeKeyAndVisible()
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        child.addGestureRecognizer(UITapGestureRecognizer())
        made.addSubview(child)
        UIView.animate(withDuration: 0.2) { child.alpha = 0 }
        device.tap(at: CGPoint(x: 5, y: 5))
        device.clock.advance(by: 1)
        _ = device.render(scale: 1)
        (window, view, layer) = (made, child, child.layer)
      }

      #expect(window == nil)
      #expect(view == nil)
      #expect(layer == nil)
    }
  }

  @Test
  func `a device is released with everything on it`() {
    weak var device: HeadlessDevice?
    weak var scene: UIWindowScene?
    HeadlessDevice.run { made in
      device = made
      scene = made.connectScene()
      made.appearance = .dark
      made.clock.advance(by: 1)
    }

    #expect(device == nil)
    #expect(scene == nil)
  }
}

private final class CountingView: UIView {
  var changes = 0

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    changes += 1
  }
}
