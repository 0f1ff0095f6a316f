// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// The state of the queue for the browser, limited in size.
struct QueueReport: Equatable, Sendable, Encodable {
  /// The first popups of a state, and the number of the remaining ones.
  struct Group: Equatable, Sendable, Encodable {
    /// The maximum number of listed popups.
    static let maximumItems = 12

    let items: [Item]
    let more: Int

    var count: Int { items.count + more }

    init(_ all: [Item]) {
      items = Array(all.prefix(Self.maximumItems))
      more = all.count - items.count
    }
  }

  struct Item: Equatable, Sendable, Encodable {
    let serial: UInt64
    let name: String
    /// Its priority and lane.
    let about: LiveWords
    let phase: LiveWords
    /// Its blockers.
    let why: [LiveWords]
  }

  /// A dismissed popup with the reason.
  struct Ended: Equatable, Sendable, Encodable {
    let serial: UInt64
    let name: String
    let why: LiveWords
  }

  struct Hold: Equatable, Sendable, Encodable {
    let lane: String
    let reason: String
  }

  let onScreen: Group
  let waiting: Group
  let suspended: Group
  /// The last dismissed popups, the latest first.
  let ended: [Ended]
  let holds: [Hold]
  /// A sentence about the queue of each other window.
  var elsewhere: [LiveWords] = []
}

extension QueueReport {
  /// Returns the report with sentences about other windows, given with their indices.
  func addingWindows(_ others: [(index: Int, report: QueueReport)]) -> QueueReport {
    var report = self
    report.elsewhere = others.map { index, other in
      let waiting = other.waiting.count + other.suspended.count
      return LiveWords(
        "Window \(index + 1) has its own queue: \(other.onScreen.count) on the screen, "
          + "\(waiting) waiting.",
        chinese: "窗口 \(index + 1) 有自己的队列：屏幕上 \(other.onScreen.count) 个，等待 \(waiting) 个。")
    }
    return report
  }
}
