// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

@testable import UsherCore

/// Sends events to a placeholder machine at a time set by the test; returns the effects as text.
struct PlaceholderHarness {
  private(set) var machine = PlaceholderMachine()
  var deadline: MonotonicInstant? { machine.deadline }
  var now = MonotonicInstant.seconds(0)
  private var lastMove = 0

  @discardableResult
  mutating func send(_ event: PlaceholderMachine.Event) -> [String] {
    var output: [String] = []
    for effect in machine.handle(event, at: now) {
      switch effect {
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

  /// Ends the last move.
  @discardableResult
  mutating func endMove() -> [String] { send(.moveDidEnd(lastMove)) }

  /// Advances the time and sends every deadline event on the way.
  @discardableResult
  mutating func advance(by span: Duration) -> [String] {
    let end = now + span
    var output: [String] = []
    while let next = deadline, next <= end {
      now = next
      output += send(.deadlineDidPass)
    }
    now = end
    return output
  }

  /// Taps the retry button of a page.
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
