// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// What waits becomes what came of it.
@MainActor
struct StyledAlertUpdatingTests {
  @Test func `waiting becomes success on the same card, in the same window, for the same handle`()
    throws
  {
    try TestApp.run { app in
      let handle = StyledAlert(.waiting, "Saving…").message("Two of three")
        .button("Cancel", role: .cancel).progress(0.4).show()
      app.runUntilIdle()
      let (view, window) = (try #require(app.styledAlert), app.overlays.last)
      let id = handle.id

      handle.update {
        $0.changing(.success, "Saved").button("OK").displayDuration(after: .readingTime)
      }
      app.runUntilIdle()

      #expect(app.styledAlert === view && app.overlays.last === window && handle.id == id)
      #expect(view.texts == ["Saved", "OK"] && view.icon.style == .success)
      #expect(view.icon.progress == nil && handle.outcomeIfDismissed == nil)
      app.device.clock.advance(by: 5)
      #expect(handle.outcomeIfDismissed?.reason == .displayDurationElapsed)
    }
  }

  @Test
  func `one that waits is shown as it is to be, and one that is suspended is so on its return`()
    throws
  {
    try TestApp.runInNavigation { app, navigation in
      let kept = StyledAlert(.waiting, "Saving…").on(HomePage.self).keepAlive().show()
      app.runUntilIdle()
      let queued = StyledAlert(.waiting, "Sending…").displayDuration(after: .seconds(30)).show()
      app.runUntilIdle()
      queued.update { $0.changing(.error, "Not sent").button("OK") }
      let view = try #require(app.styledAlert)
      navigation.pushViewController(DetailPage(), animated: true)
      app.runUntilIdle()
      #expect(app.styledAlert?.texts == ["Not sent", "OK"])
      kept.update { $0.changing(.success, "Saved").button("OK") }
      queued.dismiss()
      app.runUntilIdle()
      #expect(app.styledAlert == nil)

      navigation.popViewController(animated: true)
      app.runUntilIdle()

      #expect(kept.outcomeIfDismissed == nil && kept.blockers.isEmpty)
      #expect(app.styledAlert === view && view.texts == ["Saved", "OK"])
      try app.tap("OK")
      app.runUntilIdle()
      #expect(kept.outcomeIfDismissed?.value?.button.title == "OK")
    }
  }

  @Test func `once it leaves nothing is asked and nothing happens`() throws {
    try TestApp.run { app in
      let handle = StyledAlert(.waiting, "Saving…").show()
      app.runUntilIdle()
      let view = try #require(app.styledAlert)
      var calls = 0
      handle.dismiss()
      handle.update {
        calls += 1; return $0.title("Saved")
      }
      app.runUntilIdle()
      handle.update {
        calls += 1; return $0.title("Saved")
      }

      #expect(calls == 0 && view.title.text == "Saving…")
    }
  }

  @Test func `each update begins with what the one before has said, also before there is a card`() {
    TestApp.run { app in
      let first = StyledAlert(.info, "First").show()
      let handle = StyledAlert(.waiting, "Saving…").show()
      handle.update { $0.message("1") }
      handle.update { $0.title("Still saving…").progress(0.2, style: .bar) }
      first.dismiss(animated: false)
      app.runUntilIdle()

      #expect(app.styledAlert?.texts == ["Still saving…", "1"])
      #expect(app.styledAlert?.progressBar?.progress == .determinate(0.2))
    }
  }

  @Test func `the ways to close it are those of what it has become`() {
    TestApp.run { app in
      let handle = StyledAlert(.waiting, "Saving…").show()
      app.runUntilIdle()
      app.device.tap(at: CGPoint(x: 20, y: 120))
      app.runUntilIdle()
      #expect(handle.outcomeIfDismissed == nil)

      handle.update { $0.changing(.success, "Saved") }
      app.runUntilIdle()
      app.device.tap(at: CGPoint(x: 20, y: 120))
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .dismissedByApp)
    }
  }

  @Test func `a time that is given begins with the update, and becoming takes the old one away`() {
    TestApp.run { app in
      let handle = StyledAlert(.waiting, "Saving…").displayDuration(after: .seconds(5)).show()
      app.device.clock.advance(by: 4)
      handle.update { $0.message("Almost") }
      app.device.clock.advance(by: 0.5)
      handle.update { $0.changing(.success, "Saved").button("OK") }
      app.device.clock.advance(by: 20)
      #expect(handle.outcomeIfDismissed == nil)

      handle.update { $0.displayDuration(after: .seconds(3)) }
      app.device.clock.advance(by: 2.5)
      #expect(handle.outcomeIfDismissed == nil)
      app.device.clock.advance(by: 1)
      #expect(handle.outcomeIfDismissed?.reason == .displayDurationElapsed)
    }
  }

  @Test func `a reading time begins anew with new words, and only with these`() {
    TestApp.run { app in
      let handle = StyledAlert(.info, "Saved").displayDuration(after: .readingTime).show()
      app.device.clock.advance(by: 4)
      handle.update { $0.message("To the cloud") }
      app.device.clock.advance(by: 4)
      #expect(handle.outcomeIfDismissed == nil)
      handle.update { $0.tint(.systemPink) }
      app.device.clock.advance(by: 2)
      #expect(handle.outcomeIfDismissed?.reason == .displayDurationElapsed)
    }
  }

  @Test func `what an update cannot change is reported, and the rest is done`() {
    TestApp.run { app in
      let reports = MisuseCollector()
      let handle = StyledAlert(.waiting, "Saving…").show()
      app.runUntilIdle()

      handle.update { $0.title("Saved").priority(.urgent).key("save").theme(.classic) }

      #expect(app.styledAlert?.title.text == "Saved")
      #expect(reports.reports.map(\.code) == ["styled-alert-cannot-update"])
      #expect(
        reports.reports.first?.evidence
          == "It spoke of a key, a priority, a theme or a motion; nothing of that changes.")
      handle.update { $0.changing(.success, "Saved").displayDuration(after: .seconds(3)).progress(nil) }
      #expect(reports.reports.count == 1)
    }
  }

  @Test func `with Reduce Motion the card has its new size at once`() throws {
    for reducesMotion in [false, true] {
      try TestApp.run { app in
        app.device.reduceMotion = reducesMotion
        let handle = StyledAlert(.waiting, "Saving…").show()
        app.runUntilIdle()
        let view = try #require(app.styledAlert)

        handle.update { $0.changing(.success, "Saved").button("OK") }

        #expect(view.bounds.height > 150)
        let grows = view.superview?.layer.animationKeys()?.isEmpty == false
        #expect(grows == !reducesMotion)
      }
    }
  }

  @Test func `assistive technology is told that another alert is there, once`() throws {
    try TestApp.run { app in
      let handle = StyledAlert(.waiting, "Saving…").show()
      app.runUntilIdle()
      let before = app.device.announcements.count

      handle.update { $0.message("Two of three").progress(0.6) }
      #expect(app.device.announcements.count == before)
      handle.update { $0.changing(.success, "Saved").button("OK") }

      let view = try #require(app.styledAlert)
      let announcements = app.device.announcements.dropFirst(before)
      #expect(announcements.count == 1 && announcements.first?.notification == .layoutChanged)
      #expect(announcements.first?.argument as? UIView === view.title)
    }
  }

  @Test(arguments: [true, false])
  func `what is felt belongs to what it becomes`(isAnimated: Bool) throws {
    TestApp.run { app in
      var played = 0
      let handle = StyledAlert(.waiting, "Saving…").show()
      app.runUntilIdle()
      let announcementCount = app.device.announcements.count
      handle.update(animated: isAnimated) {
        $0.changing(.success, "Saved").feedback(StyledAlertFeedback { played += 1 })
      }
      #expect(played == 1 && app.device.announcements.count == announcementCount + 1)
      handle.update { $0.message("To the cloud") }
      app.runUntilIdle()

      #expect(played == 1)
    }
  }

  @Test(arguments: [true, false])
  func `nothing is felt of what it becomes out of sight`(isAnimated: Bool) throws {
    try TestApp.runInNavigation { app, navigation in
      let page = try #require(navigation.topViewController)
      var played = 0
      let handle = StyledAlert(.waiting, "Saving…").inside(page).keepAlive().show()
      app.runUntilIdle()
      navigation.pushViewController(DetailPage(), animated: true)
      app.runUntilIdle()

      handle.update(animated: isAnimated) {
        $0.changing(.success, "Saved").feedback(StyledAlertFeedback { played += 1 })
      }
      app.runUntilIdle()

      #expect(played == 0)
    }
  }

  @Test func `nothing of what it was is left when it has gone`() {
    TestApp.run { app in
      weak var view: StyledAlertView?
      weak var row: UIView?
      let handle = StyledAlert(.waiting, "Saving…").customView { FixedSizeView(100, 40) }
        .button("Cancel", role: .cancel, countdown: .enables(after: .seconds(9))).show()
      app.runUntilIdle()
      view = app.styledAlert
      row = view?.rows.first
      #expect(view != nil && row != nil)

      handle.update { _ in StyledAlert(.success, "Saved").button("OK") }
      app.runUntilIdle()
      #expect(row == nil)
      handle.dismiss()
      app.runUntilIdle()

      #expect(view == nil && app.center.driver.isIdle)
    }
  }
}
