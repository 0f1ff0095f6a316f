// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

@testable import UsherCore

/// A machine, the time, and short words for what happens; every answer comes as text.
///
/// Deadlines are left out of the answers, `deadline` tells them.
struct PlaceholderHarness {
  private(set) var machine = PlaceholderMachine()
  private(set) var deadline: MonotonicInstant?
  var now = MonotonicInstant.seconds(0)
  private var lastMove = 0

  @discardableResult
  mutating func send(_ event: PlaceholderMachine.Event) -> [String] {
    var output: [String] = []
    for effect in machine.handle(event, at: now) {
      switch effect {
      case .setDeadline(let instant): deadline = instant
      case .move(let index, let page, let animated):
        lastMove = index
        output.append("\(page.map { "\($0)" } ?? "content")\(animated ? "" : " at once")")
      case .cancel(let id): output.append("cancel \(id)")
      case .retry(let page): output.append("retry \(page.id)")
      case .deliverOutcome(let id, let outcome): output.append("\(id): \(outcome)")
      case .deliverLoadOutcome(let id, let outcome): output.append("\(id): \(outcome)")
      }
    }
    return output
  }

  @discardableResult
  mutating func show(
    _ id: PlaceholderID, _ kind: PlaceholderKind, timing: PlaceholderTiming? = nil,
    animated: Bool = true
  ) -> [String] {
    send(
      .showRequested(
        PlaceholderMachine.Page(id: id, kind: kind),
        timing ?? (kind == .loading ? .standard : .immediate), animated: animated))
  }

  @discardableResult
  mutating func hide(_ id: PlaceholderID, animated: Bool = true) -> [String] {
    send(.hideRequested(id, animated: animated))
  }

  @discardableResult
  mutating func load(
    _ id: PlaceholderID, cover: LoadingVisibility = .automatic, isRetry: Bool = false
  ) -> [String] {
    send(.loadDidBegin(PlaceholderMachine.Load(id: id, visibility: cover, isRetry: isRetry)))
  }

  @discardableResult
  mutating func endLoad(_ id: PlaceholderID, _ end: PlaceholderMachine.LoadResultKind) -> [String] {
    send(.loadDidFinish(id, end))
  }

  /// The move that was ordered last has ended.
  @discardableResult
  mutating func endMove() -> [String] { send(.moveDidEnd(lastMove)) }

  /// Lets time go by, and tells the deadlines that lie in it.
  @discardableResult
  mutating func advance(_ span: Duration) -> [String] {
    let end = now + span
    var output: [String] = []
    while let next = deadline, next <= end {
      now = next
      deadline = nil
      output += send(.deadlineDidPass)
    }
    now = end
    return output
  }

  /// The user taps the button of a page.
  @discardableResult
  mutating func tap(_ id: PlaceholderID, _ kind: PlaceholderKind) -> [String] {
    send(.retryRequested(PlaceholderMachine.Page(id: id, kind: kind)))
  }
}

extension PlaceholderID: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: UInt64) {
    self.init(serial: value)
  }
}
