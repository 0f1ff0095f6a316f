// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UsherCore

/// When the popup of a binding is shown, updated and replaced.
struct PopupBindingShowingTests {
  @Test func `an item is shown in the turn after the update of the view`() {
    var harness = PopupBindingHarness.idle()

    #expect(harness.update(1) == ["schedule turn"])
    #expect(harness.turn(1) == ["show 1"])
    #expect(harness.machine.phase == .shown(1))
  }

  @Test func `a view without an item needs no turn`() {
    var harness = PopupBindingHarness.idle()

    #expect(harness.update(nil) == [])
  }

  @Test func `an item is shown when its view is added to a window`() {
    var harness = PopupBindingHarness()
    harness.update(1)

    #expect(harness.turn(1) == [])
    #expect(harness.moveToWindow() == ["schedule turn"])
    #expect(harness.turn(1) == ["show 1"])
  }

  @Test func `a view that leaves its window needs no turn`() {
    var harness = PopupBindingHarness.idle()

    #expect(harness.moveToWindow(false) == [])
  }

  @Test func `nothing is shown if the view has left its window before the turn`() {
    var harness = PopupBindingHarness.idle()
    harness.update(1)

    #expect(harness.moveToWindow(false) == [])
    #expect(harness.turn(1) == [])
  }

  @Test func `a popup stays when its view leaves the window and returns to it`() {
    var harness = PopupBindingHarness.shown()

    #expect(harness.moveToWindow(false) == [])
    #expect(harness.moveToWindow() == [])
  }

  @Test func `several updates before a turn need one turn`() {
    var harness = PopupBindingHarness.idle()

    #expect(harness.update(1) == ["schedule turn"])
    #expect(harness.update(nil) == [])
    #expect(harness.update(2) == [])
    #expect(harness.turn(2) == ["show 2"])
  }

  @Test func `an item that was set and cleared before the turn is never shown`() {
    var harness = PopupBindingHarness.idle()
    harness.update(1)
    harness.update(nil)

    #expect(harness.turn(nil) == [])
    #expect(harness.machine.phase == .idle)
  }

  @Test func `another item updates the popup`() {
    var harness = PopupBindingHarness.shown()

    #expect(harness.update(2) == ["schedule turn"])
    #expect(harness.turn(2) == ["update 2"])
    #expect(harness.machine.phase == .shown(2))
  }

  @Test func `an update of the view with the same item updates the popup once`() {
    var harness = PopupBindingHarness.shown()

    #expect(harness.update(1) == ["schedule turn"])
    #expect(harness.turn(1) == ["update 1"])
    #expect(harness.turn(1) == [])
  }

  @Test func `without updates another item replaces the popup after its outcome`() {
    var harness = PopupBindingHarness.shown(updatesContent: false)
    harness.update(2)

    #expect(harness.turn(2) == ["dismiss: replaced"])
    #expect(harness.update(2) == [])
    #expect(harness.endPopup() == ["schedule turn"])
    #expect(harness.turn(2) == ["outcome of 1", "schedule turn"])
    #expect(harness.turn(2) == ["show 2"])
  }

  @Test func `without updates an update of the view with the same item has no effect`() {
    var harness = PopupBindingHarness.shown(updatesContent: false)

    #expect(harness.update(1) == ["schedule turn"])
    #expect(harness.turn(1) == [])
  }

  @Test func `a popup without an item is dismissed`() {
    var harness = PopupBindingHarness.shown()
    harness.update(nil)

    #expect(harness.turn(nil) == ["dismiss: dismissedByApp"])
    #expect(harness.endPopup() == ["schedule turn"])
    #expect(harness.turn(nil) == ["outcome of 1", "schedule turn"])
    #expect(harness.turn(nil) == [])
  }

  @Test func `an item that is set again during the dismissal is shown after the outcome`() {
    var harness = PopupBindingHarness.shown()
    harness.update(nil)
    harness.turn(nil)

    #expect(harness.update(2) == [])
    harness.endPopup()
    #expect(harness.turn(2) == ["outcome of 1", "schedule turn"])
    #expect(harness.turn(2) == ["show 2"])
  }

  @Test func `another turn follows if the item has changed since the update of the view`() {
    var harness = PopupBindingHarness.shown()
    harness.update(2)

    #expect(harness.turn(3) == ["update 3", "schedule turn"])
    #expect(harness.turn(4) == ["update 4", "schedule turn"])
    #expect(harness.turn(4) == [])
  }

  @Test func `another turn follows if the item has changed before it is shown`() {
    var harness = PopupBindingHarness.idle()
    harness.update(1)

    #expect(harness.turn(2) == ["show 2", "schedule turn"])
    #expect(harness.turn(3) == ["update 3", "schedule turn"])
  }
}
