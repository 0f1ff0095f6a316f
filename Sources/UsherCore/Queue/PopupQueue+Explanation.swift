// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

// Questions; none of them changes anything.
extension PopupQueue {
  /// The phase of a request; nil if it was never enqueued or has ended.
  public func phase(of id: RequestID) -> Phase? {
    requests.phase(of: id)
  }

  /// What keeps lanes from starting anything, lane by lane, in the order in which it was added.
  public var holds: [PopupHold] { lanes.entries.flatMap { $0.holds.map(\.hold) } }

  /// Those that wait, by priority, then what was on screen before, then submission, whatever keeps
  /// them from going; costs as much as there are requests.
  public var waiting: [RequestID] {
    requests.entries.filter { !$0.phase.isOnStage && !$0.phase.isSuspended }
      .sorted { $0.place < $1.place }.map(\.id)
  }

  /// Every reason why a waiting or suspended request is not on screen now; none, if it is neither.
  public func explanation(of id: RequestID) -> [PopupWaitReason] {
    guard let entry = requests[id], !entry.phase.isOnStage else { return [] }
    return stageReasons + ownReasons(of: entry) + pageReasons(of: entry)
      + familyReasons(of: entry) + laneReasons(of: entry) + windowReasons(of: entry)
      + rivals(of: entry)
  }

  private var stageReasons: [PopupWaitReason] {
    (stage == .active ? [] : [.stageNotActive(stage)]) + (owesTurn ? [.nextTurn] : [])
  }

  private func ownReasons(of entry: RequestTable.Entry) -> [PopupWaitReason] {
    switch entry.phase {
    case .suspended(let causes):
      return [.suspended(causes)]
    case .delayed(let moment) where entry.refusals > 0:
      return [.refused(times: Int(entry.refusals), nextAttempt: moment)]
    case .delayed(let moment):
      return [.delayed(until: moment)]
    case .inSequence:
      let moment = entry.submission + entry.delay
      let first = entry.sequence.flatMap { sequences[$0]?.first }
      return (moment > now ? [.delayed(until: moment)] : [])
        + (first.map { [.afterInSequence($0)] } ?? [])
    case .inLine, .presenting, .closing, .visible, .leaving:
      return []
    }
  }

  private func familyReasons(of entry: RequestTable.Entry) -> [PopupWaitReason] {
    guard let parent = entry.parent, !offers.contains(.parent(parent)) else { return [] }
    return [.parentNotVisible(parent)]
  }

  private func laneReasons(of entry: RequestTable.Entry) -> [PopupWaitReason] {
    let lane = lanes[entry.lane]
    var reasons = lane.holds.map { PopupWaitReason.held(reason: $0.hold.reason) }
    guard entry.parent == nil else { return reasons }
    if lane.isFull { reasons.append(.laneFull(by: lane.onStage)) }
    let bucket = bucket(of: entry)
    if let gapEnd = lane.gapEnd, lane.isInGap(at: now), !bucket.ignoresGap {
      reasons.append(.gap(until: gapEnd))
    }
    if let sequence = lane.sequence, sequence != entry.sequence,
      !passesSequence(bucket, inLane: Int(entry.lane))
    {
      reasons.append(.sequenceRuns(sequence))
    }
    return reasons
  }

  private func windowReasons(of entry: RequestTable.Entry) -> [PopupWaitReason] {
    var reasons: [PopupWaitReason] = []
    let bucket = bucket(of: entry)
    if let modal = pages.foreignModal, entry.surface == .appWindow, !mayGoAboveModals(bucket) {
      reasons.append(.foreignModal(modal))
    }
    if let user = appWindowUsers.last, entry.surface == .appWindow,
      !isAppWindowFree(forChildOf: entry.parent),
      entry.parent != nil || !lanes[entry.lane].isFull
        || !lanes[entry.lane].onStage.contains(user)
    {
      reasons.append(.appWindowTaken(by: user))
    }
    if entry.conflict == .interrupt, entry.parent == nil {
      reasons += inTheWay(of: entry).filter { id in
        requests[id]?.canBeSuspended == false || !familyCanBeSuspended(id)
      }.map { .cannotBeSuspended($0) }
    }
    return reasons
  }

  private func rivals(of entry: RequestTable.Entry) -> [PopupWaitReason] {
    guard entry.parent == nil else { return [] }
    let lane = lanes[entry.lane]
    let open = lane.line.open.compactMap { lane.line.slots[$0] }.filter { slot in
      slot.bucket.parent == nil && isAppWindowFree(for: slot.bucket)
        && passesSequence(slot.bucket, inLane: Int(entry.lane))
    }
    // In a sequence that runs the step whose turn it is goes before its equals.
    let isStep = lane.sequence != nil && lane.sequence == entry.sequence
    let equals = isStep ? nil : lane.line.slot(of: bucket(of: entry))
    let heads =
      (open + [equals].compactMap { $0 }).compactMap(\.head)
      + [firstToKeepPlace(inLane: Int(entry.lane))].compactMap { $0 }
    guard let first = heads.min(), first < entry.place else { return [] }
    return [.behind(first.id)]
  }

  private func bucket(of entry: RequestTable.Entry) -> WaitingLine.Bucket {
    entry.bucket(requests.details[entry.id]?.boundPage)
  }

  // MARK: Pages

  private func pageReasons(of entry: RequestTable.Entry) -> [PopupWaitReason] {
    if case .suspended(let causes) = entry.phase {
      guard let page = requests.details[entry.id]?.boundPage,
        !causes.isDisjoint(with: .pages)
      else { return [] }
      return pages.reasons(against: .page(page))
    }
    let need = bucket(of: entry).need
    guard !need.isMet(by: offers) else { return [] }
    if need == .pagesAtRest { return [pages.visible.isEmpty ? .noPage : .pageDeparts] }
    if entry.isResumed, let page = requests.details[entry.id]?.boundPage {
      return pages.reasons(against: .page(page))
    }
    return pages.reasons(against: entry.scope)
  }
}

extension PageSituation {
  /// Why none of the pages is available for a scope, each reason once.
  fileprivate func reasons(against scope: PopupScope) -> [PopupWaitReason] {
    guard !visible.isEmpty else { return [.noPage] }
    if case .page(let page) = scope, let cover = covered[page] { return [.covered(by: cover)] }
    var reasons: [PopupWaitReason] = []
    for page in visible where page.fits(scope) {
      let own: [PopupWaitReason?] = [
        page.obstruction.map { .obstructed(by: $0) }, departing[page.id].map { _ in .pageDeparts },
      ]
      for case let reason? in own where !reasons.contains(reason) { reasons.append(reason) }
    }
    guard reasons.isEmpty else { return reasons }
    return [.wrongPage(visible: visible.map(\.label), wanted: scope)]
  }
}

extension PageSituation.Page {
  /// What a reader of a log knows the page by.
  fileprivate var label: String { name?.name ?? types.first?.name ?? "\(id)" }
}
