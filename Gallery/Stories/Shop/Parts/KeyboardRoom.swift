// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// Makes room at the end of a scroll view while a keyboard lies on it, and shows what is typed into.
@MainActor
final class KeyboardRoom {
  private weak var scroll: UIScrollView?
  // Read once more only when nobody else can reach it.
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

  /// Lets the observer reach the room without owning it.
  private final class Relay: Sendable {
    @MainActor weak var room: KeyboardRoom?
  }

  private func keyboardWillMove(to screenFrame: CGRect?) {
    guard let scroll, let window = scroll.window, let screenFrame else { return }
    let frame = scroll.convert(window.convert(screenFrame, from: nil as UIWindow?), from: nil)
    let covered = max(0, scroll.bounds.maxY - frame.minY - scroll.safeAreaInsets.bottom)
    scroll.contentInset.bottom = covered
    guard let field = scroll.subviews.first(where: \.isFirstResponder) else { return }
    scroll.scrollRectToVisible(field.frame.insetBy(dx: 0, dy: -16), animated: true)
  }
}
