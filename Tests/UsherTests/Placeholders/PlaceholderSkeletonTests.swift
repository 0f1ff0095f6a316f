// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// Loading pages with blocks in the shape of the content.
@MainActor
@Suite(.uikitVariants)
struct PlaceholderSkeletonTests {
  /// Runs a test on a page with a skeleton.
  private func withSkeleton(
    _ placeholder: Placeholder = .skeleton(.list()), switches: HeadlessSwitches? = nil,
    _ body: @MainActor (TestApp, ContentPage, PlaceholderSkeletonView) throws -> Void
  ) throws {
    try TestApp.runWithContent(switches: switches) { app, page in
      page.usher.placeholder.show(placeholder.timing(.immediate), animated: false)
      app.runTurn()
      try body(app, page, try #require(page.view.first(PlaceholderSkeletonView.self)))
    }
  }

  @Test func `a skeleton fills the page between the bars, without visible texts`() throws {
    try withSkeleton { app, page, view in
      let safeArea = page.view.bounds.inset(by: page.view.safeAreaInsets)
      #expect(view.convert(view.bounds, to: page.view) == safeArea)
      #expect(page.usher.placeholder.kind == .loading)
      let host = try #require(page.view.placeholderHosts.first)
      #expect(host.first(UILabel.self) == nil)
      #expect(host.first(UIActivityIndicatorView.self) == nil)
    }
  }

  @Test func `VoiceOver reads the title of a skeleton, and not its blocks`() throws {
    try TestApp.runWithContent { app, page in
      app.device.settings.voiceOverRunning = true
      app.runUntilIdle()
      page.usher.placeholder.show(
        .skeleton(.list(), title: "Loading orders").timing(.immediate), animated: false)
      let view = try #require(page.view.first(PlaceholderSkeletonView.self))
      #expect(app.device.announcements.last?.text == "Loading orders")
      #expect(view.isAccessibilityElement)
      #expect(view.accessibilityLabel == "Loading orders")
      #expect(page.label.accessibilityElementsHidden)

      page.usher.placeholder.show(.skeleton(.list()).timing(.immediate), animated: false)
      #expect(page.view.first(PlaceholderSkeletonView.self)?.accessibilityLabel == "Loading…")
    }
  }

  @Test func `a load shows a skeleton after the delay of loading pages, and then the content`() {
    TestApp.runWithContent { app, page in
      let collector = LoadCollector()
      page.usher.load(loading: .skeleton(.cards), start: collector.startHandler)
      app.device.clock.advance(by: 0.2)
      #expect(page.view.first(PlaceholderSkeletonView.self) == nil)
      app.device.clock.advance(by: 0.2)
      #expect(page.view.first(PlaceholderSkeletonView.self) != nil)

      collector.finish(.content)
      app.runUntilIdle()
      #expect(page.view.first(PlaceholderSkeletonView.self) == nil)
    }
  }

  @Test func `a theme can have a skeleton for all loading pages, and other pages have none`() {
    TestApp.runWithContent { app, page in
      var theme = PlaceholderTheme.system
      theme.contents[.loading]?.artwork = .skeleton(.article)
      theme.skeletonColor = .red
      PlaceholderTheme.default = theme
      page.usher.placeholder.show(.loading.timing(.immediate), animated: false)
      #expect(page.view.first(PlaceholderSkeletonView.self)?.backgroundColor == .red)

      page.usher.placeholder.show(
        .failure(NetworkError(), artwork: .skeleton(.list())) {}, animated: false)
      #expect(page.view.first(PlaceholderSkeletonView.self) == nil)
      #expect(app.isVisible("Something Went Wrong"))
      #expect(page.view.first(UIButton.self) != nil)
    }
  }

  @Test(arguments: [false, true])
  func `one light moves across all blocks in reading direction, every 1.5 seconds`(
    isRightToLeft: Bool
  ) throws {
    try TestApp.runWithContent { app, page in
      app.device.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
      app.runTurn()
      page.usher.placeholder.show(.skeleton(.list()).timing(.immediate), animated: false)
      let view = try #require(page.view.first(PlaceholderSkeletonView.self))
      let light = try #require(view.subviews.first)
      let travel = try #require(light.travel)
      let distance = try #require(travel.toValue as? CGFloat)
      #expect(view.subviews.count == 1)
      #expect(travel.duration == 1.5)
      #expect(travel.repeatCount == .infinity)
      // It begins and ends outside of the page.
      let end = light.frame.offsetBy(dx: distance, dy: 0)
      let (first, last) = isRightToLeft ? (end, light.frame) : (light.frame, end)
      #expect(first.maxX <= 0)
      #expect(last.minX >= view.bounds.maxX)
      #expect(isRightToLeft == (distance < 0))
    }
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func `a block becomes lighter when the light passes, and only the blocks do`(
    appearance: UIUserInterfaceStyle
  ) throws {
    try withSkeleton(
      .skeleton(PlaceholderSkeleton(row: .block(width: 200, height: 100), spacing: 100)),
      switches: HeadlessSwitches()
    ) { app, page, view in
      page.view.backgroundColor = .systemBackground
      app.device.appearance = appearance
      page.usher.placeholder.theme = .system
      app.runTurn()
      let block = view.convert(CGPoint(x: 116, y: 100), to: nil)
      let gap = view.convert(CGPoint(x: 116, y: 180), to: nil)
      var blocks: [UInt8] = []
      var gaps: Set<UInt8> = []
      for _ in 0..<15 {
        app.device.clock.advance(by: 0.1)
        let picture = app.device.render(scale: 1)
        blocks.append(picture[Int(block.x), Int(block.y)].green)
        gaps.insert(picture[Int(gap.x), Int(gap.y)].green)
      }
      let (darkest, lightest) = (try #require(blocks.min()), try #require(blocks.max()))
      #expect(lightest - darkest >= 9)
      #expect(gaps.count == 1)
      // Without the light a block is grey, and in its light it is still apart from the page.
      let ground = Int(try #require(gaps.first))
      #expect(abs(Int(blocks[14]) - Int(darkest)) <= 1)
      #expect(abs(ground - Int(darkest)) >= 20)
      #expect(abs(ground - Int(lightest)) >= 8)
    }
  }

  @Test func `with Reduce Motion nothing moves, also when it is turned on later`() throws {
    try withSkeleton { app, page, view in
      let light = try #require(view.subviews.first)
      #expect(light.travel != nil)

      app.device.settings.reduceMotion = true
      app.runTurn()
      #expect(light.travel == nil)
      #expect(light.frame.maxX <= 0, "blocks are plain without the light")

      app.device.settings.reduceMotion = false
      app.runTurn()
      #expect(light.travel != nil)
    }
  }

  @Test func `a skeleton that is not in a window does not move, and continues when it is`() throws {
    try withSkeleton { app, page, view in
      let light = try #require(view.subviews.first)
      app.window.rootViewController = HomePage()
      app.runUntilIdle()
      #expect(view.window == nil)
      #expect(light.travel == nil)

      app.window.rootViewController = page
      app.runUntilIdle()
      #expect(light.travel != nil)
    }
  }

  @Test func `rotation and larger text change the blocks, and a turn changes nothing`() throws {
    try withSkeleton { app, page, view in
      let mask = try #require(view.layer.mask as? CAShapeLayer)
      let light = try #require(view.subviews.first)
      let (path, travel) = (mask.path, light.travel)
      view.superview?.setNeedsLayout()
      app.runTurn()
      #expect(mask.path == path)
      #expect(light.travel === travel, "the light does not begin again")

      app.device.settings.contentSizeCategory = .accessibilityLarge
      app.runTurn()
      let larger = mask.path
      #expect(larger != path)
      app.device.orientation = .landscapeLeft
      app.runUntilIdle()
      #expect(mask.path != larger)
      #expect(mask.path?.boundingBoxOfPath.maxX ?? 0 > 600)
      #expect(light.travel?.toValue as? CGFloat != travel?.toValue as? CGFloat)
    }
  }

  @Test func `an equal skeleton keeps its view, another one gets a new view`() throws {
    try withSkeleton { app, page, view in
      page.usher.placeholder.show(.skeleton(.list()).timing(.immediate), animated: false)
      #expect(page.view.first(PlaceholderSkeletonView.self) === view)
      page.usher.placeholder.show(.skeleton(.cards).timing(.immediate), animated: false)
      #expect(page.view.first(PlaceholderSkeletonView.self) !== view)
    }
  }
}

extension UIView {
  /// The animation that moves the light of a skeleton.
  fileprivate var travel: CABasicAnimation? {
    layer.animation(forKey: "travel") as? CABasicAnimation
  }
}
