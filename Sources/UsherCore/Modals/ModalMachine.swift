// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// The engine of one modal: decides what UIKit's state means, what is reported, and when UIKit may be
/// asked to dismiss the modal.
///
/// A value without clocks, closures and controllers. Each event comes with an observation of UIKit.
/// The presenter stores the new state first, then performs the effects in order. A report can call
/// the app, which can do anything; so what remains to be done after a report is a new event with a
/// new observation: `Effect.send`.
///
/// A dismissal is detected, whatever its cause, when the modal has no presenting controller any
/// more. UIKit is asked to dismiss only while it would dismiss exactly this modal.
package struct ModalMachine: Sendable, Hashable {
  /// The state of the presentation. From every state it is `idle` after `Event.invalidated`.
  package enum State: Sendable, Hashable {
    /// UIKit has not been called, or the presentation is over. → `waitingForTraits`, `requested`
    case idle
    /// Its window has no traits yet, which UIKit needs for a popover. After this number of turns it
    /// is presented without them. → `requested`, `idle`
    case waitingForTraits(remainingTurns: Int, animated: Bool)
    /// `present` was called, but UIKit has not begun to present. → `appearing`, `dismissing`,
    /// `idle`
    case requested
    /// UIKit is presenting it. → `presented`, `dismissing`, `finished`
    case appearing
    /// It has appeared. → `dismissing`, `finished`
    case presented
    /// It is being dismissed, whatever the cause. → `finished`
    case dismissing
    /// As `dismissing`, but it is in no window any more, or the app has hidden its window, so that
    /// UIKit will not remove it. → `finished`
    case orphaned
    /// It has been dismissed; the handler of an alert's action may not have run yet. → `idle`
    case finished
  }

  /// Whether its window is visible. UIKit may finish a presentation in a window that is not.
  package enum Visibility: Sendable, Hashable {
    case shown
    /// During the transition of its page.
    case hidden
    /// Until it is resumed.
    case suspended
  }

  package private(set) var state = State.idle
  private(set) var visibility = Visibility.shown
  /// Whether the pending dismissal is animated; `nil` unless a dismissal is pending until UIKit
  /// allows it.
  private(set) var pendingDismissal: Bool?
  /// Whether a full turn has passed since `present` was called or was postponed.
  private(set) var hasTurnPassed = false
  /// Whether UIKit has called the completion handler of `present`.
  private(set) var isCompleted = false
  /// Whether it presents a controller that covers it.
  private(set) var presentsOther = false
  /// Whether the dismissal in progress began with a gesture of the user.
  private(set) var isDismissalInteractive = false
  private(set) var isAlert = false
  /// Whether UIKit has presented it after the presentation was counted as refused.
  private(set) var wasPresentedLate = false

  package init() {}

  /// Processes an event. Returns the effects to perform, in order.
  package mutating func handle(_ event: Event, _ screen: ModalObservation) -> [Effect] {
    let effects = apply(event, screen)
    checkInvariants(brokenInvariants, "after \(event)\n\(self)")
    return effects
  }

  private mutating func apply(_ event: Event, _ screen: ModalObservation) -> [Effect] {
    switch event {
    // UIKit raises an exception if a controller is presented twice.
    case .presentRequested(let preparation, let isAnimated):
      return state == .idle ? begin(preparation, animated: isAnimated, screen) : []
    case .presentationCompleted:
      guard state != .idle else { return [] }  // Late: the presentation is over.
      isCompleted = true
      return [.send(.polled)]
    // In another state the next attempt is running, and polls find what UIKit presents.
    case .presentedLate: wasPresentedLate = wasPresentedLate || state == .idle
    case .polled: return evaluate(screen)
    case .turnPassed: hasTurnPassed = hasTurnPassed || isAwaitingUIKit
    // Before it has appeared there is nothing to touch; `reportChange` begins then.
    case .touchesWereRequested: return state == .presented ? [.observeTouches] : []
    case .dismissalRequested(let isAnimated): return dismiss(animated: isAnimated, screen)
    case .actionWasChosen:
      guard state != .idle else { return [] }  // Late: the presentation is over.
      beginDismissing()
      return [.report(.dismissalDidBegin(.completed))]
    // A dismissal without animation may have finished it already.
    case .dismissalCompleted: return state == .finished ? finish() : []
    case .suspendRequested:
      guard state != .idle else { return [] }  // Nothing is on the screen.
      defer { visibility = .suspended }
      // The host of a hidden modal is inactive already.
      return visibility == .hidden ? [] : [.deactivateHost]
    case .resumeRequested: return resume(screen)
    case .hideRequested:
      // A suspended modal is off the screen until it is resumed.
      guard state != .idle, visibility == .shown else { return [] }
      visibility = .hidden
      return [.deactivateHost]
    case .unhideRequested:
      // If it was suspended while it was hidden, only `resumeRequested` shows it.
      guard visibility == .hidden else { return [] }
      visibility = .shown
      return [.activateHost]
    case .invalidated:
      // After the outcome no poll would notice that UIKit still presents it.
      let isInPlace = screen.isPresented || wasPresentedLate
      self = ModalMachine()
      return (isInPlace ? [.dismissWhenPossible] : []) + [.tearDown]
    }
    return []
  }

  /// Whether it is really on the screen. A modal in a hidden window is not, even if UIKit has not
  /// finished with it, and neither is an orphan.
  package func screenStatus(_ screen: ModalObservation) -> PopupQueue.ScreenStatus {
    switch state {
    case .idle, .finished, .orphaned: return .notVisible
    case .waitingForTraits, .requested:
      // UIKit reports no refusal: what has not begun after a full turn counts as refused.
      return hasTurnPassed && !screen.isLinked ? .notVisible : .inTransition
    case .appearing, .presented, .dismissing:
      // For a page transition the queue hides the window itself; the modal still counts as visible.
      guard screen.isPresented, !screen.isHostHidden || visibility == .hidden else {
        return .notVisible
      }
      return screen.isTransitioning ? .inTransition : .visible
    }
  }

  /// Whether a gesture that UIKit may not handle can dismiss it: only while nothing is being
  /// presented or dismissed, or, in the app window, when UIKit has begun to dismiss it because of
  /// the same tap.
  package func acceptsUserDismissal(_ screen: ModalObservation) -> Bool {
    state == .presented && !screen.presentsController
      && (!screen.isTransitioning || screen.isInAppWindow && screen.isBeingDismissed)
  }
}

// MARK: - Presentation

extension ModalMachine {
  private mutating func begin(
    _ preparation: Preparation, animated isAnimated: Bool, _ screen: ModalObservation
  ) -> [Effect] {
    switch preparation {
    case .presentingViewControllerGone:
      // No retry can help, so this is a dismissal and not a refusal.
      return [.report(.dismissalDidBegin(.pageGone)), .report(.didDisappear)]
    case .noPresenter: return [.report(.didFail(.refused))]
    case .noContent: return [.report(.didFail(.impossible))]
    case .ready(let isAlert):
      self.isAlert = isAlert
      // Limited, so that a window that never gets traits does not hold the modal back.
      state = .waitingForTraits(remainingTurns: 3, animated: isAnimated)
      return evaluate(screen)
    }
  }

  private mutating func evaluate(_ screen: ModalObservation) -> [Effect] {
    // It is neither presented nor given up while it is suspended.
    if isAwaitingUIKit, visibility == .suspended, !screen.isLinked { return [] }
    switch state {
    // Nothing is presented any more; only `dismissalCompleted` may be outstanding.
    case .idle, .finished:
      return []
    case .waitingForTraits(let remainingTurns, let isAnimated):
      return awaitTraits(remainingTurns, animated: isAnimated, screen)
    case .requested where screen.isLinked:
      state = .appearing
      // `suspend` has no response, and an outstanding one to `present` is omitted.
      let report: [Effect] = visibility == .suspended ? [] : [.report(.willAppear)]
      return [.adoptPresentingViewController] + report + [.send(.polled)]
    case .requested:
      // UIKit has a full turn to begin.
      return hasTurnPassed ? abandon() : []
    case .appearing, .presented, .dismissing, .orphaned:
      if !screen.isPresented { return didDismiss(screen) }
      if isOrphan(screen) { return dismissOrphan(screen) }
      // A dismissal that has been reported cannot be taken back, even if a finger has caught it.
      if wasTakenBack(screen) { pendingDismissal = true }
      let report = visibility == .suspended ? [] : reportChange(screen)
      // After a report the observation is outdated, because the app may have been called.
      return report.isEmpty ? dismissIfPossible(screen) : report
    }
  }

  private mutating func awaitTraits(
    _ remainingTurns: Int, animated isAnimated: Bool, _ screen: ModalObservation
  ) -> [Effect] {
    // UIKit has not been called, so there is nothing to dismiss.
    guard pendingDismissal == nil else { return abandon() }
    defer { hasTurnPassed = false }
    if screen.hasTraits || remainingTurns == 0 {
      state = .requested
      return [.present(animated: isAnimated), .sendInNextTurn(.turnPassed)]
    }
    if hasTurnPassed {
      state = .waitingForTraits(remainingTurns: remainingTurns - 1, animated: isAnimated)
    }
    return [.sendInNextTurn(.turnPassed)]
  }

  /// UIKit has refused the presentation, or it is no longer wanted.
  private mutating func abandon() -> [Effect] {
    let report: PresenterReport = pendingDismissal == nil ? .didFail(.refused) : .didDisappear
    reset()
    // The report is last, because it can call the app.
    return [.tearDown, .report(report)]
  }

  private mutating func reset() {
    // What came late stays presented until the outcome, so this must not be forgotten.
    let wasPresentedLate = wasPresentedLate
    self = ModalMachine()
    self.wasPresentedLate = wasPresentedLate
  }

  /// Reports a change that UIKit has made to a presentation, if there is one.
  private mutating func reportChange(_ screen: ModalObservation) -> [Effect] {
    // Both are needed: the handler can be called before the transition has ended.
    if state == .appearing, isCompleted, !screen.isBeingPresented {
      state = .presented
      return [.observeTouches, .observeUserDismissal, .report(.didPresent), .send(.polled)]
    }
    // Before it has appeared, and once it is being dismissed, only its end is reported.
    guard state == .presented else { return [] }
    if screen.isCovered != presentsOther {
      presentsOther.toggle()
      return [.report(presentsOther ? .didPresentOther : .didDismissOther), .send(.polled)]
    }
    // Kept while UIKit does not say, and forgotten when the user takes the swipe back.
    isDismissalInteractive =
      screen.isBeingDismissed && (screen.dismissalBeganInteractively ?? isDismissalInteractive)
    // The user can still take the swipe back.
    guard screen.isDismissalCommitted else { return [] }
    state = .dismissing
    return [.report(.dismissalDidBegin(dismissalReason(screen)))]
  }

  /// Whether UIKit has not begun to present it.
  private var isAwaitingUIKit: Bool {
    switch state {
    case .waitingForTraits, .requested: true
    case .idle, .appearing, .presented, .dismissing, .orphaned, .finished: false
    }
  }

  /// If UIKit has not finished presenting in the hidden window, a later poll reports the result.
  private mutating func resume(_ screen: ModalObservation) -> [Effect] {
    // The suspended presentation is over, and its state is lost.
    guard state != .idle else { return [.report(.didFail(.impossible))] }
    visibility = .shown
    if isAwaitingUIKit { return [.activateHost] }
    guard screen.isPresented else { return didDismiss(screen) }
    return [.activateHost, .report(.willAppear)]
      + (state == .presented ? [.report(.didPresent)] : [])
  }
}

// MARK: - Dismissal

extension ModalMachine {
  private mutating func dismiss(animated isAnimated: Bool, _ screen: ModalObservation) -> [Effect] {
    switch state {
    // Nothing is on the screen, but the queue waits for this response.
    case .idle: return [.report(.didDisappear)]
    // Only the handler of an action is awaited; a dismissal without animation does not wait.
    case .finished: return isAnimated ? [] : finish()
    case .waitingForTraits, .requested, .appearing, .presented, .dismissing, .orphaned:
      pendingDismissal = isAnimated && (pendingDismissal ?? true)
      // UIKit may allow the dismissal only later; until then the window is hidden.
      let hiding: [Effect] = isAnimated ? [] : [.deactivateHost]
      if !isAwaitingUIKit, !screen.isPresented { return hiding + didDismiss(screen) }
      // The parent may be about to be dismissed together with it.
      if screen.isInsideParent { return hiding + [.sendInNextTurn(.polled)] }
      return hiding + dismissIfPossible(screen)
    }
  }

  /// Dismisses it if a dismissal is pending and UIKit would now dismiss exactly this modal.
  private mutating func dismissIfPossible(_ screen: ModalObservation) -> [Effect] {
    // In a transition UIKit may ignore the call, or dismiss another controller.
    guard let pendingDismissal, screen.canBeDismissed else { return [] }
    // It stays pending: if UIKit ignores the call, the next poll repeats it.
    beginDismissing()
    return [.dismiss(animated: pendingDismissal)]
  }

  private mutating func beginDismissing() {
    if state != .orphaned, state != .finished { state = .dismissing }
  }

  /// Whether it is still presented although its dismissal was reported and has ended. The dismissal of
  /// an alert may begin only after the handler of the action.
  private func wasTakenBack(_ screen: ModalObservation) -> Bool {
    state == .dismissing && pendingDismissal == nil && !isAlert && !screen.isTransitioning
  }

  /// Whether its host no longer contains it, or the app has hidden its window.
  private func isOrphan(_ screen: ModalObservation) -> Bool {
    // A dismissal without animation hides the window itself.
    !screen.isHostAttached || screen.isHostHidden && visibility == .shown && pendingDismissal == nil
  }

  private mutating func dismissOrphan(_ screen: ModalObservation) -> [Effect] {
    guard state == .orphaned else {
      state = .orphaned
      return [.report(.dismissalDidBegin(.removedByApp)), .send(.polled)]
    }
    pendingDismissal = false
    return dismissIfPossible(screen)
  }

  /// It is no longer presented. What it presents disappears before it. The handler of an alert's
  /// action may run later, so the dismissal of an alert is reported one turn later.
  private mutating func didDismiss(_ screen: ModalObservation) -> [Effect] {
    let wasDismissing = state == .dismissing || state == .orphaned
    state = .finished
    return (screen.isPresentingViewControllerGone ? [.removeOrphanedView] : [])
      + (wasDismissing ? [] : [.report(.dismissalDidBegin(dismissalReason(screen)))])
      + [.pollChild, isAlert ? .sendInNextTurn(.dismissalCompleted) : .send(.dismissalCompleted)]
  }

  private mutating func finish() -> [Effect] {
    reset()
    return [.tearDown, .report(.didDisappear)]
  }

  /// The reason of a dismissal that Usher did not start.
  ///
  /// `removedByApp` if its presenting view controller was dismissed or its host is gone, `dismissedByUser` if the
  /// dismissal was interactive, otherwise `dismissedByUIKit`: UIKit does not reveal the cause.
  private func dismissalReason(_ screen: ModalObservation) -> PopupDismissalReason {
    if screen.isPresentingViewControllerBeingDismissed || !screen.isHostAttached {
      return .removedByApp
    }
    return isDismissalInteractive ? .dismissedByUser : .dismissedByUIKit
  }
}

// MARK: - Invariants

extension ModalMachine {
  /// The descriptions of the invariants that do not hold; empty unless the machine has a bug.
  var brokenInvariants: [String] {
    var broken: [String] = []
    func expect(_ holds: Bool, _ invariant: String) {
      if !holds { broken.append(invariant) }
    }
    var idle = ModalMachine()
    idle.wasPresentedLate = wasPresentedLate
    expect(state != .idle || self == idle, "an idle modal keeps nothing of a presentation")
    expect(
      !isAwaitingUIKit && state != .appearing || !presentsOther && !isDismissalInteractive,
      "a modal that has not appeared neither presents nor is swiped")
    if case .waitingForTraits(let remainingTurns, _) = state {
      expect(remainingTurns >= 0, "the number of turns to wait is not negative")
    }
    return broken
  }
}
