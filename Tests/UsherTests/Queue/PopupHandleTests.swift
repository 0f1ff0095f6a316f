// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

@MainActor
struct PopupHandleTests {
  @Test func `every task that waits gets the one outcome`() async {
    await Stand.run { stand in
      let handle = stand.center.enqueue(Popup<Int> { _ in BoxView() })
      async let first = handle.outcome
      async let second = handle.outcome
      await Task.yield()

      handle.end(returning: 3)
      handle.end(returning: 4)
      handle.end(.loggedOut)
      stand.settle()

      let expected = PopupOutcome(reason: .actionChosen, value: 3)
      #expect(await first == expected)
      #expect(await second == expected)
      #expect(await handle.outcome == expected, "and so does who asks later")
    }
  }

  @Test func `the outcome comes after the popup has really left the screen`() {
    Stand.run { stand in
      let box = BoxView()
      var wasOnScreen: Bool?
      let handle = stand.center.enqueue(Popup(box).onEnd { _ in wasOnScreen = box.window != nil })
      stand.settle()

      handle.end()
      stand.device.clock.advance(by: 0.05)
      #expect(handle.outcomeIfEnded == nil && wasOnScreen == nil)
      stand.settle()

      #expect(wasOnScreen == false)
    }
  }

  @Test func `a value counts only if the popup ended by it`() {
    Stand.run { stand in
      let handle = stand.center.enqueue(Popup<Int> { _ in BoxView() })
      stand.settle()

      handle.end(.loggedOut)
      handle.end(returning: 3)
      stand.settle()

      #expect(handle.outcomeIfEnded == PopupOutcome(reason: .loggedOut, value: nil))
    }
  }

  @Test func `cancelling a task that waits for the outcome only stops the waiting`() async {
    await Stand.run { stand in
      let box = BoxView()
      let handle = stand.center.enqueue(Popup(box))
      let task = Task { await handle.outcome }
      await Task.yield()

      task.cancel()
      let outcome = await task.value

      #expect(outcome.reason == .cancelled)
      #expect(handle.outcomeIfEnded == nil && box.window != nil)
    }
  }

  @Test func `cancelling a task that shows a popup ends the popup`() async {
    await Stand.run { stand in
      let box = BoxView()
      let task = Task { await stand.center.show(Popup(box)) }
      await Task.yield()
      stand.settle()
      #expect(box.window != nil)

      task.cancel()
      while box.window != nil {
        await Task.yield()
        stand.settle()
      }

      #expect(await task.value.reason == .cancelled)
    }
  }

  @Test func `dropping the handle does nothing`() {
    Stand.run { stand in
      let box = BoxView()
      stand.center.enqueue(Popup(box))

      stand.settle()

      #expect(box.window != nil)
    }
  }

  @Test func `a button inside ends the popup it stands in`() {
    Stand.run { stand in
      let box = BoxView()
      let inner = UIView()
      box.addSubview(inner)
      let handle = stand.center.enqueue(Popup(box))
      #expect(inner.usher.popup?.id == handle.id)

      inner.usher.popup?.end(.custom("inner"))
      stand.settle()

      #expect(handle.outcomeIfEnded?.reason == .custom("inner"))
      #expect(inner.usher.popup == nil)
    }
  }
}
