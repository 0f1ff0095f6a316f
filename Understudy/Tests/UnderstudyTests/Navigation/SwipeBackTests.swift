// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@MainActor
struct SwipeBackTests {
  @Test
  func `the page follows the finger, the one below comes from thirty per cent aside`() {
    withPages { device, navigation, below, top in
      swipe(device, from: 5, by: 200)

      let width: CGFloat = 393
      let moved = shownX(top)
      #expect(abs(moved - 190) < 1)
      #expect(abs(shownX(below) + 0.3 * (width - moved)) < 1)
      #expect(navigation.topViewController === below)
      device.clock.advance(by: 5)
      #expect(abs(shownX(top) - moved) < 0.01)
    }
  }

  @Test
  func `before iOS 26, released without velocity, the nearer end decides`() {
    withPages(on: .iOS18) { device, navigation, _, top in
      swipe(device, from: 5, by: 180)
      rest(device)
      device.clock.advance(by: 0.5)
      #expect(navigation.topViewController === top)
      #expect(top.view.window != nil)

      swipe(device, from: 5, by: 230)
      rest(device)
      device.clock.advance(by: 0.5)

      #expect(navigation.viewControllers.count == 1)
      #expect(top.view.window == nil)
    }
  }

  @Test
  func `since iOS 26, released without velocity, a page is popped beyond three tenths`() {
    withPages(on: .iOS26) { device, navigation, _, top in
      swipe(device, from: 5, by: 120)
      rest(device)
      device.clock.advance(by: 0.5)
      #expect(navigation.topViewController === top)

      swipe(device, from: 5, by: 140)
      rest(device)
      device.clock.advance(by: 0.5)

      #expect(navigation.viewControllers.count == 1)
    }
  }

  @Test
  func `flicked, the direction decides`() {
    withPages { device, navigation, _, top in
      swipe(device, from: 5, by: 300)
      for step in 1...4 {
        device.clock.advance(by: 1.0 / 60)
        device.touchMove(to: CGPoint(x: 305 - 20 * CGFloat(step), y: 400))
      }
      device.touchUp()
      device.clock.advance(by: 0.5)
      #expect(navigation.topViewController === top)

      device.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 105, y: 400), duration: 0.1)
      device.clock.advance(by: 0.5)

      #expect(navigation.viewControllers.count == 1)
    }
  }

  @Test(arguments: [(HeadlessSystem.iOS18, 0.35), (.iOS26, 0.44)])
  func `what is left runs in the time of a whole pop without a jump`(
    system: HeadlessSystem, duration: TimeInterval
  ) {
    withPages(on: system) { device, navigation, below, top in
      swipe(device, from: 5, by: 230)
      rest(device)
      var last = shownX(top)
      for _ in 1..<Int(duration * 60) {
        device.clock.advance(by: 1.0 / 60)
        let now = shownX(top)
        #expect(now >= last - 0.01)
        #expect(now - last < 60)
        last = now
      }
      #expect(navigation.transitionCoordinator != nil)

      device.clock.advance(by: 0.05)

      #expect(navigation.transitionCoordinator == nil)
      #expect(below.view.transform.isIdentity)
    }
  }

  @Test
  func `a canceled swipe leaves title, button and stack as they were`() {
    withPages { device, navigation, below, top in
      swipe(device, from: 5, by: 100)
      rest(device)
      device.clock.advance(by: 0.5)

      #expect(navigation.viewControllers == [below, top])
      #expect(navigation.navigationBar.topItem === top.navigationItem)
      let labels = views(of: navigation.navigationBar).compactMap { ($0 as? UILabel)?.text }
      #expect(labels.contains("Top"))
      device.tap(at: CGPoint(x: 40, y: 80))
      device.clock.advance(by: 1)
      #expect(navigation.viewControllers == [below])
    }
  }

  @Test
  func `a touch that is taken away takes the swipe back`() {
    withPages { device, navigation, _, top in
      swipe(device, from: 5, by: 300)
      device.touchCancel()
      device.clock.advance(by: 0.5)

      #expect(navigation.topViewController === top)
      #expect(top.appearanceState.explicitTransitions == 0)
    }
  }

  @Test
  func `in right-to-left the page goes to the left from the right edge`() {
    withPages { device, navigation, _, top in
      device.layoutDirection = .rightToLeft
      device.clock.advance(by: 0.1)
      swipe(device, from: 388, by: -200)
      #expect(abs(shownX(top) + 190) < 1)
      device.touchCancel()
      device.clock.advance(by: 0.5)
      swipe(device, from: 388, by: -300)
      device.touchUp()
      device.clock.advance(by: 0.5)

      #expect(navigation.viewControllers.count == 1)
    }
  }

  @Test
  func `nothing moves where going back is not offered`() {
    withPages { device, navigation, below, top in
      @MainActor func refuses() -> Bool {
        device.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 350, y: 400))
        device.clock.advance(by: 0.5)
        return navigation.topViewController === top
      }
      top.navigationItem.hidesBackButton = true
      #expect(refuses())
      top.navigationItem.hidesBackButton = false
      top.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Menu")
      #expect(refuses())
      top.navigationItem.leftBarButtonItem = nil
      navigation.isNavigationBarHidden = true
      #expect(refuses())
      navigation.isNavigationBarHidden = false
      let recognizers = [
        navigation.interactivePopGestureRecognizer,
        navigation.interactiveContentPopGestureRecognizer,
      ]
      for recognizer in recognizers { recognizer?.isEnabled = false }
      #expect(refuses())
      for recognizer in recognizers { recognizer?.isEnabled = true }

      #expect(!refuses())
      device.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 350, y: 400))
      device.clock.advance(by: 0.5)
      #expect(navigation.topViewController === below)
    }
  }

  @Test
  func `a delegate of the app's own decides instead`() {
    withPages { device, navigation, below, top in
      let delegate = GestureBeginDelegate()
      navigation.interactivePopGestureRecognizer?.delegate = delegate
      top.navigationItem.hidesBackButton = true
      delegate.allows = false
      device.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 350, y: 400))
      device.clock.advance(by: 0.5)
      #expect(navigation.topViewController === top)

      delegate.allows = true
      device.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 350, y: 400))
      device.clock.advance(by: 0.5)

      #expect(navigation.topViewController === below)
    }
  }

  @Test
  func `a list below the finger waits, and scrolls when the finger goes down`() {
    withPages { device, navigation, _, top in
      let list = UIScrollView(frame: top.view.bounds)
      list.contentSize = CGSize(width: 2000, height: 3000)
      top.view.addSubview(list)
      device.clock.advance(by: 0.1)
      device.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 8, y: 200))
      #expect(list.contentOffset.y > 50)
      device.clock.advance(by: 3)
      let offset = list.contentOffset

      device.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 350, y: 400))
      device.clock.advance(by: 0.5)

      #expect(list.contentOffset == offset)
      #expect(navigation.viewControllers.count == 1)
    }
  }

  @Test
  func `what runs alongside follows the finger and is back after a cancel`() {
    withPages { device, navigation, _, top in
      let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      top.view.addSubview(mark)
      let page = AlongsidePage(mark)
      navigation.setViewControllers([page, top], animated: false)
      device.clock.advance(by: 0.1)

      swipe(device, from: 5, by: 206.5)
      #expect(abs((mark.layer.presentation()?.opacity ?? 0) - 0.5) < 0.01)
      #expect(mark.alpha == 0)
      rest(device)
      device.clock.advance(by: 0.5)

      #expect(page.log == ["end, cancelled \(navigation.topViewController === top)"])
    }
  }

  @Test
  func `a tab bar that the upper page does without comes in with the lower page`() {
    withPages(inTabs: true) { device, navigation, below, top in
      let bar = navigation.tabBarController?.tabBar
      #expect(bar.map(shownX) == -393)
      swipe(device, from: 5, by: 200)
      #expect(abs((bar.map(shownX) ?? 0) - shownX(below)) < 0.5)
      rest(device)
      device.clock.advance(by: 0.5)

      let isAway = navigation.topViewController === top
      #expect(bar.map(shownX) == (isAway ? -393 : 0))
      #expect(bar?.superview === navigation.tabBarController?.view)
    }
  }

  @Test
  func `touches wait at the edge only`() {
    withPages { device, _, _, top in
      let button = UIButton(configuration: .filled())
      button.frame = CGRect(x: 0, y: 300, width: 393, height: 200)
      top.view.addSubview(button)
      device.clock.advance(by: 0.1)

      device.touchDown(at: CGPoint(x: 5, y: 400))
      #expect(!button.isHighlighted)
      device.touchUp()
      device.touchDown(at: CGPoint(x: 200, y: 400))
      #expect(button.isHighlighted)
      device.touchUp()
    }
  }

  // MARK: Tools

  @Test
  func `a page that is presented and dismissed meanwhile leaves a swipe its coordinator`() {
    withPages { device, navigation, _, top in
      swipe(device, from: 5, by: 100)
      let coordinator = navigation.transitionCoordinator
      #expect(coordinator?.isInteractive == true)

      navigation.present(UIViewController(), animated: false)
      device.clock.advance(by: 0.1)
      #expect(navigation.transitionCoordinator === coordinator)
      navigation.dismiss(animated: false)
      device.clock.advance(by: 0.1)
      #expect(navigation.transitionCoordinator === coordinator)
      device.touchUp()
      device.clock.advance(by: 1)

      #expect(navigation.transitionCoordinator == nil)
      #expect(navigation.topViewController === top)
    }
  }

  private func swipe(_ device: HeadlessDevice, from x: CGFloat, by distance: CGFloat) {
    device.touchDown(at: CGPoint(x: x, y: 400))
    let first: CGFloat = distance > 0 ? 10 : -10
    device.touchMove(to: CGPoint(x: x + first, y: 400))
    for step in 1...10 {
      device.clock.advance(by: 1.0 / 60)
      device.touchMove(to: CGPoint(x: x + first + (distance - first) * CGFloat(step) / 10, y: 400))
    }
    device.clock.advance(by: 0.001)
  }

  private func rest(_ device: HeadlessDevice) {
    device.clock.advance(by: 0.3)
    device.touchUp()
  }

  private func shownX(_ controller: UIViewController) -> CGFloat { shownX(controller.view) }

  private func shownX(_ view: UIView) -> CGFloat {
    view.layer.presentation()?.frame.minX ?? view.frame.minX
  }

  private func views(of view: UIView) -> [UIView] {
    [view] + view.subviews.flatMap { views(of: $0) }
  }

  private func withPages(
    on system: HeadlessSystem = .standard, inTabs: Bool = false,
    _ body: (HeadlessDevice, UINavigationController, UIViewController, UIViewController) -> Void
  ) {
    HeadlessDevice.run(system: system) { device in
      let below = UIViewController()
      below.title = "Below"
      let top = UIViewController()
      top.title = "Top"
      top.hidesBottomBarWhenPushed = inTabs
      let navigation = UINavigationController(rootViewController: below)
      let tabs = UITabBarController()
      if inTabs { tabs.viewControllers = [navigation] }
      let window = UIWindow(windowScene: device.connectScene())
      window.rootViewController = inTabs ? tabs : navigation
      window.makeKeyAndVisible()
      device.clock.advance(by: 0.1)
      navigation.pushViewController(top, animated: false)
      device.clock.advance(by: 0.1)
      body(device, navigation, below, top)
      _ = window
    }
  }
}

private final class GestureBeginDelegate: NSObject, UIGestureRecognizerDelegate {
  var allows = true

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { allows }
}

private final class AlongsidePage: UIViewController {
  var log: [String] = []
  private let mark: UIView

  init(_ mark: UIView) {
    self.mark = mark
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    transitionCoordinator?.animate { [mark] _ in
      mark.alpha = 0
    } completion: { [weak self] context in
      self?.log.append("end, cancelled \(context.isCancelled)")
    }
  }
}
