// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// The size, position and presence of the parts of the default page.
@MainActor
@Suite(.uikitVariants)
struct PlaceholderPartsTests {
  /// Runs a test on the default page with every part, in a region of the given height.
  private func withPage(
    height: CGFloat = 600, _ body: @MainActor (TestApp, ContentPage, PlaceholderView) throws -> Void
  ) rethrows {
    try TestApp.runWithContent { app, page in
      let region = UIView(frame: CGRect(x: 0, y: 150, width: 393, height: height))
      page.view.addSubview(region)
      page.usher.placeholder.region = region
      page.usher.placeholder.show(
        .failure(NetworkError(), title: "a title", message: "a message", button: "a") {},
        animated: false)
      app.runUntilIdle()
      if let view = region.placeholderHosts.first?.contentView as? PlaceholderView {
        try body(app, page, view)
      }
    }
  }

  @Test func `a button is a capsule with a semibold title and room around it`() throws {
    for title in ["a", "Look for orders again"] {
      try TestApp.runWithContent { app, page in
        page.usher.placeholder.show(.empty(button: title) {}, animated: false)
        app.runUntilIdle()
        let button = try #require(page.view.first(UIButton.self))
        let label = try #require(button.label(title))
        let text = label.convert(label.bounds, to: button)
        #expect(button.bounds.height >= 50)
        #expect(button.bounds.width >= 88)
        #expect(text.minX >= 24)
        #expect(button.bounds.width - text.maxX >= 24)
        #expect(button.configuration?.cornerStyle == .capsule)
        #expect(label.font == .preferredFont(forTextStyle: .headline))
      }
    }
  }

  @Test func `a page with a long title has margins`() throws {
    try TestApp.runWithContent { _, page in
      page.usher.placeholder.show(
        .empty(title: String(repeating: "a long title ", count: 9)), animated: false)
      let title = try #require(page.view.placeholderHosts.first?.first(UILabel.self))
      #expect(title.frame.minX >= 20)
      #expect(title.frame.maxX <= page.view.bounds.maxX - 20)
    }
  }

  @Test func `a wide picture keeps its aspect ratio, and a small one its size`() throws {
    for (size, shown) in [
      (CGSize(width: 690, height: 300), CGSize(width: 345, height: 150)),
      (CGSize(width: 90, height: 60), CGSize(width: 90, height: 60)),
    ] {
      let image = UIGraphicsImageRenderer(size: size).image { _ in }
      let frames = PlaceholderAnimation("wide", size: size) { _, _, _ in }
      for art in [PlaceholderArtwork.image(image), .animation(frames)] {
        try TestApp.runWithContent { app, page in
          page.usher.placeholder.show(.empty(artwork: art), animated: false)
          app.runUntilIdle()
          let view = try #require(page.view.placeholderHosts.first?.contentView as? PlaceholderView)
          let picture = try #require(
            view.first(UIImageView.self) ?? view.first(PlaceholderAnimationView.self))
          #expect(picture.bounds.size == shown, "art: \(art)")
        }
      }
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -40])
  func `an animation with an invalid size has no size`(length: CGFloat) {
    let size = CGSize(width: length, height: length)
    let frames = PlaceholderAnimation("none", size: size) { _, _, _ in }
    #expect(frames.size == .zero)
    #expect(frames == frames)
  }

  @Test func `a button with an empty title is left out, also for custom views`() throws {
    try TestApp.runWithContent { app, page in
      page.usher.placeholder.show(.failure(NetworkError(), button: "") {}, animated: false)
      app.runUntilIdle()
      let view = try #require(page.view.placeholderHosts.first?.contentView)
      #expect(view.first(UIButton.self) == nil)
      var hasAction: [Bool] = []
      page.usher.placeholder.theme = PlaceholderTheme.system
      page.usher.placeholder.theme?.makeView = { _, _, act in
        hasAction.append(act != nil)
        return UIView()
      }
      page.usher.placeholder.show(.failure(NetworkError(), button: "") {}, animated: false)
      page.usher.placeholder.show(.failure(NetworkError()) {}, animated: false)
      #expect(hasAction.first == false)
      #expect(hasAction.last == true)
    }
  }

  @Test func `every part is aligned to pixels`() {
    withPage { app, _, view in
      let scale = app.scene.screen.scale
      for part in view.subviews where !part.isHidden {
        for edge in [part.frame.minX * scale, part.frame.minY * scale] {
          #expect(abs(edge - edge.rounded()) < 0.001)
        }
      }
    }
  }

  @Test func `a page that fits is not scrollable, a larger one is`()
    throws
  {
    withPage { _, _, view in #expect(!view.isScrollEnabled) }
    try withPage(height: 120) { _, _, view in
      let picture = try #require(view.first(UIImageView.self))
      #expect(picture.isHidden, "the artwork is left out first")
      #expect(view.isScrollEnabled)
      #expect(view.contentSize.height > 120)
    }
  }

  @Test func `a page that scrolls flashes its scroll indicator when it appears, and only then`() {
    TestApp.runWithContent { app, page in
      page.usher.placeholder.show(.empty(title: "a title"), animated: false)
      app.runTurn()
      #expect(!page.showsScrollIndicator)

      let long = String(repeating: "many words about a failure ", count: 80)
      page.usher.placeholder.show(.empty(message: long), animated: false)
      app.runTurn()
      #expect(page.showsScrollIndicator)
      app.runUntilIdle()
      #expect(!page.showsScrollIndicator)
      page.view.frame.size.height -= 20
      app.runTurn()
      #expect(!page.showsScrollIndicator)
    }
  }

  @Test func `the title is a heading, and texts grow with the text size`() throws {
    try withPage { app, _, view in
      let title = try #require(view.label("a title"))
      let message = try #require(view.label("a message"))
      #expect(title.accessibilityTraits.contains(.header))
      #expect(!message.accessibilityTraits.contains(.header))
      let before = [title.bounds.height, message.bounds.height]

      app.device.settings.contentSizeCategory = .accessibilityLarge
      app.runUntilIdle()
      #expect(title.bounds.height > before[0])
      #expect(message.bounds.height > before[1])
      #expect(message.frame.minY >= title.frame.maxY)
    }
  }

  @Test func `lines may be wider with larger text`() throws {
    try TestApp.runOnDevice(.iPhone16, switches: HeadlessSwitches()) { device in
      let page = ContentPage()
      let app = TestApp(on: device, page: page)
      let long = String(repeating: "many words about a failure ", count: 12)
      page.usher.placeholder.show(.empty(message: long), animated: false)
      device.orientation = .landscapeLeft
      app.runUntilIdle()
      let message = try #require(page.view.label(long))
      #expect(message.bounds.width <= 420)
      device.settings.contentSizeCategory = .accessibilityExtraExtraExtraLarge
      app.runUntilIdle()
      #expect(message.bounds.width > 500)
    }
  }

  @Test func `the button of a page that is shown again performs the newest action`() throws {
    try withPage { app, page, view in
      var taps = 0
      page.usher.placeholder.show(
        .failure(NetworkError(), title: "a title", message: "a message", button: "a") {
          taps += 1
        }, animated: false)
      app.runTurn()
      #expect(view.superview != nil, "an equal page keeps its view")
      try app.tap("a")
      #expect(taps == 1)
    }
  }

  @Test func `a visible page changes with its theme`() {
    withPage { _, page, view in
      var theme = PlaceholderTheme.system
      theme.titleColor = .red
      page.usher.placeholder.theme = theme
      #expect(view.label("a title")?.textColor == .red)
    }
  }

  @Test func `a button without a title has the title Try Again`() throws {
    try TestApp.runWithContent { app, page in
      var taps = 0
      page.usher.placeholder.show(.empty { taps += 1 }, animated: false)
      app.runTurn()
      try app.tap("Try Again")
      #expect(taps == 1)
    }
  }

  @Test func `views that the placeholder does not cover remain accessible`() {
    TestApp.runWithContent { app, page in
      page.usher.placeholder.insets.top = 300
      page.usher.placeholder.show(.empty(), animated: false)
      #expect(!page.label.accessibilityElementsHidden)
      #expect(!page.label.isCovered)
      let below = UIView(frame: CGRect(x: 0, y: 500, width: 100, height: 100))
      page.view.addSubview(below)
      app.runTurn()
      #expect(below.accessibilityElementsHidden)
    }
  }
}

extension ContentPage {
  /// Whether a scroll indicator of the placeholder is visible.
  fileprivate var showsScrollIndicator: Bool {
    view.placeholderHosts.first?.contentView?.subviews.contains {
      "\(type(of: $0))".hasSuffix("ScrollIndicator") && $0.alpha > 0 && !$0.isHidden
    } == true
  }
}
