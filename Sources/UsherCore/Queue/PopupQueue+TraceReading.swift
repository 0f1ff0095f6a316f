// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

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
