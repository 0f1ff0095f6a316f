// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

@MainActor
@Suite(.uikitVariants)
struct PopupAdmissionTests {
  @Test func `a popup that the user dismisses is followed from its start to its outcome`() {
    TestApp.run { app in
      let log = CallLog()
      let handle = app.center.show(
        Popup(FixedSizeView()).admitted(log: log).onDismiss { log.record("callback \($0.reason)") })
      #expect(log.lines == ["answer now"], "it is asked, and the popup starts, in the same turn")
      #expect(app.overlays.count == 1)
      app.runUntilIdle()
      app.device.tap(at: CGPoint(x: 196, y: 426))
      app.runUntilIdle()
      #expect(handle.isVisible)

      app.device.tap(at: CGPoint(x: 20, y: 100))
      app.runUntilIdle()

      let acts = ["user did act", "user did act"]
      let end = ["will disappear", "dismissedByUser", "callback dismissedByUser"]
      #expect(log.lines == ["answer now", "did appear"] + acts + end)
    }
  }

  @Test func `a touch on a modal is reported, although it has no display duration`() {
    TestApp.run { app in
      let log = CallLog()
      app.center.show(Modal(UIViewController()).admitted(log: log))
      app.runUntilIdle()

      app.device.touchDown(at: CGPoint(x: 196, y: 426))
      app.device.clock.advance(by: 0.05)

      #expect(log.lines == ["answer now", "did appear", "user did act"])
      app.device.touchUp()
    }
  }

  @Test func `a popup that is suspended appears again, and is not asked again`() {
    TestApp.runInNavigation { app, navigation in
      let log = CallLog()
      app.center.show(
        Popup(FixedSizeView()).admitted(log: log).on(HomePage.self).pageExit(.keepAlive))
      app.runUntilIdle()
      navigation.pushViewController(DetailPage(), animated: true)
      app.runUntilIdle()
      navigation.popViewController(animated: true)
      app.runUntilIdle()

      #expect(log.lines == ["answer now", "did appear", "will disappear", "did appear"])
    }
  }

  @Test func `a presentation that is refused did not start, and is asked again`() {
    TestApp.run { app in
      let page = RefusingPage()
      app.window.rootViewController = page
      app.runUntilIdle()
      let log = CallLog()
      let handle = app.center.show(Modal(UIViewController()).admitted(log: log))
      app.runUntilIdle()
      #expect(handle.isDismissed)

      let refusal = ["answer now", "did not start"]
      #expect(log.lines == refusal + refusal + ["answer now", "failed"])
    }
  }

  @Test func `a popup that is dismissed while it waits is not asked`() {
    TestApp.run { app in
      let log = CallLog()
      app.center.show(Popup(FixedSizeView()))
      let handle = app.center.show(Popup(FixedSizeView()).admitted(log: log))
      app.runUntilIdle()

      handle.dismiss()

      #expect(log.lines == ["dismissedByApp"])
    }
  }

  @Test func `every popup learns whether the scene is active`() {
    TestApp.run { app in
      let (log, waiting) = (CallLog(), CallLog())
      app.center.show(Popup(FixedSizeView()).admitted(log: log))
      app.center.show(Popup(FixedSizeView()).admitted(log: waiting))
      app.runUntilIdle()

      app.device.deactivate(app.scene)
      app.runUntilIdle()
      app.device.background(app.scene)
      app.runUntilIdle()
      #expect(waiting.lines == ["inactive"])
      app.device.activate(app.scene)
      app.runUntilIdle()
      app.device.disconnect(app.scene)
      app.runUntilIdle()

      #expect(waiting.lines == ["inactive", "active", "inactive", "sceneDisconnected"])
      let end = ["inactive", "active", "inactive", "will disappear", "sceneDisconnected"]
      #expect(log.lines == ["answer now", "did appear"] + end)
    }
  }

  @Test func `a popup is postponed or dropped before its closure is called`() async {
    for (answer, reason) in [(PopupAnswer.later(), nil), (.drop, "limited")] {
      await TestApp.run { app in
        let log = CallLog()
        let handle = app.center.show(
          Popup(FixedSizeView()).admitted([answer], log: log).shouldShow {
            log.record("closure")
            return .now
          })
        await app.device.settle()
        app.runUntilIdle()

        #expect(log.lines == ["answer \(answer)"] + [reason].compactMap { $0 })
        #expect(handle.outcomeIfDismissed?.reason.name == reason)
        handle.dismiss()
      }
    }
  }

  @Test func `a popup that its closure postpones did not start`() async {
    await TestApp.run { app in
      let log = CallLog()
      app.center.show(Popup(FixedSizeView()).admitted(log: log).shouldShow { .later() })
      await app.device.settle()
      #expect(log.lines == ["answer now", "did not start"])

      app.center.reconsider()
      await app.device.settle()

      #expect(log.lines == ["answer now", "did not start", "answer now", "did not start"])
    }
  }

  @Test func `a popup that did not get an answer in time did not start, unless that means now`()
    async
  {
    for (fallback, last) in [(PopupAnswer.later(), "did not start"), (.now, "did appear")] {
      await TestApp.run { app in
        let log = CallLog()
        let popup = Popup(FixedSizeView()).admitted(log: log).shouldShow(
          timeLimit: .seconds(1), otherwise: fallback
        ) {
          for await _ in AsyncStream<Never>.makeStream().stream {}
          return .drop
        }
        let handle = app.center.show(popup)
        await app.device.settle()
        app.device.clock.advance(by: 2)

        #expect(log.lines == ["answer now", last])
        handle.dismiss()
        await app.device.settle()
      }
    }
  }

  @Test func `a popup that can no longer start did not start`() async {
    await TestApp.run { app in
      let log = CallLog()
      var urgent: PopupHandle<Never>?
      app.center.show(
        Popup(FixedSizeView()).admitted(log: log).shouldShow {
          urgent = urgent ?? app.center.show(Popup(FixedSizeView()).priority(.urgent))
          return .now
        })
      await app.device.settle()
      app.runUntilIdle()
      #expect(log.lines == ["answer now", "did not start"])

      urgent?.dismiss()
      app.runUntilIdle()
      await app.device.settle()
      app.runUntilIdle()

      #expect(log.lines == ["answer now", "did not start", "answer now", "did appear"])
    }
  }

  @Test func `a popup that joins or updates another one calls nothing`() {
    for policy in [PopupKeyPolicy.join, .update] {
      TestApp.run { app in
        let (first, second) = (CallLog(), CallLog())
        app.center.show(Popup(FixedSizeView()).admitted(log: first).key("offer"))
        app.center.show(Popup(FixedSizeView()).admitted(log: second).key("offer", ifExists: policy))
        app.runUntilIdle()
        app.center.dismissAll()
        app.runUntilIdle()

        #expect(second.lines == [])
        let expected = ["answer now", "did appear", "will disappear", "dismissedByApp"]
        #expect(first.lines == expected)
      }
    }
  }

  @Test func `a rule is asked for an admission with the request, and a popup without one is not`() {
    TestApp.run { app in
      app.center.isRecording = true
      var requests: [PopupQueue.Request] = []
      let popup = Popup(FixedSizeView()).key("offer").configuring {
        $0.admissionRule = TestRule {
          requests.append($0)
          return RecordingAdmission([], log: CallLog())
        }
      }
      app.center.show(Popup(FixedSizeView()))
      #expect(app.center.trace?.description.contains("ask") == false)

      let handle = app.center.show(popup)
      #expect(requests.map(\.id) == [handle.id])
      #expect(requests.map(\.key) == ["offer"])
    }
  }

  @Test func `popups whose limits have changed are asked again in every scene, and no others`()
    async
  {
    await TestApp.run { app in
      let other = TestApp(on: app.device)
      let (log, otherLog) = (CallLog(), CallLog())
      var count = 0
      let handles = [
        app.center.show(Popup(FixedSizeView()).admitted([.later()], log: log)),
        other.center.show(Popup(FixedSizeView()).admitted([.later()], log: otherLog)),
        app.center.show(
          Popup(FixedSizeView()).lane(.alerts).shouldShow {
            count += 1
            return .later()
          }),
      ]
      await app.device.settle()

      PopupCenter.reconsiderLimits()
      await app.device.settle()

      #expect(log.lines == ["answer later(nil)", "answer now"])
      #expect(otherLog.lines == ["answer later(nil)", "answer now"])
      #expect(count == 1)
      for handle in handles { handle.dismiss() }
    }
  }
}

/// A page that ignores presentations, as UIKit does in some states.
private final class RefusingPage: UIViewController {
  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {}
}
