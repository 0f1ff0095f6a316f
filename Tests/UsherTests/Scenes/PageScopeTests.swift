// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher
import UsherCore

/// The pages on which a popup appears.
@MainActor
@Suite(.uikitVariants)
struct PageScopeTests {
  @Test func `a popup for the visible page appears by the end of the turn`() {
    TestApp.runInNavigation { app, _ in
      let box = FixedSizeView()
      app.center.show(Popup(box).on(HomePage.self))
      #expect(box.window == nil, "the pages are not known yet")

      app.runTurn()

      #expect(box.window != nil)
    }
  }

  @Test(arguments: HeadlessSwitches.singleSwitchVariants)
  func `a popup waits for a page of its type and appears when the pages have settled`(
    switches: HeadlessSwitches
  ) {
    TestApp.runInNavigation(switches: switches) { app, navigation in
      let box = FixedSizeView()
      let handle = app.center.show(Popup(box).on(DetailPage.self, SettingsPage.self))
      app.runUntilIdle()
      #expect(box.window == nil)
      #expect(
        handle.blockers == [
          .wrongPage(visible: ["HomePage"], expected: "DetailPage or SettingsPage")
        ])

      navigation.pushViewController(DetailPage(), animated: true)
      app.device.clock.advance(by: 0.2)
      #expect(box.window == nil, "the page is still appearing")
      app.runUntilIdle()

      #expect(box.window != nil)
    }
  }

  @Test func `a page type includes its subclasses`() {
    TestApp.run { app in
      app.window.rootViewController = SpecialSettingsPage()
      let box = FixedSizeView()
      app.center.show(Popup(box).on(SettingsPage.self))

      app.runUntilIdle()

      #expect(box.window != nil)
    }
  }

  @Test func `changed pages are confirmed by a second poll in the next turn`() {
    TestApp.run { app in
      let box = FixedSizeView()
      app.center.show(Popup(box).on(DetailPage.self))
      app.runUntilIdle()
      #expect(app.device.clock.nextTurnTime == nil, "no transition is running and no timer is set")

      app.window.rootViewController = DetailPage()
      app.runTurn()
      #expect(box.window == nil)
      #expect(app.device.clock.nextTurnTime == app.device.clock.now)
      app.runTurn()

      #expect(box.window != nil)
    }
  }

  @Test func `a popup that a page shows in viewDidAppear appears in the next turn`() {
    TestApp.runInNavigation { app, navigation in
      let box = FixedSizeView()
      let page = EagerPage { $0.usher.popups.show(Popup(box).on($0)) }
      navigation.pushViewController(page, animated: true)
      while page.turnOfAppearance == nil { app.device.clock.advance(by: 1.0 / 60) }

      app.runTurn()

      #expect(box.window != nil)
    }
  }

  @Test func `a popup of a page does not appear if the same code pushes another page`() {
    TestApp.runInNavigation { app, navigation in
      let diary = CallLog()
      let other = app.center.show(Popup(FixedSizeView()).modal(false))
      app.runUntilIdle()
      other.dismiss(animated: false)
      app.runTurn()

      for name in ["a", "b"] {
        app.center.show(
          Popup(FixedSizeView()).on(HomePage.self).onWillAppear { _ in diary.record(name) })
      }
      navigation.pushViewController(DetailPage(), animated: true)
      app.runUntilIdle()

      #expect(diary.lines == [])
    }
  }

  @Test
  func `a scene that becomes active starts no popup for a page that was left while inactive`() {
    TestApp.runInNavigation { app, navigation in
      app.device.deactivate(app.scene)
      var appeared = false
      let handle = app.center.show(
        Popup(FixedSizeView()).on(HomePage.self).onWillAppear { _ in appeared = true })
      app.runUntilIdle()

      navigation.pushViewController(DetailPage(), animated: false)
      app.device.activate(app.scene)
      app.runUntilIdle()
      #expect(!appeared)
      #expect(handle.outcomeIfDismissed == nil)
      navigation.popViewController(animated: false)
      app.runUntilIdle()

      #expect(appeared)
    }
  }

  @Test func `pages known from before the queue was idle are ignored`() {
    TestApp.runInNavigation { app, navigation in
      let first = app.center.show(Popup(FixedSizeView()).on(HomePage.self))
      app.runUntilIdle()
      first.dismiss()
      app.runUntilIdle()
      #expect(app.center.driver.isIdle)
      navigation.pushViewController(DetailPage(), animated: false)
      app.runUntilIdle()

      let box = FixedSizeView()
      app.center.show(Popup(box).on(HomePage.self))
      #expect(box.window == nil)
      app.runUntilIdle()

      #expect(box.window == nil)
    }
  }

  @Test func `a page can be selected by its name`() {
    TestApp.run { app in
      let box = FixedSizeView()
      app.center.show(Popup(box).on(named: "terms", "help"))
      app.runUntilIdle()
      #expect(box.window == nil)

      app.page.usher.pageName = "help"
      app.runTurn()
      app.runTurn()

      #expect(app.page.usher.pageName == "help")
      #expect(box.window != nil)
    }
  }

  @Test func `a popup of one page does not appear on another page of the same type`() {
    TestApp.runInNavigation { app, navigation in
      let (page, box) = (DetailPage(), FixedSizeView())
      app.center.show(Popup(box).on(page))
      navigation.pushViewController(DetailPage(), animated: false)
      app.runUntilIdle()
      #expect(box.window == nil)

      navigation.pushViewController(page, animated: false)
      app.runUntilIdle()

      #expect(box.window != nil)
    }
  }

  @Test func `a popup of a deallocated page is dismissed at once`() {
    TestApp.run { app in
      let popup = Popup(FixedSizeView()).on(UIViewController())

      let handle = app.center.show(popup)

      #expect(handle.outcomeIfDismissed?.reason == .pageGone)
      #expect(app.center.driver.isIdle)
    }
  }

  @Test func `deallocating the page of a queued popup dismisses the popup`() {
    TestApp.run { app in
      var page: UIViewController? = DetailPage()
      let handle = page.map { app.center.show(Popup(FixedSizeView()).on($0)) }
      app.runUntilIdle()
      #expect(handle?.outcomeIfDismissed == nil)

      page = nil
      app.runTurn()

      #expect(handle?.outcomeIfDismissed?.reason == .pageGone)
    }
  }

  @Test func `a predicate is called for visible pages when they have settled, and on request`() {
    TestApp.runInNavigation { app, navigation in
      let (box, diary) = (FixedSizeView(), CallLog())
      app.center.show(
        Popup(box).on { page in
          diary.record("\(type(of: page))")
          return page.title == "Logged in"
        })
      app.runUntilIdle()
      let detail = DetailPage()
      navigation.pushViewController(detail, animated: true)
      app.runUntilIdle()
      #expect(diary.lines == ["HomePage", "DetailPage"])
      #expect(box.window == nil)

      detail.title = "Logged in"
      app.runUntilIdle()
      #expect(box.window == nil, "the app has not requested it yet")
      app.center.reevaluatePages()

      #expect(box.window != nil)
    }
  }

  @Test
  func `a predicate that becomes true for a disappearing page starts no popup`() {
    TestApp.runInNavigation { app, navigation in
      let page = DetailPage()
      navigation.pushViewController(page, animated: false)
      var (isAllowed, appeared) = (false, false)
      app.center.show(
        Popup(FixedSizeView()).on(where: { $0 === page && isAllowed }).onWillAppear { _ in
          appeared = true
        })
      app.runUntilIdle()

      isAllowed = true
      navigation.popViewController(animated: true)
      app.center.reevaluatePages()
      #expect(!appeared)
      app.runUntilIdle()

      #expect(!appeared)
    }
  }

  @Test func `a predicate that became false while the scene was inactive starts no popup`() {
    TestApp.run { app in
      var appeared = false
      app.page.title = "Logged in"
      app.device.deactivate(app.scene)
      app.center.show(
        Popup(FixedSizeView()).on(where: { $0.title == "Logged in" }).onWillAppear { _ in
          appeared = true
        })
      app.runUntilIdle()

      app.page.title = nil
      app.device.activate(app.scene)
      app.center.reevaluatePages()
      app.runUntilIdle()

      #expect(!appeared)
    }
  }

  enum StartTrigger: CaseIterable { case hold, change, deadline }

  @Test(arguments: StartTrigger.allCases)
  func `a popup that becomes eligible while its page disappears does not start`(
    chance: StartTrigger
  ) {
    TestApp.runInNavigation { app, navigation in
      let page = DetailPage()
      navigation.pushViewController(page, animated: false)
      var (appeared, handle, hold) = (false, PopupHandle<Never>?.none, PopupHold?.none)
      // In the same turn as the deadline of the popup's delay, and before it.
      _ = MainClock.schedule(after: .seconds(30)) {
        navigation.popViewController(animated: true)
        hold?.release()
        if chance == .change { handle?.setDelay(.zero) }
      }
      let popup = Popup<Never>(FixedSizeView()).on(page).onWillAppear { _ in appeared = true }
      if chance == .hold { hold = app.center.hold(reason: "a question") }
      let delay = [StartTrigger.hold: 0, .change: 60, .deadline: 30][chance] ?? 0
      handle = app.center.show(popup.delay(.seconds(delay)))
      app.device.clock.advance(by: 29)
      #expect(!appeared)
      app.runUntilIdle()

      #expect(!appeared)
      #expect(handle?.outcomeIfDismissed?.reason == .pageGone)
    }
  }

  @Test func `a predicate is not called after its popup was dismissed`() {
    TestApp.run { app in
      var count = 0
      let handle = app.center.show(
        Popup(FixedSizeView()).on { _ in
          count += 1
          return false
        })
      app.center.show(Popup(FixedSizeView()))
      app.runUntilIdle()
      let before = count

      handle.dismiss()
      app.center.reevaluatePages()

      #expect(count == before)
      #expect(before > 0)
    }
  }

  @Test func `the predicate of a later popup is called at once if the pages are known`() {
    TestApp.run { app in
      app.center.show(Popup(FixedSizeView()).lane(PopupLane(name: "hint")).modal(false))
      app.runUntilIdle()
      let box = FixedSizeView()

      app.center.show(Popup(box).on { _ in true })

      #expect(box.window != nil)
    }
  }
}

private class SettingsPage: UIViewController {}

private final class SpecialSettingsPage: SettingsPage {}

/// A page that performs an action in `viewDidAppear`.
private final class EagerPage: UIViewController {
  private let action: @MainActor (UIViewController) -> Void
  private(set) var turnOfAppearance: Int?

  init(_ action: @escaping @MainActor (UIViewController) -> Void) {
    self.action = action
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    turnOfAppearance = HeadlessDevice.current.clock.turn
    action(self)
  }
}
