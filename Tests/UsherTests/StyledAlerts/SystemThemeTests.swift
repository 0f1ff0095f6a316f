// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// The system theme, and what the themes of Usher's own have in common.
@MainActor
@Suite(.uikitVariants)
struct SystemThemeTests {
  private let alert = StyledAlert(.success, "Order placed", message: "It leaves the shop today.")
    .button("Great")

  @Test(arguments: [
    (HeadlessSystem.iOS18, 300.0, NSTextAlignment.center), (.iOS26, 320, .natural),
    (.iOS27, 320, .natural),
  ])
  func `an alert of the system theme has the shape of a system alert`(
    system: HeadlessSystem, width: Double, alignment: NSTextAlignment
  ) throws {
    try TestApp.run(system: system) { app in
      alert.show()
      app.runUntilIdle()
      let view = try #require(app.styledAlert)
      let isCapsule = view.buttons[0].layer.cornerRadius == view.buttons[0].bounds.height / 2

      #expect(view.bounds.width == CGFloat(width))
      #expect(view.title.textAlignment == alignment)
      #expect(isCapsule == (system != .iOS18))
      #expect(view.icon.frame.minY > 0, "the icon is on the card")
    }
  }

  @Test(arguments: [(HeadlessSystem.iOS18, NSTextAlignment.center), (.iOS26, .natural)])
  func `a text with attributes is aligned as one without`(
    system: HeadlessSystem, alignment: NSTextAlignment
  ) throws {
    try TestApp.run(system: system) { app in
      let price = NSAttributedString(
        string: "$88", attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue])
      alert.message(price).show()
      app.runUntilIdle()

      let card = try #require(app.styledAlert)
      #expect(card.message.textAlignment == alignment)
    }
  }

  @Test func `a card is as far from its buttons as an alert of the system`() throws {
    try TestApp.run(system: .iOS26) { app in
      let alert = alert.iconSize(.none).button("Later", role: .cancel)
      alert.show()
      app.runUntilIdle()
      let view = try #require(app.styledAlert)

      let title = view.title.convert(view.title.bounds, to: view)
      #expect(title.minX == 30)
      #expect(title.minY == 22)
      #expect(view.buttons.map(\.frame.width) == [140, 140])
      #expect(view.buttons.map(\.frame.height) == [48, 48])
      #expect(view.buttons.map(\.frame.minX) == [164, 16])
      #expect(view.card.layer.cornerRadius == 34)
    }
  }

  @Test func `the tint of the app is in the button, and the color of the style in the icon`() throws
  {
    try TestApp.run { app in
      app.window.tintColor = .purple
      alert.show()
      app.runUntilIdle()
      let view = try #require(app.styledAlert)

      #expect(view.buttons[0].backgroundColor == .purple)
      #expect(view.icon.tintColor == .systemGreen)
    }
  }

  @Test(arguments: [(UIColor.systemBlue, true), (.systemPink, true), (.systemYellow, false)])
  func `a tint is darkened on buttons until white is readable, unless it is light`(
    tint: UIColor, isDarkened: Bool
  ) throws {
    try TestApp.run(switches: HeadlessSwitches()) { app in
      app.window.tintColor = tint
      alert.show()
      app.runUntilIdle()
      let button = try #require(app.styledAlert).buttons[0]
      let traits = button.traitCollection
      let fill = try #require(button.backgroundColor).resolvedColor(with: traits)

      #expect((fill != tint.resolvedColor(with: traits)) == isDarkened)
      #expect(button.title.textColor == (isDarkened ? .white : .black))
      #expect(fill.contrast(to: button.title.textColor) >= 4.5)
    }
  }

  @Test(arguments: RenderedContrastTests.Theme.allCases)
  func `a disabled button looks different from any other`(theme: RenderedContrastTests.Theme) throws
  {
    try TestApp.run(switches: HeadlessSwitches()) { app in
      StyledAlert(.question, "Wrap it up?").theme(theme.value)
        .button("Yes", role: .preferred).button("No", role: .cancel)
        .button("Never", role: .destructive).button("Later", enabledWhen: { _ in false }).show()
      app.runUntilIdle()
      let view = try #require(app.styledAlert)
      let traits = view.traitCollection

      let fills = view.buttons.map { $0.backgroundColor?.resolvedColor(with: traits) }
      #expect(!fills.dropLast().contains(fills[3]))
      let titles = view.buttons.map { $0.title.textColor.resolvedColor(with: traits) }
      #expect(!titles.dropLast().contains(titles[3]))
    }
  }

  @Test func `a card casts the shadow of its theme`() throws {
    try TestApp.run(switches: HeadlessSwitches()) { app in
      app.page.view.backgroundColor = .white
      var theme = StyledAlertTheme.system
      theme.shadow = StyledAlertShadow(opacity: 0.6, radius: 10, offset: 4)
      alert.theme(theme).show()
      app.runUntilIdle()
      let view = try #require(app.styledAlert)
      let screen = RenderedScreen(app.device)

      let edge = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.maxY), to: nil)
      let below = screen.color(at: CGPoint(x: edge.x, y: edge.y + 3))
      let page = screen.color(at: CGPoint(x: edge.x, y: edge.y + 100))

      #expect(below.contrast(to: .white) > 1.3 * page.contrast(to: .white))
    }
  }

  @Test(arguments: RenderedContrastTests.Theme.allCases)
  func `in dark mode a card rises from the page behind it`(
    theme: RenderedContrastTests.Theme
  ) throws {
    try TestApp.run(switches: HeadlessSwitches()) { app in
      app.device.appearance = .dark
      app.page.view.backgroundColor = .systemBackground
      alert.theme(theme.value).show()
      app.runUntilIdle()
      let view = try #require(app.styledAlert)
      let screen = RenderedScreen(app.device)

      let edge = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.maxY), to: nil)
      let page = screen.color(at: CGPoint(x: edge.x, y: edge.y + 60))
      let card = screen.color(at: CGPoint(x: edge.x, y: edge.y - 8))
      let rim = screen.color(at: CGPoint(x: edge.x, y: edge.y - 0.2))
      #expect(card.contrast(to: page) >= 1.1)
      #expect(rim.contrast(to: page) >= 1.4)
    }
  }

  @Test func `the haptic is played when the last line of the icon begins`() {
    TestApp.run(switches: HeadlessSwitches()) { app in
      StyledAlert(.error, "Not sent").button("OK").show()
      app.runTurn()
      // The circle has 0.12 seconds; the second line begins at 0.4 of 0.45 seconds.
      app.device.clock.advance(by: 0.25)
      #expect(app.device.haptics == [])
      app.device.clock.advance(by: 0.1)
      #expect(app.device.haptics == ["error"])
    }
  }

  @Test func `with Reduce Motion the haptic is played at once`() {
    TestApp.run(switches: HeadlessSwitches()) { app in
      app.device.reduceMotion = true
      app.runUntilIdle()
      StyledAlert(.error, "Not sent").button("OK").show()
      app.runTurn()
      app.device.clock.advance(by: 0.02)
      #expect(app.device.haptics == ["error"])
    }
  }

  @Test func `the field that is edited has a ring of two points in the tint color`() throws {
    try TestApp.run { app in
      app.window.tintColor = .purple
      StyledAlert(.edit, "Sign in").textField("Name", id: "name").textField("City", id: "city")
        .button("OK").show()
      app.runUntilIdle()
      let controls = try #require(app.styledAlert).controls
      @MainActor func width(_ index: Int) -> CGFloat { controls[index].layer.borderWidth }

      #expect(controls[0].isFirstResponder)
      #expect([width(0), width(1)] == [2, 1])
      #expect(controls[0].layer.borderColor == UIColor.purple.cgColor)
      controls[1].becomeFirstResponder()
      #expect([width(0), width(1)] == [1, 2])
    }
  }

  // A card with a badge is where one without it would be. That of SCLAlertView is in the middle of
  // the window: `viewWillLayoutSubviews` of SCLAlertView.m.
  @Test(arguments: [
    (RenderedContrastTests.Theme.system, false), (.badge, false), (.halo, false), (.classic, true),
  ])
  func `the card is in the middle, wherever its icon is`(
    theme: RenderedContrastTests.Theme, isInWindow: Bool
  ) throws {
    try TestApp.run { app in
      for size in [StyledAlertIconSize.regular, .large, .none] {
        let handle = alert.theme(theme.value).iconSize(size).show()
        app.runUntilIdle()
        let card = try #require(app.styledAlert).card
        let frame = card.convert(card.bounds, to: nil)

        let middle = isInWindow ? app.window.bounds : app.window.safeAreaLayoutGuide.layoutFrame
        #expect(abs(frame.midY - middle.midY) <= 0.5, "\(size)")
        #expect(abs(frame.midX - middle.midX) <= 0.5, "\(size)")
        handle.dismiss(animated: false)
        app.runUntilIdle()
      }
    }
  }
}
