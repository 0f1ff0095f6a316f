// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@MainActor
struct LayoutTests {
  @Test
  func `L1: setNeedsLayout waits for the next pass, layoutIfNeeded does it now, parents first`()
    async
  {
    await withScene { scene in
      let log = Log()
      let parent = LoggingView("parent", log)
      let child = LoggingView("child", log)
      parent.addSubview(child)
      makeWindow(in: scene).addSubview(parent)
      await pass(0.1)
      log.entries = []

      child.setNeedsLayout()
      parent.setNeedsLayout()
      #expect(log.entries.isEmpty)
      child.layoutIfNeeded()
      #expect(log.entries == ["parent", "child"])
      child.layoutIfNeeded()
      #expect(log.entries == ["parent", "child"])
      child.setNeedsLayout()

      #expect(await until { log.entries == ["parent", "child", "child"] })
    }
  }

  @Test
  func `L4: the safe area of a view is what of its superview's reaches into it`() async {
    await withScene { scene in
      let window = makeWindow(in: scene)
      let top = window.safeAreaInsets.top
      let whole = SafeAreaView(frame: window.bounds)
      let part = UIView(frame: CGRect(x: 0, y: top / 2, width: 100, height: 100))
      let below = UIView(frame: CGRect(x: 0, y: top + 10, width: 100, height: 100))
      whole.addSubview(part)
      whole.addSubview(below)
      #expect(whole.safeAreaInsets == .zero)

      window.addSubview(whole)
      await pass(0.1)

      #expect(whole.safeAreaInsets == window.safeAreaInsets)
      #expect(whole.changes > 0)
      #expect(part.safeAreaInsets.top == top / 2)
      #expect(below.safeAreaInsets.top == 0)
      whole.removeFromSuperview()
      await pass(0.1)
      #expect(whole.safeAreaInsets == .zero)
    }
  }

  @Test
  func `L8: sizeThatFits changes nothing and sizeToFit applies it`() {
    let view = FixedView(frame: CGRect(x: 5, y: 6, width: 100, height: 100))

    #expect(view.sizeThatFits(.zero) == CGSize(width: 30, height: 20))
    #expect(view.bounds.size == CGSize(width: 100, height: 100))
    view.sizeToFit()

    #expect(view.frame == CGRect(x: 5, y: 6, width: 30, height: 20))
  }

  @Test
  func `L10: an overridden interface style is inherited, and views are notified`() async {
    await withScene { scene in
      let window = makeWindow(in: scene)
      let view = UIView()
      let child = TraitView()
      view.addSubview(child)
      window.addSubview(view)
      await pass(0.1)
      child.changes = 0

      view.overrideUserInterfaceStyle = .dark
      await pass(0.1)

      #expect(child.traitCollection.userInterfaceStyle == .dark)
      #expect(window.traitCollection.userInterfaceStyle == .light)
      #expect(child.changes == 1)
    }
  }

  @Test
  func `L11: a background color follows the traits of the view that shows it`() async {
    await withScene { scene in
      let view = makeView(in: scene)
      view.backgroundColor = .systemBackground
      await pass(0.1)
      let light = view.layer.backgroundColor

      view.overrideUserInterfaceStyle = .dark
      await pass(0.1)

      #expect(view.layer.backgroundColor != light)
      #expect(view.backgroundColor == .systemBackground)
    }
  }
}

@MainActor
private final class Log {
  var entries: [String] = []
}

private final class LoggingView: UIView {
  private let name: String
  private let log: Log

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    log.entries.append(name)
  }
}

private final class SafeAreaView: UIView {
  var changes = 0

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    changes += 1
  }
}

private final class FixedView: UIView {
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 20) }
}

private final class TraitView: UIView {
  var changes = 0

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    // A call of `super` is a warning in tests for iOS 17.
    changes += 1
  }
}
