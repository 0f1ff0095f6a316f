// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import GalleryStories
import UIKitShim

/// The time that the stand-in takes to render the shop's first page at 2x.
@MainActor
struct Frames {
  private static let rounds = 41

  func measure(into results: inout [String: Double]) {
    let (cached, copy) = cachedAndCopy()
    results["frame.2x.cached"] = cached
    results["frame.2x.cold"] = cold()
    results["frame.vsCopy.2x"] = cached / copy
  }

  /// Milliseconds for a frame with warm caches, and for copying the same number of pixels. Both are
  /// measured alternately, so that the load of the machine affects both.
  private func cachedAndCopy() -> (Double, Double) {
    Self.withShop { device in
      let picture = device.render(scale: 2)
      let count = picture.width * picture.height * 4
      let source = [UInt8](repeating: 1, count: count)
      var target = [UInt8](repeating: 0, count: count)
      var (frames, copies): ([Double], [Double]) = ([], [])
      for _ in 0..<Self.rounds {
        frames.append(Self.milliseconds { _ = device.render(scale: 2) })
        copies.append(
          Self.milliseconds { target.withUnsafeMutableBytes { $0.copyBytes(from: source) } })
      }
      return (frames.median, copies.median)
    }
  }

  /// Milliseconds for the first frame of a device; only the fonts are loaded.
  private func cold() -> Double {
    (0..<9).map { _ in
      Self.withShop { device in Self.milliseconds { _ = device.render(scale: 2) } }
    }.median
  }

  static func withShop<Result>(_ body: @MainActor (HeadlessDevice) -> Result) -> Result {
    var model = HeadlessModel.iPhone16
    model.scale = 2
    return HeadlessDevice.run(model) { device in
      let window = UIWindow(windowScene: device.connectScene())
      Shop.configure(window)
      window.rootViewController = Shop.makeRoot()
      window.makeKeyAndVisible()
      device.clock.advance(by: 0.5)
      return body(device)
    }
  }

  static func milliseconds(_ body: () -> Void) -> Double {
    ContinuousClock().measure(body) / .milliseconds(1)
  }
}

extension [Double] {
  /// The median; the count must be odd.
  var median: Double { sorted()[count / 2] }
}
