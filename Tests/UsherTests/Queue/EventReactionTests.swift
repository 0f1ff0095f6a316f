// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// A reader of events calls the queue: every call, at every event.
@MainActor
@Suite(.uikitVariants)
struct EventReactionTests {
  /// The event at which the reader acts.
  enum Trigger: String, CaseIterable {
    case enqueued, joined, updated, willAppear, didAppear, willDisappear, didDisappear, suspended,
      resumed
    case willAppearAgain, didAppearAgain, dismissed, holdBegan, holdOverdue, holdEnded, pagesChanged

    func matches(_ kind: PopupEvent.Kind) -> Bool {
      switch kind {
      case .enqueued: self == .enqueued
      case .joined: self == .joined
      case .updatedExisting: self == .updated
      case .willAppear(let isReturn): self == (isReturn ? .willAppearAgain : .willAppear)
      case .didAppear(let isReturn): self == (isReturn ? .didAppearAgain : .didAppear)
      case .willDisappear: self == .willDisappear
      case .didDisappear: self == .didDisappear
      case .suspended: self == .suspended
      case .resumed: self == .resumed
      case .dismissed: self == .dismissed
      case .holdBegan: self == .holdBegan
      case .holdOverdue: self == .holdOverdue
      case .holdEnded: self == .holdEnded
      case .pagesChanged: self == .pagesChanged
      }
    }

    /// Whether the popup has been dismissed by then.
    var isAfterDismissal: Bool { self == .dismissed || self == .holdEnded }
  }

  /// The call that the reader makes.
  enum Action: String, CaseIterable {
    case showAnother, dismissItself, dismissItselfImmediately, dismissEverything, changeAnother,
      hold, release
  }

  @Test(arguments: Trigger.allCases, Action.allCases)
  func `readers may show, dismiss, change, hold and release, and each popup has one outcome`(
    trigger: Trigger, action: Action
  ) async {
    await TestApp.runInNavigation { app, navigation in
      let scenario = EventScenario(app, navigation, trigger, action)
      await scenario.run()

      #expect(scenario.actionCount == 1, "\(action) at \(trigger)")
      for name in ["popup", "first", "second", "held"] {
        #expect(scenario.outcomes.filter { $0.hasPrefix(name) }.count == 1, "\(name)")
      }
      switch action {
      case .showAnother:
        #expect(
          scenario.shown.contains("another") != trigger.isAfterDismissal,
          "after the dismissal it is queued behind the next popup")
        #expect(scenario.outcomes.contains("another: dismissedByApp"))
      case .dismissItself, .dismissItselfImmediately:
        #expect(scenario.outcomes.contains("popup: closed") != trigger.isAfterDismissal)
      case .dismissEverything:
        #expect(scenario.outcomes.contains("popup: loggedOut") != trigger.isAfterDismissal)
        #expect(scenario.outcomes.contains("second: loggedOut"))
      case .changeAnother:
        let after = scenario.shown.filter { $0 == "first" || $0 == "second" }
        #expect(after.first == (trigger.isAfterDismissal ? "first" : "second"))
      case .hold:
        #expect(scenario.shownUnderHold.contains("first") == trigger.isAfterDismissal)
        #expect(!scenario.shownUnderHold.contains("second"))
        #expect(scenario.shown.contains("first"))
      case .release:
        #expect(scenario.shownUnderHold.contains("held"))
      }
      #expect(scenario.isConsistent(scenario.receivedEvents))
      #expect(app.center.driver.isIdle)
      #expect(app.overlays.isEmpty)
      #expect(app.window.isKeyWindow)
    }
  }
}

/// A popup that others join and that is suspended, resumed and dismissed, with two popups queued
/// behind it and a third one in a lane with a hold.
@MainActor
private final class EventScenario {
  private let app: TestApp
  private let navigation: UINavigationController
  private let trigger: EventReactionTests.Trigger
  private let action: EventReactionTests.Action
  private let lane = PopupLane(name: "held")
  private let misuse = MisuseCollector()
  private var handles: [String: PopupHandle<Never>] = [:]
  private let events: PopupEvents
  private var reading: Task<Void, Never>?
  private var token: PopupHold?
  private var hold: PopupHold?
  private(set) var actionCount = 0
  private(set) var outcomes: [String] = []
  private(set) var shown: [String] = []
  /// The popups that had appeared before the holds were released.
  private(set) var shownUnderHold: [String] = []
  private(set) var receivedEvents: [PopupEvent] = []

  init(
    _ app: TestApp, _ navigation: UINavigationController, _ trigger: EventReactionTests.Trigger,
    _ action: EventReactionTests.Action
  ) {
    self.app = app
    self.navigation = navigation
    self.trigger = trigger
    self.action = action
    events = app.center.events
  }

  func run() async {
    token = app.center.hold(lane, reason: "lane")
    enqueue("popup", popup("popup").on(HomePage.self).pageExit(.keepAlive).key("key"))
    enqueue("first", popup("first").on(HomePage.self).pageExit(.keepAlive))
    enqueue("second", popup("second").on(HomePage.self).pageExit(.keepAlive))
    enqueue("held", popup("held").lane(lane))
    await settle()
    enqueue("joiner", popup("joiner").key("key"))
    enqueue("updater", popup("updater").key("key", updatingExisting: { (_: UIView) in }))
    await settle()
    navigation.pushViewController(DetailPage(), animated: true)
    await settle()
    navigation.popViewController(animated: true)
    await settle()
    if trigger == .holdOverdue { app.device.clock.advance(by: 60) }
    await settle()
    handles["popup"]?.dismiss()
    await settle()
    if trigger == .holdEnded { await release() }
    shownUnderHold = shown
    await release()
    app.center.dismissAll()
    await settle()
    await stopReading()
  }

  private func release() async {
    token?.release()
    await settle()
    guard trigger != .holdEnded || actionCount > 0, !shownUnderHold.isEmpty else { return }
    hold?.release()
    await settle()
  }

  /// Waits for the queue and its reader, and for the effects of the reader's call.
  ///
  /// A reader receives events by way of another thread, so that no number of yields is enough.
  /// A cancelled reader receives the remaining events and finishes.
  private func settle() async {
    app.runUntilIdle()
    await stopReading()
    reading = Task { @MainActor in
      for await event in events { handle(event) }
    }
    app.runUntilIdle()
  }

  private func stopReading() async {
    reading?.cancel()
    await reading?.value
  }

  private func popup(_ name: String) -> Popup<Never> {
    Popup<Never> { _ in FixedSizeView() }
      .onDidAppear { _ in if !self.shown.contains(name) { self.shown.append(name) } }
      .onDismiss { self.outcomes.append("\(name): \($0.reason)") }
  }

  private func enqueue(_ name: String, _ popup: Popup<Never>) {
    handles[name] = app.center.show(popup)
  }

  private func handle(_ event: PopupEvent) {
    receivedEvents.append(event)
    guard trigger.matches(event.kind), actionCount == 0 else { return }
    actionCount += 1
    switch action {
    case .showAnother: enqueue("another", popup("another").priority(.urgent))
    case .dismissItself: handles["popup"]?.dismiss(reason: .custom("closed"))
    case .dismissItselfImmediately:
      handles["popup"]?.dismiss(reason: .custom("closed"), animated: false)
    case .dismissEverything: app.center.dismissAll(reason: .loggedOut)
    case .changeAnother: handles["second"]?.setPriority(.urgent)
    case .hold: hold = app.center.hold(reason: "test")
    case .release: token?.release()
    }
  }

  /// Whether times are ascending, and each popup was queued first and had one last event.
  func isConsistent(_ events: [PopupEvent]) -> Bool {
    let times = events.map(\.time)
    let eventsByPopup = Dictionary(grouping: events.filter { $0.popup != nil }) { $0.popup?.id }
    return times == times.sorted()
      && eventsByPopup.values.allSatisfy { popupEvents in
        let finalEvents = popupEvents.indices.filter { popupEvents[$0].kind.isLast }
        return popupEvents.first?.kind == .enqueued && finalEvents == [popupEvents.count - 1]
      }
  }
}

extension PopupEvent.Kind {
  /// Whether this is the last event of its popup.
  fileprivate var isLast: Bool {
    switch self {
    case .dismissed, .joined, .updatedExisting: true
    default: false
    }
  }
}
