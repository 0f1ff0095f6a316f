// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// What a browser is told of the queue; it is never longer than a few pages of text.
struct QueueReport: Equatable, Sendable, Encodable {
  /// The first popups of a kind, and how many more there are.
  struct Group: Equatable, Sendable, Encodable {
    /// So many are told of.
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
    /// Its priority and its lane.
    let about: LiveWords
    let phase: LiveWords
    /// Every reason why it is not on screen now.
    let why: [LiveWords]
  }

  /// One that has ended, and why.
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
  /// Those that ended last, the latest first.
  let ended: [Ended]
  let holds: [Hold]
  /// A sentence for each other window of the app.
  var elsewhere: [LiveWords] = []
}

extension QueueReport {
  /// The same with what is going on in other windows, given by their places among the open ones.
  func addingWindows(_ others: [(index: Int, report: QueueReport)]) -> QueueReport {
    var report = self
    report.elsewhere = others.map { index, other in
      let waiting = other.waiting.count + other.suspended.count
      return LiveWords(
        "Window \(index + 1) has a line of its own: \(other.onScreen.count) on the screen, "
          + "\(waiting) waiting.",
        chinese: "窗口 \(index + 1) 有自己的队列：屏幕上 \(other.onScreen.count) 个，等待 \(waiting) 个。")
    }
    return report
  }
}
