// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// The effects of one event while they are being collected.
///
/// Reports come after everything else, because they call user code, and a report or a refusal asks
/// for a turn once.
struct EffectBuffer {
  private var effects: [PopupQueue.Effect] = []
  private var outcomes: [PopupQueue.Effect] = []
  private var needsNextTurn = false

  mutating func append(_ effect: PopupQueue.Effect) {
    effects.append(effect)
  }

  mutating func deliverOutcome(_ id: PopupID, _ reason: PopupDismissalReason) {
    outcomes.append(.deliverOutcome(id, reason))
  }

  mutating func requestNextTurn() {
    needsNextTurn = true
  }

  var ordered: [PopupQueue.Effect] {
    var all = effects
    all += outcomes
    if needsNextTurn { all.append(.requestNextTurn) }
    return all
  }
}
