// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

/// One attempt to load the content of a page.
///
/// Its result is ignored once a newer call has replaced it, it was cancelled, or its page was popped,
/// dismissed or deallocated. Releasing a load without finishing it cancels it.
@MainActor
public final class PlaceholderLoad {
  private let record: LoadRecord

  init(_ record: LoadRecord) {
    self.record = record
  }

  deinit {
    // It may be released on any thread, or in the middle of an event.
    record.device.nextTurn { [record] in record.loadWasReleased() }
  }

  /// The outcome, if there is one already.
  public var outcomeIfFinished: LoadOutcome? { record.outcome }

  /// Whether its result would still count. Check this before putting content in place.
  public var isCurrent: Bool { record.driver?.isCurrent(record.id) == true }

  /// Finishes the load; the first result counts.
  ///
  /// Content must be in place before this is called.
  public func finish(_ result: LoadResult) { record.driver?.finish(record.id, result) }

  /// Cancels the load and its task, and restores what was shown before.
  public func cancel() { record.driver?.handle(.cancelRequested(record.id)) }

  /// Calls back once, on the main actor, when the result is on the screen or the load was replaced,
  /// cancelled or lost its page; at once if the load has finished already.
  @discardableResult
  public func onFinish(_ action: @escaping @MainActor (LoadOutcome) -> Void) -> PlaceholderLoad {
    record.onFinish(action)
    return self
  }

  /// Waits for the outcome; any number of tasks can wait.
  ///
  /// Cancelling a waiting task neither stops the waiting nor cancels the load.
  public var outcome: LoadOutcome {
    get async {
      await withCheckedContinuation { continuation in
        record.onFinish { continuation.resume(returning: $0) }
      }
    }
  }

  /// Runs a task that is cancelled with the load.
  func run(_ operation: @escaping @MainActor (PlaceholderLoad) async throws -> Void) {
    // The task retains the load, so that it is not released while the operation runs.
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

/// The result of a load.
public enum LoadResult: Sendable {
  /// There is content, and it is in place.
  case content
  /// There is nothing to show.
  case empty
  /// The content could not be loaded.
  case failure(any Error)
}

/// The configuration of a load, kept for retries.
@MainActor
struct LoadConfiguration {
  let visibility: LoadingVisibility
  @CopyOnWrite private(set) var loading: Placeholder
  @CopyOnWrite private(set) var empty: Placeholder
  let failure: @MainActor (any Error) -> Placeholder
  let start: @MainActor (PlaceholderLoad) -> Void
}

/// What the driver keeps about a load until it has finished.
@MainActor
final class LoadRecord {
  let id: PlaceholderID
  let configuration: LoadConfiguration
  private(set) weak var driver: PlaceholderDriver?
  let device = DeviceContext()
  var task: Task<Void, Never>?
  var error: (any Error)?
  private(set) var outcome: LoadOutcome?
  private var callbacks: [@MainActor (LoadOutcome) -> Void] = []

  init(id: PlaceholderID, configuration: LoadConfiguration, driver: PlaceholderDriver) {
    self.id = id
    self.configuration = configuration
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

  /// Cancels a load that was released without a result, and reports the misuse.
  func loadWasReleased() {
    guard outcome == nil, let driver, driver.machine.load?.id == id else { return }
    MisuseReport.loadReleased(driver.presenter.base).report()
    driver.handle(.cancelRequested(id))
  }
}
