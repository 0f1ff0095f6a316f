// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// Progress as a ring and as a bar.
@MainActor
@Suite(.uikitVariants)
struct StyledAlertProgressTests {
  @Test(arguments: StyledAlertProgressStyle.allCases)
  func `assistive technology reads the label and the value of a progress`(
    style: StyledAlertProgressStyle
  ) throws {
    try TestApp.run { app in
      for (language, words) in [
        ("en", ["Progress", "In progress", "40%", "100%", "0%"]),
        ("zh-Hans", ["进度", "正在进行", "40%", "100%", "0%"]),
      ] {
        app.device.languages = [language]
        app.runTurn()
        let handle = StyledAlert(.waiting, "Saving…").progress(nil, style: style).show()
        app.runUntilIdle()
        let view = try #require(app.styledAlert)
        let shown: UIView = try #require(style == .ring ? view.icon : view.progressBar)
        #expect(shown.isAccessibilityElement, "language: \(language)")
        #expect(shown.accessibilityLabel == words[0])
        #expect(shown.accessibilityTraits.contains(.updatesFrequently), "language: \(language)")
        var values = [shown.accessibilityValue]
        for fraction in [0.4, 7, -Double.infinity] {
          handle.update { $0.progress(fraction, style: style) }
          values.append(shown.accessibilityValue)
        }
        #expect(values == Array(words.dropFirst()))
        handle.dismiss(animated: false)
      }
    }
  }

  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func `the bar is filled from the leading edge by the fraction that is done`(
    direction: UIUserInterfaceLayoutDirection
  ) throws {
    try TestApp.run { app in
      app.device.layoutDirection = direction
      app.runTurn()
      let handle = StyledAlert(.waiting, "Saving…").progress(0.25, style: .bar).show()
      app.runUntilIdle()
      let bar = try #require(app.styledAlert?.progressBar)
      let fill = try #require(bar.subviews.first)
      #expect(bar.bounds.size == CGSize(width: 260, height: 6))
      #expect(fill.frame.width == 65)
      #expect(fill.frame.minX == (direction == .leftToRight ? 0 : 195))

      handle.update { $0.progress(.nan, style: .bar) }
      app.runUntilIdle()
      #expect(fill.frame.width == 0)
    }
  }

  @Test func `an indeterminate progress is animated, also after a suspension`() throws {
    try TestApp.runInNavigation { app, navigation in
      StyledAlert(.waiting, "Saving…").progress(nil, style: .bar)
        .on(HomePage.self).pageExit(.keepAlive).show()
      app.runUntilIdle()
      let fill = try #require(app.styledAlert?.progressBar?.subviews.first)
      #expect(fill.layer.animation(forKey: "travel") != nil)
      navigation.pushViewController(DetailPage(), animated: true)
      app.runUntilIdle()
      navigation.popViewController(animated: true)
      app.runUntilIdle()

      #expect(fill.layer.animation(forKey: "travel") != nil)
      app.device.reduceMotion = true
      app.runUntilIdle()
      let travel = fill.layer.animation(forKey: "travel") as? CABasicAnimation
      #expect(travel?.keyPath == "opacity")
    }
  }

  @Test func `a ring replaces the icon, and a bar is between texts and buttons`() throws {
    try TestApp.run { app in
      let handle = StyledAlert(.edit, "Saving…").button("Hide").progress(0.5).show()
      app.runUntilIdle()
      let view = try #require(app.styledAlert)
      #expect(view.icon.progress == .determinate(0.5))
      #expect(view.progressBar == nil)

      handle.update { $0.progress(0.5, style: .bar) }
      app.runUntilIdle()

      #expect(view.icon.progress == nil)
      #expect(view.icon.style == .edit)
      let bar = try #require(view.progressBar)
      let (barFrame, button) = (bar.convert(bar.bounds, to: view), view.buttons[0].frame)
      #expect(barFrame.minY > view.title.convert(view.title.bounds, to: view).maxY)
      #expect(barFrame.maxY < view.card.convert(button, to: view).minY)
      handle.update { $0.changing(to: .success) }
      app.runUntilIdle()
      #expect(view.progressBar == nil)
      #expect(bar.superview == nil)
    }
  }

  @Test func `the icon does not rotate beside a progress bar`() throws {
    try TestApp.run { app in
      let handle = StyledAlert(.waiting, "Saving…").progress(0.25, style: .bar).show()
      app.runUntilIdle()
      let icon = try #require(app.styledAlert).icon
      #expect(!icon.isRotating)
      #expect(icon.drawing == .hourglass)
      #expect(!icon.isHidden)

      handle.update { $0.progress(nil) }
      app.runUntilIdle()
      #expect(icon.isRotating)
      #expect(icon.drawing == .ring)
      handle.update { $0.progress(nil, style: .bar) }
      app.runUntilIdle()
      #expect(!icon.isRotating)
      #expect(icon.drawing == .hourglass)
      handle.update { $0.changing(to: .success) }
      app.runUntilIdle()

      #expect(icon.drawing == .checkmark)
    }
  }

  @Test func `the icons of other styles are the same with and without a bar`() {
    TestApp.run { app in
      StyledAlert(.edit, "Sending…").progress(0.25, style: .bar).show()
      app.runUntilIdle()

      #expect(app.styledAlert?.icon.drawing == .pencil)
    }
  }
}

extension StyledAlertIconView {
  private var glyph: StyledAlertGlyphView? {
    subviews.first?.subviews.lazy.compactMap { $0 as? StyledAlertGlyphView }.first
  }

  fileprivate var drawing: IconDrawing? { glyph?.drawing }

  fileprivate var isRotating: Bool {
    glyph?.layer.sublayers?.contains { $0.animation(forKey: "turn") != nil } ?? false
  }
}
