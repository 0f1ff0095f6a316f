// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// The events that the readers of a queue receive.
@MainActor
@Suite(.uikitVariants)
struct PopupEventTests {
  @Test(arguments: HeadlessSwitches.singleSwitchVariants)
  func `the events of a popup are emitted in the order in which they happen`(
    switches: HeadlessSwitches
  ) async {
    await TestApp.run(switches: switches) { app in
      let events = app.center.events
      let handle = app.center.show(
        Popup(FixedSizeView()).key("offer").group("campaigns").displayDuration(.seconds(3)))
      app.device.clock.advance(by: 10)

      let received = await drain(events).filter { $0.popup != nil }

      #expect(
        received.kinds == [
          .enqueued, .willAppear(isReturning: false), .didAppear(isReturning: false),
          .willDisappear,
          .didDisappear, .dismissed(.displayDurationElapsed),
        ])
      let popup = PopupEvent.Popup(
        id: handle.id, key: "offer", group: "campaigns", lane: .popups, isUnsolicited: false)
      #expect(received.allSatisfy { $0.popup == popup })
      #expect(received.map(\.time) == received.map(\.time).sorted())
      #expect(received.first.map { $0.time < received[received.count - 1].time } == true)
    }
  }

  @Test func `a reader receives all events since its creation`() async {
    await TestApp.run { app in
      let early = app.center.events
      app.center.show(Popup(FixedSizeView())).dismiss(animated: false)
      let late = app.center.events
      app.runUntilIdle()
      app.center.show(Popup(FixedSizeView())).dismiss(animated: false)

      let (first, second) = (await drain(early), await drain(late))

      #expect(first.count > second.count)
      #expect(!second.isEmpty)
      #expect(first.suffix(second.count) == second[...])
      #expect(second.first?.kind == .enqueued)
    }
  }

  @Test func `joining, updating and replacing by key are emitted`() async {
    await TestApp.run { app in
      let events = app.center.events
      let first = app.center.show(Popup(FixedSizeView()).key("k"))
      let ids = (1...3).map { PopupID(serial: first.id.serial + $0) }
      app.center.show(Popup(FixedSizeView()).key("k"))
      app.center.show(Popup(FixedSizeView()).key("k", ifExists: .update))
      app.center.show(Popup(FixedSizeView()).key("k", ifExists: .replace))
      app.runUntilIdle()

      let received = await drain(events)

      #expect(received.kinds(of: ids[0]) == [.enqueued, .joined(first.id)])
      #expect(received.kinds(of: ids[1]) == [.enqueued, .updatedExisting(first.id)])
      #expect(
        received.kinds(of: ids[2]).starts(with: [.enqueued, .willAppear(isReturning: false)]))
      #expect(received.kinds(of: first.id).last == .dismissed(.replaced))
    }
  }

  @Test func `suspension, resumption and page changes are emitted`() async {
    await TestApp.runInNavigation { app, navigation in
      let events = app.center.events
      let handle = app.center.show(Popup(FixedSizeView()).on(HomePage.self).pageExit(.keepAlive))
      app.runUntilIdle()
      navigation.pushViewController(DetailPage(), animated: true)
      app.runUntilIdle()
      navigation.popViewController(animated: true)
      app.runUntilIdle()

      let received = await drain(events)

      #expect(
        received.kinds(of: handle.id) == [
          .enqueued, .willAppear(isReturning: false), .didAppear(isReturning: false),
          .willDisappear,
          .didDisappear, .suspended(.pageLeft), .resumed, .willAppear(isReturning: true),
          .didAppear(isReturning: true),
        ])
      let home = String(reflecting: HomePage.self)
      #expect(received.pages == [[home], [String(reflecting: DetailPage.self)], [home]])
    }
  }

  @Test func `the start, the release and the overdue report of a hold are emitted`() async {
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
  func `the release of a popup's hold is emitted after the dismissal of the popup`() async {
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
      #expect(app.center.driver.lastHolds.isEmpty)
      app.center.show(late).dismiss()
      app.runUntilIdle()

      let received = await drain(events).compactMap { event in
        if case .dismissed = event.kind {
          "\(event.popup?.key?.name ?? "") dismissed"
        } else {
          event.hold
        }
      }

      #expect(received == ["began popup", "popup dismissed", "ended popup", "late dismissed"])
      #expect(app.center.driver.lastHolds.isEmpty)
    }
  }

  @Test func `a hold that is released before it was processed keeps no state`() async {
    await TestApp.run { app in
      let events = app.center.events
      let popup = Popup<Never> { _ in
        // The closure that makes a view is called while the queue is processing events.
        app.center.hold(.alerts, reason: "view").release()
        return FixedSizeView()
      }
      app.center.show(popup)
      app.runUntilIdle()

      #expect(app.center.driver.lastHolds.isEmpty)
      #expect(await drain(events).compactMap(\.hold) == ["began view", "ended view"])
    }
  }

  @Test func `the holds of a disconnected scene are emitted as released`() async {
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

  @Test func `a slow reader keeps the newest thousand events and counts the dropped ones`() async {
    await TestApp.run { app in
      let events = app.center.events
      for number in 0..<700 {
        app.center.show(Popup(FixedSizeView()).key(PopupKey("\(number)"))).dismiss(animated: false)
      }
      app.runUntilIdle()

      let lost = events.droppedCount
      let received = await drain(events)

      #expect(received.count == PopupEvents.capacity)
      #expect(lost > 0)
      #expect(received.last?.popup?.key == "699")
      #expect(received.last?.kind == .dismissed(.dismissedByApp))
      let numbers = received.compactMap { $0.popup?.id.serial }
      #expect(numbers == numbers.sorted(), "none is missing in between")
    }
  }

  @Test func `a deallocated reader keeps no state`() async {
    await TestApp.run { app in
      let broadcaster = app.center.driver.events
      weak var buffer: EventBuffer?
      do {
        let events = app.center.events
        buffer = events.buffer
        app.center.show(Popup(FixedSizeView())).dismiss(animated: false)
        _ = await drain(events)
      }
      await app.device.settle()

      #expect(buffer == nil)
      #expect(!broadcaster.hasReaders)
      #expect(app.center.driver.isIdle)
    }
  }

  @Test
  func `the sequence of events finishes for a disconnected scene and a cancelled task`() async {
    await TestApp.run { app in
      let events = app.center.events
      app.center.show(Popup(FixedSizeView()))
      app.runUntilIdle()
      let waiting = Task { @MainActor in
        var received: [PopupEvent] = []
        for await event in events { received.append(event) }
        return received
      }
      await app.device.settle()

      app.device.disconnect(app.scene)
      app.runUntilIdle()

      #expect(await waiting.value.last?.kind == .dismissed(.sceneDisconnected))
      var late = app.center.events.makeAsyncIterator()
      #expect(await late.next() == nil)
    }
  }

  @Test func `a reader that waits when the events end stops waiting`() async {
    await TestApp.run { app in
      let broadcaster = EventBroadcaster()
      let buffer = broadcaster.makeBuffer()
      var hasEnded = false
      Task { @MainActor in hasEnded = await buffer.next() == nil }
      await app.device.settle()
      #expect(!hasEnded)

      broadcaster.finish()
      await app.device.settle()

      #expect(hasEnded)
    }
  }

  // The limit is real time; other tests may occupy the main actor for minutes.
  @Test(.timeLimit(.minutes(20)))
  func `a task that reads events can dismiss a popup`() async {
    await TestApp.run { app in
      let events = app.center.events
      let first = app.center.show(Popup(FixedSizeView()))
      app.runUntilIdle()

      let reading = Task { @MainActor in
        for await event in events where event.kind == .didAppear(isReturning: false) {
          first.dismiss(reason: .custom("seen"), animated: false)
          break
        }
      }
      // Awaiting the task itself could be what lets it run.
      #expect(await first.outcome.reason == .custom("seen"))
      #expect(app.overlays.isEmpty)
      await reading.value
    }
  }

  @Test
  func `an event precedes its callback and the events that the callback causes`()
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
          "first enqueued", "first willAppear(isReturning: false)",
          "first didAppear(isReturning: false)", "second enqueued",
        ])
    }
  }
}

/// All events that a reader has not received yet.
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
  /// The events about popups.
  fileprivate var kinds: [PopupEvent.Kind] { filter { $0.popup != nil }.map(\.kind) }

  fileprivate func kinds(of id: PopupID) -> [PopupEvent.Kind] {
    filter { $0.popup?.id == id }.map(\.kind)
  }

  /// The types of the visible pages after each change.
  fileprivate var pages: [[String]] {
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
