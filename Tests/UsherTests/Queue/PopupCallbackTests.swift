// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// The lifecycle callbacks of a popup.
@MainActor
@Suite(.uikitVariants)
struct PopupCallbackTests {
  @Test(arguments: HeadlessSwitches.singleSwitchVariants)
  func `lifecycle callbacks are called once each and in order`(switches: HeadlessSwitches) {
    TestApp.run(switches: switches) { app in
      let diary = CallLog()
      let handle = app.center.show(Popup(FixedSizeView()).recordingCallbacks(diary))
      #expect(diary.lines == ["will appear"])
      app.runUntilIdle()
      #expect(diary.lines == ["will appear", "did appear"])

      handle.dismiss()
      #expect(diary.lines.last == "will disappear")
      app.runUntilIdle()

      #expect(
        diary.lines == [
          "will appear", "did appear", "will disappear", "did disappear", "dismissedByApp",
        ])
    }
  }

  @Test func `a suspended popup gets callbacks for its suspension and its return`() {
    TestApp.run { app in
      let diary = CallLog()
      app.center.show(Popup(FixedSizeView()).recordingCallbacks(diary))
      app.runUntilIdle()
      let urgent = app.center.show(
        Popup(FixedSizeView()).priority(.urgent).conflict(.interrupt))
      app.runUntilIdle()
      #expect(
        Array(diary.lines[2...]) == ["will disappear", "did disappear", "suspended: interrupted"])

      urgent.dismiss()
      app.runUntilIdle()

      #expect(Array(diary.lines[5...]) == ["resumed", "will appear again", "did appear again"])
    }
  }

  @Test func `a popup that is hidden during a transition gets no callbacks`() throws {
    try TestApp.run { app in
      let diary = CallLog()
      app.center.show(Popup(FixedSizeView()).recordingCallbacks(diary))
      app.runUntilIdle()
      let presenter = try #require(app.presenter)

      presenter.hide()
      presenter.unhide()
      app.runUntilIdle()

      #expect(diary.lines == ["will appear", "did appear"])
    }
  }

  @Test func `a popup that is dismissed before it appears gets only the dismissal callback`() {
    TestApp.run { app in
      let diary = CallLog()
      app.center.show(Popup(FixedSizeView()))
      app.center.show(Popup(FixedSizeView()).recordingCallbacks(diary)).dismiss()

      #expect(diary.lines == ["dismissedByApp"])
    }
  }

  @Test func `removing the view of a popup calls the disappearance and dismissal callbacks`() {
    TestApp.run { app in
      let (box, diary) = (FixedSizeView(), CallLog())
      app.center.show(Popup(box).recordingCallbacks(diary))
      app.runUntilIdle()

      box.removeFromSuperview()
      app.runTurn()

      #expect(Array(diary.lines[2...]) == ["will disappear", "did disappear", "removedByApp"])
    }
  }

  @Test func `removing the view of a popup while it appears is noticed at once`() {
    TestApp.run { app in
      let (box, diary) = (FixedSizeView(), CallLog())
      app.center.show(Popup(box).recordingCallbacks(diary))
      app.device.clock.advance(by: 0.1)

      box.removeFromSuperview()
      app.runTurn()

      #expect(
        diary.lines == ["will appear", "will disappear", "did disappear", "removedByApp"])
    }
  }

  @Test func `an interrupted appearance has no did-appear callback`() {
    TestApp.run { app in
      let diary = CallLog()
      let handle = app.center.show(Popup(FixedSizeView()).recordingCallbacks(diary))
      app.device.clock.advance(by: 0.1)

      handle.dismiss()
      app.runUntilIdle()

      #expect(diary.lines == ["will appear", "will disappear", "did disappear", "dismissedByApp"])
    }
  }

  @Test func `the callbacks of both popups are called after they are joined`() {
    TestApp.run { app in
      let (first, second) = (CallLog(), CallLog())
      app.center.show(Popup(FixedSizeView()).key("offer").recordingCallbacks(first))
      let handle = app.center.show(Popup(FixedSizeView()).key("offer").recordingCallbacks(second))
      app.runUntilIdle()
      handle.dismiss()
      app.runUntilIdle()

      #expect(second.lines == ["did appear", "will disappear", "did disappear", "dismissedByApp"])
      #expect(first.lines == ["will appear"] + second.lines)
    }
  }

  @Test(arguments: [
    "will appear", "did appear", "will disappear", "did disappear", "suspended", "resumed",
  ])
  func `a popup can be dismissed and another one shown in every callback`(moment: String) {
    TestApp.runInNavigation { app, navigation in
      let other = FixedSizeView()
      var handle: PopupHandle<Never>?
      let diary = CallLog { line in
        guard line == moment || line.hasPrefix("\(moment):") else { return }
        handle?.dismiss(reason: .custom("from inside"))
        app.center.show(Popup(other).key("other"))
      }
      handle = app.center.show(
        Popup(FixedSizeView()).on(HomePage.self).pageExit(.keepAlive).recordingCallbacks(diary))
      app.runUntilIdle()
      navigation.pushViewController(DetailPage(), animated: true)
      app.runUntilIdle()
      navigation.popViewController(animated: true)
      app.runUntilIdle()

      #expect(handle?.outcomeIfDismissed?.reason == .custom("from inside"))
      #expect(app.overlays == [other.window])
    }
  }
}

extension Popup {
  /// Records every callback of the popup.
  fileprivate func recordingCallbacks(_ diary: CallLog) -> Popup {
    onWillAppear { diary.record($0 ? "will appear again" : "will appear") }
      .onDidAppear { diary.record($0 ? "did appear again" : "did appear") }
      .onWillDisappear { diary.record("will disappear") }
      .onDidDisappear { diary.record("did disappear") }
      .onSuspend { diary.record("suspended: \($0)") }
      .onResume { diary.record("resumed") }
      .onDismiss { diary.record("\($0.reason)") }
  }
}
