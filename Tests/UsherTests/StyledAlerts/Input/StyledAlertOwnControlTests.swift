// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// Controls of the app's own on the card.
@MainActor
struct StyledAlertOwnControlTests {
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
    try Stand.run { stand in
      let stars = Stars()
      let handle = rating(stars).button("Send").show()
      stand.settle()
      stars.choose(3)
      try stand.tap("Send")
      stand.settle()

      let answer = try #require(handle.outcomeIfEnded?.value)
      #expect(answer.value("stars", as: Int.self) == 3)
      #expect(answer.value("stars", as: String.self) == nil)
      #expect(answer.value("moons", as: Int.self) == nil && answer.texts.isEmpty)
      #expect(answer.values == StyledAlertValues(controls: ["stars": 3]))
      #expect(answer.values != StyledAlertValues(controls: ["stars": 4]))
      #expect(Set([answer.values, StyledAlertValues(controls: ["stars": 3])]).count == 1)
    }
  }

  @Test func `what it holds when a button is tapped counts, also if it has not said so`() throws {
    try Stand.run { stand in
      let stars = Stars()
      let handle = rating(stars).button("Send").show()
      stand.settle()
      stars.stars = 5
      try stand.tap("Send")
      stand.settle()

      #expect(handle.outcomeIfEnded?.value?.value("stars", as: Int.self) == 5)
    }
  }

  @Test func `it is judged like any field, and is told what is wrong`() throws {
    try Stand.run { stand in
      let stars = Stars()
      let handle = rating(stars)
        .validate(below: "stars") { $0.value("stars", as: Int.self) == 0 ? "Tap a star." : nil }
        .button("Send", enabledWhen: { $0.value("stars", as: Int.self) != 1 }).show()
      stand.settle()
      try stand.tap("Send")
      stand.settle()
      #expect(handle.outcomeIfEnded == nil && stand.seen("Tap a star.") != nil)
      #expect(stars.accessibilityHint == "Tap a star.")

      stars.choose(1)
      stand.settle()
      #expect(stand.seen("Tap a star.") == nil && stars.accessibilityHint == nil)
      #expect(stand.styledAlert?.buttons[0].isEnabled == false)
      stars.choose(2)
      #expect(stand.styledAlert?.buttons[0].isEnabled == true)
    }
  }

  @Test func `it stands below what it is about, as wide as the text and as high as it wants`()
    throws
  {
    try Stand.run { stand in
      let (stars, bare) = (Stars(), Stars())
      bare.accessibilityLabel = "Service"
      rating(stars).control("Rating", id: "bare") {
        bare
      } value: {
        $0.stars
      }
      .control(id: "alone") {
        Stars()
      } value: {
        $0.stars
      }.button("Send").show()
      stand.settle()
      let rows = try #require(stand.styledAlert).controls
      let label = try #require(stand.seen("Stars"))

      #expect(stars.frame.width == rows[0].bounds.width && stars.bounds.height == 50)
      #expect(label.frame.maxY <= stars.frame.minY && rows[0].bounds.height > 60)
      #expect(rows[2].bounds.height == 50, "nothing is said above it")
      #expect(stars.accessibilityLabel == "Stars" && !label.isAccessibilityElement)
      #expect(bare.accessibilityLabel == "Service")
    }
  }

  @Test func `it is read on a light card in the dark, and follows the text size`() throws {
    try Stand.run { stand in
      let stars = Stars()
      stand.device.settings.appearance = .dark
      rating(stars).theme(.classic).button("Send").show()
      stand.settle()
      #expect(stars.traitCollection.userInterfaceStyle == .light)
      let label = try #require(stand.seen("Stars"))
      let size = label.font.pointSize

      stand.device.settings.contentSizeCategory = .accessibilityExtraLarge
      stand.settle()

      #expect(label.font.pointSize > size)
    }
  }

  @Test func `one that is elsewhere stays there, and that is told`() {
    Stand.run { stand in
      let (misuse, stars) = (MisuseCollector(), Stars())
      stand.page.view.addSubview(stars)
      rating(stars).button("Send").show()
      stand.settle()

      #expect(stars.superview === stand.page.view)
      #expect(misuse.reports.map(\.anchor) == ["styled-alert-view-in-use"])
    }
  }

  @Test func `it stays with what it holds when the card becomes another one`() throws {
    try Stand.run { stand in
      let stars = Stars()
      let handle = rating(stars).button("Send").show()
      stand.settle()
      stars.choose(4)

      handle.update { _ in rating(Stars()).title("And now?").button("Send") }
      stand.settle()
      try stand.tap("Send")
      stand.settle()

      #expect(handle.outcomeIfEnded?.value?.value("stars", as: Int.self) == 4)
    }
  }
}
