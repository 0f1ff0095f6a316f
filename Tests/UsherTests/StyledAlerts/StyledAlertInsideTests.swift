// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Styled alerts inside the view of a controller.
@MainActor
@Suite(.uikitVariants)
struct StyledAlertInsideTests {
  private let alert = StyledAlert(.info, "News").button("OK")

  @Test
  func `an alert inside a page leaves the navigation bar usable and removes its views`()
    throws
  {
    try TestApp.runInNavigation { app, navigation in
      let page = try #require(navigation.topViewController)
      let (before, children) = (page.view.subviews, page.children)
      let handle = alert.inside(page).show()
      app.runUntilIdle()
      let card = try #require(app.styledAlert)
      #expect(card.isDescendant(of: page.view))
      #expect(app.overlays.isEmpty)
      #expect(page.children == children)
      #expect(app.window.isKeyWindow)
      // Centered below the navigation bar.
      let area = page.view.bounds.inset(by: page.view.safeAreaInsets)
      #expect(abs(card.convert(card.bounds, to: page.view).midY - area.midY) <= 1)
      let bar = navigation.navigationBar
      let point = bar.convert(CGPoint(x: 5, y: 20), to: nil)
      #expect(app.device.view(at: point)?.isDescendant(of: bar) == true)

      try app.tap("OK")
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.value?.button.title == "OK")
      #expect(page.view.subviews == before)
      #expect(app.center.driver.isIdle)
    }
  }

  @Test func `an alert inside a page waits for the page and is dismissed with it`() {
    TestApp.runInNavigation { app, navigation in
      let detail = DetailPage()
      let handle = alert.inside(detail).show()
      app.runUntilIdle()
      #expect(app.styledAlert == nil)
      #expect(handle.outcomeIfDismissed == nil)

      navigation.pushViewController(detail, animated: true)
      app.runUntilIdle()
      #expect(app.styledAlert?.isDescendant(of: detail.view) == true)
      navigation.popViewController(animated: true)
      app.runUntilIdle()

      #expect(
        handle.outcomeIfDismissed?.reason == .pageLeft
          || handle.outcomeIfDismissed?.reason == .pageGone)
    }
  }

  @Test func `a kept-alive alert inside a page resumes with the page`() throws {
    try TestApp.runInNavigation { app, navigation in
      let page = try #require(navigation.topViewController)
      let handle = alert.inside(page).pageExit(.keepAlive).show()
      app.runUntilIdle()
      let card = try #require(app.styledAlert)

      navigation.pushViewController(DetailPage(), animated: true)
      app.runUntilIdle()
      #expect(handle.outcomeIfDismissed == nil)
      #expect(app.center.visiblePopups.isEmpty)
      navigation.popViewController(animated: true)
      app.runUntilIdle()

      #expect(app.styledAlert === card)
      #expect(app.center.visiblePopups.count == 1)
    }
  }

  @Test func `a resumed alert does not play its feedback again`() throws {
    try TestApp.runInNavigation { app, navigation in
      let page = try #require(navigation.topViewController)
      alert.feedback(StyledAlertFeedback(haptic: .warning)).inside(page).pageExit(.keepAlive).show()
      app.runUntilIdle()

      navigation.pushViewController(DetailPage(), animated: true)
      app.runUntilIdle()
      navigation.popViewController(animated: true)
      app.runUntilIdle()

      #expect(app.styledAlert != nil)
      #expect(app.device.haptics == ["warning"])
    }
  }

  @Test func `an alert inside a navigation controller is in front of the navigation bar`() {
    TestApp.runInNavigation { app, navigation in
      alert.inside(navigation).show()
      app.runUntilIdle()

      #expect(app.styledAlert?.isDescendant(of: navigation.view) == true)
      let bar = navigation.navigationBar
      let point = bar.convert(CGPoint(x: 5, y: 20), to: nil)
      #expect(app.device.view(at: point)?.isDescendant(of: bar) == false)
    }
  }

  @Test func `an alert inside a table view controller does not scroll with the table`() throws {
    try TestApp.run { app in
      let table = UITableViewController()
      app.window.rootViewController = table
      app.runUntilIdle()
      alert.inside(table).show()
      app.runUntilIdle()

      let card = try #require(app.styledAlert)
      #expect(!card.isDescendant(of: table.view))
      #expect(card.window === app.window)
    }
  }

  @Test func `an alert inside a deallocated controller is dismissed, also while queued`() async {
    await TestApp.run { app in
      let lost = StyledAlert(.info, "News").inside(DetailPage())
      #expect(lost.show().outcomeIfDismissed?.reason == .pageGone)
      let waiting = showInDeallocatedPage(on: app)

      await app.device.settle()
      app.runUntilIdle()

      #expect(waiting.outcomeIfDismissed?.reason == .pageGone)
    }
  }

  private func showInDeallocatedPage(on app: TestApp) -> PopupHandle<StyledAlertResult> {
    let page = DetailPage()
    let handle = alert.inside(page).show()
    app.runUntilIdle()
    #expect(handle.outcomeIfDismissed == nil)
    return handle
  }

  @Test
  func `a child of a popup in an overlay window gets such a window, even inside a page`() {
    TestApp.run { app in
      let box = FixedSizeView()
      app.center.show(Popup(box))
      app.runUntilIdle()

      box.usher.show(alert.inside(app.page))
      app.runUntilIdle()

      #expect(app.overlays.last.map { app.styledAlert?.window === $0 } == true)
      #expect(app.overlays.count == 2)
    }
  }

  @Test func `an alert inside the controller of a popup is in front of the popup's content`() {
    TestApp.run { app in
      let content = LifecyclePage(size: CGSize(width: 320, height: 500))
      app.center.show(Popup(content))
      app.runUntilIdle()

      content.usher.show(alert.inside(content))
      app.runUntilIdle()

      #expect(app.styledAlert?.isDescendant(of: content.view) == true)
      #expect(app.overlays.count == 1)
    }
  }

  @Test func `a modal in front of an alert inside a page pauses the alert's display timer`() {
    TestApp.run { app in
      let handle =
        alert.inside(app.page).ignoresPageCover().displayDuration(.seconds(5)).show()
      app.runUntilIdle()
      app.page.present(UIViewController(), animated: true)
      app.device.clock.advance(by: 10)
      #expect(handle.outcomeIfDismissed == nil)

      app.page.dismiss(animated: true)
      app.device.clock.advance(by: 10)

      #expect(handle.outcomeIfDismissed?.reason == .displayDurationElapsed)
    }
  }
}
