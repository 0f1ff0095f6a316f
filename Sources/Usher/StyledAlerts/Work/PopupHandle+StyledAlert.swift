// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

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
