// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Ending in every phase, by the app, the user and the system.
@MainActor
struct DismissalTests {
  @Test(arguments: HeadlessSwitches.singleSwitchVariants)
  func `a popup that is still appearing can be ended`(switches: HeadlessSwitches) {
    TestApp.run(switches: switches) { app in
      let handle = app.center.show(Popup(FixedSizeView()))
      app.device.clock.advance(by: 0.1)

      handle.dismiss()
      #expect(app.overlays.count == 1, "it leaves from where it is")
      app.runUntilIdle()

      #expect(app.overlays.isEmpty)
      #expect(handle.outcomeIfDismissed?.reason == .dismissedByApp)
      #expect(app.center.driver.isIdle)
    }
  }

  @Test func `a popup that is leaving keeps its first reason`() {
    TestApp.run { app in
      let handle = app.center.show(Popup(FixedSizeView()))
      app.runUntilIdle()

      handle.dismiss(.custom("first"))
      app.device.clock.advance(by: 0.05)
      handle.dismiss(.custom("second"))
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .custom("first"))
    }
  }

  @Test(arguments: [0, 0.1, 1, 1.05], [true, false])
  func `logging out empties the screen at whatever moment`(moment: Double, isLeaving: Bool) {
    TestApp.run { app in
      let diary = CallLog()
      let first = app.center.show(Popup(FixedSizeView()).onDismiss(diary.recordOutcome(of: "first")))
      app.center.show(Popup(FixedSizeView()).onDismiss(diary.recordOutcome(of: "second")))
      app.device.clock.advance(by: moment)
      if isLeaving {
        first.dismiss(.custom("closed"))
        app.device.clock.advance(by: 0.05)
      }

      app.center.dismissAll(.loggedOut, animated: false)

      #expect(app.overlays.isEmpty)
      let reason = isLeaving ? "closed" : "loggedOut"
      #expect(Set(diary.lines) == ["first ended: \(reason)", "second ended: loggedOut"])
      app.runUntilIdle()
      #expect(app.overlays.isEmpty && app.center.driver.isIdle)
      #expect(app.window.isKeyWindow)
    }
  }

  @Test func `what a callback enqueues on another scene while all scenes end is not ended`() {
    TestApp.run { app in
      let other = TestApp(on: app.device)
      var late: PopupHandle<Never>?
      for (here, there) in [(app, other), (other, app)] {
        here.center.show(
          Popup(FixedSizeView()).onDismiss { _ in late = there.center.show(Popup(FixedSizeView())) })
        app.runUntilIdle()

        PopupCenter.dismissEverywhere(.loggedOut)
        app.runUntilIdle()

        #expect(late != nil && late?.outcomeIfDismissed == nil)
        #expect(there.overlays.count == 1 && here.overlays.isEmpty)
        late?.dismiss()
        app.runUntilIdle()
      }
    }
  }

  @Test(arguments: [0.0, 0.1, 0.3, 1, 1.2], [UIModalPresentationStyle.none, .fullScreen])
  func `logging out empties the screen in the middle of what happens to the pages`(
    moment: Double, style: UIModalPresentationStyle
  ) {
    TestApp.runInNavigation { app, navigation in
      let diary = CallLog()
      let box = FixedSizeView()
      app.center.show(
        Popup(box).on(HomePage.self).keepAlive().onDismiss(diary.recordOutcome(of: "kept")))
      app.runUntilIdle()
      let alert = UIAlertController.make("Really?").usher.show(above: box.usher.enclosingPopup)
      app.runUntilIdle()
      if style == .none {
        navigation.pushViewController(DetailPage(), animated: true)
      } else {
        let cover = UIViewController()
        cover.modalPresentationStyle = style
        navigation.present(cover, animated: true)
      }
      app.device.clock.advance(by: moment)

      PopupCenter.dismissEverywhere(.loggedOut, animated: false)

      #expect(app.overlays.isEmpty && diary.lines == ["kept ended: loggedOut"])
      app.runUntilIdle()
      #expect(alert.outcomeIfDismissed?.reason == .loggedOut)
      #expect(app.center.driver.isIdle && app.window.isKeyWindow)
      #expect(app.scene.windows.allSatisfy { !($0 is OverlayWindow) })
    }
  }

  @Test func `logging out reaches every scene`() {
    TestApp.run { app in
      let other = TestApp(on: app.device)
      app.center.show(Popup(FixedSizeView()))
      other.center.show(Popup(FixedSizeView()))
      app.runUntilIdle()

      PopupCenter.dismissEverywhere(.loggedOut, animated: false)

      #expect(app.overlays.isEmpty && other.overlays.isEmpty)
    }
  }

  @Test func `a popup whose view the app removes has ended within a turn`() {
    TestApp.run { app in
      let box = FixedSizeView()
      let next = FixedSizeView()
      let handle = app.center.show(Popup(box))
      app.center.show(Popup(next))
      app.runUntilIdle()

      box.removeFromSuperview()
      app.runTurn()
      #expect(handle.outcomeIfDismissed?.reason == .removedByApp)
      app.runTurn()

      #expect(next.window != nil)
    }
  }

  @Test func `a view that the app takes for itself stays where the app put it`() {
    TestApp.run { app in
      let box = FixedSizeView()
      let handle = app.center.show(Popup(box))
      app.runUntilIdle()

      app.page.view.addSubview(box)
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .removedByApp)
      #expect(box.superview === app.page.view)
    }
  }

  @Test func `a popup whose window the app hides has ended`() {
    TestApp.run { app in
      let handle = app.center.show(Popup(FixedSizeView()))
      app.runUntilIdle()

      app.overlays[0].isHidden = true
      app.runTurn()

      #expect(handle.outcomeIfDismissed?.reason == .removedByApp)
    }
  }

  @Test func `while the scene is not active nothing starts`() {
    TestApp.run { app in
      let box = FixedSizeView()
      app.device.deactivate(app.scene)
      app.center.show(Popup(box))
      app.runUntilIdle()
      #expect(box.window == nil)

      app.device.activate(app.scene)
      app.runTurn()

      #expect(box.window != nil)
    }
  }

  @Test func `what is visible stays through the background and leaves there at once`() {
    TestApp.run { app in
      let box = FixedSizeView()
      let handle = app.center.show(Popup(box))
      app.runUntilIdle()
      app.device.background(app.scene)
      app.runUntilIdle()
      #expect(box.window != nil)

      handle.dismiss()

      #expect(app.overlays.isEmpty)
      #expect(handle.outcomeIfDismissed?.reason == .dismissedByApp)
    }
  }

  @Test func `everything ends when the scene is disconnected`() {
    TestApp.run { app in
      let diary = CallLog()
      app.center.show(Popup(FixedSizeView()).onDismiss(diary.recordOutcome(of: "visible")))
      app.center.show(Popup(FixedSizeView()).onDismiss(diary.recordOutcome(of: "waiting")))
      app.runUntilIdle()

      app.device.disconnect(app.scene)
      app.runUntilIdle()

      #expect(diary.lines == ["visible ended: sceneDisconnected", "waiting ended: sceneDisconnected"])
      #expect(app.overlays.isEmpty && app.center.driver.isIdle)
    }
  }

  @Test func `what is enqueued on a scene that has gone ends at once, in words`() {
    TestApp.run { app in
      let misuse = MisuseCollector()
      let center = app.center
      app.device.disconnect(app.scene)

      let handle = center.show(Popup(FixedSizeView()))

      #expect(handle.outcomeIfDismissed?.reason == .sceneDisconnected)
      #expect(
        misuse.reports.map(\.description) == [
          "Usher [popup-stage-gone]: A popup was enqueued on a scene that has been disconnected. "
            + "The scene of this PopupCenter is not attached any more and will not be again. "
            + "Use PopupCenter.shared, or the usher.popups of a view controller that is on screen."
        ])
    }
  }
}
