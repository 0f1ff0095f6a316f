// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@MainActor
struct SceneRenderingTests {
  @Test
  func `the screen is to be drawn again when a scene comes to the front and when it goes`() {
    HeadlessDevice.run(.iPad11) { device in
      let first = Window(.red, on: device)
      let second = Window(.blue, on: device)
      device.clock.advance(by: 1)
      let both = device.render(scale: 1).pngData()
      #expect(!device.needsRender)

      device.activate(first.scene)
      #expect(device.needsRender)
      let turned = device.render(scale: 1).pngData()
      #expect(turned != both)
      #expect(!device.needsRender)

      device.background(first.scene)
      #expect(device.needsRender)
      #expect(device.render(scale: 1).pngData() == both)

      device.background(second.scene)
      #expect(device.needsRender)
      let none = device.render(scale: 1).pngData()
      device.activate(second.scene)
      #expect(device.needsRender)
      #expect(device.render(scale: 1).pngData() != none)
    }
  }

  @Test
  func `the bars of the system are those of the scene in front`() {
    let alone = HeadlessDevice.run(.iPad11) { device in
      let window = Window(.red, on: device, hidesStatusBar: true)
      device.clock.advance(by: 1)
      return withExtendedLifetime(window) { device.render(scale: 1).pngData() }
    }
    let inFront = HeadlessDevice.run(.iPad11) { device in
      let first = Window(.red, on: device, hidesStatusBar: true)
      let second = Window(.blue, on: device)
      device.activate(first.scene)
      device.clock.advance(by: 1)
      return withExtendedLifetime((first, second)) { device.render(scale: 1).pngData() }
    }

    #expect(inFront == alone)
  }
}

@MainActor
private final class Window {
  let scene: UIWindowScene
  private let window: UIWindow

  init(_ color: UIColor, on device: HeadlessDevice, hidesStatusBar: Bool = false) {
    scene = device.connectScene()
    window = UIWindow(windowScene: scene)
    let page = Page()
    page.hidesStatusBar = hidesStatusBar
    page.view.backgroundColor = color
    window.rootViewController = page
    window.makeKeyAndVisible()
  }
}

private final class Page: UIViewController {
  var hidesStatusBar = false

  override var prefersStatusBarHidden: Bool { hidesStatusBar }
}
