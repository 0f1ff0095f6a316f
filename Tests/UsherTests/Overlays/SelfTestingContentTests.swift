// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Content without subviews that implements `hitTest` itself, as SwiftUI's hosting views do since iOS 26.
@MainActor
@Suite(.uikitVariants)
struct SelfTestingContentTests {
  /// What the content returns: true within its bounds, everywhere or nowhere.
  enum Behavior: CaseIterable {
    case consistent, pointInsideEverywhere, pointInsideNowhere
    /// Broken content, which never receives a touch.
    case hitsNothing, hitsNothingButPointInsideEverywhere, nothing

    var pointInside: SelfTestingView.Region {
      switch self {
      case .consistent, .hitsNothing: .bounds
      case .pointInsideEverywhere, .hitsNothingButPointInsideEverywhere: .everywhere
      case .pointInsideNowhere, .nothing: .nowhere
      }
    }

    var hits: Bool {
      switch self {
      case .consistent, .pointInsideEverywhere, .pointInsideNowhere: true
      case .hitsNothing, .hitsNothingButPointInsideEverywhere, .nothing: false
      }
    }
  }

  @Test(arguments: Behavior.allCases, [PopupWindow.own, .app])
  func `touches outside of content with its own hit test reach the page`(
    behavior: Behavior, window: PopupWindow
  ) {
    TestApp.run { app in
      let page = TouchCounter(frame: app.page.view.bounds)
      app.page.view.addSubview(page)
      let content = SelfTestingView(behavior)
      app.center.show(Popup(content).modal(false).window(window))
      app.runUntilIdle()

      for point in [CGPoint(x: -20, y: 60), CGPoint(x: 100, y: -20), CGPoint(x: 100, y: 140)] {
        app.device.tap(at: content.convert(point, to: nil))
      }
      #expect(page.count == 3)
      #expect(content.count == 0)
      app.device.tap(at: content.convert(CGPoint(x: 100, y: 60), to: nil))

      #expect(content.count == (behavior.hits ? 1 : 0))
      #expect(page.count == (behavior == .nothing ? 4 : 3))
    }
  }

  @Test(arguments: Behavior.allCases, [PopupWindow.own, .app])
  func `a tap outside of content with its own hit test dismisses a modal popup`(
    behavior: Behavior, window: PopupWindow
  ) {
    TestApp.run { app in
      let content = SelfTestingView(behavior)
      let handle = app.center.show(Popup(content).window(window))
      app.runUntilIdle()
      if behavior != .nothing {
        app.device.tap(at: content.convert(CGPoint(x: 100, y: 60), to: nil))
        app.runUntilIdle()
        #expect(handle.outcomeIfDismissed == nil)
        #expect(content.count == (behavior.hits ? 1 : 0))
      }

      app.device.tap(at: content.convert(CGPoint(x: 100, y: -30), to: nil))
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .dismissedByUser)
    }
  }

  @Test(arguments: [Behavior.consistent, .pointInsideNowhere, .hitsNothing])
  func `content with its own hit test can be dragged away`(behavior: Behavior) {
    TestApp.run { app in
      let content = SelfTestingView(behavior)
      let handle = app.center.show(Popup(content).position(.bottom).dismissGestures(.swipe))
      app.runUntilIdle()

      let start = content.convert(CGPoint(x: 100, y: 60), to: nil)
      app.device.drag(from: start, to: CGPoint(x: start.x, y: start.y + 250), duration: 0.2)
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .dismissedByUser)
    }
  }

  @Test func `a part of the content that is outside of its bounds receives touches`() {
    TestApp.run { app in
      let page = TouchCounter(frame: app.page.view.bounds)
      app.page.view.addSubview(page)
      let content = SelfTestingView(.consistent)
      content.outset = 30
      app.center.show(Popup(content).modal(false))
      app.runUntilIdle()

      app.device.tap(at: content.convert(CGPoint(x: -20, y: 60), to: nil))
      #expect((content.count, page.count) == (1, 0))
      app.device.tap(at: content.convert(CGPoint(x: -40, y: 60), to: nil))

      #expect((content.count, page.count) == (1, 1))
    }
  }
}

/// Counts the touches that begin in it.
@MainActor
class TouchCounter: UIView {
  private(set) var count = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
}

@MainActor
final class SelfTestingView: TouchCounter {
  enum Region { case bounds, everywhere, nowhere }

  private let behavior: SelfTestingContentTests.Behavior
  /// How far it extends beyond its bounds.
  var outset: CGFloat = 0

  init(_ behavior: SelfTestingContentTests.Behavior) {
    self.behavior = behavior
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  private var area: CGRect { bounds.insetBy(dx: -outset, dy: -outset) }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 200, height: 120) }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    behavior.hits && area.contains(point) ? self : nil
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    switch behavior.pointInside {
    case .bounds: area.contains(point)
    case .everywhere: true
    case .nowhere: false
    }
  }
}
