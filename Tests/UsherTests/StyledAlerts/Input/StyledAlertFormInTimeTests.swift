// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// Forms on cards that count down, and on cards that change.
@MainActor
struct StyledAlertFormInTimeTests {
  private func code(_ diary: Diary = Diary()) -> StyledAlert {
    StyledAlert(.edit, "Code").textField("Code").textField("Name")
      .validate("Code", .onConfirm) { $0.count == 6 ? nil : "Six digits." }
      .button("Verify") { diary.note("verify") }
  }

  @Test func `row 32: an input that is refused leaves the countdown running`() throws {
    try Stand.run { stand in
      let diary = Diary()
      code(diary)
        .button("Later", role: .cancel, countdown: .presses(after: .seconds(5))) {
          diary.note("later")
        }.show()
      stand.settle()
      try stand.tap("Verify")
      stand.device.clock.advance(by: 1)
      let card = try #require(stand.styledAlert)
      #expect(stand.seen("Six digits.") != nil && card.buttons[1].countdown?.runs == true)
      let before = try #require(card.timekeeper?.countdown(of: 1)).remaining

      stand.device.clock.advance(by: 1)
      let after = try #require(card.timekeeper?.countdown(of: 1)).remaining
      #expect(before - after > .milliseconds(999) && before - after < .milliseconds(1001))
      stand.device.clock.advance(by: 5)

      #expect(diary.lines == ["later"] && stand.center.driver.isIdle)
    }
  }

  @Test func `a countdown that presses what is refused is over, and the user goes on`() throws {
    try Stand.run { stand in
      let diary = Diary()
      let handle = StyledAlert(.edit, "Code").textField("Code")
        .validate("Code", .onConfirm) { $0.count == 6 ? nil : "Six digits." }
        .button("Verify", countdown: .presses(after: .seconds(3))) { diary.note("verify") }.show()
      stand.device.clock.advance(by: 5)
      let button = try #require(stand.styledAlert).buttons[0]
      #expect(stand.seen("Six digits.") != nil && handle.outcomeIfEnded == nil)
      #expect(button.countdown == nil && button.isEnabled && diary.lines.isEmpty)

      stand.device.type("123456")
      try stand.tap("Verify")
      stand.settle()

      #expect(diary.lines == ["verify"] && stand.center.driver.isIdle)
    }
  }

  @Test func `a button that waits and is not allowed needs both to be tapped`() throws {
    try Stand.run { stand in
      let diary = Diary()
      StyledAlert(.edit, "Code").textField("Code").validate("Code") { $0.isEmpty ? "Empty" : nil }
        .button("Verify", countdown: .activates(after: .seconds(3))) { diary.note("verify") }.show()
      stand.settle()
      let card = try #require(stand.styledAlert)
      let (field, button) = (card.controls[0], card.buttons[0])
      stand.device.type("1")
      #expect(!button.isEnabled)
      stand.device.pressReturn()
      stand.settle()
      #expect(diary.lines.isEmpty && !field.isFirstResponder)

      field.becomeFirstResponder()
      stand.device.deleteBackward()
      stand.device.clock.advance(by: 4)
      #expect(!button.isEnabled && button.accessibilityTraits.contains(.notEnabled))
      stand.device.type("1")
      #expect(button.isEnabled && button.accessibilityTraits == .button)
      try stand.tap("Verify")
      stand.settle()

      #expect(diary.lines == ["verify"] && stand.center.driver.isIdle)
    }
  }

  @Test func `an update of the text keeps what was typed, the focus and what is wrong`() throws {
    try Stand.run { stand in
      let handle = code().show()
      stand.settle()
      stand.device.type("12")
      try stand.tap("Verify")
      stand.settle()
      let field = try #require(stand.styledAlert?.controls.first)

      handle.update { $0.message("It is in the letter.") }
      stand.settle()

      let card = try #require(stand.styledAlert)
      #expect(card.controls.first === field && field.isFirstResponder)
      #expect(stand.seen("Six digits.") != nil)
      stand.device.type("3456")
      try stand.tap("Verify")
      stand.settle()
      #expect(handle.outcomeIfEnded?.value?.text("Code") == "123456")
    }
  }

  @Test func `an update while a server is asked leaves it asked`() throws {
    try Stand.run { stand in
      var answer: (@MainActor (String?) -> Void)?
      let handle = StyledAlert(.edit, "Account").textField("Name")
        .validate(
          "Name",
          asking: { (_: String, tell: @escaping @MainActor (String?) -> Void) in
            answer = tell
          }
        )
        .button("Join").show()
      stand.settle()
      try stand.tap("Join")
      handle.update { $0.message("A moment, please.") }
      stand.settle()
      #expect(stand.styledAlert?.buttons[0].isBusy == true)

      answer?(nil)
      stand.settle()

      #expect(handle.outcomeIfEnded?.value?.button.title == "Join")
    }
  }

  @Test func `an update with another field or another judge is a new form with the old texts`()
    throws
  {
    try Stand.run { stand in
      let handle = code().show()
      stand.settle()
      stand.device.type("123456")

      handle.update {
        $0.textField("PIN").validate("PIN", .onConfirm) { $0.isEmpty ? "No PIN." : nil }
          .validate { _ in nil }
      }
      stand.settle()
      let card = try #require(stand.styledAlert)
      #expect(card.controls.count == 3 && card.input?.values.text("Code") == "123456")
      try stand.tap("Verify")
      stand.settle()
      #expect(handle.outcomeIfEnded == nil && stand.seen("No PIN.") != nil)
      #expect(card.controls[2].isFirstResponder)

      stand.device.type("1")
      try stand.tap("Verify")
      stand.settle()
      #expect(handle.outcomeIfEnded?.value?.texts == ["123456", "", "1"])
    }
  }
}
