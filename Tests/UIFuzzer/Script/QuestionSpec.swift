// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Usher

/// The description of what the fuzzer's app says when it is asked whether a popup may start.
package struct QuestionSpec: Sendable {
  package enum Answer: Sendable {
    case now
    /// In milliseconds; `nil`: until the popups are reconsidered.
    case later(Int?)
    case drop
  }

  /// When the closure returns.
  package enum Moment: Sendable {
    case atOnce
    /// In milliseconds.
    case after(Int)
    case never
  }

  struct Response: Sendable {
    let answer: Answer
    let moment: Moment
  }

  /// The response to the first question, and to all later ones.
  var first: Response
  var next: Response
  /// In milliseconds.
  var timeLimit = 2000
  var fallback = Answer.drop
}

extension QuestionSpec {
  init(_ random: inout FuzzRandom) {
    let possibleAnswers: [Answer] = [
      .now, .now, .now, .later(300), .later(1500), .later(nil), .drop,
    ]
    let moments: [Moment] = [.atOnce, .atOnce, .after(400), .after(1500), .never]
    first = Response(answer: random.pick(possibleAnswers), moment: random.pick(moments))
    next = Response(answer: random.pick([.now, .now, .now, .drop]), moment: .atOnce)
    timeLimit = random.pick([700, 2000, 5000])
    fallback = random.pick([.now, .later(300), .later(nil), .drop])
  }
}

extension QuestionSpec.Answer {
  var answer: PopupAnswer {
    switch self {
    case .now: .now
    case .later(let time): .later(time.map { .milliseconds($0) })
    case .drop: .drop
    }
  }

  /// Returns until when a popup waits that gets this answer now, in seconds; `nil` if it does not.
  func postponement(at now: Double) -> Double? {
    guard case .later(let time) = self else { return nil }
    return time.map { now + Double($0) / 1000 } ?? .infinity
  }
}

extension QuestionSpec: CustomStringConvertible {
  package var description: String {
    "\(first.answer) \(first.moment), then \(next.answer) \(next.moment); "
      + "\(fallback) after \(timeLimit)"
  }
}
