// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing

@testable import UsherCore

/// Plays what the article “The states of a styled alert” says, each event in each state.
struct FormTableTests {
  @Test func `the states of what is filled in are as the article shows them`() throws {
    let written = try TransitionTable(article: "StyledAlertStates")

    let played = TransitionTable.played(Self.states, Self.events, state: \.state)

    #expect(written.events == played.events)
    #expect(written.rows == played.rows, "The article has to show:\n\(played.markdown)")
  }

  /// One field, whose text must not be empty and is then shown to a server, as the user types; button 0
  /// confirms, button 1 cancels.
  private static var begun: FormPlay {
    var play = FormPlay(
      ["a"],
      [
        .init(field: 0, place: .field(0), .live),
        .init(field: 0, place: .field(0), .live, isSlow: true),
      ]
    ) { _, texts in texts[0].isEmpty ? .wrong("It is empty.") : .fine }
    play.begin()
    return play
  }

  private static func after(_ happens: (inout FormPlay) -> Void) -> FormPlay {
    var play = begun
    happens(&play)
    return play
  }

  private static var states: KeyValuePairs<String, () -> FormPlay> {
    [
      "filled in": { begun },
      "typing": { after { $0.type("ab") } },
      "asking": { after { $0.askServer() } },
      "fine": { after { $0.askServer(.fine) } },
      "wrong": { after { $0.askServer(.wrong("It is taken.")) } },
      "not judged": { after { $0.askServer(.failed("There is no network.")) } },
      "confirming": { after { $0.press() } },
      "over": { after { $0.press(1) } },
    ]
  }

  private static var events: KeyValuePairs<String, (inout FormPlay) -> [String]> {
    [
      "`didEdit`: a text": { $0.type("abc") },
      "`didEdit`: an empty text": { $0.type("") },
      "`didLeave`": { $0.happens(.didLeave(0)) },
      "`wasReturned`": { $0.happens(.wasReturned(0)) },
      "`wasPressed`: a button that confirms": { $0.press() },
      "`wasPressed`: one that does not": { $0.press(1) },
      "`wasAnswered`: fine": { $0.hears(.fine) },
      "`wasAnswered`: wrong": { $0.hears(.wrong("It is taken.")) },
      "`wasAnswered`: failed": { $0.hears(.failed("There is no network.")) },
      "`wasAnswered`: given up": { $0.hears(.none) },
      "`deadlineDidPass`": { play in
        play.now = max(play.now, play.deadline ?? play.now)
        return play.happens(.deadlineDidPass)
      },
      "`didEnd`": { $0.happens(.didEnd) },
    ]
  }
}

extension FormPlay {
  /// The user types and pauses, and the server answers, if it does.
  fileprivate mutating func askServer(_ verdict: StyledAlertForm.Verdict? = nil) {
    type("ab")
    pass(StyledAlertForm.pause)
    if let verdict { answer(1, verdict) }
  }

  /// The server answers, if it was asked.
  fileprivate mutating func hears(_ verdict: StyledAlertForm.Verdict) -> [String] {
    slow[1] == nil ? happens(.wasAnswered(0, verdict)) : answer(1, verdict)
  }

  fileprivate var state: String {
    if form.isOver { return "over" }
    if form.attempt != nil { return "confirming" }
    let (quick, server) = (form.judgements[0], form.judgements[1])
    if server.run != nil { return "asking" }
    if case .wrong = quick.verdict { return "wrong" }
    if server.due != nil { return "typing" }
    return switch server.verdict {
    case .fine: "fine"
    case .wrong: "wrong"
    case .failed: "not judged"
    case .some(.none), nil: "filled in"
    }
  }
}
