// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// The contrast of texts and icons as they are rendered, pixel by pixel.
@MainActor
@Suite(.uikitVariants)
struct RenderedContrastTests {
  struct Configuration: Sendable, CustomTestStringConvertible {
    let style: StyledAlertStyle
    let isDark: Bool
    let increasesContrast: Bool

    var testDescription: String {
      "\(style), \(isDark ? "dark" : "light")\(increasesContrast ? ", more contrast" : "")"
    }

    /// Whether the accent is the tint of the app, whatever that is.
    var isOnTint: Bool { style == .custom && !increasesContrast }

    nonisolated static let all = StyledAlertStyle.allCases.flatMap { style in
      [false, true].flatMap { isDark in
        [false, true].map { Configuration(style: style, isDark: isDark, increasesContrast: $0) }
      }
    }
  }

  @Test(arguments: Configuration.all)
  func `in the system theme texts and icons have a contrast of 4.5, or 3 on the app's tint`(
    sight: Configuration
  ) throws {
    try TestApp.run(switches: HeadlessSwitches()) { app in
      let window = try show(sight, .system, on: app)
      let screen = Screen(app.device)

      let labels = window.descendants.compactMap { $0 as? UILabel }.filter { $0.text != nil }
      #expect(labels.count >= 4)
      for label in labels {
        let isOnTint = sight.isOnTint && label.superview is StyledAlertButtonView
        let needed = isOnTint && label.text == "Great" ? 3 : 4.5
        let seen = screen.contrast(in: label.convert(label.bounds, to: nil))
        #expect(seen >= needed, "\(label.text ?? "")")
      }
      #expect(try iconContrast(in: window, screen) >= (sight.isOnTint ? 3 : 4.5))
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
      let sight = Configuration(style: icon.0, isDark: isDark, increasesContrast: false)
      let window = try show(sight, .classic, on: app)

      #expect(abs(try iconContrast(in: window, Screen(app.device)) - icon.1) < 0.02)
    }
  }

  private func show(
    _ sight: Configuration, _ theme: StyledAlertTheme, on app: TestApp
  ) throws -> OverlayWindow {
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
      .theme(theme).show(in: app.center)
    app.runUntilIdle()
    return try #require(app.overlays.first)
  }

  private func iconContrast(in window: UIWindow, _ screen: Screen) throws -> Double {
    let icon = try #require(window.descendants.first { $0 is StyledAlertIconView })
    let circle = icon.subviews[0].convert(icon.subviews[0].bounds, to: nil)
    // Slightly less than the largest square inside the circle.
    return screen.contrast(
      in: circle.insetBy(dx: circle.width * 0.16, dy: circle.height * 0.16))
  }
}

/// The pixels of a screen.
@MainActor
private struct Screen {
  private let bytes: [UInt8]
  private let width: Int
  private let scale: CGFloat

  init(_ device: HeadlessDevice) {
    let picture = device.render(scale: 3)
    (bytes, width, scale) = (picture.rgba(), picture.width, 3)
  }

  /// The highest contrast between the most frequent color of an area and another color in it.
  func contrast(in area: CGRect) -> Double {
    var counts: [UInt32: Int] = [:]
    for y in Int(area.minY * scale)..<Int(area.maxY * scale) {
      for x in Int(area.minX * scale)..<Int(area.maxX * scale) {
        let at = (y * width + x) * 4
        let color = UInt32(bytes[at]) << 16 | UInt32(bytes[at + 1]) << 8 | UInt32(bytes[at + 2])
        counts[color, default: 0] += 1
      }
    }
    guard let ground = counts.max(by: { $0.value < $1.value })?.key else { return 0 }
    let behind = color(ground)
    return counts.keys.map { Double(color($0).contrast(to: behind)) }.max() ?? 0
  }

  private func color(_ number: UInt32) -> UIColor {
    func part(_ shift: UInt32) -> CGFloat { CGFloat((number >> shift) & 0xFF) / 255 }
    return UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
  }
}

extension UIView {
  fileprivate var descendants: [UIView] { subviews.flatMap { [$0] + $0.descendants } }
}
