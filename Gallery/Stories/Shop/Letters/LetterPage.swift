// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// A page for modals, with scrolling texts and fixed buttons below them.
class LetterPage: UIViewController {
  let card: ScrollingCard

  init(_ card: ScrollingCard) {
    self.card = card
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.raised
    card.backgroundColor = nil
    card.layer.cornerRadius = 0
    view.addSubview(card)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    card.frame = view.bounds.inset(by: view.safeAreaInsets)
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    viewIfLoaded?.setNeedsLayout()
  }

  override func accessibilityPerformEscape() -> Bool {
    cancel()
    return true
  }

  /// Performs the action of the secondary button; called by the escape gesture.
  func cancel() {}
}
