// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import GalleryStories
import UIKitShim
import Usher

/// What a styled alert costs: its layout by the core, and the way to the screen.
@MainActor
struct StyledAlerts {
  private static let layouts = 1_000
  private static let rounds = 9

  func measure(into results: inout [String: Double]) {
    results["styled.layout.us"] = Self.layout()
    results["styled.show.ms"] = Self.show()
  }

  /// Microseconds for the layout of a rich card: title, message, three rows and eight buttons, in a room
  /// in which it has to scroll.
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

  /// Milliseconds from `show` to the first picture with the card in it, on a screen that has been drawn
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
