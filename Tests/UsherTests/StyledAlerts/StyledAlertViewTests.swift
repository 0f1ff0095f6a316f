// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// What is on the card, on the screen.
@MainActor
struct StyledAlertViewTests {
  private let alert = StyledAlert(.warning, "Low on glaze").message("Two jars are left.")
    .button("Order").button("Later", role: .cancel)

  @Test func `everything is on the card where the core puts it`() throws {
    try Stand.run { stand in
      alert.show()
      stand.settle()
      let view = try #require(stand.styledAlert)

      #expect(view.bounds.width == 300 && view.card.frame.minY == 34)
      #expect(view.icon.frame == CGRect(x: 116, y: 0, width: 68, height: 68))
      #expect(view.buttons.map(\.frame.width) == [130, 130])
      // Who cancels is at the side at which lines begin.
      #expect(view.buttons[1].frame.minX == 16 && view.buttons[0].frame.minX == 154)
      #expect(view.title.font.pointSize == 17 && !view.scroll.isScrollEnabled)
    }
  }

  @Test func `the text size is followed while it is seen`() throws {
    try Stand.run { stand in
      StyledAlert(.warning, "Low on glaze").button("Order more").button("Later", role: .cancel)
        .show()
      stand.settle()
      let view = try #require(stand.styledAlert)
      let before = view.bounds.height

      stand.device.contentSizeCategory = .accessibilityExtraExtraExtraLarge
      stand.settle()

      #expect(view.title.font.pointSize > 30 && view.bounds.height > before + 80)
      #expect(view.bounds.width == 361)
      #expect(view.buttons[0].frame.minX == view.buttons[1].frame.minX)
      #expect(view.buttons[0].frame.maxY < view.buttons[1].frame.minY)
      stand.device.contentSizeCategory = .large
      stand.settle()
      #expect(view.bounds.height == before)
    }
  }

  @Test func `it turns with the phone, and scrolls where it has to`() throws {
    try Stand.run { stand in
      alert.message(String(repeating: "Two jars are left of that. ", count: 20)).show()
      stand.settle()
      let view = try #require(stand.styledAlert)
      #expect(!view.scroll.isScrollEnabled && view.lowerLine.isHidden)

      stand.device.orientation = .landscapeLeft
      stand.settle()

      #expect(view.window?.bounds.width == 852)
      let frame = view.convert(view.bounds, to: nil)
      #expect(frame.minY >= 0 && frame.maxY <= 393 - 21)
      #expect(view.scroll.isScrollEnabled && !view.lowerLine.isHidden)
      #expect(view.buttons[0].superview === view.card && view.upperLine.isHidden)
      let rest = view.scroll.contentSize.height - view.scroll.bounds.height
      view.scroll.contentOffset.y = rest
      #expect(view.lowerLine.isHidden && !view.upperLine.isHidden)
    }
  }

  @Test func `from right to left it is the other way round`() throws {
    try Stand.run { stand in
      stand.device.layoutDirection = .rightToLeft
      stand.settle()
      alert.show()
      stand.settle()
      let view = try #require(stand.styledAlert)

      #expect(view.buttons[0].frame.minX == 16 && view.buttons[1].frame.minX == 154)
    }
  }

  @Test func `it is felt once, when it appears`() {
    Stand.run { stand in
      let diary = Diary()
      let sound = StyledAlertFeedback(haptic: .warning) { diary.note("sound") }
      alert.feedback(sound).show()
      stand.center.enqueue(Popup(BoxView()).lane(.alerts).priority(.urgent).interrupts())
        .onEnd { _ in diary.note("end") }
      stand.settle()
      stand.center.visible.last?.end()
      stand.settle()

      #expect(stand.styledAlert != nil)
      #expect(diary.lines == ["end", "sound"] || diary.lines == ["sound", "end"])
      #expect(stand.device.haptics == ["warning"])
    }
  }

  @Test func `a theme of its own goes before that of all`() throws {
    try Stand.run { stand in
      StyledAlertTheme.app = .classic
      for (alert, width, radius) in [
        (alert, 240.0, 5.0), (alert.theme(.system), 300, 22), (alert.cornerRadius(9), 240, 9),
        (alert.cornerRadius(9).theme(.system).width(280), 280, 9),
      ] {
        let handle = alert.show()
        stand.settle()
        let view = try #require(stand.styledAlert)
        #expect(view.bounds.width == width && view.card.layer.cornerRadius == radius)
        handle.end(animated: false)
      }
    }
  }

  @Test func `a tint of its own is that of circle and buttons, and greyed with all others`() throws
  {
    try Stand.run { stand in
      alert.tint(.purple).show()
      stand.settle()
      let view = try #require(stand.styledAlert)
      #expect(view.buttons[0].backgroundColor == .purple && view.icon.tintColor == .purple)

      view.tintAdjustmentMode = .dimmed

      #expect(view.buttons[0].backgroundColor != .purple)
    }
  }

  @Test func `assistive technology stops at no text that is not there`() throws {
    try Stand.run { stand in
      StyledAlert(.waiting).message("Nearly done.").show()
      stand.settle()
      let view = try #require(stand.styledAlert)

      #expect(view.title.isHidden && !view.message.isHidden)
    }
  }

  @Test func `a small button is as high for a finger as a large one`() throws {
    try Stand.run { stand in
      StyledAlertTheme.app = .classic
      alert.show()
      stand.settle()
      let button = try #require(stand.styledAlert).buttons[0]

      #expect(button.bounds.height == 35)
      #expect(button.point(inside: CGPoint(x: 5, y: -4), with: nil))
      #expect(!button.point(inside: CGPoint(x: 5, y: -5), with: nil))
    }
  }

  @Test func `a button has its own look over the theme's`() throws {
    try Stand.run { stand in
      let look = StyledAlertButtonLook(
        fill: .yellow, text: .brown, border: .red, borderWidth: 2, cornerRadius: 4,
        font: .fixed(.systemFont(ofSize: 30)))
      alert.button("Own", look: look).show()
      stand.settle()
      let button = try #require(stand.styledAlert).buttons[2]

      #expect(button.backgroundColor == .yellow && button.layer.cornerRadius == 4)
      #expect(button.layer.borderWidth == 2 && button.bounds.height > 48)
      button.isHighlighted = true
      #expect(button.backgroundColor != .yellow)
      button.isHighlighted = false
      stand.settle()
      #expect(button.backgroundColor == .yellow)
    }
  }

  @Test func `views of the app are as high as they want to be`() throws {
    try Stand.run { stand in
      let (box, banner) = (BoxView(100, 70), BoxView(100, 50))
      alert.view { box }.view(reachesEdges: true, spacing: 4) { banner }.show()
      stand.settle()
      let view = try #require(stand.styledAlert)

      #expect(box.frame.size == CGSize(width: 268, height: 70))
      #expect(banner.frame == CGRect(x: 0, y: box.frame.maxY + 4, width: 300, height: 50))
      #expect(view.scroll.contentSize.height == banner.frame.maxY)
    }
  }

  @Test func `a view that is elsewhere stays there, and that is told`() throws {
    try Stand.run { stand in
      let (misuse, box) = (MisuseCollector(), BoxView(100, 70))
      let alert = alert.view { box }.icon { box }
      alert.show()
      stand.settle()
      let first = try #require(stand.styledAlert)

      #expect(box.superview === first.scroll && first.icon.ownView !== box)
      #expect(misuse.reports.map(\.anchor) == ["styled-alert-view-in-use"])
      #expect(misuse.reports.allSatisfy { $0.remedy.contains("closure") })
    }
  }

  @Test func `a title is cut off by no number of lines with large text`() throws {
    try Stand.run { stand in
      stand.device.contentSizeCategory = .accessibilityExtraExtraExtraLarge
      stand.settle()
      alert.title("A title that takes more than two lines at this size").theme(.classic).show()
      stand.settle()
      let title = try #require(stand.styledAlert).title

      #expect(title.numberOfLines == 0 && title.bounds.height > 2 * title.font.lineHeight)
      stand.device.contentSizeCategory = .large
      stand.settle()
      #expect(title.numberOfLines == 2)
    }
  }

  @Test func `attributes go before the theme`() throws {
    try Stand.run { stand in
      let text = NSMutableAttributedString(string: "Two jars")
      text.addAttribute(
        .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
      alert.message(text).show()
      stand.settle()
      let shown = try #require(stand.styledAlert?.message.attributedText)

      let color = { shown.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor }
      #expect(color(0) == .red && color(5) == .label)
      let font = shown.attribute(.font, at: 5, effectiveRange: nil) as? UIFont
      #expect(font?.pointSize == 15)
    }
  }

  @Test func `a custom alert without a picture has no circle`() throws {
    try Stand.run { stand in
      StyledAlert(.custom, "Plain").button("OK").show()
      stand.settle()
      let view = try #require(stand.styledAlert)

      #expect(view.icon.isHidden && view.card.frame.minY == 0)
    }
  }

  @Test func `nothing is left of it`() {
    Stand.run { stand in
      weak var card: StyledAlertView?
      weak var row: UIView?
      let handle = alert.view { BoxView(20, 20) }.show()
      stand.settle()
      card = stand.styledAlert
      row = card?.rows.first
      #expect(card != nil && row != nil)

      handle.end()
      stand.settle()

      #expect(card == nil && row == nil)
    }
  }
}
