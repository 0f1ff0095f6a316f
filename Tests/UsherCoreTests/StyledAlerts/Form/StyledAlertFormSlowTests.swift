// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing

@testable import UsherCore

/// Checks whose answers take time.
struct StyledAlertFormSlowTests {
  typealias Form = StyledAlertForm

  /// A name that a server knows or not: judged while the user types, or when he confirms.
  private static func asking(_ validation: StyledAlertValidation) -> FormPlay {
    let checks = [
      Form.Check(field: 0, place: .field(0), .live),
      Form.Check(field: 0, place: .field(0), validation, isSlow: true),
    ]
    var play = FormPlay(["ann"], checks) { _, texts in
      texts[0].count < 3 ? .wrong("short") : .fine
    }
    play.begin()
    return play
  }

  @Test func `a confirmation waits for the answer, and its button is busy`() {
    var play = Self.asking(.onConfirm)
    #expect(play.press() == ["ask 1"])
    #expect(play.form.isBusy(0) && !play.form.isEnabled(0) && play.form.isEnabled(1))
    #expect(play.press() == [], "it is asked once")
    #expect(play.happens(.wasReturned(0)) == [])

    #expect(play.answer(1, .fine) == ["press 0"] && play.form.isOver)
  }

  @Test func `what is quick is asked once for a confirmation, before what is slow`() {
    var asked: [Int] = []
    var play = FormPlay(
      ["Ann"],
      [Form.Check(place: .form, .onConfirm), Form.Check(place: .form, .onConfirm, isSlow: true)]
    ) { check, _ in
      asked.append(check)
      return .fine
    }
    play.begin()

    #expect(play.press() == ["ask 1"] && asked == [0])
    #expect(play.answer(1, .fine) == ["press 0"] && asked == [0])
  }

  @Test func `an answer that is a no is told, and goes with the next change`() {
    var play = Self.asking(.onConfirm)
    play.press()

    #expect(play.answer(1, .wrong("taken")) == ["focus 0", "reveal field(0)", "say taken"])
    #expect(play.form.errors == [.field(0): "taken"])
    #expect(!play.form.isBusy(0) && play.form.isEnabled(0))
    #expect(play.type("anna") == [] && play.form.errors.isEmpty)
    #expect(play.type("an") == ["say short"], "now at once")
  }

  @Test func `the second confirmation asks again, and what was wrong is not told meanwhile`() {
    var play = Self.asking(.onConfirm)
    play.press()
    play.answer(1, .failed("offline"))
    #expect(play.form.errors == [.field(0): "offline"])

    #expect(play.press() == ["ask 1"] && play.form.errors.isEmpty)

    #expect(play.answer(1, .fine) == ["press 0"])
  }

  @Test func `a late answer changes nothing: after an edit, another confirmation, the end`() {
    for event: Form.Event in [.didEdit(0, .text("anna")), .wasPressed(1), .didEnd] {
      var play = FormPlay(
        Form(
          fields: [Form.Field(.line, .text("ann"))],
          checks: [Form.Check(field: 0, place: .field(0), .onConfirm, isSlow: true)],
          confirming: [0, 1]))
      play.press()
      guard let run = play.slow[0] else { return #expect(Bool(false), "it was not asked") }
      let answer = play.happens(event)
      #expect(answer.first == "drop 0")
      let before = play.form

      #expect(play.happens(.wasAnswered(run, .fine)) == [] && play.form == before)
      #expect(play.form.isBusy(1) == (event == .wasPressed(1)))
    }
  }

  @Test func `while the user types it is asked after a pause, and not for what is known`() {
    var play = Self.asking(.live)
    #expect(play.deadline == nil, "nothing has been changed")
    play.type("an")
    #expect(play.pass(.seconds(1)) == [], "it is too short anyway")
    play.type("anna")
    play.pass(.milliseconds(300))
    play.type("annab")
    #expect(play.pass(.milliseconds(300)) == [])

    #expect(play.pass(.milliseconds(100)) == ["ask 1"] && play.form.isEnabled(0))
    #expect(play.answer(1, .wrong("taken")) == ["say taken"] && !play.form.isEnabled(0))
    #expect(play.type("annabel") == [] && play.form.errors.isEmpty && play.form.isEnabled(0))
  }

  @Test func `a confirmation takes over what is being asked, and what was answered`() {
    var play = Self.asking(.live)
    play.type("anna")
    play.pass(.seconds(1))
    #expect(play.press() == [] && play.form.isBusy(0), "the same run")
    #expect(play.answer(1, .fine) == ["press 0"])

    var other = Self.asking(.live)
    other.type("anna")
    other.pass(.seconds(1))
    other.answer(1, .fine)
    #expect(other.press() == ["press 0"], "it is known already")

    var third = Self.asking(.live)
    third.type("anna")
    #expect(third.press() == ["ask 1"] && third.deadline == nil, "without the pause")
  }

  @Test func `what could not be judged while the user typed does not keep him from confirming`() {
    var play = Self.asking(.live)
    play.type("anna")
    play.pass(.seconds(1))

    #expect(play.answer(1, .failed("offline")) == ["say offline"] && play.form.isEnabled(0))
    #expect(play.press() == ["ask 1"])
    #expect(play.answer(1, .failed("offline")) == ["focus 0", "reveal field(0)", "say offline"])
  }

  @Test func `an answer that is given up takes the confirmation back`() {
    var play = Self.asking(.onConfirm)
    play.press()

    #expect(play.answer(1, .none) == [] && play.form.isEnabled(0) && play.form.errors.isEmpty)
  }

  @Test func `an edit elsewhere takes the confirmation back, but not what it did not ask`() {
    let checks = [
      Form.Check(field: 0, place: .field(0), .live, isSlow: true),
      Form.Check(field: 0, place: .field(0), .onConfirm, isSlow: true),
    ]
    var play = FormPlay(["", ""], checks)
    play.type("ann")
    play.pass(.seconds(1))
    #expect(play.press() == ["ask 1"])

    #expect(play.type("x", into: 1) == ["drop 1"] && !play.form.isBusy(0))

    #expect(play.slow.keys.sorted() == [0] && play.answer(0, .fine) == [])
  }

  @Test func `a button that does not confirm ends it at once, whatever is asked`() {
    var play = Self.asking(.onConfirm)
    play.press()

    #expect(play.press(2) == ["drop 1", "press 2"])
  }
}
