// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// A page that is presented: words that scroll, and buttons below them that stay.
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

  /// What the quiet answer is: called by the escape gesture.
  func cancel() {}
}
