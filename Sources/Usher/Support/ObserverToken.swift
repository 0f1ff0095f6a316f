// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The token of an observer of notifications, which the observer itself can remove.
@MainActor
final class ObserverToken {
  var value: (any NSObjectProtocol)?

  func remove() {
    if let value { NotificationCenter.default.removeObserver(value) }
    value = nil
  }
}
