// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

extension PopupQueue {
  /// The record of a run: what came in, when, and what was ordered.
  ///
  /// It holds identities and names, never texts. It prints as a script, one line for each event and
  /// below it what was ordered; `init(script:)` reads that again. Replaying it leads to the same
  /// state, so a report of a fault is a trace, and a trace is a test. It grows with every event.
  public struct Trace: Sendable, Equatable {
    /// One event and its answer.
    public struct Step: Sendable, Equatable {
      /// When it came in.
      public let time: MonotonicInstant
      /// What had happened.
      public let event: Event
      /// What was ordered.
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
    /// The events in the order in which they came in.
    public private(set) var steps: [Step] = []

    /// Creates the record of a queue that was created with these lanes and has seen nothing.
    public init(lanes: [PopupLane] = [.popups, .alerts]) {
      self.lanes = lanes
    }

    /// Adds an event and its answer.
    public mutating func record(_ event: Event, at time: MonotonicInstant, effects: [Effect]) {
      steps.append(Step(time: time, event: event, effects: effects))
    }

    /// The state that the recorded events lead to.
    public func replay() -> PopupQueue {
      var queue = PopupQueue(lanes: lanes)
      for step in steps { _ = queue.handle(step.event, at: step.time) }
      return queue
    }

    /// The first step that is answered differently when it is replayed; nil, if none is.
    public func firstDivergence() -> Int? {
      var queue = PopupQueue(lanes: lanes)
      return steps.firstIndex { queue.handle($0.event, at: $0.time) != $0.effects }
    }
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

// MARK: - Reading

extension TraceLine {
  /// Reads what `text` prints; nil, if a quotation mark is missing or there is no verb.
  init?(reading text: Substring.UnicodeScalarView) {
    var rest = text.drop { $0 == " " }
    guard let verb = TraceLine.readWord(&rest) else { return nil }
    self.command = verb
    while !rest.isEmpty {
      guard let word = TraceLine.readWord(&rest) else { return nil }
      guard rest.first == "=" else {
        arguments.append(word)
        continue
      }
      rest.removeFirst()
      guard let value = TraceLine.readWord(&rest) else { return nil }
      options.append((word, value))
    }
  }

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

  /// Takes the next word off, quoted or plain, with the blanks after it.
  private static func readWord(_ rest: inout Substring.UnicodeScalarView) -> String? {
    defer { rest = rest.drop { $0 == " " } }
    if rest.first == "\"" { return readQuotedWord(&rest) }
    let word = rest.prefix(while: isPlain)
    rest = rest.dropFirst(word.count)
    return word.isEmpty ? nil : String(word)
  }

  private static func readQuotedWord(_ rest: inout Substring.UnicodeScalarView) -> String? {
    rest.removeFirst()
    var word = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"": return String(word)
      case "\\":
        guard let escaped = rest.popFirst() else { return nil }
        word.append(escaped == "n" ? "\n" : escaped == "r" ? "\r" : escaped)
      default: word.append(scalar)
      }
    }
    return nil
  }
}

// Pages and scopes in the script of a trace.
extension TraceLine {
  /// Adds a scope, unless it is the usual one.
  func adding(_ scope: PageScope, includingDefault: Bool = false) -> TraceLine {
    switch scope {
    case .any:
      return adding("scope", includingDefault ? "anywhere" : nil)
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

  /// The scope that the line tells; `nil`, if it cannot be read.
  var scope: PageScope? {
    switch word(named: "scope") {
    case nil, "anywhere": .any
    case "types": .types(Set(words(named: "type").map { PageTypeID($0) }))
    case "names": .names(Set(words(named: "name").map { PageName($0) }))
    case "page": number(named: "page").map { .page(PageID(serial: $0)) }
    case "predicate": number(named: "predicate").map { .predicate(PagePredicateID(serial: $0)) }
    default: nil
    }
  }

  private func words(named name: String) -> [String] {
    options.filter { $0.name == name }.map(\.word)
  }

  private func number(named name: String) -> UInt64? {
    word(named: name).flatMap { UInt64($0) }
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
      line = line.adding("departing", "\(page.serial)").adding("for", "\(departure)")
    }
    line.add("modal", foreignModal)
    return line
  }

  /// Reads what `traceLine` tells; `nil`, if it cannot be read.
  init?(reading line: TraceLine) {
    self.init()
    var page: PageID?
    for (name, word) in line.options {
      switch name {
      case "visible", "covered", "departing", "gone":
        guard let id = UInt64(word).map({ PageID(serial: $0) }) else { return nil }
        page = id
        if name == "visible" { visible.append(Page(id: id)) }
        if name == "gone" { gone.insert(id) }
      case "by": page.map { covered[$0] = word }
      case "for":
        guard let page, let departure = Disappearance(script: word) else { return nil }
        disappearing[page] = departure
      case "modal": foreignModal = word
      default:
        guard !visible.isEmpty, visible[visible.count - 1].read(name, word) else { return nil }
      }
    }
  }
}

extension PageState.Page {
  fileprivate mutating func read(_ name: String, _ word: String) -> Bool {
    switch name {
    case "type": types.append(PageTypeID(word))
    case "name": self.name = PageName(word)
    case "obstruction": obstruction = word
    case "predicate":
      guard let number = UInt64(word) else { return false }
      predicates.insert(PagePredicateID(serial: number))
    default: return false
    }
    return true
  }
}

extension PageState.Disappearance {
  fileprivate init?(script word: String) {
    switch word {
    case "left": self = .left
    case "covered": self = .covered
    default: return nil
    }
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
    case .displayTimerPaused(let id, let pause): TraceLine("displayTimerPaused", "\(id)", pause.name)
    case .displayTimerResumed(let id, let pause): TraceLine("displayTimerResumed", "\(id)", pause.name)
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
      TraceLine("withdraw", "\(id)").adding("animated", animated ? nil : "no")
    case .resume(let id, let animated):
      TraceLine("restore", "\(id)").adding("animated", animated ? nil : "no")
    case .hide(let id): TraceLine("conceal", "\(id)")
    case .unhide(let id): TraceLine("reveal", "\(id)")
    case .verify(let id): TraceLine("look", "\(id)")
    case .deliverOutcome(let id, let reason): TraceLine("report", "\(id)", reason.name)
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
    line.add("retention", explicitPageExit.map { "\($0)" })
    line.add("staysWhenCovered", ignoresPageCover ? "yes" : nil)
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
