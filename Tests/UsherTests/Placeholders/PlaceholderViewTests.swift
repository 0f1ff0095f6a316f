// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// The default view of a page: theme, layout, text, accessibility.
@MainActor
@Suite(.uikitVariants)
struct PlaceholderViewTests {
  @Test func `a placeholder uses its own theme, else the default theme, and changes with it`() {
    TestApp.runWithContent { app, page in
      page.usher.placeholder.show(.empty(), animated: false)
      #expect(app.isVisible("Nothing Here Yet"))

      var theme = PlaceholderTheme.illustrated
      theme.contents[.empty]?.title = "No tea"
      PlaceholderTheme.default = theme
      #expect(app.isVisible("No tea"))
      #expect(!app.isVisible("Nothing Here Yet"))

      theme.contents[.empty]?.title = "No cups"
      page.usher.placeholder.theme = theme
      #expect(app.isVisible("No cups"))
      page.usher.placeholder.theme = nil
      #expect(app.isVisible("No tea"))
    }
  }

  @Test func `all placeholders change with the default theme`() {
    TestApp.runWithContent { _, page in
      let others = [UIViewController(), UIViewController()]
      for other in others {
        page.addChild(other)
        page.view.addSubview(other.view)
        other.didMove(toParent: page)
      }
      let pages = [page] + others
      for page in pages { page.usher.placeholder.show(.empty(), animated: false) }

      var theme = PlaceholderTheme.illustrated
      theme.contents[.empty]?.title = "No tea"
      PlaceholderTheme.default = theme

      for page in pages {
        #expect(page.view.placeholderHosts.first?.label("No tea") != nil)
      }
    }
  }

  @Test func `a theme can make every view`() throws {
    try TestApp.runWithContent { app, page in
      var taps = 0
      var theme = PlaceholderTheme.system
      theme.makeView = { kind, content, act in
        let button = UIButton(type: .system, primaryAction: UIAction(title: "own") { _ in act?() })
        button.accessibilityLabel = "\(kind) \(content.title ?? "")"
        return button
      }
      page.usher.placeholder.theme = theme
      page.usher.placeholder.show(
        .failure(NetworkError(), title: "down") { taps += 1 }, animated: false)
      app.runTurn()
      try app.tap("failure down")
      #expect(taps == 1)

      let label = UILabel()
      label.text = "mine"
      page.usher.placeholder.show(.custom { label }, animated: false)
      #expect(app.isVisible("mine"))
      #expect(label.superview is PlaceholderHostView)
      #expect(page.usher.placeholder.kind == .custom)
    }
  }

  @Test func `a view that has a superview elsewhere is reported`() {
    TestApp.runWithContent { app, page in
      let misuse = MisuseCollector()
      page.usher.placeholder.show(.custom { page.label }, animated: false)
      #expect(misuse.reports.map(\.code) == ["placeholder-view-elsewhere"])

      page.usher.placeholder.show(.custom { page.label }, animated: false)
      app.runUntilIdle()
      #expect(misuse.reports.count == 1)
      #expect(page.label.superview is PlaceholderHostView)
    }
  }

  @Test func `showing an equal placeholder again keeps the page`() throws {
    try TestApp.runWithContent { app, page in
      page.usher.placeholder.show(.loading.timing(.immediate))
      app.runUntilIdle()
      let shown = try #require(page.view.placeholderHosts.first?.contentView)
      page.usher.placeholder.show(.loading.timing(.immediate))
      #expect(page.view.placeholderHosts.first?.contentView === shown)
    }
  }

  @Test func `a page without an action has no button`() {
    TestApp.runWithContent { app, page in
      page.usher.placeholder.show(.failure(NetworkError()), animated: false)
      #expect(!app.isVisible("Try Again"))
      page.usher.placeholder.show(.failure(NetworkError()) {}, animated: false)
      #expect(app.isVisible("Try Again"))
    }
  }

  @Test func `the page is laid out above the keyboard`() throws {
    try TestApp.runWithContent { app, page in
      let region = UIView(frame: page.view.bounds)
      let field = UITextField(frame: CGRect(x: 0, y: 60, width: 300, height: 40))
      region.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      page.view.addSubview(region)
      page.view.addSubview(field)
      page.usher.placeholder.region = region
      page.usher.placeholder.show(.empty(), animated: false)
      app.runUntilIdle()
      let shown = try #require(region.placeholderHosts.first?.contentView)
      let rest = shown.frame

      field.becomeFirstResponder()
      app.runUntilIdle()
      let top = try #require(app.device.keyboardTop)
      #expect(field.isFirstResponder)
      #expect(shown.convert(shown.bounds, to: nil).maxY == top)
      field.resignFirstResponder()
      app.runUntilIdle()
      #expect(shown.frame == rest)
    }
  }

  @Test func `a covered field resigns first responder`() {
    TestApp.runWithContent { app, page in
      let field = UITextField(frame: CGRect(x: 0, y: 60, width: 300, height: 40))
      page.view.addSubview(field)
      field.becomeFirstResponder()
      app.runUntilIdle()
      page.usher.placeholder.show(.empty(), animated: false)
      #expect(!field.isFirstResponder)
    }
  }

  @Test func `at the largest text size the page can be scrolled`() throws {
    try TestApp.runWithContent { app, page in
      app.device.settings.contentSizeCategory = .accessibilityExtraExtraExtraLarge
      app.runUntilIdle()
      let long = String(repeating: "many words about a failure ", count: 12)
      page.usher.placeholder.show(
        .failure(NetworkError(), message: long) {}, animated: false)
      app.runUntilIdle()
      let view = try #require(page.view.placeholderHosts.first?.contentView as? UIScrollView)
      #expect(view.isScrollEnabled)
      #expect(view.contentSize.height > view.bounds.height)
      let parts = view.subviews.filter { !$0.isHidden && ($0 is UILabel || $0 is UIButton) }
      #expect(parts.count == 3)
      #expect(parts.allSatisfy { $0.frame.minX >= 0 && $0.frame.maxX <= view.bounds.width })
      #expect(parts.allSatisfy { $0.frame.maxY <= view.contentSize.height })
    }
  }

  @Test func `VoiceOver announces the page, and covered views are not accessible`() throws {
    try TestApp.runWithContent { app, page in
      app.device.settings.voiceOverRunning = true
      app.runUntilIdle()
      page.usher.placeholder.show(.empty(title: "nothing", message: "at all"), animated: false)
      let host = try #require(page.view.placeholderHosts.first)
      #expect(page.label.accessibilityElementsHidden)
      #expect(!host.accessibilityElementsHidden)
      #expect(app.device.announcements.last?.text == "nothing, at all")

      UIAccessibility.post(notification: .layoutChanged, argument: page.label)
      page.usher.placeholder.show(.empty(title: "more"), animated: false)
      let title = app.device.announcements.last?.argument as? UILabel
      #expect(title?.text == "more", "the VoiceOver focus was on a covered view")
      page.usher.placeholder.hide()
      #expect(!page.label.accessibilityElementsHidden)
      #expect(host.accessibilityElementsHidden)
      #expect(app.device.announcements.last?.argument as? UIView === page.view)
    }
  }

  @Test func `accessibility settings of the app are restored, and views added later are hidden`() {
    TestApp.runWithContent { app, page in
      let quiet = UIView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
      quiet.accessibilityElementsHidden = true
      page.view.addSubview(quiet)
      page.usher.placeholder.show(.empty(), animated: false)
      let late = UIView(frame: quiet.frame)
      page.view.addSubview(late)
      app.runTurn()
      #expect(late.accessibilityElementsHidden)

      page.usher.placeholder.hide(animated: false)
      #expect(quiet.accessibilityElementsHidden)
      #expect(!late.accessibilityElementsHidden)
      #expect(!page.label.accessibilityElementsHidden)
    }
  }

  @Test func `the background color is that of the covered view or of the view behind it`() {
    TestApp.runWithContent { app, page in
      let clear = UIView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
      page.view.addSubview(clear)
      page.view.backgroundColor = .red
      clear.usher.placeholder.show(.empty(), animated: false)
      #expect(clear.placeholderHosts.first?.backgroundColor == .red)
    }
  }

  @Test
  func `an animation draws each frame once it is visible, in its time, and none after that`() {
    TestApp.runWithContent { app, page in
      var drawn: [Int] = []
      let frames = PlaceholderAnimation(
        "test", size: CGSize(width: 40, height: 40), frameCount: 81, duration: .seconds(2)
      ) { number, _, _ in drawn.append(number) }
      page.usher.placeholder.show(
        .loading(artwork: .animation(frames)).timing(.immediate), animated: false)
      #expect(drawn.count <= 1, "no frame is drawn before it is visible")
      for _ in 0..<200 {
        app.device.clock.advance(by: 0.01)
        _ = app.device.picture(of: page.view)
      }
      #expect(Set(drawn) == Set(0..<81))
      page.usher.placeholder.hide(animated: false)
      let count = drawn.count
      app.runUntilIdle()
      #expect(drawn.count == count)
    }
  }

  @Test func `with Reduce Motion an animation shows its first frame`() {
    TestApp.runWithContent { app, page in
      app.device.settings.reduceMotion = true
      app.runUntilIdle()
      PlaceholderTheme.default = .illustrated
      page.usher.placeholder.show(.loading.timing(.immediate), animated: false)
      let view = page.view.placeholderHosts.first?.contentView?.subviews.lazy
        .compactMap { $0 as? PlaceholderAnimationView }.first
      app.device.clock.advance(by: 0.7)
      #expect(view?.index == 0)
    }
  }

  @Test func `an animation continues at its frame when Reduce Motion is turned off`() throws {
    try TestApp.runWithContent { app, page in
      PlaceholderTheme.default = .illustrated
      page.usher.placeholder.show(.loading.timing(.immediate), animated: false)
      let view = try #require(
        page.view.placeholderHosts.first?.contentView?.subviews.lazy
          .compactMap { $0 as? PlaceholderAnimationView }.first)
      app.device.clock.advance(by: 0.7)
      let stopped = view.index
      #expect(stopped > 0)
      app.device.settings.reduceMotion = true
      app.device.clock.advance(by: 0.3)
      #expect(view.index == stopped)

      app.device.settings.reduceMotion = false
      app.device.clock.advance(by: 0.05)
      #expect((stopped...stopped + 3).contains(view.index))
      app.device.clock.advance(by: 0.5)
      #expect(view.index > stopped + 3)
    }
  }

  @Test func `built-in texts are localized in Chinese`() {
    TestApp.runWithContent(switches: HeadlessSwitches()) { app, page in
      app.device.settings.languages = ["zh-Hans"]
      page.usher.placeholder.show(.failure(NetworkError()) {}, animated: false)
      for text in ["出错了", "请检查网络连接，然后重试。", "重试"] { #expect(app.isVisible(text)) }
    }
  }
}
