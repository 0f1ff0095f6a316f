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
    Stand.run(style) { stand in
      let box = BoxView()
      let kept = stand.center.enqueue(
        Popup(box).on(HomePage.self).keepAlive().lane(PopupLane(name: "tips")))
      let own = stand.center.enqueue(
        Popup(BoxView()).on(StyledController.self).lane(PopupLane(name: "own")))
      stand.settle()
      #expect(box.window === stand.overlays.first)

      let modal = Modal(style.make(on: stand.page))
      let handle = stand.center.enqueue(isPage ? modal.asPage() : modal)
      stand.settle()

      let isSuspended = stand.center.suspended.contains { $0.id == kept.id }
      #expect(isSuspended == isPage)
      #expect(stand.center.visible.contains { $0.id == own.id } == (isPage && style.covers))
      handle.end()
      stand.settle()
      #expect(box.window?.isHidden == false, "it is back")
    }
  }

  @Test(arguments: ModalStyle.allCases)
  func `the pages below a modal are at rest, also where UIKit has put them aside`(
    style: ModalStyle
  ) {
    Stand.run(style) { stand in
      let misuse = MisuseCollector()
      stand.center.enqueue(Modal(style.make(on: stand.page)))
      stand.settle()
      let box = BoxView()
      stand.center.enqueue(Popup(box).on(HomePage.self).lane(PopupLane(name: "tips")))

      stand.device.clock.advance(by: 10)

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
      Stand.runOnDevice(style.model) { device in
        let first = UINavigationController(rootViewController: HomePage())
        let second = UINavigationController(rootViewController: HomePage())
        let tabs = UITabBarController()
        tabs.viewControllers = [first, second, DetailPage()]
        let stand = Stand(on: device, page: tabs)
        let misuse = MisuseCollector()
        let modal = stand.center.enqueue(Modal(style.make(on: tabs)))
        let box = BoxView()
        stand.center.enqueue(Popup(box).on(DetailPage.self).lane(PopupLane(name: "tips")))
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
        stand.device.clock.advance(by: 10)
        #expect(box.window != nil && misuse.reports.isEmpty)
        modal.end()
        stand.settle()

        #expect(box.window != nil && misuse.reports.isEmpty)
      }
    }
  }

  @Test func `a page modal has its lane, so that popups come in front of it`() {
    Stand.run { stand in
      let controller = StyledController()
      stand.center.enqueue(Modal(controller).asPage())
      let box = BoxView()
      stand.center.enqueue(Popup(box).on(StyledController.self))
      stand.settle()

      #expect(stand.presented == [controller] && stand.overlays.first === box.window)
      #expect(box.window != nil)
      controller.dismiss(animated: true)
      stand.settle()
      #expect(stand.overlays.isEmpty, "it has left with its page")
    }
  }

  @Test(arguments: ModalStyle.allCases)
  func `a page modal does not take itself for what covers the page that it is bound to`(
    style: ModalStyle
  ) {
    Stand.run(style) { stand in
      let controller = style.make(on: stand.page)
      let modal = Modal(controller).on(HomePage.self).asPage()
      let handle = stand.center.enqueue(modal)
      stand.settle()
      stand.device.clock.advance(by: 5)
      #expect(stand.presented == [controller] && handle.outcomeIfEnded == nil)

      controller.dismiss(animated: true)
      stand.settle()
      #expect(handle.outcomeIfEnded?.reason == .dismissed)
    }
  }

  @Test func `a modal that belongs to a page modal is presented by it`() {
    Stand.run { stand in
      let (controller, child) = (StyledController(), StyledController())
      let handle = stand.center.enqueue(Modal(controller).asPage())
      stand.settle()

      handle.enqueue(Modal(child))
      stand.settle()

      #expect(stand.presented == [controller, child])
    }
  }

  @Test(arguments: ModalStyle.allCases)
  func `a modal leaves with its page, kept alive or not`(style: ModalStyle) {
    for keeps in [true, false] {
      Stand.runOnDevice(style.model) { device in
        let navigation = UINavigationController(rootViewController: HomePage())
        let stand = Stand(on: device, page: navigation)
        let detail = DetailPage()
        navigation.pushViewController(detail, animated: false)
        stand.settle()
        let modal = Modal(style.make(on: navigation)).on(DetailPage.self)
        let handle = stand.center.enqueue(keeps ? modal.keepAlive() : modal)
        let gone = stand.center.enqueue(Modal(StyledController()).on(detail))
        stand.settle()
        #expect(stand.presented.count == 1)

        navigation.popViewController(animated: true)
        stand.settle()

        #expect([.pageLeft, .pageGone].contains(handle.outcomeIfEnded?.reason))
        #expect(gone.outcomeIfEnded?.reason == .pageGone)
        #expect(stand.presented.isEmpty)
      }
    }
  }

  @Test(arguments: HeadlessSwitches.variants)
  func `a modal that is suspended while UIKit presents it is back with its page`(
    switches: HeadlessSwitches
  ) {
    for turns in 0..<8 {
      Stand.runInNavigation(switches: switches) { stand, navigation in
        let diary = Diary()
        let handle = stand.center.enqueue(
          Modal<Never>(StyledController()).on(HomePage.self).window(.own).keepAlive()
            .onWillAppear { diary.note("appears, again: \($0)") }
            .onSuspend { _ in diary.note("suspended") })
        for _ in 0..<turns { stand.turn() }

        navigation.pushViewController(UIViewController(), animated: false)
        stand.settle()
        #expect(stand.overlays.isEmpty)
        navigation.popViewController(animated: false)
        stand.settle()

        #expect(stand.overlays.count == 1 && stand.center.visible.count == 1, "\(turns) turns")
        #expect(diary.lines.first == "appears, again: false")
        #expect(
          diary.lines.contains("suspended") == diary.lines.contains("appears, again: true"),
          "who has not heard of it before does not hear that it is suspended")
        #expect(handle.outcomeIfEnded == nil)
      }
    }
  }

  @Test func `a modal that the app dismisses while it is suspended does not come back`() {
    Stand.runInNavigation { stand, navigation in
      let diary = Diary()
      let controller = StyledController()
      stand.center.enqueue(
        Modal(controller).on(HomePage.self).window(.own).keepAlive()
          .onWillAppear { diary.note("appears, again: \($0)") }.onEnd(diary.end(of: "modal")))
      stand.settle()
      navigation.pushViewController(DetailPage(), animated: true)
      stand.settle()
      controller.presentingViewController?.dismiss(animated: false)
      stand.settle()

      navigation.popViewController(animated: true)
      stand.settle()

      #expect(diary.lines == ["appears, again: false", "modal ended: dismissed"])
      #expect(stand.overlays.isEmpty)
    }
  }

  @Test func `a modal that stays is still there when the pages change`() {
    Stand.runInNavigation { stand, navigation in
      let controller = StyledController()
      let handle = stand.center.enqueue(Modal(controller))
      stand.settle()

      navigation.pushViewController(DetailPage(), animated: true)
      stand.settle()

      #expect(stand.presented == [controller] && handle.outcomeIfEnded == nil)
    }
  }
}
