// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// The visible effects of the properties of a theme.
@MainActor
@Suite(.uikitVariants)
struct PlaceholderThemeTests {
  @Test func `every property of a theme has a visible effect`() throws {
    try TestApp.runWithContent { app, page in
      var theme = PlaceholderTheme.system
      theme.background = .brown
      theme.artworkColor = .red
      theme.titleColor = .green
      theme.messageColor = .blue
      theme.titleFont = .systemFont(ofSize: 31)
      theme.messageFont = .systemFont(ofSize: 13)
      theme.button.baseForegroundColor = .orange
      theme.message = { _ in "the message" }
      theme.fadeDuration = .seconds(1)
      page.usher.placeholder.theme = theme
      page.usher.placeholder.show(.failure(NetworkError(), title: "the title") {})
      app.device.clock.advance(by: 0.5)
      let host = try #require(page.view.placeholderHosts.first)
      let opacity = try #require(host.layer.presentation()?.opacity)
      #expect(opacity > 0.2, "the page fades with the theme's duration")
      #expect(opacity < 0.8, "the page fades with the theme's duration")

      app.runUntilIdle()
      let title = try #require(host.label("the title"))
      let message = try #require(host.label("the message"))
      #expect(host.backgroundColor == .brown)
      #expect(title.textColor == .green)
      #expect(title.font.pointSize == 31)
      #expect(message.textColor == .blue)
      #expect(message.font.pointSize == 13)
      let button = try #require(host.first(UIButton.self))
      #expect(button.configuration?.baseForegroundColor == .orange)
      #expect(host.first(UIImageView.self)?.tintColor == .red)
    }
  }

  @Test func `artwork in UIColor.tintColor has the tint color of the page`() {
    TestApp.runWithContent { app, page in
      page.view.tintColor = .red
      var theme = PlaceholderTheme.system
      theme.artworkColor = .tintColor
      page.usher.placeholder.theme = theme
      page.usher.placeholder.show(.empty(), animated: false)

      #expect(page.view.first(UIImageView.self)?.tintColor == .red)
    }
  }

  @Test
  func `an activity indicator has the theme's color and is no accessibility element`() throws {
    try TestApp.runWithContent { app, page in
      var theme = PlaceholderTheme.system
      theme.artworkColor = .red
      page.usher.placeholder.theme = theme
      page.usher.placeholder.show(.loading.timing(.immediate), animated: false)
      let wheel = try #require(page.view.first(UIActivityIndicatorView.self))
      #expect(wheel.isAnimating)
      #expect(wheel.color == .red)
      #expect(!wheel.isAccessibilityElement)
    }
  }

  @Test func `a drawing has the theme's colors, which differ in dark appearance`() {
    TestApp.runWithContent { app, page in
      var styles: [PlaceholderAnimation.Style] = []
      let drawing = PlaceholderAnimation("test", size: CGSize(width: 20, height: 20)) {
        _, _, style in
        styles.append(style)
      }
      var theme = PlaceholderTheme.system
      theme.artworkColor = .red
      theme.artworkFill = .green
      page.usher.placeholder.theme = theme
      page.usher.placeholder.show(.empty(artwork: .animation(drawing)), animated: false)
      _ = app.device.picture(of: page.view)
      #expect(styles.map(\.lineColor) == [.red])
      #expect(styles.map(\.fillColor) == [.green])

      app.device.settings.appearance = .dark
      app.runUntilIdle()
      _ = app.device.picture(of: page.view)
      #expect(styles.count == 2)
    }
  }

  @Test func `each kind of page has its drawing, and the letter has 81 frames in two seconds`() {
    TestApp.run { _ in
      let contents = PlaceholderTheme.illustrated.contents
      #expect(contents[.loading]?.artwork == .animation(.flyingLetter))
      #expect(contents[.empty]?.artwork == .animation(.emptyBox))
      #expect(contents[.failure]?.artwork == .animation(.brokenCloud))
      let letter = PlaceholderAnimation.flyingLetter
      #expect(letter.frameCount == 81)
      #expect(letter.duration == .seconds(2))
      #expect(PlaceholderAnimation.emptyBox != .brokenCloud)
    }
  }

  @Test(arguments: [PlaceholderAnimation.emptyBox, .brokenCloud, .flyingLetter])
  func `a drawing has 152 points, and nothing leaves its disc in any frame`(
    drawing: PlaceholderAnimation
  ) {
    #expect(drawing.size == CGSize(width: 152, height: 152))
    HeadlessDevice.run { device in
      for frame in 0..<drawing.frameCount {
        let image = UIGraphicsImageRenderer(size: drawing.size).image { context in
          // Everything inside the disc is removed again.
          drawing.draw(
            frame, CGRect(origin: .zero, size: drawing.size),
            PlaceholderAnimation.Style(lineColor: .red, fillColor: .blue))
          let disc = CGRect(origin: .zero, size: drawing.size).insetBy(dx: -0.5, dy: -0.5)
          UIBezierPath(ovalIn: disc).fill(with: .clear, alpha: 1)
        }
        let view = UIImageView(image: image)
        view.frame.size = drawing.size
        let pixels = device.picture(of: view, scale: 2).rgba()
        #expect(pixels.allSatisfy { $0 == 0 }, "frame \(frame)")
      }
    }
  }

  @Test func `drawings have the tint color of the page, and follow it`() {
    TestApp.runWithContent { app, page in
      var lines: [UIColor] = []
      let drawing = PlaceholderAnimation("test", size: CGSize(width: 20, height: 20)) {
        _, _, style in
        lines.append(style.lineColor)
      }
      page.view.tintColor = .red
      page.usher.placeholder.theme = .illustrated
      page.usher.placeholder.show(.empty(artwork: .animation(drawing)), animated: false)
      _ = app.device.picture(of: page.view)
      page.view.tintColor = .blue
      app.runTurn()
      _ = app.device.picture(of: page.view)

      #expect(lines.map(\.components.red) == [1, 0])
      #expect(lines.map(\.components.blue) == [0, 1])
    }
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func `lines of a drawing can be seen in every tint color`(appearance: UIUserInterfaceStyle) {
    for tint in [UIColor.yellow, .white, .black, .systemBlue] {
      TestApp.runWithContent { app, page in
        app.device.settings.appearance = appearance
        page.view.backgroundColor = .systemBackground
        page.view.tintColor = tint
        var contrasts: [CGFloat] = []
        let drawing = PlaceholderAnimation("test", size: CGSize(width: 20, height: 20)) {
          _, _, style in
          let page = UIColor.systemBackground.resolvedColor(with: .current)
          contrasts.append(
            style.lineColor.contrast(
              to: style.fillColor.resolvedColor(with: .current).composited(over: page)))
        }
        page.usher.placeholder.theme = .illustrated
        page.usher.placeholder.show(.empty(artwork: .animation(drawing)), animated: false)
        app.runTurn()
        _ = app.device.picture(of: page.view)

        #expect(contrasts.count == 1)
        #expect(contrasts.allSatisfy { $0 >= 3 })
      }
    }
  }

  @Test func `an image sequence requests a frame when the frame becomes visible`() {
    TestApp.runWithContent { app, page in
      var requestedFrames: [Int] = []
      let frames = PlaceholderAnimation(
        images: "test", size: CGSize(width: 20, height: 20), frameCount: 4, duration: .seconds(1)
      ) { number in
        requestedFrames.append(number)
        return nil
      }
      page.usher.placeholder.show(.empty(artwork: .animation(frames)), animated: false)
      for _ in 0..<4 {
        _ = app.device.picture(of: page.view)
        app.device.clock.advance(by: 0.26)
      }
      #expect(requestedFrames == [0, 1, 2, 3])
    }
  }

  @Test func `an animation pauses while its view is in no window`() throws {
    try TestApp.runWithContent { app, page in
      page.usher.placeholder.theme = .illustrated
      page.usher.placeholder.show(.loading.timing(.immediate), animated: false)
      let frames = try #require(page.view.first(PlaceholderAnimationView.self))
      app.device.clock.advance(by: 0.5)
      let number = frames.index
      #expect(number > 0)
      app.window.rootViewController = HomePage()
      app.runUntilIdle()
      #expect(frames.window == nil)
      #expect(frames.index == number)
    }
  }

  @Test func `an empty text and the artwork none are left out`() throws {
    try TestApp.runWithContent { app, page in
      page.usher.placeholder.show(
        .empty(title: "", message: "alone", artwork: PlaceholderArtwork.none))
      app.runUntilIdle()
      let shown = try #require(page.view.placeholderHosts.first?.contentView)
      #expect(shown.subviews.compactMap { ($0 as? UILabel)?.text } == ["alone"])
      #expect(shown.first(UIImageView.self) == nil)
    }
  }

  @Test(arguments: ["en", "zh-Hans"])
  func `every built-in text exists in both languages`(language: String) {
    TestApp.runWithContent(switches: HeadlessSwitches()) { app, page in
      app.device.settings.languages = [language]
      let isChinese = language != "en"
      let expected: [(Placeholder, [String])] = [
        (.loading.timing(.immediate), [isChinese ? "正在加载…" : "Loading…"]),
        (.empty(), [isChinese ? "暂无内容" : "Nothing Here Yet"]),
        (
          .failure(NetworkError()) {},
          isChinese
            ? ["出错了", "请检查网络连接，然后重试。", "重试"]
            : ["Something Went Wrong", "Check your connection and try again.", "Try Again"]
        ),
      ]
      for (placeholder, texts) in expected {
        page.usher.placeholder.show(placeholder, animated: false)
        app.runUntilIdle()
        for text in texts { #expect(app.isVisible(text), "\(text)") }
      }
    }
  }

  @Test(arguments: [(["en"], "Nothing Here Yet"), (["en", "zh-Hans"], "暂无内容")])
  func `built-in texts have the language of the app, which need not be that of the device`(
    languages: [String], title: String
  ) {
    TestApp.runWithContent(switches: HeadlessSwitches()) { app, page in
      app.device.appLanguages = languages
      app.device.languages = ["zh-Hans-CN"]
      page.usher.placeholder.show(.empty(), animated: false)

      #expect(app.isVisible(title))
    }
  }
}

extension UIView {
  /// The first subview of a class, depth first.
  func first<View: UIView>(_ type: View.Type) -> View? {
    subviews.lazy.compactMap { ($0 as? View) ?? $0.first(type) }.first
  }

  /// The first label with this text.
  func label(_ text: String) -> UILabel? {
    subviews.lazy.compactMap { view in
      (view as? UILabel).flatMap { $0.text == text ? $0 : nil } ?? view.label(text)
    }.first
  }
}
