// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore

/// The minimum that defines the order, in sixteen bytes; the greatest one starts first.
struct Numbers: Comparable {
  let priority: Int
  let serial: UInt64

  init(_ request: PopupQueue.Request) {
    priority = request.priority.rawValue
    serial = request.id.serial
  }

  /// A higher priority starts first, then an earlier submission.
  static func < (left: Numbers, right: Numbers) -> Bool {
    left.priority == right.priority
      ? left.serial > right.serial : left.priority < right.priority
  }
}

/// A digest of the order in which requests were started.
struct Order: Equatable {
  private var digest: UInt64 = 0

  mutating func add(_ serial: UInt64) {
    digest = digest &* 1_099_511_628_211 &+ serial
  }
}

/// A queue to measure.
protocol MeasuredQueue {
  init(queued: [PopupQueue.Request])
  /// Starts the first request. Returns its serial number.
  mutating func start() -> UInt64
  /// Adds a request, dismisses the started one and starts the next. Returns its serial number.
  mutating func cycle(_ new: PopupQueue.Request) -> UInt64
}
