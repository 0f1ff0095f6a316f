// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UsherCore

/// What a baseline keeps of a request; the greater goes first.
protocol QueueElement: Comparable {
  init(_ request: PopupQueue.Request)
  var priority: Int { get }
  var serial: UInt64 { get }
}

extension QueueElement {
  static func == (left: Self, right: Self) -> Bool { left.serial == right.serial }

  /// The higher priority goes first, then the earlier submission.
  static func < (left: Self, right: Self) -> Bool {
    left.priority == right.priority
      ? left.serial > right.serial : left.priority < right.priority
  }
}

/// The whole request: what the engine keeps, too.
struct WholeRequest: QueueElement {
  let request: PopupQueue.Request

  init(_ request: PopupQueue.Request) {
    self.request = request
  }

  var priority: Int { request.priority.rawValue }
  var serial: UInt64 { request.id.serial }
}

/// As little as decides the order, in sixteen bytes.
struct Numbers: QueueElement {
  let priority: Int
  let serial: UInt64

  init(_ request: PopupQueue.Request) {
    priority = request.priority.rawValue
    serial = request.id.serial
  }
}

/// The order in which requests went first, as one number.
struct Order: Equatable {
  private var digest: UInt64 = 0

  mutating func add(_ serial: UInt64) {
    digest = digest &* 1_099_511_628_211 &+ serial
  }
}

/// A queue with requests waiting, in which one after the other goes first while new ones come.
protocol Line {
  init(queued: [PopupQueue.Request])
  /// Lets the first have its turn; returns its number.
  mutating func start() -> UInt64
  /// Takes in one request, ends the turn of the one that has it, and lets the next have its turn.
  mutating func cycle(_ new: PopupQueue.Request) -> UInt64
}
