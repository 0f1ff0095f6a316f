// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// Asks one question at a time, as it is often written: with a flag that the answer resets.
@MainActor
final class PlainQuestion {
  /// Whether it is waiting for an answer.
  private(set) var isAsking = false

  func ask(above page: UIViewController?) {
    guard !isAsking, let page else { return }
    isAsking = true
    let question = QuestionPage.consent()
    question.onAnswer = { [weak self, weak question] _ in
      question?.dismiss(animated: true) { self?.isAsking = false }
    }
    page.present(question, animated: true)
  }
}
