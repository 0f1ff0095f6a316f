// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import Usher
import UsherPresets
import UsherTesting

@MainActor
struct ConfirmationTests {
  @Test func `a confirmation is in the middle, and disappears by itself`() {
    PresetApp.run { app in
      let handle = app.show(.confirmation("Added", message: "It is in your bag."))
      #expect(abs(app.frame("Added").midX - app.device.window.bounds.midX) < 1)
      #expect(app.frame("It is in your bag.").minY > app.frame("Added").maxY)
      #expect(handle.isVisible)
      app.advance(by: .seconds(4))
      #expect(handle.outcomeIfDismissed?.reason == .displayDurationElapsed)
    }
  }

  @Test func `a tap on it dismisses it, and one beside it reaches the page`() {
    PresetApp.run { app in
      app.field.becomeFirstResponder()
      let handle = app.show(.confirmation("Added"))
      #expect(app.field.isFirstResponder)
      #expect(app.device.probe.hitTest(CGPoint(x: 100, y: 220)) === app.field)
      app.tap(at: CGPoint(x: app.frame("Added").midX, y: app.frame("Added").minY - 30))
      app.advance(by: .milliseconds(600))
      #expect(handle.outcomeIfDismissed?.reason == .dismissedByUser)
    }
  }

  @Test(arguments: [StyledAlertStyle.success, .error, .info])
  func `the default theme has its haptic and its sound, which are played once`(
    style: StyledAlertStyle
  ) {
    PresetApp.run { app in
      var played: [StyledAlertStyle] = []
      StyledAlertTheme.default.feedback = { style in StyledAlertFeedback { played.append(style) } }
      let handle = app.show(.confirmation("Added", style: style), for: .milliseconds(100))
      #expect(played == [], "not before the icon is drawn")
      app.advance(by: .milliseconds(900))
      #expect(played == [style])
      let view = app.device.probe.element("Added")?.view.superview
      let card = view?.superview
      view?.removeFromSuperview()
      if let view { card?.addSubview(view) }
      app.advance(by: .milliseconds(600))
      #expect(played == [style], "not in another window")
      app.center.show(
        Popup<Never>(UIView()).size(CGSize(width: 9, height: 9)).lane(.toasts)
          .priority(.urgent).conflict(.interrupt).displayDuration(.seconds(1)))
      app.advance(by: .seconds(6))
      #expect(handle.isDismissed)
      #expect(played == [style])
    }
  }

  @Test func `VoiceOver announces it, and does not keep it`() {
    var settings = DeviceSettings()
    settings.voiceOver = true
    PresetApp.run(settings) { app in
      let handle = app.show(.confirmation("Added"), for: .seconds(8))
      #expect(app.device.announcements == ["Added"])
      #expect(handle.isDismissed)
    }
  }

  @Test func `with a huge text nothing is cut`() {
    var settings = DeviceSettings()
    settings.textSize = .accessibilityExtraExtraExtraLarge
    PresetApp.run(settings) { app in
      app.show(.confirmation("The cup was moved to the shelf", image: UIImage(systemName: "bag")))
      #expect(app.frame("The cup was moved to the shelf").height > 100)
      #expect(app.device.probe.audit().isEmpty)
    }
  }
}
