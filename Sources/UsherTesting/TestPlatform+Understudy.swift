// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

#if !canImport(UIKit)
  import UIKitShim

  /// Taps and screen images of the stand-in.
  @MainActor
  enum TestPlatform {
    /// Taps a point of the screen, after bringing the scene of the window to the front.
    static func tap(at point: CGPoint, in window: UIWindow) {
      let device = HeadlessDevice.current
      if let scene = window.windowScene, device.scenes.contains(where: { $0.place > scene.place }) {
        device.activate(scene)
      }
      device.tap(at: point)
    }

    /// Draws the whole screen with the system's bars, independent of the windows.
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
