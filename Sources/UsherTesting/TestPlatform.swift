// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// Taps and screen images: on the stand-in those of a user, on Apple systems as far as they are
/// possible with public API.
@MainActor
enum TestPlatform {
  #if canImport(UIKit)
    /// Performs the action of the control that a touch would reach; nothing if the control is
    /// disabled.
    ///
    /// Touches cannot be simulated with public API.
    static func tap(at point: CGPoint, in window: UIWindow) {
      let target = window.hitTest(window.convert(point, from: nil as UIWindow?), with: nil)
      var view = target
      while let current = view, !(current is UIControl) { view = current.superview }
      // Without a control the view is activated, as by a double tap with VoiceOver.
      guard let control = view as? UIControl else { return _ = target?.accessibilityActivate() }
      guard control.isEnabled else { return }
      // Unlike a touch, `sendActions` changes neither the value nor the focus.
      if let control = control as? UISwitch { control.setOn(!control.isOn, animated: false) }
      if control is UITextField { control.becomeFirstResponder() }
      control.sendActions(for: control is UISwitch ? .valueChanged : .touchUpInside)
    }

    /// Draws the visible windows, given back to front.
    static func image(of scene: UIWindowScene, windows: [UIWindow], scale: CGFloat) -> ScreenImage {
      let bounds = scene.coordinateSpace.bounds
      let format = UIGraphicsImageRendererFormat()
      format.scale = scale
      let png = UIGraphicsImageRenderer(bounds: bounds, format: format).pngData { _ in
        for window in windows {
          _ = window.drawHierarchy(in: window.frame, afterScreenUpdates: true)
        }
      }
      return ScreenImage(
        pixelWidth: Int(bounds.width * scale), pixelHeight: Int(bounds.height * scale),
        scale: scale, png: png)
    }
  #else
    /// Taps a point of the screen, after bringing the scene of the window to the front.
    static func tap(at point: CGPoint, in window: UIWindow) {
      let device = HeadlessDevice.current
      if let scene = window.windowScene,
        device.scenes.contains(where: { $0.activationOrder > scene.activationOrder })
      {
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
  #endif
}
