// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@MainActor
struct OrientationTests {
  @Test(arguments: [
    (UIDeviceOrientation.landscapeLeft, UIInterfaceOrientation.landscapeRight),
    (.landscapeRight, .landscapeLeft), (.faceUp, .portrait), (.portraitUpsideDown, .portrait),
  ])
  func `The interface follows the device in the next turn`(
    held: UIDeviceOrientation, shown: UIInterfaceOrientation
  ) {
    HeadlessDevice.run { device in
      let scene = device.connectScene()
      let window = showPage(in: scene)

      device.orientation = held
      #expect(scene.interfaceOrientation == .portrait)
      device.clock.advance(by: 1)

      #expect(scene.interfaceOrientation == shown)
      #expect(UIDevice.current.orientation == held)
      #expect(window.frame == device.screen.bounds)
      #expect(window.rootViewController?.view.frame == window.bounds)
    }
  }

  @Test
  func `A page that stays upright keeps the interface, and is asked again when it leaves`() {
    HeadlessDevice.run { device in
      let scene = device.connectScene()
      let window = showPage(in: scene)
      let upright = UprightPage()
      upright.modalPresentationStyle = .fullScreen
      window.rootViewController?.present(upright, animated: true)
      device.clock.advance(by: 1)

      device.orientation = .landscapeLeft
      device.clock.advance(by: 1)
      #expect(scene.interfaceOrientation == .portrait)
      upright.dismiss(animated: true)
      device.clock.advance(by: 2)

      #expect(scene.interfaceOrientation == .landscapeRight)
    }
  }

  @Test
  func `A window turns about the middle of the screen while its page changes its size`() {
    HeadlessDevice.run { device in
      let window = showPage(in: device.connectScene())
      device.clock.advance(by: 0.5)
      device.orientation = .landscapeLeft
      device.clock.runTurn()

      let start = window.layer.presentedValues(at: device.clock.now)
      device.clock.advance(by: 0.15)
      let middle = window.layer.presentedValues(at: device.clock.now)
      device.clock.advance(by: 0.2)
      let end = window.layer.presentedValues(at: device.clock.now)

      #expect(start.bounds.size == CGSize(width: 393, height: 852))
      #expect(abs(angle(start) + .pi / 2) < 1e-6)
      #expect(abs(angle(middle) + .pi / 4) < 0.02)
      #expect(end.bounds.size == CGSize(width: 852, height: 393))
      #expect(angle(end) == 0)
      #expect(start.position == CGPoint(x: 426, y: 196.5))
      #expect(window.layer.animationKeys()?.isEmpty ?? true)
    }
  }

  @Test
  func `Half a rotation changes no size and takes twice as long`() {
    HeadlessDevice.run { device in
      let scene = device.connectScene()
      let window = showPage(in: scene)
      device.orientation = .landscapeLeft
      device.clock.advance(by: 1)
      let page = UprightPage()
      page.orientations = .landscape
      window.rootViewController = page
      device.clock.advance(by: 1)

      device.orientation = .landscapeRight
      device.clock.advance(by: 0.5)

      #expect(scene.interfaceOrientation == .landscapeLeft)
      #expect(page.sizes.isEmpty)
      #expect(window.layer.animationKeys()?.isEmpty == false)
      device.clock.advance(by: 0.2)
      #expect(window.layer.animationKeys()?.isEmpty ?? true)
    }
  }

  @Test
  func `Nothing in common with the app is an exception`() {
    HeadlessDevice.run { device in
      let window = showPage(in: device.connectScene())
      let page = UprightPage()
      page.orientations = .portraitUpsideDown
      window.rootViewController = page

      let raised = device.exceptions { device.clock.advance(by: 0.1) }

      #expect(raised.first?.name == "UIApplicationInvalidInterfaceOrientation")
    }
  }

  @Test
  func `The app can be put on other hardware while it runs`() {
    HeadlessDevice.run { device in
      let scene = device.connectScene()
      let window = showPage(in: scene)
      let page = UprightPage()
      page.orientations = .all
      window.rootViewController = page
      device.clock.advance(by: 1)

      device.change(to: .iPad11)
      #expect(window.bounds.size == CGSize(width: 834, height: 1194))
      #expect(page.sizes == [CGSize(width: 834, height: 1194)])
      #expect(page.traitCollection.horizontalSizeClass == .regular)
      #expect(page.traitCollection.userInterfaceIdiom == .pad)
      #expect(page.view.safeAreaInsets.top == 24)
      #expect(device.screen.scale == 2)
      device.change(to: .iPhoneSE3)

      #expect(page.view.bounds.size == CGSize(width: 375, height: 667))
      #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
      let picture = device.render()
      #expect(picture.width == 750)
    }
  }

  @Test(arguments: HeadlessModel.all)
  func `Every model has its size classes and safe areas both ways`(model: HeadlessModel) {
    HeadlessDevice.run(model) { device in
      let window = showPage(in: device.connectScene())
      device.orientation = .landscapeLeft
      device.clock.advance(by: 1)

      let traits = window.traitCollection
      let isWide = model.idiom == .pad || model == .iPhone16ProMax
      #expect(traits.horizontalSizeClass == (isWide ? .regular : .compact))
      #expect(traits.verticalSizeClass == (model.idiom == .pad ? .regular : .compact))
      #expect(window.safeAreaInsets == model.landscapeSafeArea)
      #expect(window.bounds.width == model.size.height)
    }
  }

  @Test(arguments: [true, false])
  func `the topmost window or the app's locks the orientation`(topmost: Bool) {
    var switches = HeadlessSwitches()
    switches.topWindowLocksOrientation = topmost
    HeadlessDevice.run(system: .iOS26, switches: switches) { device in
      let scene = device.connectScene()
      let own = showPage(in: scene)
      own.rootViewController = LockingPage()
      let other = showPage(in: scene)
      device.clock.runTurn()
      device.orientation = .landscapeLeft
      device.clock.advance(by: 1)
      #expect(scene.isOrientationLocked == !topmost)
      #expect(scene.interfaceOrientation == (topmost ? .landscapeRight : .portrait))

      other.isHidden = true
      device.clock.advance(by: 1)

      #expect(scene.isOrientationLocked)
    }
  }

  @Test
  func `before iOS 26 no controller is asked for a lock of the orientation`() {
    HeadlessDevice.run(system: .iOS18) { device in
      let scene = device.connectScene()
      showPage(in: scene).rootViewController = LockingPage()
      device.clock.runTurn()
      device.orientation = .landscapeLeft
      device.clock.advance(by: 1)

      #expect(scene.interfaceOrientation == .landscapeRight)
    }
  }

  private func angle(_ values: LayerProperties) -> CGFloat {
    DecomposedTransform(values.transform)?.angle ?? .nan
  }

  private func showPage(in scene: UIWindowScene) -> UIWindow {
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    return window
  }
}

private final class LockingPage: UIViewController {
  override var prefersInterfaceOrientationLocked: Bool { true }
}

private final class UprightPage: UIViewController {
  var orientations: UIInterfaceOrientationMask = .portrait
  var sizes: [CGSize] = []

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    sizes.append(size)
  }
}
