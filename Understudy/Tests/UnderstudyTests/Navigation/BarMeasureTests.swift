// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

/// Where the parts of a navigation bar of iOS 26 are, and what they look like in a picture.
@MainActor
struct BarMeasureTests {
  @Test(arguments: [
    (HeadlessModel.iPhone17Pro, false, CGFloat(16)), (.iPhone17ProMax, false, 20),
    (.iPhoneSE3, true, 38),
  ])
  func `capsules keep the margin of the device from the edge`(
    model: HeadlessModel, isOnItsSide: Bool, margin: CGFloat
  ) {
    withBar(model) { device, navigation, page in
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit")
      if isOnItsSide { device.orientation = .landscapeLeft }
      device.clock.advance(by: 1)
      let platter = navigation.navigationBar.content?.platters.trailing.first
      #expect(platter?.frameInWindow.maxX == device.bounds.width - margin)
    }
  }

  @Test
  func `the title is 17 semibold, 12 from the buttons, and 22 below the top or 32 in a sheet`()
    throws
  {
    try withBar { device, navigation, page in
      page.title = "A title that is longer than there is room for"
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit")
      page.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Menu")
      device.clock.advance(by: 0.1)
      let content = try #require(navigation.navigationBar.content)
      let title = try #require(views(UILabel.self, in: content.titleHolder).first)
      #expect(title.font == .systemFont(ofSize: 17, weight: .semibold))
      #expect(isNear(title.frameInWindow.midY, 62 + 22))
      let (left, right) = (content.platters.leading[0], content.platters.trailing[0])
      #expect(isNear(title.frameInWindow.minX - left.frameInWindow.maxX, 12))
      #expect(isNear(right.frameInWindow.minX - title.frameInWindow.maxX, 12))

      let inner = UINavigationController(rootViewController: UIViewController())
      inner.topViewController?.title = "Sheet"
      page.present(inner, animated: false)
      device.clock.advance(by: 1)
      let inSheet = views(UILabel.self, in: inner.navigationBar).first { $0.text == "Sheet" }
      #expect(isNear(inSheet.map { $0.convert($0.bounds, to: inner.view).midY } ?? 0, 32))
    }
  }

  @Test
  func `bar buttons are 17 medium, and prominent ones semibold`() {
    withBar { device, navigation, page in
      let done = UIBarButtonItem(title: "Done")
      done.style = .prominent
      page.navigationItem.rightBarButtonItems = [done, UIBarButtonItem(title: "Edit")]
      device.clock.advance(by: 0.1)
      let labels = views(UILabel.self, in: navigation.navigationBar)
      let font = { (text: String) in labels.first { $0.text == text }?.font }
      #expect(font("Edit") == .systemFont(ofSize: 17, weight: .medium))
      #expect(font("Done") == .systemFont(ofSize: 17, weight: .semibold))
    }
  }

  @Test(arguments: [
    (HeadlessModel.iPhone17Pro, CGFloat(20)), (.iPhone17ProMax, 20), (.iPhoneSE3, 16),
  ])
  func `a large title is 34 bold, at the margin of the page, in 52 points below the row`(
    model: HeadlessModel, margin: CGFloat
  ) {
    withBar(model, isLarge: true) { device, navigation, page in
      let labels = views(UILabel.self, in: navigation.view)
      let large = labels.first { $0.font.pointSize == 34 }
      #expect(large?.font == .systemFont(ofSize: 34, weight: .bold))
      #expect(large?.frameInWindow.minX == margin)
      let row = model.safeArea.top + 54
      #expect((row...(row + 52)).contains(large?.frameInWindow.midY ?? 0))
      #expect(page.view.safeAreaInsets.top == row + 52)
    }
  }

  // MARK: Pictures

  @Test(arguments: [(UIUserInterfaceStyle.light, UIColor.white, 250.0), (.dark, .black, 25)])
  func `a capsule is white, or almost black in the dark`(
    style: UIUserInterfaceStyle, color: UIColor, gray: Double
  ) {
    withBar(style: style, color: color) { device, navigation, page in
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit")
      device.clock.advance(by: 0.1)
      let frame = navigation.navigationBar.content?.platters.trailing[0].frameInWindow ?? .null
      #expect(isShade(device.render(scale: 1).gray(frame.minX + 12, frame.midY), gray, 1))
    }
  }

  @Test(arguments: [CGFloat(1), 6, 14])
  func `a capsule has a shadow that blurs by 10 and is 4 below it`(distance: CGFloat) {
    withBar { device, navigation, page in
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "A long word on a button")
      device.clock.advance(by: 0.1)
      let frame = navigation.navigationBar.content?.platters.trailing[0].frameInWindow ?? .null
      // What is beyond the other side of the capsule does not darken.
      let near = shadow(distance + 0.5 - 4, radius: 10)
      let shade = 0.075 * (near - shadow(distance + 0.5 - 4 + 44, radius: 10))
      let gray = device.render(scale: 1).gray(frame.midX, frame.maxY.rounded(.up) + distance)
      #expect(isShade(gray, 255 * (1 - shade), 1))
    }
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func `a disabled prominent button is gray`(style: UIUserInterfaceStyle) {
    withBar(style: style) { device, navigation, page in
      let done = UIBarButtonItem(title: "Done")
      done.style = .prominent
      done.isEnabled = false
      page.navigationItem.rightBarButtonItem = done
      device.clock.advance(by: 0.1)
      let platter = navigation.navigationBar.content?.platters.trailing[0]
      let gray = UIColor.systemGray4.resolvedColor(with: page.traitCollection).cgColor.green
      let frame = platter?.frameInWindow ?? .null
      let shown = device.render(scale: 1).gray(frame.minX + 8, frame.midY)
      #expect(isShade(shown, Double(gray) * 255, 16))
    }
  }

  // MARK: Edge effects

  @Test(arguments: [
    (UIUserInterfaceStyle.light, UIColor.white, UIColor.black, 127.5),
    (.dark, .black, .white, 255 * 0.4),
  ])
  func `the background covers half of the content under a bar, and 0.6 in the dark`(
    style: UIUserInterfaceStyle, background: UIColor, content: UIColor, gray: Double
  ) {
    withContent(style: style, background: background, content: content) { device, list in
      list.topEdgeEffect.style = .hard
      device.clock.advance(by: 0.1)
      #expect(isShade(device.render(scale: 1).gray(8, 80), gray, 2))
    }
  }

  @Test
  func `the hard style has a hairline of a tenth`() {
    withContent(background: .white, content: .white) { device, list in
      list.topEdgeEffect.style = .hard
      device.clock.advance(by: 0.1)
      let picture = device.render(scale: 3)
      let rows = (110 * 3..<119 * 3).map { Int(picture[24, $0].green) }
      #expect(rows.filter { $0 < 250 }.count == 1)
      #expect(isShade(rows.min() ?? 0, 255 * 0.9, 2))
    }
  }

  @Test(arguments: [(false, CGFloat(1.5)), (true, 2)])
  func `content under a bar is blurred by 1.5 points, or by 2 in the hard style`(
    isHard: Bool, deviation: CGFloat
  ) {
    withContent(background: .white, content: .black, width: 100) { device, list in
      list.topEdgeEffect.style = isHard ? .hard : .soft
      device.clock.advance(by: 0.1)
      let picture = device.render(scale: 3)
      let grays = (240..<360).map { CGFloat(picture[$0, 120].green) }
      let (low, high) = (grays.min() ?? 0, grays.max() ?? 0)
      // From 16 to 84 of 100 an edge takes two deviations.
      let edge = grays.filter {
        (low + 0.16 * (high - low)..<low + 0.84 * (high - low)).contains($0)
      }
      #expect(isNear(CGFloat(edge.count) / 3, 2 * deviation, 0.5))
    }
  }

  private func withContent(
    style: UIUserInterfaceStyle = .light, background: UIColor, content color: UIColor,
    width: CGFloat = 402, _ body: @MainActor (HeadlessDevice, UIScrollView) -> Void
  ) {
    HeadlessDevice.run(.iPhone17Pro, system: .iOS26) { device in
      device.appearance = style
      let (page, list) = (UIViewController(), UIScrollView())
      list.contentSize = CGSize(width: 402, height: 3000)
      list.backgroundColor = background
      let content = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 3000))
      content.backgroundColor = color
      list.addSubview(content)
      page.view = list
      let window = UIWindow(windowScene: device.connectScene())
      window.rootViewController = UINavigationController(rootViewController: page)
      window.makeKeyAndVisible()
      device.clock.advance(by: 0.1)
      list.contentOffset.y = 300
      device.clock.advance(by: 0.5)
      body(device, list)
      withExtendedLifetime(window) {}
    }
  }

  private func withBar(
    _ model: HeadlessModel = .iPhone17Pro, isLarge: Bool = false,
    style: UIUserInterfaceStyle = .light, color: UIColor? = nil,
    _ body: @MainActor (HeadlessDevice, UINavigationController, UIViewController) throws -> Void
  ) rethrows {
    try HeadlessDevice.run(model, system: .iOS26) { device in
      device.appearance = style
      let page = UIViewController()
      page.title = "Home"
      page.view.backgroundColor = color ?? .systemBackground
      let navigation = UINavigationController(rootViewController: page)
      navigation.navigationBar.prefersLargeTitles = isLarge
      let window = UIWindow(windowScene: device.connectScene())
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      device.clock.advance(by: 0.5)
      try body(device, navigation, page)
      withExtendedLifetime(window) {}
    }
  }
}
