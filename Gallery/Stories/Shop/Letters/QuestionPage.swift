// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// A page with a yes-or-no question. It cannot be swiped away.
final class QuestionPage: LetterPage {
  /// Called with the answer: true for the primary button.
  var onAnswer: (@MainActor (Bool) -> Void)?

  init(artwork: Artwork, kicker: Copy, title: Copy, body: Copy, yes: Copy, no: Copy) {
    super.init(
      ScrollingCard(
        artwork: artwork, parts: ScrollingCard.words(kicker: kicker, title: title, body: body)))
    card.buttons = [
      .prominent(yes) { [weak self] in self?.onAnswer?(true) },
      .quiet(no) { [weak self] in self?.onAnswer?(false) },
    ]
    isModalInPresentation = true
    useFittingSheet()
  }

  override func cancel() { onAnswer?(false) }
}

extension QuestionPage {
  /// Asks whether the shop may send letters.
  static func consent() -> QuestionPage {
    QuestionPage(
      artwork: .stillLife, kicker: .consentKicker, title: .consentTitle, body: .consentBody,
      yes: .consentYes, no: .consentNo)
  }

  /// Asks for confirmation before a voucher is declined.
  static func waiver() -> QuestionPage {
    QuestionPage(
      artwork: .voucher, kicker: .waiverKicker, title: .waiverTitle, body: .waiverBody,
      yes: .waiverYes, no: .waiverNo)
  }
}
