// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing

@testable import UsherCore

/// Where the focus goes, and what is judged at once.
struct StyledAlertFormTests {
  typealias Form = StyledAlertForm

  /// The name must be filled in; judged while the user types.
  private static let required = Form.Check(field: 0, place: .field(0), .live)

  private static func named(_ text: String = "") -> FormPlay {
    var play = FormPlay([text, ""], [required]) { _, texts in
      texts[0].isEmpty ? .wrong("Enter a name.") : .fine
    }
    play.begin()
    return play
  }

  @Test func `the return key goes on to the next field that can be typed into`() {
    let fields = [
      Form.Field(.line, .text("")), Form.Field(.none, .isOn(true)),
      Form.Field(.line, .text(""), isEnabled: false), Form.Field(.lines, .text("")),
      Form.Field(.none, .selection(1)), Form.Field(.line, .text("")),
    ]
    var play = FormPlay(Form(fields: fields, checks: [], confirming: [0]))

    #expect(play.form.first == 0)
    #expect(play.happens(.wasReturned(0)) == ["focus 3"])
    #expect(play.happens(.wasReturned(3)) == ["focus 5"])
    play.happens(.availabilityDidChange(2, true))
    #expect(play.happens(.wasReturned(0)) == ["focus 2"])
    #expect(play.form.returnKey(of: 0) == .next && play.form.returnKey(of: 5) == .confirm)
    #expect(play.happens(.wasReturned(5)) == ["press 0"] && play.form.isOver)
  }

  @Test func `where nothing confirms the last return key puts the keyboard away`() {
    var play = FormPlay(
      Form(fields: [Form.Field(.line, .text(""))], checks: [], confirming: []))

    #expect(
      play.form.returnKey(of: 0) == .done && play.happens(.wasReturned(0)) == ["focus nothing"])
    #expect(play.press(1) == ["press 1"], "a button that does not confirm ends it")
  }

  @Test(arguments: [StyledAlertForm.Place.field(1), .form])
  func `what judges several fields is told when one of them was left`(place: Form.Place) {
    let check = Form.Check(field: nil, place: place, .live)
    var play = FormPlay(["", ""], [check]) { _, texts in
      texts[0] == texts[1] ? .fine : .wrong("They differ.")
    }
    play.begin()
    play.type("a", into: 0)
    #expect(!play.form.isEnabled(0) && play.form.errors.isEmpty)
    play.happens(.didLeave(0))
    #expect(play.form.errors.isEmpty == (place == .field(1)))
    play.type("b", into: 1)
    play.happens(.didLeave(1))
    #expect(play.form.errors == [place: "They differ."])
    play.type("a", into: 1)
    #expect(play.form.isEnabled(0) && play.form.errors.isEmpty)
  }

  @Test func `what nobody types into is told at its first change`() {
    let fields = [Form.Field(.none, .isOn(true)), Form.Field(.line, .text(""))]
    let check = Form.Check(field: nil, place: .field(0), .live)
    var form = Form(fields: fields, checks: [check], confirming: [0])
    let now = Instant(sinceStart: .zero)
    _ = form.handle(.didBegin, at: now)
    _ = form.handle(.wasAnswered(1, .fine), at: now)
    let asked = form.handle(.didEdit(0, .isOn(false)), at: now)
    #expect(asked.contains(.ask(0, run: 2)))
    let told = form.handle(.wasAnswered(2, .wrong("It must be on.")), at: now)
    #expect(form.errors == [.field(0): "It must be on."])
    #expect(told.contains(.announce("It must be on.")))
  }

  @Test func `as long as something is wrong it cannot be confirmed, and nothing is said`() {
    var play = Self.named()
    #expect(!play.form.isEnabled(0) && play.form.isEnabled(1) && play.form.errors.isEmpty)
    #expect(play.press() == [])

    #expect(play.type("Ann") == [] && play.form.isEnabled(0))

    #expect(play.press() == ["press 0"])
  }

  @Test func `what is wrong is told when the field is left, and then while the user types`() {
    var play = Self.named("Ann")
    play.type("")
    #expect(play.form.errors.isEmpty && !play.form.isEnabled(0))

    #expect(play.happens(.didLeave(0)) == ["say Enter a name."])
    #expect(play.form.errors == [.field(0): "Enter a name."])
    #expect(play.type("B") == [] && play.form.errors.isEmpty)
    #expect(play.type("") == ["say Enter a name."])
  }

  @Test func `what was only visited is not called wrong`() {
    var play = Self.named()

    #expect(play.happens(.didLeave(0)) == [] && play.form.errors.isEmpty)
  }

  @Test func `the return key tells what is wrong, and goes there`() {
    var play = Self.named()

    #expect(
      play.happens(.wasReturned(1)) == ["focus 0", "reveal field(0)", "say Enter a name."])
    #expect(play.form.errors == [.field(0): "Enter a name."])
    #expect(play.type("Ann") == [] && play.form.errors.isEmpty)
    #expect(play.type("") == ["say Enter a name."], "from now on at once")
  }

  @Test func `a button with a condition is tapped only while that holds`() {
    let condition = Form.Check(place: .button(1), .live)
    var play = FormPlay(["", ""], [condition]) { _, texts in
      texts[1].isEmpty ? .wrong("") : .fine
    }
    play.begin()
    #expect(!play.form.isEnabled(1) && play.form.isEnabled(0) && play.press(1) == [])
    #expect(play.form.errors.isEmpty)

    play.type("x", into: 1)

    #expect(play.press(1) == ["press 1"])
  }

  @Test func `the return key puts the keyboard away where a condition keeps from confirming`() {
    var play = FormPlay([""], [Form.Check(place: .button(0), .live)]) { _, texts in
      texts[0] == "DELETE" ? .fine : .wrong("")
    }
    play.begin()
    #expect(play.happens(.wasReturned(0)) == ["focus nothing"])

    play.type("DELETE")

    #expect(play.happens(.wasReturned(0)) == ["press 0"])
  }

  @Test func `on confirmation everything is told, the focus is where the first thing is wrong`() {
    let checks = [
      Form.Check(place: .form, .onConfirm), Form.Check(field: 1, place: .field(1), .onConfirm),
      Form.Check(field: 1, place: .field(1), .onConfirm),
    ]
    var play = FormPlay(["", ""], checks) { check, texts in
      texts[1].isEmpty ? .wrong("\(check)") : .fine
    }
    play.begin()
    #expect(play.form.isEnabled(0) && play.form.errors.isEmpty)

    #expect(play.press() == ["focus 1", "reveal field(1)", "say 1"])
    #expect(play.form.errors == [.field(1): "1", .form: "0"] && play.form.isEnabled(0))
    #expect(play.press() == ["focus 1", "reveal field(1)", "say 1"], "asked once more")
    #expect(play.type("x", into: 0) == [] && play.form.errors == [.field(1): "1"])
    #expect(play.type("x", into: 1) == [] && play.form.errors.isEmpty)

    #expect(play.press() == ["press 0"])
  }

  @Test func `what is wrong with a switch is seen, and the focus stays where it is`() {
    let terms = Form.Check(place: .field(1), .onConfirm)
    let fields = [Form.Field(.line, .text("")), Form.Field(.none, .isOn(false))]
    var play = FormPlay(Form(fields: fields, checks: [terms], confirming: [0]))
    play.judge = { _, _ in .wrong("Agree first.") }

    #expect(play.press() == ["reveal field(1)", "say Agree first."])
    play.judge = { _, _ in .fine }
    play.happens(.didEdit(1, .isOn(true)))

    #expect(play.form.errors.isEmpty && play.press() == ["press 0"])
  }

  @Test func `what is not changed is no edit, and what is over stays over`() {
    var play = Self.named("Ann")
    let before = play.form
    play.type("Ann")
    play.type("x", into: 9)
    #expect(play.form == before)

    play.happens(.didEnd)
    let end = play.form
    for event: Form.Event in [.didBegin, .didEdit(0, .text("")), .wasPressed(0), .wasReturned(0)] {
      #expect(play.happens(event) == [] && play.form == end)
    }
  }
}
