// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing

@testable import UsherCore

/// Random scripts, held against what must be true whatever happens.
struct StyledAlertFormScriptTests {
  @Test(arguments: Array(stride(from: UInt64(1), through: 300, by: 1)))
  func `whatever happens, only what every check was content with is confirmed`(seed: UInt64) {
    var script = FormScript(seed: seed)

    #expect(script.firstFailure(steps: 80) == nil)
  }
}

/// One random form with its random user and server, and a witness who has seen every answer.
struct FormScript {
  private let name: UInt64
  private var seed: UInt64
  private var form: StyledAlertForm
  private var now = Instant(sinceStart: .zero)
  private var deadline: Instant?
  /// The check and what it judged, of each run that is open.
  private var open: [Int: (check: Int, judged: [StyledAlertValue])] = [:]
  private var known: Set<Int> = []
  /// What each check said last, about what.
  private var said: [Int: (verdict: StyledAlertForm.Verdict, judged: [StyledAlertValue])] = [:]
  private var story: [String] = []
  private var failure: String?
  private var isOver = false

  init(seed: UInt64) {
    name = seed
    self.seed = seed &* 0x9E37_79B9_7F4A_7C15
    form = StyledAlertForm(fields: [], checks: [], confirming: [])
    let fields = (0..<(1 + below(3))).map { _ in
      [
        StyledAlertForm.Field(.line, .text(""), isEnabled: below(5) > 0),
        .init(.none, .isOn(false)), .init(.lines, .text("")),
      ][below(3)]
    }
    let checks = (0..<below(5)).map { _ -> StyledAlertForm.Check in
      let field = below(3) > 0 ? below(fields.count) : nil
      let places: [StyledAlertForm.Place] = [.form, .field(below(fields.count)), .button(below(3))]
      let place = field.map { StyledAlertForm.Place.field($0) } ?? places[below(3)]
      let isOfButton = place == .button(0) || place == .button(1) || place == .button(2)
      return StyledAlertForm.Check(
        field: field, place: place, isOfButton || below(2) > 0 ? .live : .onConfirm,
        isSlow: !isOfButton && below(2) > 0)
    }
    form = StyledAlertForm(
      fields: fields, checks: checks, confirming: Array([0, 1].prefix(below(3))))
  }

  mutating func firstFailure(steps: Int) -> String? {
    happens(.didBegin)
    for _ in 0..<steps where failure == nil { step() }
    return failure.map { "seed \(name): \($0)\n" + story.joined(separator: "\n") }
  }

  private mutating func step() {
    now = now + .milliseconds(below(300))
    if let deadline, deadline <= now, below(4) > 0 { happens(.deadlineDidPass) }
    let field = below(form.fields.count + 1)
    switch below(9) {
    case 0, 1, 2: happens(.didEdit(field, randomValue(field)))
    case 3: happens(.didLeave(field))
    case 4: happens(.wasReturned(field))
    case 5: happens(.wasPressed(below(3)))
    case 6, 7:
      if let run = open.keys.sorted().randomElement(below: { below($0) }) { answer(run) }
    default: rareEvent(field)
    }
  }

  private mutating func rareEvent(_ field: Int) {
    switch below(4) {
    case 0: happens(.availabilityDidChange(field, below(2) > 0))
    case 1: happens(.deadlineDidPass)
    case 2 where below(8) == 0: happens(.didEnd)
    default:
      // Somebody answers who has been told to stop, or was never asked.
      let run = below((known.max() ?? 0) + 2)
      guard open[run] == nil else { return }
      let before = form
      happens(.wasAnswered(run, .fine))
      if form.judgements != before.judgements { failure = "a late answer counted" }
    }
  }

  private mutating func answer(_ run: Int) {
    guard let (check, judged) = open.removeValue(forKey: run) else { return }
    let verdicts: [StyledAlertForm.Verdict] = [
      .fine, .fine, .fine, .wrong("w\(check)"), .failed("f\(check)"), .none,
    ]
    let isSlow = form.checks[check].isSlow
    let verdict = verdicts[below(isSlow ? 6 : 4)]
    said[check] = (verdict, judged)
    happens(.wasAnswered(run, verdict))
  }

  private mutating func happens(_ event: StyledAlertForm.Event) {
    story.append("\(now) \(event)")
    var quick: [Int] = []
    for effect in form.handle(event, at: now) {
      story.append("  \(effect)")
      witness(effect, &quick)
    }
    failure = failure ?? form.brokenInvariants.first
    if Set(form.judgements.compactMap(\.run)) != Set(open.keys) {
      failure = failure ?? "who has been asked is not who is waited for"
    }
    for run in quick { answer(run) }
  }

  private mutating func witness(_ effect: StyledAlertForm.Effect, _ quick: inout [Int]) {
    if isOver { failure = failure ?? "something follows the end" }
    switch effect {
    case .ask(let check, let run):
      if !known.insert(run).inserted { failure = "a run has been used twice" }
      open[run] = (check, judged(by: check))
      if !form.checks[check].isSlow { quick.append(run) }
    case .drop(let run):
      if open.removeValue(forKey: run) == nil { failure = "what nobody asked was dropped" }
    case .focus(let field):
      let target = field.map { form.fields[$0] }
      if let target, target.typing == .none || !target.isEnabled {
        failure = "the focus went where nothing can be typed"
      }
    case .press(let button): press(button)
    case .setDeadline(let moment): deadline = moment
    case .announce(let words): if words.isEmpty { failure = "nothing was said" }
    case .reveal: break
    }
  }

  private mutating func press(_ button: Int) {
    isOver = true
    guard form.confirming.contains(button) else { return }
    for (number, check) in form.checks.enumerated() {
      if case .button = check.place { continue }
      guard let said = said[number], said.verdict == .fine, said.judged == judged(by: number)
      else { return failure = "check \(number) was not content" }
    }
  }

  private func judged(by check: Int) -> [StyledAlertValue] {
    form.checks[check].field.map { [form.fields[$0].value] } ?? form.fields.map(\.value)
  }

  private mutating func randomValue(_ field: Int) -> StyledAlertValue {
    guard form.fields.indices.contains(field), form.fields[field].typing == .none else {
      return .text(["", "a", "b"][below(3)])
    }
    return .isOn(below(2) > 0)
  }

  private mutating func below(_ bound: Int) -> Int {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return bound > 0 ? Int((seed >> 33) % UInt64(bound)) : 0
  }
}

extension Array {
  fileprivate func randomElement(below: (Int) -> Int) -> Element? {
    isEmpty ? nil : self[below(count)]
  }
}
