// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Modals and the pages behind them.
@MainActor
@Suite(.uikitVariants)
struct ModalPageTests {
  @Test(arguments: ModalStyle.allCases, [true, false])
  func `R5: a modal neither counts as a page nor covers one, unless it is configured to`(
    style: ModalStyle, isPage: Bool
  ) {
    TestApp.run(style) { app in
      let box = FixedSizeView()
      let kept = app.center.show(
        Popup(box).on(HomePage.self).pageExit(.keepAlive).lane(PopupLane(name: "tips")))
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
      #expect(box.window?.isHidden == false, "it has resumed")
    }
  }

  @Test func `a modal that counts as a page has the lane pages unless a lane is set`() {
    TestApp.run { app in
      let tips = PopupLane(name: "tips")

      #expect(lane(of: modal, in: app) == .popups)
      #expect(lane(of: modal.countsAsPage().priority(.urgent), in: app) == .pages)
      #expect(lane(of: modal.priority(.urgent).countsAsPage(), in: app) == .pages)
      #expect(lane(of: modal.countsAsPage().countsAsPage(false), in: app) == .popups)
      #expect(lane(of: modal.lane(tips).countsAsPage(), in: app) == tips)
      #expect(lane(of: modal.countsAsPage().lane(tips), in: app) == tips)
    }
  }

  private var modal: Modal<Never> { Modal(UIViewController()) }

  private func lane(of modal: Modal<Never>, in app: TestApp) -> PopupLane? {
    let handle = app.center.show(modal)
    return app.center.driver.requests[handle.id]?.request.lane
  }

  @Test(arguments: ModalStyle.allCases)
  func `the pages below a modal are settled, also where UIKit has removed their views`(
    style: ModalStyle
  ) {
    TestApp.run(style) { app in
      let misuse = MisuseCollector()
      app.center.show(Modal(style.make(on: app.page)))
      app.runUntilIdle()
      let box = FixedSizeView()
      app.center.show(Popup(box).on(HomePage.self).lane(PopupLane(name: "tips")))

      app.device.clock.advance(by: 10)

      #expect(box.window != nil)
      #expect(misuse.reports.isEmpty)
    }
  }

  /// How the app changes its pages behind a modal.
  enum Change: CaseIterable { case push, replace, switchTab, switchAndPush }

  @Test(arguments: ModalStyle.allCases, Change.allCases)
  func `pages that change below a modal settle, also where UIKit has removed their views`(
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
        #expect(box.window == nil, "isEarly: \(isEarly)")

        switch change {
        case .push: first.pushViewController(DetailPage(), animated: true)
        case .replace: first.setViewControllers([HomePage(), DetailPage()], animated: false)
        case .switchTab: tabs.selectedIndex = 2
        case .switchAndPush:
          tabs.selectedIndex = 1
          second.pushViewController(DetailPage(), animated: true)
        }
        app.device.clock.advance(by: 10)
        #expect(box.window != nil, "isEarly: \(isEarly)")
        #expect(misuse.reports.isEmpty, "isEarly: \(isEarly)")
        modal.dismiss()
        app.runUntilIdle()

        #expect(box.window != nil, "isEarly: \(isEarly)")
        #expect(misuse.reports.isEmpty, "isEarly: \(isEarly)")
      }
    }
  }

  @Test
  func `a modal that counts as a page has its own lane, so that popups appear in front of it`() {
    TestApp.run { app in
      let controller = StyledController()
      app.center.show(Modal(controller).countsAsPage())
      let box = FixedSizeView()
      app.center.show(Popup(box).on(StyledController.self))
      app.runUntilIdle()

      #expect(app.presented == [controller])
      #expect(app.overlays.first === box.window)
      #expect(box.window != nil)
      controller.dismiss(animated: true)
      app.runUntilIdle()
      #expect(app.overlays.isEmpty, "it is dismissed with its page")
    }
  }

  @Test(arguments: ModalStyle.allCases)
  func `a modal that counts as a page does not cover the page it is bound to`(
    style: ModalStyle
  ) {
    TestApp.run(style) { app in
      let controller = style.make(on: app.page)
      let modal = Modal(controller).on(HomePage.self).countsAsPage()
      let handle = app.center.show(modal)
      app.runUntilIdle()
      app.device.clock.advance(by: 5)
      #expect(app.presented == [controller])
      #expect(handle.outcomeIfDismissed == nil)

      controller.dismiss(animated: true)
      app.runUntilIdle()
      #expect(handle.outcomeIfDismissed?.reason == .dismissedByUIKit)
    }
  }

  @Test func `a child modal of a modal that counts as a page is presented by it`() {
    TestApp.run { app in
      let (controller, child) = (StyledController(), StyledController())
      let handle = app.center.show(Modal(controller).countsAsPage())
      app.runUntilIdle()

      handle.show(Modal(child))
      app.runUntilIdle()

      #expect(app.presented == [controller, child])
    }
  }

  @Test(arguments: ModalStyle.allCases, [true, false])
  func `a modal is dismissed with its page, kept alive or not`(style: ModalStyle, isKeptAlive: Bool)
  {
    TestApp.runOnDevice(style.model) { device in
      let navigation = UINavigationController(rootViewController: HomePage())
      let app = TestApp(on: device, page: navigation)
      let detail = DetailPage()
      navigation.pushViewController(detail, animated: false)
      app.runUntilIdle()
      let modal = Modal(style.make(on: navigation)).on(DetailPage.self)
      let handle = app.center.show(isKeptAlive ? modal.pageExit(.keepAlive) : modal)
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

  @Test(arguments: HeadlessSwitches.singleSwitchVariants)
  func `a modal that is suspended during its presentation resumes with its page`(
    switches: HeadlessSwitches
  ) {
    for turns in 0..<8 {
      TestApp.runInNavigation(switches: switches) { app, navigation in
        let diary = CallLog()
        let handle = app.center.show(
          Modal<Never>(StyledController()).on(HomePage.self).window(.own).pageExit(.keepAlive)
            .onWillAppear { diary.record("appears, again: \($0)") }
            .onSuspend { _ in diary.record("suspended") })
        for _ in 0..<turns { app.runTurn() }

        navigation.pushViewController(UIViewController(), animated: false)
        app.runUntilIdle()
        #expect(app.overlays.isEmpty)
        navigation.popViewController(animated: false)
        app.runUntilIdle()

        #expect(app.overlays.count == 1, "\(turns) turns")
        #expect(app.center.visiblePopups.count == 1, "\(turns) turns")
        #expect(diary.lines.first == "appears, again: false")
        #expect(
          diary.lines.contains("suspended") == diary.lines.contains("appears, again: true"),
          "no suspension callback without an appearance callback")
        #expect(handle.outcomeIfDismissed == nil)
      }
    }
  }

  @Test func `a suspended modal that the app dismisses does not resume`() {
    TestApp.runInNavigation { app, navigation in
      let diary = CallLog()
      let controller = StyledController()
      app.center.show(
        Modal(controller).on(HomePage.self).window(.own).pageExit(.keepAlive)
          .onWillAppear { diary.record("appears, again: \($0)") }.onDismiss(
            diary.recordOutcome(of: "modal")))
      app.runUntilIdle()
      navigation.pushViewController(DetailPage(), animated: true)
      app.runUntilIdle()
      controller.presentingViewController?.dismiss(animated: false)
      app.runUntilIdle()

      navigation.popViewController(animated: true)
      app.runUntilIdle()

      #expect(diary.lines == ["appears, again: false", "modal: dismissedByUIKit"])
      #expect(app.overlays.isEmpty)
    }
  }

  @Test func `a modal with the stay policy remains presented when the pages change`() {
    TestApp.runInNavigation { app, navigation in
      let controller = StyledController()
      let handle = app.center.show(Modal(controller))
      app.runUntilIdle()

      navigation.pushViewController(DetailPage(), animated: true)
      app.runUntilIdle()

      #expect(app.presented == [controller])
      #expect(handle.outcomeIfDismissed == nil)
    }
  }
}
