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
    disappearingContent = old
    insertSubview(old, aboveSubview: backgrounds)
  }

  /// The start of the movement, once the bar has its new height.
  func placeForTransition(isPush: Bool) {
    layoutIfNeeded()
    moves = []
    guard let new = content, let old = disappearingContent else { return }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = isPush == isMirrored ? -bounds.width : bounds.width
    let parallax = NavigationSlideAnimator.parallax
    if NavigationBarMetrics.current.hasGlass {
      morph(old, into: new)
    } else {
      new.alpha = 0
      moves.append {
        new.alpha = 1
        old.alpha = 0
      }
    }
    // A title in a scroll view moves with its page.
    if new.largeTitleScrollView == nil {
      move(new.largeTitle, by: (isPush ? 1 : parallax) * width, appears: true)
    }
    if old.largeTitleScrollView == nil {
      move(old.largeTitle, by: (isPush ? parallax : 1) * -width, appears: false)
    }
    for (view, appears) in [(new.searchBar, true), (old.searchBar, false)] {
      guard let view else { continue }
      let near = appears == isPush ? 1 : parallax
      move(view, by: near * (appears ? width : -width), appears: appears)
    }
    let (upper, lower) = isPush ? (new, old) : (old, new)
    move(upper.titleHolder, by: 0.35 * (isPush ? width : -width), appears: isPush)
    if let label = upper.backButton?.titleView, lower.titleHolder.alpha > 0 {
      // The title of the lower page and the word on the back button are one thing to the eye.
      let distance = lower.titleHolder.frame.midX - label.convert(label.bounds, to: upper).midX
      move(label, by: distance, appears: isPush)
      move(lower.titleHolder, by: -distance, appears: !isPush)
    } else {
      move(lower.titleHolder, by: 0.35 * (isPush ? -width : width), appears: !isPush)
    }
  }

  /// Capsules turn into those at the same position, counted from their edge of the bar
  /// (Tembeon/morph bars.md); titles fade.
  private func morph(_ old: NavigationBarContent, into new: NavigationBarContent) {
    for (before, after) in [
      (old.platters.leading, new.platters.leading), (old.platters.trailing, new.platters.trailing),
    ] {
      for (index, platter) in after.enumerated() {
        moves.append(platter.prepareToAppear(from: index < before.count ? before[index] : nil))
      }
      for platter in before.dropFirst(after.count) { moves.append { platter.disappear() } }
    }
    fade(old.titleHolder, appears: false)
    fade(new.titleHolder, appears: true)
    if old.largeTitleScrollView == nil { fade(old.largeTitle, appears: false) }
    if new.largeTitleScrollView == nil { fade(new.largeTitle, appears: true) }
  }

  private func fade(_ view: UIView, appears: Bool) {
    let alpha = view.alpha
    if appears { view.alpha = 0 }
    moves.append { view.alpha = appears ? alpha : 0 }
  }

  private func move(_ view: UIView, by distance: CGFloat, appears: Bool) {
    let away = CGAffineTransform(translationX: distance, y: 0)
    if appears { view.transform = away }
    moves.append { view.transform = appears ? .identity : away }
  }

  func moveToPrepared() {
    for move in moves { move() }
    moves = []
  }

  /// Leaves nothing but the content of the top.
  func finish(_ stack: [UIViewController]) {
    moves = []
    backgrounds.isHidden = false
    guard let disappearingContent else {
      show(stack)
      return
    }
    disappearingContent.removeFromSuperview()
    self.disappearingContent = nil
    setItems(stack.map(\.navigationItem), animated: false)
  }
}
