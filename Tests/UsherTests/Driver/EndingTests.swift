// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Ending in every phase, by the app, the user and the system.
@MainActor
struct EndingTests {
  @Test(arguments: HeadlessSwitches.variants)
  func `a popup that is still appearing can be ended`(switches: HeadlessSwitches) {
    Stand.run(switches: switches) { stand in
      let handle = stand.center.enqueue(Popup(BoxView()))
      stand.device.clock.advance(by: 0.1)

      handle.end()
      #expect(stand.overlays.count == 1, "it leaves from where it is")
      stand.settle()

      #expect(stand.overlays.isEmpty)
      #expect(handle.outcomeIfEnded?.reason == .dismissed)
      #expect(stand.center.driver.isIdle)
    }
  }

  @Test func `a popup that is leaving keeps its first reason`() {
    Stand.run { stand in
      let handle = stand.center.enqueue(Popup(BoxView()))
      stand.settle()

      handle.end(.custom("first"))
      stand.device.clock.advance(by: 0.05)
      handle.end(.custom("second"))
      stand.settle()

      #expect(handle.outcomeIfEnded?.reason == .custom("first"))
    }
  }

  @Test(arguments: [0, 0.1, 1, 1.05], [true, false])
  func `logging out empties the screen at whatever moment`(moment: Double, isLeaving: Bool) {
    Stand.run { stand in
      let diary = Diary()
      let first = stand.center.enqueue(Popup(BoxView()).onEnd(diary.end(of: "first")))
      stand.center.enqueue(Popup(BoxView()).onEnd(diary.end(of: "second")))
      stand.device.clock.advance(by: moment)
      if isLeaving {
        first.end(.custom("closed"))
        stand.device.clock.advance(by: 0.05)
      }

      stand.center.endAll(.loggedOut, animated: false)

      #expect(stand.overlays.isEmpty)
      let reason = isLeaving ? "closed" : "loggedOut"
      #expect(Set(diary.lines) == ["first ended: \(reason)", "second ended: loggedOut"])
      stand.settle()
      #expect(stand.overlays.isEmpty && stand.center.driver.isIdle)
      #expect(stand.window.isKeyWindow)
    }
  }

  @Test func `what a callback enqueues on another scene while all scenes end is not ended`() {
    Stand.run { stand in
      let other = Stand(on: stand.device)
      var late: PopupHandle<Never>?
      for (here, there) in [(stand, other), (other, stand)] {
        here.center.enqueue(
          Popup(BoxView()).onEnd { _ in late = there.center.enqueue(Popup(BoxView())) })
        stand.settle()

        PopupCenter.endAllScenes(.loggedOut)
        stand.settle()

        #expect(late != nil && late?.outcomeIfEnded == nil)
        #expect(there.overlays.count == 1 && here.overlays.isEmpty)
        late?.end()
        stand.settle()
      }
    }
  }

  @Test(arguments: [0.0, 0.1, 0.3, 1, 1.2], [UIModalPresentationStyle.none, .fullScreen])
  func `logging out empties the screen in the middle of what happens to the pages`(
    moment: Double, style: UIModalPresentationStyle
  ) {
    Stand.runInNavigation { stand, navigation in
      let diary = Diary()
      let box = BoxView()
      stand.center.enqueue(
        Popup(box).on(HomePage.self).keepAlive().onEnd(diary.end(of: "kept")))
      stand.settle()
      let alert = UIAlertController.make("Really?").usher.show(above: box.usher.popup)
      stand.settle()
      if style == .none {
        navigation.pushViewController(DetailPage(), animated: true)
      } else {
        let cover = UIViewController()
        cover.modalPresentationStyle = style
        navigation.present(cover, animated: true)
      }
      stand.device.clock.advance(by: moment)

      PopupCenter.endAllScenes(.loggedOut, animated: false)

      #expect(stand.overlays.isEmpty && diary.lines == ["kept ended: loggedOut"])
      stand.settle()
      #expect(alert.outcomeIfEnded?.reason == .loggedOut)
      #expect(stand.center.driver.isIdle && stand.window.isKeyWindow)
      #expect(stand.scene.windows.allSatisfy { !($0 is OverlayWindow) })
    }
  }

  @Test func `logging out reaches every scene`() {
    Stand.run { stand in
      let other = Stand(on: stand.device)
      stand.center.enqueue(Popup(BoxView()))
      other.center.enqueue(Popup(BoxView()))
      stand.settle()

      PopupCenter.endAllScenes(.loggedOut, animated: false)

      #expect(stand.overlays.isEmpty && other.overlays.isEmpty)
    }
  }

  @Test func `a popup whose view the app removes has ended within a turn`() {
    Stand.run { stand in
      let box = BoxView()
      let next = BoxView()
      let handle = stand.center.enqueue(Popup(box))
      stand.center.enqueue(Popup(next))
      stand.settle()

      box.removeFromSuperview()
      stand.turn()
      #expect(handle.outcomeIfEnded?.reason == .removedByApp)
      stand.turn()

      #expect(next.window != nil)
    }
  }

  @Test func `a view that the app takes for itself stays where the app put it`() {
    Stand.run { stand in
      let box = BoxView()
      let handle = stand.center.enqueue(Popup(box))
      stand.settle()

      stand.page.view.addSubview(box)
      stand.settle()

      #expect(handle.outcomeIfEnded?.reason == .removedByApp)
      #expect(box.superview === stand.page.view)
    }
  }

  @Test func `a popup whose window the app hides has ended`() {
    Stand.run { stand in
      let handle = stand.center.enqueue(Popup(BoxView()))
      stand.settle()

      stand.overlays[0].isHidden = true
      stand.turn()

      #expect(handle.outcomeIfEnded?.reason == .removedByApp)
    }
  }

  @Test func `while the scene is not active nothing starts`() {
    Stand.run { stand in
      let box = BoxView()
      stand.device.deactivate(stand.scene)
      stand.center.enqueue(Popup(box))
      stand.settle()
      #expect(box.window == nil)

      stand.device.activate(stand.scene)
      stand.turn()

      #expect(box.window != nil)
    }
  }

  @Test func `what is visible stays through the background and leaves there at once`() {
    Stand.run { stand in
      let box = BoxView()
      let handle = stand.center.enqueue(Popup(box))
      stand.settle()
      stand.device.background(stand.scene)
      stand.settle()
      #expect(box.window != nil)

      handle.end()

      #expect(stand.overlays.isEmpty)
      #expect(handle.outcomeIfEnded?.reason == .dismissed)
    }
  }

  @Test func `everything ends when the scene is disconnected`() {
    Stand.run { stand in
      let diary = Diary()
      stand.center.enqueue(Popup(BoxView()).onEnd(diary.end(of: "visible")))
      stand.center.enqueue(Popup(BoxView()).onEnd(diary.end(of: "waiting")))
      stand.settle()

      stand.device.disconnect(stand.scene)
      stand.settle()

      #expect(diary.lines == ["visible ended: stageGone", "waiting ended: stageGone"])
      #expect(stand.overlays.isEmpty && stand.center.driver.isIdle)
    }
  }

  @Test func `what is enqueued on a scene that has gone ends at once, in words`() {
    Stand.run { stand in
      let misuse = MisuseCollector()
      let center = stand.center
      stand.device.disconnect(stand.scene)

      let handle = center.enqueue(Popup(BoxView()))

      #expect(handle.outcomeIfEnded?.reason == .stageGone)
      #expect(
        misuse.reports.map(\.description) == [
          "Usher [popup-stage-gone]: A popup was enqueued on a scene that has been disconnected. "
            + "The scene of this PopupCenter is not attached any more and will not be again. "
            + "Use PopupCenter.shared, or the usher.popups of a view controller that is on screen."
        ])
    }
  }
}
