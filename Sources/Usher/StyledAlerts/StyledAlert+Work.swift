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

@available(iOSApplicationExtension, unavailable)
extension StyledAlert {
  /// What is said about it that an update cannot change, in words.
  var unsupportedUpdates: [String] {
    let defaults = StyledAlert(presentation)._configuration
    let properties: [(String, Bool)] = [
      ("a key", _configuration.key != nil), ("a group", _configuration.group != nil),
      ("a lane", _configuration.lane != defaults.lane), ("a priority", _configuration.priority != defaults.priority),
      ("a delay", _configuration.delay != defaults.delay),
      ("a conflict", _configuration.conflict != defaults.conflict),
      ("a time to live", _configuration.expiration != nil), ("pages", _configuration.pages.isRestricted),
      ("what it does when its page is left", _configuration.pageExit != nil),
      ("what it does when its page is covered", _configuration.ignoresPageCover),
      ("callbacks", !_configuration.dismissalCallbacks.isEmpty || !_configuration.lifecycleCallbacks.isEmpty),
      ("a theme or a motion", presentation.theme != nil || !presentation.themeChanges.isEmpty),
      ("a controller to be in", presentation.parent != nil),
    ]
    return properties.filter(\.1).map(\.0)
  }
}

// What takes its time, and what comes of it.
@available(iOSApplicationExtension, unavailable)
extension StyledAlert {
  /// How far some work is, from 0 to 1; `nil` while nobody knows.
  ///
  /// It is a ring in the place of the icon, or a bar below the text, beside which the icon of what waits
  /// stands still. What is below 0, and what is no number, counts as 0, and what is above 1 as 1.
  public func progress(
    _ fraction: Double?, style: StyledAlertProgressStyle = .ring
  ) -> StyledAlert {
    configuringContent { $0.progress = StyledAlertContent.Progress(fraction: ProgressValue(fraction), style: style) }
  }

  /// The same alert in another style, for what comes after it: what waited has succeeded or failed.
  ///
  /// What belonged to the style before goes: message, buttons, progress, an icon and a tint of its own,
  /// how it was closed, and its time on screen. Views stay, and so does the title if there is no new
  /// one.
  public func changing(_ style: StyledAlertStyle, _ title: String? = nil) -> StyledAlert {
    let next = configuringPresentation {
      $0.explicitDismissGestures = nil
      $0.content.change(style)
    }
    return (title.map { next.title($0) } ?? next).displayDuration(after: nil)
  }
}

extension StyledAlertContent {
  fileprivate mutating func change(_ style: StyledAlertStyle) {
    self.style = style
    message = nil
    buttons = []
    progress = nil
    tint = nil
    feedback = nil
    icon = Icon(size: icon.size)
  }
}

// Showing it.
@available(iOSApplicationExtension, unavailable)
extension StyledAlert {
  /// Shows the alert when it is its turn, from anywhere; the same as `enqueue`.
  ///
  /// With `await` it is shown, too, and the answer is waited for.
  @discardableResult
  public func showAlert(
    above popup: AnyPopupHandle? = nil, in center: PopupCenter? = nil
  ) -> PopupHandle<StyledAlertResult> {
    show(above: popup, in: center)
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

/// Where some work tells how far it is; see ``StyledAlert/run(above:in:_:success:failure:)``.
@MainActor
@available(iOSApplicationExtension, unavailable)
public final class StyledAlertProgress {
  private weak var handle: PopupHandle<StyledAlertResult>?

  init(_ handle: PopupHandle<StyledAlertResult>) {
    self.handle = handle
  }

  /// Whether the alert has ended, and with it the interest in the work.
  public var isDismissed: Bool { handle?.isDismissed ?? true }

  /// The work is so far, from 0 to 1, or nobody knows; shown as the alert shows it already, else as a
  /// ring. With a message that is the text below the title.
  public func report(_ fraction: Double?, _ message: String? = nil) {
    update { alert in
      let alert = alert.progress(fraction, style: alert.progressStyle ?? .ring)
      return message.map { alert.message($0) } ?? alert
    }
  }

  /// Changes what is on the card; see ``PopupHandle/update(animated:_:)``.
  public func update(_ change: @MainActor (StyledAlert) -> StyledAlert) {
    handle?.update(change)
  }
}

@available(iOSApplicationExtension, unavailable)
extension PopupHandle where Value == StyledAlertResult {
  /// Changes what is on the card, and nothing else: it stays the same card, in its window, for this
  /// handle.
  ///
  /// ```swift
  /// handle.update { $0.message("Two of three").progress(0.66) }
  /// handle.update { $0.becoming(.success, "Saved").button("OK").closes(after: .readingTime) }
  /// ```
  ///
  /// The closure is called once, in this call, with the alert as it is now, and gives it as it is to be.
  /// Texts and buttons that are others cross-fade, the icon is drawn anew, and the card takes its new
  /// size; with Reduce Motion it only cross-fades. A row that was there before keeps its view with
  /// everything in it, and a button keeps its countdown. An alert that waits will be shown so, and one
  /// that is suspended is so when it is back. Once the alert has begun to leave, and after its end, the
  /// closure is not called and nothing happens.
  ///
  /// A time that the closure gives with `closes(after:)` begins now; a reading time begins anew with new
  /// texts. Everything else stays as it was when the alert got into the line: its theme and motion, the
  /// controller that it is in, pages, key, lane, priority and callbacks. What the closure says about
  /// those is reported and changes nothing.
  public func update(
    animated: Bool = true, _ change: @MainActor (StyledAlert) -> StyledAlert
  ) {
    guard let driver, let presenter = driver.requests[id]?.presenter as? CardPresenter,
      let session = presenter.contentProvider.styledAlertSession, driver.queue.phase(of: id)?.isUpdatable == true
    else { return }
    let before = session.presentation
    let new = change(StyledAlert(before))
    // The closure may have ended the alert.
    guard driver.queue.phase(of: id)?.isUpdatable == true else { return }
    if let report = StyledAlertMisuse.cannotUpdate(new) { report.report() }
    session.update(new.presentation, animated: animated && new._configuration.isAnimated)
    presenter.contentDidChange(animated: animated && new._configuration.isAnimated)
    presenter.setDismissGestures(by: new.presentation.dismissGestures)
    session.updateDisplayDuration(new._configuration, textsBefore: before.content.texts) { time in
      self.change(.displayDuration(time))
    }
  }
}

extension PopupQueue.Phase {
  /// Whether a popup that is in it can still become something else.
  fileprivate var isUpdatable: Bool {
    switch self {
    case .delayed, .awaitingPreviousStep, .queued, .presenting, .visible, .suspended: true
    case .dismissalPending, .dismissing: false
    }
  }
}

extension PageTarget {
  /// Whether any page is named.
  fileprivate var isRestricted: Bool { if case .anywhere = self { false } else { true } }
}
