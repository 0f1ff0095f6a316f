// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Styled alerts in the view of a controller.
@MainActor
struct StyledAlertInsideTests {
  private let alert = StyledAlert(.info, "News").button("OK")

  @Test func `it is in the view of the page, with the bar in reach, and leaves no trace`() throws {
    try Stand.runInNavigation { stand, navigation in
      let page = try #require(navigation.topViewController)
      let (before, children) = (page.view.subviews, page.children)
      let handle = alert.inside(page).show()
      stand.settle()
      let card = try #require(stand.styledAlert)
      #expect(card.isDescendant(of: page.view) && stand.overlays.isEmpty)
      #expect(page.children == children && stand.window.isKeyWindow)
      // In the middle of what is below the bar.
      let area = page.view.bounds.inset(by: page.view.safeAreaInsets)
      #expect(abs(card.convert(card.bounds, to: page.view).midY - area.midY) <= 1)
      let bar = navigation.navigationBar
      let point = bar.convert(CGPoint(x: 5, y: 20), to: nil)
      #expect(stand.device.view(at: point)?.isDescendant(of: bar) == true)

      try stand.tap("OK")
      stand.settle()

      #expect(handle.outcomeIfEnded?.value?.button.title == "OK" && page.view.subviews == before)
      #expect(stand.center.driver.isIdle)
    }
  }

  @Test func `it waits for its page and ends when that is left`() {
    Stand.runInNavigation { stand, navigation in
      let detail = DetailPage()
      let handle = alert.inside(detail).show()
      stand.settle()
      #expect(stand.styledAlert == nil && handle.outcomeIfEnded == nil)

      navigation.pushViewController(detail, animated: true)
      stand.settle()
      #expect(stand.styledAlert?.isDescendant(of: detail.view) == true)
      navigation.popViewController(animated: true)
      stand.settle()

      #expect(
        handle.outcomeIfEnded?.reason == .pageLeft || handle.outcomeIfEnded?.reason == .pageGone)
    }
  }

  @Test func `kept alive it is back with its page`() throws {
    try Stand.runInNavigation { stand, navigation in
      let page = try #require(navigation.topViewController)
      let handle = alert.inside(page).keepAlive().show()
      stand.settle()
      let card = try #require(stand.styledAlert)

      navigation.pushViewController(DetailPage(), animated: true)
      stand.settle()
      #expect(handle.outcomeIfEnded == nil && stand.center.visible.isEmpty)
      navigation.popViewController(animated: true)
      stand.settle()

      #expect(stand.styledAlert === card && stand.center.visible.count == 1)
    }
  }

  @Test func `back with its page it is not felt again`() throws {
    try Stand.runInNavigation { stand, navigation in
      let page = try #require(navigation.topViewController)
      alert.feedback(StyledAlertFeedback(haptic: .warning)).inside(page).keepAlive().show()
      stand.settle()

      navigation.pushViewController(DetailPage(), animated: true)
      stand.settle()
      navigation.popViewController(animated: true)
      stand.settle()

      #expect(stand.styledAlert != nil && stand.device.haptics == ["warning"])
    }
  }

  @Test func `in a navigation controller it is in front of the bar, too`() {
    Stand.runInNavigation { stand, navigation in
      alert.inside(navigation).show()
      stand.settle()

      #expect(stand.styledAlert?.isDescendant(of: navigation.view) == true)
      let bar = navigation.navigationBar
      let point = bar.convert(CGPoint(x: 5, y: 20), to: nil)
      #expect(stand.device.view(at: point)?.isDescendant(of: bar) == false)
    }
  }

  @Test func `a list does not scroll it away`() throws {
    try Stand.run { stand in
      let table = UITableViewController()
      stand.window.rootViewController = table
      stand.settle()
      alert.inside(table).show()
      stand.settle()

      let card = try #require(stand.styledAlert)
      #expect(!card.isDescendant(of: table.view))
      #expect(card.window === stand.window)
    }
  }

  @Test func `without its controller it ends, before or while it waits`() async {
    await Stand.run { stand in
      let lost = StyledAlert(.info, "News").inside(DetailPage())
      #expect(lost.enqueue().outcomeIfEnded?.reason == .pageGone)
      let waiting = waitForPageThatGoes(on: stand)

      for _ in 0..<5 { await Task.yield() }
      stand.settle()

      #expect(waiting.outcomeIfEnded?.reason == .pageGone)
    }
  }

  private func waitForPageThatGoes(on stand: Stand) -> PopupHandle<StyledAlertResult> {
    let page = DetailPage()
    let handle = alert.inside(page).show()
    stand.settle()
    #expect(handle.outcomeIfEnded == nil)
    return handle
  }

  @Test func `behind the window of the popup that it belongs to it has one, too`() {
    Stand.run { stand in
      let box = BoxView()
      stand.center.enqueue(Popup(box))
      stand.settle()

      box.usher.enqueue(alert.inside(stand.page))
      stand.settle()

      #expect(stand.overlays.last.map { stand.styledAlert?.window === $0 } == true)
      #expect(stand.overlays.count == 2)
    }
  }

  @Test func `in the controller of a popup it is in front of what that shows`() {
    Stand.run { stand in
      let content = LifePage(size: CGSize(width: 320, height: 500))
      stand.center.enqueue(Popup(content))
      stand.settle()

      content.usher.enqueue(alert.inside(content))
      stand.settle()

      #expect(stand.styledAlert?.isDescendant(of: content.view) == true)
      #expect(stand.overlays.count == 1)
    }
  }

  @Test func `what is presented in front of it stops its time`() {
    Stand.run { stand in
      let handle =
        alert.inside(stand.page).staysWhenCovered().closes(after: .seconds(5)).show()
      stand.settle()
      stand.page.present(UIViewController(), animated: true)
      stand.device.clock.advance(by: 10)
      #expect(handle.outcomeIfEnded == nil)

      stand.page.dismiss(animated: true)
      stand.device.clock.advance(by: 10)

      #expect(handle.outcomeIfEnded?.reason == .timeOver)
    }
  }
}
