// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Keeps the end of a table above the keyboard.
@MainActor
final class TableKeyboardAvoidance {
  private weak var table: UITableView?
  private var inset: CGFloat = 0
  // Read once more only when nothing else can refer to it.
  private nonisolated(unsafe) var observer: (any NSObjectProtocol)?

  init(for table: UITableView) {
    self.table = table
  }

  deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }

  func begin() {
    guard observer == nil else { return }
    let relay = Relay()
    relay.avoidance = self
    observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification,
      object: HeadlessDevice.current.screen, queue: nil
    ) { note in
      let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      MainActor.assumeIsolated { relay.avoidance?.keyboardWillMove(to: end) }
    }
  }

  /// Stops observing, and removes the inset.
  func end() {
    if let observer { NotificationCenter.default.removeObserver(observer) }
    observer = nil
    setInset(0)
  }

  private final class Relay: Sendable {
    @MainActor weak var avoidance: TableKeyboardAvoidance?
  }

  private func keyboardWillMove(to frame: CGRect?) {
    guard let table, let window = table.window, let frame else { return }
    let top = table.convert(window.convert(frame, from: nil as UIWindow?), from: nil).minY
    setInset(max(0, table.bounds.maxY - top - table.safeAreaInsets.bottom))
  }

  private func setInset(_ wanted: CGFloat) {
    guard let table, wanted != inset else { return }
    table.contentInset.bottom += wanted - inset
    table.verticalScrollIndicatorInsets.bottom += wanted - inset
    inset = wanted
  }
}
