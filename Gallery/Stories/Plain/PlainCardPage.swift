// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// A card that a page presents, as it is often written: each of its buttons dismisses it and answers in
/// the same breath, while it is still on its way out.
final class PlainCardPage: UIViewController {
  private let card: PlainCard

  init(_ card: PlainCard, onAnswer: @escaping @MainActor (Int) -> Void) {
    self.card = card
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
    modalTransitionStyle = .crossDissolve
    card.onAnswer = { [weak self] index in
      self?.dismiss(animated: true)
      onAnswer(index)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func loadView() {
    view = PlainLayer(card)
  }
}
