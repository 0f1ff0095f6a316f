// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// Forms in alerts with countdowns and in alerts that are updated.
@MainActor
@Suite(.uikitVariants)
struct StyledAlertFormUpdateTests {
  private func code(_ diary: CallLog = CallLog()) -> StyledAlert {
    StyledAlert(.edit, "Code").textField("Code").textField("Name")
      .validate("Code", when: .onSubmit) { $0.count == 6 ? nil : "Six digits." }
      .button("Verify") { diary.record("verify") }
  }

  @Test func `row 32: a refused submission does not stop another button's countdown`() throws {
    try TestApp.run { app in
      let diary = CallLog()
      code(diary)
        .button("Later", role: .cancel, countdown: .presses(after: .seconds(5))) {
          diary.record("later")
        }.show()
      app.runUntilIdle()
      try app.tap("Verify")
      app.device.clock.advance(by: 1)
      let card = try #require(app.styledAlert)
      #expect(app.visibleLabel("Six digits.") != nil)
      #expect(card.buttons[1].countdown?.isRunning == true)
      let before = try #require(card.countdownDriver.countdown(of: 1)).remaining

      app.device.clock.advance(by: 1)
      let after = try #require(card.countdownDriver.countdown(of: 1)).remaining
      #expect(before - after > .milliseconds(999))
      #expect(before - after < .milliseconds(1001))
      app.device.clock.advance(by: 5)

      #expect(diary.lines == ["later"])
      #expect(app.center.driver.isIdle)
    }
  }

  @Test
  func `a countdown whose submission is refused is finished, and the user can continue`() throws {
    try TestApp.run { app in
      let diary = CallLog()
      let handle = StyledAlert(.edit, "Code").textField("Code")
        .validate("Code", when: .onSubmit) { $0.count == 6 ? nil : "Six digits." }
        .button("Verify", countdown: .presses(after: .seconds(3))) { diary.record("verify") }.show()
      app.device.clock.advance(by: 5)
      let button = try #require(app.styledAlert).buttons[0]
      #expect(app.visibleLabel("Six digits.") != nil)
      #expect(handle.outcomeIfDismissed == nil)
      #expect(button.countdown == nil)
      #expect(button.isEnabled)
      #expect(diary.lines.isEmpty)

      app.device.type("123456")
      try app.tap("Verify")
      app.runUntilIdle()

      #expect(diary.lines == ["verify"])
      #expect(app.center.driver.isIdle)
    }
  }

  @Test
  func `a submit button with a countdown is enabled when both the form and the countdown allow it`()
    throws
  {
    try TestApp.run { app in
      let diary = CallLog()
      StyledAlert(.edit, "Code").textField("Code").validate("Code") { $0.isEmpty ? "Empty" : nil }
        .button("Verify", countdown: .enables(after: .seconds(3))) { diary.record("verify") }.show()
      app.runUntilIdle()
      let card = try #require(app.styledAlert)
      let (field, button) = (card.controls[0], card.buttons[0])
      app.device.type("1")
      #expect(!button.isEnabled)
      app.device.pressReturn()
      app.runUntilIdle()
      #expect(diary.lines.isEmpty)
      #expect(!field.isFirstResponder)

      field.becomeFirstResponder()
      app.device.deleteBackward()
      app.device.clock.advance(by: 4)
      #expect(!button.isEnabled)
      #expect(button.accessibilityTraits.contains(.notEnabled))
      app.device.type("1")
      #expect(button.isEnabled)
      #expect(button.accessibilityTraits == .button)
      try app.tap("Verify")
      app.runUntilIdle()

      #expect(diary.lines == ["verify"])
      #expect(app.center.driver.isIdle)
    }
  }

  @Test func `updating the message keeps texts, first responder and errors`() throws {
    try TestApp.run { app in
      let handle = code().show()
      app.runUntilIdle()
      app.device.type("12")
      try app.tap("Verify")
      app.runUntilIdle()
      let field = try #require(app.styledAlert?.controls.first)

      handle.update { $0.message("It is in the letter.") }
      app.runUntilIdle()

      let card = try #require(app.styledAlert)
      #expect(card.controls.first === field)
      #expect(field.isFirstResponder)
      #expect(app.visibleLabel("Six digits.") != nil)
      app.device.type("3456")
      try app.tap("Verify")
      app.runUntilIdle()
      #expect(handle.outcomeIfDismissed?.value?.values.text("Code") == "123456")
    }
  }

  @Test func `an update during validation does not cancel the validator`() throws {
    try TestApp.run { app in
      var finish: (@MainActor (String?) -> Void)?
      let handle = StyledAlert(.edit, "Account").textField("Name")
        .validate(
          "Name",
          asynchronously: { (_: String, completion: @escaping @MainActor (String?) -> Void) in
            finish = completion
          }
        )
        .button("Join").show()
      app.runUntilIdle()
      try app.tap("Join")
      handle.update { $0.message("A moment, please.") }
      app.runUntilIdle()
      #expect(app.styledAlert?.buttons[0].isBusy == true)

      finish?(nil)
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.value?.button.title == "Join")
    }
  }

  @Test func `an update with another field or validator makes a new form with the old texts`()
    throws
  {
    try TestApp.run { app in
      let handle = code().show()
      app.runUntilIdle()
      app.device.type("123456")

      handle.update {
        $0.textField("PIN").validate("PIN", when: .onSubmit) { $0.isEmpty ? "No PIN." : nil }
          .validateForm { _ in nil }
      }
      app.runUntilIdle()
      let card = try #require(app.styledAlert)
      #expect(card.controls.count == 3)
      #expect(card.formDriver?.values.text("Code") == "123456")
      try app.tap("Verify")
      app.runUntilIdle()
      #expect(handle.outcomeIfDismissed == nil)
      #expect(app.visibleLabel("No PIN.") != nil)
      #expect(card.controls[2].isFirstResponder)

      app.device.type("1")
      try app.tap("Verify")
      app.runUntilIdle()
      #expect(handle.outcomeIfDismissed?.value?.values.texts == ["123456", "", "1"])
    }
  }
}
