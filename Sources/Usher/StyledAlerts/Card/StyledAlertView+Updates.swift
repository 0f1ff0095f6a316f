// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

// The card becomes another one before the user's eyes, and stays the same view.
@available(iOSApplicationExtension, unavailable)
extension StyledAlertView {
  /// How long one text or button goes, and as long the other one comes half of that later, in seconds.
  private static let fadeDuration = 0.2

  /// Shows this from now on: texts and buttons that are others than before cross-fade, colours turn, and
  /// the icon is drawn anew if it is another one. Where the user does not see it, it is simply so.
  ///
  /// The card asks for its new size in the next layout; whoever has given it a place sees to that.
  func apply(_ new: StyledAlertContent, animated: Bool) {
    let isVisible = hasBeenLaidOut && isInVisibleWindow
    let isStyleChanged = isVisible && content.style != new.style
    defer { if isStyleChanged { announceChange() } }
    guard animated, isVisible else { return UIView.performWithoutAnimation { update(new) } }
    snapshotViews = []
    UIView.performWithoutAnimation {
      for (label, isSame) in [
        (title, content.title == new.title), (message, content.message == new.message),
      ] where !isSame {
        addSnapshot(of: label)
        insertedViews.append(label)
      }
    }
    icon.transition(animated: !content.hasSameIcon(as: new)) {
      UIView.performWithoutAnimation { update(new) }
    }
    let (oldViews, newViews) = (snapshotViews ?? [], insertedViews)
    snapshotViews = nil
    crossFade(from: oldViews, to: newViews)
  }

  /// Whether neither it nor its window nor anything that it is in is hidden.
  private var isInVisibleWindow: Bool {
    window != nil && sequence(first: self as UIView, next: \.superview).allSatisfy { !$0.isHidden }
  }

  /// The user feels, hears and is told that this is another alert now.
  private func announceChange() {
    (content.feedback ?? .standard(for: content.style)).play()
    // What is below something else must not take the focus.
    guard handle.driver?.queue.topmostModal == handle.id else { return }
    let first = AccessibilityFocus.firstElement(in: self)
    UIAccessibility.post(notification: .layoutChanged, argument: first ?? self)
  }

  private func crossFade(from oldViews: [UIView], to newViews: [UIView]) {
    let opacities = newViews.map(\.alpha)
    UIView.performWithoutAnimation { for view in newViews { view.alpha = 0 } }
    UIView.animate(
      withDuration: StyledAlertView.fadeDuration, delay: 0, options: .allowUserInteraction,
      animations: { for view in oldViews { view.alpha = 0 } },
      completion: { _ in for view in oldViews { view.removeFromSuperview() } })
    // At once they would be read through each other.
    UIView.animate(
      withDuration: StyledAlertView.fadeDuration, delay: StyledAlertView.fadeDuration / 2,
      options: .allowUserInteraction,
      animations: {
        for (view, opacity) in zip(newViews, opacities) { view.alpha = opacity }
      }, completion: nil)
  }

  /// Keeps a picture of a view in its place, if the card is changing before the user's eyes.
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
  /// Whether there is a ring of progress in the circle, and whether it turns.
  private var progressRingState: Bool? {
    progress?.style == .ring ? progress?.fraction == .indeterminate : nil
  }

  /// Whether a bar keeps the icon of what waits from turning.
  private var hasStaticIcon: Bool { style == .waiting && progress?.style == .bar }

  /// Whether both have the same icon in the same colour.
  fileprivate func hasSameIcon(`as` other: StyledAlertContent) -> Bool {
    style == other.style && hasStaticIcon == other.hasStaticIcon && icon.image === other.icon.image
      && icon.identity === other.icon.identity && progressRingState == other.progressRingState
  }
}

// Countdowns on the buttons.
@available(iOSApplicationExtension, unavailable)
extension StyledAlertView {
  /// Follows the time of the alert, as soon as there is a countdown.
  func startCountdowns() {
    guard countdownController == nil, content.buttons.contains(where: { $0.countdown != nil }) else {
      return
    }
    let controller = StyledAlertCountdownController()
    countdownController = controller
    controller.onChange = { [weak self] in self?.countdownsDidChange() }
    controller.onPress = { [weak self] in self?.formController?.press($0) }
    controller.setButtons(content.buttons)
    handle.driver?.addTimerObserver(for: handle.id, with: controller)
  }

  /// Shows the countdowns as they are now.
  func showCountdowns() {
    for (index, button) in buttons.enumerated() {
      button.countdown = countdownController?.countdown(of: index)
    }
  }

  /// A second has passed, or time goes on or stands still.
  private func countdownsDidChange() {
    let before = buttons.map(\.countdownSizing)
    let wasWaiting = buttons.contains { $0.isWaitingForCountdown }
    showCountdowns()
    // With the countdown goes the room for it.
    if buttons.map(\.countdownSizing) != before {
      setNeedsLayout()
      handle.invalidateContentSize()
    }
    if wasWaiting, !buttons.contains(where: { $0.isWaitingForCountdown }) {
      UIAccessibility.post(notification: .layoutChanged, argument: nil)
    }
  }
}
