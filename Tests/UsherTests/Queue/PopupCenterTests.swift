// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

@MainActor
struct PopupCenterTests {
  @Test func `a popup appears in a window of its own and ends when its handle says so`() {
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

  @Test func `of two popups at launch the second comes after the first has ended and left`() {
    TestApp.run { app in
      let first = FixedSizeView()
      let second = FixedSizeView()
      let handle = app.center.show(Popup(first))
      app.center.show(Popup(second))
      app.runUntilIdle()
      #expect(first.window != nil && second.window == nil)

      handle.dismiss()
      app.runTurn()
      #expect(first.window != nil && second.window == nil, "the first is still leaving")
      app.runUntilIdle()

      #expect(first.window == nil && second.window != nil)
      #expect(app.overlays.count == 1)
    }
  }

  @Test func `an urgent popup interrupts another, which comes back as it was`() {
    TestApp.run { app in
      let (box, urgent) = (FixedSizeView(), FixedSizeView())
      let first = app.center.show(Popup(box))
      app.runUntilIdle()
      let window = app.overlays.first

      let second = app.center.show(Popup(urgent).priority(.urgent).conflict())
      app.runUntilIdle()
      #expect(app.overlays == [urgent.window])
      #expect(box.window === window && window?.isHidden == true)
      #expect(app.window.tintAdjustmentMode == .dimmed)

      second.dismiss()
      app.runUntilIdle()
      #expect(app.overlays == [window])
      #expect(box.superview?.alpha == 1)
      #expect(window?.isKeyWindow == true)
      first.dismiss()
      app.runUntilIdle()
      #expect(app.overlays.isEmpty && app.window.isKeyWindow)
      #expect(app.window.tintAdjustmentMode == .normal)
    }
  }

  @Test func `a waiting popup can become more urgent, and a newer one can replace it by its key`() {
    TestApp.run { app in
      let shown = app.center.show(Popup(FixedSizeView()))
      let (old, other, new) = (FixedSizeView(), FixedSizeView(), FixedSizeView())
      let replaced = app.center.show(Popup(old).key("offer"))
      app.center.show(Popup(other))
      let handle = app.center.show(Popup(new).key("offer", .replace))
      #expect(replaced.outcomeIfDismissed?.reason == .replaced)

      handle.change(.priority(.urgent))
      shown.dismiss()
      app.runUntilIdle()

      #expect(new.window != nil && other.window == nil)
    }
  }

  @Test func `one of the waiting popups can be changed by who knows only the list`() {
    TestApp.run { app in
      let shown = app.center.show(Popup(FixedSizeView()))
      let (first, second) = (FixedSizeView(), FixedSizeView())
      app.center.show(Popup(first))
      app.center.show(Popup(second))

      app.center.queuedPopups.last?.change(.priority(.urgent))
      shown.dismiss()
      app.runUntilIdle()

      #expect(second.window != nil && first.window == nil)
    }
  }

  @Test func `a popup whose time on screen is over leaves on its own`() {
    TestApp.run { app in
      let handle = app.center.show(Popup(FixedSizeView()).displayDuration(after: .seconds(5)))
      app.runUntilIdle()
      #expect(handle.outcomeIfDismissed == nil)

      app.device.clock.advance(by: 5)

      #expect(handle.outcomeIfDismissed?.reason == .displayDurationElapsed)
      #expect(app.overlays.isEmpty)
    }
  }

  @Test func `a higher priority goes first, whoever was enqueued earlier`() {
    TestApp.run { app in
      let handle = app.center.show(Popup(FixedSizeView()))
      let guide = FixedSizeView()
      let launch = FixedSizeView()
      app.center.show(Popup(guide).priority(.guide))
      app.center.show(Popup(launch).priority(.launch))

      handle.dismiss()
      app.runUntilIdle()

      #expect(launch.window != nil && guide.window == nil)
    }
  }

  @Test func `the view of a waiting popup is not made before its turn`() {
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

  @Test func `a popup that ends while it waits never appears and never makes its view`() {
    TestApp.run { app in
      let diary = CallLog()
      app.center.show(Popup(FixedSizeView()))
      let second = app.center.show(
        Popup<Int> { _ in
          diary.record("made")
          return FixedSizeView()
        }.onDismiss(diary.recordOutcome(of: "second")))

      second.dismiss(.custom("changed my mind"))

      #expect(diary.lines == ["second ended: changed my mind"])
    }
  }

  @Test func `a popup enqueued before the first scene appears on the first active one`() {
    TestApp.runOnDevice { device in
      let box = FixedSizeView()
      let center = PopupCenter.shared
      center.show(Popup(box))
      device.clock.advance(by: 1)
      #expect(box.window == nil)

      let app = TestApp(on: device)
      app.runUntilIdle()

      #expect(box.window?.windowScene === app.scene)
      #expect(app.center === center && PopupCenter.shared === center)
    }
  }

  @Test func `each scene has a queue of its own and shared is the active one's`() {
    TestApp.run { app in
      let other = TestApp(on: app.device)
      app.device.deactivate(app.scene)

      #expect(app.center !== other.center)
      #expect(PopupCenter.shared === other.center)
      #expect(other.page.usher.popups === other.center)
      #expect(app.page.usher.popups === app.center)
    }
  }

  @Test func `shared stays with the scene that was active last`() {
    TestApp.run { app in
      let other = TestApp(on: app.device)
      app.device.deactivate(app.scene)
      #expect(PopupCenter.shared === other.center)

      app.device.deactivate(other.scene)

      #expect(PopupCenter.shared === other.center)
    }
  }

  @Test func `what a callback enqueues is not ended by the same call`() {
    TestApp.run { app in
      let again = FixedSizeView()
      app.center.show(
        Popup(FixedSizeView()).onDismiss { _ in app.center.show(Popup(again)) })
      app.runUntilIdle()

      app.center.dismissAll(.loggedOut, animated: false)
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

      #expect(diary.lines == ["1 ended: completed", "2 ended: completed"])
      #expect(app.center.driver.isIdle)
    }
  }

  @Test func `a group ends together and leaves the others alone`() {
    TestApp.run { app in
      let diary = CallLog()
      app.center.show(Popup(FixedSizeView()).group("tour").onDismiss(diary.recordOutcome(of: "a")))
      app.center.show(Popup(FixedSizeView()).onDismiss(diary.recordOutcome(of: "b")))
      app.center.show(Popup(FixedSizeView()).group("tour").onDismiss(diary.recordOutcome(of: "c")))
      app.runUntilIdle()

      app.center.dismissGroup("tour")
      app.runUntilIdle()

      #expect(diary.lines == ["c ended: dismissed", "a ended: dismissed"])
      #expect(app.overlays.count == 1)
    }
  }

  @Test func `a delay counts from enqueue`() {
    TestApp.run { app in
      let box = FixedSizeView()
      app.center.show(Popup(box).delay(.seconds(3)))

      app.device.clock.advance(by: 2.9)
      #expect(box.window == nil)
      app.device.clock.advance(by: 0.2)

      #expect(box.window != nil)
    }
  }

  @Test func `a hold keeps the lane from starting until the last one is released`() {
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

  @Test func `a hold that is dropped is released`() async {
    await TestApp.run { app in
      let box = FixedSizeView()
      var token: PopupHold? = app.center.hold(reason: "guide")
      app.center.show(Popup(box))
      #expect(token != nil && box.window == nil)

      token = nil
      await Task.yield()
      app.runUntilIdle()

      #expect(box.window != nil)
    }
  }
}
