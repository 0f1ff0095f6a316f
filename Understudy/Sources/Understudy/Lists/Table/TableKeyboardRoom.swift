// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Keeps the end of a table above the keyboard.
@MainActor
final class TableKeyboardRoom {
  private weak var table: UITableView?
  private var room: CGFloat = 0
  // Read once more only when nobody else can reach it.
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
    relay.room = self
    observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification,
      object: HeadlessDevice.current.screen, queue: nil
    ) { note in
      let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      MainActor.assumeIsolated { relay.room?.keyboardWillMove(to: end) }
    }
  }

  /// Stops following, and takes back the room.
  func end() {
    if let observer { NotificationCenter.default.removeObserver(observer) }
    observer = nil
    take(0)
  }

  private final class Relay: Sendable {
    @MainActor weak var room: TableKeyboardRoom?
  }

  private func keyboardWillMove(to frame: CGRect?) {
    guard let table, let window = table.window, let frame else { return }
    let top = table.convert(window.convert(frame, from: nil as UIWindow?), from: nil).minY
    take(max(0, table.bounds.maxY - top - table.safeAreaInsets.bottom))
  }

  private func take(_ wanted: CGFloat) {
    guard let table, wanted != room else { return }
    table.contentInset.bottom += wanted - room
    table.verticalScrollIndicatorInsets.bottom += wanted - room
    room = wanted
  }
}
