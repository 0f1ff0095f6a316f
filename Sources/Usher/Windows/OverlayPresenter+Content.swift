// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

// What is shown, and that it can become something else.
@available(iOSApplicationExtension, unavailable)
extension CardPresenter {
  /// What is to be shown, made if it is not there yet; `nil`, if it cannot be shown.
  func makeContent() -> PopupContent? { contentProvider.makeContent(for: self) { $0.misuse } }

  func adoptContent(of other: any PopupPresenter) -> Bool {
    guard let other = other as? CardPresenter else { return false }
    guard let root, let card = root.cardController else {
      contentProvider.adopt(from: other.contentProvider)
      if let session = contentProvider.styledAlertSession { setDismissGestures(by: session.presentation.dismissGestures) }
      return true
    }
    if let session = contentProvider.styledAlertSession, let newSession = other.contentProvider.styledAlertSession {
      session.adopt(newSession)
      contentDidChange(animated: true)
      setDismissGestures(by: session.presentation.dismissGestures)
      return true
    }
    guard let content = other.makeContent() else { return false }
    contentProvider.adopt(from: other.contentProvider)
    if isVisibleToUser {
      CardTransitionRunner.crossFade(to: content, on: root)
      moveAccessibilityFocus()
      (content.view as? any InitialFocusProviding)?.focusInitialField()
    } else {
      card.replaceContent(with: content)
    }
    return true
  }

  func apply(_ update: ContentUpdate) -> Bool {
    guard contentProvider.apply(update) else { return false }
    invalidateContentSize()
    return true
  }

  /// What is shown has become something else by itself and takes its new size; with Reduce Motion, or
  /// where nobody sees it, at once.
  func contentDidChange(animated: Bool) {
    guard let root else { return }
    let animates = animated && isVisibleToUser && !UIAccessibility.isReduceMotionEnabled
    if animates { return root.invalidateContentSize() }
    UIView.performWithoutAnimation {
      root.cardController?.setNeedsMeasuring()
      if isVisibleToUser { root.view.layoutIfNeeded() }
    }
  }

  func invalidateContentSize() {
    if isVisibleToUser { root?.invalidateContentSize() } else { root?.cardController?.setNeedsMeasuring() }
  }

  private var isVisibleToUser: Bool { phase == .visible && !isHiddenForTransition }
}
