// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore

// Backdrops that outlast their popups.
extension ReferenceModel {
  /// A popup has disappeared; an animated dismissal leaves the backdrop of a modal one.
  mutating func leaveBackdrop(_ id: PopupID) {
    guard let item = item(id), item.state == .dismissing, item.isAnimated, item.hasBackdrop,
      sceneState == .active
    else { return }
    backdrops.append(id)
  }

  /// A modal popup that starts takes over the newest backdrop, or that of the popup that it has
  /// suspended with the same event.
  mutating func takeOverBackdrop(_ item: Item) {
    guard item.request.isModal else { return }
    if let id = backdrops.popLast() {
      return effects.append(.passBackdrop(of: id, to: item.id))
    }
    let suspended = effects.compactMap { effect -> Item? in
      if case .suspend(let id, animated: true) = effect { self.item(id) } else { nil }
    }.last { $0.causes.contains(.interrupted) && $0.request.lane.name == item.request.lane.name }
    if let suspended, suspended.hasBackdrop, item.request.conflict == .interrupt {
      effects.append(.passBackdrop(of: suspended.id, to: item.id))
    }
  }

  mutating func removeBackdrops(animated: Bool) {
    effects += backdrops.map { .removeBackdrop(of: $0, animated: animated) }
    backdrops = []
  }

  mutating func updateBackdrops() {
    let isAskingInThisTurn = items.contains { item in
      item.state == .asking && item.request.isModal && item.answerDeadline == nil
    }
    if sceneState == .active, isWaitingForNextTurn || isModalAboutToStart || isAskingInThisTurn {
      return
    }
    removeBackdrops(animated: sceneState != .background && sceneState != .disconnected)
  }

  /// Whether, with all gaps that end within a second over, the next popup of a lane would be modal.
  private var isModalAboutToStart: Bool {
    var later = self
    later.gapEnds = gapEnds.filter { $0.value > now + .seconds(1) }
    return lanes.contains { lane in
      gapEnds[lane.name] != nil && later.nextToStart(inLane: lane.name)?.request.isModal == true
    }
  }
}

extension ReferenceModel.Item {
  fileprivate var hasBackdrop: Bool { request.isModal && !isModalInAppWindow }
}
