// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Scenes that are resized, as windows on an iPad and mirrored iPhone apps are.
@MainActor
@Suite(.uikitVariants)
struct SceneSizeTests {
  @Test(arguments: [HeadlessModel.iPhone16, .iPad11] as [HeadlessModel], [true, false])
  func `a popup fills its scene whatever size the scene gets`(
    model: HeadlessModel, follows: Bool
  ) throws {
    for var switches in HeadlessSwitches.variants {
      switches.windowsFollowSceneSize = follows
      try TestApp.run(on: model, switches: switches) { app in
        let box = FixedSizeView()
        app.center.show(Popup(box))
        StyledAlert(.info, "News").button("OK").show()
        app.runUntilIdle()

        for (width, height) in [(500, 700), (320, 480), (800, 500)] {
          let size = CGSize(width: width, height: height)
          app.device.resize(app.scene, to: size, isInteractive: true)
          app.device.clock.advance(by: 0.05)
          #expect(app.overlays.allSatisfy { $0.bounds.size == size })
          #expect(abs(box.convert(box.bounds, to: nil).midX - size.width / 2) < 1)
        }
        app.device.resize(app.scene, to: CGSize(width: 600, height: 600))
        app.runUntilIdle()

        let alert = try #require(app.styledAlert)
        let frame = alert.convert(alert.bounds, to: nil)
        #expect(abs(frame.midX - 300) < 1)
        #expect(abs(frame.midY - 300) < 1)
      }
    }
  }

  @Test func `a card grows with content that changes its size in updateProperties`() {
    TestApp.run(system: .iOS26) { app in
      let content = PropertyView()
      app.center.show(Popup(content))
      app.runUntilIdle()
      #expect(content.bounds.height == 100)

      content.lines = 5
      app.runUntilIdle()

      #expect(content.bounds.height == 500)
    }
  }

  @Test(arguments: [HeadlessSystem.iOS18, .iOS26], [PopupWindow.own, .app])
  func `a banner at the top keeps away from the window controls of iPadOS`(
    system: HeadlessSystem, window: PopupWindow
  ) {
    TestApp.run(on: .iPad11, system: system) { app in
      app.device.resize(app.scene, to: CGSize(width: 500, height: 700))
      let banner = FixedSizeView(480, 60)
      app.center.show(Popup(banner).position(.top).modal(false).window(window))
      app.runUntilIdle()

      let frame = banner.convert(banner.bounds, to: nil)
      let controls = CGRect(x: 0, y: 0, width: 76, height: 40)
      #expect(frame.intersects(controls) == (system == .iOS18))
      #expect(abs(frame.midX - 250) < 1)
    }
  }

  @Test func `a scene whose delegate has no window has popups like any other`() {
    TestApp.run { app in
      app.scene.delegate = nil
      let box = FixedSizeView()
      app.center.show(Popup(box).on(UIViewController.self))
      app.runUntilIdle()
      #expect(box.window?.windowScene === app.scene)
    }
  }
}

/// Is as high as it has lines, which it takes over only in `updateProperties`.
private final class PropertyView: UIView {
  var lines = 1 {
    didSet { setNeedsUpdateProperties() }
  }
  private lazy var height = heightAnchor.constraint(equalToConstant: 100)

  init() {
    super.init(frame: .zero)
    widthAnchor.constraint(equalToConstant: 200).isActive = true
    height.isActive = true
  }

  required init?(coder: NSCoder) { nil }

  override func updateProperties() {
    super.updateProperties()
    height.constant = CGFloat(lines) * 100
    usher.enclosingPopup?.invalidateContentSize()
  }
}
