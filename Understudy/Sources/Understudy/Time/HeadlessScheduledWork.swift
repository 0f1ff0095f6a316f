// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// A piece of work that waits for its time on a `HeadlessClock`.
@MainActor
public final class HeadlessScheduledWork {
  /// When it runs, on the clock's time.
  public let due: TimeInterval
  let serial: UInt64
  let isEndless: Bool
  /// Whether it is work of the main queue, not of a timer.
  var isOnMainQueue = false
  private var body: (@MainActor () -> Void)?

  init(
    due: TimeInterval, serial: UInt64, isEndless: Bool, body: @escaping @MainActor () -> Void
  ) {
    self.isEndless = isEndless
    self.due = due
    self.serial = serial
    self.body = body
  }

  /// Whether it has run or was canceled.
  public var isCancelled: Bool { body == nil }

  /// Releases the closure; nothing runs any more.
  public func cancel() {
    body = nil
  }

  func run() {
    let body = body
    self.body = nil
    body?()
  }
}
