// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

// Popups that belong to popups.
extension PopupQueue {
  /// Whether something can still belong to this popup; to none it always can.
  func mayBelong(to parent: RequestID?) -> Bool {
    guard let parent else { return true }
    return requests.phase(of: parent).map { !$0.isEnding } ?? false
  }

  /// Whether what has this parent belongs to a popup, over however many generations.
  func isFamily(of ancestor: RequestID, childOf parent: RequestID?) -> Bool {
    guard let parent else { return false }
    return parent == ancestor || isFamily(of: ancestor, childOf: requests[parent]?.parent)
  }

  /// What a request is put on: everything in the app's window is below a popup in a window of its own,
  /// and so no place for what belongs to that.
  func surface(for request: Request) -> PopupSurface {
    guard let parent = request.parent.flatMap({ requests[$0] }), parent.surface == .overlay
    else { return request.surface }
    return .overlay
  }

  mutating func adopt(_ child: RequestID, by parent: RequestID) {
    families[parent, default: []].append(child)
    openFamily(of: parent)
  }

  /// Lets what belongs to a popup come, if that popup is there to be seen.
  mutating func openFamily(of parent: RequestID) {
    guard families[parent] != nil, requests.phase(of: parent) == .visible,
      requests.details[parent]?.isConcealed != true
    else { return }
    guard offers.insert(.parent(parent)).inserted else { return }
    for lane in lanes.indices { lanes[lane].line.open(for: .parent(parent)) }
  }

  /// Lets nothing come any more that belongs to a popup.
  mutating func closeFamily(of parent: RequestID) {
    guard offers.remove(.parent(parent)) != nil else { return }
    for lane in lanes.indices { lanes[lane].line.close(.parent(parent)) }
  }

  /// Ends what belongs to a popup that is bound to end.
  mutating func endChildren(of parent: RequestID, animated: Bool, _ orders: inout Orders) {
    for child in families[parent] ?? [] {
      end(child, .parentEnded, animated: animated, &orders)
    }
  }

  /// Takes what belongs to a popup off the screen with it; what cannot be suspended ends.
  mutating func suspendChildren(of parent: RequestID, _ orders: inout Orders) {
    for child in families[parent] ?? [] {
      guard let entry = requests[child], !entry.phase.isEnding else { continue }
      if case .suspended(let causes) = entry.phase {
        requests.move(child, to: .suspended(causes.union(.parent)))
      } else if entry.phase.isOnStage {
        if entry.canBeSuspended {
          suspend(entry, .parent, &orders)
        } else {
          end(child, .parentEnded, animated: mayAnimate(true), &orders)
        }
      }
    }
  }

  /// The popup is on screen again; what belongs to it may return, too.
  mutating func returnChildren(of parent: RequestID) {
    for child in families[parent] ?? [] { lift(.parent, from: child) }
  }

  /// Forgets that a request belongs to another, and that others belong to it.
  mutating func leaveFamily(_ entry: RequestTable.Entry) {
    families[entry.id] = nil
    guard let parent = entry.parent else { return }
    families[parent]?.removeAll { $0 == entry.id }
    if families[parent]?.isEmpty == true { families[parent] = nil }
  }

  /// Whether everything that belongs to a popup and is on screen can be suspended with it.
  func familyCanBeSuspended(_ parent: RequestID) -> Bool {
    (families[parent] ?? []).allSatisfy { child in
      guard let entry = requests[child], entry.phase.isOnStage, !entry.phase.isEnding else {
        return true
      }
      return entry.canBeSuspended && familyCanBeSuspended(child)
    }
  }
}
