// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// What the readers of a queue's events are told.
@MainActor
struct PopupEventTests {
  @Test(arguments: HeadlessSwitches.singleSwitchVariants)
  func `a popup's whole life is told in the order in which it happens`(
    switches: HeadlessSwitches
  ) async {
    await TestApp.run(switches: switches) { app in
      let events = app.center.events
      let handle = app.center.show(
        Popup(FixedSizeView()).key("offer").group("campaigns").displayDuration(after: .seconds(3)))
      app.device.clock.advance(by: 10)

      let received = await drain(events).filter { $0.popup != nil }

      #expect(
        received.kinds == [
          .enqueued, .willAppear(isReturning: false), .didAppear(isReturning: false), .willDisappear,
          .didDisappear, .dismissed(.displayDurationElapsed),
        ])
      let popup = PopupEvent.Popup(
        id: handle.id, key: "offer", group: "campaigns", lane: .popups)
      #expect(received.allSatisfy { $0.popup == popup })
      #expect(received.map(\.time) == received.map(\.time).sorted())
      #expect(received.first.map { $0.time < received[received.count - 1].time } == true)
    }
  }

  @Test func `every reader gets all that happens from its beginning on`() async {
    await TestApp.run { app in
      let early = app.center.events
      app.center.show(Popup(FixedSizeView())).dismiss(animated: false)
      let late = app.center.events
      app.runUntilIdle()
      app.center.show(Popup(FixedSizeView())).dismiss(animated: false)

      let (first, second) = (await drain(early), await drain(late))

      #expect(first.count > second.count && !second.isEmpty)
      #expect(first.suffix(second.count) == second[...])
      #expect(second.first?.kind == .enqueued)
    }
  }

  @Test func `joining, updating and replacing by key are told`() async {
    await TestApp.run { app in
      let events = app.center.events
      let first = app.center.show(Popup(FixedSizeView()).key("k"))
      let ids = (1...3).map { PopupID(serial: first.id.serial + $0) }
      app.center.show(Popup(FixedSizeView()).key("k"))
      app.center.show(Popup(FixedSizeView()).key("k", .update))
      app.center.show(Popup(FixedSizeView()).key("k", .replace))
      app.runUntilIdle()

      let received = await drain(events)

      #expect(received.kinds(of: ids[0]) == [.enqueued, .joined(first.id)])
      #expect(received.kinds(of: ids[1]) == [.enqueued, .updatedExisting(first.id)])
      #expect(received.kinds(of: ids[2]).starts(with: [.enqueued, .willAppear(isReturning: false)]))
      #expect(received.kinds(of: first.id).last == .dismissed(.replaced))
    }
  }

  @Test func `suspensions, returns and changes of pages are told`() async {
    await TestApp.runInNavigation { app, navigation in
      let events = app.center.events
      let handle = app.center.show(Popup(FixedSizeView()).on(HomePage.self).keepAlive())
      app.runUntilIdle()
      navigation.pushViewController(DetailPage(), animated: true)
      app.runUntilIdle()
      navigation.popViewController(animated: true)
      app.runUntilIdle()

      let received = await drain(events)

      #expect(
        received.kinds(of: handle.id) == [
          .enqueued, .willAppear(isReturning: false), .didAppear(isReturning: false), .willDisappear,
          .didDisappear, .suspended(.pageLeft), .resumed, .willAppear(isReturning: true),
          .didAppear(isReturning: true),
        ])
      let home = PageTypeID(HomePage.self)
      #expect(received.pages == [[home], [PageTypeID(DetailPage.self)], [home]])
    }
  }

  @Test func `holds are told: their beginning, their end, and that one is old`() async {
    await TestApp.runInNavigation { app, navigation in
      let events = app.center.events
      let token = app.center.hold(reason: "guide")
      let page = DetailPage()
      navigation.pushViewController(page, animated: false)
      app.center.show(Popup(FixedSizeView()))
      app.runUntilIdle()
      app.center.hold(reason: "page", while: page)
      app.device.clock.advance(by: 61)
      navigation.popViewController(animated: false)
      app.runUntilIdle()
      token.release()

      let received = await drain(events).compactMap(\.hold)

      #expect(
        received == [
          "began guide", "began page", "reported guide", "reported page", "ended page",
          "ended guide",
        ])
    }
  }

  @Test
  func `a hold that is none is not told, and one that ends with its popup is told after that`()
    async
  {
    await TestApp.run { app in
      let events = app.center.events
      let popup = app.center.show(Popup(FixedSizeView()).key("popup"))
      app.center.hold(.alerts, reason: "popup", while: popup)
      app.runUntilIdle()
      let late = Popup(FixedSizeView()).key("late").onDismiss { _ in
        app.center.hold(.alerts, reason: "late", while: popup)
      }
      popup.dismiss()
      app.runUntilIdle()
      #expect(app.center.driver.holds.isEmpty)
      app.center.show(late).dismiss()
      app.runUntilIdle()

      let received = await drain(events).compactMap { event in
        if case .dismissed = event.kind { "\(event.popup?.key?.name ?? "") ended" } else { event.hold }
      }

      #expect(received == ["began popup", "popup ended", "ended popup", "late ended"])
      #expect(app.center.driver.holds.isEmpty)
    }
  }

  @Test func `a hold that is released before it was taken in leaves nothing behind`() async {
    await TestApp.run { app in
      let events = app.center.events
      let popup = Popup<Never> { _ in
        // Whoever makes a view is called while the queue is at work.
        app.center.hold(.alerts, reason: "view").release()
        return FixedSizeView()
      }
      app.center.show(popup)
      app.runUntilIdle()

      #expect(app.center.driver.holds.isEmpty)
      #expect(await drain(events).compactMap(\.hold) == ["began view", "ended view"])
    }
  }

  @Test func `the holds of a scene that goes are told to have ended`() async {
    await TestApp.run { app in
      let events = app.center.events
      let token = app.center.hold(reason: "token")
      app.center.hold(reason: "page", while: app.page)
      app.center.show(Popup(FixedSizeView()))
      app.runUntilIdle()

      app.device.disconnect(app.scene)
      app.runUntilIdle()

      let received = await drain(events).compactMap(\.hold)
      #expect(received == ["began token", "began page", "ended token", "ended page"])
      token.release()
    }
  }

  @Test func `a slow reader keeps the newest thousand and knows how many it has lost`() async {
    await TestApp.run { app in
      let events = app.center.events
      for number in 0..<700 {
        app.center.show(Popup(FixedSizeView()).key(PopupKey("\(number)"))).dismiss(animated: false)
      }
      app.runUntilIdle()

      let lost = events.droppedCount
      let received = await drain(events)

      #expect(received.count == PopupEvents.capacity && lost > 0)
      #expect(received.last?.popup?.key == "699" && received.last?.kind == .dismissed(.dismissedByApp))
      let numbers = received.compactMap { $0.popup?.id.serial }
      #expect(numbers == numbers.sorted(), "none is missing in between")
    }
  }

  @Test func `a reader that is dropped leaves nothing behind`() async {
    await TestApp.run { app in
      let log = app.center.driver.events
      weak var reader: EventBuffer?
      do {
        let events = app.center.events
        reader = events.reader
        app.center.show(Popup(FixedSizeView())).dismiss(animated: false)
        _ = await drain(events)
      }
      await hop()

      #expect(reader == nil && !log.hasReaders && log.readerCount == 0)
      #expect(app.center.driver.isIdle)
    }
  }

  @Test func `the sequence ends with its scene and for a task that is cancelled`() async {
    await TestApp.run { app in
      let events = app.center.events
      app.center.show(Popup(FixedSizeView()))
      app.runUntilIdle()
      let waiting = Task { @MainActor in
        var received: [PopupEvent] = []
        for await event in events { received.append(event) }
        return received
      }
      await hop()

      app.device.disconnect(app.scene)
      app.runUntilIdle()

      #expect(await waiting.value.last?.kind == .dismissed(.sceneDisconnected))
      var late = app.center.events.makeAsyncIterator()
      #expect(await late.next() == nil)
    }
  }

  // The limit is real time, in which other tests may have the main actor for minutes.
  @Test(.timeLimit(.minutes(20)))
  func `a task that reads can act on what it is told`() async {
    await TestApp.run { app in
      let events = app.center.events
      let first = app.center.show(Popup(FixedSizeView()))
      app.runUntilIdle()

      let reading = Task { @MainActor in
        for await event in events where event.kind == .didAppear(isReturning: false) {
          first.dismiss(.custom("seen"), animated: false)
          break
        }
      }
      // Waiting for the task itself must not be what lets it run.
      #expect(await first.outcome.reason == .custom("seen"))
      #expect(app.overlays.isEmpty)
      await reading.value
    }
  }

  @Test func `an event is kept before the callback for it runs, and what that does comes after`()
    async
  {
    await TestApp.run { app in
      let events = app.center.events
      let second = Popup(FixedSizeView()).key("second")
      let popup = Popup(FixedSizeView()).key("first")
        .onDidAppear { _ in app.center.show(second) }
      app.center.show(popup)
      app.runUntilIdle()

      let received = await drain(events).filter { $0.popup != nil }.map {
        "\($0.popup?.key?.name ?? "") \($0.kind)"
      }

      #expect(
        received == [
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
    var received: [PopupEvent] = []
    for await event in events { received.append(event) }
    return received
  }
  task.cancel()
  return await task.value
}

extension [PopupEvent] {
  /// What happened to popups.
  fileprivate var kinds: [PopupEvent.Kind] { filter { $0.popup != nil }.map(\.kind) }

  fileprivate func kinds(of id: PopupID) -> [PopupEvent.Kind] {
    filter { $0.popup?.id == id }.map(\.kind)
  }

  /// The types of the visible pages, each time they changed.
  fileprivate var pages: [[PageTypeID]] {
    compactMap { event in
      guard case .pagesChanged(let visible) = event.kind else { return nil }
      return visible.compactMap(\.typeName)
    }
  }
}

extension PopupEvent {
  fileprivate var hold: String? {
    switch kind {
    case .holdBegan(let hold): "began \(hold.reason)"
    case .holdEnded(let hold): "ended \(hold.reason)"
    case .holdOverdue(let hold): "reported \(hold.reason)"
    default: nil
    }
  }
}
