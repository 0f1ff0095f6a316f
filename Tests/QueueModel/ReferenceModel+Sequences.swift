// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore

// Sequences.
extension ReferenceModel {
  /// Whether all earlier steps of the sequence have been dismissed.
  func isFirstStep(_ item: Item) -> Bool {
    guard let sequence = item.request.sequence else { return true }
    return items.first { $0.request.sequence == sequence }?.id == item.id
  }

  /// Whether no running sequence keeps the request from its lane.
  func isAllowedBySequence(_ item: Item) -> Bool {
    guard let sequence = runningSequences[item.request.lane.name]?.last else { return true }
    return item.request.sequence == sequence || item.request.conflict == .interrupt
  }

  /// Reserves the lane for the sequence from its first step on.
  mutating func beginSequence(of item: Item) {
    guard let sequence = item.request.sequence else { return }
    let others = runningSequences[item.request.lane.name, default: []]
    if !others.contains(sequence) { runningSequences[item.request.lane.name] = others + [sequence] }
  }

  mutating func endFinishedSequences() {
    let live = Set(items.compactMap(\.request.sequence))
    runningSequences = runningSequences.mapValues { $0.filter(live.contains) }
  }
}
