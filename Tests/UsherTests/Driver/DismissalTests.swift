// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Dismissal in every phase, by the app, the user and the system.
@MainActor
@Suite(.uikitVariants)
struct DismissalTests {
  @Test(arguments: HeadlessSwitches.singleSwitchVariants)
  func `an appearing popup can be dismissed`(switches: HeadlessSwitches) {
    TestApp.run(switches: switches) { app in
      let handle = app.center.show(Popup(FixedSizeView()))
      app.device.clock.advance(by: 0.1)

      handle.dismiss()
      #expect(app.overlays.count == 1, "it disappears from its current position")
      app.runUntilIdle()

      #expect(app.overlays.isEmpty)
      #expect(handle.outcomeIfDismissed?.reason == .dismissedByApp)
      #expect(app.center.driver.isIdle)
    }
  }

  @Test func `a disappearing popup keeps its first dismissal reason`() {
    TestApp.run { app in
      let handle = app.center.show(Popup(FixedSizeView()))
      app.runUntilIdle()

      handle.dismiss(reason: .custom("first"))
      app.device.clock.advance(by: 0.05)
      handle.dismiss(reason: .custom("second"))
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .custom("first"))
    }
  }

  @Test(arguments: [0, 0.1, 1, 1.05], [true, false])
  func `logging out dismisses every popup at any time`(moment: Double, isLeaving: Bool) {
    TestApp.run { app in
      let diary = CallLog()
      let first = app.center.show(
        Popup(FixedSizeView()).onDismiss(diary.recordOutcome(of: "first")))
      app.center.show(Popup(FixedSizeView()).onDismiss(diary.recordOutcome(of: "second")))
      app.device.clock.advance(by: moment)
      if isLeaving {
        first.dismiss(reason: .custom("closed"))
        app.device.clock.advance(by: 0.05)
      }

      app.center.dismissAll(reason: .loggedOut, animated: false)

      #expect(app.overlays.isEmpty)
      let reason = isLeaving ? "closed" : "loggedOut"
      #expect(Set(diary.lines) == ["first: \(reason)", "second: loggedOut"])
      app.runUntilIdle()
      #expect(app.overlays.isEmpty)
      #expect(app.center.driver.isIdle)
      #expect(app.window.isKeyWindow)
    }
  }

  @Test
  func `a popup that a callback shows on another scene is not dismissed by dismissEverywhere`() {
    TestApp.run { app in
      let other = TestApp(on: app.device)
      var late: PopupHandle<Never>?
      for (here, there) in [(app, other), (other, app)] {
        here.center.show(
          Popup(FixedSizeView()).onDismiss { _ in late = there.center.show(Popup(FixedSizeView())) }
        )
        app.runUntilIdle()

        PopupCenter.dismissEverywhere(reason: .loggedOut)
        app.runUntilIdle()

        #expect(late != nil)
        #expect(late?.outcomeIfDismissed == nil)
        #expect(there.overlays.count == 1)
        #expect(here.overlays.isEmpty)
        late?.dismiss()
        app.runUntilIdle()
      }
    }
  }

  @Test(arguments: [0.0, 0.1, 0.3, 1, 1.2], [UIModalPresentationStyle.none, .fullScreen])
  func `logging out dismisses every popup during page transitions`(
    moment: Double, style: UIModalPresentationStyle
  ) {
    TestApp.runInNavigation { app, navigation in
      let diary = CallLog()
      let box = FixedSizeView()
      app.center.show(
        Popup(box).on(HomePage.self).pageExit(.keepAlive).onDismiss(diary.recordOutcome(of: "kept"))
      )
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

      PopupCenter.dismissEverywhere(reason: .loggedOut, animated: false)

      #expect(app.overlays.isEmpty)
      app.runUntilIdle()
      #expect(diary.lines == ["kept: loggedOut"])
      #expect(alert.outcomeIfDismissed?.reason == .loggedOut)
      #expect(app.center.driver.isIdle)
      #expect(app.window.isKeyWindow)
      #expect(app.scene.windows.allSatisfy { !($0 is OverlayWindow) })
    }
  }

  @Test(arguments: [0.0, 0.1, 0.3, 1])
  func `logging out without animation delivers the outcome during the call`(moment: Double) {
    TestApp.runInNavigation { app, navigation in
      let handle = app.center.show(Popup(FixedSizeView()).on(HomePage.self).pageExit(.keepAlive))
      app.runUntilIdle()
      navigation.pushViewController(DetailPage(), animated: true)
      app.device.clock.advance(by: moment)

      PopupCenter.dismissEverywhere(reason: .loggedOut, animated: false)

      #expect(handle.outcomeIfDismissed?.reason == .loggedOut)
    }
  }

  @Test func `logging out dismisses the popups of every scene`() {
    TestApp.run { app in
      let other = TestApp(on: app.device)
      app.center.show(Popup(FixedSizeView()))
      other.center.show(Popup(FixedSizeView()))
      app.runUntilIdle()

      PopupCenter.dismissEverywhere(reason: .loggedOut, animated: false)

      #expect(app.overlays.isEmpty)
      #expect(other.overlays.isEmpty)
    }
  }

  @Test func `a popup whose view the app removes is dismissed within a turn`() {
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

  @Test func `a view that the app moves elsewhere is left there`() {
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

  @Test func `a popup whose window the app hides is dismissed`() {
    TestApp.run { app in
      let handle = app.center.show(Popup(FixedSizeView()))
      app.runUntilIdle()

      app.overlays[0].isHidden = true
      app.runTurn()

      #expect(handle.outcomeIfDismissed?.reason == .removedByApp)
    }
  }

  @Test func `no popup starts while the scene is inactive`() {
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

  @Test
  func `a visible popup remains in the background, where it is dismissed without animation`() {
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

  @Test func `disconnecting the scene dismisses every popup`() {
    TestApp.run { app in
      let diary = CallLog()
      app.center.show(Popup(FixedSizeView()).onDismiss(diary.recordOutcome(of: "visible")))
      app.center.show(Popup(FixedSizeView()).onDismiss(diary.recordOutcome(of: "waiting")))
      app.runUntilIdle()

      app.device.disconnect(app.scene)
      app.runUntilIdle()

      #expect(diary.lines == ["visible: sceneDisconnected", "waiting: sceneDisconnected"])
      #expect(app.overlays.isEmpty)
      #expect(app.center.driver.isIdle)
    }
  }

  @Test func `a popup shown on a disconnected scene is dismissed at once and reported`() {
    TestApp.run { app in
      let misuse = MisuseCollector()
      let center = app.center
      app.device.disconnect(app.scene)

      let handle = center.show(Popup(FixedSizeView()))

      #expect(handle.outcomeIfDismissed?.reason == .sceneDisconnected)
      #expect(
        misuse.reports.map(\.description) == [
          "Usher [popup-scene-disconnected]: A popup cannot be shown in a scene that has been "
            + "disconnected. The scene of this PopupCenter has disconnected and will not "
            + "connect again. Use PopupCenter.shared, or usher.popups of a view controller that "
            + "is on the screen."
        ])
    }
  }
}
