// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// How titles and buttons change with the pages.
extension UINavigationBar {
  /// Puts the new content where it comes from; the old one stays beside it until `finish`.
  func prepare(_ stack: [UIViewController], animated: Bool) {
    guard animated, let old = content else {
      show(stack)
      return
    }
    content = nil
    setItems(stack.map(\.navigationItem), animated: false)
    leavingContent = old
    insertSubview(old, aboveSubview: backgrounds)
  }

  /// The start of the movement, once the bar has its new height.
  func placeForTransition(isPush: Bool) {
    layoutIfNeeded()
    moves = []
    guard let new = content, let old = leavingContent else { return }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = isPush == isMirrored ? -bounds.width : bounds.width
    let parallax = NavigationSlideAnimator.parallax
    new.alpha = 0
    moves.append {
      new.alpha = 1
      old.alpha = 0
    }
    move(new.largeTitle, by: (isPush ? 1 : parallax) * width, comes: true)
    move(old.largeTitle, by: (isPush ? parallax : 1) * -width, comes: false)
    for (view, comes) in [(new.searchBar, true), (old.searchBar, false)] {
      guard let view else { continue }
      let near = comes == isPush ? 1 : parallax
      move(view, by: near * (comes ? width : -width), comes: comes)
    }
    let (upper, lower) = isPush ? (new, old) : (old, new)
    move(upper.titleHolder, by: 0.35 * (isPush ? width : -width), comes: isPush)
    if let label = upper.backButton?.titleView, lower.titleHolder.alpha > 0 {
      // The title of the lower page and the word on the back button are one thing to the eye.
      let way = lower.titleHolder.frame.midX - label.convert(label.bounds, to: upper).midX
      move(label, by: way, comes: isPush)
      move(lower.titleHolder, by: -way, comes: !isPush)
    } else {
      move(lower.titleHolder, by: 0.35 * (isPush ? -width : width), comes: !isPush)
    }
  }

  private func move(_ view: UIView, by way: CGFloat, comes: Bool) {
    let away = CGAffineTransform(translationX: way, y: 0)
    if comes { view.transform = away }
    moves.append { view.transform = comes ? .identity : away }
  }

  func moveToPrepared() {
    for move in moves { move() }
    moves = []
  }

  /// Leaves nothing but the content of the top.
  func finish(_ stack: [UIViewController]) {
    moves = []
    backgrounds.isHidden = false
    guard let leavingContent else {
      show(stack)
      return
    }
    leavingContent.removeFromSuperview()
    self.leavingContent = nil
    setItems(stack.map(\.navigationItem), animated: false)
  }
}
