// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// The usual pages: theme, room, text, accessibility.
@MainActor
struct PlaceholderViewTests {
  @Test func `a page has its own theme, else the app's, and changes with it`() {
    Stand.runWithContent { stand, page in
      page.usher.placeholder.show(.empty(), animated: false)
      #expect(stand.sees("Nothing Here Yet"))

      var theme = PlaceholderTheme.illustrated
      theme.contents[.empty]?.title = "No tea"
      PlaceholderTheme.app = theme
      #expect(stand.sees("No tea") && !stand.sees("Nothing Here Yet"))

      theme.contents[.empty]?.title = "No cups"
      page.usher.placeholder.theme = theme
      #expect(stand.sees("No cups"))
      page.usher.placeholder.theme = nil
      #expect(stand.sees("No tea"))
    }
  }

  @Test func `the app can make every view itself`() throws {
    try Stand.runWithContent { stand, page in
      var taps = 0
      var theme = PlaceholderTheme.system
      theme.makeView = { kind, content, act in
        let button = UIButton(type: .system, primaryAction: UIAction(title: "own") { _ in act?() })
        button.accessibilityLabel = "\(kind) \(content.title ?? "")"
        return button
      }
      page.usher.placeholder.theme = theme
      page.usher.placeholder.show(
        .failure(NetworkIsDown(), title: "down") { taps += 1 }, animated: false)
      stand.turn()
      try stand.tap("failure down")
      #expect(taps == 1)

      let label = UILabel()
      label.text = "mine"
      page.usher.placeholder.show(.custom { label }, animated: false)
      #expect(stand.sees("mine") && label.superview is PlaceholderHost)
      #expect(page.usher.placeholder.kind == .custom)
    }
  }

  @Test func `a view that stands elsewhere is reported`() {
    Stand.runWithContent { stand, page in
      let misuse = MisuseCollector()
      page.usher.placeholder.show(.custom { page.words }, animated: false)
      #expect(misuse.reports.map(\.anchor) == ["placeholder-view-elsewhere"])

      page.usher.placeholder.show(.custom { page.words }, animated: false)
      stand.settle()
      #expect(misuse.reports.count == 1 && page.words.superview is PlaceholderHost)
    }
  }

  @Test func `the same page again goes on as it is`() throws {
    try Stand.runWithContent { stand, page in
      page.usher.placeholder.show(.loading.pacing(.immediate))
      stand.settle()
      let shown = try #require(page.view.placeholderHosts.first?.page)
      page.usher.placeholder.show(.loading.pacing(.immediate))
      #expect(page.view.placeholderHosts.first?.page === shown)
    }
  }

  @Test func `without an action there is no button`() {
    Stand.runWithContent { stand, page in
      page.usher.placeholder.show(.failure(NetworkIsDown()), animated: false)
      #expect(!stand.sees("Try Again"))
      page.usher.placeholder.show(.failure(NetworkIsDown()) {}, animated: false)
      #expect(stand.sees("Try Again"))
    }
  }

  @Test func `the keyboard takes its room`() throws {
    try Stand.runWithContent { stand, page in
      let region = UIView(frame: page.view.bounds)
      let field = UITextField(frame: CGRect(x: 0, y: 60, width: 300, height: 40))
      region.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      page.view.addSubview(region)
      page.view.addSubview(field)
      page.usher.placeholder.region = region
      page.usher.placeholder.show(.empty(), animated: false)
      stand.settle()
      let shown = try #require(region.placeholderHosts.first?.page)
      let rest = shown.frame

      field.becomeFirstResponder()
      stand.settle()
      let top = try #require(stand.device.keyboardTop)
      #expect(field.isFirstResponder && shown.convert(shown.bounds, to: nil).maxY == top)
      field.resignFirstResponder()
      stand.settle()
      #expect(shown.frame == rest)
    }
  }

  @Test func `a field behind it loses the keyboard`() {
    Stand.runWithContent { stand, page in
      let field = UITextField(frame: CGRect(x: 0, y: 60, width: 300, height: 40))
      page.view.addSubview(field)
      field.becomeFirstResponder()
      stand.settle()
      page.usher.placeholder.show(.empty(), animated: false)
      #expect(!field.isFirstResponder)
    }
  }

  @Test func `at the largest text size everything can be scrolled to`() throws {
    try Stand.runWithContent { stand, page in
      stand.device.settings.contentSizeCategory = .accessibilityExtraExtraExtraLarge
      stand.settle()
      let long = String(repeating: "many words about a failure ", count: 12)
      page.usher.placeholder.show(
        .failure(NetworkIsDown(), message: long) {}, animated: false)
      stand.settle()
      let view = try #require(page.view.placeholderHosts.first?.page as? UIScrollView)
      #expect(view.isScrollEnabled && view.contentSize.height > view.bounds.height)
      let parts = view.subviews.filter { !$0.isHidden && ($0 is UILabel || $0 is UIButton) }
      #expect(parts.count == 3)
      #expect(parts.allSatisfy { $0.frame.minX >= 0 && $0.frame.maxX <= view.bounds.width })
      #expect(parts.allSatisfy { $0.frame.maxY <= view.contentSize.height })
    }
  }

  @Test func `what has come is said, and what is behind cannot be read`() throws {
    try Stand.runWithContent { stand, page in
      stand.device.settings.voiceOverRunning = true
      stand.settle()
      page.usher.placeholder.show(.empty(title: "nothing", message: "at all"), animated: false)
      let host = try #require(page.view.placeholderHosts.first)
      #expect(page.words.accessibilityElementsHidden && !host.accessibilityElementsHidden)
      #expect(stand.device.announcements.last?.text == "nothing, at all")

      UIAccessibility.post(notification: .layoutChanged, argument: page.words)
      page.usher.placeholder.show(.empty(title: "more"), animated: false)
      let title = stand.device.announcements.last?.argument as? UILabel
      #expect(title?.text == "more", "the focus was on something that is behind now")
      page.usher.placeholder.hide()
      #expect(!page.words.accessibilityElementsHidden && host.accessibilityElementsHidden)
      #expect(stand.device.announcements.last?.argument as? UIView === page.view)
    }
  }

  @Test func `what the app hides from assistive technology stays hidden, what comes is hidden`() {
    Stand.runWithContent { stand, page in
      let quiet = UIView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
      quiet.accessibilityElementsHidden = true
      page.view.addSubview(quiet)
      page.usher.placeholder.show(.empty(), animated: false)
      let late = UIView(frame: quiet.frame)
      page.view.addSubview(late)
      stand.turn()
      #expect(late.accessibilityElementsHidden)

      page.usher.placeholder.hide(animated: false)
      #expect(quiet.accessibilityElementsHidden && !late.accessibilityElementsHidden)
      #expect(!page.words.accessibilityElementsHidden)
    }
  }

  @Test func `it has the colour of what it covers, or of what lies behind that`() {
    Stand.runWithContent { stand, page in
      let clear = UIView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
      page.view.addSubview(clear)
      page.view.backgroundColor = .red
      clear.usher.placeholder.show(.empty(), animated: false)
      #expect(clear.placeholderHosts.first?.backgroundColor == .red)
    }
  }

  @Test func `a sequence draws a picture when it is seen, each in its time, and none elsewhere`() {
    Stand.runWithContent { stand, page in
      var drawn: [Int] = []
      let frames = PlaceholderFrames(
        "test", size: CGSize(width: 40, height: 40), count: 81, duration: .seconds(2)
      ) { number, _, _ in drawn.append(number) }
      page.usher.placeholder.show(
        .loading(art: .frames(frames)).pacing(.immediate), animated: false)
      #expect(drawn.count <= 1, "nothing is made before it is seen")
      for _ in 0..<200 {
        stand.device.clock.advance(by: 0.01)
        _ = stand.device.picture(of: page.view)
      }
      #expect(Set(drawn) == Set(0..<81))
      page.usher.placeholder.hide(animated: false)
      let count = drawn.count
      stand.settle()
      #expect(drawn.count == count)
    }
  }

  @Test func `with Reduce Motion a sequence stands still`() {
    Stand.runWithContent { stand, page in
      stand.device.settings.reduceMotion = true
      stand.settle()
      PlaceholderTheme.app = .illustrated
      page.usher.placeholder.show(.loading.pacing(.immediate), animated: false)
      let view = page.view.placeholderHosts.first?.page?.subviews.lazy
        .compactMap { $0 as? FramesView }.first
      stand.device.clock.advance(by: 0.7)
      #expect(view?.number == 0)
    }
  }

  @Test func `a sequence goes on when Reduce Motion is turned off, where it stopped`() throws {
    try Stand.runWithContent { stand, page in
      PlaceholderTheme.app = .illustrated
      page.usher.placeholder.show(.loading.pacing(.immediate), animated: false)
      let view = try #require(
        page.view.placeholderHosts.first?.page?.subviews.lazy
          .compactMap { $0 as? FramesView }.first)
      stand.device.clock.advance(by: 0.7)
      let stopped = view.number
      #expect(stopped > 0)
      stand.device.settings.reduceMotion = true
      stand.device.clock.advance(by: 0.3)
      #expect(view.number == stopped)

      stand.device.settings.reduceMotion = false
      stand.device.clock.advance(by: 0.05)
      #expect((stopped...stopped + 3).contains(view.number))
      stand.device.clock.advance(by: 0.5)
      #expect(view.number > stopped + 3)
    }
  }

  @Test func `it says everything in Chinese, too`() {
    Stand.runWithContent(switches: HeadlessSwitches()) { stand, page in
      stand.device.settings.languages = ["zh-Hans"]
      page.usher.placeholder.show(.failure(NetworkIsDown()) {}, animated: false)
      for text in ["出错了", "请检查网络连接，然后重试。", "重试"] { #expect(stand.sees(text)) }
    }
  }
}
