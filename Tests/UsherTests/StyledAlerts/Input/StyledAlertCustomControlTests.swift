// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// Custom controls in styled alerts.
@MainActor
@Suite(.uikitVariants)
struct StyledAlertCustomControlTests {
  /// A rating control.
  private final class Stars: UIControl {
    var stars = 0

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 50) }

    func choose(_ stars: Int) {
      self.stars = stars
      sendActions(for: .valueChanged)
    }
  }

  private func rating(_ stars: Stars) -> StyledAlert {
    StyledAlert(.question, "How was it?")
      .control("Stars", id: "stars") {
        stars
      } value: {
        $0.stars
      }
  }

  @Test func `the result contains the value of a custom control with its type`() throws {
    try TestApp.run { app in
      let stars = Stars()
      let handle = rating(stars).button("Send").show()
      app.runUntilIdle()
      stars.choose(3)
      try app.tap("Send")
      app.runUntilIdle()

      let result = try #require(handle.outcomeIfDismissed?.value)
      #expect(result.values.value("stars", as: Int.self) == 3)
      #expect(result.values.value("stars", as: String.self) == nil)
      #expect(result.values.value("moons", as: Int.self) == nil)
      #expect(result.values.texts.isEmpty)
      #expect(result.values == FormValues(controls: ["stars": 3]))
      #expect(result.values != FormValues(controls: ["stars": 4]))
      #expect(Set([result.values, FormValues(controls: ["stars": 3])]).count == 1)
    }
  }

  @Test
  func `the value is read when a button is tapped, even without a value-changed event`() throws {
    try TestApp.run { app in
      let stars = Stars()
      let handle = rating(stars).button("Send").show()
      app.runUntilIdle()
      stars.stars = 5
      try app.tap("Send")
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.value?.values.value("stars", as: Int.self) == 5)
    }
  }

  @Test func `a custom control is validated like a field and gets its error as a hint`() throws {
    try TestApp.run { app in
      let stars = Stars()
      let handle = rating(stars)
        .validateForm(errorBelow: "stars") {
          $0.value("stars", as: Int.self) == 0 ? "Tap a star." : nil
        }
        .button("Send", enabledWhen: { $0.value("stars", as: Int.self) != 1 }).show()
      app.runUntilIdle()
      try app.tap("Send")
      app.runUntilIdle()
      #expect(handle.outcomeIfDismissed == nil)
      #expect(app.visibleLabel("Tap a star.") != nil)
      #expect(stars.accessibilityHint == "Tap a star.")

      stars.choose(1)
      app.runUntilIdle()
      #expect(app.visibleLabel("Tap a star.") == nil)
      #expect(stars.accessibilityHint == nil)
      #expect(app.styledAlert?.buttons[0].isEnabled == false)
      stars.choose(2)
      #expect(app.styledAlert?.buttons[0].isEnabled == true)
    }
  }

  @Test func `a custom control is below its title, with the width of the text and its own height`()
    throws
  {
    try TestApp.run { app in
      let (stars, untitled) = (Stars(), Stars())
      untitled.accessibilityLabel = "Service"
      rating(stars).control("Rating", id: "untitled") {
        untitled
      } value: {
        $0.stars
      }
      .control(id: "alone") {
        Stars()
      } value: {
        $0.stars
      }.button("Send").show()
      app.runUntilIdle()
      let rows = try #require(app.styledAlert).controls
      let label = try #require(app.visibleLabel("Stars"))

      #expect(stars.frame.width == rows[0].bounds.width)
      #expect(stars.bounds.height == 50)
      #expect(label.frame.maxY <= stars.frame.minY)
      #expect(rows[0].bounds.height > 60)
      #expect(rows[2].bounds.height == 50, "no title above it")
      #expect(stars.accessibilityLabel == "Stars")
      #expect(!label.isAccessibilityElement)
      #expect(untitled.accessibilityLabel == "Service")
    }
  }

  @Test
  func `a custom control has the style of the card, and its title follows the text size`() throws {
    try TestApp.run { app in
      let stars = Stars()
      app.device.settings.appearance = .dark
      rating(stars).theme { $0.colors.card = .white }.button("Send").show()
      app.runUntilIdle()
      #expect(stars.traitCollection.userInterfaceStyle == .light)
      let label = try #require(app.visibleLabel("Stars"))
      let size = label.font.pointSize

      app.device.settings.contentSizeCategory = .accessibilityExtraLarge
      app.runUntilIdle()

      #expect(label.font.pointSize > size)
    }
  }

  @Test func `a custom control with a superview elsewhere is not moved, and is reported`() {
    TestApp.run { app in
      let (misuse, stars) = (MisuseCollector(), Stars())
      app.page.view.addSubview(stars)
      rating(stars).button("Send").show()
      app.runUntilIdle()

      #expect(stars.superview === app.page.view)
      #expect(misuse.reports.map(\.code) == ["styled-alert-view-in-use"])
    }
  }

  @Test func `an update keeps a custom control with its value`() throws {
    try TestApp.run { app in
      let stars = Stars()
      let handle = rating(stars).button("Send").show()
      app.runUntilIdle()
      stars.choose(4)

      handle.update { _ in rating(Stars()).title("And now?").button("Send") }
      app.runUntilIdle()
      try app.tap("Send")
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.value?.values.value("stars", as: Int.self) == 4)
    }
  }
}
