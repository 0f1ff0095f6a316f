// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// How a countdown is seen on its button.
@MainActor
struct StyledAlertCountdownAppearanceTests {
  private func alert(
    _ style: StyledAlertCountdown.Style, seconds: Int = 5, title: String = "Resend"
  ) -> StyledAlert {
    StyledAlert(.info, "Code sent")
      .button(title, countdown: .enables(after: .seconds(seconds), style: style))
  }

  @Test(arguments: ["en", "zh-Hans"])
  func `as text it is behind the title, until it is over`(language: String) throws {
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

  @Test func `as a ring it shows the seconds and the part that is left, and goes in the end`()
    throws
  {
    try TestApp.run { app in
      alert(.ring).show()
      app.runUntilIdle()
      let button = try #require(app.styledAlert).buttons[0]
      let ring = try #require(button.ring)
      let number = try #require(ring.subviews.compactMap { $0 as? UILabel }.first)
      #expect(button.title.text == "Resend" && !number.isAccessibilityElement)
      #expect(ring.run?.toValue as? Int == 0 && ring.run?.fillMode == .forwards)

      app.device.clock.advance(by: 2)
      let countdown = try #require(button.countdown)
      #expect(number.text == "\(countdown.seconds)" && countdown.fraction < 0.7)
      #expect(abs(ring.line.strokeEnd - countdown.fraction) < 0.001)
      #expect(ring.track.strokeEnd == 1 && ring.track.opacity < 0.5 && ring.line.opacity == 1)
      #expect(number.textColor == button.title.textColor)
      app.device.clock.advance(by: 4)

      #expect(button.ring == nil && ring.superview == nil && ring.run == nil)
      let free = button.bounds.insetBy(dx: button.insets.width, dy: button.insets.height)
      #expect(button.title.frame == free, "the title has all the room")
    }
  }

  @Test func `the ring stands still while time does, and with Reduce Motion it goes by seconds`()
    throws
  {
    for reducesMotion in [false, true] {
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
  }

  @Test(arguments: [false, true])
  func `the ring stands where lines end, and the title keeps clear of it`(
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
        #expect(isRightToLeft ? ring.maxX < button.bounds.midX : ring.minX > button.bounds.midX)
        #expect(!button.title.frame.intersects(ring) && button.bounds.contains(ring))
        let size = CGSize(width: button.title.bounds.width, height: .greatestFiniteMagnitude)
        #expect(button.title.sizeThatFits(size).height <= button.title.bounds.height + 0.5)
        let isShort = title == "Go"
        #expect(!isShort || abs(button.title.frame.midX - button.bounds.midX) < 0.5)
        handle.dismiss(animated: false)
      }
    }
  }

  @Test func `the room for the digits is that for the most there can be`() throws {
    try TestApp.run { app in
      for style in StyledAlertCountdown.Style.allCases {
        let handle = alert(style, seconds: 11).show()
        app.runUntilIdle()
        let button = try #require(app.styledAlert).buttons[0]
        let wide = button.preferredWidth
        app.device.clock.advance(by: 6)
        #expect(button.preferredWidth == wide && button.countdown?.seconds ?? 99 < 9)
        app.device.clock.advance(by: 6)
        #expect(button.preferredWidth < wide)
        handle.dismiss(animated: false)
      }
    }
  }

  @Test func `the number is as large as the theme says, and grows with the text size`() throws {
    try TestApp.run { app in
      alert(.ring).show()
      app.runUntilIdle()
      let card = try #require(app.styledAlert)
      let ring = try #require(card.buttons[0].ring)
      #expect(ring.font == card.theme.fonts.countdown.font(for: card.traitCollection))
      let extent = ring.bounds.width

      app.device.settings.contentSizeCategory = .accessibilityExtraLarge
      app.runUntilIdle()

      #expect(ring.bounds.width > extent && ring.bounds.width == ring.bounds.height)
    }
  }

  @Test func `a countdown that takes as good as for ever has its digits`() {
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
  /// What lets it run out.
  fileprivate var run: CABasicAnimation? { line.animation(forKey: "run") as? CABasicAnimation }
}
