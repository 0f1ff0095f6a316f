// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

// MARK: - Progress

extension StyledAlert {
  /// Shows progress from 0 to 1; `nil`: indeterminate.
  ///
  /// A ring replaces the icon; a bar is placed below the text, and the icon of the style `waiting`
  /// then does not rotate. Values below 0 and values that are not a number count as 0, values above
  /// 1 as 1.
  public func progress(
    _ fraction: Double?, style: StyledAlertProgressStyle = .ring
  ) -> StyledAlert {
    configuringContent {
      $0.progress = StyledAlertContent.Progress(fraction: ProgressValue(fraction), style: style)
    }
  }

  /// Returns the alert that follows this one on the same card: the work succeeded or failed, or the
  /// form was accepted.
  ///
  /// It has no message, fields, validators, buttons, progress, custom icon, tint, feedback or
  /// display duration until they are set again, and the dismiss gestures of its new style. Custom
  /// views stay, and so does the title if there is no new one. If the user was editing a field, the
  /// keyboard is dismissed.
  public func changing(to style: StyledAlertStyle, _ title: String? = nil) -> StyledAlert {
    let next = configuringPresentation {
      $0.explicitDismissGestures = nil
      $0.content.change(to: style)
    }
    return (title.map { next.title($0) } ?? next).displayDuration(nil)
  }
}

extension StyledAlertContent {
  fileprivate mutating func change(to style: StyledAlertStyle) {
    self.style = style
    message = nil
    rows.removeAll { $0.field != nil }
    validators = []
    buttons = []
    progress = nil
    tint = nil
    feedback = nil
    icon = Icon(size: icon.size)
  }
}

extension StyledAlert {
  /// Shows the alert while work is running, then changes the same card to show the result.
  ///
  /// ```swift
  /// StyledAlert(.waiting, "Saving…").button("Cancel", role: .cancel)
  ///   .run { progress in
  ///     try await store.save { progress.report($0) }
  ///   } success: { alert, order in
  ///     alert.changing(to: .success, "Saved").button("OK").displayDuration(.readingTime)
  ///   } failure: { alert, error in
  ///     alert.changing(to: .error, "Not saved").message(error.localizedDescription).button("OK")
  ///   }
  /// ```
  ///
  /// The work starts at once, even while the alert is queued, and is called once. When it finishes,
  /// `success` or `failure` is called, at most one of them and at most once, and returns the alert
  /// to show from then on. If it returns `nil`, as the default `success` does, the alert is
  /// dismissed with the reason `dismissedByApp`. The work keeps running while the alert is
  /// suspended.
  ///
  /// When the dismissal of the alert begins, because the user tapped a button, logged out or left
  /// its page, the task of the work is cancelled and neither closure is called. If the work throws
  /// a `CancellationError` for another reason, the alert is dismissed with the reason `cancelled`.
  @available(iOSApplicationExtension, unavailable)
  @discardableResult
  public func run<Success: Sendable>(
    above popup: AnyPopupHandle? = nil, in center: PopupCenter? = nil,
    _ work: @escaping @MainActor (StyledAlertProgress) async throws -> Success,
    success: @escaping @MainActor (StyledAlert, Success) -> StyledAlert? = { _, _ in nil },
    failure: @escaping @MainActor (StyledAlert, any Error) -> StyledAlert?
  ) -> PopupHandle<StyledAlertResult> {
    SharedApplication.capture()
    let progress = StyledAlertProgress()
    // An alert that never appears has only the second of the two callbacks.
    let handle = onWillDisappear { progress.alertDidDisappear() }
      .onDismiss { _ in progress.cancel() }.show(above: popup, in: center)
    // It was rejected, so the work does not begin.
    guard !handle.isDismissed else { return handle }
    progress.handle = handle
    progress.task = Task { @MainActor in
      do {
        let value = try await work(progress)
        progress.finish { success($0, value) }
      } catch is CancellationError {
        progress.dismiss(.cancelled)
      } catch {
        progress.finish { failure($0, error) }
      }
    }
    return handle
  }
}

/// Reports the progress of the work of an alert; see
/// ``StyledAlert/run(above:in:_:success:failure:)``.
@MainActor
public final class StyledAlertProgress {
  fileprivate weak var handle: PopupHandle<StyledAlertResult>?
  /// The work, until it or the alert is finished.
  fileprivate var task: Task<Void, Never>?

  fileprivate init() {}

  /// Whether the alert has been dismissed; the work is then no longer needed.
  public var isDismissed: Bool { handle?.isDismissed ?? true }

  /// Reports progress from 0 to 1, or `nil` for indeterminate, and, optionally, a message.
  ///
  /// The progress keeps the style in which the alert already shows it; the default is a ring. The
  /// message replaces the text below the title.
  public func report(_ fraction: Double?, message: String? = nil) {
    update { alert in
      let style = alert.presentation.content.progress?.style ?? .ring
      let alert = alert.progress(fraction, style: style)
      return message.map { alert.message($0) } ?? alert
    }
  }

  /// Changes what is on the card; see ``PopupHandle/update(animated:_:)``.
  public func update(_ change: @MainActor (StyledAlert) -> StyledAlert) {
    handle?.update(change)
  }
}

// MARK: - End of the work

extension StyledAlertProgress {
  /// Updates the alert with the result of the work, or dismisses it if there is none; does nothing
  /// while the alert is dismissing.
  fileprivate func finish(_ change: @MainActor (StyledAlert) -> StyledAlert?) {
    task = nil
    var isDismissing = false
    handle?.update { alert in
      let next = change(alert)
      isDismissing = next == nil
      return next ?? alert
    }
    if isDismissing { handle?.dismiss() }
  }

  /// Dismisses the alert because the work was cancelled.
  fileprivate func dismiss(_ reason: PopupDismissalReason) {
    task = nil
    handle?.dismiss(reason: reason)
  }

  /// Cancels the work if the alert has disappeared for good, not for a suspension.
  fileprivate func alertDidDisappear() {
    if handle?.isDismissing == true { cancel() }
  }

  fileprivate func cancel() {
    task?.cancel()
    task = nil
  }
}

extension PopupHandle where Value == StyledAlertResult {
  /// Changes what is on the card; the card, its window and this handle stay the same.
  ///
  /// ```swift
  /// handle.update { $0.message("Two of three").progress(0.66) }
  /// handle.update {
  ///   $0.changing(to: .success, "Saved").button("OK").displayDuration(.readingTime)
  /// }
  /// ```
  ///
  /// The closure is called once, during this call, with the current alert, and returns the changed
  /// one. Changed texts and buttons cross-fade, a changed icon is drawn again, and the card is
  /// resized; with Reduce Motion there is only a cross-fade. Unchanged rows keep their views, with
  /// what the user entered, and unchanged buttons keep their countdowns. If the alert is queued or
  /// suspended, the change is visible when it appears. If its dismissal has begun, the closure is
  /// not called and nothing happens.
  ///
  /// A display duration that the closure sets starts now; a reading time starts again if the texts
  /// change. Theme, transition, container, pages, key, lane, priority and callbacks cannot be
  /// changed; an attempt is reported as misuse and ignored.
  public func update(
    animated: Bool = true, _ change: @MainActor (StyledAlert) -> StyledAlert
  ) {
    changeAlert(animated: animated) { before in
      let new = change(StyledAlert(before))
      // The closure may have dismissed the alert.
      if !isDismissing, let report = MisuseReport.cannotUpdate(new) { report.report() }
      return new
    }
  }

  /// Changes what is on the card from one whole description to another.
  ///
  /// What an update cannot change stays, without a report: a whole description repeats it. So do a
  /// display duration and a reading time that are the same.
  package func update(from old: StyledAlert, to new: StyledAlert) {
    var new = new
    let (before, after) = (old._configuration, new._configuration)
    if after.displayDuration == before.displayDuration, after.readingTime == before.readingTime {
      new._configuration.hasExplicitDisplayDuration = false
    }
    changeAlert(animated: true) { _ in new }
  }

  private func changeAlert(
    animated: Bool, _ change: (StyledAlertPresentation) -> StyledAlert
  ) {
    guard let driver, let presenter = driver.requests[id]?.presenter as? CardPresenter,
      let session = presenter.contentProvider.styledAlertSession, !isDismissing
    else { return }
    let before = session.presentation
    let new = change(before)
    guard !isDismissing else { return }
    let isAnimated = animated && new._configuration.isAnimated
    session.update(to: new.presentation, animated: isAnimated)
    presenter.contentDidChange(animated: isAnimated)
    presenter.setDismissGestures(new.presentation.dismissGestures)
    session.updateDisplayDuration(new._configuration, textsBefore: before.content.texts) { time in
      self.setDisplayDuration(time)
    }
  }
}

extension StyledAlert {
  /// The properties set on this alert that an update cannot change, as text for a misuse report.
  var unsupportedUpdates: [String] {
    let configuration = _configuration
    let properties: [(String, Bool)] = [
      ("the key", configuration.key != nil), ("the group", configuration.group != nil),
      ("the lane", configuration.lane != nil),
      ("the priority", configuration.priority != .standard),
      ("the delay", configuration.delay > .zero),
      ("the conflict policy", configuration.conflict != .wait),
      ("the expiration", configuration.expiration != nil),
      ("the pages", configuration.pages.isRestricted),
      ("the page exit policy", configuration.pageExit != nil),
      ("ignoresPageCover", configuration.ignoresPageCover),
      (
        "the callbacks",
        !configuration.dismissalCallbacks.isEmpty || !configuration.lifecycleCallbacks.isEmpty
      ),
      (
        "the theme or the transitions",
        presentation.theme != nil || !presentation.themeChanges.isEmpty
      ),
      ("the container", presentation.parent != nil),
    ]
    return properties.filter(\.1).map(\.0)
  }
}

extension PageTarget {
  /// Whether the target is restricted to certain pages.
  fileprivate var isRestricted: Bool { if case .scope(.any) = self { false } else { true } }
}
