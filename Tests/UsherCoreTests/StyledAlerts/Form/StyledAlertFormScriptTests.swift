// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing

@testable import UsherCore

/// Random scripts, checked against the invariants of a form.
struct StyledAlertFormScriptTests {
  @Test(arguments: Array(stride(from: UInt64(1), through: 300, by: 1)))
  func `a random form is submitted only if every validator accepted the submitted values`(
    seed: UInt64
  ) {
    var script = RandomFormScript(seed: seed)

    #expect(script.firstFailure(steps: 80) == nil)
  }
}

/// A random form with random events, and a record of the result of every validator.
struct RandomFormScript {
  private let originalSeed: UInt64
  private var seed: UInt64
  private var form: StyledAlertForm
  private var now = MonotonicInstant(sinceStart: .zero)
  /// The validator and the values it validates, of each run in progress.
  private var open: [Int: (check: Int, values: [StyledAlertValue])] = [:]
  private var known: Set<Int> = []
  /// The last result of each validator, and the values it was for.
  private var results:
    [Int: (result: StyledAlertForm.ValidationResult, values: [StyledAlertValue])] = [:]
  private var log: [String] = []
  private var failure: String?
  private var hasFinished = false

  init(seed: UInt64) {
    originalSeed = seed
    self.seed = seed &* 0x9E37_79B9_7F4A_7C15
    form = StyledAlertForm(fields: [], validators: [], submitButtons: [])
    let fields = (0..<(1 + below(3))).map { _ in
      [
        StyledAlertForm.Field(.singleLine, .text(""), isEnabled: below(5) > 0),
        .init(.none, .isOn(false)), .init(.multiline, .text("")),
      ][below(3)]
    }
    let checks = (0..<below(5)).map { _ -> StyledAlertForm.Validator in
      let field = below(3) > 0 ? below(fields.count) : nil
      let locations: [StyledAlertForm.ErrorLocation] = [
        .form, .field(below(fields.count)), .button(below(3)),
      ]
      let location = field.map { StyledAlertForm.ErrorLocation.field($0) } ?? locations[below(3)]
      let isOfButton = location == .button(0) || location == .button(1) || location == .button(2)
      return StyledAlertForm.Validator(
        field: field, location: location, isOfButton || below(2) > 0 ? .whileEditing : .onSubmit,
        isAsynchronous: !isOfButton && below(2) > 0)
    }
    form = StyledAlertForm(
      fields: fields, validators: checks, submitButtons: Array([0, 1].prefix(below(3))))
  }

  mutating func firstFailure(steps: Int) -> String? {
    happens(.didLoad)
    for _ in 0..<steps where failure == nil { step() }
    return failure.map { "seed \(originalSeed): \($0)\n" + log.joined(separator: "\n") }
  }

  private mutating func step() {
    now = now + .milliseconds(below(300))
    if let deadline = form.deadline, deadline <= now, below(4) > 0 { happens(.deadlineDidPass) }
    let field = below(form.fields.count + 1)
    switch below(9) {
    case 0, 1, 2: happens(.fieldDidChange(field, randomValue(field)))
    case 3: happens(.fieldDidEndEditing(field))
    case 4: happens(.returnKeyPressed(field))
    case 5: happens(.buttonPressed(below(3)))
    case 6, 7:
      if let run = open.keys.sorted().randomElement(below: { below($0) }) { answer(run) }
    default: rareEvent(field)
    }
  }

  private mutating func rareEvent(_ field: Int) {
    switch below(4) {
    case 0: happens(.availabilityDidChange(field, below(2) > 0))
    case 1: happens(.deadlineDidPass)
    case 2 where below(8) == 0: happens(.alertDidDismiss)
    default:
      // A validator finishes that was cancelled or never started.
      let run = below((known.max() ?? 0) + 2)
      guard open[run] == nil else { return }
      let before = form
      happens(.validatorDidFinish(run, .valid))
      if form.validators != before.validators { failure = "a late answer counted" }
    }
  }

  private mutating func answer(_ run: Int) {
    guard let (check, values) = open.removeValue(forKey: run) else { return }
    let choices: [StyledAlertForm.ValidationResult] = [
      .valid, .valid, .valid, .invalid("w\(check)"), .failed("f\(check)"), .cancelled,
    ]
    let isSlow = form.validators[check].isAsynchronous
    let result = choices[below(isSlow ? 6 : 4)]
    results[check] = (result, values)
    happens(.validatorDidFinish(run, result))
  }

  private mutating func happens(_ event: StyledAlertForm.Event) {
    log.append("\(now) \(event)")
    var quick: [Int] = []
    for effect in form.handle(event, at: now) {
      log.append("  \(effect)")
      check(effect, &quick)
    }
    failure = failure ?? form.brokenInvariants.first
    if Set(form.validators.compactMap(\.run)) != Set(open.keys) {
      failure = failure ?? "the running validators are not those of the form"
    }
    for run in quick { answer(run) }
  }

  private mutating func check(_ effect: StyledAlertForm.Effect, _ quick: inout [Int]) {
    if hasFinished { failure = failure ?? "an effect follows the end" }
    switch effect {
    case .runValidator(let check, let run):
      if !known.insert(run).inserted { failure = "a run has been used twice" }
      open[run] = (check, values(by: check))
      if !form.validators[check].isAsynchronous { quick.append(run) }
    case .cancelValidator(let run):
      if open.removeValue(forKey: run) == nil {
        failure = "a run that was not in progress was cancelled"
      }
    case .focus(let field):
      let target = field.map { form.fields[$0] }
      if let target, target.inputKind == .none || !target.isEnabled {
        failure = "a field without text input was focused"
      }
    case .finish(let button): press(button)
    case .announce(let text): if text.isEmpty { failure = "an announcement was empty" }
    case .scrollTo: break
    }
  }

  private mutating func press(_ button: Int) {
    hasFinished = true
    guard form.submitButtons.contains(button) else { return }
    for (index, check) in form.validators.enumerated() {
      if case .button = check.location { continue }
      guard let results = results[index], results.result == .valid,
        results.values == values(by: index)
      else { return failure = "check \(index) did not accept the values" }
    }
  }

  private func values(by check: Int) -> [StyledAlertValue] {
    form.validators[check].field.map { [form.fields[$0].value] } ?? form.fields.map(\.value)
  }

  private mutating func randomValue(_ field: Int) -> StyledAlertValue {
    guard form.fields.indices.contains(field), form.fields[field].inputKind == .none else {
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
