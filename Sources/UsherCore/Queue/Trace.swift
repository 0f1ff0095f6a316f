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

extension PopupQueue.Trace: CustomStringConvertible {
  /// The lanes, then a line for each event with its time, and below it a line for each effect.
  ///
  /// A popup is named by its key or, without a key, its kind; a page by its name or type. The
  /// serial number follows, such as in `guide#7`.
  public var description: String {
    var lines = lanes.map { "lane \(TraceValue($0).line(naming: TraceNames()))" }
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
    TraceValue(event).line(naming: names)
  }

  /// The lines of the effects.
  package func effectLines(naming names: TraceNames) -> [String] {
    effects.map { TraceValue($0).line(naming: names) }
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
    default: break  // Other events name nothing new.
    }
  }
}

/// A value in a trace, as it is declared: an event, an effect, or a part of one.
///
/// The printed and the saved form follow from it, so both contain every declared case and property.
package indirect enum TraceValue {
  /// A stored property, an associated value or an element.
  package typealias Member = (label: String?, value: TraceValue)

  /// A text, a number or a truth value.
  case scalar(any Encodable & LosslessStringConvertible)
  case duration(Duration)
  case popup(PopupID)
  case page(PageID)
  /// The elements of a collection, or the key and the value of an element of a dictionary.
  case list([TraceValue])
  /// The name of a case, and its associated values.
  case choice(String, [Member])
  /// The properties of a structure.
  case properties([Member])
  /// `nil`.
  case none

  /// Creates the description of a value.
  package init(_ value: Any) {
    let mirror = Mirror(reflecting: value)
    switch (value, mirror.displayStyle) {
    case (let scalar as any Encodable & LosslessStringConvertible, _): self = .scalar(scalar)
    case (let duration as Duration, _): self = .duration(duration)
    case (let id as PopupID, _): self = .popup(id)
    case (let id as PageID, _): self = .page(id)
    // Its text is not the name of the case.
    case (PageScope.any, _): self = .choice("any", [])
    case (_, .enum):
      let payload = mirror.children.first
      self = .choice(payload?.label ?? "\(value)", payload.map { Self.associated($0.value) } ?? [])
    case (_, .optional): self = Self.members(of: mirror).first?.value ?? .none
    case (_, .set), (_, .dictionary):
      // Sorted, because their order is random: numbers by their digits.
      self = .list(
        Self.members(of: mirror).reduce(into: []) { list, member in
          let key = member.value.sortKey
          list.insert(member.value, at: list.firstIndex { $0.sortKey > key } ?? list.endIndex)
        })
    case (_, .collection), (_, .tuple): self = .list(Self.members(of: mirror).map(\.value))
    default:
      let members = Self.members(of: mirror)
      // A structure with one property is a name, a number or a time.
      self = members.count == 1 ? members[0].value : .properties(members)
    }
  }

  private static func members(of mirror: Mirror) -> [Member] {
    mirror.children.map { ($0.label, TraceValue($0.value)) }
  }

  private static func associated(_ value: Any) -> [Member] {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .tuple else { return [(nil, TraceValue(value))] }
    // Reflection calls values without a label ".0", ".1" and so on.
    return members(of: mirror).map { ($0.label?.first == "." ? nil : $0.label, $0.value) }
  }

  private var sortKey: (Int, String) {
    if case .list(let pair) = self, let key = pair.first { return key.sortKey }
    let word = word(naming: TraceNames())
    return (word.utf8.count, word)
  }
}

// MARK: - Printed form

extension TraceValue {
  /// The defaults of properties and associated values, which are not printed.
  private static let defaults: Set<String> = [
    "animated=yes", "capacity=1", "conflict=wait", "delay=0", "ignoresPageCover=no",
    "isAnimated=yes", "isModal=yes", "isUnsolicited=no", "keyPolicy=join", "lane=popups",
    "level=0", "link=none", "minimumDisplayDuration=0", "minimumGap=0",
    "presentsOverForeignModals=no", "priority=0", "scope=any", "surface=ownWindow",
  ]

  /// The value as a line, such as `enqueued #2 key="app review" priority=400`.
  func line(naming names: TraceNames) -> String {
    switch self {
    case .choice(let name, let values):
      if values.count == 1, case .properties(let members) = values[0].value {
        return TraceValue.join([name] + TraceValue.words(members, naming: names))
      }
      return TraceValue.join([name] + TraceValue.words(values, naming: names))
    case .properties(let members): return TraceValue.join(TraceValue.words(members, naming: names))
    default: return word(naming: names)
    }
  }

  /// The value as a part of a line.
  private func word(naming names: TraceNames) -> String {
    switch self {
    case .scalar(let flag as Bool): return flag ? "yes" : "no"
    case .scalar(let scalar): return TraceValue.quote("\(scalar)")
    case .duration(let duration): return duration.secondsText
    case .popup(let id): return TraceValue.quote(names[id])
    case .page(let id): return TraceValue.quote(names[id])
    case .list(let values): return "[\(TraceValue.join(values.map { $0.word(naming: names) }))]"
    case .choice(let name, let values):
      let words = TraceValue.words(values, naming: names)
      return words.isEmpty ? name : "\(name)(\(TraceValue.join(words)))"
    case .properties(let members):
      let words = TraceValue.words(members, naming: names)
      return words.count == 1 ? words[0] : "{\(TraceValue.join(words))}"
    case .none: return "none"
    }
  }

  /// Returns the words of the members that have a value other than the default, with their labels.
  private static func words(_ members: [Member], naming names: TraceNames) -> [String] {
    members.enumerated().compactMap { index, member in
      // What identifies a structure comes first, as a number or name only.
      if index == 0, let label = member.label, ["id", "name"].contains(label) {
        return member.value.word(naming: TraceNames())
      }
      let word = member.value.word(naming: names)
      guard let label = member.label else { return word }
      switch member.value {
      case .none: return nil
      case .list(let values) where values.isEmpty: return nil
      default: return defaults.contains("\(label)=\(word)") ? nil : "\(label)=\(word)"
      }
    }
  }

  private static func join(_ words: [String]) -> String { words.joined(separator: " ") }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "#", ".", "-", "_", "/": true
    default: false
    }
  }

  /// Returns the word in quotation marks, with its special characters escaped, unless it is plain.
  private static func quote(_ word: String) -> String {
    !word.isEmpty && word.unicodeScalars.allSatisfy(isPlain) ? word : word.debugDescription
  }
}
