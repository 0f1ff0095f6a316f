// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// What a popup is told on its way.
@MainActor
struct PopupCallbackTests {
  @Test(arguments: HeadlessSwitches.singleSwitchVariants)
  func `a popup is told of each step, once and in order`(switches: HeadlessSwitches) {
    TestApp.run(switches: switches) { app in
      let diary = CallLog()
      let handle = app.center.show(Popup(FixedSizeView()).recordingCallbacks(diary))
      #expect(diary.lines == ["will appear"])
      app.runUntilIdle()
      #expect(diary.lines == ["will appear", "did appear"])

      handle.dismiss()
      #expect(diary.lines.last == "will leave")
      app.runUntilIdle()

      #expect(
        diary.lines == ["will appear", "did appear", "will leave", "did leave", "dismissed"])
    }
  }

  @Test func `a popup that is suspended and comes back is told so, and that it is a return`() {
    TestApp.run { app in
      let diary = CallLog()
      app.center.show(Popup(FixedSizeView()).recordingCallbacks(diary))
      app.runUntilIdle()
      let urgent = app.center.show(
        Popup(FixedSizeView()).priority(.urgent).conflict())
      app.runUntilIdle()
      #expect(Array(diary.lines[2...]) == ["will leave", "did leave", "suspended: interrupted"])

      urgent.dismiss()
      app.runUntilIdle()

      #expect(Array(diary.lines[5...]) == ["resumed", "will appear again", "did appear again"])
    }
  }

  @Test func `a popup that is only out of sight during a transition is told nothing`() throws {
    try TestApp.run { app in
      let diary = CallLog()
      app.center.show(Popup(FixedSizeView()).recordingCallbacks(diary))
      app.runUntilIdle()
      let presenter = try #require(app.presenter)

      presenter.hide(alongside: nil)
      presenter.unhide(alongside: nil)
      app.runUntilIdle()

      #expect(diary.lines == ["will appear", "did appear"])
    }
  }

  @Test func `a popup that never appears is told only that it has ended`() {
    TestApp.run { app in
      let diary = CallLog()
      app.center.show(Popup(FixedSizeView()))
      app.center.show(Popup(FixedSizeView()).recordingCallbacks(diary)).dismiss()

      #expect(diary.lines == ["dismissed"])
    }
  }

  @Test func `a popup whose view the app removes has left, and ended`() {
    TestApp.run { app in
      let (box, diary) = (FixedSizeView(), CallLog())
      app.center.show(Popup(box).recordingCallbacks(diary))
      app.runUntilIdle()

      box.removeFromSuperview()
      app.runTurn()

      #expect(Array(diary.lines[2...]) == ["will leave", "did leave", "removedByApp"])
    }
  }

  @Test func `an appearance that is cut short has no did appear`() {
    TestApp.run { app in
      let diary = CallLog()
      let handle = app.center.show(Popup(FixedSizeView()).recordingCallbacks(diary))
      app.device.clock.advance(by: 0.1)

      handle.dismiss()
      app.runUntilIdle()

      #expect(diary.lines == ["will appear", "will leave", "did leave", "dismissed"])
    }
  }

  @Test func `an alert of a joined popup tells both owners`() {
    TestApp.run { app in
      let (first, second) = (CallLog(), CallLog())
      app.center.show(Popup(FixedSizeView()).key("offer").recordingCallbacks(first))
      let handle = app.center.show(Popup(FixedSizeView()).key("offer").recordingCallbacks(second))
      app.runUntilIdle()
      handle.dismiss()
      app.runUntilIdle()

      #expect(second.lines == ["did appear", "will leave", "did leave", "dismissed"])
      #expect(first.lines == ["will appear"] + second.lines)
    }
  }

  @Test(arguments: ["will appear", "did appear", "will leave", "did leave", "suspended", "resumed"])
  func `a popup can be ended and another asked for in every callback`(moment: String) {
    TestApp.runInNavigation { app, navigation in
      let other = FixedSizeView()
      var handle: PopupHandle<Never>?
      let diary = CallLog { line in
        guard line == moment || line.hasPrefix("\(moment):") else { return }
        handle?.dismiss(.custom("from inside"))
        app.center.show(Popup(other).key("other"))
      }
      handle = app.center.show(
        Popup(FixedSizeView()).on(HomePage.self).keepAlive().recordingCallbacks(diary))
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
  /// Notes everything that the popup is told.
  fileprivate func recordingCallbacks(_ diary: CallLog) -> Popup {
    onWillAppear { diary.record($0 ? "will appear again" : "will appear") }
      .onDidAppear { diary.record($0 ? "did appear again" : "did appear") }
      .onWillDisappear { diary.record("will leave") }
      .onDidDisappear { diary.record("did leave") }
      .onSuspend { diary.record("suspended: \($0)") }
      .onResume { diary.record("resumed") }
      .onDismiss { diary.record("\($0.reason)") }
  }
}
