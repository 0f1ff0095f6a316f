// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

// New wishes of a request.
extension PopupQueue {
  /// Changes a request, most of it only as long as that waits and has not been on screen.
  mutating func apply(_ id: PopupID, _ change: RequestChange) {
    if case .displayDuration(let duration) = change { return restartDisplayTimer(of: id, with: duration) }
    guard let entry = requests[id], entry.isWaitingForFirstPresentation else { return }
    removeFromQueues(entry)
    switch change {
    case .priority(let priority): requests.change(id) { $0.priority = priority }
    case .scope(let scope): requests.setScope(of: id, to: scope)
    case .delay(let delay): requests.change(id) { $0.delay = delay.clampedToNonNegative }
    case .expiration(let time):
      requests.change(id) { $0.expiration = time?.clampedToNonNegative }
    case .displayDuration: break  // Done already.
    }
    requeue(id, after: entry.phase)
  }

  /// Puts a request back where it waited, according to its new wishes.
  private mutating func requeue(_ id: PopupID, after phase: Phase) {
    guard let entry = requests[id] else { return }
    if let deadline = entry.expirationDeadline { expirations.insert(deadline) }
    if phase == .awaitingPreviousStep { return }
    var earliestTime = entry.submittedAt + entry.delay
    // One that was refused waits for its next attempt, too.
    if entry.refusalCount > 0, case .delayed(let attempt) = phase { earliestTime = max(earliestTime, attempt) }
    queue(id, notBefore: earliestTime)
  }
}

extension PopupQueue {
  /// What a queue knows about one popup asked for; its content stays with whoever presents it.
  public struct Request: Sendable, Hashable {
    /// The identity; numbers rise from request to request.
    public let id: PopupID
    /// The name under which a second one is recognised; none is never a duplicate of anything.
    public var key: PopupKey?
    /// What it does when another one with its key lives.
    public var keyPolicy: PopupKeyPolicy
    /// The name under which it can be ended together with others.
    public var group: PopupGroup?
    /// Where it competes.
    public var lane: PopupLane
    /// How urgent it is.
    public var priority: PopupPriority
    /// The pages it may appear on.
    public var scope: PageScope
    /// What becomes of it when the page it stands in front of is left.
    ///
    /// Unless it is set, one that may appear anywhere stays and any other is dismissed.
    public var pageExit: PopupPageExit {
      get { explicitPageExit ?? (scope == .any ? .stay : .dismiss) }
      set { explicitPageExit = newValue }
    }
    /// The retention that was set; `nil`: the usual one.
    private(set) var explicitPageExit: PopupPageExit?
    /// Whether its page does not count as left while something covers it.
    public var ignoresPageCover: Bool
    /// The request whose popup it belongs to: it is shown above that one, whatever its lane shows, and
    /// is suspended and ends with it.
    public var parent: PopupID?
    /// What it is a step of.
    public var sequence: SequenceID?
    /// What it is put on; what belongs to a popup in a window of its own gets one, too, whatever it
    /// wishes for.
    public var surface: PopupSurface
    /// Whether, on the app's window, it goes above a controller of somebody else that is presented
    /// there; otherwise it waits until that has left.
    public var presentsOverForeignModals: Bool
    /// Whether the user can use nothing that is below it. The time of what is below a modal popup
    /// stands still.
    public var isModal: Bool
    /// How long it waits at least, counted from its submission; a negative delay is none.
    public var delay: Duration {
      didSet { delay = delay.clampedToNonNegative }
    }
    /// What it does when it would be next but its place is taken.
    public var conflict: PopupConflict
    /// How long it may wait for its first presentation, counted from its submission; `nil`: for ever.
    public var expiration: Duration? {
      didSet { expiration = expiration?.clampedToNonNegative }
    }
    /// How long it stays on screen before it ends on its own; `nil`: for ever.
    public var displayDuration: Duration? {
      didSet { displayDuration = displayDuration?.clampedToNonNegative }
    }
    /// Whether its appearance is animated.
    public var isAnimated: Bool

    /// Creates a request; everything but the identity has the usual value.
    public init(
      id: PopupID,
      key: PopupKey? = nil,
      keyPolicy: PopupKeyPolicy = .join,
      group: PopupGroup? = nil,
      lane: PopupLane = .popups,
      priority: PopupPriority = .standard,
      scope: PageScope = .any,
      pageExit: PopupPageExit? = nil,
      ignoresPageCover: Bool = false,
      parent: PopupID? = nil,
      sequence: SequenceID? = nil,
      surface: PopupSurface = .ownWindow,
      presentsOverForeignModals: Bool = false,
      isModal: Bool = true,
      delay: Duration = .zero,
      conflict: PopupConflict = .wait,
      expiration: Duration? = nil,
      displayDuration: Duration? = nil,
      isAnimated: Bool = true
    ) {
      self.id = id
      self.key = key
      self.keyPolicy = keyPolicy
      self.group = group
      self.lane = lane
      self.priority = priority
      self.scope = scope
      explicitPageExit = pageExit
      self.ignoresPageCover = ignoresPageCover
      self.parent = parent
      self.sequence = sequence
      self.surface = surface
      self.presentsOverForeignModals = presentsOverForeignModals
      self.isModal = isModal
      self.delay = delay.clampedToNonNegative
      self.conflict = conflict
      self.expiration = expiration?.clampedToNonNegative
      self.displayDuration = displayDuration?.clampedToNonNegative
      self.isAnimated = isAnimated
    }
  }
}

// One request takes over the content of another with its key.
extension PopupQueue {
  /// Gives the first one the content, the priority if it is higher, and its whole time on screen.
  mutating func update(_ first: PopupID, from request: Request, _ effects: inout EffectBuffer) {
    guard let entry = requests[first] else { return }
    let now = now
    requests.updateDetails(of: first) { details in
      details.joinedCount += 1
      if details.displayTimer == nil { details.displayTimer = request.displayDuration.map { DisplayTimer($0) } }
      details.displayTimer?.restart(request.displayDuration, at: now)
    }
    let details = requests.details[first]
    if entry.phase.occupiesLane, details?.displayTimer != nil, !timedRequests.contains(first) { timedRequests.append(first) }
    reprioritize(first, max(entry.priority, request.priority))
    effects.append(.update(first, from: request.id, count: details?.joinedCount ?? 1))
  }
}

extension PopupQueue.Trace {
  /// What is wrong with a script.
  public struct ScriptError: Error, Hashable {
    /// The line, counted from one.
    public let id: Int
    /// What it says.
    public let key: String
  }

  /// Reads what `description` prints; empty lines are skipped.
  public init(script: String) throws(ScriptError) {
    var lanes: [PopupLane] = []
    var steps: [Step] = []
    let lines = script.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, text) in lines.enumerated() where !text.allSatisfy({ $0 == " " }) {
      guard let line = TraceLine(reading: text) else { throw Self.error(number, text) }
      if line.command == "lane", steps.isEmpty, let lane = line.lane(named: line.arguments.first) {
        lanes.append(lane)
      } else if line.command == "at", let (time, event) = line.timeAndEvent {
        steps.append(Step(time: time, event: event, effects: []))
      } else if let last = steps.popLast(), let effect = line.effect {
        steps.append(Step(time: last.time, event: last.event, effects: last.effects + [effect]))
      } else {
        throw Self.error(number, text)
      }
    }
    self.init(lanes: lanes)
    for step in steps { record(step.event, at: step.time, effects: step.effects) }
  }

  private static func error(
    _ number: Int, _ text: Substring.UnicodeScalarView
  ) -> ScriptError {
    ScriptError(id: number + 1, key: String(text))
  }
}

extension TraceLine {
  /// The event of a line such as "at 0.5 didPresent #1", with its time.
  fileprivate var timeAndEvent: (MonotonicInstant, PopupQueue.Event)? {
    guard arguments.count >= 2, let time = Duration(secondsText: arguments[0]) else { return nil }
    var line = self
    line.command = arguments[1]
    line.arguments.removeFirst(2)
    return line.event.map { (MonotonicInstant(sinceStart: time), $0) }
  }

  private var event: PopupQueue.Event? {
    switch command {
    case "enqueued": request.map { .enqueued($0) }
    case "didPresent": id.map { .didPresent($0) }
    case "didFailToPresent":
      if let id, let why = failure { .didFailToPresent(id, why) } else { nil }
    case "dismissalDidBegin":
      if let id, arguments.count == 2 { .dismissalDidBegin(id, .custom(arguments[1])) } else { nil }
    case "didDisappear": id.map { .didDisappear($0) }
    case "contentWasRemoved": id.map { .contentWasRemoved($0) }
    case "didVerify": if let id, let found = sighting { .didVerify(id, status: found) } else { nil }
    case "dismissalRequested":
      if let target, let reason = word(named: "reason") {
        .dismissalRequested(target, .custom(reason), animated: isAnimated)
      } else {
        nil
      }
    case "changeRequested":
      if let id, let change { .changeRequested(id, change) } else { nil }
    case "displayTimerPaused":
      if let id, let pause { .displayTimerPaused(id, pause) } else { nil }
    case "displayTimerResumed":
      if let id, let pause { .displayTimerResumed(id, pause) } else { nil }
    case "sceneDidChange": stage.map { .sceneDidChange($0) }
    case "holdAdded": hold.map { .holdAdded($0) }
    case "holdReleased": serial.map { .holdReleased(LaneHold.ID(serial: $0)) }
    case "pagesDidChange": PageState(reading: self).map { .pagesDidChange($0) }
    case "deadlineDidPass": .deadlineDidPass
    case "nextTurnDidBegin": .nextTurnDidBegin
    default: nil
    }
  }

  fileprivate var effect: PopupQueue.Effect? {
    switch command {
    case "present": id.map { .present($0, animated: isAnimated) }
    case "dismiss": id.map { .dismiss($0, animated: isAnimated) }
    case "withdraw": id.map { .suspend($0, animated: isAnimated) }
    case "restore": id.map { .resume($0, animated: isAnimated) }
    case "conceal": id.map { .hide($0) }
    case "reveal": id.map { .unhide($0) }
    case "look": id.map { .verify($0) }
    case "report":
      if let id, arguments.count == 2 { .deliverOutcome(id, .custom(arguments[1])) } else { nil }
    case "join":
      if let id, let first = PopupID(script: word(named: "first")) {
        .join(id, first: first)
      } else {
        nil
      }
    case "update":
      if let id, let from = PopupID(script: word(named: "from")),
        let count = word(named: "count").flatMap({ Int($0) })
      {
        .update(id, from: from, count: count)
      } else {
        nil
      }
    case "reportOverdueHold": serial.map { .reportOverdueHold(LaneHold.ID(serial: $0)) }
    case "setDeadline": deadline
    case "requestNextTurn": .requestNextTurn
    default: nil
    }
  }

  fileprivate func lane(named name: String?) -> PopupLane? {
    guard let name, let capacity = Int(word(named: "capacity") ?? "1"),
      let gap = Duration(secondsText: word(named: "gap") ?? "0"),
      let level = Int(word(named: "level") ?? "0")
    else { return nil }
    return PopupLane(name: name, capacity: capacity, minimumGap: gap, level: level)
  }
}

// MARK: - The parts of a line

extension TraceLine {
  private var id: PopupID? { PopupID(script: arguments.first) }
  private var serial: UInt64? { arguments.first.flatMap { UInt64($0) } }
  private var isAnimated: Bool { word(named: "animated") != "no" }

  private var request: PopupQueue.Request? {
    guard let id, let lane = lane(named: word(named: "lane") ?? PopupLane.popups.name),
      let priority = Int(word(named: "priority") ?? "0"),
      let delay = Duration(secondsText: word(named: "delay") ?? "0"),
      let keyPolicy = PopupKeyPolicy.allCases.first(where: {
        "\($0)" == word(named: "keyPolicy") ?? "join"
      }),
      let conflict = PopupConflict.allCases.first(where: {
        "\($0)" == word(named: "conflict") ?? "wait"
      }),
      let surface = PopupSurface.allCases.first(where: {
        "\($0)" == word(named: "surface") ?? "overlay"
      })
    else { return nil }
    guard let scope,
      let retention = optional(
        "retention",
        { word in
          PopupPageExit.allCases.first { "\($0)" == word }
        }),
      let parent = optional("parent", { PopupID(script: $0) }),
      let sequence = optional("sequence", { UInt64($0).map { SequenceID(serial: $0) } }),
      let life = optional("expiration", { Duration(secondsText: $0) }),
      let time = optional("displayDuration", { Duration(secondsText: $0) })
    else { return nil }
    return PopupQueue.Request(
      id: id, key: word(named: "key").map { PopupKey($0) }, keyPolicy: keyPolicy,
      group: word(named: "group").map { PopupGroup($0) }, lane: lane,
      priority: PopupPriority(priority), scope: scope, pageExit: retention,
      ignoresPageCover: word(named: "staysWhenCovered") == "yes", parent: parent,
      sequence: sequence, surface: surface,
      presentsOverForeignModals: word(named: "presentsOverForeignModals") == "yes",
      isModal: word(named: "modal") != "no", delay: delay, conflict: conflict,
      expiration: life, displayDuration: time, isAnimated: isAnimated)
  }

  /// What a named word means: nothing where it is missing, `nil` where it cannot be read.
  private func optional<Value>(_ name: String, _ read: (String) -> Value?) -> Value?? {
    guard let word = word(named: name) else { return .some(nil) }
    return read(word).map { .some($0) }
  }

  private var change: RequestChange? {
    guard let (name, word) = options.first else { return nil }
    if name == "scope" { return scope.map { .scope($0) } }
    guard options.count == 1 else { return nil }
    return switch name {
    case "priority": Int(word).map { .priority(PopupPriority($0)) }
    case "delay": Duration(secondsText: word).map { .delay($0) }
    case "expiration":
      word == "never" ? .expiration(nil) : Duration(secondsText: word).map { .expiration($0) }
    case "displayDuration":
      word == "never" ? .displayDuration(nil) : Duration(secondsText: word).map { .displayDuration($0) }
    default: nil
    }
  }

  private var pause: DisplayTimerPause? { arguments.count == 2 ? .custom(arguments[1]) : nil }

  private var hold: LaneHold? {
    guard let serial, arguments.count == 2, let lane = lane(named: word(named: "lane")) else {
      return nil
    }
    guard let page = optional("ownerPage", { UInt64($0).map { PageID(serial: $0) } }),
      let request = optional("ownerRequest", { PopupID(script: $0) })
    else { return nil }
    return LaneHold(
      id: LaneHold.ID(serial: serial), lane: lane, reason: arguments[1],
      owner: page.map { .page($0) } ?? request.map { .request($0) })
  }

  private var target: PopupQueue.DismissalTarget? {
    guard let kind = arguments.first, let name = arguments.last else { return nil }
    return switch kind {
    case "request": PopupID(script: name).map { .request($0) }
    case "key": .key(PopupKey(name))
    case "group": .group(PopupGroup(name))
    case "lane": lane(named: name).map { .lane($0) }
    case "all": .all
    default: nil
    }
  }

  private var deadline: PopupQueue.Effect? {
    guard let word = arguments.first else { return nil }
    if word == "none" { return .setDeadline(nil) }
    return Duration(secondsText: word).map { .setDeadline(MonotonicInstant(sinceStart: $0)) }
  }

  private var stage: PopupSceneState? {
    [PopupSceneState.active, .inactive, .background, .disconnected].first { "\($0)" == arguments.last }
  }

  private var failure: PopupQueue.PresentationFailure? {
    [PopupQueue.PresentationFailure.refused, .impossible].first { "\($0)" == arguments.last }
  }

  private var sighting: PopupQueue.ScreenStatus? {
    [PopupQueue.ScreenStatus.visible, .notVisible, .inTransition].first { "\($0)" == arguments.last }
  }
}

extension PopupID {
  /// Reads what `description` prints.
  fileprivate init?(script word: String?) {
    guard let word, word.first == "#", let serial = UInt64(word.dropFirst()) else { return nil }
    self.init(serial: serial)
  }
}

/// A change of a request: of how it waits for its first presentation, or of its time on screen.
public enum RequestChange: Sendable, Hashable {
  /// It is more or less urgent; where that is no change, it keeps its place in line.
  case priority(PopupPriority)
  /// It may appear on other pages.
  case scope(PageScope)
  /// It waits at least that long, counted from its submission.
  case delay(Duration)
  /// It waits at most that long for its first presentation, counted from its submission; `nil`: for
  /// ever.
  case expiration(Duration?)
  /// It ends on its own after this time on screen, counted anew from now; `nil`: not any more. Unlike
  /// the others this can be changed until the popup begins to leave.
  case displayDuration(Duration?)
}
