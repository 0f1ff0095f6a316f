// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// The popup of a binding in a view, as UsherSwiftUI uses it.
@MainActor
@Suite(.uikitVariants)
struct PopupBindingTests {
  @Test func `nothing happens during an update, and the popup is shown in the next turn`() {
    TestApp.run { app in
      let view = BoundView(on: app.page.view)
      app.runTurn()
      view.set(BoundItem(1))
      #expect(view.lines == [])
      app.runUntilIdle()

      #expect(view.lines == ["show item 1"])
      #expect(app.overlays.count == 1)
    }
  }

  @Test func `an item that is gone again before the turn is never shown`() {
    TestApp.run { app in
      let view = BoundView(on: app.page.view)
      view.set(BoundItem(1))
      view.set(nil)
      app.runUntilIdle()

      #expect(view.lines == [])
      #expect(app.center.driver.isIdle)
    }
  }

  @Test func `nothing is shown before the view is in a window`() {
    TestApp.run { app in
      let view = BoundView()
      view.set(BoundItem(1))
      app.runUntilIdle()
      #expect(view.lines == [])

      app.page.view.addSubview(view.binding.view)
      app.runUntilIdle()
      #expect(view.lines == ["show item 1"])
    }
  }

  @Test func `a visible popup changes to another item and stays in its window`() throws {
    try TestApp.run { app in
      let view = BoundView(on: app.page.view)
      view.set(BoundItem(1))
      app.runUntilIdle()
      let window = try #require(app.overlays.first)

      view.set(BoundItem(2))
      app.runUntilIdle()
      #expect(app.overlays == [window])
      #expect(view.lines == ["show item 1", "update to item 2"])

      app.center.visiblePopups.first?.dismiss()
      app.runUntilIdle()
      #expect(view.lines.suffix(2) == ["cleared", "item 2: dismissedByApp"])
    }
  }

  @Test func `a waiting popup appears with the item of the last update`() {
    TestApp.run { app in
      let other = app.center.show(Popup(FixedSizeView()))
      let view = BoundView(on: app.page.view)
      view.set(BoundItem(1))
      app.runUntilIdle()
      view.set(BoundItem(1, "changed"))
      app.runUntilIdle()
      #expect(app.overlays.count == 1)

      other.dismiss()
      app.runUntilIdle()
      #expect(view.lines == ["show item 1", "update to changed"])
      #expect(app.overlays.count == 1)
    }
  }

  @Test func `nil dismisses the popup without writing the binding`() {
    TestApp.run { app in
      let view = BoundView(on: app.page.view)
      view.set(BoundItem(1))
      app.runUntilIdle()

      view.set(nil)
      app.runUntilIdle()
      #expect(view.lines == ["show item 1", "item 1: dismissedByApp"])
      #expect(app.center.driver.isIdle)
    }
  }

  @Test func `the user's dismissal clears the binding once, before the outcome is delivered`() {
    TestApp.run { app in
      let view = BoundView(on: app.page.view)
      view.set(BoundItem(1))
      app.runUntilIdle()

      app.device.tap(at: CGPoint(x: 20, y: 100))
      app.device.clock.advance(by: 0.05)
      #expect(view.lines == ["show item 1"], "it has not disappeared")
      app.runUntilIdle()

      #expect(view.lines == ["show item 1", "cleared", "item 1: dismissedByUser"])
      #expect(view.state.item == nil)
      view.update()
      app.runUntilIdle()
      #expect(view.lines.count == 3)
    }
  }

  @Test func `a value is part of the outcome`() {
    TestApp.run { app in
      let view = BoundView(on: app.page.view)
      view.set(BoundItem(1))
      app.runUntilIdle()

      let popup = app.center.visiblePopups.first as? PopupHandle<String>
      popup?.dismiss(returning: "yes")
      app.runUntilIdle()
      #expect(view.lines.last == "item 1: completed yes")
    }
  }

  @Test func `an item that is set while the popup is dismissed is not cleared, and is shown next`()
  {
    TestApp.run { app in
      let view = BoundView(on: app.page.view)
      view.set(BoundItem(1))
      app.runUntilIdle()

      app.device.tap(at: CGPoint(x: 20, y: 100))
      app.device.clock.advance(by: 0.05)
      view.set(BoundItem(2))
      app.runUntilIdle()
      #expect(view.lines == ["show item 1", "item 1: dismissedByUser", "show item 2"])
      #expect(view.state.item?.id == 2)
    }
  }

  @Test func `the same item is shown again if it was nil during the dismissal`() {
    TestApp.run { app in
      let view = BoundView(on: app.page.view)
      view.set(BoundItem(1))
      app.runUntilIdle()

      view.set(nil)
      app.device.clock.advance(by: 0.05)
      view.set(BoundItem(1))
      app.runUntilIdle()
      #expect(view.lines == ["show item 1", "item 1: dismissedByApp", "show item 1"])
    }
  }

  @Test func `the app can set the same item when it gets the outcome, without an update`() {
    TestApp.run { app in
      let view = BoundView(on: app.page.view)
      view.set(BoundItem(1))
      app.runUntilIdle()
      view.state.onDismiss = { [state = view.state] in
        state.item = BoundItem(1)
        state.onDismiss = {}
      }

      app.center.visiblePopups.first?.dismiss()
      app.runUntilIdle()
      #expect(
        view.lines == ["show item 1", "cleared", "item 1: dismissedByApp", "show item 1"])
    }
  }

  @Test func `a binding that refuses nil does not show its item again`() {
    TestApp.run { app in
      let view = BoundView(on: app.page.view)
      view.state.refusesNil = true
      view.set(BoundItem(1))
      app.runUntilIdle()

      app.center.visiblePopups.first?.dismiss()
      app.runUntilIdle()
      view.update()
      app.runUntilIdle()
      #expect(view.lines == ["show item 1", "cleared", "item 1: dismissedByApp"])
      #expect(app.center.driver.isIdle)
    }
  }

  @Test func `a popup is removed with the view, after the binding has been cleared`() {
    TestApp.run { app in
      let view = BoundView(on: app.page.view)
      view.set(BoundItem(1))
      app.runUntilIdle()

      view.binding.viewWasRemoved()
      view.binding.view.removeFromSuperview()
      #expect(view.lines == ["show item 1"], "the view is being updated")
      app.runTurn()
      #expect(view.lines == ["show item 1", "cleared"])
      app.runUntilIdle()

      #expect(view.lines == ["show item 1", "cleared", "item 1: removedByApp"])
      #expect(app.center.driver.isIdle)
    }
  }

  @Test func `a view that is removed before the turn shows nothing`() {
    TestApp.run { app in
      let view = BoundView(on: app.page.view)
      view.set(BoundItem(1))
      view.binding.viewWasRemoved()
      app.runUntilIdle()

      #expect(view.lines == [])
      #expect(view.state.item?.id == 1)
    }
  }

  @Test func `a popup stays while its view is only out of the window`() {
    TestApp.run { app in
      let view = BoundView(on: app.page.view)
      view.set(BoundItem(1))
      app.runUntilIdle()

      view.binding.view.removeFromSuperview()
      app.runUntilIdle()
      #expect(app.overlays.count == 1)
      app.page.view.addSubview(view.binding.view)
      app.runUntilIdle()
      #expect(view.lines == ["show item 1"])
    }
  }

  @Test func `logging out clears the binding`() {
    TestApp.run { app in
      let view = BoundView(on: app.page.view)
      view.set(BoundItem(1))
      app.runUntilIdle()

      PopupCenter.dismissEverywhere(reason: .loggedOut)
      app.runUntilIdle()
      #expect(view.lines.suffix(2) == ["cleared", "item 1: loggedOut"])
    }
  }

  @Test func `a scene that is disconnected clears the binding`() {
    TestApp.run { app in
      let view = BoundView(on: app.page.view)
      view.set(BoundItem(1))
      app.runUntilIdle()

      app.device.disconnect(app.scene)
      app.runUntilIdle()
      #expect(view.lines.suffix(2) == ["cleared", "item 1: sceneDisconnected"])
    }
  }

  @Test func `a view in a popup shows its own above it`() {
    TestApp.run { app in
      let outer = FixedSizeView(300, 300)
      let handle = app.center.show(Popup(outer))
      app.runUntilIdle()
      let view = BoundView(on: outer)
      view.set(BoundItem(1))
      app.runUntilIdle()
      #expect(app.center.visiblePopups.count == 2)

      handle.dismiss()
      app.runUntilIdle()
      #expect(view.lines.last == "item 1: parentDismissed")
    }
  }

  @Test func `another item replaces what cannot be changed, one after the other`() {
    TestApp.run { app in
      let state = BoundState()
      let binding = PopupBinding<AlertSource>()
      app.page.view.addSubview(binding.view)
      @MainActor func set(_ item: BoundItem?) {
        state.item = item
        binding.viewDidUpdate(AlertSource(state: state))
      }
      set(BoundItem(1))
      app.runUntilIdle()
      set(BoundItem(1, "the same"))
      app.runUntilIdle()
      #expect(state.log.lines == [])

      set(BoundItem(2))
      app.runUntilIdle()
      #expect(state.log.lines == ["item 1: replaced"])
      #expect(app.center.visiblePopups.count == 1)
      #expect(state.item?.id == 2)
    }
  }

  @Test func `a binding is released after its view and its popup`() {
    TestApp.run { app in
      weak var binding: PopupBinding<LabelSource>?
      do {
        let view = BoundView(on: app.page.view)
        binding = view.binding
        view.set(BoundItem(1))
        app.runUntilIdle()
        view.binding.viewWasRemoved()
        view.binding.view.removeFromSuperview()
      }
      #expect(binding != nil)
      app.runUntilIdle()
      #expect(binding == nil)
    }
  }
}
