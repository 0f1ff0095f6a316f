// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// Progress on the card, as a ring and as a bar.
@MainActor
struct StyledAlertProgressTests {
  @Test(arguments: StyledAlertProgressLook.allCases)
  func `assistive technology hears what it is and how far it is`(
    look: StyledAlertProgressLook
  ) throws {
    try Stand.run { stand in
      for (language, words) in [
        ("en", ["Progress", "In progress", "40%", "100%", "0%"]),
        ("zh-Hans", ["进度", "正在进行", "40%", "100%", "0%"]),
      ] {
        stand.device.languages = [language]
        stand.turn()
        let handle = StyledAlert(.waiting, "Saving…").progress(nil, as: look).show()
        stand.settle()
        let view = try #require(stand.styledAlert)
        let shown: UIView = try #require(look == .ring ? view.icon : view.bar)
        #expect(shown.isAccessibilityElement && shown.accessibilityLabel == words[0])
        #expect(shown.accessibilityTraits.contains(.updatesFrequently))
        var said = [shown.accessibilityValue]
        for part in [0.4, 7, -Double.infinity] {
          handle.update { $0.progress(part, as: look) }
          said.append(shown.accessibilityValue)
        }
        #expect(said == Array(words.dropFirst()))
        handle.end(animated: false)
      }
    }
  }

  @Test func `the bar is filled from where lines begin, by the part that is done`() throws {
    for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      try Stand.run { stand in
        stand.device.layoutDirection = direction
        stand.turn()
        let handle = StyledAlert(.waiting, "Saving…").progress(0.25, as: .bar).show()
        stand.settle()
        let bar = try #require(stand.styledAlert?.bar)
        let fill = try #require(bar.subviews.first)
        #expect(bar.bounds.size == CGSize(width: 268, height: 6))
        #expect(fill.frame.width == 67)
        #expect(fill.frame.minX == (direction == .leftToRight ? 0 : 201))

        handle.update { $0.progress(.nan, as: .bar) }
        stand.settle()
        #expect(fill.frame.width == 0)
      }
    }
  }

  @Test func `as long as nobody knows something moves, also after the card was hidden`() throws {
    try Stand.runInNavigation { stand, navigation in
      StyledAlert(.waiting, "Saving…").progress(nil, as: .bar)
        .on(HomePage.self).keepAlive().show()
      stand.settle()
      let fill = try #require(stand.styledAlert?.bar?.subviews.first)
      #expect(fill.layer.animation(forKey: "travel") != nil)
      navigation.pushViewController(DetailPage(), animated: true)
      stand.settle()
      navigation.popViewController(animated: true)
      stand.settle()

      #expect(fill.layer.animation(forKey: "travel") != nil)
      stand.device.reduceMotion = true
      stand.settle()
      let travel = fill.layer.animation(forKey: "travel") as? CABasicAnimation
      #expect(travel?.keyPath == "opacity")
    }
  }

  @Test func `a ring takes the place of the icon, a bar stands between text and buttons`() throws {
    try Stand.run { stand in
      let handle = StyledAlert(.edit, "Saving…").button("Hide").progress(0.5).show()
      stand.settle()
      let view = try #require(stand.styledAlert)
      #expect(view.icon.progress == .known(0.5) && view.bar == nil)

      handle.update { $0.progress(0.5, as: .bar) }
      stand.settle()

      #expect(view.icon.progress == nil && view.icon.style == .edit)
      let bar = try #require(view.bar)
      let (place, button) = (bar.convert(bar.bounds, to: view), view.buttons[0].frame)
      #expect(place.minY > view.title.convert(view.title.bounds, to: view).maxY)
      #expect(place.maxY < view.card.convert(button, to: view).minY)
      handle.update { $0.becoming(.success) }
      stand.settle()
      #expect(view.bar == nil && bar.superview == nil)
    }
  }

  @Test func `beside a bar nothing turns, and without it it does again`() throws {
    try Stand.run { stand in
      let handle = StyledAlert(.waiting, "Saving…").progress(0.25, as: .bar).show()
      stand.settle()
      let icon = try #require(stand.styledAlert).icon
      #expect(!icon.isTurning && icon.drawing == .hourglass && !icon.isHidden)

      handle.update { $0.progress(nil) }
      stand.settle()
      #expect(icon.isTurning && icon.drawing == .ring)
      handle.update { $0.progress(nil, as: .bar) }
      stand.settle()
      #expect(!icon.isTurning && icon.drawing == .hourglass)
      handle.update { $0.becoming(.success) }
      stand.settle()

      #expect(icon.drawing == .check)
    }
  }

  @Test func `the icon of any other style is beside a bar as it is without one`() {
    Stand.run { stand in
      StyledAlert(.edit, "Sending…").progress(0.25, as: .bar).show()
      stand.settle()

      #expect(stand.styledAlert?.icon.drawing == .pencil)
    }
  }
}

extension StyledAlertIconView {
  private var glyph: IconGlyphView? {
    subviews.first?.subviews.lazy.compactMap { $0 as? IconGlyphView }.first
  }

  fileprivate var drawing: IconDrawing? { glyph?.drawing }

  fileprivate var isTurning: Bool {
    glyph?.layer.sublayers?.contains { $0.animation(forKey: "turn") != nil } ?? false
  }
}
