// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UsherCore

// From wherever to the one report.
extension NaiveModel {
  /// Ends what the target names, children in front of their parents.
  mutating func end(
    _ target: PopupQueue.EndTarget, _ reason: PopupEndReason, animated: Bool
  ) {
    var hidesAtOnce = false
    if case .all = target { hidesAtOnce = true }
    if case .lane = target { hidesAtOnce = true }
    let named = items.filter { $0.isNamed(by: target) }.map(\.id)
    for id in named {
      for id in descendants(of: id) where named.contains(id) {
        end(id, reason, animated: animated, hidesAtOnce: hidesAtOnce)
      }
      end(id, reason, animated: animated, hidesAtOnce: hidesAtOnce)
    }
  }

  mutating func end(
    _ id: RequestID, _ reason: PopupEndReason, animated: Bool, hidesAtOnce: Bool = false
  ) {
    guard let item = item(id) else { return }
    switch item.place {
    case .waiting, .aside:
      finish(id, reason, animated: stage != .background)
    case .coming where item.isPresented:
      // UIKit cannot take it away before it has appeared.
      if item.reason == nil { endChildren(of: id, animated: animated) }
      change(id) { item, _ in
        item.isAnimated = item.reason == nil ? animated : item.isAnimated && animated
        item.reason = item.reason ?? reason
      }
    case .coming, .there:
      change(id) { item, _ in item.reason = reason }
      dismiss(id, animated: animated && !(hidesAtOnce && item.place == .coming))
    case .going:
      if item.isAnimated, !animated { dismiss(id, animated: false) }
    }
  }

  mutating func dismiss(_ id: RequestID, animated: Bool) {
    let animated = animated && item(id)?.isConcealed == false
    endChildren(of: id, animated: animated)
    orders.append(.dismiss(id, animated: animated))
    change(id) { item, now in
      item.place = .going
      item.isAnimated = animated
      item.restart(at: now)
    }
  }

  /// It leaves on its own.
  mutating func beginToLeave(_ id: RequestID, _ reason: PopupEndReason) {
    guard let item = item(id) else { return }
    if item.place == .going, reason == .actionChosen {
      change(id) { item, _ in item.reason = reason }
    }
    guard item.place == .coming || item.place == .there else { return }
    if item.reason == nil { endChildren(of: id, animated: stage != .background) }
    change(id) { item, now in
      item.place = .going
      item.reason = reason == .actionChosen ? reason : item.reason ?? reason
      item.isAnimated = true
      item.restart(at: now)
    }
  }

  /// It is off the screen; the reason counts if there was none.
  mutating func isGone(_ id: RequestID, _ reason: PopupEndReason) {
    guard let item = item(id), item.isOnStage else { return }
    finish(id, item.reason ?? reason, animated: stage != .background)
  }

  /// What it shows is the app's again; that counts as well while it is off the screen for now.
  mutating func isTakenAway(_ id: RequestID) {
    guard let item = item(id), item.isOnStage || item.wasThere else { return }
    finish(id, item.reason ?? .removedByApp, animated: stage != .background)
  }

  /// Forgets it and all that belongs to it.
  mutating func finish(_ id: RequestID, _ reason: PopupEndReason, animated: Bool) {
    guard let item = item(id) else { return }
    endChildren(of: id, animated: animated)
    items.removeAll { $0.id == id }
    holds.removeAll { $0.hold.owner == .request(id) }
    stopSequences()
    let name = item.request.lane.name
    let gap = lanes.first { $0.name == name }?.minimumGap ?? .zero
    if gap > .zero, !item.isChild, item.place == .there || item.place == .going {
      gaps[name] = now + gap
    }
    report(id, reason)
  }
}
