// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// What the readers of a queue's events are told.
@MainActor
struct PopupEventTests {
  @Test(arguments: HeadlessSwitches.variants)
  func `a popup's whole life is told in the order in which it happens`(
    switches: HeadlessSwitches
  ) async {
    await Stand.run(switches: switches) { stand in
      let events = stand.center.events
      let handle = stand.center.enqueue(
        Popup(BoxView()).key("offer").group("campaigns").closes(after: .seconds(3)))
      stand.device.clock.advance(by: 10)

      let told = await drain(events).filter { $0.popup != nil }

      #expect(
        told.kinds == [
          .enqueued, .willAppear(isReturn: false), .didAppear(isReturn: false), .willLeave,
          .didLeave, .ended(.timeOver),
        ])
      let popup = PopupEvent.Popup(
        id: handle.id, key: "offer", group: "campaigns", lane: .popups)
      #expect(told.allSatisfy { $0.popup == popup })
      #expect(told.map(\.moment) == told.map(\.moment).sorted())
      #expect(told.first.map { $0.moment < told[told.count - 1].moment } == true)
    }
  }

  @Test func `every reader gets all that happens from its beginning on`() async {
    await Stand.run { stand in
      let early = stand.center.events
      stand.center.enqueue(Popup(BoxView())).end(animated: false)
      let late = stand.center.events
      stand.settle()
      stand.center.enqueue(Popup(BoxView())).end(animated: false)

      let (first, second) = (await drain(early), await drain(late))

      #expect(first.count > second.count && !second.isEmpty)
      #expect(first.suffix(second.count) == second[...])
      #expect(second.first?.kind == .enqueued)
    }
  }

  @Test func `joining, updating and replacing by key are told`() async {
    await Stand.run { stand in
      let events = stand.center.events
      let first = stand.center.enqueue(Popup(BoxView()).key("k"))
      let ids = (1...3).map { RequestID(serial: first.id.serial + $0) }
      stand.center.enqueue(Popup(BoxView()).key("k"))
      stand.center.enqueue(Popup(BoxView()).key("k", .update))
      stand.center.enqueue(Popup(BoxView()).key("k", .replaceFirst))
      stand.settle()

      let told = await drain(events)

      #expect(told.kinds(of: ids[0]) == [.enqueued, .joined(first.id)])
      #expect(told.kinds(of: ids[1]) == [.enqueued, .updated(first.id)])
      #expect(told.kinds(of: ids[2]).starts(with: [.enqueued, .willAppear(isReturn: false)]))
      #expect(told.kinds(of: first.id).last == .ended(.replaced))
    }
  }

  @Test func `suspensions, returns and changes of pages are told`() async {
    await Stand.runInNavigation { stand, navigation in
      let events = stand.center.events
      let handle = stand.center.enqueue(Popup(BoxView()).on(HomePage.self).keepAlive())
      stand.settle()
      navigation.pushViewController(DetailPage(), animated: true)
      stand.settle()
      navigation.popViewController(animated: true)
      stand.settle()

      let told = await drain(events)

      #expect(
        told.kinds(of: handle.id) == [
          .enqueued, .willAppear(isReturn: false), .didAppear(isReturn: false), .willLeave,
          .didLeave, .suspended(.left), .resumed, .willAppear(isReturn: true),
          .didAppear(isReturn: true),
        ])
      let home = PageTypeID(HomePage.self)
      #expect(told.pages == [[home], [PageTypeID(DetailPage.self)], [home]])
    }
  }

  @Test func `holds are told: their beginning, their end, and that one is old`() async {
    await Stand.runInNavigation { stand, navigation in
      let events = stand.center.events
      let token = stand.center.hold(reason: "guide")
      let page = DetailPage()
      navigation.pushViewController(page, animated: false)
      stand.center.enqueue(Popup(BoxView()))
      stand.settle()
      stand.center.hold(reason: "page", while: page)
      stand.device.clock.advance(by: 61)
      navigation.popViewController(animated: false)
      stand.settle()
      token.release()

      let told = await drain(events).compactMap(\.hold)

      #expect(
        told == [
          "began guide", "began page", "reported guide", "reported page", "ended page",
          "ended guide",
        ])
    }
  }

  @Test
  func `a hold that is none is not told, and one that ends with its popup is told after that`()
    async
  {
    await Stand.run { stand in
      let events = stand.center.events
      let popup = stand.center.enqueue(Popup(BoxView()).key("popup"))
      stand.center.hold(.alerts, reason: "popup", while: popup)
      stand.settle()
      let late = Popup(BoxView()).key("late").onEnd { _ in
        stand.center.hold(.alerts, reason: "late", while: popup)
      }
      popup.end()
      stand.settle()
      #expect(stand.center.driver.holds.isEmpty)
      stand.center.enqueue(late).end()
      stand.settle()

      let told = await drain(events).compactMap { event in
        if case .ended = event.kind { "\(event.popup?.key?.name ?? "") ended" } else { event.hold }
      }

      #expect(told == ["began popup", "popup ended", "ended popup", "late ended"])
      #expect(stand.center.driver.holds.isEmpty)
    }
  }

  @Test func `a hold that is released before it was taken in leaves nothing behind`() async {
    await Stand.run { stand in
      let events = stand.center.events
      let popup = Popup<Never> { _ in
        // Whoever makes a view is called while the queue is at work.
        stand.center.hold(.alerts, reason: "view").release()
        return BoxView()
      }
      stand.center.enqueue(popup)
      stand.settle()

      #expect(stand.center.driver.holds.isEmpty)
      #expect(await drain(events).compactMap(\.hold) == ["began view", "ended view"])
    }
  }

  @Test func `the holds of a scene that goes are told to have ended`() async {
    await Stand.run { stand in
      let events = stand.center.events
      let token = stand.center.hold(reason: "token")
      stand.center.hold(reason: "page", while: stand.page)
      stand.center.enqueue(Popup(BoxView()))
      stand.settle()

      stand.device.disconnect(stand.scene)
      stand.settle()

      let told = await drain(events).compactMap(\.hold)
      #expect(told == ["began token", "began page", "ended token", "ended page"])
      token.release()
    }
  }

  @Test func `a slow reader keeps the newest thousand and knows how many it has lost`() async {
    await Stand.run { stand in
      let events = stand.center.events
      for number in 0..<700 {
        stand.center.enqueue(Popup(BoxView()).key(PopupKey("\(number)"))).end(animated: false)
      }
      stand.settle()

      let lost = events.lost
      let told = await drain(events)

      #expect(told.count == PopupEvents.capacity && lost > 0)
      #expect(told.last?.popup?.key == "699" && told.last?.kind == .ended(.dismissed))
      let numbers = told.compactMap { $0.popup?.id.serial }
      #expect(numbers == numbers.sorted(), "none is missing in between")
    }
  }

  @Test func `a reader that is dropped leaves nothing behind`() async {
    await Stand.run { stand in
      let log = stand.center.driver.events
      weak var reader: EventReader?
      do {
        let events = stand.center.events
        reader = events.reader
        stand.center.enqueue(Popup(BoxView())).end(animated: false)
        _ = await drain(events)
      }
      await hop()

      #expect(reader == nil && !log.isRead && log.places == 0)
      #expect(stand.center.driver.isIdle)
    }
  }

  @Test func `the sequence ends with its scene and for a task that is cancelled`() async {
    await Stand.run { stand in
      let events = stand.center.events
      stand.center.enqueue(Popup(BoxView()))
      stand.settle()
      let waiting = Task { @MainActor in
        var told: [PopupEvent] = []
        for await event in events { told.append(event) }
        return told
      }
      await hop()

      stand.device.disconnect(stand.scene)
      stand.settle()

      #expect(await waiting.value.last?.kind == .ended(.stageGone))
      var late = stand.center.events.makeAsyncIterator()
      #expect(await late.next() == nil)
    }
  }

  // The limit is real time, in which other tests may have the main actor for minutes.
  @Test(.timeLimit(.minutes(20)))
  func `a task that reads can act on what it is told`() async {
    await Stand.run { stand in
      let events = stand.center.events
      let first = stand.center.enqueue(Popup(BoxView()))
      stand.settle()

      let reading = Task { @MainActor in
        for await event in events where event.kind == .didAppear(isReturn: false) {
          first.end(.custom("seen"), animated: false)
          break
        }
      }
      // Waiting for the task itself must not be what lets it run.
      #expect(await first.outcome.reason == .custom("seen"))
      #expect(stand.overlays.isEmpty)
      await reading.value
    }
  }

  @Test func `an event is kept before the callback for it runs, and what that does comes after`()
    async
  {
    await Stand.run { stand in
      let events = stand.center.events
      let second = Popup(BoxView()).key("second")
      let popup = Popup(BoxView()).key("first")
        .onDidAppear { _ in stand.center.enqueue(second) }
      stand.center.enqueue(popup)
      stand.settle()

      let told = await drain(events).filter { $0.popup != nil }.map {
        "\($0.popup?.key?.name ?? "") \($0.kind)"
      }

      #expect(
        told == [
          "first enqueued", "first willAppear(isReturn: false)",
          "first didAppear(isReturn: false)", "second enqueued",
        ])
    }
  }
}

/// Lets the tasks run that wait for the main actor.
@MainActor
func hop() async {
  for _ in 0..<3 { await Task { @MainActor in }.value }
}

/// Everything that a reader has and has not taken yet.
@MainActor
private func drain(_ events: PopupEvents) async -> [PopupEvent] {
  let task = Task { @MainActor in
    var told: [PopupEvent] = []
    for await event in events { told.append(event) }
    return told
  }
  task.cancel()
  return await task.value
}

extension [PopupEvent] {
  /// What happened to popups.
  fileprivate var kinds: [PopupEvent.Kind] { filter { $0.popup != nil }.map(\.kind) }

  fileprivate func kinds(of id: RequestID) -> [PopupEvent.Kind] {
    filter { $0.popup?.id == id }.map(\.kind)
  }

  /// The types of the visible pages, each time they changed.
  fileprivate var pages: [[PageTypeID]] {
    compactMap { event in
      guard case .pagesChanged(let visible) = event.kind else { return nil }
      return visible.compactMap(\.type)
    }
  }
}

extension PopupEvent {
  fileprivate var hold: String? {
    switch kind {
    case .holdBegan(let hold): "began \(hold.reason)"
    case .holdEnded(let hold): "ended \(hold.reason)"
    case .holdReported(let hold): "reported \(hold.reason)"
    default: nil
    }
  }
}
