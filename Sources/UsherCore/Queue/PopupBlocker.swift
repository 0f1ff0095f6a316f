// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// One reason why a queued or suspended popup is not on the screen.
///
/// Remaining times count from the moment at which the blockers were read; they are zero if they are
/// overdue.
public enum PopupBlocker: Sendable, Hashable {
  /// The scene is not active.
  case sceneInactive
  /// No window of the scene at the normal level has a root view controller yet.
  case noRootViewController
  /// The scene is in the background.
  case sceneInBackground
  /// The scene was disconnected.
  case sceneDisconnected
  /// A popup was dismissed or refused in this turn; its callbacks are called first.
  case waitingForNextTurn
  /// Its delay has not elapsed.
  case delayed(remaining: Duration)
  /// Its presentation was refused this many times and is retried after this time, in the app window
  /// earlier if the pages change and nothing is presented there.
  case presentationRefused(times: Int, remaining: Duration)
  /// The app is being asked whether it may start; `nil`: without a time limit.
  case awaitingAnswer(remaining: Duration?)
  /// The app has said that it shall wait this long; `nil`: until it is reconsidered.
  case postponed(remaining: Duration?)
  /// Its limits allow it after this time; `nil`: not before something else changes.
  case limited(remaining: Duration?)
  /// Its limits cannot be read.
  case limitStoreUnavailable
  /// This earlier step of its sequence has not been dismissed.
  case previousStep(PopupReference)
  /// It is suspended for these causes.
  case suspended(PopupSuspensionCauses)
  /// No page is known.
  case noPage
  /// None of the visible pages, given by name or by type without its module, is one of the expected
  /// ones.
  case wrongPage(visible: [String], expected: String)
  /// Its page is covered by a controller of this type.
  case pageCovered(by: String)
  /// Its page is obstructed by a controller of this type.
  case pageObstructed(by: String)
  /// Its page disappears in the running transition.
  case pageDisappearing
  /// Its parent, this popup, is not visible.
  case parentNotVisible(PopupReference)
  /// Its lane has a hold with this reason.
  case laneHeld(reason: String)
  /// These popups take up the capacity of its lane.
  case laneFull(by: [PopupReference])
  /// The gap of its lane has not elapsed.
  case laneGap(remaining: Duration)
  /// A sequence is running in its lane.
  case sequenceRunning(UInt64)
  /// The app window has a foreign modal of this type.
  case foreignModal(String)
  /// The app window presents this popup.
  case appWindowInUse(by: PopupReference)
  /// It would interrupt this popup, which cannot be suspended.
  case cannotInterrupt(PopupReference)
  /// This popup starts first.
  case outranked(by: PopupReference)
}

/// Another popup in a blocker: its number, and the name under which a developer knows it.
public struct PopupReference: Sendable, Hashable, CustomStringConvertible {
  /// The number of the popup.
  public let id: PopupID
  /// The key of the popup in quotation marks; without a key its kind and number and, if it exists,
  /// the type of its content, such as “modal #3 (SettingsPage)”.
  public let name: String
  /// Whether the user has asked neither for it nor for another one with its key; `unsolicited` of
  /// UsherCampaigns sets it.
  public let isUnsolicited: Bool

  /// Creates a reference; without a name the number is the name.
  package init(_ id: PopupID, name: String? = nil, isUnsolicited: Bool = false) {
    self.id = id
    self.name = name ?? "\(id)"
    self.isUnsolicited = isUnsolicited
  }

  /// References to one popup are equal, whatever its name.
  public static func == (lhs: PopupReference, rhs: PopupReference) -> Bool { lhs.id == rhs.id }

  /// Hashes the number.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// The name, and whether it is unsolicited.
  public var description: String { isUnsolicited ? "\(name) (unsolicited)" : name }
}

extension PopupBlocker: CustomStringConvertible {
  /// The reason as a phrase for developers.
  public var description: String {
    switch self {
    case .sceneInactive: "the scene is not active"
    case .noRootViewController: "no window of the scene has a root view controller"
    case .sceneInBackground: "the scene is in the background"
    case .sceneDisconnected: "the scene was disconnected"
    case .waitingForNextTurn: "nothing starts before the next turn of the run loop"
    case .delayed(let time): "its delay ends in \(time.tenthsText) s"
    case .presentationRefused(let times, let time):
      "its presentation was refused \(times == 1 ? "once" : "\(times) times"); "
        + "next attempt in \(time.tenthsText) s"
    case .awaitingAnswer(let time):
      "the app is being asked whether to show it"
        + (time.map { ", for at most \($0.tenthsText) s" } ?? "")
    case .postponed(let time):
      "the app has postponed it "
        + (time.map { "for \($0.tenthsText) s" } ?? "and has to reconsider it")
    case .limited(let time):
      "its limits do not allow it\(time.map { " for \($0.tenthsText) s" } ?? "")"
    case .limitStoreUnavailable: "its limits cannot be read"
    case .previousStep(let popup): "\(popup) precedes it in its sequence"
    case .suspended(let causes): "it is suspended: \(causes.sentence)"
    case .noPage: "no page is known"
    case .wrongPage(let visible, let expected):
      "visible page: \(visible.joined(separator: ", ")); expected: \(expected)"
    case .pageCovered(let name): "its page is covered by \(name)"
    case .pageObstructed(let name): "its page is obstructed by \(name)"
    case .pageDisappearing: "its page is disappearing"
    case .parentNotVisible(let popup): "its parent, \(popup), is not visible"
    case .laneHeld(let reason): "its lane is held: \(reason)"
    case .laneFull(let popups):
      "its lane is full: \(popups.map(\.description).joined(separator: ", ")) "
        + "\(popups.count == 1 ? "is" : "are") on the screen"
    case .laneGap(let time): "its lane starts nothing for \(time.tenthsText) s"
    case .sequenceRunning(let serial): "sequence \(serial) is running in its lane"
    case .foreignModal(let name): "the app window presents \(name)"
    case .appWindowInUse(let popup): "the app window presents \(popup)"
    case .cannotInterrupt(let popup): "\(popup) cannot be suspended"
    case .outranked(by: let popup): "\(popup) starts first"
    }
  }
}

extension PopupSuspensionCauses {
  private static let sentences: [(PopupSuspensionCauses, String)] = [
    (.interrupted, "a more urgent popup interrupted it"), (.pageLeft, "the user left its page"),
    (.pageCovered, "its page is covered"), (.pageObstructed, "its page is obstructed"),
    (.parentSuspended, "its parent is suspended"),
  ]

  fileprivate var sentence: String {
    PopupSuspensionCauses.sentences.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
  }
}

// MARK: - Queries

extension PopupQueue {
  /// Returns the phase of a request; `nil` if it was never queued or has been dismissed.
  public func phase(of id: PopupID) -> Phase? {
    find(id)?.phase
  }

  /// The holds of all lanes, lane by lane, in the order in which they were added.
  public var holds: [LaneHold] { lanes.flatMap { $0.holds.map(\.hold) } }

  /// The requests that wait to be presented, by queue position, whatever their blockers.
  /// O(n log n) in the number of requests.
  public var queuedIDs: [PopupID] {
    requests.values.filter { !$0.phase.occupiesLane && !$0.phase.isSuspended }
      .sorted { $0.position < $1.position }.map(\.id)
  }

  /// Returns every reason why a queued or suspended request is not on the screen; empty for others.
  ///
  /// Remaining times count from the given time, or from that of the last event if it is later or no time
  /// is given.
  ///
  /// The closures return the names of pages, and of popups without a key, which the engine knows
  /// only by number. If they return `nil`, a popup is named by its kind and number, a page by its
  /// number.
  public func blockers(
    of id: PopupID, at time: MonotonicInstant? = nil,
    nameOfPopup: (PopupID) -> String? = { _ in nil },
    nameOfPage: (PageID) -> String? = { _ in nil }
  ) -> [PopupBlocker] {
    guard let state = find(id), !state.phase.occupiesLane else { return [] }
    // The closure is stored in a value that does not outlive this call.
    return withoutActuallyEscaping(nameOfPopup) { nameOfPopup in
      let names = BlockerNames(queue: self, nameOfPopup: nameOfPopup)
      let found = startBlockers(of: state)
      let time = max(now, time ?? now)
      return sceneBlockers + phaseBlockers(of: state, at: time, names)
        + pageBlockers(of: state, found, nameOfPage)
        + laneBlockers(of: state, found, at: time, names)
        + outrankingRequest(of: state, found, names)
    }
  }

  private var sceneBlockers: [PopupBlocker] {
    let scene: [PopupBlocker] =
      switch sceneState {
      case .active: []
      case .inactive: [.sceneInactive]
      case .windowless: [.noRootViewController]
      case .background: [.sceneInBackground]
      case .disconnected: [.sceneDisconnected]
      }
    return scene + (isWaitingForNextTurn ? [.waitingForNextTurn] : [])
  }

  private func phaseBlockers(
    of state: RequestState, at now: MonotonicInstant, _ names: BlockerNames
  ) -> [PopupBlocker] {
    switch state.phase {
    case .suspended(let causes):
      return [.suspended(causes)]
    case .delayed(let time) where state.refusalCount > 0:
      return [
        .presentationRefused(times: state.refusalCount, remaining: now.remaining(until: time))
      ]
    case .delayed(let time):
      return [.delayed(remaining: now.remaining(until: time))]
    case .awaitingPreviousStep:
      let time = state.submittedAt + state.request.delay
      let first = state.request.sequence.flatMap { sequences[$0]?.first }
      return (time > now ? [.delayed(remaining: time - now)] : [])
        + (first.map { [.previousStep(names[$0])] } ?? [])
    case .asking(let time):
      return [.awaitingAnswer(remaining: time.map(now.remaining))]
    case .postponed(let time, by: .app):
      return [.postponed(remaining: time.map(now.remaining))]
    case .postponed(let time, by: .limit):
      return [.limited(remaining: time.map(now.remaining))]
    case .postponed(_, by: .unreadableLimits):
      return [.limitStoreUnavailable]
    // What a queued request waits for is named by the others; the rest is on the screen.
    case .queued, .presenting, .dismissalPending, .visible, .dismissing:
      return []
    }
  }

  private func laneBlockers(
    of state: RequestState, _ found: StartBlockers, at now: MonotonicInstant, _ names: BlockerNames
  ) -> [PopupBlocker] {
    let lane = lanes[state.laneIndex]
    var blockers: [PopupBlocker] = []
    if found.contains(.parent), let parent = state.request.parent {
      blockers.append(.parentNotVisible(names[parent]))
    }
    blockers += lane.holds.map { .laneHeld(reason: $0.hold.reason) }
    if found.contains(.capacity) {
      blockers.append(.laneFull(by: lane.occupants.map { names[$0] }))
    }
    if found.contains(.gap), let gapEnd = lane.gapEnd {
      blockers.append(.laneGap(remaining: now.remaining(until: gapEnd)))
    }
    // In its own sequence it waits for the previous step, which `phaseBlockers` names.
    if found.contains(.sequence), let sequence = lane.sequence, sequence != state.request.sequence {
      blockers.append(.sequenceRunning(sequence.serial))
    }
    if found.contains(.foreignModal), let modal = pageState.foreignModal {
      blockers.append(.foreignModal(modal))
    }
    // A modal that is already named because it takes up the lane is not named a second time.
    if found.contains(.appWindow), let modal = appWindowModals.last,
      !found.contains(.capacity) || !lane.occupants.contains(modal)
    {
      blockers.append(.appWindowInUse(by: names[modal]))
    }
    if state.request.conflict == .interrupt, state.request.parent == nil {
      blockers += conflictingRequests(for: state).filter { id in
        find(id)?.canBeSuspended == false || !canSuspendChildren(id)
      }.map { .cannotInterrupt(names[$0]) }
    }
    return blockers
  }

  private func outrankingRequest(
    of state: RequestState, _ found: StartBlockers, _ names: BlockerNames
  ) -> [PopupBlocker] {
    var heads = state.request.parent == nil ? queuedHeads(before: state, found) : []
    if found.contains(.question) {
      heads += asking.compactMap(find).filter { $0.competes(with: state) }.map(\.position)
    }
    guard let first = heads.min(), first < state.position else { return [] }
    return [.outranked(by: names[first.id])]
  }

  /// Returns the positions of queued requests that may start before this one.
  private func queuedHeads(before state: RequestState, _ found: StartBlockers) -> [QueuePosition] {
    let lane = lanes[state.laneIndex]
    // A request that cannot start itself does not precede this one.
    var heads = lane.queue.buckets.filter { bucket in
      bucket.requirements.parent == nil && bucket.isSatisfiedByPages
        && startBlockers(
          of: bucket.requirements, at: state.position, inLane: state.laneIndex,
          isSatisfiedByPages: true
        ).isDisjoint(with: [.sequence, .foreignModal, .appWindow])
    }.compactMap(\.positions.first)
    // In a running sequence the next step starts before the other requests of its bucket.
    if lane.sequence == nil || lane.sequence != state.request.sequence,
      let head = lane.queue.first(state.startRequirements)
    {
      heads.append(head)
    }
    if found.contains(.reservation), let position = firstReservation(inLane: state.laneIndex) {
      heads.append(position)
    }
    return heads
  }

  // MARK: - Pages

  private func pageBlockers(
    of state: RequestState, _ found: StartBlockers, _ nameOfPage: (PageID) -> String?
  ) -> [PopupBlocker] {
    if case .suspended(let causes) = state.phase {
      guard let page = boundPage(of: state.id),
        !causes.isDisjoint(with: .pageCauses)
      else { return [] }
      return pageState.blockers(for: page, of: state.request.scope, nameOfPage)
    }
    guard found.contains(.requirement) else { return [] }
    if state.startRequirements.pages == .settledPages {
      return [pageState.visible.isEmpty ? .noPage : .pageDisappearing]
    }
    if state.wasSuspended, let page = boundPage(of: state.id) {
      return pageState.blockers(for: page, of: state.request.scope, nameOfPage)
    }
    return pageState.blockers(for: state.request.scope, nameOfPage)
  }
}

extension RequestState {
  /// Whether both need the same lane or the app window.
  fileprivate func competes(with other: RequestState) -> Bool {
    laneIndex == other.laneIndex || !canBeSuspended && !other.canBeSuspended
  }
}

extension PageState {
  /// Returns why a page is not available for a popup of this scope that is bound to it.
  fileprivate func blockers(
    for page: PageID, of scope: PageScope, _ nameOfPage: (PageID) -> String?
  ) -> [PopupBlocker] {
    let isRenamed = visible.contains { $0.id == page && !$0.hasName(for: scope) }
    return blockers(for: isRenamed ? scope : .page(page), nameOfPage)
  }

  /// Returns why no visible page is available for a scope, each blocker once.
  fileprivate func blockers(
    for scope: PageScope, _ nameOfPage: (PageID) -> String?
  ) -> [PopupBlocker] {
    guard !visible.isEmpty else { return [.noPage] }
    if case .page(let page) = scope, let cover = covered[page] { return [.pageCovered(by: cover)] }
    var blockers: [PopupBlocker] = []
    for page in visible where page.matches(scope) {
      let ofPage: [PopupBlocker?] = [
        page.obstruction.map { .pageObstructed(by: $0) },
        disappearing[page.id].map { _ in .pageDisappearing },
      ]
      for case let blocker? in ofPage where !blockers.contains(blocker) { blockers.append(blocker) }
    }
    guard blockers.isEmpty else { return blockers }
    return [.wrongPage(visible: visible.map(\.logName), expected: scope.logName(nameOfPage))]
  }
}

extension PageState.Page {
  /// The page as written in logs: its name, its type or its number.
  fileprivate var logName: String { name?.name ?? types.first?.shortName ?? "\(id)" }
}

extension PageScope {
  /// Returns the pages of the scope as written in logs.
  fileprivate func logName(_ nameOfPage: (PageID) -> String?) -> String {
    switch self {
    case .any: "any page"
    case .types(let types):
      types.isEmpty
        ? "a page of no type" : types.map(\.shortName).inOrder.joined(separator: " or ")
    case .names(let names):
      names.isEmpty
        ? "a page with no name"
        : "a page named " + names.map { "“\($0.name)”" }.inOrder.joined(separator: " or ")
    case .page(let page): nameOfPage(page) ?? "\(page)"
    case .predicate: "a page that satisfies its predicate"
    }
  }
}

/// Names popups in blockers.
private struct BlockerNames {
  let queue: PopupQueue
  let nameOfPopup: (PopupID) -> String?

  subscript(id: PopupID) -> PopupReference {
    let state = queue.find(id)
    let kind = state?.request.surface.kind ?? "popup"
    let name = state?.request.key.map { "“\($0.name)”" } ?? nameOfPopup(id) ?? "\(kind) \(id)"
    return PopupReference(
      id, name: name, isUnsolicited: state?.request.isUnsolicited ?? false)
  }
}
