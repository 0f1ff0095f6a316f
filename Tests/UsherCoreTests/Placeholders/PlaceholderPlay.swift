// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

@testable import UsherCore

/// A machine, the time, and short words for what happens; every answer comes as text.
///
/// Deadlines are left out of the answers, `deadline` tells them.
struct PlaceholderPlay {
  private(set) var machine = PlaceholderMachine()
  private(set) var deadline: Instant?
  var now = Instant.seconds(0)
  private var moves = 0

  @discardableResult
  mutating func happens(_ event: PlaceholderMachine.Event) -> [String] {
    var answer: [String] = []
    for effect in machine.handle(event, at: now) {
      switch effect {
      case .setDeadline(let moment): deadline = moment
      case .move(let number, let page, let animated):
        moves = number
        answer.append("\(page.map { "\($0)" } ?? "content")\(animated ? "" : " at once")")
      case .cancel(let id): answer.append("cancel \(id)")
      case .retry(let page): answer.append("retry \(page.id)")
      case .report(let id, let outcome): answer.append("\(id): \(outcome)")
      case .reportLoad(let id, let outcome): answer.append("\(id): \(outcome)")
      }
    }
    return answer
  }

  @discardableResult
  mutating func show(
    _ id: PlaceholderID, _ kind: PlaceholderKind, pacing: PlaceholderPacing? = nil,
    animated: Bool = true
  ) -> [String] {
    happens(
      .showRequested(
        PlaceholderMachine.Page(id: id, kind: kind),
        pacing ?? (kind == .loading ? .standard : .immediate), animated: animated))
  }

  @discardableResult
  mutating func hide(_ id: PlaceholderID, animated: Bool = true) -> [String] {
    happens(.hideRequested(id, animated: animated))
  }

  @discardableResult
  mutating func load(
    _ id: PlaceholderID, cover: PlaceholderCover = .automatic, isRetry: Bool = false
  ) -> [String] {
    happens(.loadDidBegin(PlaceholderMachine.Load(id: id, cover: cover, isRetry: isRetry)))
  }

  @discardableResult
  mutating func end(_ id: PlaceholderID, _ end: PlaceholderMachine.LoadEnd) -> [String] {
    happens(.loadDidEnd(id, end))
  }

  /// The move that was ordered last has ended.
  @discardableResult
  mutating func moved() -> [String] { happens(.moveDidEnd(moves)) }

  /// Lets time go by, and tells the deadlines that lie in it.
  @discardableResult
  mutating func wait(_ span: Duration) -> [String] {
    let end = now + span
    var answer: [String] = []
    while let next = deadline, next <= end {
      now = next
      deadline = nil
      answer += happens(.deadlineDidPass)
    }
    now = end
    return answer
  }

  /// The user taps the button of a page.
  @discardableResult
  mutating func tap(_ id: PlaceholderID, _ kind: PlaceholderKind) -> [String] {
    happens(.retryRequested(PlaceholderMachine.Page(id: id, kind: kind)))
  }
}

extension PlaceholderID: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: UInt64) {
    self.init(serial: value)
  }
}
