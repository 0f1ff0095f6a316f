// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import GalleryStories
import UIKitShim

/// The time that the stand-in takes to render the shop's first page at 2x: as it is, with a card of
/// glass, and with an alert.
@MainActor
struct Frames {
  private static let rounds = 41

  /// What is in front of the page.
  private enum Front {
    case nothing, glass, alert
  }

  func measure(into results: inout [String: Double]) {
    let (cached, copy) = cachedAndCopy()
    results["frame.2x.cached"] = cached
    results["frame.2x.cold"] = cold(.nothing)
    results["frame.vsCopy.2x"] = cached / copy
    results["frame.glass.2x.cached"] = self.cached(.glass)
    results["frame.glass.2x.cold"] = cold(.glass)
    results["frame.alert.2x.cached"] = self.cached(.alert)
    results["frame.alert.2x.cold"] = cold(.alert)
  }

  /// Renders the first frames of devices, for a profiler.
  func render(rounds: Int) {
    for _ in 0..<rounds {
      for front in [Front.glass, .alert] {
        Self.withShop { device in
          Self.put(front, over: device)
          _ = device.render(scale: 2)
        }
      }
    }
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

  /// Milliseconds for a frame with warm caches.
  private func cached(_ front: Front) -> Double {
    Self.withShop { device in
      Self.put(front, over: device)
      _ = device.render(scale: 2)
      return (0..<Self.rounds).map { _ in Self.milliseconds { _ = device.render(scale: 2) } }.median
    }
  }

  /// Milliseconds for the first frame of a device; only the fonts are loaded.
  private func cold(_ front: Front) -> Double {
    (0..<9).map { _ in
      Self.withShop { device in
        Self.put(front, over: device)
        return Self.milliseconds { _ = device.render(scale: 2) }
      }
    }.median
  }

  /// Puts something over the page, which has glass of its own: bar buttons and tabs.
  private static func put(_ front: Front, over device: HeadlessDevice) {
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    guard let root = scene?.keyWindow?.rootViewController else {
      preconditionFailure("The shop has no window.")
    }
    switch front {
    case .nothing: return
    case .glass:
      let card = UIVisualEffectView(effect: UIGlassEffect(style: .regular))
      card.frame = CGRect(x: 16, y: 300, width: root.view.bounds.width - 32, height: 180)
      card.cornerConfiguration = .corners(radius: 34)
      root.view.addSubview(card)
    case .alert:
      let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
      for title in ["OK", "Cancel"] {
        alert.addAction(UIAlertAction(title: title, style: .default))
      }
      root.present(alert, animated: false)
    }
    device.clock.advance(by: 0.5)
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
