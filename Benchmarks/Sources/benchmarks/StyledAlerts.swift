// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import GalleryStories
import UIKitShim
import Usher

/// The cost of a styled alert: its layout by the core, and the time to the first frame.
@MainActor
struct StyledAlerts {
  private static let layouts = 1_000
  private static let rounds = 9

  func measure(into results: inout [String: Double]) {
    results["styled.layout.us"] = Self.layout()
    results["styled.show.ms"] = Self.show()
  }

  /// Microseconds for the layout of a large card: title, message, three rows and eight buttons, in
  /// an area in which it must scroll.
  private static func layout() -> Double {
    var card = RichestCard()
    var height = 0.0
    let times = (0..<rounds).map { _ in
      let time = ContinuousClock().measure {
        for turn in 0..<layouts { height += card.contentHeight(inRoom: 500 + Double(turn % 7)) }
      }
      return time.nanoseconds / 1_000 / Double(layouts)
    }
    precondition(height > 0, "nothing was laid out")
    return times.median
  }

  /// Milliseconds from `show` to the first frame with the card, on a screen that was rendered
  /// before.
  private static func show() -> Double {
    (0..<rounds).map { _ in
      Frames.withShop { device in
        _ = device.render(scale: 2)
        return Frames.milliseconds {
          StyledAlert(.question, "Twenty per cent off everything until Sunday")
            .message("The kiln was opened this morning, and nothing in it has broken.")
            .button("Have a look", role: .preferred).button("Later", role: .cancel).show()
          device.clock.runTurn()
          _ = device.render(scale: 2)
        }
      }
    }.median
  }
}
