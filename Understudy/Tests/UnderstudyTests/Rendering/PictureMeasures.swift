// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

@testable import Understudy

/// Shows a page of one color.
@MainActor
func withPage(
  _ model: HeadlessModel = .iPhone16, on system: HeadlessSystem = .iOS26,
  style: UIUserInterfaceStyle = .light, color: UIColor = .white,
  _ body: @MainActor (HeadlessDevice, UIViewController) throws -> Void
) rethrows {
  try HeadlessDevice.run(model, system: system) { device in
    device.appearance = style
    let page = UIViewController()
    page.view.backgroundColor = color
    let window = UIWindow(windowScene: device.connectScene())
    window.rootViewController = page
    window.makeKeyAndVisible()
    device.clock.advance(by: 0.1)
    try body(device, page)
    withExtendedLifetime(window) {}
  }
}

extension HeadlessPicture {
  /// The green of the pixel at a point; of grays all there is.
  func gray(_ x: CGFloat, _ y: CGFloat) -> Int { Int(pixel(x, y).green) }

  func pixel(_ x: CGFloat, _ y: CGFloat) -> Pixel {
    self[
      min(width - 1, max(0, Int(x * scale))), min(height - 1, max(0, Int(y * scale)))]
  }

  /// How far a shape keeps from both sides of its upper left corner on the line between them, where
  /// it begins to differ from what is around it: 0.29 of the radius of its corner.
  func cornerGap(of frame: CGRect, isLower: Bool = false) -> CGFloat {
    let step = 1 / (scale * 4)
    let around = gray(frame.minX + step, isLower ? frame.maxY - step : frame.minY + step)
    let inside = gray(frame.minX + 20, isLower ? frame.maxY - 20 : frame.minY + 20)
    let middle = (around + inside) / 2
    for index in 0..<Int(40 / step) {
      let gap = CGFloat(index) * step
      let value = gray(frame.minX + gap, isLower ? frame.maxY - gap : frame.minY + gap)
      if (value > middle) == (inside > middle) { return gap }
    }
    return .infinity
  }
}

/// The gap that a circle of a radius leaves on the diagonal of a corner.
func gap(ofRadius radius: CGFloat) -> CGFloat { radius * (1 - 0.5.squareRoot()) }

/// Whether two numbers differ by no more than a tolerance.
func isNear(_ left: CGFloat, _ right: CGFloat, _ tolerance: CGFloat = 0.34) -> Bool {
  abs(left - right) <= tolerance
}

/// The same of a component of a pixel.
func isShade(_ left: Int, _ right: Double, _ tolerance: Double = 2) -> Bool {
  abs(Double(left) - right) <= tolerance
}

@MainActor
extension UIView {
  /// In the window, as it is seen.
  var frameInWindow: CGRect { convert(bounds, to: nil) }
}

/// The share of a shadow that is left at a distance from the edge of what is large: a Gaussian's.
func shadow(_ distance: CGFloat, radius: CGFloat) -> Double {
  0.5 * erfc(Double(distance / radius) / 2.0.squareRoot())
}
