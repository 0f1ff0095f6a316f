// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

@MainActor
struct PopupHandleTests {
  @Test func `every task that waits gets the one outcome`() async {
    await TestApp.run { app in
      let handle = app.center.show(Popup<Int> { _ in FixedSizeView() })
      async let first = handle.outcome
      async let second = handle.outcome
      await Task.yield()

      handle.dismiss(returning: 3)
      handle.dismiss(returning: 4)
      handle.dismiss(.loggedOut)
      app.runUntilIdle()

      let expected = PopupOutcome(reason: .completed, value: 3)
      #expect(await first == expected)
      #expect(await second == expected)
      #expect(await handle.outcome == expected, "and so does who asks later")
    }
  }

  @Test func `the outcome comes after the popup has really left the screen`() {
    TestApp.run { app in
      let box = FixedSizeView()
      var wasOnScreen: Bool?
      let handle = app.center.show(Popup(box).onDismiss { _ in wasOnScreen = box.window != nil })
      app.runUntilIdle()

      handle.dismiss()
      app.device.clock.advance(by: 0.05)
      #expect(handle.outcomeIfDismissed == nil && wasOnScreen == nil)
      app.runUntilIdle()

      #expect(wasOnScreen == false)
    }
  }

  @Test func `a value counts only if the popup ended by it`() {
    TestApp.run { app in
      let handle = app.center.show(Popup<Int> { _ in FixedSizeView() })
      app.runUntilIdle()

      handle.dismiss(.loggedOut)
      handle.dismiss(returning: 3)
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed == PopupOutcome(reason: .loggedOut, value: nil))
    }
  }

  @Test func `cancelling a task that waits for the outcome only stops the waiting`() async {
    await TestApp.run { app in
      let box = FixedSizeView()
      let handle = app.center.show(Popup(box))
      let task = Task { await handle.outcome }
      await Task.yield()

      task.cancel()
      let outcome = await task.value

      #expect(outcome.reason == .cancelled)
      #expect(handle.outcomeIfDismissed == nil && box.window != nil)
    }
  }

  @Test func `cancelling a task that shows a popup ends the popup`() async {
    await TestApp.run { app in
      let box = FixedSizeView()
      let task = Task { await app.center.showAndWait(Popup(box)) }
      await Task.yield()
      app.runUntilIdle()
      #expect(box.window != nil)

      task.cancel()
      while box.window != nil {
        await Task.yield()
        app.runUntilIdle()
      }

      #expect(await task.value.reason == .cancelled)
    }
  }

  @Test func `dropping the handle does nothing`() {
    TestApp.run { app in
      let box = FixedSizeView()
      app.center.show(Popup(box))

      app.runUntilIdle()

      #expect(box.window != nil)
    }
  }

  @Test func `a button inside ends the popup it stands in`() {
    TestApp.run { app in
      let box = FixedSizeView()
      let inner = UIView()
      box.addSubview(inner)
      let handle = app.center.show(Popup(box))
      #expect(inner.usher.enclosingPopup?.id == handle.id)

      inner.usher.enclosingPopup?.dismiss(.custom("inner"))
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .custom("inner"))
      #expect(inner.usher.enclosingPopup == nil)
    }
  }
}
