// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

#if !canImport(UIKit)
  import UIKitShim

  /// What a test does to a phone from outside: here by the stand-in's device.
  @MainActor
  enum TestPlatform {
    /// A finger goes down at this point of the screen and up again, in a scene that is in front then.
    static func tap(at point: CGPoint, in window: UIWindow) {
      let device = HeadlessDevice.current
      if let scene = window.windowScene, device.scenes.contains(where: { $0.place > scene.place }) {
        device.activate(scene)
      }
      device.tap(at: point)
    }

    /// The whole screen, whatever the windows, with the bars of the system.
    static func image(
      of scene: UIWindowScene, windows: [UIWindow], scale: CGFloat
    ) -> ScreenImage {
      let rendered = HeadlessDevice.current.render(scale: scale)
      return ScreenImage(
        pixelWidth: rendered.width, pixelHeight: rendered.height, scale: scale,
        png: rendered.pngData())
    }
  }
#endif
