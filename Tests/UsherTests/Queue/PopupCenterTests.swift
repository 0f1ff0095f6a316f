// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

@MainActor
struct PopupCenterTests {
  @Test func `a popup appears in a window of its own and ends when its handle says so`() {
    Stand.run { stand in
      let box = BoxView()
      let handle = stand.center.enqueue(Popup(box))
      stand.settle()
      #expect(box.window === stand.overlays.first)
      #expect(stand.overlays.count == 1)

      handle.end()
      stand.settle()

      #expect(stand.overlays.isEmpty)
      #expect(box.superview == nil)
      #expect(handle.outcomeIfEnded?.reason == .dismissed)
    }
  }

  @Test func `of two popups at launch the second comes after the first has ended and left`() {
    Stand.run { stand in
      let first = BoxView()
      let second = BoxView()
      let handle = stand.center.enqueue(Popup(first))
      stand.center.enqueue(Popup(second))
      stand.settle()
      #expect(first.window != nil && second.window == nil)

      handle.end()
      stand.turn()
      #expect(first.window != nil && second.window == nil, "the first is still leaving")
      stand.settle()

      #expect(first.window == nil && second.window != nil)
      #expect(stand.overlays.count == 1)
    }
  }

  @Test func `an urgent popup interrupts another, which comes back as it was`() {
    Stand.run { stand in
      let (box, urgent) = (BoxView(), BoxView())
      let first = stand.center.enqueue(Popup(box))
      stand.settle()
      let window = stand.overlays.first

      let second = stand.center.enqueue(Popup(urgent).priority(.urgent).interrupts())
      stand.settle()
      #expect(stand.overlays == [urgent.window])
      #expect(box.window === window && window?.isHidden == true)
      #expect(stand.window.tintAdjustmentMode == .dimmed)

      second.end()
      stand.settle()
      #expect(stand.overlays == [window])
      #expect(box.superview?.alpha == 1)
      #expect(window?.isKeyWindow == true)
      first.end()
      stand.settle()
      #expect(stand.overlays.isEmpty && stand.window.isKeyWindow)
      #expect(stand.window.tintAdjustmentMode == .normal)
    }
  }

  @Test func `a waiting popup can become more urgent, and a newer one can replace it by its key`() {
    Stand.run { stand in
      let shown = stand.center.enqueue(Popup(BoxView()))
      let (old, other, new) = (BoxView(), BoxView(), BoxView())
      let replaced = stand.center.enqueue(Popup(old).key("offer"))
      stand.center.enqueue(Popup(other))
      let handle = stand.center.enqueue(Popup(new).key("offer", .replaceFirst))
      #expect(replaced.outcomeIfEnded?.reason == .replaced)

      handle.change(.priority(.urgent))
      shown.end()
      stand.settle()

      #expect(new.window != nil && other.window == nil)
    }
  }

  @Test func `one of the waiting popups can be changed by who knows only the list`() {
    Stand.run { stand in
      let shown = stand.center.enqueue(Popup(BoxView()))
      let (first, second) = (BoxView(), BoxView())
      stand.center.enqueue(Popup(first))
      stand.center.enqueue(Popup(second))

      stand.center.waiting.last?.change(.priority(.urgent))
      shown.end()
      stand.settle()

      #expect(second.window != nil && first.window == nil)
    }
  }

  @Test func `a popup whose time on screen is over leaves on its own`() {
    Stand.run { stand in
      let handle = stand.center.enqueue(Popup(BoxView()).closes(after: .seconds(5)))
      stand.settle()
      #expect(handle.outcomeIfEnded == nil)

      stand.device.clock.advance(by: 5)

      #expect(handle.outcomeIfEnded?.reason == .timeOver)
      #expect(stand.overlays.isEmpty)
    }
  }

  @Test func `a higher priority goes first, whoever was enqueued earlier`() {
    Stand.run { stand in
      let handle = stand.center.enqueue(Popup(BoxView()))
      let guide = BoxView()
      let launch = BoxView()
      stand.center.enqueue(Popup(guide).priority(.guide))
      stand.center.enqueue(Popup(launch).priority(.launch))

      handle.end()
      stand.settle()

      #expect(launch.window != nil && guide.window == nil)
    }
  }

  @Test func `the view of a waiting popup is not made before its turn`() {
    Stand.run { stand in
      var made = 0
      let first = stand.center.enqueue(Popup(BoxView()))
      stand.center.enqueue(
        Popup<Int> { _ in
          made += 1
          return BoxView()
        })
      stand.settle()
      #expect(made == 0)

      first.end()
      stand.settle()

      #expect(made == 1)
    }
  }

  @Test func `a popup that ends while it waits never appears and never makes its view`() {
    Stand.run { stand in
      let diary = Diary()
      stand.center.enqueue(Popup(BoxView()))
      let second = stand.center.enqueue(
        Popup<Int> { _ in
          diary.note("made")
          return BoxView()
        }.onEnd(diary.end(of: "second")))

      second.end(.custom("changed my mind"))

      #expect(diary.lines == ["second ended: changed my mind"])
    }
  }

  @Test func `a popup enqueued before the first scene appears on the first active one`() {
    Stand.runOnDevice { device in
      let box = BoxView()
      let center = PopupCenter.shared
      center.enqueue(Popup(box))
      device.clock.advance(by: 1)
      #expect(box.window == nil)

      let stand = Stand(on: device)
      stand.settle()

      #expect(box.window?.windowScene === stand.scene)
      #expect(stand.center === center && PopupCenter.shared === center)
    }
  }

  @Test func `each scene has a queue of its own and shared is the active one's`() {
    Stand.run { stand in
      let other = Stand(on: stand.device)
      stand.device.deactivate(stand.scene)

      #expect(stand.center !== other.center)
      #expect(PopupCenter.shared === other.center)
      #expect(other.page.usher.popups === other.center)
      #expect(stand.page.usher.popups === stand.center)
    }
  }

  @Test func `shared stays with the scene that was active last`() {
    Stand.run { stand in
      let other = Stand(on: stand.device)
      stand.device.deactivate(stand.scene)
      #expect(PopupCenter.shared === other.center)

      stand.device.deactivate(other.scene)

      #expect(PopupCenter.shared === other.center)
    }
  }

  @Test func `what a callback enqueues is not ended by the same call`() {
    Stand.run { stand in
      let again = BoxView()
      stand.center.enqueue(
        Popup(BoxView()).onEnd { _ in stand.center.enqueue(Popup(again)) })
      stand.settle()

      stand.center.endAll(.loggedOut, animated: false)
      #expect(stand.overlays.isEmpty)
      stand.settle()

      #expect(again.window != nil)
    }
  }

  @Test func `a second popup with the same key joins the first`() {
    Stand.run { stand in
      let diary = Diary()
      let box = BoxView()
      let first = stand.center.enqueue(
        Popup<Int> { _ in box }.key("offer").onEnd(diary.end(of: "1")))
      let second = stand.center.enqueue(
        Popup<Int> { _ in BoxView() }.key("offer").onEnd(diary.end(of: "2")))
      #expect(second.id == first.id)

      second.end(returning: 7)
      stand.settle()

      #expect(diary.lines == ["1 ended: actionChosen", "2 ended: actionChosen"])
      #expect(stand.center.driver.isIdle)
    }
  }

  @Test func `a group ends together and leaves the others alone`() {
    Stand.run { stand in
      let diary = Diary()
      stand.center.enqueue(Popup(BoxView()).group("tour").onEnd(diary.end(of: "a")))
      stand.center.enqueue(Popup(BoxView()).onEnd(diary.end(of: "b")))
      stand.center.enqueue(Popup(BoxView()).group("tour").onEnd(diary.end(of: "c")))
      stand.settle()

      stand.center.endGroup("tour")
      stand.settle()

      #expect(diary.lines == ["c ended: dismissed", "a ended: dismissed"])
      #expect(stand.overlays.count == 1)
    }
  }

  @Test func `a delay counts from enqueue`() {
    Stand.run { stand in
      let box = BoxView()
      stand.center.enqueue(Popup(box).delay(.seconds(3)))

      stand.device.clock.advance(by: 2.9)
      #expect(box.window == nil)
      stand.device.clock.advance(by: 0.2)

      #expect(box.window != nil)
    }
  }

  @Test func `a hold keeps the lane from starting until the last one is released`() {
    Stand.run { stand in
      let box = BoxView()
      let payment = stand.center.hold(reason: "payment")
      let guide = stand.center.hold(reason: "guide")
      let handle = stand.center.enqueue(Popup(box))
      payment.release()
      stand.settle()
      #expect(box.window == nil)
      #expect(handle.whyNotVisible == [.held(reason: "guide")])

      guide.release()

      #expect(box.window != nil)
    }
  }

  @Test func `a hold that is dropped is released`() async {
    await Stand.run { stand in
      let box = BoxView()
      var token: PopupHoldToken? = stand.center.hold(reason: "guide")
      stand.center.enqueue(Popup(box))
      #expect(token != nil && box.window == nil)

      token = nil
      await Task.yield()
      stand.settle()

      #expect(box.window != nil)
    }
  }
}
