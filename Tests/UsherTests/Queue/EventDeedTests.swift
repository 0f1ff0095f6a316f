// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// Everything that a reader of the events may do, done at every event.
@MainActor
struct EventDeedTests {
  /// The event at which the reader acts.
  enum Place: String, CaseIterable {
    case enqueued, joined, updated, willAppear, didAppear, willLeave, didLeave, suspended, resumed
    case willAppearAgain, didAppearAgain, ended, holdBegan, holdReported, holdEnded, pagesChanged

    func isThere(_ kind: PopupEvent.Kind) -> Bool {
      switch kind {
      case .enqueued: self == .enqueued
      case .joined: self == .joined
      case .updated: self == .updated
      case .willAppear(let isReturn): self == (isReturn ? .willAppearAgain : .willAppear)
      case .didAppear(let isReturn): self == (isReturn ? .didAppearAgain : .didAppear)
      case .willLeave: self == .willLeave
      case .didLeave: self == .didLeave
      case .suspended: self == .suspended
      case .resumed: self == .resumed
      case .ended: self == .ended
      case .holdBegan: self == .holdBegan
      case .holdReported: self == .holdReported
      case .holdEnded: self == .holdEnded
      case .pagesChanged: self == .pagesChanged
      }
    }

    /// Whether the popup has ended by then.
    var isLate: Bool { self == .ended || self == .holdEnded }
  }

  /// What the reader does there.
  enum Deed: String, CaseIterable {
    case enqueueAnother, endItself, endItselfAtOnce, endEverything, changeAnother, hold, release
  }

  @Test(arguments: Place.allCases, Deed.allCases)
  func `a reader may enqueue, end, change, hold and release, and everything has one outcome`(
    place: Place, deed: Deed
  ) async {
    await Stand.runInNavigation { stand, navigation in
      let play = EventPlay(stand, navigation, place, deed)
      await play.run()

      #expect(play.deeds == 1, "\(place) was told, to \(deed)")
      for name in ["popup", "first", "second", "held"] {
        #expect(play.outcomes.filter { $0.hasPrefix(name) }.count == 1, "\(name)")
      }
      switch deed {
      case .enqueueAnother:
        #expect(play.shown.contains("another") != place.isLate, "late it waits behind the next")
        #expect(play.outcomes.contains("another: dismissed"))
      case .endItself, .endItselfAtOnce:
        #expect(play.outcomes.contains("popup: closed") != place.isLate)
      case .endEverything:
        #expect(play.outcomes.contains("popup: loggedOut") != place.isLate)
        #expect(play.outcomes.contains("second: loggedOut"))
      case .changeAnother:
        let after = play.shown.filter { $0 == "first" || $0 == "second" }
        #expect(after.first == (place.isLate ? "first" : "second"))
      case .hold:
        #expect(play.shownUnderHold.contains("first") == place.isLate)
        #expect(!play.shownUnderHold.contains("second") && play.shown.contains("first"))
      case .release:
        #expect(play.shownUnderHold.contains("held"))
      }
      #expect(play.isTold(inOrder: play.told))
      #expect(stand.center.driver.isIdle && stand.overlays.isEmpty && stand.window.isKeyWindow)
    }
  }
}

/// A popup that is joined by others, suspended, returns and ends, with two that wait behind it, and a
/// third one in a lane that is held.
@MainActor
private final class EventPlay {
  private let stand: Stand
  private let navigation: UINavigationController
  private let place: EventDeedTests.Place
  private let deed: EventDeedTests.Deed
  private let lane = PopupLane(name: "held")
  private let misuse = MisuseCollector()
  private var handles: [String: PopupHandle<Never>] = [:]
  private let events: PopupEvents
  private var reading: Task<Void, Never>?
  private var token: PopupHoldToken?
  private var hold: PopupHoldToken?
  private(set) var deeds = 0
  private(set) var outcomes: [String] = []
  private(set) var shown: [String] = []
  /// What had been shown before the holds were released.
  private(set) var shownUnderHold: [String] = []
  private(set) var told: [PopupEvent] = []

  init(
    _ stand: Stand, _ navigation: UINavigationController, _ place: EventDeedTests.Place,
    _ deed: EventDeedTests.Deed
  ) {
    self.stand = stand
    self.navigation = navigation
    self.place = place
    self.deed = deed
    events = stand.center.events
  }

  func run() async {
    token = stand.center.hold(lane, reason: "lane")
    enqueue("popup", popup("popup").on(HomePage.self).keepAlive().key("key"))
    enqueue("first", popup("first").on(HomePage.self).keepAlive())
    enqueue("second", popup("second").on(HomePage.self).keepAlive())
    enqueue("held", popup("held").lane(lane))
    await settle()
    enqueue("joiner", popup("joiner").key("key"))
    enqueue("updater", popup("updater").key("key", .update { (_: UIView) in }))
    await settle()
    navigation.pushViewController(DetailPage(), animated: true)
    await settle()
    navigation.popViewController(animated: true)
    await settle()
    if place == .holdReported { stand.device.clock.advance(by: 60) }
    await settle()
    handles["popup"]?.end()
    await settle()
    if place == .holdEnded { await release() }
    shownUnderHold = shown
    await release()
    stand.center.endAll()
    await settle()
    await stopReading()
  }

  private func release() async {
    token?.release()
    await settle()
    guard place != .holdEnded || deeds > 0, !shownUnderHold.isEmpty else { return }
    hold?.release()
    await settle()
  }

  /// Lets everything come to rest, the reader, and what he has started.
  ///
  /// A reader that is told something goes on by way of another thread, so that no number of hops is
  /// enough; one that is cancelled hears what has happened, and ends.
  private func settle() async {
    stand.settle()
    await stopReading()
    reading = Task { @MainActor in
      for await event in events { hear(event) }
    }
    stand.settle()
  }

  private func stopReading() async {
    reading?.cancel()
    await reading?.value
  }

  private func popup(_ name: String) -> Popup<Never> {
    Popup<Never> { _ in BoxView() }
      .onDidAppear { _ in if !self.shown.contains(name) { self.shown.append(name) } }
      .onEnd { self.outcomes.append("\(name): \($0.reason)") }
  }

  private func enqueue(_ name: String, _ popup: Popup<Never>) {
    handles[name] = stand.center.enqueue(popup)
  }

  private func hear(_ event: PopupEvent) {
    told.append(event)
    guard place.isThere(event.kind), deeds == 0 else { return }
    deeds += 1
    switch deed {
    case .enqueueAnother: enqueue("another", popup("another").priority(.urgent))
    case .endItself: handles["popup"]?.end(.custom("closed"))
    case .endItselfAtOnce: handles["popup"]?.end(.custom("closed"), animated: false)
    case .endEverything: stand.center.endAll(.loggedOut)
    case .changeAnother: handles["second"]?.change(.priority(.urgent))
    case .hold: hold = stand.center.hold(reason: "test")
    case .release: token?.release()
    }
  }

  /// Whether time never went backwards, and each popup began by being enqueued and ended once.
  func isTold(inOrder events: [PopupEvent]) -> Bool {
    let moments = events.map(\.moment)
    let lives = Dictionary(grouping: events.filter { $0.popup != nil }) { $0.popup?.id }
    return moments == moments.sorted()
      && lives.values.allSatisfy { life in
        let ends = life.indices.filter { life[$0].kind.isLast }
        return life.first?.kind == .enqueued && ends == [life.count - 1]
      }
  }
}

extension PopupEvent.Kind {
  /// Whether nothing more is told of the popup.
  fileprivate var isLast: Bool {
    switch self {
    case .ended, .joined, .updated: true
    default: false
    }
  }
}
