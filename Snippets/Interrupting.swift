// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.
//! A question that does not wait, and a form that comes back with what was typed.

// snippet.hide
import UIKitShim
import Usher

final class NameForm: UIView {}

final class PaymentView: UIView {
  var onAnswer: @MainActor (Bool) -> Void = { _ in }
}

// snippet.show
@MainActor
func bankAsks(above form: Popup<Never>, in center: PopupCenter) async -> Bool {
  center.show(form)

  let question = Popup<Bool> { handle in
    let view = PaymentView()
    view.onAnswer = { handle.dismiss(returning: $0) }
    return view
  }
  // More urgent than the form: the form is suspended now and back after the answer.
  let outcome = await center.showAndWait(question.priority(.urgent).conflict())
  return outcome.value ?? false
}
