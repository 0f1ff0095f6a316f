// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim
import UsherCore

@testable import Usher

@MainActor
@Suite(.uikitVariants)
struct StyledAlertThemeTests {
  @Test func `the default theme is the system theme until the app sets another one`() {
    HeadlessDevice.run { _ in
      #expect(StyledAlertTheme.default.metrics == StyledAlertTheme.system.metrics)

      StyledAlertTheme.default = .classic
      StyledAlertTheme.default.metrics.cornerRadius = 12

      #expect(StyledAlertTheme.default.metrics.cornerRadius == 12)
      #expect(StyledAlertTheme.classic.metrics.cornerRadius == 5)
    }
    HeadlessDevice.run { _ in
      #expect(
        StyledAlertTheme.default.metrics == StyledAlertTheme.system.metrics,
        "another app has its own default theme")
    }
  }

  @Test(
    arguments: [
      (.success, "22B573", "FFFFFF"), (.error, "C1272D", "FFFFFF"), (.notice, "727375", "FFFFFF"),
      (.warning, "FFD110", "3C3C3C"), (.info, "2866BF", "FFFFFF"), (.edit, "A429FF", "FFFFFF"),
      (.waiting, "6C125D", "FFFFFF"), (.question, "727375", "FFFFFF"), (.custom, nil, nil),
    ] as [(StyledAlertStyle, String?, String?)])
  func `the classic colors are those of SCLAlertView`(
    style: StyledAlertStyle, accent: String?, foreground: String?
  ) {
    let colors = StyledAlertColors.classic

    #expect(colors[accent: style].map(hex) == accent)
    #expect(colors[icon: style].map(hex) == foreground)
    #expect([colors.card, colors.iconRing].map(hex) == ["FFFFFF", "FFFFFF"])
    #expect([colors.title, colors.message].map(hex) == ["4D4D4D", "4D4D4D"])
    #expect(hex(colors.border) == "CCCCCC")
  }

  @Test func `the documented contrast of the classic colors is correct`() throws {
    let article = try String(contentsOf: Self.article, encoding: .utf8)
    let lines = Set(article.split(separator: "\n").map(String.init))
    let colors = StyledAlertColors.classic
    for style in StyledAlertStyle.allCases {
      guard let accent = colors[accent: style], let foreground = colors[icon: style] else {
        continue
      }
      let ratio = String(format: "%.2f", Double(accent.contrast(to: foreground)))
      #expect(lines.contains("| \(style) | #\(hex(accent)) | #\(hex(foreground)) | \(ratio) |"))
    }
    let text = String(format: "%.2f", Double(colors.message.contrast(to: colors.card)))
    #expect(article.contains("#4D4D4D on white, have \(text)."))
  }

  @Test(arguments: HeadlessSystem.allCases, [UIAccessibilityContrast.normal, .high])
  func `on each color of the badge theme except orange white has a contrast of at least 4.5`(
    system: HeadlessSystem, contrast: UIAccessibilityContrast
  ) throws {
    try HeadlessDevice.run(system: system) { _ in
      for style in StyledAlertStyle.allCases where style != .custom {
        let accent = try #require(StyledAlertColors.badge[accent: style])
        for mode in [UIUserInterfaceStyle.light, .dark] {
          let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: mode),
            UITraitCollection(accessibilityContrast: contrast),
          ])
          let ratio = accent.resolvedColor(with: traits).contrast(to: .white)
          // The text on orange is black, without Increase Contrast.
          let isLight = style == .warning && contrast == .normal
          #expect(isLight ? ratio < 3 : ratio >= 4.5, "\(style) \(mode)")
        }
      }
    }
  }

  private static let article = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .appendingPathComponent("Sources/Usher/Usher.docc/StyledAlertLooks.md")

  @Test(arguments: [UIContentSizeCategory.large, .extraSmall, .accessibilityMedium])
  func `classic fonts have their sizes at the default text size, and scale with the text size`(
    size: UIContentSizeCategory
  ) {
    HeadlessDevice.run { _ in
      let traits = UITraitCollection(preferredContentSizeCategory: size)
      let fonts = StyledAlertFonts.classic
      let sizes = [fonts.title, fonts.message, fonts.button, fonts.toggle]
        .map { $0.font(for: traits).pointSize }
      let expected: [CGFloat] = [20, 14, 14, 12]

      switch size {
      case .large: #expect(sizes == expected)
      case .extraSmall: #expect(zip(sizes, expected).allSatisfy { $0 < $1 })
      default: #expect(zip(sizes, expected).allSatisfy { $0 > $1 })
      }
    }
  }

  @Test func `a text style font can have another weight, and a fixed font does not scale`() {
    HeadlessDevice.run { _ in
      let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
      let bold = StyledAlertFont.textStyle(.body, weight: .bold).font(for: large)
      let plain = StyledAlertFont.textStyle(.body).font(for: large)
      #expect(bold.pointSize == plain.pointSize)
      #expect(bold != plain)

      #expect(StyledAlertFont.fixed(.systemFont(ofSize: 9)).font(for: large).pointSize == 9)
    }
  }

  @Test
  func `a style has the accent and icon color set by the app, and by default the app's tint`() {
    HeadlessDevice.run { _ in
      var theme = StyledAlertTheme.system
      theme.colors[accent: .success] = .brown
      theme.colors[icon: .success] = .black
      #expect(theme.colors[accent: .success] == .brown)
      #expect(theme.colors[icon: .success] == .black)

      theme.colors[accent: .success] = nil
      #expect(theme.colors[accent: .success] == nil)
      #expect(theme.colors[accent: .custom] == nil)
    }
  }

  @Test func `an alert without an accent color inherits the tint color of the app window`() throws {
    try TestApp.run { app in
      app.window.tintColor = .systemGreen
      let handle = StyledAlert(.custom, "News").button("OK").show()
      app.runUntilIdle()
      let view = try #require(app.styledAlert)
      #expect(view.tintColor == .systemGreen)

      handle.update { _ in StyledAlert(.error, "News").button("OK") }
      #expect(view.tintColor == .systemGreen, "the color of the style is in the icon")
      #expect(view.icon.tintColor == view.theme.colors[iconAccent: .error])
      handle.update { _ in StyledAlert(.custom, "News").button("OK") }

      #expect(view.tintColor == .systemGreen)
    }
  }

  @Test(arguments: [false, true])
  func `UIColor.tintColor as tint or accent color of an alert inherits the app's`(
    isAccent: Bool
  ) {
    TestApp.run { app in
      app.window.tintColor = .systemGreen
      var theme = StyledAlertTheme.system
      if isAccent { theme.colors[accent: .success] = .tintColor }
      let alert = StyledAlert(.success, "Saved").theme(theme).button("OK")
      (isAccent ? alert : alert.tint(.tintColor)).show()
      app.runUntilIdle()

      #expect(app.styledAlert?.tintColor == .systemGreen)
    }
  }

  private func hex(_ color: UIColor) -> String {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: nil)
    return [red, green, blue].map {
      let digits = String(Int(($0 * 255).rounded()), radix: 16, uppercase: true)
      return digits.count < 2 ? "0" + digits : digits
    }.joined()
  }

  @Test func `a corner radius or border larger than the card is limited to the card`() throws {
    try TestApp.run { app in
      StyledAlert(.info, "News").theme {
        $0.metrics.cornerRadius = 4000
        $0.metrics.borderWidth = 4000
      }
      .button("OK").show()
      app.runUntilIdle()
      let card = try #require(app.styledAlert).card
      let limit = min(card.bounds.width, card.bounds.height) / 2
      #expect(card.layer.cornerRadius == limit)
      #expect(card.layer.borderWidth == limit)
    }
  }
}
