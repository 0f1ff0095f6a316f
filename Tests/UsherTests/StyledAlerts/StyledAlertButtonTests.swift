// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// The appearance and layout of styled alert buttons.
@MainActor
@Suite(.uikitVariants)
struct StyledAlertButtonTests {
  private let alert = StyledAlert(.warning, "Low on glaze")
    .button("Order").button("Later", role: .cancel).button("Discard", role: .destructive)

  @Test func `the button layout is that of the alert, else that of the theme`() throws {
    try TestApp.run { app in
      let short = StyledAlert(.question, "Sure?").button("Yes").button("No", role: .cancel)
      for (alert, lines) in [
        (short, 1), (short.buttonLayout(.vertical), 2), (short.buttonLayout(.horizontal), 1),
        (short.theme(.classic), 2), (short.theme(.classic).buttonLayout(.horizontal), 1),
      ] {
        let handle = alert.show()
        app.runUntilIdle()
        let buttons = try #require(app.styledAlert).buttons
        #expect(Set(buttons.map(\.frame.minY)).count == lines)
        handle.dismiss(animated: false)
      }
    }
  }

  @Test func `only a destructive button has the destructive colors`() throws {
    try TestApp.run { app in
      alert.theme {
        $0.colors.destructiveButton = .yellow
        $0.colors.destructiveButtonText = .brown
      }
      .show()
      app.runUntilIdle()

      let buttons = try #require(app.styledAlert).buttons
      #expect(buttons.map { $0.backgroundColor == .yellow } == [false, false, true])
      let titles = buttons.compactMap { $0.subviews.first as? UILabel }
      #expect(titles.map { $0.textColor == .brown } == [false, false, true])
    }
  }

  @Test
  func `the only standard button is emphasized, unless another one is preferred`() throws {
    try TestApp.run { app in
      let cases = [
        (alert, [0]), (alert.button("All", role: .preferred), [3]), (alert.button("Equal"), []),
      ]
      for (alert, emphasized) in cases {
        let handle = alert.tint(.purple).show()
        app.runUntilIdle()
        let buttons = try #require(app.styledAlert).buttons
        #expect(buttons.indices.filter { buttons[$0].backgroundColor == .purple } == emphasized)
        handle.dismiss(animated: false)
      }
    }
  }

  @Test func `the theme's text color of a style is for the theme's color of that style`() throws {
    try TestApp.run { app in
      for (tint, text) in [(UIColor?.none, UIColor.black), (.black, .white)] {
        let alert = StyledAlert(.warning, "Full").button("OK").theme(.classic)
        let handle = (tint.map(alert.tint) ?? alert).show()
        app.runUntilIdle()
        let title = try #require(app.styledAlert).buttons[0].subviews.first as? UILabel
        #expect(title?.textColor == text)
        handle.dismiss(animated: false)
      }
    }
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func `the title of a translucent button is dark in light mode and light in dark mode`(
    style: UIUserInterfaceStyle
  ) throws {
    try TestApp.run { app in
      app.device.appearance = style
      let fills = [UIColor.clear, .systemBlue.withAlphaComponent(0.12), .tertiarySystemFill]
      fills.enumerated().reduce(StyledAlert(.info, "News")) { alert, fill in
        alert.button("\(fill.offset)", style: StyledAlertButtonStyle(fill: fill.element))
      }
      .tint(.systemBlue.withAlphaComponent(0.15)).theme(.badge).show()
      app.runUntilIdle()

      let card = try #require(app.styledAlert)
      let titles = card.buttons.compactMap { $0.subviews.first as? UILabel }
      let foreground: UIColor = style == .light ? .black : .white
      #expect(titles.map(\.textColor) == [foreground, foreground, foreground])
      #expect(card.icon.subviews[0].subviews[1].tintColor == foreground)
    }
  }

  @Test func `a button without a ring is as wide as its title and its insets`() throws {
    try TestApp.run { app in
      alert.show()
      app.runUntilIdle()

      for button in try #require(app.styledAlert).buttons {
        let title = button.title.sizeThatFits(CGSize(width: 1000, height: 1000))
        #expect(button.preferredWidth == title.width + 2 * button.insets.width)
      }
    }
  }

  @Test func `a touched button changes its color, even without a fill`() throws {
    try TestApp.run { app in
      StyledAlert(.info, "News").button("OK", style: StyledAlertButtonStyle(fill: .clear)).show()
      app.runUntilIdle()
      let button = try #require(app.styledAlert).buttons[0]
      let before = button.backgroundColor

      app.device.touchDown(at: button.convert(CGPoint(x: 20, y: 20), to: nil))
      app.device.clock.advance(by: 0.3)

      #expect(before?.cgColor.alpha == 0)
      #expect(button.backgroundColor?.cgColor.alpha ?? 0 > 0)
    }
  }

  @Test func `a button without a title is reported`() {
    TestApp.run { app in
      let misuse = MisuseCollector()
      StyledAlert(.info, "News").button("").button("OK").show()
      app.runUntilIdle()

      #expect(misuse.reports.map(\.code) == ["styled-alert-untitled-button"])
    }
  }
}
