// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher
import UsherCore

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
    var layout = StyledAlertLayout(
      measures: .system, container: LayoutSize(width: 361, height: 500), scale: 3)
    layout.icon = .large
    let rows = [44.0, 120, 44].map { StyledAlertContentSizes.Row(height: $0) }
    let buttons = (0..<8).map {
      StyledAlertContentSizes.Button(role: $0 == 3 ? .cancel : .standard, width: 120, height: 44)
    }
    let sizes = StyledAlertContentSizes(title: 22, message: 180, rows: rows, buttons: buttons)
    var height = 0.0
    let times = (0..<rounds).map { _ in
      let time = ContinuousClock().measure {
        for turn in 0..<layouts {
          layout.container.height = 500 + Double(turn % 7)
          height += layout.frames(of: sizes).content.height
        }
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
