// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

#if canImport(UIKit)
  import UIKitShim

  /// What a test does to a phone from outside, as far as public API goes on a device.
  @MainActor
  enum TestPlatform {
    /// Public API cannot make touches: the control that the touch would reach sends its action.
    static func tap(at point: CGPoint, in window: UIWindow) {
      let target = window.hitTest(window.convert(point, from: nil as UIWindow?), with: nil)
      if let control = sequence(first: target, next: { $0?.superview }).lazy
        .compactMap({ $0 as? UIControl }).first
      {
        control.sendActions(for: .touchUpInside)
      } else {
        _ = target?.accessibilityActivate()
      }
    }

    static func picture(of scene: UIWindowScene, scale: CGFloat) -> Picture {
      let bounds = scene.coordinateSpace.bounds
      let format = UIGraphicsImageRendererFormat()
      format.scale = scale
      let png = UIGraphicsImageRenderer(bounds: bounds, format: format).pngData { _ in
        for window in ScreenWalk.windows(of: scene).reversed() {
          window.drawHierarchy(in: window.frame, afterScreenUpdates: true)
        }
      }
      return Picture(
        pixelWidth: Int(bounds.width * scale), pixelHeight: Int(bounds.height * scale),
        scale: scale, png: png)
    }
  }
#endif
