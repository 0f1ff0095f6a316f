// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@MainActor
struct InterruptedPushTests {
  @Test
  func `before iOS 26 a pop waits for the end of the push`() {
    withPush(on: .iOS18) { device, navigation, _, top in
      navigation.popViewController(animated: true)
      device.clock.advance(by: 0.1)
      #expect(top.appearanceState.phase == .appearing)
      #expect(navigation.current?.viewController(forKey: .to) === top)

      device.clock.advance(by: 0.1)
      #expect(top.appearanceState.phase == .disappearing)
      device.clock.advance(by: 1)

      #expect(top.view.window == nil)
      #expect(navigation.running == nil)
    }
  }

  @Test
  func `before iOS 26 a swipe does not begin in the middle of a push`() {
    withPush(on: .iOS18) { device, navigation, _, top in
      device.touchDown(at: CGPoint(x: 2, y: 400))
      for x in [20, 60, 120] as [CGFloat] { device.touchMove(to: CGPoint(x: x, y: 400)) }
      device.touchUp()
      device.clock.advance(by: 1)

      #expect(navigation.topViewController === top)
      #expect(top.appearanceState.phase == .appeared)
    }
  }

  @Test
  func `a pop begins where the push was interrupted`() {
    withPush { device, navigation, below, top in
      let before = (shownX(top), shownX(below))
      #expect(before.0 > 10)

      navigation.popViewController(animated: true)
      device.clock.runTurn()

      #expect(abs(shownX(top) - before.0) < 1)
      #expect(abs(shownX(below) - before.1) < 1)
      device.clock.advance(by: 0.1)
      #expect(shownX(top) > before.0)
    }
  }

  @Test
  func `a swipe takes the page where the push was interrupted, and can take it back`() {
    withPush { device, navigation, _, top in
      let before = shownX(top)
      device.touchDown(at: CGPoint(x: 2, y: 400))
      for x in [20, 40, 42] as [CGFloat] { device.touchMove(to: CGPoint(x: x, y: 400)) }
      #expect(navigation.current?.isInteractive == true)
      let held = shownX(top)
      #expect(held > before)
      #expect(held < before + 45)

      device.clock.advance(by: 0.5)
      #expect(shownX(top) == held)
      device.touchCancel()
      device.clock.advance(by: 1)

      #expect(navigation.topViewController === top)
      #expect(top.appearanceState.phase == .appeared)
      #expect(top.view.frame.minX == 0)
    }
  }

  @Test
  func `a swipe that begins while another one is being canceled pops the same page`() {
    withPush { device, navigation, below, top in
      device.clock.advance(by: 1)
      let last = UIViewController()
      navigation.pushViewController(last, animated: false)
      device.clock.advance(by: 0.1)
      for _ in 1...3 {
        device.touchDown(at: CGPoint(x: 2, y: 400))
        for x in [20, 40, 100] as [CGFloat] { device.touchMove(to: CGPoint(x: x, y: 400)) }
        #expect(navigation.current?.isInteractive == true)
        #expect(navigation.current?.viewController(forKey: .from) === last)
        device.touchCancel()
        device.clock.advance(by: 0.05)
      }
      device.clock.advance(by: 1)

      #expect(navigation.viewControllers == [below, top, last])
      #expect(last.appearanceState.phase == .appeared)
      #expect(last.view.window != nil)
      #expect(top.appearanceState.phase == .disappeared)
    }
  }

  @Test
  func `the back button can be tapped in the middle of a push, and again in that of the pop`() {
    withPush { device, navigation, _, _ in
      device.clock.advance(by: 1)
      navigation.pushViewController(UIViewController(), animated: true)
      device.clock.advance(by: 0.1)

      for count in [2, 1] {
        device.tap(at: CGPoint(x: 24, y: 81))
        device.clock.advance(by: 0.1)
        #expect(navigation.viewControllers.count == count)
      }
      device.clock.advance(by: 1)

      #expect(navigation.running == nil)
      #expect(navigation.transitionView.subviews.count == 1)
    }
  }

  @Test
  func `what a page changes when its push is completed counts`() {
    withPush { device, navigation, below, top in
      let other = UIViewController()
      let page = ReplacingPage(with: other)
      navigation.pushViewController(page, animated: true)
      device.clock.advance(by: 0.1)
      navigation.popViewController(animated: true)
      device.clock.advance(by: 2)

      #expect(navigation.viewControllers == [below, other])
      #expect(other.appearanceState.phase == .appeared)
      #expect([below, top, page].allSatisfy { $0.appearanceState.phase == .disappeared })
      #expect(top.parent == nil)
    }
  }

  @Test
  func `an animator of the app's own is not interrupted`() {
    withPush { device, navigation, _, top in
      device.clock.advance(by: 1)
      let delegate = SlowDelegate()
      navigation.delegate = delegate
      let next = UIViewController()
      navigation.pushViewController(next, animated: true)
      device.clock.advance(by: 0.2)
      navigation.popViewController(animated: true)
      device.clock.advance(by: 0.2)
      #expect(next.appearanceState.phase == .appearing)

      device.clock.advance(by: 3)

      #expect(navigation.topViewController === top)
      #expect(top.appearanceState.phase == .appeared)
    }
  }

  private func shownX(_ controller: UIViewController) -> CGFloat {
    controller.view.layer.presentation()?.frame.minX ?? controller.view.frame.minX
  }

  /// Runs `body` in the middle of a push.
  private func withPush(
    on system: HeadlessSystem = .iOS26,
    _ body: (HeadlessDevice, UINavigationController, UIViewController, UIViewController) -> Void
  ) {
    HeadlessDevice.run(system: system) { device in
      let window = UIWindow(windowScene: device.connectScene())
      let below = UIViewController()
      let navigation = UINavigationController(rootViewController: below)
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      device.clock.advance(by: 0.1)
      let top = UIViewController()
      navigation.pushViewController(top, animated: true)
      device.clock.advance(by: 0.15)
      body(device, navigation, below, top)
    }
  }
}

/// Replaces the stack above the first page when it has appeared.
private final class ReplacingPage: UIViewController {
  private let other: UIViewController

  init(with other: UIViewController) {
    self.other = other
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let stack = navigationController?.viewControllers else { return }
    navigationController?.setViewControllers([stack[0], other], animated: animated)
  }
}

private final class SlowDelegate: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { SlowFade() }
}

private final class SlowFade: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let new = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(new)
    new.alpha = 0
    UIView.animate(withDuration: 1) {
      new.alpha = 1
    } completion: { _ in
      transitionContext.completeTransition(true)
    }
  }
}
