// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// On which pages a popup appears.
@MainActor
struct PageScopeTests {
  @Test func `a popup of a page that is there appears by the end of the turn`() {
    Stand.runInNavigation { stand, _ in
      let box = BoxView()
      stand.center.enqueue(Popup(box).on(HomePage.self))
      #expect(box.window == nil, "the pages are not known yet")

      stand.turn()

      #expect(box.window != nil)
    }
  }

  @Test(arguments: HeadlessSwitches.variants)
  func `a popup waits for a page of its type and appears when that has settled`(
    switches: HeadlessSwitches
  ) {
    Stand.runInNavigation(switches: switches) { stand, navigation in
      let box = BoxView()
      let handle = stand.center.enqueue(Popup(box).on(DetailPage.self, SettingsPage.self))
      stand.settle()
      #expect(box.window == nil)
      #expect(
        handle.whyNotVisible == [
          .wrongPage(
            visible: [String(reflecting: HomePage.self)],
            wanted: .types([PageTypeID(DetailPage.self), PageTypeID(SettingsPage.self)]))
        ])

      navigation.pushViewController(DetailPage(), animated: true)
      stand.device.clock.advance(by: 0.2)
      #expect(box.window == nil, "the page is still coming")
      stand.settle()

      #expect(box.window != nil)
    }
  }

  @Test func `a type means the types below it, too`() {
    Stand.run { stand in
      stand.window.rootViewController = SpecialSettingsPage()
      let box = BoxView()
      stand.center.enqueue(Popup(box).on(SettingsPage.self))

      stand.settle()

      #expect(box.window != nil)
    }
  }

  @Test func `pages that have changed are looked at again in a turn of their own`() {
    Stand.run { stand in
      let box = BoxView()
      stand.center.enqueue(Popup(box).on(DetailPage.self))
      stand.settle()
      #expect(stand.device.clock.nextMoment == nil, "nothing moves and nothing is waited for")

      stand.window.rootViewController = DetailPage()
      stand.turn()
      #expect(box.window == nil && stand.device.clock.nextMoment == stand.device.clock.now)
      stand.turn()

      #expect(box.window != nil)
    }
  }

  @Test func `a popup that a page asks for as it appears comes in the next turn`() {
    Stand.runInNavigation { stand, navigation in
      let box = BoxView()
      let page = EagerPage { $0.usher.popups.enqueue(Popup(box).on($0)) }
      navigation.pushViewController(page, animated: true)
      while page.turnOfAppearance == nil { stand.device.clock.advance(by: 1.0 / 60) }

      stand.turn()

      #expect(box.window != nil)
    }
  }

  @Test func `a popup of a page does not flash when the same code pushes another one`() {
    Stand.runInNavigation { stand, navigation in
      let diary = Diary()
      let other = stand.center.enqueue(Popup(BoxView()).modal(false))
      stand.settle()
      other.end(animated: false)
      stand.turn()

      for name in ["a", "b"] {
        stand.center.enqueue(
          Popup(BoxView()).on(HomePage.self).onWillAppear { _ in diary.note(name) })
      }
      navigation.pushViewController(DetailPage(), animated: true)
      stand.settle()

      #expect(diary.lines == [])
    }
  }

  @Test
  func `a scene that becomes active starts nothing in front of the page that was left meanwhile`() {
    Stand.runInNavigation { stand, navigation in
      stand.device.deactivate(stand.scene)
      var appeared = false
      let handle = stand.center.enqueue(
        Popup(BoxView()).on(HomePage.self).onWillAppear { _ in appeared = true })
      stand.settle()

      navigation.pushViewController(DetailPage(), animated: false)
      stand.device.activate(stand.scene)
      stand.settle()
      #expect(!appeared && handle.outcomeIfEnded == nil)
      navigation.popViewController(animated: false)
      stand.settle()

      #expect(appeared)
    }
  }

  @Test func `what was known of the pages before nothing lived does not count`() {
    Stand.runInNavigation { stand, navigation in
      let first = stand.center.enqueue(Popup(BoxView()).on(HomePage.self))
      stand.settle()
      first.end()
      stand.settle()
      #expect(stand.center.driver.isIdle)
      navigation.pushViewController(DetailPage(), animated: false)
      stand.settle()

      let box = BoxView()
      stand.center.enqueue(Popup(box).on(HomePage.self))
      #expect(box.window == nil)
      stand.settle()

      #expect(box.window == nil)
    }
  }

  @Test func `a page without a type of its own is asked for by its name`() {
    Stand.run { stand in
      let box = BoxView()
      stand.center.enqueue(Popup(box).on(.name("terms"), .name("help")))
      stand.settle()
      #expect(box.window == nil)

      stand.page.usher.pageName = "help"
      stand.turn()
      stand.turn()

      #expect(stand.page.usher.pageName == "help")
      #expect(box.window != nil)
    }
  }

  @Test func `a popup of one page does not appear on another one of its type`() {
    Stand.runInNavigation { stand, navigation in
      let (page, box) = (DetailPage(), BoxView())
      stand.center.enqueue(Popup(box).on(page))
      navigation.pushViewController(DetailPage(), animated: false)
      stand.settle()
      #expect(box.window == nil)

      navigation.pushViewController(page, animated: false)
      stand.settle()

      #expect(box.window != nil)
    }
  }

  @Test func `a popup of a page that is no more ends at once`() {
    Stand.run { stand in
      let popup = Popup(BoxView()).on(UIViewController())

      let handle = stand.center.enqueue(popup)

      #expect(handle.outcomeIfEnded?.reason == .pageGone)
      #expect(stand.center.driver.isIdle)
    }
  }

  @Test func `a popup of a page that is deallocated while it waits ends`() async {
    await Stand.run { stand in
      var page: UIViewController? = DetailPage()
      let handle = page.map { stand.center.enqueue(Popup(BoxView()).on($0)) }
      stand.settle()
      #expect(handle?.outcomeIfEnded == nil)

      page = nil
      await Task.yield()
      stand.turn()

      #expect(handle?.outcomeIfEnded?.reason == .pageGone)
    }
  }

  @Test func `a condition is asked about visible pages when they have settled, and on demand`() {
    Stand.runInNavigation { stand, navigation in
      let (box, diary) = (BoxView(), Diary())
      stand.center.enqueue(
        Popup(box).on { page in
          diary.note("\(type(of: page))")
          return page.title == "Logged in"
        })
      stand.settle()
      let detail = DetailPage()
      navigation.pushViewController(detail, animated: true)
      stand.settle()
      #expect(diary.lines == ["HomePage", "DetailPage"])
      #expect(box.window == nil)

      detail.title = "Logged in"
      stand.settle()
      #expect(box.window == nil, "nobody has been told")
      stand.center.reevaluate()

      #expect(box.window != nil)
    }
  }

  @Test
  func `a condition that holds from now on brings nothing in front of a page that is leaving`() {
    Stand.runInNavigation { stand, navigation in
      let page = DetailPage()
      navigation.pushViewController(page, animated: false)
      var (isWanted, appeared) = (false, false)
      stand.center.enqueue(
        Popup(BoxView()).on(where: { $0 === page && isWanted }).onWillAppear { _ in appeared = true
        })
      stand.settle()

      isWanted = true
      navigation.popViewController(animated: true)
      stand.center.reevaluate()
      #expect(!appeared)
      stand.settle()

      #expect(!appeared)
    }
  }

  @Test func `a condition that holds no more brings nothing when the scene becomes active`() {
    Stand.run { stand in
      var appeared = false
      stand.page.title = "Logged in"
      stand.device.deactivate(stand.scene)
      stand.center.enqueue(
        Popup(BoxView()).on(where: { $0.title == "Logged in" }).onWillAppear { _ in
          appeared = true
        })
      stand.settle()

      stand.page.title = nil
      stand.device.activate(stand.scene)
      stand.center.reevaluate()
      stand.settle()

      #expect(!appeared)
    }
  }

  enum Chance: CaseIterable { case hold, change, deadline }

  @Test(arguments: Chance.allCases)
  func `what may come from now on does not come in front of a page that is leaving`(chance: Chance)
  {
    Stand.runInNavigation { stand, navigation in
      let page = DetailPage()
      navigation.pushViewController(page, animated: false)
      var (appeared, handle, hold) = (false, PopupHandle<Never>?.none, PopupHoldToken?.none)
      // In one turn, and before the deadline of the popup, which comes in it, too.
      _ = MainClock.schedule(after: .seconds(30)) {
        navigation.popViewController(animated: true)
        hold?.release()
        if chance == .change { handle?.change(.delay(.zero)) }
      }
      let popup = Popup<Never>(BoxView()).on(page).onWillAppear { _ in appeared = true }
      if chance == .hold { hold = stand.center.hold(reason: "a question") }
      let delay = [Chance.hold: 0, .change: 60, .deadline: 30][chance] ?? 0
      handle = stand.center.enqueue(popup.delay(.seconds(delay)))
      stand.device.clock.advance(by: 29)
      #expect(!appeared)
      stand.settle()

      #expect(!appeared && handle?.outcomeIfEnded?.reason == .pageGone)
    }
  }

  @Test func `a condition is not asked any more when its popup has ended`() {
    Stand.run { stand in
      var count = 0
      let handle = stand.center.enqueue(
        Popup(BoxView()).on { _ in
          count += 1
          return false
        })
      stand.center.enqueue(Popup(BoxView()))
      stand.settle()
      let before = count

      handle.end()
      stand.center.reevaluate()

      #expect(count == before && before > 0)
    }
  }

  @Test func `a condition of a later popup is asked at once where the pages are known`() {
    Stand.run { stand in
      stand.center.enqueue(Popup(BoxView()).lane(PopupLane(name: "hint")).modal(false))
      stand.settle()
      let box = BoxView()

      stand.center.enqueue(Popup(box).on { _ in true })

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
