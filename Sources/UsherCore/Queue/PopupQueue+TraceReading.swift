// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

extension PopupQueue.Trace {
  /// What is wrong with a script.
  public struct ScriptError: Error, Hashable {
    /// The line, counted from one.
    public let line: Int
    /// What it says.
    public let text: String
  }

  /// Reads what `description` prints; empty lines are skipped.
  public init(script: String) throws(ScriptError) {
    var lanes: [PopupLane] = []
    var steps: [Step] = []
    let lines = script.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, text) in lines.enumerated() where !text.allSatisfy({ $0 == " " }) {
      guard let line = ScriptLine(reading: text) else { throw Self.error(number, text) }
      if line.verb == "lane", steps.isEmpty, let lane = line.lane(named: line.words.first) {
        lanes.append(lane)
      } else if line.verb == "at", let (time, event) = line.timeAndEvent {
        steps.append(Step(time: time, event: event, effects: []))
      } else if let last = steps.popLast(), let effect = line.effect {
        steps.append(Step(time: last.time, event: last.event, effects: last.effects + [effect]))
      } else {
        throw Self.error(number, text)
      }
    }
    self.init(lanes: lanes)
    for step in steps { record(step.event, at: step.time, answer: step.effects) }
  }

  private static func error(
    _ number: Int, _ text: Substring.UnicodeScalarView
  ) -> ScriptError {
    ScriptError(line: number + 1, text: String(text))
  }
}

extension ScriptLine {
  /// The event of a line such as "at 0.5 didPresent #1", with its time.
  fileprivate var timeAndEvent: (Instant, PopupQueue.Event)? {
    guard words.count >= 2, let time = Duration(inSeconds: words[0]) else { return nil }
    var line = self
    line.verb = words[1]
    line.words.removeFirst(2)
    return line.event.map { (Instant(sinceStart: time), $0) }
  }

  private var event: PopupQueue.Event? {
    switch verb {
    case "enqueued": request.map { .enqueued($0) }
    case "didPresent": id.map { .didPresent($0) }
    case "didFailToPresent":
      if let id, let why = failure { .didFailToPresent(id, why) } else { nil }
    case "didBeginToLeave":
      if let id, words.count == 2 { .didBeginToLeave(id, .custom(words[1])) } else { nil }
    case "didLeave": id.map { .didLeave($0) }
    case "wasRemovedByApp": id.map { .wasRemovedByApp($0) }
    case "didLook": if let id, let found = sighting { .didLook(id, found: found) } else { nil }
    case "endRequested":
      if let target, let reason = word(named: "reason") {
        .endRequested(target, .custom(reason), animated: isAnimated)
      } else {
        nil
      }
    case "changeRequested":
      if let id, let change { .changeRequested(id, change) } else { nil }
    case "timeWasPaused":
      if let id, let pause { .timeWasPaused(id, pause) } else { nil }
    case "timeWasResumed":
      if let id, let pause { .timeWasResumed(id, pause) } else { nil }
    case "stageDidChange": stage.map { .stageDidChange($0) }
    case "holdWasAdded": hold.map { .holdWasAdded($0) }
    case "holdWasReleased": serial.map { .holdWasReleased(PopupHold.ID(serial: $0)) }
    case "pagesDidChange": PageSituation(reading: self).map { .pagesDidChange($0) }
    case "deadlineDidPass": .deadlineDidPass
    case "turnDidBegin": .turnDidBegin
    default: nil
    }
  }

  fileprivate var effect: PopupQueue.Effect? {
    switch verb {
    case "present": id.map { .present($0, animated: isAnimated) }
    case "dismiss": id.map { .dismiss($0, animated: isAnimated) }
    case "withdraw": id.map { .withdraw($0, animated: isAnimated) }
    case "restore": id.map { .restore($0, animated: isAnimated) }
    case "conceal": id.map { .conceal($0) }
    case "reveal": id.map { .reveal($0) }
    case "look": id.map { .look($0) }
    case "report":
      if let id, words.count == 2 { .report(id, .custom(words[1])) } else { nil }
    case "join":
      if let id, let first = RequestID(script: word(named: "first")) {
        .join(id, first: first)
      } else {
        nil
      }
    case "update":
      if let id, let from = RequestID(script: word(named: "from")),
        let count = word(named: "count").flatMap({ Int($0) })
      {
        .update(id, from: from, count: count)
      } else {
        nil
      }
    case "reportHold": serial.map { .reportHold(PopupHold.ID(serial: $0)) }
    case "setDeadline": deadline
    case "requestTurn": .requestTurn
    default: nil
    }
  }

  fileprivate func lane(named name: String?) -> PopupLane? {
    guard let name, let capacity = Int(word(named: "capacity") ?? "1"),
      let gap = Duration(inSeconds: word(named: "gap") ?? "0"),
      let level = Int(word(named: "level") ?? "0")
    else { return nil }
    return PopupLane(name: name, capacity: capacity, minimumGap: gap, level: level)
  }
}

// MARK: - The parts of a line

extension ScriptLine {
  private var id: RequestID? { RequestID(script: words.first) }
  private var serial: UInt64? { words.first.flatMap { UInt64($0) } }
  private var isAnimated: Bool { word(named: "animated") != "no" }

  private var request: PopupQueue.Request? {
    guard let id, let lane = lane(named: word(named: "lane") ?? PopupLane.popups.name),
      let priority = Int(word(named: "priority") ?? "0"),
      let delay = Duration(inSeconds: word(named: "delay") ?? "0"),
      let keyPolicy = PopupKeyPolicy.allCases.first(where: {
        "\($0)" == word(named: "keyPolicy") ?? "keepFirst"
      }),
      let conflict = PopupConflictPolicy.allCases.first(where: {
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
          PopupRetention.allCases.first { "\($0)" == word }
        }),
      let parent = optional("parent", { RequestID(script: $0) }),
      let sequence = optional("sequence", { UInt64($0).map { PopupSequence(serial: $0) } }),
      let life = optional("expiresAfter", { Duration(inSeconds: $0) }),
      let time = optional("timeOnScreen", { Duration(inSeconds: $0) })
    else { return nil }
    return PopupQueue.Request(
      id: id, key: word(named: "key").map { PopupKey($0) }, keyPolicy: keyPolicy,
      group: word(named: "group").map { PopupGroup($0) }, lane: lane,
      priority: PopupPriority(priority), scope: scope, retention: retention,
      staysWhenCovered: word(named: "staysWhenCovered") == "yes", parent: parent,
      sequence: sequence, surface: surface,
      goesAboveModals: word(named: "goesAboveModals") == "yes",
      isModal: word(named: "modal") != "no", delay: delay, conflict: conflict,
      expiresAfter: life, timeOnScreen: time, isAnimated: isAnimated)
  }

  /// What a named word means: nothing where it is missing, `nil` where it cannot be read.
  private func optional<Value>(_ name: String, _ read: (String) -> Value?) -> Value?? {
    guard let word = word(named: name) else { return .some(nil) }
    return read(word).map { .some($0) }
  }

  private var change: PopupChange? {
    guard let (name, word) = named.first else { return nil }
    if name == "scope" { return scope.map { .scope($0) } }
    guard named.count == 1 else { return nil }
    return switch name {
    case "priority": Int(word).map { .priority(PopupPriority($0)) }
    case "delay": Duration(inSeconds: word).map { .delay($0) }
    case "expiresAfter":
      word == "never" ? .expiresAfter(nil) : Duration(inSeconds: word).map { .expiresAfter($0) }
    case "timeOnScreen":
      word == "never" ? .timeOnScreen(nil) : Duration(inSeconds: word).map { .timeOnScreen($0) }
    default: nil
    }
  }

  private var pause: PopupPause? { words.count == 2 ? .custom(words[1]) : nil }

  private var hold: PopupHold? {
    guard let serial, words.count == 2, let lane = lane(named: word(named: "lane")) else {
      return nil
    }
    guard let page = optional("ownerPage", { UInt64($0).map { PageID(serial: $0) } }),
      let request = optional("ownerRequest", { RequestID(script: $0) })
    else { return nil }
    return PopupHold(
      id: PopupHold.ID(serial: serial), lane: lane, reason: words[1],
      owner: page.map { .page($0) } ?? request.map { .request($0) })
  }

  private var target: PopupQueue.EndTarget? {
    guard let kind = words.first, let name = words.last else { return nil }
    return switch kind {
    case "request": RequestID(script: name).map { .request($0) }
    case "key": .key(PopupKey(name))
    case "group": .group(PopupGroup(name))
    case "lane": lane(named: name).map { .lane($0) }
    case "all": .all
    default: nil
    }
  }

  private var deadline: PopupQueue.Effect? {
    guard let word = words.first else { return nil }
    if word == "none" { return .setDeadline(nil) }
    return Duration(inSeconds: word).map { .setDeadline(Instant(sinceStart: $0)) }
  }

  private var stage: PopupStage? {
    [PopupStage.active, .inactive, .background, .gone].first { "\($0)" == words.last }
  }

  private var failure: PopupQueue.PresentationFailure? {
    [PopupQueue.PresentationFailure.refused, .impossible].first { "\($0)" == words.last }
  }

  private var sighting: PopupQueue.Sighting? {
    [PopupQueue.Sighting.visible, .absent, .inTransition].first { "\($0)" == words.last }
  }
}

extension RequestID {
  /// Reads what `description` prints.
  fileprivate init?(script word: String?) {
    guard let word, word.first == "#", let serial = UInt64(word.dropFirst()) else { return nil }
    self.init(serial: serial)
  }
}
