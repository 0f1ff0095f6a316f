// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

// MARK: - Changes of a visible card

extension StyledAlertView {
  /// How long old views fade out, in seconds; new ones fade in as long, starting halfway.
  private static let fadeDuration = 0.2

  /// Shows new content: changed texts and buttons cross-fade, colors change, and a changed icon is
  /// drawn. If the card is not visible, there is no animation.
  ///
  /// The new size takes effect in the next layout, which is the caller's responsibility.
  func apply(_ new: StyledAlertContent, animated: Bool) {
    let isVisible = hasBeenLaidOut && isInVisibleWindow
    let isStyleChanged = isVisible && content.style != new.style
    defer { if isStyleChanged { announceChange() } }
    guard animated, isVisible else { return UIView.performWithoutAnimation { update(to: new) } }
    snapshotViews = []
    UIView.performWithoutAnimation {
      for (label, isSame) in [
        (title, content.title == new.title), (message, content.message == new.message),
      ] where !isSame {
        addSnapshot(of: label)
        insertedViews.append(label)
      }
    }
    let isIconChanged = content.iconContent != new.iconContent
    icon.transition(
      crossFades: isIconChanged || content.style != new.style, draws: isIconChanged
    ) {
      UIView.performWithoutAnimation { update(to: new) }
    }
    let (oldViews, newViews) = (snapshotViews ?? [], insertedViews)
    snapshotViews = nil
    crossFade(from: oldViews, to: newViews)
  }

  /// Whether it is in a window and none of its superviews is hidden.
  private var isInVisibleWindow: Bool {
    window != nil && sequence(first: self as UIView, next: \.superview).allSatisfy { !$0.isHidden }
  }

  /// Plays the feedback of the new style, and moves the VoiceOver focus to the changed card.
  private func announceChange() {
    (content.feedback ?? theme.feedback(content.style)).play()
    // A card behind another modal must not take the focus.
    guard handle.driver?.queue.topmostModal == handle.id else { return }
    let first = FocusCoordinator.firstAccessibilityElement(in: self)
    window?.windowScene?.postAccessibility(.layoutChanged, argument: first ?? self)
  }

  private func crossFade(from oldViews: [UIView], to newViews: [UIView]) {
    // A view of the app may have an alpha of its own.
    let opacities = newViews.map(\.alpha)
    UIView.performWithoutAnimation { for view in newViews { view.alpha = 0 } }
    UIView.animate(
      withDuration: StyledAlertView.fadeDuration, delay: 0, options: .allowUserInteraction,
      animations: { for view in oldViews { view.alpha = 0 } },
      completion: { _ in for view in oldViews { view.removeFromSuperview() } })
    // Without the delay, both texts would be readable through each other.
    UIView.animate(
      withDuration: StyledAlertView.fadeDuration, delay: StyledAlertView.fadeDuration / 2,
      options: .allowUserInteraction,
      animations: {
        for (view, opacity) in zip(newViews, opacities) { view.alpha = opacity }
      }, completion: nil)
  }

  /// Puts a snapshot above a view, if a visible card is changing.
  func addSnapshot(of view: UIView) {
    guard snapshotViews != nil, !view.bounds.isEmpty, let superview = view.superview,
      let snapshot = view.snapshotView(afterScreenUpdates: false)
    else { return }
    snapshot.frame = view.frame
    snapshot.isUserInteractionEnabled = false
    snapshot.accessibilityElementsHidden = true
    superview.insertSubview(snapshot, aboveSubview: view)
    snapshotViews?.append(snapshot)
  }
}

extension StyledAlertContent {
  /// What the circle of the icon shows, without its colors and the fraction of a progress ring.
  fileprivate enum IconContent: Equatable {
    case drawing(IconDrawing)
    case image(UIImage)
    /// A view of the app, by the identity of the closure that makes it.
    case view(ObjectIdentifier)
  }

  fileprivate var iconContent: IconContent {
    if let progress, progress.style == .ring {
      return .drawing(progress.fraction == .indeterminate ? .ring : .progress)
    }
    if icon.makeView != nil { return .view(ObjectIdentifier(icon.identity)) }
    if let image = icon.image { return .image(image) }
    let isBesideProgressBar = progress?.style == .bar
    return .drawing(IconDrawing(style: style, isBesideProgressBar: isBesideProgressBar))
  }
}

// MARK: - Countdowns on the buttons

extension StyledAlertView {
  /// Shows the current countdowns on the buttons.
  func showCountdowns() {
    for (index, button) in buttons.enumerated() {
      button.countdown = countdownDriver.countdown(of: index)
    }
  }

  /// A second has elapsed, or the countdowns were paused or resumed.
  func countdownsDidChange() {
    let before = buttons.map(\.countdown?.configuration)
    let wasWaiting = buttons.contains { $0.isWaitingForCountdown }
    showCountdowns()
    // A finished countdown no longer takes space.
    if buttons.map(\.countdown?.configuration) != before { contentSizeDidChange() }
    if wasWaiting, !buttons.contains(where: { $0.isWaitingForCountdown }) {
      window?.windowScene?.postAccessibility(.layoutChanged, argument: nil)
    }
  }
}
