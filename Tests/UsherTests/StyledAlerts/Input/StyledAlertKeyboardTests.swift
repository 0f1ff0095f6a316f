// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// The card and the keyboard; the return key, and the focus.
@MainActor
struct StyledAlertKeyboardTests {
  private let form = StyledAlert(.edit, "Account").textField("Name").textField("Town")
    .button("Save").button("Later", role: .cancel)

  /// A card that has no room above the keyboard.
  private let long = (1...8).reduce(StyledAlert(.edit, "Address")) { $0.textField("Line \($1)") }
    .button("Save")

  @Test func `the first field has the focus when it appears, and the return key goes on`() throws {
    try Stand.run { stand in
      let handle = form.show()
      stand.settle()
      let fields = try #require(stand.styledAlert).controls.compactMap { $0 as? UITextField }
      #expect(fields[0].isFirstResponder && fields.map(\.returnKeyType) == [.next, .done])

      stand.device.type("Ann\n")
      stand.device.type("Delft\n")
      stand.settle()

      let answer = handle.outcomeIfEnded?.value
      #expect(answer?.texts == ["Ann", "Delft"] && answer?.button.title == "Save")
    }
  }

  @Test func `a field that is disabled is skipped, and what the app says about one is said last`()
    throws
  {
    try Stand.run { stand in
      StyledAlert(.edit).textField("A").textField("B") { $0.isEnabled = false }.toggle("C")
        .textField("D") { $0.returnKeyType = .go }.show()
      stand.settle()
      let fields = try #require(stand.styledAlert).controls
      #expect((fields[3] as? UITextField)?.returnKeyType == .go)

      stand.device.pressReturn()
      stand.settle()
      #expect(fields[3].isFirstResponder)
      stand.device.pressReturn()
      stand.settle()

      #expect(!fields[3].isFirstResponder && stand.styledAlert != nil, "nothing confirms")
    }
  }

  @Test(arguments: HeadlessSwitches.variants)
  func `a docked keyboard is made way for, once`(switches: HeadlessSwitches) throws {
    try Stand.run(switches: switches) { stand in
      form.show()
      stand.settle()
      let card = try #require(stand.styledAlert)
      let top = try #require(stand.device.keyboardTop)
      let place = card.convert(card.bounds, to: nil)
      // In the middle of what is left, with its margins.
      #expect(abs((place.minY + place.maxY) / 2 - (59 + top) / 2) < 1)

      card.controls[1].becomeFirstResponder()
      stand.settle()

      #expect(card.convert(card.bounds, to: nil) == place, "no second shift")
    }
  }

  @Test func `a keyboard that is up already is made way for, and comes back to the page`() throws {
    try Stand.run { stand in
      let below = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      stand.page.view.addSubview(below)
      below.becomeFirstResponder()
      stand.settle()
      let handle = form.show()
      stand.settle()
      let card = try #require(stand.styledAlert)
      let top = try #require(stand.device.keyboardTop)
      #expect(card.controls[0].isFirstResponder)
      #expect(card.convert(card.bounds, to: nil).maxY <= top - 16)

      handle.end()
      stand.settle()

      #expect(below.isFirstResponder && stand.device.keyboardTop != nil)
    }
  }

  @Test func `a keyboard that changes its height is followed`() throws {
    try Stand.run { stand in
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 60))
      StyledAlert(.edit).textField("A").textField("B") { $0.inputAccessoryView = bar }
        .button("OK").show()
      stand.settle()
      let card = try #require(stand.styledAlert)
      let before = card.convert(card.bounds, to: nil).midY

      card.controls[1].becomeFirstResponder()
      stand.settle()

      #expect(abs(before - card.convert(card.bounds, to: nil).midY - 30) < 1)
    }
  }

  @Test func `with a keyboard of its own, or one that floats, the card stays in the middle`() throws
  {
    try Stand.run { stand in
      stand.device.settings.hardwareKeyboard = true
      stand.settle()
      form.show()
      stand.settle()
      let card = try #require(stand.styledAlert)
      let place = card.convert(card.bounds, to: nil)
      #expect(card.controls[0].isFirstResponder && abs(place.midY - (59 + 818) / 2) < 1)

      // A floating one tells where it is, and covers nothing of the lower edge.
      NotificationCenter.default.post(
        name: UIResponder.keyboardWillChangeFrameNotification, object: nil,
        userInfo: [
          UIResponder.keyboardFrameEndUserInfoKey: CGRect(x: 40, y: 300, width: 300, height: 240)
        ])
      stand.settle()
      #expect(card.convert(card.bounds, to: nil) == place)

      stand.device.settings.hardwareKeyboard = false
      stand.settle()
      let top = try #require(stand.device.keyboardTop)
      #expect(card.convert(card.bounds, to: nil).maxY <= top - 16, "it has docked")
    }
  }

  @Test func `a card that is too high scrolls, so that the field being typed in is seen`() throws {
    try Stand.run { stand in
      long.show()
      stand.settle()
      let card = try #require(stand.styledAlert)
      #expect(card.scroll.isScrollEnabled)

      for number in 0..<8 {
        let field = card.controls[number]
        #expect(field.isFirstResponder)
        let place = field.convert(field.bounds, to: nil)
        let seen = card.scroll.convert(card.scroll.bounds, to: nil)
        #expect(place.minY >= seen.minY - 0.5 && place.maxY <= seen.maxY + 0.5, "\(number)")
        stand.device.type("x")
        if number < 7 { stand.device.pressReturn() }
        stand.settle()
      }
      stand.device.orientation = .landscapeLeft
      stand.settle()

      let (field, top) = (card.controls[7], try #require(stand.device.keyboardTop))
      let place = field.convert(field.bounds, to: nil)
      let seen = card.scroll.convert(card.scroll.bounds, to: nil)
      #expect(seen.maxY <= top && place.minY >= seen.minY - 0.5 && place.maxY <= seen.maxY + 0.5)
    }
  }

  @Test func `what is wrong out of sight is scrolled to`() throws {
    try Stand.run { stand in
      long.validate("Line 1", .onConfirm) { $0.isEmpty ? "Enter a line." : nil }.show()
      stand.settle()
      let card = try #require(stand.styledAlert)
      card.controls[7].becomeFirstResponder()
      stand.settle()
      #expect(card.scroll.contentOffset.y > 100)

      stand.device.pressReturn()
      stand.settle()

      let label = try #require(stand.seen("Enter a line."))
      let seen = card.scroll.convert(card.scroll.bounds, to: nil)
      let place = label.convert(label.bounds, to: nil)
      #expect(card.controls[0].isFirstResponder)
      #expect(place.minY >= seen.minY && place.maxY <= seen.maxY + 0.5)
    }
  }

  @Test(arguments: [true, false])
  func `the first tap outside ends editing, the second closes it, if it may`(mayClose: Bool) {
    Stand.run { stand in
      let handle = form.closedBy(mayClose ? .tapOutside : []).show()
      stand.settle()
      #expect(stand.styledAlert?.controls[0].isFirstResponder == true)

      stand.device.tap(at: CGPoint(x: 20, y: 80))
      stand.settle()
      #expect(stand.device.keyboardTop == nil && handle.outcomeIfEnded == nil)
      stand.device.tap(at: CGPoint(x: 20, y: 80))
      stand.settle()

      #expect(handle.outcomeIfEnded?.value?.button.role == (mayClose ? .cancel : nil))
    }
  }

  @Test func `row 31: a switch, then a field, then a tap outside: nothing breaks`() throws {
    try Stand.run { stand in
      let handle = StyledAlert(.edit).toggle("News", isOn: true).textField("Name")
        .toggle("More").closedBy(.tapOutside).show()
      stand.settle()
      let card = try #require(stand.styledAlert)
      #expect(card.controls[1].isFirstResponder)
      try stand.tap("More")
      stand.device.type("Ann\n")
      for _ in 1...2 {
        stand.device.tap(at: CGPoint(x: 20, y: 80))
        stand.settle()
      }

      #expect(handle.outcomeIfEnded?.reason == .dismissed)
      let values = try #require(card.input?.values)
      #expect(values.texts == ["Ann"] && values.isOn("News") && values.isOn("More"))
    }
  }

  @Test func `kept alive it is back with its texts, its switches and its focus`() throws {
    try Stand.runInNavigation { stand, navigation in
      let handle = form.toggle("News").on(HomePage.self).keepAlive().show()
      stand.settle()
      let card = try #require(stand.styledAlert)
      stand.device.type("Ann\n")
      stand.device.type("Del")
      try stand.tap("News")
      stand.settle()

      navigation.pushViewController(DetailPage(), animated: true)
      stand.settle()
      #expect(stand.styledAlert == nil && stand.device.keyboardTop == nil)
      #expect(stand.center.suspended.map(\.id) == [handle.id])
      navigation.popViewController(animated: true)
      stand.settle()

      #expect(stand.styledAlert === card && card.controls[1].isFirstResponder)
      stand.device.type("ft\n")
      stand.settle()
      let answer = try #require(handle.outcomeIfEnded?.value)
      #expect(answer.texts == ["Ann", "Delft"] && answer.isOn("News"))
    }
  }

  @Test func `a page that is left takes it away, with the keyboard`() {
    Stand.runInNavigation { stand, navigation in
      let handle = form.on(HomePage.self).leavesWithPage().show()
      stand.settle()

      navigation.pushViewController(DetailPage(), animated: true)
      stand.settle()

      #expect(handle.outcomeIfEnded?.reason == .pageLeft && handle.outcomeIfEnded?.value == nil)
      #expect(stand.device.keyboardTop == nil && stand.overlays.isEmpty)
    }
  }

  @Test func `nothing is left of it`() throws {
    try Stand.run { stand in
      weak var card: StyledAlertView?
      weak var input: StyledAlertInput?
      try {
        form.validate("Name") { $0.isEmpty ? "Empty" : nil }.show()
        stand.settle()
        card = stand.styledAlert
        input = card?.input
        stand.device.type("Ann")
        try stand.tap("Save")
        stand.settle()
      }()

      #expect(card == nil && input == nil && stand.center.driver.isIdle)
    }
  }
}
