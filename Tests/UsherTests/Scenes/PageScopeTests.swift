// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// On which pages a popup appears.
@MainActor
struct PageScopeTests {
  @Test func `a popup of a page that is there appears by the end of the turn`() {
    TestApp.runInNavigation { app, _ in
      let box = FixedSizeView()
      app.center.show(Popup(box).on(HomePage.self))
      #expect(box.window == nil, "the pages are not known yet")

      app.runTurn()

      #expect(box.window != nil)
    }
  }

  @Test(arguments: HeadlessSwitches.singleSwitchVariants)
  func `a popup waits for a page of its type and appears when that has settled`(
    switches: HeadlessSwitches
  ) {
    TestApp.runInNavigation(switches: switches) { app, navigation in
      let box = FixedSizeView()
      let handle = app.center.show(Popup(box).on(DetailPage.self, SettingsPage.self))
      app.runUntilIdle()
      #expect(box.window == nil)
      #expect(
        handle.blockers == [
          .wrongPage(
            visible: [String(reflecting: HomePage.self)],
            expected: .types([PageTypeID(DetailPage.self), PageTypeID(SettingsPage.self)]))
        ])

      navigation.pushViewController(DetailPage(), animated: true)
      app.device.clock.advance(by: 0.2)
      #expect(box.window == nil, "the page is still coming")
      app.runUntilIdle()

      #expect(box.window != nil)
    }
  }

  @Test func `a type means the types below it, too`() {
    TestApp.run { app in
      app.window.rootViewController = SpecialSettingsPage()
      let box = FixedSizeView()
      app.center.show(Popup(box).on(SettingsPage.self))

      app.runUntilIdle()

      #expect(box.window != nil)
    }
  }

  @Test func `pages that have changed are looked at again in a turn of their own`() {
    TestApp.run { app in
      let box = FixedSizeView()
      app.center.show(Popup(box).on(DetailPage.self))
      app.runUntilIdle()
      #expect(app.device.clock.nextMoment == nil, "nothing moves and nothing is waited for")

      app.window.rootViewController = DetailPage()
      app.runTurn()
      #expect(box.window == nil && app.device.clock.nextMoment == app.device.clock.now)
      app.runTurn()

      #expect(box.window != nil)
    }
  }

  @Test func `a popup that a page asks for as it appears comes in the next turn`() {
    TestApp.runInNavigation { app, navigation in
      let box = FixedSizeView()
      let page = EagerPage { $0.usher.popups.show(Popup(box).on($0)) }
      navigation.pushViewController(page, animated: true)
      while page.turnOfAppearance == nil { app.device.clock.advance(by: 1.0 / 60) }

      app.runTurn()

      #expect(box.window != nil)
    }
  }

  @Test func `a popup of a page does not flash when the same code pushes another one`() {
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
  func `a scene that becomes active starts nothing in front of the page that was left meanwhile`() {
    TestApp.runInNavigation { app, navigation in
      app.device.deactivate(app.scene)
      var appeared = false
      let handle = app.center.show(
        Popup(FixedSizeView()).on(HomePage.self).onWillAppear { _ in appeared = true })
      app.runUntilIdle()

      navigation.pushViewController(DetailPage(), animated: false)
      app.device.activate(app.scene)
      app.runUntilIdle()
      #expect(!appeared && handle.outcomeIfDismissed == nil)
      navigation.popViewController(animated: false)
      app.runUntilIdle()

      #expect(appeared)
    }
  }

  @Test func `what was known of the pages before nothing lived does not count`() {
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

  @Test func `a page without a type of its own is asked for by its name`() {
    TestApp.run { app in
      let box = FixedSizeView()
      app.center.show(Popup(box).on(.name("terms"), .name("help")))
      app.runUntilIdle()
      #expect(box.window == nil)

      app.page.usher.pageName = "help"
      app.runTurn()
      app.runTurn()

      #expect(app.page.usher.pageName == "help")
      #expect(box.window != nil)
    }
  }

  @Test func `a popup of one page does not appear on another one of its type`() {
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

  @Test func `a popup of a page that is no more ends at once`() {
    TestApp.run { app in
      let popup = Popup(FixedSizeView()).on(UIViewController())

      let handle = app.center.show(popup)

      #expect(handle.outcomeIfDismissed?.reason == .pageGone)
      #expect(app.center.driver.isIdle)
    }
  }

  @Test func `a popup of a page that is deallocated while it waits ends`() async {
    await TestApp.run { app in
      var page: UIViewController? = DetailPage()
      let handle = page.map { app.center.show(Popup(FixedSizeView()).on($0)) }
      app.runUntilIdle()
      #expect(handle?.outcomeIfDismissed == nil)

      page = nil
      await Task.yield()
      app.runTurn()

      #expect(handle?.outcomeIfDismissed?.reason == .pageGone)
    }
  }

  @Test func `a condition is asked about visible pages when they have settled, and on demand`() {
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
      #expect(box.window == nil, "nobody has been told")
      app.center.reevaluatePages()

      #expect(box.window != nil)
    }
  }

  @Test
  func `a condition that holds from now on brings nothing in front of a page that is leaving`() {
    TestApp.runInNavigation { app, navigation in
      let page = DetailPage()
      navigation.pushViewController(page, animated: false)
      var (isAllowed, appeared) = (false, false)
      app.center.show(
        Popup(FixedSizeView()).on(where: { $0 === page && isAllowed }).onWillAppear { _ in appeared = true
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

  @Test func `a condition that holds no more brings nothing when the scene becomes active`() {
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
  func `what may come from now on does not come in front of a page that is leaving`(chance: StartTrigger)
  {
    TestApp.runInNavigation { app, navigation in
      let page = DetailPage()
      navigation.pushViewController(page, animated: false)
      var (appeared, handle, hold) = (false, PopupHandle<Never>?.none, PopupHold?.none)
      // In one turn, and before the deadline of the popup, which comes in it, too.
      _ = MainClock.schedule(after: .seconds(30)) {
        navigation.popViewController(animated: true)
        hold?.release()
        if chance == .change { handle?.change(.delay(.zero)) }
      }
      let popup = Popup<Never>(FixedSizeView()).on(page).onWillAppear { _ in appeared = true }
      if chance == .hold { hold = app.center.hold(reason: "a question") }
      let delay = [StartTrigger.hold: 0, .change: 60, .deadline: 30][chance] ?? 0
      handle = app.center.show(popup.delay(.seconds(delay)))
      app.device.clock.advance(by: 29)
      #expect(!appeared)
      app.runUntilIdle()

      #expect(!appeared && handle?.outcomeIfDismissed?.reason == .pageGone)
    }
  }

  @Test func `a condition is not asked any more when its popup has ended`() {
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

      #expect(count == before && before > 0)
    }
  }

  @Test func `a condition of a later popup is asked at once where the pages are known`() {
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

/// Does something as soon as it has appeared.
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
