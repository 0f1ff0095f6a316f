// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

// Popups that belong to popups.
extension PopupQueue {
  /// Whether something can still belong to this popup; to none it always can.
  func canHaveChildren(to parent: PopupID?) -> Bool {
    guard let parent else { return true }
    return requests.phase(of: parent).map { !$0.isDismissing } ?? false
  }

  /// Whether what has this parent belongs to a popup, over however many generations.
  func isAncestor(of ancestor: PopupID, of parent: PopupID?) -> Bool {
    guard let parent else { return false }
    return parent == ancestor || isAncestor(of: ancestor, of: requests[parent]?.parent)
  }

  /// What a request is put on: everything in the app's window is below a popup in a window of its own,
  /// and so no place for what belongs to that.
  func effectiveSurface(for request: Request) -> PopupSurface {
    guard let parent = request.parent.flatMap({ requests[$0] }), parent.surface == .ownWindow
    else { return request.surface }
    return .ownWindow
  }

  mutating func addChild(_ child: PopupID, to parent: PopupID) {
    children[parent, default: []].append(child)
    allowChildren(of: parent)
  }

  /// Lets what belongs to a popup come, if that popup is there to be seen.
  mutating func allowChildren(of parent: PopupID) {
    guard children[parent] != nil, requests.phase(of: parent) == .visible,
      requests.details[parent]?.isHidden != true
    else { return }
    guard startConditions.insert(.parentVisible(parent)).inserted else { return }
    for lane in lanes.indices { lanes[lane].queue.markEligible(by: .parentVisible(parent)) }
  }

  /// Lets nothing come any more that belongs to a popup.
  mutating func disallowChildren(of parent: PopupID) {
    guard startConditions.remove(.parentVisible(parent)) != nil else { return }
    for lane in lanes.indices { lanes[lane].queue.markIneligible(.parentVisible(parent)) }
  }

  /// Ends what belongs to a popup that is bound to end.
  mutating func dismissChildren(of parent: PopupID, animated: Bool, _ effects: inout EffectBuffer) {
    for child in children[parent] ?? [] {
      dismiss(child, .parentDismissed, animated: animated, &effects)
    }
  }

  /// Takes what belongs to a popup off the screen with it; what cannot be suspended ends.
  mutating func suspendChildren(of parent: PopupID, _ effects: inout EffectBuffer) {
    for child in children[parent] ?? [] {
      guard let entry = requests[child], !entry.phase.isDismissing else { continue }
      if case .suspended(let causes) = entry.phase {
        requests.setPhase(child, to: .suspended(causes.union(.parentSuspended)))
      } else if entry.phase.occupiesLane {
        if entry.canBeSuspended {
          suspend(entry, .parentSuspended, &effects)
        } else {
          dismiss(child, .parentDismissed, animated: shouldAnimate(true), &effects)
        }
      }
    }
  }

  /// The popup is on screen again; what belongs to it may return, too.
  mutating func resumeChildren(of parent: PopupID) {
    for child in children[parent] ?? [] { removeSuspensionCauses(.parentSuspended, from: child) }
  }

  /// Forgets that a request belongs to another, and that others belong to it.
  mutating func removeFromParent(_ entry: RequestTable.Entry) {
    children[entry.id] = nil
    guard let parent = entry.parent else { return }
    children[parent]?.removeAll { $0 == entry.id }
    if children[parent]?.isEmpty == true { children[parent] = nil }
  }

  /// Whether everything that belongs to a popup and is on screen can be suspended with it.
  func canSuspendChildren(_ parent: PopupID) -> Bool {
    (children[parent] ?? []).allSatisfy { child in
      guard let entry = requests[child], entry.phase.occupiesLane, !entry.phase.isDismissing else {
        return true
      }
      return entry.canBeSuspended && canSuspendChildren(child)
    }
  }
}
