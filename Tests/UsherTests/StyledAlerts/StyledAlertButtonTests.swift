// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// What the buttons of a styled alert look like, and how they stand.
@MainActor
struct StyledAlertButtonTests {
  private let alert = StyledAlert(.warning, "Low on glaze")
    .button("Order").button("Later", role: .cancel).button("Discard", role: .destructive)

  @Test func `they stand as the alert says, and else as the theme says`() throws {
    try Stand.run { stand in
      let short = StyledAlert(.question, "Sure?").button("Yes").button("No", role: .cancel)
      for (alert, lines) in [
        (short, 1), (short.buttons(.vertical), 2), (short.buttons(.horizontal), 1),
        (short.theme(.classic), 2), (short.theme(.classic).buttons(.horizontal), 1),
      ] {
        let handle = alert.show()
        stand.settle()
        let buttons = try #require(stand.styledAlert).buttons
        #expect(Set(buttons.map(\.frame.minY)).count == lines)
        handle.end(animated: false)
      }
    }
  }

  @Test func `what takes away has colours of its own, and nothing else has`() throws {
    try Stand.run { stand in
      alert.theme {
        $0.colors.destructiveButton = .yellow
        $0.colors.destructiveButtonText = .brown
      }
      .show()
      stand.settle()

      let buttons = try #require(stand.styledAlert).buttons
      #expect(buttons.map { $0.backgroundColor == .yellow } == [false, false, true])
      let titles = buttons.compactMap { $0.subviews.first as? UILabel }
      #expect(titles.map { $0.textColor == .brown } == [false, false, true])
    }
  }

  @Test func `the first of no special role stands out, unless another is what most people want`()
    throws
  {
    try Stand.run { stand in
      for (alert, emphasised) in [(alert, 0), (alert.button("All", role: .preferred), 3)] {
        let handle = alert.tint(.purple).show()
        stand.settle()
        let buttons = try #require(stand.styledAlert).buttons
        #expect(buttons.indices.filter { buttons[$0].backgroundColor == .purple } == [emphasised])
        handle.end(animated: false)
      }
    }
  }
}
