// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// One attempt to get the content of a page, from its beginning to its answer.
///
/// Once something newer has taken its place, it was cancelled, or its page is gone, its answer changes
/// nothing. Whoever lets go of one without an answer has cancelled it.
@MainActor
@available(iOSApplicationExtension, unavailable)
public final class PlaceholderLoad {
  private let record: LoadRecord

  init(_ record: LoadRecord) {
    self.record = record
  }

  deinit {
    Task { @MainActor [record] in record.loadWasReleased() }
  }

  /// What became of it; `nil` while that is open.
  public var outcomeIfFinished: LoadOutcome? { record.outcome }

  /// Whether an answer would count. Ask before content is put in place.
  public var isCurrent: Bool { record.driver?.machine.load?.id == record.id }

  /// Gives the answer; the first one counts. Content has to be in place by then.
  public func finish(_ result: LoadResult) { record.driver?.finish(record.id, result) }

  /// Gives the load up: its task is cancelled, and the user sees what was there before.
  public func cancel() { record.driver?.cancel(record.id) }

  /// Calls back once, on the main actor, when what the load led to is on the screen or something newer
  /// has taken its place; at once if it has ended.
  @discardableResult
  public func onFinish(_ action: @escaping @MainActor (LoadOutcome) -> Void) -> PlaceholderLoad {
    record.onFinish(action)
    return self
  }

  /// What became of it, as soon as that is settled; any number of tasks can wait.
  ///
  /// A task that is cancelled goes on waiting; it does not cancel the load either.
  public var outcome: LoadOutcome {
    get async {
      await withCheckedContinuation { continuation in
        record.onFinish { continuation.resume(returning: $0) }
      }
    }
  }

  /// Runs a task for it, which is cancelled with it.
  func run(_ operation: @escaping @MainActor (PlaceholderLoad) async throws -> Void) {
    record.task = Task { @MainActor in
      do {
        try await operation(self)
      } catch is CancellationError {
        self.cancel()
      } catch {
        self.finish(.failure(error))
      }
    }
  }
}

/// The answer of a load.
public enum LoadResult: Sendable {
  /// There is content, and it is in place.
  case content
  /// There is nothing to show.
  case empty
  /// The content could not be had.
  case failure(any Error)
}

/// What a load is made of, so that it can be begun again.
@MainActor
@available(iOSApplicationExtension, unavailable)
struct LoadConfiguration {
  var visibility = LoadingVisibility.automatic
  var isAnimated = true
  var loading = Placeholder.loading
  var empty = Placeholder.empty()
  var failure: @MainActor (any Error) -> Placeholder = { .failure($0) }
  let start: @MainActor (PlaceholderLoad) -> Void
}

/// What is known about a load until it has ended.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class LoadRecord {
  let id: PlaceholderID
  let configuration: LoadConfiguration
  private(set) weak var driver: PlaceholderDriver?
  private let device = DeviceContext()
  var task: Task<Void, Never>?
  var error: (any Error)?
  private(set) var outcome: LoadOutcome?
  private var callbacks: [@MainActor (LoadOutcome) -> Void] = []

  init(id: PlaceholderID, recipe: LoadConfiguration, driver: PlaceholderDriver) {
    self.id = id
    self.configuration = recipe
    self.driver = driver
  }

  func onFinish(_ callback: @escaping @MainActor (LoadOutcome) -> Void) {
    if let outcome { callback(outcome) } else { callbacks.append(callback) }
  }

  func finish(_ outcome: LoadOutcome) {
    guard self.outcome == nil else { return }
    self.outcome = outcome
    task = nil
    let callbacks = callbacks
    self.callbacks = []
    for callback in callbacks { callback(outcome) }
  }

  /// Nobody is left who could answer.
  func loadWasReleased() {
    guard outcome == nil, let driver, driver.machine.load?.id == id else { return }
    device.run {
      PlaceholderMisuse.loadReleased(driver.presenter.base).report()
      driver.cancel(id)
    }
  }
}
