// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import CAllocations
import GalleryStories
import UIKitShim
import Usher

/// The cost of polling, one poll per turn of the run loop while there is a popup, and of the first
/// frame.
@MainActor
struct Polling {
  private static let turns = 1_000
  private static let rounds = 9

  func measure(into results: inout [String: Double]) {
    Frames.withShop { device in
      guard let center = device.center else { return }
      // As in apps with scenes, the delegate has the window, so it is not searched for.
      let delegate = WindowKeeper()
      delegate.window = center.appWindow
      center.scene?.delegate = delegate
      let hold = center.hold(reason: "benchmark")
      results["shell.poll.us"] = Self.extra(on: device, center, Self.microseconds)
      results["shell.poll.allocations"] = Self.extra(on: device, center, Self.allocations)
      hold.release()
    }
    results["shell.showToFrame.ms"] = showToFrame()
  }

  /// The additional cost of a turn while a popup is queued: the median of alternating rounds.
  private static func extra(
    on device: HeadlessDevice, _ center: PopupCenter, _ measure: (HeadlessDevice) -> Double
  ) -> Double {
    var differences: [Double] = []
    for _ in 0..<rounds {
      let handle = center.show(Popup(UIView()))
      device.clock.advance(by: 1)
      let polling = measure(device)
      handle.dismiss()
      device.clock.advance(by: 1)
      differences.append(polling - measure(device))
    }
    return differences.median
  }

  private static func microseconds(_ device: HeadlessDevice) -> Double {
    let time = ContinuousClock().measure { for _ in 0..<turns { device.clock.runTurn() } }
    return time.nanoseconds / 1_000 / Double(turns)
  }

  private static func allocations(_ device: HeadlessDevice) -> Double {
    let before = allocations_so_far()
    for _ in 0..<turns { device.clock.runTurn() }
    return Double(allocations_so_far() - before) / Double(turns)
  }

  /// Milliseconds from `show` to the first frame with the popup, on a screen that was rendered
  /// before.
  private func showToFrame() -> Double {
    (0..<9).map { _ in
      Frames.withShop { device in
        guard let center = device.center else { return 0 }
        _ = device.render(scale: 2)
        return Frames.milliseconds {
          center.show(Popup<Never> { _ in Self.makeOffer() })
          device.clock.runTurn()
          _ = device.render(scale: 2)
        }
      }
    }.median
  }

  private static func makeOffer() -> UIView {
    let label = UILabel()
    label.text = "Twenty per cent off everything until Sunday"
    label.font = .preferredFont(forTextStyle: .headline)
    label.numberOfLines = 0
    let button = UIButton(configuration: .filled())
    button.setTitle("Have a look", for: .normal)
    let stack = UIStackView(arrangedSubviews: [label, button])
    stack.axis = .vertical
    stack.spacing = 16
    return stack
  }
}

extension HeadlessDevice {
  fileprivate var center: PopupCenter? {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    return scenes.first?.usher.popups
  }
}

private final class WindowKeeper: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
}
