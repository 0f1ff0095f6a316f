// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import UsherCore
import UsherTesting

@testable import Usher

/// The contrast of texts and icons as they are rendered, pixel by pixel; sizes of buttons and texts.
@MainActor
@Suite(.uikitVariants)
struct RenderedContrastTests {
  enum Theme: CaseIterable {
    case system, badge, halo, classic

    @MainActor var value: StyledAlertTheme {
      switch self {
      case .system: .system
      case .badge: .badge
      case .halo: .halo
      case .classic: .classic
      }
    }
  }

  struct Configuration: Sendable, CustomTestStringConvertible {
    let style: StyledAlertStyle
    let theme: Theme
    let isDark: Bool
    let increasesContrast: Bool

    var testDescription: String {
      "\(theme), \(style), \(isDark ? "dark" : "light")"
        + (increasesContrast ? ", more contrast" : "")
    }

    nonisolated static let all = StyledAlertStyle.allCases.flatMap { style in
      Theme.allCases.flatMap { theme in
        [(false, false), (false, true), (true, false), (true, true)].map {
          Configuration(style: style, theme: theme, isDark: $0.0, increasesContrast: $0.1)
        }
      }
    }
  }

  @Test(arguments: Configuration.all, [HeadlessSystem.iOS18, .iOS26])
  func `texts have a contrast of 4.5 and icons of 3 in each theme`(
    sight: Configuration, system: HeadlessSystem
  ) throws {
    try TestApp.run(system: system, switches: HeadlessSwitches()) { app in
      let window = try show(sight, on: app)
      let screen = RenderedScreen(app.device)

      let labels = window.descendants.compactMap { $0 as? UILabel }.filter { $0.text != nil }
      #expect(labels.count >= 5)
      for label in labels {
        let seen = screen.contrast(in: label.convert(label.bounds, to: nil))
        #expect(seen >= 4.5, "\(label.text ?? "")")
      }
      // The icon of SCLAlertView stays as it was published.
      let isAsPublished = sight.theme == .classic && sight.style != .custom
      if !isAsPublished { #expect(try iconContrast(in: window, screen) >= 3) }
    }
  }

  @Test(
    arguments: Configuration.all.filter { !$0.increasesContrast }, [HeadlessSystem.iOS18, .iOS26])
  func `nothing is cut and every button is large enough in each theme`(
    sight: Configuration, system: HeadlessSystem
  ) throws {
    for size in [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge] {
      try TestApp.run(system: system, switches: HeadlessSwitches()) { app in
        app.device.contentSizeCategory = size
        _ = try show(sight, on: app)

        let rules: Set<AuditRule> = [.touchTargets, .untruncatedText, .nonOverlappingText]
        #expect(ScreenAudit(app.scene).violations(of: rules) == [], "\(size.rawValue)")
      }
    }
  }

  @Test(
    arguments: [
      (.success, 2.65), (.error, 5.84), (.notice, 4.75), (.warning, 7.55), (.info, 5.61),
      (.edit, 4.84), (.waiting, 11.16), (.question, 4.75),
    ] as [(StyledAlertStyle, Double)], [false, true])
  func `in the classic theme icons have the documented contrast`(
    icon: (StyledAlertStyle, Double), isDark: Bool
  ) throws {
    try TestApp.run(switches: HeadlessSwitches()) { app in
      let sight = Configuration(
        style: icon.0, theme: .classic, isDark: isDark, increasesContrast: false)
      let window = try show(sight, on: app)

      #expect(abs(try iconContrast(in: window, RenderedScreen(app.device)) - icon.1) < 0.02)
    }
  }

  private func show(_ sight: Configuration, on app: TestApp) throws -> OverlayWindow {
    app.device.appearance = sight.isDark ? .dark : .light
    app.device.increaseContrast = sight.increasesContrast
    app.page.view.backgroundColor = .systemGroupedBackground
    app.runUntilIdle()
    var alert = StyledAlert(sight.style, "Order placed")
    if sight.style == .custom, let star = UIImage(systemName: "star.fill") {
      alert = alert.icon(star.withRenderingMode(.alwaysTemplate))
    }
    alert.message("Your parcel leaves the shop today.")
      .button("Great", role: .preferred).button("Details").button("Delete", role: .destructive)
      .button("Later", enabledWhen: { _ in false })
      .theme(sight.theme.value).show(in: app.center)
    app.runUntilIdle()
    return try #require(app.overlays.first)
  }

  private func iconContrast(in window: UIWindow, _ screen: RenderedScreen) throws -> Double {
    let icon = try #require(window.descendants.first { $0 is StyledAlertIconView })
    let circle = icon.subviews[0].convert(icon.subviews[0].bounds, to: nil)
    // Slightly less than the largest square inside the circle.
    return screen.contrast(
      in: circle.insetBy(dx: circle.width * 0.16, dy: circle.height * 0.16))
  }
}

extension UIView {
  fileprivate var descendants: [UIView] { subviews.flatMap { [$0] + $0.descendants } }
}
