// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// Layout above the keyboard, the return key and the first responder.
@MainActor
@Suite(.uikitVariants)
struct StyledAlertKeyboardTests {
  private let form = StyledAlert(.edit, "Account").textField("Name").textField("Town")
    .button("Save").button("Later", role: .cancel)

  /// A card that is higher than the space above the keyboard.
  private let long = (1...8).reduce(StyledAlert(.edit, "Address")) { $0.textField("Line \($1)") }
    .button("Save")

  @Test
  func `the first field is first responder on appearance, and the return key moves to the next`()
    throws
  {
    try TestApp.run { app in
      let handle = form.show()
      app.runUntilIdle()
      let fields = try #require(app.styledAlert).controls.compactMap { $0 as? UITextField }
      #expect(fields[0].isFirstResponder)
      #expect(fields.map(\.returnKeyType) == [.next, .done])

      app.device.type("Ann\n")
      app.device.type("Delft\n")
      app.runUntilIdle()

      let result = handle.outcomeIfDismissed?.value
      #expect(result?.values.texts == ["Ann", "Delft"])
      #expect(result?.button.title == "Save")
    }
  }

  @Test func `a disabled field is skipped, and the return key type set by the app is kept`()
    throws
  {
    try TestApp.run { app in
      StyledAlert(.edit).textField("A").textField("B") { $0.isEnabled = false }.toggle("C")
        .textField("D") { $0.returnKeyType = .go }.show()
      app.runUntilIdle()
      let fields = try #require(app.styledAlert).controls
      #expect((fields[3] as? UITextField)?.returnKeyType == .go)

      app.device.pressReturn()
      app.runUntilIdle()
      #expect(fields[3].isFirstResponder)
      app.device.pressReturn()
      app.runUntilIdle()

      #expect(!fields[3].isFirstResponder)
      #expect(app.styledAlert != nil, "no button submits")
    }
  }

  @Test(arguments: HeadlessSwitches.singleSwitchVariants)
  func `the card moves up once for a docked keyboard`(switches: HeadlessSwitches) throws {
    try TestApp.run(switches: switches) { app in
      form.show()
      app.runUntilIdle()
      let card = try #require(app.styledAlert)
      let top = try #require(app.device.keyboardTop)
      let frame = card.convert(card.bounds, to: nil)
      // Centered in the remaining space, with its margins.
      #expect(abs((frame.minY + frame.maxY) / 2 - (59 + top) / 2) < 1)

      card.controls[1].becomeFirstResponder()
      app.runUntilIdle()

      #expect(card.convert(card.bounds, to: nil) == frame, "no second shift")
    }
  }

  @Test
  func `the card is above a keyboard that is already visible, which returns to the page later`()
    throws
  {
    try TestApp.run { app in
      let below = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      app.page.view.addSubview(below)
      below.becomeFirstResponder()
      app.runUntilIdle()
      let handle = form.show()
      app.runUntilIdle()
      let card = try #require(app.styledAlert)
      let top = try #require(app.device.keyboardTop)
      #expect(card.controls[0].isFirstResponder)
      #expect(card.convert(card.bounds, to: nil).maxY <= top - 16)

      handle.dismiss()
      app.runUntilIdle()

      #expect(below.isFirstResponder)
      #expect(app.device.keyboardTop != nil)
    }
  }

  @Test func `the card follows a keyboard that changes its height`() throws {
    try TestApp.run { app in
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 60))
      StyledAlert(.edit).textField("A").textField("B") { $0.inputAccessoryView = bar }
        .button("OK").show()
      app.runUntilIdle()
      let card = try #require(app.styledAlert)
      let before = card.convert(card.bounds, to: nil).midY

      card.controls[1].becomeFirstResponder()
      app.runUntilIdle()

      #expect(abs(before - card.convert(card.bounds, to: nil).midY - 30) < 1)
    }
  }

  @Test func `the card stays centered with a hardware or a floating keyboard`() throws {
    try TestApp.run { app in
      app.device.settings.hardwareKeyboard = true
      app.runUntilIdle()
      form.show()
      app.runUntilIdle()
      let card = try #require(app.styledAlert)
      let frame = card.convert(card.bounds, to: nil)
      #expect(card.controls[0].isFirstResponder)
      #expect(abs(frame.midY - (59 + 818) / 2) < 1)

      // A floating keyboard reports its frame but does not overlap the bottom edge.
      NotificationCenter.default.post(
        name: UIResponder.keyboardWillChangeFrameNotification, object: nil,
        userInfo: [
          UIResponder.keyboardFrameEndUserInfoKey: CGRect(x: 40, y: 300, width: 300, height: 240)
        ])
      app.runUntilIdle()
      #expect(card.convert(card.bounds, to: nil) == frame)

      app.device.settings.hardwareKeyboard = false
      app.runUntilIdle()
      let top = try #require(app.device.keyboardTop)
      #expect(card.convert(card.bounds, to: nil).maxY <= top - 16, "the keyboard is docked")
    }
  }

  @Test func `a high card scrolls so that the edited field is visible`() throws {
    try TestApp.run { app in
      long.show()
      app.runUntilIdle()
      let card = try #require(app.styledAlert)
      #expect(card.scrollView.isScrollEnabled)

      for number in 0..<8 {
        let field = card.controls[number]
        #expect(field.isFirstResponder)
        let frame = field.convert(field.bounds, to: nil)
        let seen = card.scrollView.convert(card.scrollView.bounds, to: nil)
        #expect(frame.minY >= seen.minY - 0.5, "\(number)")
        #expect(frame.maxY <= seen.maxY + 0.5, "\(number)")
        app.device.type("x")
        if number < 7 { app.device.pressReturn() }
        app.runUntilIdle()
      }
      app.device.orientation = .landscapeLeft
      app.runUntilIdle()

      let (field, top) = (card.controls[7], try #require(app.device.keyboardTop))
      let frame = field.convert(field.bounds, to: nil)
      let seen = card.scrollView.convert(card.scrollView.bounds, to: nil)
      #expect(seen.maxY <= top)
      #expect(frame.minY >= seen.minY - 0.5)
      #expect(frame.maxY <= seen.maxY + 0.5)
    }
  }

  @Test func `an invalid field that is not visible is scrolled to`() throws {
    try TestApp.run { app in
      long.validate("Line 1", when: .onSubmit) { $0.isEmpty ? "Enter a line." : nil }.show()
      app.runUntilIdle()
      let card = try #require(app.styledAlert)
      card.controls[7].becomeFirstResponder()
      app.runUntilIdle()
      #expect(card.scrollView.contentOffset.y > 100)

      app.device.pressReturn()
      app.runUntilIdle()

      let label = try #require(app.visibleLabel("Enter a line."))
      let seen = card.scrollView.convert(card.scrollView.bounds, to: nil)
      let frame = label.convert(label.bounds, to: nil)
      #expect(card.controls[0].isFirstResponder)
      #expect(frame.minY >= seen.minY)
      #expect(frame.maxY <= seen.maxY + 0.5)
    }
  }

  @Test(arguments: [true, false])
  func `the first tap outside ends editing, the second dismisses the alert if allowed`(
    canDismiss: Bool
  ) {
    TestApp.run { app in
      let handle = form.dismissGestures(canDismiss ? .tapOutside : []).show()
      app.runUntilIdle()
      #expect(app.styledAlert?.controls[0].isFirstResponder == true)

      app.device.tap(at: CGPoint(x: 20, y: 80))
      app.runUntilIdle()
      #expect(app.device.keyboardTop == nil)
      #expect(handle.outcomeIfDismissed == nil)
      app.device.tap(at: CGPoint(x: 20, y: 80))
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.value?.button.role == (canDismiss ? .cancel : nil))
    }
  }

  @Test func `row 31: a switch, a field and a tap outside work after one another`() throws {
    try TestApp.run { app in
      let handle = StyledAlert(.edit).toggle("News", isOn: true).textField("Name")
        .toggle("More").dismissGestures(.tapOutside).show()
      app.runUntilIdle()
      let card = try #require(app.styledAlert)
      #expect(card.controls[1].isFirstResponder)
      try app.tap("More")
      app.device.type("Ann\n")
      for _ in 1...2 {
        app.device.tap(at: CGPoint(x: 20, y: 80))
        app.runUntilIdle()
      }

      #expect(handle.outcomeIfDismissed?.reason == .dismissedByUser)
      let values = try #require(card.formDriver?.values)
      #expect(values.texts == ["Ann"])
      #expect(values.isOn("News"))
      #expect(values.isOn("More"))
    }
  }

  @Test func `a kept-alive alert resumes with its texts, switches and first responder`() throws {
    try TestApp.runInNavigation { app, navigation in
      let handle = form.toggle("News").on(HomePage.self).pageExit(.keepAlive).show()
      app.runUntilIdle()
      let card = try #require(app.styledAlert)
      app.device.type("Ann\n")
      app.device.type("Del")
      try app.tap("News")
      app.runUntilIdle()

      navigation.pushViewController(DetailPage(), animated: true)
      app.runUntilIdle()
      #expect(app.styledAlert == nil)
      #expect(app.device.keyboardTop == nil)
      #expect(app.center.suspendedPopups.map(\.id) == [handle.id])
      navigation.popViewController(animated: true)
      app.runUntilIdle()

      #expect(app.styledAlert === card)
      #expect(card.controls[1].isFirstResponder)
      app.device.type("ft\n")
      app.runUntilIdle()
      let result = try #require(handle.outcomeIfDismissed?.value)
      #expect(result.values.texts == ["Ann", "Delft"])
      #expect(result.values.isOn("News"))
    }
  }

  @Test func `an alert is dismissed with its page, and so is the keyboard`() {
    TestApp.runInNavigation { app, navigation in
      let handle = form.on(HomePage.self).pageExit(.dismiss).show()
      app.runUntilIdle()

      navigation.pushViewController(DetailPage(), animated: true)
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .pageLeft)
      #expect(handle.outcomeIfDismissed?.value == nil)
      #expect(app.device.keyboardTop == nil)
      #expect(app.overlays.isEmpty)
    }
  }

  @Test func `a dismissed alert with a form releases its view and form controller`() throws {
    try TestApp.run { app in
      weak var card: StyledAlertView?
      weak var input: StyledAlertFormDriver?
      try {
        form.validate("Name") { $0.isEmpty ? "Empty" : nil }.show()
        app.runUntilIdle()
        card = app.styledAlert
        input = card?.formDriver
        app.device.type("Ann")
        try app.tap("Save")
        app.runUntilIdle()
      }()

      #expect(card == nil)
      #expect(input == nil)
      #expect(app.center.driver.isIdle)
    }
  }
}
