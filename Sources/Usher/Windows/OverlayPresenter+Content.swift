// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

// What is shown, and that it can become something else.
@available(iOSApplicationExtension, unavailable)
extension OverlayPresenter {
  /// What is to be shown, made if it is not there yet; `nil`, if it cannot be shown.
  func makeContent() -> PopupContent? { stock.make(for: self) { $0.misuse } }

  func take(contentOf other: any PopupPresenter) -> Bool {
    guard let other = other as? OverlayPresenter else { return false }
    guard let root, let card = root.cardController else {
      stock.take(from: other.stock)
      if let live = stock.live { closes(by: live.kind.ways) }
      return true
    }
    if let live = stock.live, let new = other.stock.live {
      live.join(new)
      contentDidChange(animated: true)
      closes(by: live.kind.ways)
      return true
    }
    guard let content = other.makeContent() else { return false }
    stock.take(from: other.stock)
    if isSeen {
      CardTransition.dissolve(to: content, on: root)
      moveFocus()
      (content.view as? any FocusTaking)?.takeFocus()
    } else {
      card.replaceContent(with: content)
    }
    return true
  }

  func change(_ update: PopupUpdate) -> Bool {
    guard stock.change(update) else { return false }
    sizeDidChange()
    return true
  }

  /// What is shown has become something else by itself and takes its new size; with Reduce Motion, or
  /// where nobody sees it, at once.
  func contentDidChange(animated: Bool) {
    guard let root else { return }
    let moves = animated && isSeen && !UIAccessibility.isReduceMotionEnabled
    if moves { return root.sizesDidChange() }
    UIView.performWithoutAnimation {
      root.cardController?.setNeedsMeasuring()
      if isSeen { root.view.layoutIfNeeded() }
    }
  }

  func sizeDidChange() {
    if isSeen { root?.sizesDidChange() } else { root?.cardController?.setNeedsMeasuring() }
  }

  private var isSeen: Bool { phase == .visible && !isConcealed }
}
