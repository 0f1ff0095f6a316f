// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore

// From any state to the outcome.
extension ReferenceModel {
  /// Dismisses the requests that match the target, children before their parents.
  mutating func dismiss(
    _ target: PopupQueue.DismissalTarget, _ reason: PopupDismissalReason, animated: Bool
  ) {
    var hidesAtOnce = false
    if case .all = target { hidesAtOnce = true }
    if case .lane = target { hidesAtOnce = true }
    if hidesAtOnce, !animated { removeBackdrops(animated: false) }
    if reason != .loggedOut, reason != .cancelled, reason != .completed, reason != .dismissedByUser,
      reason != .sourceGone,
      let early = items.first(where: { $0.matches(target) }), isSeenTooShortly(early)
    {
      switch target {
      case .request, .key:
        return change(early.id) { item, _ in
          item.lateDismissal = Item.LateDismissal(
            reason: item.lateDismissal?.reason ?? reason,
            isAnimated: animated && item.lateDismissal?.isAnimated ?? true)
        }
      case .group, .lane, .all: break
      }
    }
    let matching = items.filter { $0.matches(target) }.map(\.id)
    for id in matching {
      for id in descendants(of: id) where matching.contains(id) {
        dismiss(id, reason, animated: animated, skipsAppearanceAnimation: hidesAtOnce)
      }
      dismiss(id, reason, animated: animated, skipsAppearanceAnimation: hidesAtOnce)
    }
  }

  mutating func dismiss(
    _ id: PopupID, _ reason: PopupDismissalReason, animated: Bool,
    skipsAppearanceAnimation: Bool = false
  ) {
    guard let item = item(id) else { return }
    switch item.state {
    case .queued, .asking, .suspended:
      finish(id, reason, animated: sceneState != .background)
    case .presenting where item.isModalInAppWindow:
      // UIKit cannot dismiss a modal before it has appeared.
      if item.reason == nil { dismissChildren(of: id, animated: animated) }
      change(id) { item, _ in
        item.isAnimated = item.reason == nil ? animated : item.isAnimated && animated
        item.reason = item.reason ?? reason
      }
    case .presenting, .visible:
      change(id) { item, _ in item.reason = reason }
      startDismissal(
        id, animated: animated && !(skipsAppearanceAnimation && item.state == .presenting))
    case .dismissing:
      if item.isAnimated, !animated { startDismissal(id, animated: false) }
    }
  }

  /// Whether the user sees the popup, and has not for its minimum display duration.
  private func isSeenTooShortly(_ item: Item) -> Bool {
    let minimum = item.request.minimumDisplayDuration
    guard sceneState == .active, !item.isHidden, item.reason == nil, minimum > .zero else {
      return false
    }
    return item.state == .presenting || item.state == .visible && now < item.visibleSince + minimum
  }

  /// Dismisses what has been seen long enough, or is not seen any more.
  mutating func processLateDismissals() {
    for id in items.map(\.id) {
      guard let item = item(id), let late = item.lateDismissal, !isSeenTooShortly(item) else {
        continue
      }
      change(id) { item, _ in item.lateDismissal = nil }
      guard !item.isDismissing else { continue }
      dismiss(id, late.reason, animated: late.isAnimated && sceneState != .background)
    }
  }

  mutating func startDismissal(_ id: PopupID, animated: Bool) {
    let animated = animated && item(id)?.isHidden == false
    dismissChildren(of: id, animated: animated)
    effects.append(.dismiss(id, animated: animated))
    change(id) { item, now in
      item.state = .dismissing
      item.isAnimated = animated
      item.restartWatchdog(at: now)
    }
  }

  /// The dismissal has begun without a request to dismiss.
  mutating func dismissalDidBegin(_ id: PopupID, _ reason: PopupDismissalReason) {
    guard let item = item(id) else { return }
    if item.state == .dismissing, reason == .completed {
      change(id) { item, _ in item.reason = reason }
    }
    guard item.state == .presenting || item.state == .visible else { return }
    if item.reason == nil { dismissChildren(of: id, animated: sceneState != .background) }
    change(id) { item, now in
      item.state = .dismissing
      item.reason = reason == .completed ? reason : item.reason ?? reason
      item.isAnimated = true
      item.restartWatchdog(at: now)
    }
  }

  /// The popup has disappeared; the reason counts if there is none yet.
  mutating func didDisappear(_ id: PopupID, _ reason: PopupDismissalReason) {
    guard let item = item(id), item.occupiesLane else { return }
    finish(id, item.reason ?? reason, animated: sceneState != .background)
  }

  /// The app has removed the content; that counts for suspended popups, too.
  mutating func contentWasRemoved(_ id: PopupID) {
    guard let item = item(id), item.occupiesLane || item.wasSuspended else { return }
    finish(id, item.reason ?? .removedByApp, animated: sceneState != .background)
  }

  /// Removes the request and its descendants.
  mutating func finish(_ id: PopupID, _ reason: PopupDismissalReason, animated: Bool) {
    guard let item = item(id) else { return }
    dismissChildren(of: id, animated: animated)
    items.removeAll { $0.id == id }
    holds.removeAll { $0.hold.owner == .request(id) }
    endFinishedSequences()
    let name = item.request.lane.name
    let gap = lanes.first { $0.name == name }?.minimumGap ?? .zero
    if gap > .zero, !item.isChild, item.state == .visible || item.state == .dismissing {
      gapEnds[name] = now + gap
    }
    report(id, reason, parent: item.request.parent)
  }
}
