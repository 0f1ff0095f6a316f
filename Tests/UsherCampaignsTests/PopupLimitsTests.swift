// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import Usher
import UsherCampaigns
import UsherCore
import UsherLimits
import UsherTesting

/// Popups with limits on a device, on which it is nine in the morning.
@MainActor
struct PopupLimitsTests {
  /// An app with one page, whose popups are views that are found by their tag.
  @MainActor
  private struct App {
    let device: VirtualDevice
    let page = UIViewController()

    static func run(_ body: (App) throws -> Void) rethrows {
      try VirtualDevice.run { device in
        let app = App(device: device)
        device.setRoot(app.page)
        device.clock.advance(by: .seconds(1))
        try body(app)
      }
    }

    var center: PopupCenter { page.usher.popups }

    /// A popup of plain UIKit with a key.
    func popup(_ key: PopupKey? = "offer") -> Popup<Never> {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      return Popup(view).size(CGSize(width: 200, height: 100)).key(key)
        .dismissGestures(.tapOutside)
    }

    @discardableResult
    func show(_ popup: Popup<Never>, for time: Duration = .seconds(2)) -> PopupHandle<Never> {
      let handle = center.show(popup)
      device.clock.advance(by: time)
      return handle
    }

    /// Shows a popup until its impression counts. Returns whether it was on the screen.
    func isShown(_ popup: Popup<Never>) -> Bool {
      let handle = show(popup)
      let isVisible = handle.isVisible
      handle.dismiss(animated: false)
      device.clock.advance(by: .seconds(1))
      return isVisible
    }

    func tapOutside() {
      device.touchDown(at: CGPoint(x: 10, y: 60))
      device.touchUp()
      device.clock.advance(by: .seconds(1))
    }
  }

  // MARK: - When it is decided

  @Test func `what may be shown once is shown once`() {
    App.run { app in
      #expect(app.isShown(app.popup().limits(.atMost(1))))

      let second = app.show(app.popup().limits(.atMost(1)))

      #expect(!second.isVisible)
      #expect(second.blockers == [.limited(remaining: nil)])
      #expect(app.isShown(app.popup("other").limits(.atMost(1))))
    }
  }

  @Test func `it is decided when it would start, not when it is asked for`() {
    App.run { app in
      let limited = app.popup().limits(.atMost(1))
      let first = app.center.show(app.popup("blocking"))
      let second = app.center.show(limited.key("offer", ifExists: .replace))
      app.device.clock.advance(by: .seconds(2))
      #expect(second.blockers.contains { if case .limited = $0 { true } else { false } } == false)
      first.dismiss()
      app.device.clock.advance(by: .seconds(2))

      #expect(second.isVisible)
    }
  }

  @Test func `a popup that waits for its limit keeps no other from starting`() {
    App.run { app in
      #expect(app.isShown(app.popup().limits(.atMost(1, per: .day))))
      let waiting = app.show(app.popup().limits(.atMost(1, per: .day)).priority(.urgent))

      let other = app.show(app.popup("other"))

      #expect(!waiting.isVisible)
      #expect(other.isVisible)
    }
  }

  @Test func `a popup that is dropped while it is limited has its own reason`() {
    App.run { app in
      let limited = app.popup().limits(.atMost(1)).whenLimited(.drop)
      #expect(app.isShown(limited))

      #expect(app.show(limited).dismissalReason == .limited)
    }
  }

  @Test func `once a day is once until midnight, and the popup that waits appears then`() {
    App.run { app in
      let daily = app.popup().limits(.atMost(1, per: .day))
      #expect(app.isShown(daily))
      let waiting = app.show(daily)

      app.device.clock.advance(by: .seconds(14 * 3600 + 3500))
      #expect(!waiting.isVisible)
      app.device.clock.advance(by: .seconds(200))

      #expect(waiting.isVisible)
    }
  }

  // MARK: - What counts

  @Test func `a popup that the app dismisses within a second does not count`() {
    App.run { app in
      let once = app.popup().limits(.atMost(1))
      let handle = app.show(once, for: .seconds(0.9))
      #expect(handle.isVisible)
      handle.dismiss(animated: false)

      #expect(app.isShown(once))
    }
  }

  @Test func `a popup that the user touches counts at once`() {
    App.run { app in
      let once = app.popup().limits(.atMost(1))
      let handle = app.show(once, for: .seconds(0.9))
      app.device.touchDown(
        at: CGPoint(x: app.device.window.bounds.midX, y: app.device.window.bounds.midY))
      handle.dismiss(animated: false)
      app.device.touchUp()
      app.device.clock.advance(by: .seconds(1))

      #expect(!app.isShown(once))
    }
  }

  @Test func `a rest begins with the dismissal by the user, not with one by the app`() {
    App.run { app in
      let rested = app.popup().limits(.rest(afterDismissal: .seconds(60)))
      #expect(app.isShown(rested))
      let second = app.show(rested)
      #expect(second.isVisible)
      app.tapOutside()
      #expect(second.dismissalReason == .dismissedByUser)

      let third = app.show(rested)
      #expect(!third.isVisible)
      app.device.clock.advance(by: .seconds(60))
      #expect(third.isVisible)
    }
  }

  @Test func `a popup that is suspended before it counts keeps its reservation`() {
    App.run { app in
      let twice = app.popup().limits(.atMost(1)).pageExit(.keepAlive)
      let handle = app.show(twice.on(app.page), for: .seconds(0.8))
      #expect(handle.isVisible)
      app.device.setRoot(UIViewController())
      app.device.clock.advance(by: .seconds(1))
      #expect(!handle.isVisible)

      let other = app.show(app.popup("second").limits(.atMost(1)))
      #expect(other.isVisible)
      other.dismiss(animated: false)
      handle.dismiss()
      app.device.clock.advance(by: .seconds(1))
      #expect(app.isShown(twice))
    }
  }

  @Test func `a popup that joins another one by its key is no impression`() {
    App.run { app in
      @MainActor func twice() -> Popup<Never> { app.popup().limits(.atMost(2)) }
      let first = app.show(twice())
      app.show(twice())
      first.dismiss(animated: false)
      app.device.clock.advance(by: .seconds(1))

      #expect(app.isShown(twice()))
      #expect(!app.isShown(twice()))
    }
  }

  @Test func `an impression that was released lets the others of its group start`() {
    App.run { app in
      let first = app.show(
        app.popup("first").limits(.atMost(1, per: .launch), sharedBy: "offers"),
        for: .seconds(0.5))
      let second = app.show(
        app.popup("second").limits(.atMost(1, per: .launch), sharedBy: "offers").lane(.alerts),
        for: .seconds(0.2))
      #expect(!second.isVisible)

      first.dismiss(animated: false)
      app.device.clock.advance(by: .seconds(2))

      #expect(second.isVisible)
    }
  }

  // MARK: - Account, budget and quiet hours

  @Test func `another account starts with nothing, and the first one finds what it had`() {
    App.run { app in
      let once = app.popup().limits(.atMost(1))
      PopupLimits.shared.account = "ann"
      #expect(app.isShown(once))
      PopupLimits.shared.account = "ben"
      #expect(app.isShown(once))
      PopupLimits.shared.account = "ann"
      let waiting = app.show(once)
      #expect(!waiting.isVisible)

      // A popup that waits is asked about again.
      PopupLimits.shared.account = nil
      app.device.clock.advance(by: .seconds(1))
      #expect(waiting.isVisible)
    }
  }

  @Test func `a budget limits what is unsolicited, in its lane`() {
    App.run { app in
      PopupLimits.shared.setBudget(LaneBudget(perDay: 1))
      #expect(app.isShown(app.popup("a").unsolicited()))

      #expect(!app.isShown(app.popup("b").unsolicited()))
      #expect(app.isShown(app.popup("c")))
      #expect(app.isShown(app.popup("d").unsolicited().lane(.alerts)))
    }
  }

  @Test func `a budget starts some time after the launch`() {
    App.run { app in
      PopupLimits.shared.setBudget(LaneBudget(afterLaunch: .seconds(60)))
      let handle = app.show(app.popup().unsolicited())
      #expect(!handle.isVisible)

      app.device.clock.advance(by: .seconds(60))

      #expect(handle.isVisible)
    }
  }

  @Test func `in quiet hours nothing unsolicited is shown`() {
    App.run { app in
      PopupLimits.shared.quietHours = QuietHours(startHour: 8, endHour: 9, endMinute: 30)
      let handle = app.show(app.popup("a").unsolicited())
      #expect(!handle.isVisible)
      #expect(app.isShown(app.popup("b")))

      app.device.clock.advance(by: .seconds(1800))

      #expect(handle.isVisible)
    }
  }

  @Test func `who is held out does not see it`() {
    App.run { app in
      #expect(app.show(app.popup().holdOut(percent: 100)).dismissalReason == .limited)
      #expect(app.isShown(app.popup().holdOut(percent: 0)))
    }
  }

  // MARK: - The store

  /// A store that works only while the test lets it.
  private final class FailingStore: LimitStore {
    let store = InMemoryLimitStore()
    var error: LimitStoreError?

    func deviceNumber() throws(LimitStoreError) -> UInt64 { store.deviceNumber() }

    func update(
      readingAll: Bool, _ change: ([LimitRow]) throws(LimitStoreError) -> LimitRowChanges
    ) throws(LimitStoreError) {
      if let error { throw error }
      try store.update(readingAll: readingAll, change)
    }

    func startOver() { store.startOver() }
  }

  @Test func `without its store, what is limited waits and all else is shown`() {
    App.run { app in
      var reports: [String] = []
      MisuseReport.handler = { reports.append($0.code) }
      let store = FailingStore()
      store.error = .unavailable("locked")
      PopupLimits.shared.use(store)
      let limited = app.show(app.popup().limits(.atMost(1)))

      #expect(limited.blockers == [.limitStoreUnavailable])
      #expect(!PopupLimits.shared.isAvailable)
      #expect(reports == ["limits-unavailable"])
      #expect(app.isShown(app.popup("free")))

      store.error = nil
      app.device.clock.advance(by: .seconds(61))
      #expect(limited.isVisible)
    }
  }

  @Test func `a damaged store is used again when the app starts over`() throws {
    try App.run { app in
      var reports: [String] = []
      MisuseReport.handler = { reports.append($0.code) }
      let store = FailingStore()
      store.error = .damaged("a row")
      PopupLimits.shared.use(store)
      let limited = app.show(app.popup().limits(.atMost(1)))
      store.error = nil
      app.device.clock.advance(by: .seconds(120))
      #expect(!limited.isVisible)
      #expect(reports == ["limits-damaged"])

      try PopupLimits.shared.startOver()
      app.device.clock.advance(by: .seconds(1))

      #expect(limited.isVisible)
    }
  }

  @Test func `after a crash the reservation counts`() {
    App.run { app in
      let store = InMemoryLimitStore()
      PopupLimits.shared.use(store)
      app.show(app.popup().limits(.atMost(1)), for: .seconds(0.5))

      // What was on the screen has not been confirmed.
      PopupLimits.shared.use(store.copy())
      app.center.dismissAll(animated: false)

      #expect(!app.isShown(app.popup().limits(.atMost(1))))
    }
  }

  @Test func `what another device has shown counts`() throws {
    let rows = try VirtualDevice.run { device in
      let app = App(device: device)
      device.setRoot(app.page)
      #expect(app.isShown(app.popup().limits(.atMost(1))))
      return try PopupLimits.shared.rows()
    }
    try App.run { app in
      try PopupLimits.shared.merge(rows)

      #expect(!app.isShown(app.popup().limits(.atMost(1))))
      #expect(throws: LimitStoreError.self) {
        try PopupLimits.shared.merge([LimitRow(id: "r", bytes: [1, 2, 3])])
      }
    }
  }

  @Test func `limits without a key are reported, and the popup is shown`() {
    App.run { app in
      var reports: [String] = []
      MisuseReport.handler = { reports.append($0.code) }

      #expect(app.isShown(app.popup(nil).limits(.atMost(0))))

      #expect(reports == ["limits-without-key"])
    }
  }

  @Test func `without limits nothing is opened`() {
    App.run { app in
      let store = FailingStore()
      store.error = .unavailable("must not be asked")
      PopupLimits.shared.use(store)
      var reports = 0
      MisuseReport.handler = { _ in reports += 1 }

      #expect(app.isShown(app.popup()))

      #expect(reports == 0)
    }
  }
}
