// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// How a countdown is seen on its button.
@MainActor
struct StyledAlertCountdownLookTests {
  private func alert(
    _ look: StyledAlertCountdown.Look, seconds: Int = 5, title: String = "Resend"
  ) -> StyledAlert {
    StyledAlert(.info, "Code sent")
      .button(title, countdown: .activates(after: .seconds(seconds), as: look))
  }

  @Test(arguments: ["en", "zh-Hans"])
  func `as text it is behind the title, until it is over`(language: String) throws {
    try Stand.run { stand in
      stand.device.languages = [language]
      alert(.text).show()
      stand.settle()
      let button = try #require(stand.styledAlert).buttons[0]
      var seen = [button.title.text]
      for _ in 0..<60 {
        stand.device.clock.advance(by: 0.1)
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
    try Stand.run { stand in
      alert(.ring).show()
      stand.settle()
      let button = try #require(stand.styledAlert).buttons[0]
      let ring = try #require(button.ring)
      let number = try #require(ring.subviews.compactMap { $0 as? UILabel }.first)
      #expect(button.title.text == "Resend" && !number.isAccessibilityElement)
      #expect(ring.run?.toValue as? Int == 0 && ring.run?.fillMode == .forwards)

      stand.device.clock.advance(by: 2)
      let countdown = try #require(button.countdown)
      #expect(number.text == "\(countdown.seconds)" && countdown.part < 0.7)
      #expect(abs(ring.line.strokeEnd - countdown.part) < 0.001)
      #expect(ring.track.strokeEnd == 1 && ring.track.opacity < 0.5 && ring.line.opacity == 1)
      #expect(number.textColor == button.title.textColor)
      stand.device.clock.advance(by: 4)

      #expect(button.ring == nil && ring.superview == nil && ring.run == nil)
      let free = button.bounds.insetBy(dx: button.insets.width, dy: button.insets.height)
      #expect(button.title.frame == free, "the title has all the room")
    }
  }

  @Test func `the ring stands still while time does, and with Reduce Motion it goes by seconds`()
    throws
  {
    for reducesMotion in [false, true] {
      try Stand.run { stand in
        stand.device.reduceMotion = reducesMotion
        alert(.ring).show()
        stand.settle()
        let ring = try #require(stand.styledAlert?.buttons[0].ring)
        #expect((ring.run == nil) == reducesMotion)

        stand.device.background(stand.scene)
        stand.turn()
        #expect(ring.run == nil)
        stand.device.activate(stand.scene)
        stand.turn()
        #expect((ring.run == nil) == reducesMotion)
      }
    }
  }

  @Test(arguments: [false, true])
  func `the ring stands where lines end, and the title keeps clear of it`(
    isRightToLeft: Bool
  ) throws {
    try Stand.run { stand in
      stand.device.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
      stand.turn()
      for title in ["Go", "Send the code that I did not get again", "Send it again to me"] {
        let handle = alert(.ring, title: title).show()
        stand.settle()
        let button = try #require(stand.styledAlert).buttons[0]
        let ring = try #require(button.ring).frame
        #expect(isRightToLeft ? ring.maxX < button.bounds.midX : ring.minX > button.bounds.midX)
        #expect(!button.title.frame.intersects(ring) && button.bounds.contains(ring))
        let room = CGSize(width: button.title.bounds.width, height: .greatestFiniteMagnitude)
        #expect(button.title.sizeThatFits(room).height <= button.title.bounds.height + 0.5)
        let isShort = title == "Go"
        #expect(!isShort || abs(button.title.frame.midX - button.bounds.midX) < 0.5)
        handle.end(animated: false)
      }
    }
  }

  @Test func `the room for the digits is that for the most there can be`() throws {
    try Stand.run { stand in
      for look in StyledAlertCountdown.Look.allCases {
        let handle = alert(look, seconds: 11).show()
        stand.settle()
        let button = try #require(stand.styledAlert).buttons[0]
        let wide = button.wantedWidth
        stand.device.clock.advance(by: 6)
        #expect(button.wantedWidth == wide && button.countdown?.seconds ?? 99 < 9)
        stand.device.clock.advance(by: 6)
        #expect(button.wantedWidth < wide)
        handle.end(animated: false)
      }
    }
  }

  @Test func `the number is as large as the theme says, and grows with the text size`() throws {
    try Stand.run { stand in
      alert(.ring).show()
      stand.settle()
      let card = try #require(stand.styledAlert)
      let ring = try #require(card.buttons[0].ring)
      #expect(ring.font == card.theme.fonts.countdown.font(for: card.traitCollection))
      let extent = ring.bounds.width

      stand.device.settings.contentSizeCategory = .accessibilityExtraLarge
      stand.settle()

      #expect(ring.bounds.width > extent && ring.bounds.width == ring.bounds.height)
    }
  }

  @Test func `a countdown that takes as good as for ever has its digits`() {
    Stand.run { stand in
      let span = Duration.seconds(Int64.max) * 2
      StyledAlert(.info, "News").button("OK", countdown: .activates(after: span)).show()
      stand.settle()
      #expect(stand.styledAlert?.buttons[0].bounds.width ?? 0 > 60)
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
