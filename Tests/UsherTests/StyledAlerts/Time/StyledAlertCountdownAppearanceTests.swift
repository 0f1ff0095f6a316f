// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// The appearance of countdowns on buttons.
@MainActor
@Suite(.uikitVariants)
struct StyledAlertCountdownAppearanceTests {
  private func alert(
    _ style: StyledAlertCountdown.Style, seconds: Int = 5, title: String = "Resend"
  ) -> StyledAlert {
    StyledAlert(.info, "Code sent")
      .button(title, countdown: .enables(after: .seconds(seconds), style: style))
  }

  @Test(arguments: ["en", "zh-Hans"])
  func `a text countdown is behind the title until it is finished`(language: String) throws {
    try TestApp.run { app in
      app.device.languages = [language]
      alert(.text).show()
      app.runUntilIdle()
      let button = try #require(app.styledAlert).buttons[0]
      var seen = [button.title.text]
      for _ in 0..<60 {
        app.device.clock.advance(by: 0.1)
        if button.title.text != seen.last { seen.append(button.title.text) }
      }

      let (left, right) = language == "en" ? (" (", ")") : ("（", "）")
      let words = (1...5).reversed().map { "Resend\(left)\($0)\(right)" } + ["Resend"]
      #expect(seen == words || seen == Array(words.dropFirst()))
      #expect(button.ring == nil)
    }
  }

  @Test
  func `a ring countdown shows the remaining seconds and fraction, and disappears when finished`()
    throws
  {
    try TestApp.run { app in
      alert(.ring).show()
      app.runUntilIdle()
      let button = try #require(app.styledAlert).buttons[0]
      let ring = try #require(button.ring)
      let number = try #require(ring.subviews.compactMap { $0 as? UILabel }.first)
      #expect(button.title.text == "Resend")
      #expect(!number.isAccessibilityElement)
      #expect(ring.run?.toValue as? Int == 0)
      #expect(ring.run?.fillMode == .forwards)

      app.device.clock.advance(by: 2)
      let countdown = try #require(button.countdown)
      #expect(number.text == "\(countdown.seconds)")
      #expect(countdown.fraction < 0.7)
      #expect(abs(ring.line.strokeEnd - countdown.fraction) < 0.001)
      #expect(ring.track.strokeEnd == 1)
      #expect(ring.track.opacity < 0.5)
      #expect(ring.line.opacity == 1)
      #expect(number.textColor == button.title.textColor)
      app.device.clock.advance(by: 4)

      #expect(button.ring == nil)
      #expect(ring.superview == nil)
      #expect(ring.run == nil)
      let free = button.bounds.insetBy(dx: button.insets.width, dy: button.insets.height)
      #expect(button.title.frame == free, "the title has all the space")
    }
  }

  @Test(arguments: [false, true])
  func `the ring stops while the countdown is paused, and changes every second with Reduce Motion`(
    reducesMotion: Bool
  ) throws {
    try TestApp.run { app in
      app.device.reduceMotion = reducesMotion
      alert(.ring).show()
      app.runUntilIdle()
      let ring = try #require(app.styledAlert?.buttons[0].ring)
      #expect((ring.run == nil) == reducesMotion)

      app.device.background(app.scene)
      app.runTurn()
      #expect(ring.run == nil)
      app.device.activate(app.scene)
      app.runTurn()
      #expect((ring.run == nil) == reducesMotion)
    }
  }

  @Test(arguments: [false, true])
  func `the ring is trailing, and the title does not overlap it`(
    isRightToLeft: Bool
  ) throws {
    try TestApp.run { app in
      app.device.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
      app.runTurn()
      for title in ["Go", "Send the code that I did not get again", "Send it again to me"] {
        let handle = alert(.ring, title: title).show()
        app.runUntilIdle()
        let button = try #require(app.styledAlert).buttons[0]
        let ring = try #require(button.ring).frame
        #expect(
          isRightToLeft ? ring.maxX < button.bounds.midX : ring.minX > button.bounds.midX,
          "title: \(title)")
        #expect(!button.title.frame.intersects(ring))
        #expect(button.bounds.contains(ring), "title: \(title)")
        let size = CGSize(width: button.title.bounds.width, height: .greatestFiniteMagnitude)
        #expect(button.title.sizeThatFits(size).height <= button.title.bounds.height + 0.5)
        let isShort = title == "Go"
        #expect(!isShort || abs(button.title.frame.midX - button.bounds.midX) < 0.5)
        handle.dismiss(animated: false)
      }
    }
  }

  @Test func `a countdown reserves the width of its widest text`() throws {
    try TestApp.run { app in
      for style in StyledAlertCountdown.Style.allCases {
        let handle = alert(style, seconds: 11).show()
        app.runUntilIdle()
        let button = try #require(app.styledAlert).buttons[0]
        let wide = button.preferredWidth
        app.device.clock.advance(by: 6)
        #expect(button.preferredWidth == wide, "style: \(style)")
        #expect(button.countdown?.seconds ?? 99 < 9, "style: \(style)")
        app.device.clock.advance(by: 6)
        #expect(button.preferredWidth < wide, "style: \(style)")
        handle.dismiss(animated: false)
      }
    }
  }

  @Test func `the number in the ring has the theme's font and grows with the text size`() throws {
    try TestApp.run { app in
      alert(.ring).show()
      app.runUntilIdle()
      let card = try #require(app.styledAlert)
      let ring = try #require(card.buttons[0].ring)
      #expect(ring.font == card.theme.fonts.countdown.font(for: card.traitCollection))
      let extent = ring.bounds.width

      app.device.settings.contentSizeCategory = .accessibilityExtraLarge
      app.runUntilIdle()

      #expect(ring.bounds.width > extent)
      #expect(ring.bounds.width == ring.bounds.height)
    }
  }

  @Test func `a very long countdown has a title`() {
    TestApp.run { app in
      let duration = Duration.seconds(Int64.max) * 2
      StyledAlert(.info, "News").button("OK", countdown: .enables(after: duration)).show()
      app.runUntilIdle()
      #expect(app.styledAlert?.buttons[0].bounds.width ?? 0 > 60)
    }
  }
}

extension CountdownRingView {
  private var shapes: [CAShapeLayer] { layer.sublayers?.compactMap { $0 as? CAShapeLayer } ?? [] }

  fileprivate var track: CAShapeLayer { shapes[0] }
  fileprivate var line: CAShapeLayer { shapes[1] }
  /// The animation of the ring.
  fileprivate var run: CABasicAnimation? { line.animation(forKey: "run") as? CABasicAnimation }
}
