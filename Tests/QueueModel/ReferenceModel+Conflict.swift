// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore

// Conflicts between the next request and the occupants of its lane or the app window.
extension ReferenceModel {
  /// Resolves the next conflict. Returns whether there was one.
  mutating func resolveConflict() -> Bool {
    guard sceneState == .active, !isWaitingForNextTurn else { return false }
    for lane in lanes {
      let candidates = items.filter { $0.request.lane.name == lane.name && isCandidate($0) }
        .sorted { $0.precedes($1) }
      let withFreeWindow = candidates.first {
        !$0.isModalInAppWindow || isAppWindowAvailable(for: $0)
      }
      for candidate in [candidates.first, withFreeWindow].compactMap({ $0 }) where settle(candidate)
      {
        return true
      }
    }
    return false
  }

  private func isCandidate(_ item: Item) -> Bool {
    guard isEligible(item), !item.isChild, !isBehindQuestion(item) else { return false }
    return isAllowedBySequence(item) || item.request.conflict == .drop
  }

  private mutating func settle(_ item: Item) -> Bool {
    if !isAllowedBySequence(item) {
      finish(item.id, .busy, animated: true)
      return true
    }
    let rivals = conflictingPopups(with: item)
    if rivals.isEmpty || rivals.contains(where: \.isDismissing) { return false }
    let priority = item.request.priority
    // Child popups are never interrupted or replaced.
    let canBeDismissed = rivals.allSatisfy { $0.state == .visible && !$0.isChild }
    switch item.request.conflict {
    case .drop:
      finish(item.id, .busy, animated: true)
      return true
    case .replace where canBeDismissed && rivals.allSatisfy { $0.request.priority <= priority }:
      if needsAnswer(item) {
        ask(item)
        return true
      }
      for rival in rivals { dismiss(rival.id, .replaced, animated: true) }
      return true
    case .interrupt
    where canBeDismissed
      && rivals.allSatisfy { $0.request.priority < priority && canBeSuspended($0) }:
      if needsAnswer(item) {
        ask(item)
        return true
      }
      for rival in rivals { suspend(rival.id, .interrupted) }
      return true
    case .wait, .replace, .interrupt:
      return false
    }
  }

  /// The conflicting popups: the modal in the app window, the last popup of the lane, or both.
  func conflictingPopups(with item: Item) -> [Item] {
    var rivals = item.isModalInAppWindow ? Array(appWindowModals.prefix(1)) : []
    let name = item.request.lane.name
    if isFull(name), !rivals.contains(where: { $0.request.lane.name == name }) {
      let shown = occupants.filter { $0.request.lane.name == name && !$0.isChild }
      let lowest = shown.first(where: \.isDismissing) ?? shown.max { $0.precedes($1) }
      rivals += [lowest].compactMap { $0 }
    }
    return rivals
  }

  /// Whether the popup and all its descendants can be suspended.
  private func canBeSuspended(_ item: Item) -> Bool {
    let popups = [item] + descendants(of: item.id).compactMap { self.item($0) }
    return popups.allSatisfy { !$0.occupiesLane || $0.isDismissing || !$0.isModalInAppWindow }
  }

  /// Resumes interrupted popups of lanes that have room again.
  mutating func resumeInterrupted() {
    for item in items where !isFull(item.request.lane.name) {
      removeCauses(.interrupted, from: item.id)
    }
  }
}
