// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// The effects of one event while they are being collected.
///
/// Reports come after everything else, because they call user code, and a report or a refusal asks
/// for a turn once.
struct Orders {
  private var orders: [PopupQueue.Effect] = []
  private var reports: [PopupQueue.Effect] = []
  private var asksForTurn = false

  mutating func append(_ effect: PopupQueue.Effect) {
    orders.append(effect)
  }

  mutating func report(_ id: RequestID, _ reason: PopupEndReason) {
    reports.append(.report(id, reason))
  }

  mutating func requestTurn() {
    asksForTurn = true
  }

  var inOrder: [PopupQueue.Effect] {
    var all = orders
    all += reports
    if asksForTurn { all.append(.requestTurn) }
    return all
  }
}
