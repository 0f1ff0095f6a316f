// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

// MARK: - Backdrops between two popups

// The backdrop of a modal popup outlasts its card, so that the page is not lit up between two
// popups of one conversation.
extension PopupQueue {
  /// The longest rest of a gap during which a backdrop remains. In a longer one the page would be
  /// dark and could not be used without a visible reason.
  static let maximumBackdropTime = Duration.seconds(1)

  /// Keeps the backdrop of a popup that has disappeared with an animation, until the next turn.
  mutating func keepBackdrop(of id: PopupID) {
    guard sceneState == .active, let state = find(id), state.hasBackdrop,
      case .dismissing(_, animated: true, _) = state.phase
    else { return }
    remainingBackdrops.append(id)
  }

  /// Passes a backdrop to a modal popup that starts: the last one that remains, or that of the popup
  /// that it has just interrupted.
  mutating func passBackdrop(to state: RequestState) {
    guard state.request.isModal,
      let id = remainingBackdrops.popLast() ?? interruptedModal(by: state)
    else { return }
    effects.append(.passBackdrop(of: id, to: state.id))
  }

  private func interruptedModal(by state: RequestState) -> PopupID? {
    guard state.request.conflict == .interrupt, let id = lanes[state.laneIndex].interrupted.last,
      find(id)?.hasBackdrop == true, effects.contains(.suspend(id, animated: true))
    else { return nil }
    return id
  }

  /// Removes the backdrops that remain, unless there is a reason to keep them.
  mutating func updateBackdrops() {
    guard !keepsBackdrops else { return }
    removeBackdrops(animated: shouldAnimate(sceneState != .disconnected))
  }

  mutating func removeBackdrops(animated: Bool) {
    for id in remainingBackdrops { effects.append(.removeBackdrop(of: id, animated: animated)) }
    remainingBackdrops = []
  }

  /// Whether backdrops remain: until the next turn, which decides what starts, while the next modal
  /// popup waits for nothing but a short rest of a gap, and while there is an answer about a modal
  /// popup within this turn.
  var keepsBackdrops: Bool {
    guard sceneState == .active, !remainingBackdrops.isEmpty else { return false }
    return isWaitingForNextTurn || lanes.indices.contains(where: startsModalAfterGap)
      || asking.compactMap(find).contains {
        $0.request.isModal && $0.request.question?.timeLimit == nil
      }
  }

  private func startsModalAfterGap(inLane lane: Int) -> Bool {
    guard let end = lanes[lane].gapEnd, end <= now + PopupQueue.maximumBackdropTime else {
      return false
    }
    let next = firstPosition(inLane: lane) { _, blockers in blockers.isSubset(of: .gap) }
    return next.flatMap { find($0.id) }?.request.isModal == true
  }
}

extension RequestState {
  /// Whether its popup has a backdrop of its own; UIKit dims the page behind a modal in the app
  /// window.
  var hasBackdrop: Bool { request.isModal && request.surface != .appWindowModal }
}
