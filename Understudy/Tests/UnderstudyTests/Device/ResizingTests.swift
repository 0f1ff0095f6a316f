// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@MainActor
struct ResizingTests {
  private let small = CGSize(width: 320, height: 500)

  @Test(arguments: [true, false])
  func `a window with a frame of its own is resized with its scene or not`(follows: Bool) {
    var switches = HeadlessSwitches()
    switches.windowsFollowSceneSize = follows
    HeadlessDevice.run(switches: switches) { device in
      let scene = device.connectScene()
      let (plain, framed) = (UIWindow(windowScene: scene), UIWindow(windowScene: scene))
      framed.frame = scene.coordinateSpace.bounds

      device.resize(scene, to: small)

      #expect(plain.frame.size == small)
      #expect(framed.frame.size == (follows ? small : device.bounds.size))
    }
  }

  @Test
  func `a scene of its own size is covered by nothing until it fills the screen again`() {
    HeadlessDevice.run { device in
      let scene = device.connectScene()
      let window = UIWindow(windowScene: scene)
      let full = scene.coordinateSpace.bounds

      device.resize(scene, to: small)
      #expect(scene.coordinateSpace.bounds.size == small)
      #expect(window.safeAreaInsets == .zero)
      #expect(scene.statusBarManager?.statusBarFrame == .zero)
      device.resize(scene, to: full.size)

      #expect(window.frame == full)
      #expect(window.safeAreaInsets == device.model.safeArea)
      #expect(scene.ownSize == nil)
    }
  }

  @Test
  func `a scene of its own size stays as it is while the device turns and the others turn`() {
    HeadlessDevice.run { device in
      let scenes = [device.connectScene(), device.connectScene()]
      let windows = scenes.map { UIWindow(windowScene: $0) }
      device.resize(scenes[0], to: small)

      device.orientation = .landscapeLeft
      device.clock.advance(by: 1)

      #expect(windows[0].frame.size == small)
      #expect(scenes[0].interfaceOrientation == .portrait)
      #expect(windows[1].frame.size == CGSize(width: 852, height: 393))
      #expect(scenes[1].interfaceOrientation == .landscapeRight)
    }
  }

  @Test
  func `a scene of its own size is drawn on black`() {
    HeadlessDevice.run { device in
      let scene = device.connectScene()
      let window = UIWindow(windowScene: scene)
      window.backgroundColor = .white
      window.makeKeyAndVisible()

      device.resize(scene, to: small)
      let picture = device.render(scale: 1)

      #expect(picture[310, 490].red == 255)
      #expect(picture[330, 490].red == 0)
      #expect(picture[310, 510].red == 0)
    }
  }

  @Test
  func `a keyboard is as wide as its scene`() {
    HeadlessDevice.run { device in
      let scene = device.connectScene()
      device.resize(scene, to: small)
      let window = UIWindow(windowScene: scene)
      window.makeKeyAndVisible()
      let field = UITextField(frame: CGRect(x: 20, y: 50, width: 200, height: 34))
      window.addSubview(field)

      field.becomeFirstResponder()
      device.clock.advance(by: 1)

      #expect(device.keyboard.frame?.width == 320)
      #expect(device.keyboard.frame?.maxY == 500)
    }
  }

  @Test
  func `before iOS 26 no delegate is notified of a geometry`() {
    HeadlessDevice.run(system: .iOS18) { device in
      let scene = device.connectScene()
      let delegate = GeometryCounter()
      scene.delegate = delegate

      device.resize(scene, to: small)

      #expect(delegate.count == 0)
    }
  }

  // MARK: - Controls of windows

  @Test
  func `the screen, a phone and iOS 18 have no controls of windows`() {
    HeadlessDevice.run(.iPadA16, system: .iOS26) { device in
      let scene = device.connectScene()
      #expect(scene.windowControls == nil)
      device.resize(scene, to: small)
      #expect(scene.windowControls != nil)
    }
    HeadlessDevice.run(.iPadA16, system: .iOS18) { device in
      let scene = device.connectScene()
      let window = UIWindow(windowScene: scene)
      device.resize(scene, to: small)
      #expect(scene.windowControls == nil)
      #expect(window.edgeInsets(for: .safeArea(cornerAdaptation: .horizontal)) == .zero)
    }
    HeadlessDevice.run(.iPhone17Pro, system: .iOS26) { device in
      let scene = device.connectScene()
      device.resize(scene, to: small)
      #expect(scene.windowControls == nil)
    }
  }

  @Test
  func `controls of windows are in the leading corner, and margins keep away from them`() {
    HeadlessDevice.run(.iPadA16, system: .iOS26) { device in
      device.layoutDirection = .rightToLeft
      device.clock.runTurn()
      let scene = device.connectScene()
      let window = UIWindow(windowScene: scene)
      device.resize(scene, to: small)

      let safe = window.edgeInsets(for: .safeArea(cornerAdaptation: .horizontal))
      let margins = window.edgeInsets(for: .margins(cornerAdaptation: .vertical))
      #expect(safe == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 76))
      #expect(margins.top == window.layoutMargins.top + 40)
    }
  }

  @Test
  func `what is laid out by an adapted guide moves when the window gets controls`() {
    HeadlessDevice.run(.iPadA16, system: .iOS26) { device in
      let scene = device.connectScene()
      let window = UIWindow(windowScene: scene)
      window.makeKeyAndVisible()
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 32))
      let label = UIView()
      label.translatesAutoresizingMaskIntoConstraints = false
      bar.addSubview(label)
      window.addSubview(bar)
      let guide = bar.layoutGuide(for: .safeArea(cornerAdaptation: .horizontal))
      label.leadingAnchor.constraint(equalTo: guide.leadingAnchor).isActive = true
      device.clock.runTurn()
      #expect(label.frame.minX == 0)

      device.resize(scene, to: small)
      device.clock.runTurn()

      #expect(label.frame.minX == 76)
    }
  }

  // MARK: - Models

  @Test(arguments: [
    HeadlessModel.iPhone17, .iPhone17e, .iPhone17Pro, .iPhone17ProMax, .iPhoneAir, .iPhoneDuo,
    .iPhoneDuoCover, .iPadA16,
  ])
  func `the models of iOS 26 have their size classes and safe areas both ways`(
    model: HeadlessModel
  ) {
    HeadlessDevice.run(model) { device in
      let window = UIWindow(windowScene: device.connectScene())
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      let isLarge = [.iPhoneDuo, .iPadA16].contains(model)
      #expect(window.bounds.size == model.size)
      #expect(window.safeAreaInsets == model.safeArea)
      #expect(window.traitCollection.horizontalSizeClass == (isLarge ? .regular : .compact))

      device.orientation = .landscapeLeft
      device.clock.advance(by: 1)

      let isWide = isLarge || [.iPhone17ProMax, .iPhoneAir].contains(model)
      #expect(window.bounds.width == model.size.height)
      #expect(window.safeAreaInsets == model.landscapeSafeArea)
      #expect(window.traitCollection.horizontalSizeClass == (isWide ? .regular : .compact))
      #expect(window.traitCollection.verticalSizeClass == (isLarge ? .regular : .compact))
      #expect(window.traitCollection.userInterfaceIdiom == model.idiom)
    }
  }
}

private final class GeometryCounter: UIResponder, UIWindowSceneDelegate {
  var count = 0

  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
  ) {
    count += 1
  }
}
