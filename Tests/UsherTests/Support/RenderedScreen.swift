// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

@testable import Usher

/// The pixels of a screen.
@MainActor
struct RenderedScreen {
  private let bytes: [UInt8]
  private let width: Int
  private let scale: CGFloat

  init(_ device: HeadlessDevice) {
    let picture = device.render(scale: 3)
    (bytes, width, scale) = (picture.rgba(), picture.width, 3)
  }

  /// The highest contrast between the most frequent color of an area and another color in it.
  func contrast(in area: CGRect) -> Double {
    var counts: [UInt32: Int] = [:]
    for y in Int(area.minY * scale)..<Int(area.maxY * scale) {
      for x in Int(area.minX * scale)..<Int(area.maxX * scale) {
        let at = (y * width + x) * 4
        let color = UInt32(bytes[at]) << 16 | UInt32(bytes[at + 1]) << 8 | UInt32(bytes[at + 2])
        counts[color, default: 0] += 1
      }
    }
    guard let ground = counts.max(by: { $0.value < $1.value })?.key else { return 0 }
    let behind = color(ground)
    return counts.keys.map { Double(color($0).contrast(to: behind)) }.max() ?? 0
  }

  /// The color of the pixel at a point.
  func color(at point: CGPoint) -> UIColor {
    let at = (Int(point.y * scale) * width + Int(point.x * scale)) * 4
    return color(UInt32(bytes[at]) << 16 | UInt32(bytes[at + 1]) << 8 | UInt32(bytes[at + 2]))
  }

  private func color(_ number: UInt32) -> UIColor {
    func part(_ shift: UInt32) -> CGFloat { CGFloat((number >> shift) & 0xFF) / 255 }
    return UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
  }
}
