// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore

// Suspending and resuming, and display timers.
extension ReferenceModel {
  /// Suspends a popup and its children, or adds a cause to a suspended one.
  mutating func suspend(_ id: PopupID, _ cause: PopupSuspensionCauses) {
    guard let item = item(id), !item.isDismissing else { return }
    if item.occupiesLane {
      effects.append(.suspend(id, animated: sceneState != .background && !item.isHidden))
    }
    change(id) { item, now in
      item.state = .suspended
      item.causes.insert(cause)
      item.wasSuspended = true
      item.isHidden = false
      item.stopTimer(at: now)
    }
    for child in items where child.request.parent == id && !child.isDismissing {
      if !child.isModalInAppWindow, child.occupiesLane || child.state == .suspended {
        suspend(child.id, .parentSuspended)
      } else if child.occupiesLane {
        dismiss(child.id, .parentDismissed, animated: sceneState != .background)
      }
    }
  }

  /// Removes causes of suspension; without any left the request is queued again.
  mutating func removeCauses(_ causes: PopupSuspensionCauses, from id: PopupID) {
    change(id) { item, now in
      guard item.state == .suspended else { return }
      item.causes.subtract(causes)
      guard item.causes.isEmpty else { return }
      item.state = .queued
      item.notBefore = now
    }
  }

  // MARK: Display timers

  /// Runs the display timers of popups that are visible and not below a modal popup.
  mutating func updateDisplayTimers() {
    for item in items where item.remainingTime != nil {
      let isRunning =
        item.state == .visible && sceneState == .active && item.pauses.isEmpty && !item.isHidden
        && !isBelowModal(item)
      change(item.id) { item, now in
        item.stopTimer(at: now)
        item.timerStartedAt = isRunning ? now : nil
      }
    }
  }

  private func isBelowModal(_ item: Item) -> Bool {
    items.contains { other in
      other.id != item.id && other.occupiesLane && other.request.isModal && !other.isHidden
        && isAbove(other, item)
    }
  }

  private func isAbove(_ item: Item, _ other: Item) -> Bool {
    if item.hasOwnWindow != other.hasOwnWindow { return item.hasOwnWindow }
    let isLater = item.startIndex > other.startIndex
    if !item.hasOwnWindow, isPresentationBetween(item, other) { return isLater }
    let (itemLevel, otherLevel) = (level(of: item), level(of: other))
    return itemLevel == otherLevel ? isLater : itemLevel > otherLevel
  }

  /// Whether one of two popups in the app window is a modal, or a modal was presented between them.
  private func isPresentationBetween(_ item: Item, _ other: Item) -> Bool {
    let both = [item.startIndex, other.startIndex].sorted()
    return appWindowModals.contains { both[0] <= $0.startIndex && $0.startIndex <= both[1] }
  }

  /// The level of the lane, or that of the parent if it is higher.
  private func level(of item: Item) -> Int {
    let own = lanes.first { $0.name == item.request.lane.name }?.level ?? 0
    return item.request.parent.flatMap { self.item($0) }.map { max(own, level(of: $0)) } ?? own
  }

  mutating func processDisplayTimers() {
    for id in occupants.map(\.id) {
      guard let item = item(id), item.state == .visible, let end = item.timerFireTime, end <= now
      else {
        continue
      }
      self.dismiss(id, .displayDurationElapsed, animated: sceneState != .background)
    }
  }
}

extension ReferenceModel.Item {
  fileprivate mutating func stopTimer(at now: MonotonicInstant) {
    if let left = remainingTime, let since = timerStartedAt {
      remainingTime = max(left - (now - since), .zero)
    }
    timerStartedAt = nil
  }
}
