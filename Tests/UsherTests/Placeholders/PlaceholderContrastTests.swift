// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// The contrast of standard placeholders as they are rendered, pixel by pixel.
@MainActor
@Suite(.uikitVariants)
struct PlaceholderContrastTests {
  struct Configuration: Sendable, CustomTestStringConvertible {
    let system: HeadlessSystem
    let kind: PlaceholderKind
    let isIllustrated: Bool
    let isDark: Bool
    let isGrouped: Bool

    var testDescription: String {
      "\(kind), \(system), \(isIllustrated ? "illustrated" : "system"), "
        + "\(isDark ? "dark" : "light")\(isGrouped ? ", grouped" : "")"
    }

    nonisolated static let all = HeadlessSystem.allCases.flatMap { system in
      [PlaceholderKind.loading, .empty, .failure].flatMap { kind in
        (0..<8).map { bits in
          Configuration(
            system: system, kind: kind, isIllustrated: bits & 1 > 0, isDark: bits & 2 > 0,
            isGrouped: bits & 4 > 0)
        }
      }
    }
  }

  @Test(arguments: Configuration.all)
  func `texts have a contrast of 4.5, and artwork of 3`(configuration: Configuration) throws {
    try TestApp.runOnDevice(system: configuration.system, switches: HeadlessSwitches()) { device in
      let page = ContentPage()
      let app = TestApp(on: device, page: page)
      device.appearance = configuration.isDark ? .dark : .light
      page.view.backgroundColor =
        configuration.isGrouped ? .systemGroupedBackground : .systemBackground
      page.usher.placeholder.theme = configuration.isIllustrated ? .illustrated : .system
      var placeholder = Placeholder(configuration.kind) {}
      placeholder.content.title = "The title"
      placeholder.content.message = "A message that explains the title."
      placeholder.content.button = configuration.kind == .loading ? "" : "A button"
      page.usher.placeholder.show(placeholder.timing(.immediate), animated: false)
      app.runUntilIdle()

      let view = try #require(page.view.placeholderHosts.first?.contentView)
      let screen = RenderedScreen(device)
      let button = view.first(UIButton.self)
      let labels = view.subviews.compactMap { $0 as? UILabel } + [button?.label("A button")]
      #expect(labels.compactMap { $0 }.count == (configuration.kind == .loading ? 2 : 3))
      for label in labels.compactMap({ $0 }) {
        let seen = screen.contrast(in: label.convert(label.bounds, to: nil))
        #expect(seen >= 4.5, "\(label.text ?? "")")
      }
      let artwork = try #require(
        view.subviews.first {
          $0 is PlaceholderAnimationView || $0 is UIImageView || $0 is UIActivityIndicatorView
        })
      // Of a disc, slightly less than the largest square inside.
      let inset = artwork is PlaceholderAnimationView ? artwork.bounds.width * 0.16 : 0
      let area = artwork.convert(artwork.bounds, to: nil).insetBy(dx: inset, dy: inset)
      #expect(screen.contrast(in: area) >= 3)
    }
  }
}
