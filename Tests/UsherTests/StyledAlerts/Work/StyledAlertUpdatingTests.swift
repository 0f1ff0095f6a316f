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
    try Stand.run { stand in
      let handle = StyledAlert(.waiting, "Saving…").message("Two of three")
        .button("Cancel", role: .cancel).progress(0.4).show()
      stand.settle()
      let (view, window) = (try #require(stand.styledAlert), stand.overlays.last)
      let id = handle.id

      handle.update {
        $0.becoming(.success, "Saved").button("OK").closes(after: .readingTime)
      }
      stand.settle()

      #expect(stand.styledAlert === view && stand.overlays.last === window && handle.id == id)
      #expect(view.words == ["Saved", "OK"] && view.icon.style == .success)
      #expect(view.icon.progress == nil && handle.outcomeIfEnded == nil)
      stand.device.clock.advance(by: 5)
      #expect(handle.outcomeIfEnded?.reason == .timeOver)
    }
  }

  @Test
  func `one that waits is shown as it is to be, and one that is suspended is so on its return`()
    throws
  {
    try Stand.runInNavigation { stand, navigation in
      let kept = StyledAlert(.waiting, "Saving…").on(HomePage.self).keepAlive().show()
      stand.settle()
      let line = StyledAlert(.waiting, "Sending…").closes(after: .seconds(30)).show()
      stand.settle()
      line.update { $0.becoming(.error, "Not sent").button("OK") }
      let view = try #require(stand.styledAlert)
      navigation.pushViewController(DetailPage(), animated: true)
      stand.settle()
      #expect(stand.styledAlert?.words == ["Not sent", "OK"])
      kept.update { $0.becoming(.success, "Saved").button("OK") }
      line.end()
      stand.settle()
      #expect(stand.styledAlert == nil)

      navigation.popViewController(animated: true)
      stand.settle()

      #expect(kept.outcomeIfEnded == nil && kept.whyNotVisible.isEmpty)
      #expect(stand.styledAlert === view && view.words == ["Saved", "OK"])
      try stand.tap("OK")
      stand.settle()
      #expect(kept.outcomeIfEnded?.value?.button.title == "OK")
    }
  }

  @Test func `once it leaves nothing is asked and nothing happens`() throws {
    try Stand.run { stand in
      let handle = StyledAlert(.waiting, "Saving…").show()
      stand.settle()
      let view = try #require(stand.styledAlert)
      var asked = 0
      handle.end()
      handle.update {
        asked += 1; return $0.title("Saved")
      }
      stand.settle()
      handle.update {
        asked += 1; return $0.title("Saved")
      }

      #expect(asked == 0 && view.title.text == "Saving…")
    }
  }

  @Test func `each update begins with what the one before has said, also before there is a card`() {
    Stand.run { stand in
      let first = StyledAlert(.info, "First").show()
      let handle = StyledAlert(.waiting, "Saving…").show()
      handle.update { $0.message("1") }
      handle.update { $0.title("Still saving…").progress(0.2, as: .bar) }
      first.end(animated: false)
      stand.settle()

      #expect(stand.styledAlert?.words == ["Still saving…", "1"])
      #expect(stand.styledAlert?.bar?.progress == .known(0.2))
    }
  }

  @Test func `the ways to close it are those of what it has become`() {
    Stand.run { stand in
      let handle = StyledAlert(.waiting, "Saving…").show()
      stand.settle()
      stand.device.tap(at: CGPoint(x: 20, y: 120))
      stand.settle()
      #expect(handle.outcomeIfEnded == nil)

      handle.update { $0.becoming(.success, "Saved") }
      stand.settle()
      stand.device.tap(at: CGPoint(x: 20, y: 120))
      stand.settle()

      #expect(handle.outcomeIfEnded?.reason == .dismissed)
    }
  }

  @Test func `a time that is given begins with the update, and becoming takes the old one away`() {
    Stand.run { stand in
      let handle = StyledAlert(.waiting, "Saving…").closes(after: .seconds(5)).show()
      stand.device.clock.advance(by: 4)
      handle.update { $0.message("Almost") }
      stand.device.clock.advance(by: 0.5)
      handle.update { $0.becoming(.success, "Saved").button("OK") }
      stand.device.clock.advance(by: 20)
      #expect(handle.outcomeIfEnded == nil)

      handle.update { $0.closes(after: .seconds(3)) }
      stand.device.clock.advance(by: 2.5)
      #expect(handle.outcomeIfEnded == nil)
      stand.device.clock.advance(by: 1)
      #expect(handle.outcomeIfEnded?.reason == .timeOver)
    }
  }

  @Test func `a reading time begins anew with new words, and only with these`() {
    Stand.run { stand in
      let handle = StyledAlert(.info, "Saved").closes(after: .readingTime).show()
      stand.device.clock.advance(by: 4)
      handle.update { $0.message("To the cloud") }
      stand.device.clock.advance(by: 4)
      #expect(handle.outcomeIfEnded == nil)
      handle.update { $0.tint(.systemPink) }
      stand.device.clock.advance(by: 2)
      #expect(handle.outcomeIfEnded?.reason == .timeOver)
    }
  }

  @Test func `what an update cannot change is reported, and the rest is done`() {
    Stand.run { stand in
      let reports = MisuseCollector()
      let handle = StyledAlert(.waiting, "Saving…").show()
      stand.settle()

      handle.update { $0.title("Saved").priority(.urgent).key("save").theme(.classic) }

      #expect(stand.styledAlert?.title.text == "Saved")
      #expect(reports.reports.map(\.anchor) == ["styled-alert-cannot-update"])
      #expect(
        reports.reports.first?.lookedAt
          == "It spoke of a key, a priority, a theme or a motion; nothing of that changes.")
      handle.update { $0.becoming(.success, "Saved").closes(after: .seconds(3)).progress(nil) }
      #expect(reports.reports.count == 1)
    }
  }

  @Test func `with Reduce Motion the card has its new size at once`() throws {
    for reducesMotion in [false, true] {
      try Stand.run { stand in
        stand.device.reduceMotion = reducesMotion
        let handle = StyledAlert(.waiting, "Saving…").show()
        stand.settle()
        let view = try #require(stand.styledAlert)

        handle.update { $0.becoming(.success, "Saved").button("OK") }

        #expect(view.bounds.height > 150)
        let grows = view.superview?.layer.animationKeys()?.isEmpty == false
        #expect(grows == !reducesMotion)
      }
    }
  }

  @Test func `assistive technology is told that another alert is there, once`() throws {
    try Stand.run { stand in
      let handle = StyledAlert(.waiting, "Saving…").show()
      stand.settle()
      let before = stand.device.announcements.count

      handle.update { $0.message("Two of three").progress(0.6) }
      #expect(stand.device.announcements.count == before)
      handle.update { $0.becoming(.success, "Saved").button("OK") }

      let view = try #require(stand.styledAlert)
      let said = stand.device.announcements.dropFirst(before)
      #expect(said.count == 1 && said.first?.notification == .layoutChanged)
      #expect(said.first?.argument as? UIView === view.title)
    }
  }

  @Test(arguments: [true, false])
  func `what is felt belongs to what it becomes`(isAnimated: Bool) throws {
    Stand.run { stand in
      var played = 0
      let handle = StyledAlert(.waiting, "Saving…").show()
      stand.settle()
      let told = stand.device.announcements.count
      handle.update(animated: isAnimated) {
        $0.becoming(.success, "Saved").feedback(StyledAlertFeedback { played += 1 })
      }
      #expect(played == 1 && stand.device.announcements.count == told + 1)
      handle.update { $0.message("To the cloud") }
      stand.settle()

      #expect(played == 1)
    }
  }

  @Test(arguments: [true, false])
  func `nothing is felt of what it becomes out of sight`(isAnimated: Bool) throws {
    try Stand.runInNavigation { stand, navigation in
      let page = try #require(navigation.topViewController)
      var played = 0
      let handle = StyledAlert(.waiting, "Saving…").inside(page).keepAlive().show()
      stand.settle()
      navigation.pushViewController(DetailPage(), animated: true)
      stand.settle()

      handle.update(animated: isAnimated) {
        $0.becoming(.success, "Saved").feedback(StyledAlertFeedback { played += 1 })
      }
      stand.settle()

      #expect(played == 0)
    }
  }

  @Test func `nothing of what it was is left when it has gone`() {
    Stand.run { stand in
      weak var view: StyledAlertView?
      weak var row: UIView?
      let handle = StyledAlert(.waiting, "Saving…").view { BoxView(100, 40) }
        .button("Cancel", role: .cancel, countdown: .activates(after: .seconds(9))).show()
      stand.settle()
      view = stand.styledAlert
      row = view?.rows.first
      #expect(view != nil && row != nil)

      handle.update { _ in StyledAlert(.success, "Saved").button("OK") }
      stand.settle()
      #expect(row == nil)
      handle.end()
      stand.settle()

      #expect(view == nil && stand.center.driver.isIdle)
    }
  }
}
