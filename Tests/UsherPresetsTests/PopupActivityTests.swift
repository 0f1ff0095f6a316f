// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import Usher
import UsherPresets
import UsherTesting

@MainActor
struct PopupActivityTests {
  @Test func `a short activity is not shown`() {
    PresetApp.run { app in
      let activity = app.center.beginActivity("Saving")
      app.advance(by: .milliseconds(200))
      activity.end()
      app.advance(by: .milliseconds(100))
      #expect(!app.isVisible("Saving"))
      app.advance(by: .seconds(2))
      #expect(!app.isVisible("Saving"))
    }
  }

  @Test func `once an activity is shown it stays for a while, and then disappears`() {
    PresetApp.run { app in
      let activity = app.center.beginActivity("Saving")
      app.advance(by: .milliseconds(300))
      activity.end()
      activity.end()
      app.advance(by: .milliseconds(800))
      #expect(app.isVisible("Saving"))
      app.advance(by: .seconds(1))
      #expect(!app.isVisible("Saving"))
    }
  }

  @Test func `activities that overlap share a card, which shows the newest one`() {
    PresetApp.run { app in
      let first = app.center.beginActivity("Saving")
      app.advance(by: .seconds(2))
      let second = app.center.beginActivity("Uploading")
      app.advance(by: .seconds(2))
      #expect(app.isVisible("Uploading"))
      #expect(!app.isVisible("Saving"))
      #expect(app.center.visiblePopups.count == 1)

      second.end()
      app.advance(by: .seconds(2))
      #expect(app.isVisible("Saving"))
      first.end()
      app.advance(by: .seconds(2))
      #expect(app.center.visiblePopups.isEmpty)
    }
  }

  @Test func `an activity that begins right after another one keeps the card`() {
    PresetApp.run { app in
      let first = app.center.beginActivity("Saving")
      app.advance(by: .milliseconds(600))
      let card = app.center.visiblePopups.first?.id
      first.end()
      app.advance(by: .milliseconds(100))
      let second = app.center.beginActivity("Uploading")
      app.advance(by: .seconds(3))
      #expect(app.isVisible("Uploading"))
      #expect(app.center.visiblePopups.map(\.id) == [card])

      second.end()
      app.advance(by: .milliseconds(100))
      let third = app.center.beginActivity("Sorting")
      app.advance(by: .seconds(3))
      #expect(app.isVisible("Sorting"), "also while the last card is disappearing")
      third.end()
      app.advance(by: .seconds(2))
      #expect(app.center.visiblePopups.isEmpty)
    }
  }

  @Test func `progress replaces the spinner, and its number may be anything`() {
    PresetApp.run { app in
      let activity = app.center.beginActivity("Uploading")
      app.advance(by: .seconds(1))
      @MainActor func values() -> [String] {
        app.advance(by: .milliseconds(100))
        return app.device.probe.elements.compactMap(\.view.accessibilityValue)
      }
      @MainActor func spinner() -> UIActivityIndicatorView? {
        app.device.probe.windows.lazy.compactMap { $0.first(UIActivityIndicatorView.self) }.first
      }
      #expect(values() == [])
      #expect(spinner()?.isHidden == false)
      for (progress, text) in [(0.25, "25%"), (7, "100%"), (-.infinity, "0%"), (.nan, "0%")] {
        activity.progress = progress
        #expect(values() == [text])
        #expect(spinner()?.isHidden == true)
      }
      activity.progress = nil
      #expect(values() == [])
      #expect(spinner()?.isHidden == false)
    }
  }

  @Test func `the user can cancel only if there is a button, and the app ends the activity`() throws
  {
    try PresetApp.run { app in
      var cancelCount = 0
      let activity = app.center.beginActivity("Uploading", cancelTitle: "Stop") { cancelCount += 1 }
      app.advance(by: .seconds(1))
      try app.device.probe.tap("Stop")
      app.advance(by: .seconds(1))
      #expect(cancelCount == 1)
      #expect(app.isVisible("Uploading"))
      #expect(app.device.probe.performEscape())
      #expect(cancelCount == 2, "as the escape gesture does")
      activity.end()
      app.advance(by: .seconds(2))
      #expect(!app.isVisible("Uploading"))

      _ = app.center.beginActivity("Saving")
      app.advance(by: .seconds(1))
      #expect(!app.isVisible("Stop"))
      app.device.touchDown(at: CGPoint(x: 8, y: 100))
      app.device.touchUp()
      app.advance(by: .seconds(1))
      #expect(app.isVisible("Saving"), "a tap outside does not dismiss it")
      #expect(!app.device.probe.performEscape())
    }
  }

  @Test(arguments: [true, false])
  func `the page can be used only if it is not blocked`(blocks: Bool) {
    PresetApp.run { app in
      app.field.becomeFirstResponder()
      _ = app.center.beginActivity("Saving", blocksPage: blocks)
      app.advance(by: .seconds(1))
      #expect(app.field.isFirstResponder != blocks)
      #expect((app.device.probe.hitTest(CGPoint(x: 100, y: 220)) === app.field) != blocks)
    }
  }

  @Test func `a logout removes the card, and the next activity has another one`() {
    PresetApp.run { app in
      let activity = app.center.beginActivity("Saving")
      app.advance(by: .seconds(1))
      app.center.dismissAll(reason: .loggedOut, animated: false)
      app.advance(by: .seconds(1))
      #expect(!app.isVisible("Saving"))
      activity.text = "Late"
      activity.end()

      _ = app.center.beginActivity("Loading")
      app.advance(by: .seconds(1))
      #expect(app.isVisible("Loading"))
    }
  }

  @Test func `an activity that begins while the app dismisses the card is shown`() {
    PresetApp.run { app in
      let first = app.center.beginActivity("Saving")
      app.advance(by: .seconds(1))
      app.center.dismissAll()
      let second = app.center.beginActivity("Signing out")
      app.advance(by: .seconds(2))
      #expect(app.isVisible("Signing out"))

      second.end()
      app.advance(by: .seconds(2))
      #expect(app.center.visiblePopups.isEmpty)
      first.end()
    }
  }

  @Test func `an activity without a text is shown, too`() {
    PresetApp.run { app in
      let activity = app.center.beginActivity()
      app.advance(by: .seconds(1))
      #expect(app.center.visiblePopups.count == 1)
      activity.progress = 0.5
      app.advance(by: .milliseconds(100))
      #expect(app.device.probe.audit().isEmpty)
      activity.text = "Nearly done"
      app.advance(by: .seconds(1))
      #expect(app.isVisible("Nearly done"))
      #expect(app.device.probe.audit().isEmpty)
    }
  }

  @Test func `an operation that throws ends its activity`() async {
    struct Failure: Error {}
    await VirtualDevice.run { device in
      let app = PresetApp(device: device)
      await #expect(throws: Failure.self) {
        try await app.center.withActivity("Saving") { activity in
          activity.progress = 0.5
          app.advance(by: .seconds(1))
          #expect(app.isVisible("Saving"))
          throw Failure()
        }
      }
      await device.advance(by: .seconds(2))
      #expect(!app.isVisible("Saving"))
    }
  }
}

extension UIView {
  /// The first view of a class in the hierarchy.
  fileprivate func first<View: UIView>(_ type: View.Type) -> View? {
    self as? View ?? subviews.lazy.compactMap { $0.first(type) }.first
  }
}
