// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

extension PopupQueue {
  /// The events of a queue, their times and the effects of each.
  ///
  /// It contains ids and names, never texts. Its description has a line for each event and each
  /// effect; the module `UsherTraces` makes it `Codable`. Replaying it leads to the same state, so a
  /// trace is both a bug report and a test. It grows with every event.
  public struct Trace: Sendable, Equatable {
    /// An event and its effects.
    public struct Step: Sendable, Equatable {
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

    /// The index of the first step whose effects are different when it is replayed; `nil` if there
    /// is none.
    public func firstDivergence() -> Int? {
      var queue = PopupQueue(lanes: lanes)
      return steps.firstIndex { queue.handle($0.event, at: $0.time) != $0.effects }
    }
  }
}

// Pages and scopes in the description of a trace.
extension TraceLine {
  /// Adds a scope, unless it is the default.
  func adding(_ scope: PageScope, naming names: TraceNames, includingDefault: Bool = false)
    -> TraceLine
  {
    switch scope {
    case .any:
      return adding("scope", includingDefault ? "any" : nil)
    case .types(let types):
      return adding("scope", "types").adding("type", of: types.map(\.name).sorted())
    case .names(let names):
      return adding("scope", "names").adding("name", of: names.map(\.name).sorted())
    case .page(let id):
      return adding("scope", "page").adding("page", names[id])
    case .predicate(let id):
      return adding("scope", "predicate").adding("predicate", "\(id.serial)")
    }
  }

  fileprivate func adding(_ name: String, of words: [String]) -> TraceLine {
    words.reduce(self) { $0.adding(name, $1) }
  }
}

extension PageState {
  /// The state as a line of the description: the options after a page, up to the next one, are its
  /// properties.
  fileprivate func traceLine(_ command: String, naming names: TraceNames) -> TraceLine {
    var line = TraceLine(command)
    for page in visible {
      line.add("visible", "#\(page.id.serial)")
      line = line.adding("type", of: page.types.map(\.name))
      line.add("name", page.name?.name)
      line = line.adding("predicate", of: page.predicates.map(\.serial).sorted().map { "\($0)" })
      line.add("obstruction", page.obstruction)
    }
    for (page, cover) in covered.sorted(by: { $0.key.serial < $1.key.serial }) {
      line = line.adding("covered", names[page]).adding("by", cover)
    }
    line = line.adding("gone", of: gone.sorted { $0.serial < $1.serial }.map { names[$0] })
    for (page, disappearance) in disappearing.sorted(by: { $0.key.serial < $1.key.serial }) {
      line = line.adding("disappearing", names[page]).adding("for", "\(disappearance)")
    }
    line.add("modal", foreignModal)
    return line
  }
}

extension PopupQueue.Trace: CustomStringConvertible {
  /// The lanes, then a line for each event with its time, and below it a line for each effect.
  ///
  /// A popup is named by its key or, without a key, its kind; a page by its name or type. The
  /// serial number follows, such as in `guide#7`.
  public var description: String {
    var lines = lanes.map { TraceLine("lane", $0.name).adding($0).text }
    var names = TraceNames()
    for step in steps {
      names.add(from: step.event)
      lines.append("at \(step.time) \(step.eventLine(naming: names))")
      lines += step.effectLines(naming: names).map { "  \($0)" }
    }
    return lines.joined(separator: "\n")
  }
}

extension PopupQueue.Trace.Step {
  /// The line of the event, without the time.
  package func eventLine(naming names: TraceNames) -> String {
    event.traceLine(naming: names).text
  }

  /// The lines of the effects.
  package func effectLines(naming names: TraceNames) -> [String] {
    effects.map { $0.traceLine(naming: names).text }
  }
}

/// The names of popups and pages in the description of a trace.
package struct TraceNames {
  private var popups: [PopupID: String] = [:]
  private var pages: [PageID: String] = [:]

  /// Creates names without popups and pages.
  package init() {}

  /// Creates the names of everything that the trace has mentioned.
  package init(_ trace: PopupQueue.Trace) {
    for step in trace.steps { add(from: step.event) }
  }

  /// The name of a popup; its number if it was not added.
  subscript(id: PopupID) -> String { (popups[id] ?? "") + "#\(id.serial)" }

  /// The name of a page; its number if it was not added.
  subscript(id: PageID) -> String { (pages[id] ?? "") + "#\(id.serial)" }

  /// Adds the popup that the event submits, or the pages that it makes visible.
  package mutating func add(from event: PopupQueue.Event) {
    switch event {
    case .enqueued(let request):
      popups[request.id] = request.key?.name ?? request.surface.kind
    case .pagesDidChange(let state):
      for page in state.visible { pages[page.id] = page.name?.name ?? page.types.first?.name }
    default: break
    }
  }
}

extension PopupQueue.Event {
  /// The event as a line of the description; default values are omitted.
  fileprivate func traceLine(naming names: TraceNames) -> TraceLine {
    switch self {
    case .enqueued(let request): request.traceLine(naming: names)
    case .didPresent(let id): TraceLine("didPresent", names[id])
    case .didFailToPresent(let id, let failure):
      TraceLine("didFailToPresent", names[id], "\(failure)")
    case .dismissalDidBegin(let id, let reason):
      TraceLine("dismissalDidBegin", names[id], reason.name)
    case .didDisappear(let id): TraceLine("didDisappear", names[id])
    case .contentWasRemoved(let id): TraceLine("contentWasRemoved", names[id])
    case .didVerify(let id, let status): TraceLine("didVerify", names[id], "\(status)")
    case .dismissalRequested(let target, let reason, let animated):
      target.traceLine("dismissalRequested", naming: names).adding("reason", reason.name)
        .adding("animated", animated ? nil : "no")
    case .changeRequested(let id, .priority(let priority)):
      TraceLine("changeRequested", names[id]).adding("priority", "\(priority.rawValue)")
    case .changeRequested(let id, .scope(let scope)):
      TraceLine("changeRequested", names[id]).adding(scope, naming: names, includingDefault: true)
    case .changeRequested(let id, .delay(let delay)):
      TraceLine("changeRequested", names[id]).adding("delay", delay.secondsText)
    case .changeRequested(let id, .expiration(let time)):
      TraceLine("changeRequested", names[id]).adding("expiration", time?.secondsText ?? "never")
    case .changeRequested(let id, .displayDuration(let time)):
      TraceLine("changeRequested", names[id])
        .adding("displayDuration", time?.secondsText ?? "never")
    case .displayTimerPaused(let id, let pause):
      TraceLine("displayTimerPaused", names[id], pause.name)
    case .displayTimerResumed(let id, let pause):
      TraceLine("displayTimerResumed", names[id], pause.name)
    case .sceneDidChange(let state): TraceLine("sceneDidChange", "\(state)")
    case .holdAdded(let hold):
      TraceLine("holdAdded", "\(hold.id.serial)", hold.reason)
        .adding("lane", hold.lane.name).adding(hold.lane).adding(hold.owner, naming: names)
    case .holdReleased(let id): TraceLine("holdReleased", "\(id.serial)")
    case .pagesDidChange(let pages): pages.traceLine("pagesDidChange", naming: names)
    case .deadlineDidPass: TraceLine("deadlineDidPass")
    case .nextTurnDidBegin: TraceLine("nextTurnDidBegin")
    }
  }
}

extension PopupQueue.Effect {
  /// The effect as a line of the description.
  func traceLine(naming names: TraceNames) -> TraceLine {
    switch self {
    case .present(let id, let animated):
      TraceLine("present", names[id]).adding("animated", animated ? nil : "no")
    case .dismiss(let id, let animated):
      TraceLine("dismiss", names[id]).adding("animated", animated ? nil : "no")
    case .suspend(let id, let animated):
      TraceLine("suspend", names[id]).adding("animated", animated ? nil : "no")
    case .resume(let id, let animated):
      TraceLine("resume", names[id]).adding("animated", animated ? nil : "no")
    case .hide(let id): TraceLine("hide", names[id])
    case .unhide(let id): TraceLine("unhide", names[id])
    case .verify(let id): TraceLine("verify", names[id])
    case .deliverOutcome(let id, let reason): TraceLine("deliverOutcome", names[id], reason.name)
    case .join(let id, let first): TraceLine("join", names[id]).adding("first", names[first])
    case .update(let first, let id, let count):
      TraceLine("update", names[first]).adding("from", names[id]).adding("count", "\(count)")
    case .reportOverdueHold(let id): TraceLine("reportOverdueHold", "\(id.serial)")
    case .setDeadline(let time): TraceLine("setDeadline", time?.description ?? "none")
    case .requestNextTurn: TraceLine("requestNextTurn")
    }
  }
}

extension PopupQueue.DismissalTarget {
  fileprivate func traceLine(_ command: String, naming names: TraceNames) -> TraceLine {
    switch self {
    case .request(let id): TraceLine(command, "request", names[id])
    case .key(let key): TraceLine(command, "key", key.name)
    case .group(let group): TraceLine(command, "group", group.name)
    case .lane(let lane): TraceLine(command, "lane", lane.name).adding(lane)
    case .all: TraceLine(command, "all")
    }
  }
}

extension PopupQueue.Request {
  fileprivate func traceLine(naming names: TraceNames) -> TraceLine {
    var line = TraceLine("enqueued", "\(id)")
    line.add("key", key?.name)
    line.add("keyPolicy", keyPolicy == .join ? nil : "\(keyPolicy)")
    line.add("group", group?.name)
    line.add("lane", lane == .popups ? nil : lane.name)
    line = line.adding(lane)
    line.add("priority", priority == .standard ? nil : "\(priority.rawValue)")
    line = line.adding(scope, naming: names)
    line.add("pageExit", explicitPageExit.map { "\($0)" })
    line.add("ignoresPageCover", ignoresPageCover ? "yes" : nil)
    line.add("parent", parent.map { names[$0] })
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
  /// Adds the properties of a lane that differ from the defaults.
  fileprivate func adding(_ lane: PopupLane) -> TraceLine {
    adding("capacity", lane.capacity == 1 ? nil : "\(lane.capacity)")
      .adding("gap", lane.minimumGap == .zero ? nil : lane.minimumGap.secondsText)
      .adding("level", lane.level == 0 ? nil : "\(lane.level)")
  }

  fileprivate func adding(_ owner: LaneHold.Owner?, naming names: TraceNames) -> TraceLine {
    switch owner {
    case .page(let page): adding("ownerPage", names[page])
    case .request(let id): adding("ownerRequest", names[id])
    case nil: self
    }
  }
}

/// One line of a trace's description: a command, its arguments, and options.
///
///     enqueued #2 key="app review" priority=400
///
/// Words that contain more than letters, digits and a few signs are in quotation marks.
struct TraceLine {
  var command: String
  var arguments: [String] = []
  var options: [(name: String, word: String)] = []

  init(_ command: String, _ words: String...) {
    self.command = command
    self.arguments = words
  }

  /// Adds an option, unless it has no value.
  mutating func add(_ name: String, _ word: String?) {
    if let word { options.append((name, word)) }
  }

  func adding(_ name: String, _ word: String?) -> TraceLine {
    var line = self
    line.add(name, word)
    return line
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
