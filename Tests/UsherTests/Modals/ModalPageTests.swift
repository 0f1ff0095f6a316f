// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Modals and the pages that they are in front of.
@MainActor
struct ModalPageTests {
  @Test(arguments: ModalStyle.allCases, [true, false])
  func `R5: a modal is neither a page nor in front of one, unless it says so`(
    style: ModalStyle, isPage: Bool
  ) {
    TestApp.run(style) { app in
      let box = FixedSizeView()
      let kept = app.center.show(
        Popup(box).on(HomePage.self).keepAlive().lane(PopupLane(name: "tips")))
      let own = app.center.show(
        Popup(FixedSizeView()).on(StyledController.self).lane(PopupLane(name: "own")))
      app.runUntilIdle()
      #expect(box.window === app.overlays.first)

      let modal = Modal(style.make(on: app.page))
      let handle = app.center.show(isPage ? modal.countsAsPage() : modal)
      app.runUntilIdle()

      let isSuspended = app.center.suspendedPopups.contains { $0.id == kept.id }
      #expect(isSuspended == isPage)
      #expect(app.center.visiblePopups.contains { $0.id == own.id } == (isPage && style.covers))
      handle.dismiss()
      app.runUntilIdle()
      #expect(box.window?.isHidden == false, "it is back")
    }
  }

  @Test(arguments: ModalStyle.allCases)
  func `the pages below a modal are at rest, also where UIKit has put them aside`(
    style: ModalStyle
  ) {
    TestApp.run(style) { app in
      let misuse = MisuseCollector()
      app.center.show(Modal(style.make(on: app.page)))
      app.runUntilIdle()
      let box = FixedSizeView()
      app.center.show(Popup(box).on(HomePage.self).lane(PopupLane(name: "tips")))

      app.device.clock.advance(by: 10)

      #expect(box.window != nil && misuse.reports.isEmpty)
    }
  }

  /// What the app does to its pages behind a modal.
  enum Change: CaseIterable { case push, replace, switchTab, switchAndPush }

  @Test(arguments: ModalStyle.allCases, Change.allCases)
  func `pages that change below a modal come to rest there, also where UIKit has put them aside`(
    style: ModalStyle, change: Change
  ) {
    for isEarly in [true, false] {
      TestApp.runOnDevice(style.model) { device in
        let first = UINavigationController(rootViewController: HomePage())
        let second = UINavigationController(rootViewController: HomePage())
        let tabs = UITabBarController()
        tabs.viewControllers = [first, second, DetailPage()]
        let app = TestApp(on: device, page: tabs)
        let misuse = MisuseCollector()
        let modal = app.center.show(Modal(style.make(on: tabs)))
        let box = FixedSizeView()
        app.center.show(Popup(box).on(DetailPage.self).lane(PopupLane(name: "tips")))
        device.clock.advance(by: isEarly ? 0.1 : 2)
        #expect(box.window == nil)

        switch change {
        case .push: first.pushViewController(DetailPage(), animated: true)
        case .replace: first.setViewControllers([HomePage(), DetailPage()], animated: false)
        case .switchTab: tabs.selectedIndex = 2
        case .switchAndPush:
          tabs.selectedIndex = 1
          second.pushViewController(DetailPage(), animated: true)
        }
        app.device.clock.advance(by: 10)
        #expect(box.window != nil && misuse.reports.isEmpty)
        modal.dismiss()
        app.runUntilIdle()

        #expect(box.window != nil && misuse.reports.isEmpty)
      }
    }
  }

  @Test func `a page modal has its lane, so that popups come in front of it`() {
    TestApp.run { app in
      let controller = StyledController()
      app.center.show(Modal(controller).countsAsPage())
      let box = FixedSizeView()
      app.center.show(Popup(box).on(StyledController.self))
      app.runUntilIdle()

      #expect(app.presented == [controller] && app.overlays.first === box.window)
      #expect(box.window != nil)
      controller.dismiss(animated: true)
      app.runUntilIdle()
      #expect(app.overlays.isEmpty, "it has left with its page")
    }
  }

  @Test(arguments: ModalStyle.allCases)
  func `a page modal does not take itself for what covers the page that it is bound to`(
    style: ModalStyle
  ) {
    TestApp.run(style) { app in
      let controller = style.make(on: app.page)
      let modal = Modal(controller).on(HomePage.self).countsAsPage()
      let handle = app.center.show(modal)
      app.runUntilIdle()
      app.device.clock.advance(by: 5)
      #expect(app.presented == [controller] && handle.outcomeIfDismissed == nil)

      controller.dismiss(animated: true)
      app.runUntilIdle()
      #expect(handle.outcomeIfDismissed?.reason == .dismissedByApp)
    }
  }

  @Test func `a modal that belongs to a page modal is presented by it`() {
    TestApp.run { app in
      let (controller, child) = (StyledController(), StyledController())
      let handle = app.center.show(Modal(controller).countsAsPage())
      app.runUntilIdle()

      handle.show(Modal(child))
      app.runUntilIdle()

      #expect(app.presented == [controller, child])
    }
  }

  @Test(arguments: ModalStyle.allCases)
  func `a modal leaves with its page, kept alive or not`(style: ModalStyle) {
    for isKeptAlive in [true, false] {
      TestApp.runOnDevice(style.model) { device in
        let navigation = UINavigationController(rootViewController: HomePage())
        let app = TestApp(on: device, page: navigation)
        let detail = DetailPage()
        navigation.pushViewController(detail, animated: false)
        app.runUntilIdle()
        let modal = Modal(style.make(on: navigation)).on(DetailPage.self)
        let handle = app.center.show(isKeptAlive ? modal.keepAlive() : modal)
        let gone = app.center.show(Modal(StyledController()).on(detail))
        app.runUntilIdle()
        #expect(app.presented.count == 1)

        navigation.popViewController(animated: true)
        app.runUntilIdle()

        #expect([.pageLeft, .pageGone].contains(handle.outcomeIfDismissed?.reason))
        #expect(gone.outcomeIfDismissed?.reason == .pageGone)
        #expect(app.presented.isEmpty)
      }
    }
  }

  @Test(arguments: HeadlessSwitches.singleSwitchVariants)
  func `a modal that is suspended while UIKit presents it is back with its page`(
    switches: HeadlessSwitches
  ) {
    for turns in 0..<8 {
      TestApp.runInNavigation(switches: switches) { app, navigation in
        let diary = CallLog()
        let handle = app.center.show(
          Modal<Never>(StyledController()).on(HomePage.self).window(.own).keepAlive()
            .onWillAppear { diary.record("appears, again: \($0)") }
            .onSuspend { _ in diary.record("suspended") })
        for _ in 0..<turns { app.runTurn() }

        navigation.pushViewController(UIViewController(), animated: false)
        app.runUntilIdle()
        #expect(app.overlays.isEmpty)
        navigation.popViewController(animated: false)
        app.runUntilIdle()

        #expect(app.overlays.count == 1 && app.center.visiblePopups.count == 1, "\(turns) turns")
        #expect(diary.lines.first == "appears, again: false")
        #expect(
          diary.lines.contains("suspended") == diary.lines.contains("appears, again: true"),
          "who has not heard of it before does not hear that it is suspended")
        #expect(handle.outcomeIfDismissed == nil)
      }
    }
  }

  @Test func `a modal that the app dismisses while it is suspended does not come back`() {
    TestApp.runInNavigation { app, navigation in
      let diary = CallLog()
      let controller = StyledController()
      app.center.show(
        Modal(controller).on(HomePage.self).window(.own).keepAlive()
          .onWillAppear { diary.record("appears, again: \($0)") }.onDismiss(diary.recordOutcome(of: "modal")))
      app.runUntilIdle()
      navigation.pushViewController(DetailPage(), animated: true)
      app.runUntilIdle()
      controller.presentingViewController?.dismiss(animated: false)
      app.runUntilIdle()

      navigation.popViewController(animated: true)
      app.runUntilIdle()

      #expect(diary.lines == ["appears, again: false", "modal ended: dismissed"])
      #expect(app.overlays.isEmpty)
    }
  }

  @Test func `a modal that stays is still there when the pages change`() {
    TestApp.runInNavigation { app, navigation in
      let controller = StyledController()
      let handle = app.center.show(Modal(controller))
      app.runUntilIdle()

      navigation.pushViewController(DetailPage(), animated: true)
      app.runUntilIdle()

      #expect(app.presented == [controller] && handle.outcomeIfDismissed == nil)
    }
  }
}
