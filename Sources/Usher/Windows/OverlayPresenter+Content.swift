// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

// What is shown, and that it can become something else.
@available(iOSApplicationExtension, unavailable)
extension OverlayPresenter {
  /// What is to be shown, made if it is not there yet; `nil`, if it cannot be shown.
  func makeContent() -> PopupContent? {
    if case .made(let make) = source { source = make().map { .ready($0) } ?? .none }
    guard case .ready(let content) = source else { return nil }
    if let misuse = content.misuse {
      misuse.file()
      return nil
    }
    let changes = pending
    pending = []
    for update in changes where !update.change(content) { PopupMisuse.cannotUpdate(self).file() }
    return content
  }

  func take(contentOf other: any PopupPresenter) -> Bool {
    guard let other = other as? OverlayPresenter else { return false }
    pending = []
    guard let root, let card = root.cardController else {
      if case .ready(let old) = source { PopupCenter.unclaim(old.responder) }
      source = other.source
      other.source = .none
      return true
    }
    guard let content = other.makeContent() else { return false }
    other.source = .none
    PopupCenter.unclaim(card.content.responder)
    source = .ready(content)
    if isSeen {
      CardTransition.dissolve(to: content, on: root)
      moveFocus()
    } else {
      card.replaceContent(with: content)
    }
    return true
  }

  func change(_ update: PopupUpdate) -> Bool {
    guard case .ready(let content) = source else {
      pending.append(update)
      return true
    }
    guard update.change(content) else { return false }
    sizeDidChange()
    return true
  }

  func sizeDidChange() {
    if isSeen { root?.sizesDidChange() } else { root?.cardController?.setNeedsMeasuring() }
  }

  /// Shows nothing any more. What a popup that has been joined with another one was to show can be
  /// shown by others.
  func dropContent() {
    if case .ready(let content) = source { PopupCenter.unclaim(content.responder) }
    source = .none
    pending = []
  }

  private var isSeen: Bool { phase == .visible && !isConcealed }
}
