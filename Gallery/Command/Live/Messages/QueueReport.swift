// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// What a browser is told of the queue; it is never longer than a few pages of text.
struct QueueReport: Equatable, Sendable, Encodable {
  /// The first popups of a kind, and how many more there are.
  struct Group: Equatable, Sendable, Encodable {
    /// So many are told of.
    static let most = 12

    let items: [Item]
    let more: Int

    init(_ all: [Item]) {
      items = Array(all.prefix(Self.most))
      more = all.count - items.count
    }
  }

  struct Item: Equatable, Sendable, Encodable {
    let serial: UInt64
    let name: String
    let lane: String
    let priority: Int
    let priorityName: String
    let phase: LiveWords
    /// Every reason why it is not on screen now.
    let why: [LiveWords]
  }

  struct Hold: Equatable, Sendable, Encodable {
    let lane: String
    let reason: String
  }

  let onScreen: Group
  let waiting: Group
  let suspended: Group
  let holds: [Hold]
}
