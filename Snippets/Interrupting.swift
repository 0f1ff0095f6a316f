// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.
//! A question that interrupts, and a form that resumes with its text.

// snippet.hide
import UIKitShim
import Usher

final class NameForm: UIView {}

final class PaymentView: UIView {
  var onAnswer: @MainActor (Bool) -> Void = { _ in }
}

// snippet.show
@MainActor
func confirmPayment(above form: Popup<Never>, in center: PopupCenter) async -> Bool {
  center.show(form)

  let question = Popup<Bool> { handle in
    let view = PaymentView()
    view.onAnswer = { handle.dismiss(returning: $0) }
    return view
  }
  // The question has a higher priority: the form is suspended and resumes after the question.
  let outcome = await center.show(question.priority(.urgent).conflict(.interrupt)).outcome
  return outcome.value ?? false
}
