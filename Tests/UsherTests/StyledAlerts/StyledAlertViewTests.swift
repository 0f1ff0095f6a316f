// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// The parts of a styled alert on the screen.
@MainActor
@Suite(.uikitVariants)
struct StyledAlertViewTests {
  private let alert = StyledAlert(.warning, "Low on glaze").message("Two jars are left.")
    .button("Order").button("Later", role: .cancel)

  @Test func `the frames of all parts are those of the core layout`() throws {
    try TestApp.run { app in
      alert.theme(.badge).show()
      app.runUntilIdle()
      let view = try #require(app.styledAlert)

      #expect(view.bounds.width == 300)
      #expect(view.card.frame.minY == 34)
      #expect(view.icon.frame == CGRect(x: 116, y: 0, width: 68, height: 68))
      #expect(view.buttons.map(\.frame.width) == [130, 130])
      // The cancel button is leading.
      #expect(view.buttons[1].frame.minX == 16)
      #expect(view.buttons[0].frame.minX == 154)
      #expect(view.title.font.pointSize == 17)
      #expect(!view.scrollView.isScrollEnabled)
    }
  }

  @Test func `a visible alert follows the text size`() throws {
    try TestApp.run { app in
      StyledAlert(.warning, "Low on glaze").button("Order more").button("Later", role: .cancel)
        .show()
      app.runUntilIdle()
      let view = try #require(app.styledAlert)
      let before = view.bounds.height

      app.device.contentSizeCategory = .accessibilityExtraExtraExtraLarge
      app.runUntilIdle()

      #expect(view.title.font.pointSize > 30)
      #expect(view.bounds.height > before + 80)
      #expect(view.bounds.width == 361)
      #expect(view.buttons[0].frame.minX == view.buttons[1].frame.minX)
      #expect(view.buttons[0].frame.maxY < view.buttons[1].frame.minY)
      app.device.contentSizeCategory = .large
      app.runUntilIdle()
      #expect(view.bounds.height == before)
    }
  }

  @Test func `an alert follows a rotation, and scrolls if necessary`() throws {
    try TestApp.run { app in
      alert.message(String(repeating: "Two jars are left of that. ", count: 20)).show()
      app.runUntilIdle()
      let view = try #require(app.styledAlert)
      #expect(!view.scrollView.isScrollEnabled)
      #expect(view.bottomFade.isHidden)

      app.device.orientation = .landscapeLeft
      app.runUntilIdle()

      #expect(view.window?.bounds.width == 852)
      let frame = view.convert(view.bounds, to: nil)
      #expect(frame.minY >= 0)
      #expect(frame.maxY <= 393 - 21)
      #expect(view.scrollView.isScrollEnabled)
      #expect(!view.bottomFade.isHidden)
      #expect(view.buttons[0].superview === view.card)
      #expect(view.topFade.isHidden)
      let rest = view.scrollView.contentSize.height - view.scrollView.bounds.height
      view.scrollView.contentOffset.y = rest
      #expect(view.bottomFade.isHidden)
      #expect(!view.topFade.isHidden)
      #expect(view.topFade.frame.minY == view.scrollView.frame.minY)
      #expect(view.bottomFade.frame.maxY == view.scrollView.frame.maxY)
    }
  }

  @Test func `in right-to-left layouts the buttons are mirrored`() throws {
    try TestApp.run { app in
      app.device.layoutDirection = .rightToLeft
      app.runUntilIdle()
      alert.theme(.badge).show()
      app.runUntilIdle()
      let view = try #require(app.styledAlert)

      #expect(view.buttons[0].frame.minX == 16)
      #expect(view.buttons[1].frame.minX == 154)
    }
  }

  @Test func `the feedback is played once, when the alert appears`() {
    TestApp.run { app in
      let diary = CallLog()
      let sound = StyledAlertFeedback(haptic: .warning) { diary.record("sound") }
      alert.feedback(sound).show()
      app.center.show(Popup(FixedSizeView()).lane(.alerts).priority(.urgent).conflict(.interrupt))
        .onDismiss { _ in diary.record("end") }
      app.runUntilIdle()
      app.center.visiblePopups.last?.dismiss()
      app.runUntilIdle()

      #expect(app.styledAlert != nil)
      #expect(diary.lines == ["end", "sound"] || diary.lines == ["sound", "end"])
      #expect(app.device.haptics == ["warning"])
    }
  }

  @Test func `a theme has the sounds and haptics of all alerts without a feedback of their own`() {
    TestApp.run { app in
      let diary = CallLog()
      StyledAlertTheme.default.feedback = { style in
        StyledAlertFeedback(haptic: .error) { diary.record("\(style)") }
      }
      for alert in [alert, alert.feedback(.none)] {
        let handle = alert.show()
        app.runUntilIdle()
        handle.dismiss()
        app.runUntilIdle()
      }
      let handle = StyledAlert(.waiting, "Saving").show()
      app.runUntilIdle()
      handle.update { $0.changing(to: .success, "Saved") }
      app.runUntilIdle()

      #expect(diary.lines == ["\(alert.style)", "waiting", "success"])
      #expect(app.device.haptics == ["error", "error", "error"])
    }
  }

  @Test func `the theme of an alert takes precedence over the default theme`() throws {
    try TestApp.run { app in
      StyledAlertTheme.default = .classic
      for (alert, width, radius) in [
        (alert, 240.0, 5.0), (alert.theme(.badge), 300, 22), (alert.cornerRadius(9), 240, 9),
        (alert.cornerRadius(9).theme(.badge).width(280), 280, 9),
      ] {
        let handle = alert.show()
        app.runUntilIdle()
        let view = try #require(app.styledAlert)
        #expect(view.bounds.width == CGFloat(width))
        #expect(view.card.layer.cornerRadius == CGFloat(radius))
        handle.dismiss(animated: false)
      }
    }
  }

  @Test
  func `the tint of an alert is used for circle and buttons, and is dimmed with the others`() throws
  {
    try TestApp.run { app in
      alert.theme(.badge).tint(.purple).show()
      app.runUntilIdle()
      let view = try #require(app.styledAlert)
      #expect(view.buttons[0].backgroundColor == .purple)
      #expect(view.icon.tintColor == .purple)

      view.tintAdjustmentMode = .dimmed

      #expect(view.buttons[0].backgroundColor != .purple)
    }
  }

  @Test func `an empty title is hidden from assistive technology`() throws {
    try TestApp.run { app in
      StyledAlert(.waiting).message("Nearly done.").show()
      app.runUntilIdle()
      let view = try #require(app.styledAlert)

      #expect(view.title.isHidden)
      #expect(!view.message.isHidden)
    }
  }

  @Test func `a small button has a touch target of 44 points`() throws {
    try TestApp.run { app in
      alert.theme { $0.metrics.buttonMinHeight = 35 }.show()
      app.runUntilIdle()
      let button = try #require(app.styledAlert).buttons[0]

      let rest = (44 - button.bounds.height) / 2
      #expect(rest > 0)
      #expect(button.point(inside: CGPoint(x: 5, y: -rest + 0.1), with: nil))
      #expect(!button.point(inside: CGPoint(x: 5, y: -rest - 0.1), with: nil))
    }
  }

  @Test func `the style of a button takes precedence over the theme`() throws {
    try TestApp.run { app in
      let style = StyledAlertButtonStyle(
        fill: .yellow, textColor: .brown, borderColor: .red, borderWidth: 2, cornerRadius: 4,
        font: .fixed(.systemFont(ofSize: 30)))
      alert.button("Own", style: style).show()
      app.runUntilIdle()
      let button = try #require(app.styledAlert).buttons[2]

      #expect(button.backgroundColor == .yellow)
      #expect(button.layer.cornerRadius == 4)
      #expect(button.layer.borderWidth == 2)
      #expect(button.bounds.height > 48)
      button.isHighlighted = true
      #expect(button.backgroundColor != .yellow)
      button.isHighlighted = false
      app.runUntilIdle()
      #expect(button.backgroundColor == .yellow)
    }
  }

  @Test func `custom views have their own height`() throws {
    try TestApp.run { app in
      let (box, banner) = (FixedSizeView(100, 70), FixedSizeView(100, 50))
      alert.customView { box }.customView(extendsToEdges: true, spacing: 4) { banner }
        .theme(.badge).show()
      app.runUntilIdle()
      let view = try #require(app.styledAlert)

      #expect(box.frame.size == CGSize(width: 268, height: 70))
      #expect(banner.frame == CGRect(x: 0, y: box.frame.maxY + 4, width: 300, height: 50))
      #expect(view.scrollView.contentSize.height == banner.frame.maxY)
    }
  }

  @Test func `a custom view with a superview elsewhere is not moved, and is reported`() throws {
    try TestApp.run { app in
      let (misuse, box) = (MisuseCollector(), FixedSizeView(100, 70))
      let alert = alert.customView { box }.icon { box }
      alert.show()
      app.runUntilIdle()
      let first = try #require(app.styledAlert)

      #expect(box.superview === first.scrollView)
      #expect(first.icon.customView !== box)
      #expect(misuse.reports.map(\.code) == ["styled-alert-view-in-use"])
      #expect(misuse.reports.allSatisfy { $0.suggestion.contains("closure") })
    }
  }

  @Test func `with large text the number of lines of a title is not limited`() throws {
    try TestApp.run { app in
      app.device.contentSizeCategory = .accessibilityExtraExtraExtraLarge
      app.runUntilIdle()
      alert.title("A title that takes more than two lines at this size").theme(.classic).show()
      app.runUntilIdle()
      let title = try #require(app.styledAlert).title

      #expect(title.numberOfLines == 0)
      #expect(title.bounds.height > 2 * title.font.lineHeight)
      app.device.contentSizeCategory = .large
      app.runUntilIdle()
      #expect(title.numberOfLines == 2)
    }
  }

  @Test func `text attributes take precedence over the theme`() throws {
    try TestApp.run { app in
      let text = NSMutableAttributedString(string: "Two jars")
      text.addAttribute(
        .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
      alert.message(text).show()
      app.runUntilIdle()
      let shown = try #require(app.styledAlert?.message.attributedText)

      let color = { shown.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor }
      #expect(color(0) == .red)
      #expect(color(5) == StyledAlertColors.system.message)
      let font = shown.attribute(.font, at: 5, effectiveRange: nil) as? UIFont
      #expect(font?.pointSize == 15)
    }
  }

  @Test func `a custom alert without an image has no circle`() throws {
    try TestApp.run { app in
      StyledAlert(.custom, "Plain").button("OK").show()
      app.runUntilIdle()
      let view = try #require(app.styledAlert)

      #expect(view.icon.isHidden)
      #expect(view.card.frame.minY == 0)
    }
  }

  @Test func `a dismissed alert releases its view and its rows`() {
    TestApp.run { app in
      weak var card: StyledAlertView?
      weak var row: UIView?
      let handle = alert.customView { FixedSizeView(20, 20) }.show()
      app.runUntilIdle()
      card = app.styledAlert
      row = card?.rows.first
      #expect(card != nil)
      #expect(row != nil)

      handle.dismiss()
      app.runUntilIdle()

      #expect(card == nil)
      #expect(row == nil)
    }
  }
}
