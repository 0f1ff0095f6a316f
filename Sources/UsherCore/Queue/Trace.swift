// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

extension PopupQueue {
  /// The events of a queue, their times and the effects of each.
  ///
  /// It contains ids and names, never texts. It is encoded as JSON; its description has a line for
  /// each event and each effect. Replaying it leads to the same state, so a trace is both a bug
  /// report and a test. It grows with every event.
  public struct Trace: Sendable, Equatable, Codable {
    /// An event and its effects.
    public struct Step: Sendable, Equatable, Codable {
      /// When the event was processed.
      public let time: MonotonicInstant
      /// The event.
      public let event: Event
      /// The effects, in their order.
      public let effects: [Effect]

      /// Creates a step.
      public init(time: MonotonicInstant, event: Event, effects: [Effect]) {
        self.time = time
        self.event = event
        self.effects = effects
      }
    }

    /// The lanes with which the queue was created.
    public let lanes: [PopupLane]
    /// The events, oldest first.
    public private(set) var steps: [Step] = []

    /// Creates an empty trace of a queue with these lanes.
    public init(lanes: [PopupLane] = [.popups, .alerts]) {
      self.lanes = lanes
    }

    /// Adds an event and its effects.
    public mutating func record(_ event: Event, at time: MonotonicInstant, effects: [Effect]) {
      steps.append(Step(time: time, event: event, effects: effects))
    }

    /// Returns the queue after all events.
    public func replay() -> PopupQueue {
      var queue = PopupQueue(lanes: lanes)
      for step in steps { _ = queue.handle(step.event, at: step.time) }
      return queue
    }

    /// The index of the first step whose effects are different when it is replayed; `nil` if there is
    /// none.
    public func firstDivergence() -> Int? {
      var queue = PopupQueue(lanes: lanes)
      return steps.firstIndex { queue.handle($0.event, at: $0.time) != $0.effects }
    }
  }
}

// Pages and scopes in the description of a trace.
extension TraceLine {
  /// Adds a scope, unless it is the default.
  func adding(_ scope: PageScope, includingDefault: Bool = false) -> TraceLine {
    switch scope {
    case .any:
      return adding("scope", includingDefault ? "any" : nil)
    case .types(let types):
      return adding("scope", "types").adding("type", of: types.map(\.name).sorted())
    case .names(let names):
      return adding("scope", "names").adding("name", of: names.map(\.name).sorted())
    case .page(let id):
      return adding("scope", "page").adding("page", "\(id.serial)")
    case .predicate(let id):
      return adding("scope", "predicate").adding("predicate", "\(id.serial)")
    }
  }

  fileprivate func adding(_ name: String, of words: [String]) -> TraceLine {
    words.reduce(self) { $0.adding(name, $1) }
  }

}

extension PageState {
  /// The situation as a line of a script: what follows a page, up to the next one, is about it.
  func traceLine(_ verb: String) -> TraceLine {
    var line = TraceLine(verb)
    for page in visible {
      line.add("visible", "\(page.id.serial)")
      line = line.adding("type", of: page.types.map(\.name))
      line.add("name", page.name?.name)
      line = line.adding("predicate", of: page.predicates.map(\.serial).sorted().map { "\($0)" })
      line.add("obstruction", page.obstruction)
    }
    for (page, cover) in covered.sorted(by: { $0.key.serial < $1.key.serial }) {
      line = line.adding("covered", "\(page.serial)").adding("by", cover)
    }
    line = line.adding("gone", of: gone.map(\.serial).sorted().map { "\($0)" })
    for (page, departure) in disappearing.sorted(by: { $0.key.serial < $1.key.serial }) {
      line = line.adding("disappearing", "\(page.serial)").adding("for", "\(departure)")
    }
    line.add("modal", foreignModal)
    return line
  }
}

extension PopupQueue.Trace: CustomStringConvertible {
  /// The script: the lanes, then each event with its time, and below it what was ordered.
  public var description: String {
    var lines = lanes.map { TraceLine("lane", $0.name).adding($0).text }
    for step in steps {
      lines.append("at \(step.time) \(step.event.traceLine.text)")
      lines += step.effects.map { "  \($0.traceLine.text)" }
    }
    return lines.joined(separator: "\n")
  }
}

extension PopupQueue.Event {
  /// The event as a line of a script; what has its usual value is left out.
  var traceLine: TraceLine {
    switch self {
    case .enqueued(let request): request.traceLine
    case .didPresent(let id): TraceLine("didPresent", "\(id)")
    case .didFailToPresent(let id, let why): TraceLine("didFailToPresent", "\(id)", "\(why)")
    case .dismissalDidBegin(let id, let why): TraceLine("dismissalDidBegin", "\(id)", why.name)
    case .didDisappear(let id): TraceLine("didDisappear", "\(id)")
    case .contentWasRemoved(let id): TraceLine("contentWasRemoved", "\(id)")
    case .didVerify(let id, let found): TraceLine("didVerify", "\(id)", "\(found)")
    case .dismissalRequested(let target, let reason, let animated):
      target.traceLine("dismissalRequested").adding("reason", reason.name)
        .adding("animated", animated ? nil : "no")
    case .changeRequested(let id, .priority(let priority)):
      TraceLine("changeRequested", "\(id)").adding("priority", "\(priority.rawValue)")
    case .changeRequested(let id, .scope(let scope)):
      TraceLine("changeRequested", "\(id)").adding(scope, includingDefault: true)
    case .changeRequested(let id, .delay(let delay)):
      TraceLine("changeRequested", "\(id)").adding("delay", delay.secondsText)
    case .changeRequested(let id, .expiration(let time)):
      TraceLine("changeRequested", "\(id)").adding("expiration", time?.secondsText ?? "never")
    case .changeRequested(let id, .displayDuration(let time)):
      TraceLine("changeRequested", "\(id)").adding("displayDuration", time?.secondsText ?? "never")
    case .displayTimerPaused(let id, let pause):
      TraceLine("displayTimerPaused", "\(id)", pause.name)
    case .displayTimerResumed(let id, let pause):
      TraceLine("displayTimerResumed", "\(id)", pause.name)
    case .sceneDidChange(let state): TraceLine("sceneDidChange", "\(state)")
    case .holdAdded(let hold):
      TraceLine("holdAdded", "\(hold.id.serial)", hold.reason)
        .adding("lane", hold.lane.name).adding(hold.lane).adding(hold.owner)
    case .holdReleased(let id): TraceLine("holdReleased", "\(id.serial)")
    case .pagesDidChange(let pages): pages.traceLine("pagesDidChange")
    case .deadlineDidPass: TraceLine("deadlineDidPass")
    case .nextTurnDidBegin: TraceLine("nextTurnDidBegin")
    }
  }
}

extension PopupQueue.Effect {
  /// The effect as a line of a script.
  var traceLine: TraceLine {
    switch self {
    case .present(let id, let animated):
      TraceLine("present", "\(id)").adding("animated", animated ? nil : "no")
    case .dismiss(let id, let animated):
      TraceLine("dismiss", "\(id)").adding("animated", animated ? nil : "no")
    case .suspend(let id, let animated):
      TraceLine("suspend", "\(id)").adding("animated", animated ? nil : "no")
    case .resume(let id, let animated):
      TraceLine("resume", "\(id)").adding("animated", animated ? nil : "no")
    case .hide(let id): TraceLine("hide", "\(id)")
    case .unhide(let id): TraceLine("unhide", "\(id)")
    case .verify(let id): TraceLine("verify", "\(id)")
    case .deliverOutcome(let id, let reason): TraceLine("deliverOutcome", "\(id)", reason.name)
    case .join(let id, let first): TraceLine("join", "\(id)").adding("first", "\(first)")
    case .update(let first, let id, let count):
      TraceLine("update", "\(first)").adding("from", "\(id)").adding("count", "\(count)")
    case .reportOverdueHold(let id): TraceLine("reportOverdueHold", "\(id.serial)")
    case .setDeadline(let moment): TraceLine("setDeadline", moment?.description ?? "none")
    case .requestNextTurn: TraceLine("requestNextTurn")
    }
  }
}

extension PopupQueue.DismissalTarget {
  fileprivate func traceLine(_ verb: String) -> TraceLine {
    switch self {
    case .request(let id): TraceLine(verb, "request", "\(id)")
    case .key(let key): TraceLine(verb, "key", key.name)
    case .group(let group): TraceLine(verb, "group", group.name)
    case .lane(let lane): TraceLine(verb, "lane", lane.name).adding(lane)
    case .all: TraceLine(verb, "all")
    }
  }
}

extension PopupQueue.Request {
  fileprivate var traceLine: TraceLine {
    var line = TraceLine("enqueued", "\(id)")
    line.add("key", key?.name)
    line.add("keyPolicy", keyPolicy == .join ? nil : "\(keyPolicy)")
    line.add("group", group?.name)
    line.add("lane", lane == .popups ? nil : lane.name)
    line = line.adding(lane)
    line.add("priority", priority == .standard ? nil : "\(priority.rawValue)")
    line = line.adding(scope)
    line.add("pageExit", explicitPageExit.map { "\($0)" })
    line.add("ignoresPageCover", ignoresPageCover ? "yes" : nil)
    line.add("parent", parent?.description)
    line.add("sequence", sequence.map { "\($0.serial)" })
    line.add("surface", surface == .ownWindow ? nil : "\(surface)")
    line.add("presentsOverForeignModals", presentsOverForeignModals ? "yes" : nil)
    line.add("modal", isModal ? nil : "no")
    line.add("delay", delay == .zero ? nil : delay.secondsText)
    line.add("conflict", conflict == .wait ? nil : "\(conflict)")
    line.add("expiration", expiration?.secondsText)
    line.add("displayDuration", displayDuration?.secondsText)
    line.add("animated", isAnimated ? nil : "no")
    return line
  }
}

extension TraceLine {
  /// Adds what is unusual about a lane.
  fileprivate func adding(_ lane: PopupLane) -> TraceLine {
    adding("capacity", lane.capacity == 1 ? nil : "\(lane.capacity)")
      .adding("gap", lane.minimumGap == .zero ? nil : lane.minimumGap.secondsText)
      .adding("level", lane.level == 0 ? nil : "\(lane.level)")
  }

  fileprivate func adding(_ owner: LaneHold.Owner?) -> TraceLine {
    switch owner {
    case .page(let page): adding("ownerPage", "\(page.serial)")
    case .request(let id): adding("ownerRequest", "\(id)")
    case nil: self
    }
  }
}

/// One line of a trace's script: a verb, plain words, and named words.
///
///     enqueued #2 key="app review" priority=urgent
///
/// Words that hold more than letters, digits and a few signs stand in quotation marks.
struct TraceLine {
  var command: String
  var arguments: [String] = []
  var options: [(name: String, word: String)] = []

  init(_ verb: String, _ words: String...) {
    self.command = verb
    self.arguments = words
  }

  /// Adds a named word, unless there is nothing to say.
  mutating func add(_ name: String, _ word: String?) {
    if let word { options.append((name, word)) }
  }

  func adding(_ name: String, _ word: String?) -> TraceLine {
    var line = self
    line.add(name, word)
    return line
  }

  func word(named name: String) -> String? {
    options.first { $0.name == name }?.word
  }

  var text: String {
    let plain = arguments.map { " " + TraceLine.quote($0) }
    let pairs = options.map { " \($0.name)=" + TraceLine.quote($0.word) }
    return command + plain.joined() + pairs.joined()
  }
}

extension TraceLine {
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "#", ".", "-", "_", "/": true
    default: false
    }
  }

  private static func quote(_ word: String) -> String {
    if !word.isEmpty, word.unicodeScalars.allSatisfy(isPlain) { return word }
    var quoted = String.UnicodeScalarView("\"".unicodeScalars)
    for scalar in word.unicodeScalars {
      switch scalar {
      case "\n": quoted.append(contentsOf: "\\n".unicodeScalars)
      case "\r": quoted.append(contentsOf: "\\r".unicodeScalars)
      case "\"", "\\":
        quoted.append("\\")
        quoted.append(scalar)
      default: quoted.append(scalar)
      }
    }
    quoted.append("\"")
    return String(quoted)
  }
}
