// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// A card in a presented controller, as it is often written: each button dismisses it and calls its
/// handler at once, while it is still being dismissed.
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
