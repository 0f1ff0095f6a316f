// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// What a theme says, and what of it is seen.
@MainActor
struct PlaceholderThemeTests {
  @Test func `everything a theme says is seen`() throws {
    try Stand.runWithContent { stand, page in
      var theme = PlaceholderTheme.system
      theme.background = .brown
      theme.artColor = .red
      theme.titleColor = .green
      theme.messageColor = .blue
      theme.titleFont = .systemFont(ofSize: 31)
      theme.messageFont = .systemFont(ofSize: 13)
      theme.button.baseForegroundColor = .orange
      theme.message = { _ in "the message" }
      theme.fading = .seconds(1)
      page.usher.placeholder.theme = theme
      page.usher.placeholder.show(.failure(NetworkIsDown(), title: "the title") {})
      stand.device.clock.advance(by: 0.5)
      let host = try #require(page.view.placeholderHosts.first)
      let opacity = try #require(host.layer.presentation()?.opacity)
      #expect(opacity > 0.2 && opacity < 0.8, "it fades for as long as the theme says")

      stand.settle()
      let title = try #require(host.label("the title"))
      let message = try #require(host.label("the message"))
      #expect(host.backgroundColor == .brown)
      #expect(title.textColor == .green && title.font.pointSize == 31)
      #expect(message.textColor == .blue && message.font.pointSize == 13)
      let button = try #require(host.first(UIButton.self))
      #expect(button.configuration?.baseForegroundColor == .orange)
      #expect(host.first(UIImageView.self)?.tintColor == .red)
    }
  }

  @Test func `a wheel turns in the theme's colour and is not read out`() throws {
    try Stand.runWithContent { stand, page in
      var theme = PlaceholderTheme.system
      theme.artColor = .red
      page.usher.placeholder.theme = theme
      page.usher.placeholder.show(.loading.pacing(.immediate), animated: false)
      let wheel = try #require(page.view.first(UIActivityIndicatorView.self))
      #expect(wheel.isAnimating && wheel.color == .red && !wheel.isAccessibilityElement)
    }
  }

  @Test func `a drawing has the theme's colours, and others in the dark`() {
    Stand.runWithContent { stand, page in
      var looks: [PlaceholderFrames.Look] = []
      let drawing = PlaceholderFrames("test", size: CGSize(width: 20, height: 20)) { _, _, look in
        looks.append(look)
      }
      var theme = PlaceholderTheme.system
      theme.artColor = .red
      theme.artSurface = .green
      page.usher.placeholder.theme = theme
      page.usher.placeholder.show(.empty(art: .frames(drawing)), animated: false)
      _ = stand.device.picture(of: page.view)
      #expect(looks.map(\.line) == [.red] && looks.map(\.surface) == [.green])

      stand.device.settings.appearance = .dark
      stand.settle()
      _ = stand.device.picture(of: page.view)
      #expect(looks.count == 2)
    }
  }

  @Test func `each kind of page has its drawing, and the letter has 81 pictures in two seconds`() {
    Stand.run { _ in
      let contents = PlaceholderTheme.illustrated.contents
      #expect(contents[.loading]?.art == .frames(.courier))
      #expect(contents[.empty]?.art == .frames(.emptyBox))
      #expect(contents[.failure]?.art == .frames(.lostCloud))
      let courier = PlaceholderFrames.courier
      #expect(courier.count == 81 && courier.duration == .seconds(2))
      #expect(PlaceholderFrames.emptyBox != .lostCloud)
    }
  }

  @Test func `a sequence of images asks for one when it is seen`() {
    Stand.runWithContent { stand, page in
      var asked: [Int] = []
      let frames = PlaceholderFrames(
        images: "test", size: CGSize(width: 20, height: 20), count: 4, duration: .seconds(1)
      ) { number in
        asked.append(number)
        return nil
      }
      page.usher.placeholder.show(.empty(art: .frames(frames)), animated: false)
      for _ in 0..<4 {
        _ = stand.device.picture(of: page.view)
        stand.device.clock.advance(by: 0.26)
      }
      #expect(asked == [0, 1, 2, 3])
    }
  }

  @Test func `a sequence sleeps while it is in no window`() throws {
    try Stand.runWithContent { stand, page in
      page.usher.placeholder.theme = .illustrated
      page.usher.placeholder.show(.loading.pacing(.immediate), animated: false)
      let frames = try #require(page.view.first(FramesView.self))
      stand.device.clock.advance(by: 0.5)
      let number = frames.number
      #expect(number > 0)
      stand.window.rootViewController = HomePage()
      stand.settle()
      #expect(frames.window == nil && frames.number == number)
    }
  }

  @Test func `an empty text is left out, and so is the picture none`() throws {
    try Stand.runWithContent { stand, page in
      page.usher.placeholder.show(.empty(title: "", message: "alone", art: PlaceholderArt.none))
      stand.settle()
      let shown = try #require(page.view.placeholderHosts.first?.page)
      #expect(shown.subviews.compactMap { ($0 as? UILabel)?.text } == ["alone"])
      #expect(shown.first(UIImageView.self) == nil)
    }
  }

  @Test(arguments: ["en", "zh-Hans"])
  func `every text of ours is there in both languages`(language: String) {
    Stand.runWithContent(switches: HeadlessSwitches()) { stand, page in
      stand.device.settings.languages = [language]
      let isChinese = language != "en"
      let said: [(Placeholder, [String])] = [
        (.loading.pacing(.immediate), [isChinese ? "正在加载…" : "Loading…"]),
        (.empty(), [isChinese ? "暂无内容" : "Nothing Here Yet"]),
        (
          .failure(NetworkIsDown()) {},
          isChinese
            ? ["出错了", "请检查网络连接，然后重试。", "重试"]
            : ["Something Went Wrong", "Check your connection and try again.", "Try Again"]
        ),
      ]
      for (placeholder, texts) in said {
        page.usher.placeholder.show(placeholder, animated: false)
        stand.settle()
        for text in texts { #expect(stand.sees(text), "\(text)") }
      }
    }
  }
}

extension UIView {
  /// The first view of a class, from above.
  func first<Wanted: UIView>(_ wanted: Wanted.Type) -> Wanted? {
    subviews.lazy.compactMap { ($0 as? Wanted) ?? $0.first(wanted) }.first
  }

  /// The label with this text.
  func label(_ text: String) -> UILabel? {
    subviews.lazy.compactMap { view in
      (view as? UILabel).flatMap { $0.text == text ? $0 : nil } ?? view.label(text)
    }.first
  }
}
