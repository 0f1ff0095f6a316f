// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore

// Asking before a start.
extension ReferenceModel {
  func needsAnswer(_ item: Item) -> Bool {
    item.request.question != nil && !item.wasSuspended && !item.isAdmitted
  }

  mutating func ask(_ item: Item) {
    effects.append(.ask(item.id))
    change(item.id) { item, now in
      item.state = .asking
      item.setAnswerDeadline(at: now)
    }
  }

  mutating func didAnswer(_ id: PopupID, _ answer: PopupAnswer, by source: AnswerSource) {
    guard let item = item(id), item.state == .asking else { return }
    if answer == .drop {
      let reason = source == .app ? PopupDismissalReason.declined : .limited
      return finish(id, reason, animated: sceneState != .background)
    }
    change(id) { item, now in
      item.state = .queued
      item.isAdmitted = answer == .now
      if case .later(let time) = answer {
        item.postponedUntil = time.map { now + max($0, .milliseconds(100)) } ?? .never
        item.postponedBy = source
      }
    }
    // The sequence gives up its lanes until the step starts.
    if answer != .now, let sequence = item.request.sequence {
      runningSequences = runningSequences.mapValues { $0.filter { $0 != sequence } }
    }
  }

  /// Lets the default answer count.
  mutating func processQuestions() {
    guard sceneState == .active else { return }
    for item in items where item.state == .asking && item.isAnswerOverdue(at: now) {
      effects.append(.stopAsking(item.id))
      didAnswer(item.id, item.request.question?.defaultAnswer ?? .drop, by: .app)
    }
  }

  /// An answer counts in this turn and the next, and while a replaced popup disappears.
  mutating func forgetAnswers() {
    guard !isWaitingForNextTurn else { return }
    for item in items where item.isAdmitted {
      let isReplacing =
        isQueued(item) && item.request.conflict == .replace
        && conflictingPopups(with: item).contains(where: \.isDismissing)
      change(item.id) { item, _ in item.isAdmitted = isReplacing }
      if !isReplacing { effects.append(.forgetAnswer(item.id)) }
    }
  }

  func isPostponed(_ item: Item) -> Bool { item.postponedUntil.map { $0 > now } ?? false }

  /// Whether earlier requests that are being asked about will need the room that is left.
  func isBehindQuestion(_ item: Item) -> Bool {
    let earlier = items.filter { other in
      other.state == .asking && other.precedes(item) && isPageRequirementSatisfied(other)
        && !isHeld(other.request.lane.name) && !isBehindForeignModal(other)
        && (other.isChild ? isParentVisible(other) : isAllowedBySequence(other))
    }
    if item.isModalInAppWindow,
      earlier.contains(where: { $0.isModalInAppWindow && isAppWindowAvailable(for: $0) })
    {
      return true
    }
    if item.isChild { return false }
    let name = item.request.lane.name
    let rivals = earlier.filter { $0.request.lane.name == name && !$0.isChild }
    return !rivals.isEmpty && freeCapacity(name) <= rivals.count
  }
}

extension ReferenceModel.Item {
  func isAnswerOverdue(at now: MonotonicInstant) -> Bool {
    answerDeadline.map { $0 <= now } ?? false
  }

  mutating func setAnswerDeadline(at now: MonotonicInstant) {
    answerDeadline = request.question?.timeLimit.map { now + $0 }
  }
}

extension MonotonicInstant {
  /// Later than everything in a script.
  static let never = MonotonicInstant.seconds(1_000_000_000)
}
