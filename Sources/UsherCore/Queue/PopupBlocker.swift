// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// One reason why a waiting or suspended request is not on screen now.
public enum PopupBlocker: Sendable, Hashable {
  /// The scene is not active, has no window, or is gone.
  case sceneInactive(PopupSceneState)
  /// Something has just ended or was refused; its callbacks come first.
  case waitingForNextTurn
  /// Its delay is not over.
  case delayed(until: MonotonicInstant)
  /// It was refused this often and is tried again at that moment; on the app's window as soon as the
  /// pages stand differently and nothing is presented there, if that comes first.
  case presentationRefused(times: Int, nextAttempt: MonotonicInstant)
  /// An earlier step of its sequence, this one, has not ended.
  case previousStep(PopupID)
  /// It was taken off the screen, for these causes.
  case suspended(PopupSuspensionCauses)
  /// No page is known.
  case noPage
  /// None of the visible pages, told by name or type, is one that would do.
  case wrongPage(visible: [String], expected: PageScope)
  /// Its page is covered, by a controller of this type.
  case pageCovered(by: String)
  /// Its page is obstructed, by a controller of this type.
  case pageObstructed(by: String)
  /// A change that is running takes its page away.
  case pageDisappearing
  /// The popup that it belongs to is not visible.
  case parentNotVisible(PopupID)
  /// Its lane is held, for this reason.
  case laneHeld(reason: String)
  /// Its lane shows as many as it can.
  case laneFull(by: [PopupID])
  /// Its lane starts nothing so soon after the last one.
  case laneGap(until: MonotonicInstant)
  /// A sequence has begun in its lane and has not ended.
  case sequenceRunning(SequenceID)
  /// The app's window presents a controller of somebody else, of this type.
  case foreignModal(String)
  /// The app's window presents another one.
  case appWindowInUse(by: PopupID)
  /// It would interrupt this one, which cannot be suspended.
  case cannotInterrupt(PopupID)
  /// This one goes first.
  case outranked(PopupID)
}

extension PopupBlocker: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .sceneInactive(let stage): stage.words
    case .waitingForNextTurn: "nothing starts before the next turn"
    case .delayed(let time): "its delay ends at \(time)"
    case .presentationRefused(let times, let time):
      "its presentation was refused \(times == 1 ? "once" : "\(times) times"), "
        + "it is tried again at \(time)"
    case .previousStep(let popup): "\(popup) comes before it in its sequence"
    case .suspended(let causes): "it is suspended: \(causes.sentence)"
    case .noPage: "no page is known"
    case .wrongPage(let visible, let expected):
      "the page is \(visible.joined(separator: ", ")), it wants \(expected)"
    case .pageCovered(let name): "its page is covered by \(name)"
    case .pageObstructed(let name): "its page is obstructed by \(name)"
    case .pageDisappearing: "its page is about to leave"
    case .parentNotVisible(let popup): "\(popup), which it belongs to, is not visible"
    case .laneHeld(let reason): "its lane is held: \(reason)"
    case .laneFull(let popups):
      "its lane is full: \(popups.map(\.description).joined(separator: ", ")) "
        + "\(popups.count == 1 ? "is" : "are") on the screen"
    case .laneGap(let time): "its lane pauses until \(time)"
    case .sequenceRunning(let serial): "\(serial) runs in its lane"
    case .foreignModal(let name): "the app's window presents \(name)"
    case .appWindowInUse(let popup): "the app's window presents \(popup)"
    case .cannotInterrupt(let popup): "\(popup) cannot be suspended"
    case .outranked(let popup): "\(popup) goes first"
    }
  }
}

extension PopupSceneState {
  fileprivate var words: String {
    switch self {
    case .active: "the scene is active"
    case .inactive: "the scene is not active"
    case .background: "the scene is in the background"
    case .disconnected: "the scene is gone"
    }
  }
}

extension PopupSuspensionCauses {
  private static let sentences: [(PopupSuspensionCauses, String)] = [
    (.interrupted, "something more urgent took its place"), (.pageLeft, "its page was left"),
    (.pageCovered, "its page is covered"), (.pageObstructed, "something is in front of its page"),
    (.parentSuspended, "the popup that it belongs to is suspended"),
  ]

  fileprivate var sentence: String {
    PopupSuspensionCauses.sentences.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
  }
}

// Questions; none of them changes anything.
extension PopupQueue {
  /// The phase of a request; nil if it was never enqueued or has ended.
  public func phase(of id: PopupID) -> Phase? {
    requests.phase(of: id)
  }

  /// What keeps lanes from starting anything, lane by lane, in the order in which it was added.
  public var holds: [LaneHold] { lanes.entries.flatMap { $0.holds.map(\.hold) } }

  /// Those that wait, by priority, then what was on screen before, then submission, whatever keeps
  /// them from going; costs as much as there are requests.
  public var queuedIDs: [PopupID] {
    requests.entries.filter { !$0.phase.occupiesLane && !$0.phase.isSuspended }
      .sorted { $0.position < $1.position }.map(\.id)
  }

  /// Every reason why a waiting or suspended request is not on screen now; none, if it is neither.
  public func blockers(of id: PopupID) -> [PopupBlocker] {
    guard let entry = requests[id], !entry.phase.occupiesLane else { return [] }
    return sceneBlockers + phaseBlockers(of: entry) + pageBlockers(of: entry)
      + parentBlockers(of: entry) + laneBlockers(of: entry) + appWindowBlockers(of: entry)
      + outrankingRequest(of: entry)
  }

  private var sceneBlockers: [PopupBlocker] {
    (sceneState == .active ? [] : [.sceneInactive(sceneState)]) + (isWaitingForNextTurn ? [.waitingForNextTurn] : [])
  }

  private func phaseBlockers(of entry: RequestTable.Entry) -> [PopupBlocker] {
    switch entry.phase {
    case .suspended(let causes):
      return [.suspended(causes)]
    case .delayed(let time) where entry.refusalCount > 0:
      return [.presentationRefused(times: Int(entry.refusalCount), nextAttempt: time)]
    case .delayed(let time):
      return [.delayed(until: time)]
    case .awaitingPreviousStep:
      let time = entry.submittedAt + entry.delay
      let first = entry.sequence.flatMap { sequences[$0]?.first }
      return (time > now ? [.delayed(until: time)] : [])
        + (first.map { [.previousStep($0)] } ?? [])
    case .queued, .presenting, .dismissalPending, .visible, .dismissing:
      return []
    }
  }

  private func parentBlockers(of entry: RequestTable.Entry) -> [PopupBlocker] {
    guard let parent = entry.parent, !startConditions.contains(.parentVisible(parent)) else { return [] }
    return [.parentNotVisible(parent)]
  }

  private func laneBlockers(of entry: RequestTable.Entry) -> [PopupBlocker] {
    let lane = lanes[entry.laneIndex]
    var blockers = lane.holds.map { PopupBlocker.laneHeld(reason: $0.hold.reason) }
    guard entry.parent == nil else { return blockers }
    if lane.isFull { blockers.append(.laneFull(by: lane.occupants)) }
    let bucket = bucket(of: entry)
    if let gapEnd = lane.gapEnd, lane.isInGap(at: now), !bucket.ignoresGap {
      blockers.append(.laneGap(until: gapEnd))
    }
    if let sequence = lane.sequence, sequence != entry.sequence,
      !isAllowedDuringSequence(bucket, inLane: Int(entry.laneIndex))
    {
      blockers.append(.sequenceRunning(sequence))
    }
    return blockers
  }

  private func appWindowBlockers(of entry: RequestTable.Entry) -> [PopupBlocker] {
    var blockers: [PopupBlocker] = []
    let bucket = bucket(of: entry)
    if let modal = pageState.foreignModal, entry.surface == .appWindowModal, !canPresentOverForeignModals(bucket) {
      blockers.append(.foreignModal(modal))
    }
    if let user = appWindowModals.last, entry.surface == .appWindowModal,
      !isAppWindowAvailable(forChildOf: entry.parent),
      entry.parent != nil || !lanes[entry.laneIndex].isFull
        || !lanes[entry.laneIndex].occupants.contains(user)
    {
      blockers.append(.appWindowInUse(by: user))
    }
    if entry.conflict == .interrupt, entry.parent == nil {
      blockers += conflictingRequests(for: entry).filter { id in
        requests[id]?.canBeSuspended == false || !canSuspendChildren(id)
      }.map { .cannotInterrupt($0) }
    }
    return blockers
  }

  private func outrankingRequest(of entry: RequestTable.Entry) -> [PopupBlocker] {
    guard entry.parent == nil else { return [] }
    let lane = lanes[entry.laneIndex]
    let eligible = lane.queue.eligible.compactMap { lane.queue.buckets[$0] }.filter { queue in
      queue.bucket.parent == nil && isAppWindowAvailable(for: queue.bucket)
        && isAllowedDuringSequence(queue.bucket, inLane: Int(entry.laneIndex))
    }
    // In a sequence that runs the step whose turn it is goes before its equals.
    let isStep = lane.sequence != nil && lane.sequence == entry.sequence
    let equals = isStep ? nil : lane.queue.queue(for: bucket(of: entry))
    let heads =
      (eligible + [equals].compactMap { $0 }).compactMap(\.head)
      + [firstReservation(inLane: Int(entry.laneIndex))].compactMap { $0 }
    guard let first = heads.min(), first < entry.position else { return [] }
    return [.outranked(first.id)]
  }

  private func bucket(of entry: RequestTable.Entry) -> LaneQueue.Bucket {
    entry.bucket(requests.details[entry.id]?.boundPage)
  }

  // MARK: Pages

  private func pageBlockers(of entry: RequestTable.Entry) -> [PopupBlocker] {
    if case .suspended(let causes) = entry.phase {
      guard let page = requests.details[entry.id]?.boundPage,
        !causes.isDisjoint(with: .pageCauses)
      else { return [] }
      return pageState.blockers(for: .page(page))
    }
    let requirement = bucket(of: entry).requirement
    guard !requirement.isSatisfied(by: startConditions) else { return [] }
    if requirement == .settledPages { return [pageState.visible.isEmpty ? .noPage : .pageDisappearing] }
    if entry.wasSuspended, let page = requests.details[entry.id]?.boundPage {
      return pageState.blockers(for: .page(page))
    }
    return pageState.blockers(for: entry.scope)
  }
}

extension PageState {
  /// Why none of the pages is available for a scope, each reason once.
  fileprivate func blockers(`for` scope: PageScope) -> [PopupBlocker] {
    guard !visible.isEmpty else { return [.noPage] }
    if case .page(let page) = scope, let cover = covered[page] { return [.pageCovered(by: cover)] }
    var blockers: [PopupBlocker] = []
    for page in visible where page.matches(scope) {
      let ofPage: [PopupBlocker?] = [
        page.obstruction.map { .pageObstructed(by: $0) }, disappearing[page.id].map { _ in .pageDisappearing },
      ]
      for case let blocker? in ofPage where !blockers.contains(blocker) { blockers.append(blocker) }
    }
    guard blockers.isEmpty else { return blockers }
    return [.wrongPage(visible: visible.map(\.logName), expected: scope)]
  }
}

extension PageState.Page {
  /// What a reader of a log knows the page by.
  fileprivate var logName: String { name?.name ?? types.first?.name ?? "\(id)" }
}
