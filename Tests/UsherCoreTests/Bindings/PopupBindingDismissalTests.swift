// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UsherCore

/// When a binding is cleared, and when the app gets the outcome of its popup.
struct PopupBindingDismissalTests {
  @Test func `after a dismissal by the user the binding is cleared before the outcome`() {
    var harness = PopupBindingHarness.dismissing()

    #expect(harness.endPopup() == ["schedule turn"])
    #expect(harness.turn(1) == ["clear binding", "outcome of 1", "schedule turn"])
    #expect(harness.update(nil) == [])
    #expect(harness.turn(nil) == [])
  }

  @Test func `the binding has its item until the dismissal has ended`() {
    var harness = PopupBindingHarness.dismissing()

    #expect(harness.turn(1) == [])
    #expect(harness.turn(1, isPopupBeingDismissed: true) == [])
  }

  @Test func `a popup that is refused at once clears the binding in the next turn`() {
    var harness = PopupBindingHarness.shown()

    #expect(harness.endPopup() == ["schedule turn"])
    #expect(harness.machine.phase == .dismissed(1))
    #expect(harness.turn(1) == ["clear binding", "outcome of 1", "schedule turn"])
  }

  @Test func `an outcome that comes twice is delivered once`() {
    var harness = PopupBindingHarness.shown()
    harness.endPopup()

    #expect(harness.endPopup() == [])
    harness.turn(1)
    #expect(harness.endPopup() == [])
  }

  @Test func `a binding with another item is not cleared, and its item is shown`() {
    var harness = PopupBindingHarness.dismissing()
    harness.update(2)
    harness.endPopup()

    #expect(harness.turn(2) == ["outcome of 1", "schedule turn"])
    #expect(harness.turn(2) == ["show 2"])
  }

  @Test func `what is being dismissed is not updated any more`() {
    var harness = PopupBindingHarness.shown()
    harness.update(2)

    #expect(harness.turn(2, isPopupBeingDismissed: true) == [])
    #expect(harness.update(2) == [])
    harness.endPopup()
    #expect(harness.turn(2) == ["outcome of 1", "schedule turn"])
  }

  @Test func `what is being dismissed is not dismissed again when the item is gone`() {
    var harness = PopupBindingHarness.shown()
    harness.update(nil)

    #expect(harness.turn(nil, isPopupBeingDismissed: true) == [])
  }

  @Test func `the outcome is that of the item that was shown last`() {
    var harness = PopupBindingHarness.shown()
    harness.update(2)
    harness.turn(2)
    harness.endPopup()

    #expect(harness.turn(2) == ["clear binding", "outcome of 2", "schedule turn"])
  }

  @Test func `an item whose binding refuses to be cleared is not shown twice`() {
    var harness = PopupBindingHarness.shown()
    harness.endPopup()
    harness.turn(1)

    #expect(harness.turn(1) == [])
    #expect(harness.update(1) == ["schedule turn"])
    #expect(harness.turn(1) == [])
    #expect(harness.update(2) == ["schedule turn"])
    #expect(harness.turn(2) == ["show 2"])
  }

  @Test func `the app can set the same id when it gets the outcome`() {
    var numbers = ItemNumbers<String>()
    var harness = PopupBindingHarness.idle()
    harness.update(numbers.number(of: "a"))
    harness.turn(numbers.number(of: "a"))
    harness.endPopup()

    #expect(
      harness.turn(numbers.number(of: "a")) == ["clear binding", "outcome of 1", "schedule turn"])
    #expect(numbers.number(of: nil) == nil)
    #expect(harness.turn(numbers.number(of: "a")) == ["show 2", "schedule turn"])
  }

  @Test func `nothing is shown for a view that was removed before the turn`() {
    var harness = PopupBindingHarness.idle()
    harness.update(1)

    #expect(harness.remove() == [])
    #expect(harness.turn(1) == [])
    #expect(harness.update(1) == [])
    harness.moveToWindow()
    #expect(harness.turn(1) == [])
  }

  @Test func `a popup whose view is gone is dismissed after the binding is cleared`() {
    var harness = PopupBindingHarness.shown()

    #expect(harness.remove() == ["schedule turn"])
    #expect(harness.turn(1) == ["clear binding", "dismiss: removedByApp"])
    #expect(harness.endPopup() == ["schedule turn"])
    #expect(harness.turn(1) == ["outcome of 1"])
  }

  @Test func `a popup that the user is dismissing when its view goes is not dismissed again`() {
    var harness = PopupBindingHarness.shown()
    harness.remove()

    #expect(harness.turn(1, isPopupBeingDismissed: true) == ["clear binding"])
    harness.endPopup()
    #expect(harness.turn(1) == ["outcome of 1"])
  }

  @Test func `without the view another item is neither cleared nor shown`() {
    var harness = PopupBindingHarness.shown()
    harness.remove()

    #expect(harness.turn(2) == ["dismiss: removedByApp"])
    harness.endPopup()
    #expect(harness.turn(2) == ["outcome of 1"])
    #expect(harness.turn(2) == [])
  }

  @Test func `the binding is cleared at once when the view goes during the dismissal`() {
    var harness = PopupBindingHarness.dismissing()

    #expect(harness.remove() == ["schedule turn"])
    #expect(harness.turn(1) == ["clear binding"])
    #expect(harness.turn(1) == [])
    harness.endPopup()
    #expect(harness.turn(1) == ["outcome of 1"])
  }

  @Test func `a view that goes after the outcome does not keep it from the app`() {
    var harness = PopupBindingHarness.shown()
    harness.endPopup()

    #expect(harness.remove() == [])
    #expect(harness.turn(1) == ["clear binding", "outcome of 1"])
    #expect(harness.remove() == [])
  }

  @Test func `a view is removed once`() {
    var harness = PopupBindingHarness.dismissing()
    harness.remove()
    harness.turn(1)

    #expect(harness.remove() == [])
  }
}
