// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// Runs the form of one card: takes events, obeys effects, and knows what each number stands for.
///
/// One event at a time. The form's state is stored before its effects run, events that these raise wait
/// in line, and the alert is ended when the line is empty. There is no rule in here.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class StyledAlertInput {
  private(set) var form: StyledAlertForm
  private let fields: [StyledAlertFieldView]
  private let judges: [StyledAlertCheck.Judge]
  private weak var card: StyledAlertView?

  private var line: [StyledAlertForm.Event] = []
  private var isHandling = false
  private var tasks: [Int: Task<Void, Never>] = [:]
  private let alarm = Alarm()
  /// Who is to be asked and calls back.
  private var asked: [(run: Int, ask: @MainActor () -> Void)] = []
  /// What is to be seen when everything has its place.
  private var revealed: StyledAlertForm.Place?
  private var pressed: Int?

  init(on card: StyledAlertView, _ plan: StyledAlertFormPlan) {
    self.card = card
    fields = plan.fields
    judges = plan.judges
    form = plan.form
    for (number, field) in fields.enumerated() {
      field.control.report = { [weak self] in self?.hear($0, of: number) }
    }
  }

  /// What the fields hold.
  var values: StyledAlertValues {
    var values = StyledAlertValues()
    for (view, field) in zip(fields, form.fields) { values.add(field.value, id: view.field.id) }
    return values
  }

  /// The control that has the focus at first.
  var first: UIView? { form.first.map { fields[$0].control } }

  /// The user has tapped a button, or closed the alert with it.
  func press(_ button: Int) {
    guard card?.canBePressed(button) == true else { return }
    for (number, field) in fields.enumerated() {
      field.control.commit()
      handle(.didEdit(number, field.control.value))
    }
    handle(.wasPressed(button))
  }

  private func hear(_ event: StyledAlertControlEvent, of number: Int) {
    let control = fields[number].control
    switch event {
    case .edited: handle(.didEdit(number, control.value))
    case .entered: card?.reveal(control)
    case .left: handle(.didLeave(number))
    case .resized:
      card?.contentSizeDidChange()
      card?.reveal(control)
    case .returned:
      control.commit()
      handle(.didEdit(number, control.value))
      for (other, field) in fields.enumerated()
      where field.control.isFillable != form.fields[other].isEnabled {
        handle(.availabilityDidChange(other, field.control.isFillable))
      }
      if form.returnKey(of: number) == .confirm, let button = form.confirmer,
        card?.canBePressed(button) != true
      {
        control.resignFirstResponder()
      } else {
        handle(.wasReturned(number))
      }
    }
  }

  /// Takes in one event; while another is being handled it waits in line.
  func handle(_ event: StyledAlertForm.Event) {
    guard event == .didBegin || event == .didEnd || card?.isOpen == true else { return }
    line.append(event)
    guard !isHandling else { return }
    isHandling = true
    while !line.isEmpty {
      let effects = form.handle(line.removeFirst(), at: Instant(sinceStart: MainClock.now))
      for effect in effects { obey(effect) }
    }
    isHandling = false
    // Whoever answers at once is heard when everything else has been seen to.
    if !form.isOver { card?.show(form, on: fields) }
    if let place = revealed {
      revealed = nil
      card?.reveal(place, among: fields)
    }
    while !asked.isEmpty { asked.removeFirst().ask() }
    guard let button = pressed else { return }
    pressed = nil
    card?.choose(button)
  }

  private func obey(_ effect: StyledAlertForm.Effect) {
    switch effect {
    case .ask(let check, let run): ask(judges[check], run)
    case .drop(let run):
      tasks.removeValue(forKey: run)?.cancel()
      asked.removeAll { $0.run == run }
    case .focus(let field):
      if let field { fields[field].control.becomeFirstResponder() } else { card?.endEditing(true) }
    case .reveal(let place): revealed = place
    case .announce(let words): UIAccessibility.post(notification: .announcement, argument: words)
    case .press(let button): pressed = button
    case .setDeadline(let moment):
      alarm.set(to: moment) { [weak self] in self?.handle(.deadlineDidPass) }
    }
  }

  private func ask(_ judge: StyledAlertCheck.Judge, _ run: Int) {
    let values = values
    switch judge {
    case .quick(let judge):
      line.append(.wasAnswered(run, judge(values).map { .wrong($0) } ?? .fine))
    case .slow(let judge):
      tasks[run] = Task { @MainActor [weak self] in
        guard !Task.isCancelled else { return }
        let verdict = await StyledAlertForm.Verdict { try await judge(values) }
        self?.tasks[run] = nil
        self?.handle(.wasAnswered(run, verdict))
      }
    case .callingBack(let judge):
      let ask: @MainActor () -> Void = { [weak self] in
        judge(values) { [weak self] in
          self?.handle(.wasAnswered(run, $0.map { .wrong($0) } ?? .fine))
        }
      }
      asked.append((run, ask))
    }
  }
}

extension StyledAlertForm.Verdict {
  /// What an app's own question leads to.
  @MainActor
  fileprivate init(_ judge: @MainActor () async throws -> String?) async {
    do {
      self = try await judge().map { .wrong($0) } ?? .fine
    } catch is CancellationError {
      self = .none
    } catch {
      self = .failed(error.localizedDescription)
    }
  }
}
