// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Going back before a push has ended: from iOS 26 on that completes the push, before it waits.
@MainActor
@Suite(.uikitVariants)
struct InterruptedPushTests {
  /// How the user or the app leaves the page in the middle of its push.
  enum Interruption: CaseIterable {
    case pop, setViewControllers, backButton, popToRoot, popWithoutAnimation
  }

  private func runInSingleSwitchVariants(
    of system: HeadlessSystem, _ body: @MainActor (TestApp, UINavigationController) -> Void
  ) {
    for switches in HeadlessSwitches.singleSwitchVariants {
      TestApp.runInNavigation(system: system, switches: switches, body)
    }
  }

  @Test(arguments: Interruption.allCases, [HeadlessSystem.iOS18, .iOS26])
  func `a kept popup of the page below returns after an interrupted push`(
    interruption: Interruption, system: HeadlessSystem
  ) {
    // Before iOS 26 the bar ignores touches during a push.
    if interruption == .backButton, system == .iOS18 { return }
    runInSingleSwitchVariants(of: system) { app, navigation in
      let (box, diary) = (FixedSizeView(), CallLog())
      let handle = app.center.show(
        Popup(box).on(HomePage.self).pageExit(.keepAlive).modal(false)
          .onDidAppear { _ in diary.record("appeared") })
      app.runUntilIdle()
      app.pushDetail(on: navigation)

      app.interrupt(navigation, by: interruption)
      app.device.clock.advance(by: 0.05)
      #expect(handle.outcomeIfDismissed == nil)
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed == nil)
      #expect(box.window?.isHidden == false)
      #expect(box.superview?.alpha == 1)
      #expect(app.overlays == [box.window])
      #expect(diary.lines == ["appeared"])
    }
  }

  @Test(arguments: Interruption.allCases, [HeadlessSystem.iOS18, .iOS26])
  func `a popup of a page that is popped before its push has ended never appears`(
    interruption: Interruption, system: HeadlessSystem
  ) {
    // Before iOS 26 the bar ignores touches during a push.
    if interruption == .backButton, system == .iOS18 { return }
    runInSingleSwitchVariants(of: system) { app, navigation in
      let (box, diary) = (FixedSizeView(), CallLog())
      var handle: PopupHandle<Never>?
      app.pushDetail(on: navigation) { detail in
        handle = app.center.show(
          Popup(box).on(detail).onDidAppear { _ in diary.record("appeared") }
            .onDismiss(diary.recordOutcome(of: "popup")))
      }

      app.interrupt(navigation, by: interruption)
      app.runUntilIdle()

      #expect(handle?.outcomeIfDismissed?.reason == .pageGone)
      #expect(diary.lines == ["popup: pageGone"])
      #expect(app.overlays.isEmpty)
    }
  }

  @Test(arguments: Interruption.allCases, [HeadlessSystem.iOS18, .iOS26])
  func `the next popup of the page below appears after an interrupted push`(
    interruption: Interruption, system: HeadlessSystem
  ) {
    // Before iOS 26 the bar ignores touches during a push.
    if interruption == .backButton, system == .iOS18 { return }
    runInSingleSwitchVariants(of: system) { app, navigation in
      let first = app.center.show(Popup(FixedSizeView()).on(HomePage.self).modal(false))
      app.runUntilIdle()
      app.pushDetail(on: navigation)
      app.interrupt(navigation, by: interruption)
      let second = FixedSizeView()
      app.center.show(Popup(second).on(HomePage.self))
      app.runUntilIdle()
      // The page below was never left, because the pages did not settle without it.
      #expect(first.outcomeIfDismissed == nil)

      first.dismiss()
      app.runUntilIdle()

      #expect(second.window?.isHidden == false)
    }
  }

  @Test func `a swipe back that is cancelled in the middle of a push leaves the page`() {
    TestApp.runInNavigation(system: .iOS26, switches: HeadlessSwitches()) { app, navigation in
      let (below, box) = (FixedSizeView(), FixedSizeView())
      let suspended = app.center.show(
        Popup(below).on(HomePage.self).pageExit(.keepAlive).modal(false))
      app.runUntilIdle()
      app.pushDetail(on: navigation) { app.center.show(Popup(box).on($0).modal(false)) }

      app.device.touchDown(at: CGPoint(x: 2, y: 700))
      for step in 1...6 { app.device.touchMove(to: CGPoint(x: 2 + 8 * CGFloat(step), y: 700)) }
      #expect(navigation.transitionCoordinator?.isInteractive == true)
      app.device.clock.advance(by: 5)
      #expect(app.overlays.count <= 1, "the pages have not settled")
      app.device.touchCancel()
      app.runUntilIdle()

      #expect(navigation.viewControllers.count == 2)
      #expect(box.window?.isHidden == false)
      #expect(suspended.outcomeIfDismissed == nil)
      #expect(below.window?.isHidden != false, "its page has been left")
      navigation.popViewController(animated: true)
      app.runUntilIdle()
      #expect(below.window?.isHidden == false)
    }
  }

  @Test func `a completed swipe back in the middle of a push keeps the popup of the page below`() {
    TestApp.runInNavigation(system: .iOS26, switches: HeadlessSwitches()) { app, navigation in
      let (below, box) = (FixedSizeView(), FixedSizeView())
      let handle = app.center.show(Popup(below).on(HomePage.self).modal(false))
      app.runUntilIdle()
      app.pushDetail(on: navigation) { app.center.show(Popup(box).on($0)) }

      app.device.touchDown(at: CGPoint(x: 2, y: 700))
      app.swipe(to: 380)
      app.device.touchUp()
      app.runUntilIdle()

      #expect(navigation.viewControllers.count == 1)
      #expect(handle.outcomeIfDismissed == nil)
      #expect(below.superview?.alpha == 1)
      #expect(app.overlays == [below.window])
    }
  }

  @Test func `going back many times is no transition that does not end`() {
    TestApp.runInNavigation(system: .iOS26, switches: HeadlessSwitches()) { app, navigation in
      let misuse = MisuseCollector()
      let box = FixedSizeView()
      navigation.setViewControllers(
        navigation.viewControllers + (1...14).map { _ in DetailPage() }, animated: false)
      app.runUntilIdle()
      app.center.show(Popup(box).on(HomePage.self))

      for _ in 1...14 {
        app.device.tap(at: CGPoint(x: 24, y: 81))
        app.device.clock.advance(by: 0.3)
      }
      #expect(navigation.viewControllers.count == 1)
      #expect(box.window == nil)
      app.runUntilIdle()

      #expect(box.window?.isHidden == false)
      #expect(misuse.reports.isEmpty)
    }
  }

  @Test(arguments: [HeadlessSystem.iOS18, .iOS26])
  func `a push in the middle of a pop leaves the page below`(system: HeadlessSystem) {
    runInSingleSwitchVariants(of: system) { app, navigation in
      navigation.pushViewController(DetailPage(), animated: false)
      app.runUntilIdle()
      let (box, next) = (FixedSizeView(), FixedSizeView())
      let left = app.center.show(Popup(box).on(DetailPage.self).modal(false))
      app.runUntilIdle()
      navigation.popViewController(animated: true)
      app.device.clock.advance(by: 0.1)

      let page = DetailPage()
      navigation.pushViewController(page, animated: true)
      app.center.show(Popup(next).on(page))
      app.runUntilIdle()

      #expect(left.outcomeIfDismissed?.reason == .pageLeft)
      #expect(next.window?.isHidden == false)
      #expect(app.overlays == [next.window])
    }
  }
}

extension TestApp {
  /// Begins a push and stops in the middle of it.
  fileprivate func pushDetail(
    on navigation: UINavigationController, _ show: (DetailPage) -> Void = { _ in }
  ) {
    let page = DetailPage()
    navigation.pushViewController(page, animated: true)
    show(page)
    device.clock.advance(by: 0.15)
  }

  fileprivate func interrupt(
    _ navigation: UINavigationController, by interruption: InterruptedPushTests.Interruption
  ) {
    switch interruption {
    case .pop: navigation.popViewController(animated: true)
    case .popWithoutAnimation: navigation.popViewController(animated: false)
    case .popToRoot: navigation.popToRootViewController(animated: true)
    case .setViewControllers:
      navigation.setViewControllers([navigation.viewControllers[0]], animated: true)
    case .backButton: device.tap(at: CGPoint(x: 24, y: 81))
    }
  }
}
