// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

// The card becomes another one before the user's eyes, and stays the same view.
@available(iOSApplicationExtension, unavailable)
extension StyledAlertView {
  /// How long one text or button goes, and as long the other one comes half of that later, in seconds.
  private static let fade = 0.2

  /// Shows this from now on: texts and buttons that are others than before cross-fade, colours turn, and
  /// the icon is drawn anew if it is another one. Where the user does not see it, it is simply so.
  ///
  /// The card asks for its new size in the next layout; whoever has given it a place sees to that.
  func apply(_ new: StyledAlertContent, animated: Bool) {
    let isSeen = hasBeenPlaced && isInSight
    let becomesAnother = isSeen && content.style != new.style
    defer { if becomesAnother { tellThatItIsAnother() } }
    guard animated, isSeen else { return UIView.performWithoutAnimation { show(new) } }
    ghosts = []
    UIView.performWithoutAnimation {
      for (label, isSame) in [
        (title, content.title == new.title), (message, content.message == new.message),
      ] where !isSame {
        keepGhost(of: label)
        newcomers.append(label)
      }
    }
    icon.change(animated: !content.hasIcon(of: new)) {
      UIView.performWithoutAnimation { show(new) }
    }
    let (leaving, coming) = (ghosts ?? [], newcomers)
    ghosts = nil
    crossFade(from: leaving, to: coming)
  }

  /// Whether neither it nor its window nor anything that it is in is hidden.
  private var isInSight: Bool {
    window != nil && sequence(first: self as UIView, next: \.superview).allSatisfy { !$0.isHidden }
  }

  /// The user feels, hears and is told that this is another alert now.
  private func tellThatItIsAnother() {
    (content.feedback ?? .usual(for: content.style)).play()
    // What is below something else must not take the focus.
    guard handle.driver?.queue.topmostModal == handle.id else { return }
    let first = AccessibilityFocus.firstElement(in: self)
    UIAccessibility.post(notification: .layoutChanged, argument: first ?? self)
  }

  private func crossFade(from leaving: [UIView], to coming: [UIView]) {
    let opacities = coming.map(\.alpha)
    UIView.performWithoutAnimation { for view in coming { view.alpha = 0 } }
    UIView.animate(
      withDuration: StyledAlertView.fade, delay: 0, options: .allowUserInteraction,
      animations: { for view in leaving { view.alpha = 0 } },
      completion: { _ in for view in leaving { view.removeFromSuperview() } })
    // At once they would be read through each other.
    UIView.animate(
      withDuration: StyledAlertView.fade, delay: StyledAlertView.fade / 2,
      options: .allowUserInteraction,
      animations: {
        for (view, opacity) in zip(coming, opacities) { view.alpha = opacity }
      }, completion: nil)
  }

  /// Keeps a picture of a view in its place, if the card is changing before the user's eyes.
  func keepGhost(of view: UIView) {
    guard ghosts != nil, !view.bounds.isEmpty, let ground = view.superview,
      let ghost = view.snapshotView(afterScreenUpdates: false)
    else { return }
    ghost.frame = view.frame
    ghost.isUserInteractionEnabled = false
    ghost.accessibilityElementsHidden = true
    ground.insertSubview(ghost, aboveSubview: view)
    ghosts?.append(ghost)
  }
}

extension StyledAlertContent {
  /// Whether there is a ring of progress in the circle, and whether it turns.
  private var ringKind: Bool? {
    progress?.look == .ring ? progress?.part == .unknown : nil
  }

  /// Whether a bar keeps the icon of what waits from turning.
  private var isStill: Bool { style == .waiting && progress?.look == .bar }

  /// Whether both have the same icon in the same colour.
  fileprivate func hasIcon(of other: StyledAlertContent) -> Bool {
    style == other.style && isStill == other.isStill && icon.image === other.icon.image
      && icon.identity === other.icon.identity && ringKind == other.ringKind
  }
}
