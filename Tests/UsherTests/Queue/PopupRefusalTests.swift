// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Popups that ask before the user dismisses them.
@MainActor
@Suite(.uikitVariants)
struct PopupRefusalTests {
  /// What the user can do to dismiss a card.
  enum Gesture: CaseIterable {
    case tapOutside, swipe, escape

    @MainActor
    func perform(on content: UIView, in app: TestApp) {
      switch self {
      case .tapOutside: app.device.tap(at: CGPoint(x: 20, y: 100))
      case .swipe:
        let start = content.convert(CGPoint(x: content.bounds.midX, y: 20), to: nil)
        app.device.drag(from: start, to: CGPoint(x: start.x, y: start.y + 250), duration: 0.2)
      case .escape: _ = app.overlays.last?.rootViewController?.accessibilityPerformEscape()
      }
    }
  }

  /// Decides about a dismissal as the test says.
  @MainActor
  private final class Policy {
    private(set) var count = 0
    var isAllowed = false

    func decide() -> Bool {
      count += 1
      return isAllowed
    }
  }

  private func card(_ content: UIView) -> Popup<Never> {
    Popup(content).position(.bottom).dismissGestures([.tapOutside, .swipe, .escape])
  }

  @Test(arguments: Gesture.allCases)
  func `a card that refuses stays where it is, until it no longer does`(gesture: Gesture) {
    TestApp.run { app in
      let content = FixedSizeView()
      let policy = Policy()
      let handle = app.center.show(card(content).shouldDismiss { policy.decide() })
      app.runUntilIdle()
      let frame = content.convert(content.bounds, to: nil)

      gesture.perform(on: content, in: app)
      app.runUntilIdle()
      #expect(policy.count == 1)
      #expect(handle.isVisible)
      #expect(content.convert(content.bounds, to: nil) == frame)

      policy.isAllowed = true
      gesture.perform(on: content, in: app)
      app.runUntilIdle()
      #expect(policy.count == 2)
      #expect(handle.outcomeIfDismissed?.reason == .dismissedByUser)
    }
  }

  @Test(arguments: [false, true])
  func `a tap outside moves a card that refuses, except with Reduce Motion`(reducesMotion: Bool) {
    TestApp.run { app in
      app.device.reduceMotion = reducesMotion
      let content = FixedSizeView()
      app.center.show(card(content).shouldDismiss { false })
      app.runUntilIdle()

      Gesture.tapOutside.perform(on: content, in: app)
      app.device.clock.advance(by: 0.1)

      let card = (app.overlays[0].rootViewController as? OverlayRootViewController)?.card
      let offset = card?.layer.presentation()?.affineTransform().ty ?? 0
      #expect((offset > 5) == !reducesMotion)
    }
  }

  @Test func `only the user is refused`() {
    TestApp.run { app in
      var count = 0
      @MainActor func show() -> PopupHandle<Never> {
        let popup = card(FixedSizeView()).shouldDismiss {
          count += 1
          return false
        }
        let handle = app.center.show(popup.displayDuration(.seconds(5)))
        app.runUntilIdle()
        return handle
      }

      let dismissed = show()
      dismissed.dismiss(reason: .dismissedByUser)
      app.runUntilIdle()
      let timed = show()
      app.device.clock.advance(by: 6)
      let loggedOut = show()
      app.center.dismissAll(reason: .loggedOut, animated: false)
      app.runUntilIdle()

      for handle in [dismissed, timed, loggedOut] { #expect(handle.isDismissed) }
      #expect(count == 0)
    }
  }

  @Test func `a closure may dismiss the popup itself`() {
    TestApp.run { app in
      let content = FixedSizeView()
      var handle: PopupHandle<Never>?
      handle = app.center.show(
        card(content).shouldDismiss {
          handle?.dismiss(reason: .custom("saved"))
          return true
        })
      app.runUntilIdle()

      Gesture.tapOutside.perform(on: content, in: app)
      app.runUntilIdle()

      #expect(handle?.outcomeIfDismissed?.reason == .custom("saved"))
    }
  }

  @Test func `a styled alert is asked before a gesture presses its cancel button`() {
    TestApp.run { app in
      let policy = Policy()
      var taps = 0
      let alert = StyledAlert(.warning, "Leave?").button(
        "Stay", role: .cancel, handler: { taps += 1 }
      )
      .dismissGestures(.tapOutside).shouldDismiss { policy.decide() }
      let handle = app.center.show(alert)
      app.runUntilIdle()

      app.device.tap(at: CGPoint(x: 20, y: 100))
      app.runUntilIdle()
      #expect(handle.isVisible)
      policy.isAllowed = true
      app.device.tap(at: CGPoint(x: 20, y: 100))
      app.runUntilIdle()

      #expect(handle.isDismissed)
      #expect(taps == 1)
    }
  }

  @Test func `a sheet that refuses springs back`() {
    TestApp.run { app in
      let controller = UIViewController()
      let policy = Policy()
      let handle = app.center.show(Modal(controller).shouldDismiss { policy.decide() })
      app.runUntilIdle()
      let frame = controller.view.convert(controller.view.bounds, to: nil)
      let start = CGPoint(x: frame.midX, y: frame.minY + 30)
      let end = CGPoint(x: frame.midX, y: frame.maxY - 20)

      app.device.drag(from: start, to: end, duration: 0.2)
      app.runUntilIdle()
      #expect(policy.count > 0)
      #expect(handle.isVisible)
      #expect(controller.view.convert(controller.view.bounds, to: nil) == frame)

      policy.isAllowed = true
      app.device.drag(from: start, to: end, duration: 0.2)
      app.runUntilIdle()
      #expect(handle.isDismissed)
    }
  }

  @Test(arguments: [true, false], [true, false])
  func `a popover asks as a sheet, too, and after the width has changed`(
    staysActive: Bool, isNarrowAtFirst: Bool
  ) {
    var switches = HeadlessSwitches()
    switches.adaptedPopoverStaysActive = staysActive
    TestApp.run(on: .iPad11, switches: switches) { app in
      let (narrow, wide) = (CGSize(width: 375, height: 700), app.window.bounds.size)
      let controller = UIViewController()
      controller.modalPresentationStyle = .popover
      controller.preferredContentSize = CGSize(width: 200, height: 150)
      controller.popoverPresentationController?.sourceView = app.page.view
      let policy = Policy()
      if isNarrowAtFirst { app.device.resize(app.scene, to: narrow) }
      let handle = app.center.show(Modal(controller).shouldDismiss { policy.decide() })
      app.runUntilIdle()

      for isNarrow in [isNarrowAtFirst, !isNarrowAtFirst] {
        app.device.resize(app.scene, to: isNarrow ? narrow : wide)
        app.runUntilIdle()
        let count = policy.count
        if isNarrow {
          let frame = controller.view.convert(controller.view.bounds, to: nil)
          app.device.drag(
            from: CGPoint(x: frame.midX, y: frame.minY + 30),
            to: CGPoint(x: frame.midX, y: frame.maxY - 20), duration: 0.2)
        } else {
          app.device.tap(at: CGPoint(x: 8, y: wide.height - 8))
        }
        app.runUntilIdle()
        #expect(policy.count > count)
        #expect(handle.isVisible)
      }
    }
  }

  @Test func `the delegate of the app decides about its sheet`() {
    final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {}
    TestApp.run { app in
      let (controller, delegate) = (UIViewController(), Delegate())
      controller.presentationController?.delegate = delegate
      app.center.show(Modal(controller).shouldDismiss { false })
      app.runUntilIdle()

      #expect(controller.presentationController?.delegate === delegate)
    }
  }
}
