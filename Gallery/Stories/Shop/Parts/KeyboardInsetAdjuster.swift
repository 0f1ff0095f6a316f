// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// Adjusts the bottom inset of a scroll view to the keyboard, and scrolls to the first responder.
@MainActor
final class KeyboardInsetAdjuster {
  /// A view below the last field that should stay visible, such as a button.
  weak var next: UIView?

  private weak var scroll: UIScrollView?
  // Read again only in `deinit`, when no other reference exists.
  nonisolated(unsafe) private let observer: any NSObjectProtocol

  init(for scroll: UIScrollView) {
    self.scroll = scroll
    let relay = Relay()
    observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { note in
      let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      MainActor.assumeIsolated { relay.room?.keyboardWillMove(to: end) }
    }
    relay.room = self
  }

  deinit {
    NotificationCenter.default.removeObserver(observer)
  }

  /// A weak reference for the observer.
  private final class Relay: Sendable {
    @MainActor weak var room: KeyboardInsetAdjuster?
  }

  private func keyboardWillMove(to screenFrame: CGRect?) {
    guard let scroll, let window = scroll.window, let screenFrame else { return }
    let frame = scroll.convert(window.convert(screenFrame, from: nil as UIWindow?), from: nil)
    let covered = max(0, scroll.bounds.maxY - frame.minY - scroll.safeAreaInsets.bottom)
    scroll.contentInset.bottom = covered
    scroll.verticalScrollIndicatorInsets.bottom = covered
    scrollToFirstResponder()
  }

  /// Scrolls to the first responder, and to as much of the next view as fits.
  func scrollToFirstResponder() {
    guard let scroll, let field = scroll.focusedView else { return }
    let insets = scroll.adjustedContentInset
    let room = scroll.bounds.height - insets.top - insets.bottom
    var place = scroll.convert(field.bounds, from: field).insetBy(dx: 0, dy: -16)
    if let next, next.window != nil {
      let end = scroll.convert(next.bounds, from: next).maxY + 16
      place.size.height = max(place.height, min(end - place.minY, room))
    }
    scroll.scrollRectToVisible(place, animated: true)
  }
}

extension UIView {
  /// The first responder, if it is in this view.
  fileprivate var focusedView: UIView? {
    if isFirstResponder { return self }
    for view in subviews {
      if let focused = view.focusedView { return focused }
    }
    return nil
  }
}
