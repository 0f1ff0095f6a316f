// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// Controls of the app's own on the card.
@MainActor
struct StyledAlertCustomControlTests {
  /// Stars of which the user taps one.
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

  @Test func `what it holds is in the answer, with its type`() throws {
    try TestApp.run { app in
      let stars = Stars()
      let handle = rating(stars).button("Send").show()
      app.runUntilIdle()
      stars.choose(3)
      try app.tap("Send")
      app.runUntilIdle()

      let result = try #require(handle.outcomeIfDismissed?.value)
      #expect(result.value("stars", as: Int.self) == 3)
      #expect(result.value("stars", as: String.self) == nil)
      #expect(result.value("moons", as: Int.self) == nil && result.texts.isEmpty)
      #expect(result.values == FormValues(controls: ["stars": 3]))
      #expect(result.values != FormValues(controls: ["stars": 4]))
      #expect(Set([result.values, FormValues(controls: ["stars": 3])]).count == 1)
    }
  }

  @Test func `what it holds when a button is tapped counts, also if it has not said so`() throws {
    try TestApp.run { app in
      let stars = Stars()
      let handle = rating(stars).button("Send").show()
      app.runUntilIdle()
      stars.stars = 5
      try app.tap("Send")
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.value?.value("stars", as: Int.self) == 5)
    }
  }

  @Test func `it is judged like any field, and is told what is wrong`() throws {
    try TestApp.run { app in
      let stars = Stars()
      let handle = rating(stars)
        .validateForm(errorBelow: "stars") { $0.value("stars", as: Int.self) == 0 ? "Tap a star." : nil }
        .button("Send", enabledWhen: { $0.value("stars", as: Int.self) != 1 }).show()
      app.runUntilIdle()
      try app.tap("Send")
      app.runUntilIdle()
      #expect(handle.outcomeIfDismissed == nil && app.visibleLabel("Tap a star.") != nil)
      #expect(stars.accessibilityHint == "Tap a star.")

      stars.choose(1)
      app.runUntilIdle()
      #expect(app.visibleLabel("Tap a star.") == nil && stars.accessibilityHint == nil)
      #expect(app.styledAlert?.buttons[0].isEnabled == false)
      stars.choose(2)
      #expect(app.styledAlert?.buttons[0].isEnabled == true)
    }
  }

  @Test func `it stands below what it is about, as wide as the text and as high as it wants`()
    throws
  {
    try TestApp.run { app in
      let (stars, untitled) = (Stars(), Stars())
      untitled.accessibilityLabel = "Service"
      rating(stars).control("Rating", id: "bare") {
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

      #expect(stars.frame.width == rows[0].bounds.width && stars.bounds.height == 50)
      #expect(label.frame.maxY <= stars.frame.minY && rows[0].bounds.height > 60)
      #expect(rows[2].bounds.height == 50, "nothing is said above it")
      #expect(stars.accessibilityLabel == "Stars" && !label.isAccessibilityElement)
      #expect(untitled.accessibilityLabel == "Service")
    }
  }

  @Test func `it is read on a light card in the dark, and follows the text size`() throws {
    try TestApp.run { app in
      let stars = Stars()
      app.device.settings.appearance = .dark
      rating(stars).theme(.classic).button("Send").show()
      app.runUntilIdle()
      #expect(stars.traitCollection.userInterfaceStyle == .light)
      let label = try #require(app.visibleLabel("Stars"))
      let size = label.font.pointSize

      app.device.settings.contentSizeCategory = .accessibilityExtraLarge
      app.runUntilIdle()

      #expect(label.font.pointSize > size)
    }
  }

  @Test func `one that is elsewhere stays there, and that is told`() {
    TestApp.run { app in
      let (misuse, stars) = (MisuseCollector(), Stars())
      app.page.view.addSubview(stars)
      rating(stars).button("Send").show()
      app.runUntilIdle()

      #expect(stars.superview === app.page.view)
      #expect(misuse.reports.map(\.code) == ["styled-alert-view-in-use"])
    }
  }

  @Test func `it stays with what it holds when the card becomes another one`() throws {
    try TestApp.run { app in
      let stars = Stars()
      let handle = rating(stars).button("Send").show()
      app.runUntilIdle()
      stars.choose(4)

      handle.update { _ in rating(Stars()).title("And now?").button("Send") }
      app.runUntilIdle()
      try app.tap("Send")
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.value?.value("stars", as: Int.self) == 4)
    }
  }
}
