// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Popups that belong to popups.
@MainActor
struct PopupChildrenTests {
  @Test func `what a popup's button asks for comes above the popup and does not wait for its end`()
  {
    Stand.run { stand in
      let (box, button, inner) = (BoxView(), UIView(), BoxView())
      box.addSubview(button)
      let handle = stand.center.enqueue(Popup(box))
      stand.settle()

      let child = button.usher.enqueue(Popup(inner))
      stand.settle()
      #expect(stand.overlays == [box.window, inner.window])
      child.end()
      stand.settle()

      #expect(stand.overlays == [box.window] && handle.outcomeIfEnded == nil)
    }
  }

  @Test func `a popup that belongs to another ends with it`() {
    Stand.run { stand in
      let diary = Diary()
      let handle = stand.center.enqueue(Popup(BoxView()).onEnd(diary.end(of: "parent")))
      handle.enqueue(Popup(BoxView()).onEnd(diary.end(of: "child")))
      stand.settle()
      #expect(stand.overlays.count == 2)

      handle.end()
      stand.settle()

      #expect(diary.lines == ["child ended: parentEnded", "parent ended: dismissed"])
      #expect(stand.overlays.isEmpty && stand.center.driver.isIdle)
    }
  }

  @Test func `nothing can belong to a popup that has ended`() {
    Stand.run { stand in
      let handle = stand.center.enqueue(Popup(BoxView()))
      handle.end(animated: false)

      let child = handle.erased.enqueue(Popup(BoxView()))
      stand.settle()

      #expect(child.outcomeIfEnded?.reason == .parentEnded)
    }
  }

  @Test(arguments: HeadlessSwitches.variants)
  func `an alert that a popup's button shows is above the popup, and both come to an end`(
    switches: HeadlessSwitches
  ) async throws {
    try await Stand.run(switches: switches) { stand in
      let box = BoxView()
      let handle = stand.center.enqueue(Popup<String> { _ in box })
      stand.settle()
      let task = Task {
        let alert = UIAlertController.make("Really?")
        let outcome = await alert.usher.show(above: box.usher.popup)
        handle.end(returning: "\(outcome.reason)")
      }
      await Task.yield()
      stand.settle()
      #expect(stand.overlays.count == 2 && stand.overlays[0] === box.window)

      try stand.tap("OK")
      while handle.outcomeIfEnded == nil {
        await Task.yield()
        stand.settle()
      }

      await task.value
      #expect(handle.outcomeIfEnded?.value == "dismissed")
      #expect(stand.overlays.isEmpty)
    }
  }

  @Test func `a popup that belongs to an alert is above the alert`() {
    Stand.run { stand in
      let box = BoxView()
      let alert = UIAlertController.make("Paid").usher.show()
      stand.settle()

      alert.enqueue(Popup(box))
      stand.settle()

      #expect(stand.overlays.count == 2 && stand.overlays.last === box.window)
    }
  }

  @Test func `a view in no popup enqueues like any other`() {
    Stand.run { stand in
      let box = BoxView()
      stand.center.enqueue(Popup(BoxView()))

      stand.page.view.usher.enqueue(Popup(box))
      stand.settle()

      #expect(box.window == nil && stand.center.waiting.count == 1)
    }
  }

  @Test func `steps of a sequence follow each other, and nothing comes between`() {
    Stand.run { stand in
      let (views, other) = ([BoxView(), BoxView(), BoxView()], BoxView())
      let steps = stand.center.enqueue(sequence: views.map { Popup($0) })
      stand.center.enqueue(Popup(other).priority(.urgent))
      stand.settle()

      for (step, view) in zip(steps, views) {
        #expect(view.window != nil && stand.overlays.count == 1)
        step.end()
        stand.settle()
      }

      #expect(other.window != nil)
    }
  }

  @Test func `a child that cannot come back with its parent is told so, once`() {
    Stand.run { stand in
      let diary = Diary()
      let handle = stand.center.enqueue(Popup(BoxView()))
      let box = BoxView()
      handle.enqueue(
        Popup(box).modal(false)
          .onSuspend { diary.note("suspended \($0 == .parent)") }
          .onResume { diary.note("resumed") }
          .onEnd(diary.end(of: "child")))
      stand.settle()
      let first = stand.center.enqueue(Popup(BoxView()).priority(.urgent).interrupts())
      stand.settle()
      box.removeFromSuperview()

      // The parent is on its way back, and what interrupts it again comes in front of its child.
      first.end(animated: false)
      stand.device.clock.advance(by: 0.05)
      let second = stand.center.enqueue(Popup(BoxView()).priority(.urgent).interrupts())
      stand.settle()
      #expect(diary.lines == ["suspended true", "child ended: removedByApp"])

      second.end()
      stand.settle()
      #expect(diary.lines == ["suspended true", "child ended: removedByApp"])
    }
  }
}
