// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

// Out of sight for a while, and with another view.
@available(iOSApplicationExtension, unavailable)
extension OverlayPresenter {
  func conceal(alongside transition: (any UIViewControllerTransitionCoordinator)?) {
    guard phase == .appearing || phase == .visible, !isConcealed, let root else { return }
    isConcealed = true
    giveBack(pageLeaves: true)
    CardTransition.fade(to: 0, on: root, alongside: transition)
  }

  func reveal(alongside transition: (any UIViewControllerTransitionCoordinator)?) {
    guard isConcealed, let root, let window, let stage else { return }
    isConcealed = false
    root.isInteractive = true
    focus = AccessibilityFocus(isModal: looks.isModal)
    window.show(on: stage)
    CardTransition.fade(to: 1, on: root, alongside: transition)
    if phase == .visible { moveFocus() }
  }

  func take(contentOf other: any PopupPresenter) -> Bool {
    guard let other = other as? OverlayPresenter else { return false }
    pending = []
    guard let root, let card = root.card else {
      if case .ready(let old) = content { PopupCenter.unclaim(old) }
      content = other.content
      other.content = .none
      return true
    }
    guard let view = other.makeView() else { return false }
    other.content = .none
    PopupCenter.unclaim(card.content)
    content = .ready(view)
    let isSeen = phase == .visible && !isConcealed
    if isSeen {
      CardTransition.dissolve(to: view, on: root)
      moveFocus()
    } else {
      card.replaceContent(with: view)
    }
    return true
  }

  func change(_ update: PopupUpdate) -> Bool {
    guard case .ready(let view) = content else {
      pending.append(update)
      return true
    }
    guard update.change(view) else { return false }
    guard let root, phase == .visible, !isConcealed else { return true }
    root.view.setNeedsLayout()
    UIView.animate(withDuration: 0.3) { root.view.layoutIfNeeded() }
    return true
  }
}
