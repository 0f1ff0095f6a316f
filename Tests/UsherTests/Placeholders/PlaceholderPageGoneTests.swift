// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// A load counts until its page is popped or dismissed, even if the page is retained.
@MainActor
@Suite(.uikitVariants)
struct PlaceholderPageGoneTests {
  /// A load with a completion handler, and what the app sees of it.
  @MainActor
  private final class Probe {
    var load: PlaceholderLoad?
    var outcome: LoadOutcome?
    var starts = 0

    init(on page: some PlaceholderHosting) {
      page.usher.load(
        loading: .loading.timing(.immediate),
        start: { [weak self] load in
          self?.load = load
          self?.starts += 1
        }
      ).onFinish { [weak self] in self?.outcome = $0 }
    }

    var isCurrent: Bool { load?.isCurrent == true }
  }

  private func pushed(
    on navigation: UINavigationController, _ app: TestApp
  ) -> (page: ContentPage, probe: Probe) {
    let page = ContentPage()
    let probe = Probe(on: page)
    navigation.pushViewController(page, animated: false)
    app.runUntilIdle()
    return (page, probe)
  }

  @Test(arguments: [false, true])
  func `the load of a popped page ends, and its page is as before`(isAnimated: Bool) {
    TestApp.runInNavigation { app, navigation in
      let (page, probe) = pushed(on: navigation, app)
      #expect(probe.isCurrent)

      navigation.popViewController(animated: isAnimated)
      app.runUntilIdle()

      #expect(probe.outcome == .pageGone)
      #expect(!probe.isCurrent)
      #expect(page.view.placeholderHosts.isEmpty)
      #expect(PlaceholderLifetime.make(for: page).driver.isIdle)
    }
  }

  @Test func `a result that arrives before the end of the turn of the removal is ignored`() {
    TestApp.runInNavigation { app, navigation in
      let (page, probe) = pushed(on: navigation, app)

      navigation.popViewController(animated: false)
      app.window.layoutIfNeeded()
      #expect(page.parent == nil)
      #expect(!probe.isCurrent)
      probe.load?.finish(.content)

      #expect(probe.outcome == .pageGone)
      #expect(!page.usher.placeholder.hasContent)
    }
  }

  @Test func `the load of a page that is popped in the turn in which it began ends`() {
    TestApp.runInNavigation { app, navigation in
      let page = ContentPage()
      navigation.pushViewController(page, animated: false)
      app.runUntilIdle()

      let probe = Probe(on: page)
      navigation.popViewController(animated: true)
      app.runUntilIdle()

      #expect(probe.outcome == .pageGone)
    }
  }

  @Test func `the task of a popped page is cancelled, and its content is not put in place`() async {
    await TestApp.runInNavigation { app, navigation in
      let (page, gate) = (ContentPage(), Gate())
      var wasCancelled = false
      let load = page.usher.load {
        let words = await gate.value()
        wasCancelled = Task.isCancelled
        return words
      } content: { page, words in
        page.label.text = words.joined()
      }
      navigation.pushViewController(page, animated: false)
      app.runUntilIdle()
      await app.device.settle()

      navigation.popViewController(animated: true)
      app.runUntilIdle()
      gate.open(["late"])
      await app.device.settle()

      #expect(load.outcomeIfFinished == .pageGone)
      #expect(wasCancelled)
      #expect(page.label.text == "content")
    }
  }

  @Test func `the load of a page in a popped container ends`() {
    TestApp.runInNavigation { app, navigation in
      let (container, page) = (UIViewController(), ContentPage())
      container.addChild(page)
      container.view.addSubview(page.view)
      page.didMove(toParent: container)
      let (probe, part) = (Probe(on: page), Probe(on: page.label))
      navigation.pushViewController(container, animated: false)
      app.runUntilIdle()

      navigation.popViewController(animated: false)
      app.runUntilIdle()

      #expect(probe.outcome == .pageGone)
      #expect(part.outcome == .pageGone)
    }
  }

  @Test func `the load of a dismissed page ends`() {
    TestApp.run { app in
      let page = ContentPage()
      let probe = Probe(on: page)
      app.page.present(UINavigationController(rootViewController: page), animated: true)
      app.runUntilIdle()
      #expect(probe.isCurrent)

      app.page.dismiss(animated: true)
      app.runUntilIdle()

      #expect(probe.outcome == .pageGone)
    }
  }

  @Test func `a load that begins on a page outside of the screen counts`() {
    TestApp.runInNavigation { app, navigation in
      let (page, first) = pushed(on: navigation, app)
      navigation.popViewController(animated: false)
      app.runUntilIdle()
      #expect(first.outcome == .pageGone)

      let second = Probe(on: page)
      app.runUntilIdle()
      #expect(second.isCurrent)
      navigation.pushViewController(page, animated: false)
      app.runUntilIdle()
      second.load?.finish(.content)
      app.runUntilIdle()

      #expect(second.outcome == .content)
    }
  }

  @Test func `a page that is covered, on another tab or in a replaced root is not gone`() {
    TestApp.run { app in
      let page = ContentPage()
      let navigation = UINavigationController(rootViewController: page)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation, UIViewController()]
      app.window.rootViewController = tabs
      let probe = Probe(on: page)
      app.runUntilIdle()

      tabs.selectedIndex = 1
      app.runUntilIdle()
      #expect(probe.isCurrent)
      tabs.selectedIndex = 0
      navigation.pushViewController(UIViewController(), animated: false)
      app.runUntilIdle()
      #expect(probe.isCurrent)
      app.window.rootViewController = UIViewController()
      app.runUntilIdle()
      #expect(probe.isCurrent)

      probe.load?.finish(.content)
      app.runUntilIdle()
      #expect(probe.outcome == .content)
    }
  }

  @Test func `a child that its container removes is not gone until the container is`() {
    TestApp.runInNavigation { app, navigation in
      let (container, page) = (UIViewController(), ContentPage())
      container.addChild(page)
      container.view.addSubview(page.view)
      page.didMove(toParent: container)
      let probe = Probe(on: page)
      navigation.pushViewController(container, animated: false)
      app.runUntilIdle()

      page.willMove(toParent: nil)
      page.view.removeFromSuperview()
      page.removeFromParent()
      app.runUntilIdle()
      #expect(probe.isCurrent)

      navigation.popViewController(animated: false)
      app.runUntilIdle()
      #expect(probe.outcome == .pageGone)
    }
  }

  @Test func `a swipe back ends the load when it is completed, not when it is cancelled`() {
    TestApp.runInNavigation { app, navigation in
      let (_, probe) = pushed(on: navigation, app)

      app.device.touchDown(at: CGPoint(x: 2, y: 700))
      app.swipe(to: 120)
      #expect(navigation.transitionCoordinator?.isInteractive == true)
      #expect(probe.isCurrent)
      app.swipe(to: 10)
      app.device.touchUp()
      app.runUntilIdle()
      #expect(probe.isCurrent)

      app.device.touchDown(at: CGPoint(x: 2, y: 700))
      app.swipe(to: 300)
      app.device.touchUp()
      app.runUntilIdle()
      #expect(probe.outcome == .pageGone)
    }
  }
}
