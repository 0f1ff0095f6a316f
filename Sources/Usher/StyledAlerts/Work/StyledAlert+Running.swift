// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

@available(iOSApplicationExtension, unavailable)
extension StyledAlert {
  /// Shows the alert, does some work meanwhile, and becomes on the same card what came of it.
  ///
  /// ```swift
  /// StyledAlert(.waiting, "Saving…").button("Cancel", role: .cancel)
  ///   .run { progress in
  ///     try await store.save { progress.report($0) }
  ///   } success: { alert, order in
  ///     alert.becoming(.success, "Saved").button("OK").closes(after: .readingTime)
  ///   } failure: { alert, error in
  ///     alert.becoming(.error, "Not saved").message(error.localizedDescription).button("OK")
  ///   }
  /// ```
  ///
  /// The work begins at once, also while the alert waits, and is called once. When it is done, `success`
  /// or `failure` is called, at most one of them and at most once, and gives the alert as it is to be
  /// from then on; with `nil`, which is what `success` gives if it is left out, the alert ends, with the
  /// reason `dismissed`. The work goes on while the alert is suspended.
  ///
  /// When the alert begins to leave for good, because somebody has tapped a button, logged out or left
  /// its page, the task of the work is cancelled and neither of them is called. Work that is cancelled
  /// in another way ends the alert with the reason `cancelled`.
  @discardableResult
  public func run<Success: Sendable>(
    above popup: AnyPopupHandle? = nil, in center: PopupCenter? = nil,
    _ work: @escaping @MainActor (StyledAlertProgress) async throws -> Success,
    success: @escaping @MainActor (StyledAlert, Success) -> StyledAlert? = { _, _ in nil },
    failure: @escaping @MainActor (StyledAlert, any Error) -> StyledAlert?
  ) -> PopupHandle<StyledAlertResult> {
    let run = StyledAlertWork()
    let handle = onWillDisappear { run.alertDidDisappear() }.onDismiss { _ in run.cancel() }
      .show(above: popup, in: center)
    guard !handle.isDismissed else { return handle }
    run.handle = handle
    run.task = Task { @MainActor in
      do {
        let value = try await work(StyledAlertProgress(handle))
        run.finish { success($0, value) }
      } catch is CancellationError {
        run.dismiss(.cancelled)
      } catch {
        run.finish { failure($0, error) }
      }
    }
    return handle
  }
}

/// Some work behind an alert, until one of them is done.
@MainActor
@available(iOSApplicationExtension, unavailable)
private final class StyledAlertWork {
  weak var handle: PopupHandle<StyledAlertResult>?
  var task: Task<Void, Never>?

  /// Becomes what came of the work, or ends if that is nothing; an alert that leaves does neither.
  func finish(_ change: @MainActor (StyledAlert) -> StyledAlert?) {
    task = nil
    var isDismissing = false
    handle?.update { alert in
      let next = change(alert)
      isDismissing = next == nil
      return next ?? alert
    }
    if isDismissing { handle?.dismiss() }
  }

  /// The work has given up by itself.
  func dismiss(_ reason: PopupDismissalReason) {
    task = nil
    handle?.dismiss(reason)
  }

  /// The alert leaves the screen; if for good, there is nobody left to work for.
  func alertDidDisappear() {
    guard let handle else { return }
    switch handle.driver?.queue.phase(of: handle.id) {
    case .dismissalPending, .dismissing, nil: cancel()
    case .delayed, .awaitingPreviousStep, .queued, .presenting, .visible, .suspended: break
    }
  }

  func cancel() {
    task?.cancel()
    task = nil
  }
}
