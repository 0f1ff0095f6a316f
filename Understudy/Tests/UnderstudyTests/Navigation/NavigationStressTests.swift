// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

/// Anything at any time: afterwards everything is at rest, and what is on screen is what should be.
@MainActor
struct NavigationStressTests {
  @Test(arguments: 0..<60)
  func `random pushes, pops, swipes, tabs and sheets end at rest`(seed: Int) {
    HeadlessDevice.run(system: seed % 5 < 3 ? .iOS26 : .iOS18) { device in
      device.switches.popCanBeCaught = seed % 4 < 3
      device.switches.caughtTransitionIsInteractive = seed % 2 == 0
      let run = StressRun(device, seed: UInt64(seed))
      for _ in 0..<40 { run.step() }
      run.settle()
      let problems = run.problems
      #expect(problems.isEmpty, "seed \(seed): \(run.script.joined(separator: ", "))")
    }
  }
}

@MainActor
private final class StressRun {
  private let device: HeadlessDevice
  private let tabs = UITabBarController()
  private let window: UIWindow
  private var state: UInt64
  private var made: [UIViewController] = []
  private var isTouching = false
  private(set) var script: [String] = []

  init(_ device: HeadlessDevice, seed: UInt64) {
    self.device = device
    state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    window = UIWindow(windowScene: device.connectScene())
    if seed % 3 == 0 { device.layoutDirection = .rightToLeft }
    tabs.viewControllers = (0..<(seed % 2 == 0 ? 3 : 7)).map { _ in
      UINavigationController(rootViewController: page())
    }
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    device.clock.advance(by: 0.1)
  }

  private func next(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(limit))
  }

  private func page() -> UIViewController {
    let page = UIViewController()
    page.title = "Page \(made.count)"
    page.hidesBottomBarWhenPushed = next(4) == 0
    made.append(page)
    return page
  }

  private var navigation: UINavigationController? {
    tabs.selectedViewController as? UINavigationController
  }

  func step() {
    let animated = next(4) > 0
    switch next(14) {
    case 0, 1:
      note("push \(animated)")
      navigation?.pushViewController(page(), animated: animated)
    case 2:
      note("pop \(animated)")
      navigation?.popViewController(animated: animated)
    case 3:
      note("root \(animated)")
      navigation?.popToRootViewController(animated: animated)
    case 4:
      note("replace \(animated)")
      let stack = navigation?.viewControllers ?? []
      navigation?.setViewControllers(Array(stack.prefix(1)) + [page()], animated: animated)
    case 5:
      let tab = next(tabs.viewControllers?.count ?? 1)
      note("tab \(tab)")
      tabs.selectedIndex = tab
    case 6, 7: touch()
    case 8:
      let hides = next(2) == 0
      note("bar \(hides) \(animated)")
      navigation?.setNavigationBarHidden(hides, animated: animated)
    case 9:
      note("sheet \(animated)")
      if tabs.presentedViewController == nil {
        tabs.present(page(), animated: animated)
      } else {
        tabs.dismiss(animated: animated)
      }
    case 10, 11: swipe()
    default: wait(next(30))
    }
  }

  private func wait(_ frames: Int) {
    note("wait \(frames)")
    device.clock.advance(by: Double(frames) / 60)
  }

  /// Goes on in `touch()`; half of the time it begins in the middle of a pop.
  private func swipe() {
    guard !isTouching else { return touch() }
    if next(2) == 0 {
      note("pop")
      navigation?.popViewController(animated: true)
      wait(1 + next(12))
    }
    let start = CGFloat(100 + next(200))
    let end = start + (device.layoutDirection == .rightToLeft ? -40 : 40)
    note("swipe \(start)")
    device.touchDown(at: CGPoint(x: start, y: 400))
    device.touchMove(to: CGPoint(x: end, y: 400))
    isTouching = true
  }

  private func touch() {
    let x = CGFloat(next(400)), y = CGFloat(next(850))
    if !isTouching {
      let start = next(2) == 0 ? CGPoint(x: next(2) == 0 ? 4 : 389, y: 400) : CGPoint(x: x, y: y)
      note("down \(start)")
      device.touchDown(at: start)
      isTouching = true
    } else if next(3) > 0 {
      note("move \(x) \(y)")
      device.touchMove(to: CGPoint(x: x, y: next(2) == 0 ? 400 : y))
    } else {
      let lifts = next(3) > 0
      note(lifts ? "up" : "cancel")
      if lifts { device.touchUp() } else { device.touchCancel() }
      isTouching = false
    }
  }

  private func note(_ text: String) { script.append(text) }

  func settle() {
    device.touchUp()
    device.clock.advance(by: 5)
    let selected = tabs.selectedIndex
    let all = Array((tabs.viewControllers ?? []).indices)
    for tab in all + [selected] {
      tabs.selectedIndex = tab
      device.clock.advance(by: 1)
    }
  }

  var problems: [String] {
    var problems: [String] = []
    func check(_ condition: Bool, _ text: String) { if !condition { problems.append(text) } }
    let onScreen = navigation?.topViewController
    for page in made {
      let name = page.title ?? ""
      let isSheet = page.presentingViewController != nil && page.parent == nil
      let isShown = page === onScreen || isSheet
      check(page.appearanceState.explicitTransitions == 0, "\(name) is in a transition")
      check(
        (page.appearanceState.phase == .appeared) == isShown,
        "\(name) is \(page.appearanceState.phase)")
      check(
        isShown || page.appearanceState.phase == .disappeared,
        "\(name) is \(page.appearanceState.phase)")
      check((page.viewIfLoaded?.window != nil) == isShown, "\(name) and its window")
      check(page.viewIfLoaded?.transform.isIdentity ?? true, "\(name) is moved")
      check(page.transitionCoordinator == nil, "\(name) has a coordinator")
    }
    for case let navigation as UINavigationController in tabs.viewControllers ?? [] {
      check(navigation.running == nil && navigation.pending == nil, "a change is left")
      check(navigation.children == navigation.viewControllers, "children and stack differ")
      check(!navigation.transitionView.isTransitioning, "touches are blocked")
      check(navigation.transitionView.subviews.count <= 1, "views are left in the transition view")
      check(navigation.navigationBar.disappearingContent == nil, "the bar has two contents")
      let content = navigation.navigationBar.content
      check(
        content?.alpha == 1 && content?.item === navigation.topViewController?.navigationItem,
        "the bar shows something else")
      check(!navigation.navigationBar.backgrounds.isHidden, "the bar has no background")
    }
    check(tabs.tabBar.superview === tabs.view, "the tab bar is elsewhere")
    let hides = onScreen?.bars.hidesBottomBar ?? false
    check(tabs.tabBar.frame.minX == (hides ? -393 : 0), "the tab bar is at \(tabs.tabBar.frame)")
    check(device.animator.isIdle, "something moves")
    return problems
  }
}
