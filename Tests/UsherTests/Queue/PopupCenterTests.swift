// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

@MainActor
@Suite(.uikitVariants)
struct PopupCenterTests {
  @Test
  func `a popup appears in a window of its own and disappears when its handle dismisses it`() {
    TestApp.run { app in
      let box = FixedSizeView()
      let handle = app.center.show(Popup(box))
      app.runUntilIdle()
      #expect(box.window === app.overlays.first)
      #expect(app.overlays.count == 1)

      handle.dismiss()
      app.runUntilIdle()

      #expect(app.overlays.isEmpty)
      #expect(box.superview == nil)
      #expect(handle.outcomeIfDismissed?.reason == .dismissedByApp)
    }
  }

  @Test func `of two popups at launch the second appears after the first has disappeared`() {
    TestApp.run { app in
      let first = FixedSizeView()
      let second = FixedSizeView()
      let handle = app.center.show(Popup(first))
      app.center.show(Popup(second))
      app.runUntilIdle()
      #expect(first.window != nil)
      #expect(second.window == nil)

      handle.dismiss()
      app.runTurn()
      #expect(first.window != nil, "the first is still disappearing")
      #expect(second.window == nil)
      app.runUntilIdle()

      #expect(first.window == nil)
      #expect(second.window != nil)
      #expect(app.overlays.count == 1)
    }
  }

  @Test func `an urgent popup interrupts another one, which resumes unchanged`() {
    TestApp.run { app in
      let (box, urgent) = (FixedSizeView(), FixedSizeView())
      let first = app.center.show(Popup(box))
      app.runUntilIdle()
      let window = app.overlays.first

      let second = app.center.show(Popup(urgent).priority(.urgent).conflict(.interrupt))
      app.runUntilIdle()
      #expect(app.overlays == [urgent.window])
      #expect(box.window === window)
      #expect(window?.isHidden == true)
      #expect(app.window.tintAdjustmentMode == .dimmed)

      second.dismiss()
      app.runUntilIdle()
      #expect(app.overlays == [window])
      #expect(box.superview?.alpha == 1)
      #expect(window?.isKeyWindow == true)
      first.dismiss()
      app.runUntilIdle()
      #expect(app.overlays.isEmpty)
      #expect(app.window.isKeyWindow)
      #expect(app.window.tintAdjustmentMode == .normal)
    }
  }

  @Test
  func `a queued popup can get a higher priority, and a new popup can replace it by its key`() {
    TestApp.run { app in
      let shown = app.center.show(Popup(FixedSizeView()))
      let (old, other, new) = (FixedSizeView(), FixedSizeView(), FixedSizeView())
      let replaced = app.center.show(Popup(old).key("offer"))
      app.center.show(Popup(other))
      let handle = app.center.show(Popup(new).key("offer", ifExists: .replace))
      #expect(replaced.outcomeIfDismissed?.reason == .replaced)

      handle.setPriority(.urgent)
      shown.dismiss()
      app.runUntilIdle()

      #expect(new.window != nil)
      #expect(other.window == nil)
    }
  }

  @Test func `a queued popup can be changed through the list of queued popups`() {
    TestApp.run { app in
      let shown = app.center.show(Popup(FixedSizeView()))
      let (first, second) = (FixedSizeView(), FixedSizeView())
      app.center.show(Popup(first))
      app.center.show(Popup(second))

      app.center.queuedPopups.last?.setPriority(.urgent)
      shown.dismiss()
      app.runUntilIdle()

      #expect(second.window != nil)
      #expect(first.window == nil)
    }
  }

  @Test func `a popup is dismissed when its display duration elapses`() {
    TestApp.run { app in
      let handle = app.center.show(Popup(FixedSizeView()).displayDuration(.seconds(5)))
      app.runUntilIdle()
      #expect(handle.outcomeIfDismissed == nil)

      app.device.clock.advance(by: 5)

      #expect(handle.outcomeIfDismissed?.reason == .displayDurationElapsed)
      #expect(app.overlays.isEmpty)
    }
  }

  @Test func `a popup with a higher priority starts first, whatever the order of submission`() {
    TestApp.run { app in
      let handle = app.center.show(Popup(FixedSizeView()))
      let guide = FixedSizeView()
      let launch = FixedSizeView()
      app.center.show(Popup(guide).priority(.guide))
      app.center.show(Popup(launch).priority(.launch))

      handle.dismiss()
      app.runUntilIdle()

      #expect(launch.window != nil)
      #expect(guide.window == nil)
    }
  }

  @Test func `the view of a queued popup is not made before its turn`() {
    TestApp.run { app in
      var made = 0
      let first = app.center.show(Popup(FixedSizeView()))
      app.center.show(
        Popup<Int> { _ in
          made += 1
          return FixedSizeView()
        })
      app.runUntilIdle()
      #expect(made == 0)

      first.dismiss()
      app.runUntilIdle()

      #expect(made == 1)
    }
  }

  @Test func `a popup that is dismissed while queued never appears and never makes its view`() {
    TestApp.run { app in
      let diary = CallLog()
      app.center.show(Popup(FixedSizeView()))
      let second = app.center.show(
        Popup<Int> { _ in
          diary.record("made")
          return FixedSizeView()
        }.onDismiss(diary.recordOutcome(of: "second")))

      second.dismiss(reason: .custom("changed my mind"))

      #expect(diary.lines == ["second: changed my mind"])
    }
  }

  @Test func `a popup shown before the first scene appears in the first active scene`() {
    TestApp.runOnDevice { device in
      let box = FixedSizeView()
      let center = PopupCenter.shared
      center.show(Popup(box))
      device.clock.advance(by: 1)
      #expect(box.window == nil)

      let app = TestApp(on: device)
      app.runUntilIdle()

      #expect(box.window?.windowScene === app.scene)
      #expect(app.center === center)
      #expect(PopupCenter.shared === center)
    }
  }

  @Test func `each scene has its own queue, and shared is the queue of the active scene`() {
    TestApp.run { app in
      let other = TestApp(on: app.device)
      app.device.deactivate(app.scene)

      #expect(app.center !== other.center)
      #expect(PopupCenter.shared === other.center)
      #expect(other.page.usher.popups === other.center)
      #expect(app.page.usher.popups === app.center)
    }
  }

  @Test func `shared remains the queue of the scene that was active last`() {
    TestApp.run { app in
      let other = TestApp(on: app.device)
      app.device.deactivate(app.scene)
      #expect(PopupCenter.shared === other.center)

      app.device.deactivate(other.scene)

      #expect(PopupCenter.shared === other.center)
    }
  }

  @Test func `a popup shown by a dismissal callback is not dismissed by the same call`() {
    TestApp.run { app in
      let again = FixedSizeView()
      app.center.show(
        Popup(FixedSizeView()).onDismiss { _ in app.center.show(Popup(again)) })
      app.runUntilIdle()

      app.center.dismissAll(reason: .loggedOut, animated: false)
      #expect(app.overlays.isEmpty)
      app.runUntilIdle()

      #expect(again.window != nil)
    }
  }

  @Test func `a second popup with the same key joins the first`() {
    TestApp.run { app in
      let diary = CallLog()
      let box = FixedSizeView()
      let first = app.center.show(
        Popup<Int> { _ in box }.key("offer").onDismiss(diary.recordOutcome(of: "1")))
      let second = app.center.show(
        Popup<Int> { _ in FixedSizeView() }.key("offer").onDismiss(diary.recordOutcome(of: "2")))
      #expect(second.id == first.id)

      second.dismiss(returning: 7)
      app.runUntilIdle()

      #expect(diary.lines == ["1: completed", "2: completed"])
      #expect(app.center.driver.isIdle)
    }
  }

  @Test func `dismissing a group dismisses its members and no other popup`() {
    TestApp.run { app in
      let diary = CallLog()
      app.center.show(Popup(FixedSizeView()).group("tour").onDismiss(diary.recordOutcome(of: "a")))
      app.center.show(Popup(FixedSizeView()).onDismiss(diary.recordOutcome(of: "b")))
      app.center.show(Popup(FixedSizeView()).group("tour").onDismiss(diary.recordOutcome(of: "c")))
      app.runUntilIdle()

      app.center.dismiss(group: "tour")
      app.runUntilIdle()

      #expect(diary.lines == ["c: dismissedByApp", "a: dismissedByApp"])
      #expect(app.overlays.count == 1)
    }
  }

  @Test func `a delay starts when the popup is shown`() {
    TestApp.run { app in
      let box = FixedSizeView()
      app.center.show(Popup(box).delay(.seconds(3)))

      app.device.clock.advance(by: 2.9)
      #expect(box.window == nil)
      app.device.clock.advance(by: 0.2)

      #expect(box.window != nil)
    }
  }

  @Test func `a hold prevents its lane from starting popups until the last hold is released`() {
    TestApp.run { app in
      let box = FixedSizeView()
      let payment = app.center.hold(reason: "payment")
      let guide = app.center.hold(reason: "guide")
      let handle = app.center.show(Popup(box))
      payment.release()
      app.runUntilIdle()
      #expect(box.window == nil)
      #expect(handle.blockers == [.laneHeld(reason: "guide")])

      guide.release()

      #expect(box.window != nil)
    }
  }

  @Test func `deallocating a hold releases it`() {
    TestApp.run { app in
      let box = FixedSizeView()
      var token: PopupHold? = app.center.hold(reason: "guide")
      app.center.show(Popup(box))
      #expect(token != nil)
      #expect(box.window == nil)

      token = nil
      app.runUntilIdle()

      #expect(box.window != nil)
    }
  }
}
