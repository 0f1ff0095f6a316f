// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// Updating a visible, queued or suspended styled alert.
@MainActor
@Suite(.uikitVariants)
struct StyledAlertUpdatingTests {
  @Test
  func `a waiting alert changes to a success alert with the same card, window and handle`()
    throws
  {
    try TestApp.run { app in
      let handle = StyledAlert(.waiting, "Saving…").message("Two of three")
        .button("Cancel", role: .cancel).progress(0.4).show()
      app.runUntilIdle()
      let (view, window) = (try #require(app.styledAlert), app.overlays.last)
      let id = handle.id

      handle.update {
        $0.changing(to: .success, "Saved").button("OK").displayDuration(.readingTime)
      }
      app.runUntilIdle()

      #expect(app.styledAlert === view)
      #expect(app.overlays.last === window)
      #expect(handle.id == id)
      #expect(view.texts == ["Saved", "OK"])
      #expect(view.icon.style == .success)
      #expect(view.icon.progress == nil)
      #expect(handle.outcomeIfDismissed == nil)
      app.device.clock.advance(by: 5)
      #expect(handle.outcomeIfDismissed?.reason == .displayDurationElapsed)
    }
  }

  @Test
  func `a queued alert appears with its update, and a suspended one resumes with its update`()
    throws
  {
    try TestApp.runInNavigation { app, navigation in
      let kept = StyledAlert(.waiting, "Saving…").on(HomePage.self).pageExit(.keepAlive).show()
      app.runUntilIdle()
      let queued = StyledAlert(.waiting, "Sending…").displayDuration(.seconds(30)).show()
      app.runUntilIdle()
      queued.update { $0.changing(to: .error, "Not sent").button("OK") }
      let view = try #require(app.styledAlert)
      navigation.pushViewController(DetailPage(), animated: true)
      app.runUntilIdle()
      #expect(app.styledAlert?.texts == ["Not sent", "OK"])
      kept.update { $0.changing(to: .success, "Saved").button("OK") }
      queued.dismiss()
      app.runUntilIdle()
      #expect(app.styledAlert == nil)

      navigation.popViewController(animated: true)
      app.runUntilIdle()

      #expect(kept.outcomeIfDismissed == nil)
      #expect(kept.blockers.isEmpty)
      #expect(app.styledAlert === view)
      #expect(view.texts == ["Saved", "OK"])
      try app.tap("OK")
      app.runUntilIdle()
      #expect(kept.outcomeIfDismissed?.value?.button.title == "OK")
    }
  }

  @Test func `updates of a disappearing or dismissed alert are ignored`() throws {
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

      #expect(calls == 0)
      #expect(view.title.text == "Saving…")
    }
  }

  @Test func `each update starts from the previous one, also before the alert appears`() {
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

  @Test func `the dismiss gestures are those of the updated alert`() {
    TestApp.run { app in
      let handle = StyledAlert(.waiting, "Saving…").show()
      app.runUntilIdle()
      app.device.tap(at: CGPoint(x: 20, y: 120))
      app.runUntilIdle()
      #expect(handle.outcomeIfDismissed == nil)

      handle.update { $0.changing(to: .success, "Saved") }
      app.runUntilIdle()
      app.device.tap(at: CGPoint(x: 20, y: 120))
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .dismissedByUser)
    }
  }

  @Test
  func `a display duration starts with its update, and a change of style removes the previous one`()
  {
    TestApp.run { app in
      let handle = StyledAlert(.waiting, "Saving…").displayDuration(.seconds(5)).show()
      app.device.clock.advance(by: 4)
      handle.update { $0.message("Almost") }
      app.device.clock.advance(by: 0.5)
      handle.update { $0.changing(to: .success, "Saved").button("OK") }
      app.device.clock.advance(by: 20)
      #expect(handle.outcomeIfDismissed == nil)

      handle.update { $0.displayDuration(.seconds(3)) }
      app.device.clock.advance(by: 2.5)
      #expect(handle.outcomeIfDismissed == nil)
      app.device.clock.advance(by: 1)
      #expect(handle.outcomeIfDismissed?.reason == .displayDurationElapsed)
    }
  }

  @Test func `a reading time restarts with new texts only`() {
    TestApp.run { app in
      let handle = StyledAlert(.info, "Saved").displayDuration(.readingTime).show()
      app.device.clock.advance(by: 4)
      handle.update { $0.message("To the cloud") }
      app.device.clock.advance(by: 4)
      #expect(handle.outcomeIfDismissed == nil)
      handle.update { $0.tint(.systemPink) }
      app.device.clock.advance(by: 2)
      #expect(handle.outcomeIfDismissed?.reason == .displayDurationElapsed)
    }
  }

  @Test func `unsupported updates are reported, and the rest of the update is applied`() {
    TestApp.run { app in
      let reports = MisuseCollector()
      let handle = StyledAlert(.waiting, "Saving…").show()
      app.runUntilIdle()

      handle.update { $0.title("Saved").priority(.urgent).key("save").theme(.classic) }

      #expect(app.styledAlert?.title.text == "Saved")
      #expect(reports.reports.map(\.code) == ["styled-alert-cannot-update"])
      #expect(
        reports.reports.first?.problem
          == "update cannot change the key, the priority, the theme or the transitions of a "
          + "styled alert.")
      handle.update {
        $0.changing(to: .success, "Saved").displayDuration(.seconds(3)).progress(nil)
      }
      #expect(reports.reports.count == 1)
    }
  }

  @Test(arguments: [false, true])
  func `with Reduce Motion the card is resized at once`(reducesMotion: Bool) throws {
    try TestApp.run { app in
      app.device.reduceMotion = reducesMotion
      let handle = StyledAlert(.waiting, "Saving…").show()
      app.runUntilIdle()
      let view = try #require(app.styledAlert)

      handle.update { $0.changing(to: .success, "Saved").button("OK") }

      #expect(view.bounds.height > 150)
      let grows = view.superview?.layer.animationKeys()?.isEmpty == false
      #expect(grows == !reducesMotion)
    }
  }

  @Test func `VoiceOver is notified once when the style changes`() throws {
    try TestApp.run { app in
      let handle = StyledAlert(.waiting, "Saving…").show()
      app.runUntilIdle()
      let before = app.device.announcements.count

      handle.update { $0.message("Two of three").progress(0.6) }
      #expect(app.device.announcements.count == before)
      handle.update { $0.changing(to: .success, "Saved").button("OK") }

      let view = try #require(app.styledAlert)
      let announcements = app.device.announcements.dropFirst(before)
      #expect(announcements.count == 1)
      #expect(announcements.first?.notification == .layoutChanged)
      #expect(announcements.first?.argument as? UIView === view.title)
    }
  }

  @Test(arguments: [true, false])
  func `the feedback of an update is played once`(isAnimated: Bool) throws {
    TestApp.run { app in
      var played = 0
      let handle = StyledAlert(.waiting, "Saving…").show()
      app.runUntilIdle()
      let announcementCount = app.device.announcements.count
      handle.update(animated: isAnimated) {
        $0.changing(to: .success, "Saved").feedback(StyledAlertFeedback { played += 1 })
      }
      #expect(played == 1)
      #expect(app.device.announcements.count == announcementCount + 1)
      handle.update { $0.message("To the cloud") }
      app.runUntilIdle()

      #expect(played == 1)
    }
  }

  @Test(arguments: [true, false])
  func `the feedback of an update is not played while the alert is suspended`(
    isAnimated: Bool
  ) throws {
    try TestApp.runInNavigation { app, navigation in
      let page = try #require(navigation.topViewController)
      var played = 0
      let handle = StyledAlert(.waiting, "Saving…").inside(page).pageExit(.keepAlive).show()
      app.runUntilIdle()
      navigation.pushViewController(DetailPage(), animated: true)
      app.runUntilIdle()

      handle.update(animated: isAnimated) {
        $0.changing(to: .success, "Saved").feedback(StyledAlertFeedback { played += 1 })
      }
      app.runUntilIdle()

      #expect(played == 0)
    }
  }

  @Test func `an updated alert releases its views after its dismissal`() {
    TestApp.run { app in
      weak var view: StyledAlertView?
      weak var row: UIView?
      let handle = StyledAlert(.waiting, "Saving…").customView { FixedSizeView(100, 40) }
        .button("Cancel", role: .cancel, countdown: .enables(after: .seconds(9))).show()
      app.runUntilIdle()
      view = app.styledAlert
      row = view?.rows.first
      #expect(view != nil)
      #expect(row != nil)

      handle.update { _ in StyledAlert(.success, "Saved").button("OK") }
      app.runUntilIdle()
      #expect(row == nil)
      handle.dismiss()
      app.runUntilIdle()

      #expect(view == nil)
      #expect(app.center.driver.isIdle)
    }
  }
}
