// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

/// The fuzzer's record of one popup: its description, its callbacks and the expected outcome.
@MainActor
final class FuzzPopup {
  /// The visibility of the popup according to its callbacks.
  enum Visibility {
    case hidden
    case appearing(isReturning: Bool)
    case visible
    case disappearing
  }

  enum Kind { case popup, alert, activity }

  let name: String
  let spec: PopupSpec
  let app: FuzzScene
  let shownAt: Double
  let kind: Kind
  /// Whether it is a system alert, for which Usher calls `onDismiss` only.
  var isAlert: Bool { kind == .alert }
  /// Whether it is the card of activities, of which the fuzzer has only the outcome.
  var isActivity: Bool { kind == .activity }
  var parent: FuzzPopup?
  /// The number of its sequence, if it is a step of one.
  var sequence: Int?

  /// Released at the end of the run.
  var handle: AnyPopupHandle?
  weak var base: AnyObject?
  /// All views that it has shown; several after an update.
  var contents: [Weak<UIView>] = []
  var controllers: [Weak<UIViewController>] = []
  /// Dismisses the popup with a value.
  var dismissReturning: (@MainActor (_ animated: Bool) -> Void)?
  /// The page that the popup is restricted to, if `pages` is `thisPage`.
  weak var namedPage: UIViewController?
  /// Since when Usher can know that `namedPage` was deallocated.
  var pageGoneSince: Double?

  var delay: Double
  /// In seconds, from the call of `show`.
  var expiration: Double?
  var priority: Int
  /// Whether it joined another popup with its key; from then on it gets that popup's
  /// callbacks.
  var hasJoined = false
  /// The popup that it joined.
  var joinedPopup: FuzzPopup?
  private(set) var visibility = Visibility.hidden
  /// When `showing` last changed.
  private(set) var visibilitySince = 0.0
  private(set) var appearanceCount = 0
  /// Whether it is visible after it was resumed.
  var isVisibleAgain: Bool { appearanceCount > 1 && isVisible }
  /// The page on which it first appeared.
  private(set) weak var boundPage: UIViewController?
  private(set) var isBound = false
  private(set) var mayBeBound = true
  private(set) var outcome: PopupDismissalReason?
  private(set) var dismissedAt = 0.0
  var isResuming = false
  /// The first unexpected callback before `show` returned; correct if the popup joins another one.
  private(set) var earlyProblem: String?
  private(set) var isSuspended = false
  /// The causes of the last suspension.
  private(set) var causes: PopupSuspensionCauses = []
  private(set) var suspendedAt = 0.0
  /// The expected reason, if a dismissal was requested before anything else dismissed the popup.
  var expectedReason: PopupDismissalReason?
  /// Whether a dismissal may have begun, so that the reason cannot be predicted.
  var mayBeDismissing = false
  /// Since when the fuzzer knows of no blocker.
  var startableSince: Double?
  /// The number of successive turns in which it was expected in a window but was in none.
  var missingTurns = 0
  /// The view that it shows or will show, if it has been created.
  weak var current: UIView?
  /// The kind of content of `current`.
  var content: PopupSpec.Content
  /// How often `current` was changed by updates; `nil` if unknown.
  var changeCount: Int? = 0
  /// Whether it shows the content of an update.
  var isUpdated = false
  /// What it points at.
  var source: FuzzSource?
  /// When it was first seen on the screen, if its callbacks are not known.
  private(set) var seenSince: Double?
  /// Since when the app has wanted to dismiss it, although its minimum display duration is not over.
  var lateSince: Double?
  /// How long it had been visible when its dismissal began; `nil` if the user may not have seen it.
  var visibleTime: Double?
  /// Whether its page was not visible any more when it began to disappear.
  var disappearedAfterPage = false
  /// The question that is asked before it starts, if there is one.
  let question: FuzzQuestion?
  /// How often it will refuse to be dismissed by the user.
  var refusalsLeft: Int
  /// How often it was asked whether the user may dismiss it, and the last answer.
  var dismissalQuestions = 0
  var hasAllowedDismissal = false
  /// The expected state of its display timer.
  var displayTimer = DisplayTimer()
  /// Whether the user has typed into it, with no action since that could end text input.
  var isTyping = false
  /// When its page was last not visible, obstructed or in a transition.
  var disturbedAt = 0.0
  /// Whether its controller was presented at the end of the last turn.
  var wasPresented = false
  /// Its backdrop, if that is a view of the app.
  weak var backdrop: UIView?
  /// The number of successive turns in which its page was disappearing.
  var disappearingPageTurns = 0
  /// The number of successive turns in which its page remained visible during a transition.
  var remainingPageTurns = 0
  /// The number of successive turns in which UIKit was dismissing it.
  var dismissingTurns = 0
  /// Since when UIKit has been presenting or dismissing it.
  var transitionSince: Double?
  /// Since when its presentation by UIKit has been pending.
  var pendingSince: Double?
  /// The controller that its own controller presents.
  weak var presentedController: FuzzPresentedPage?
  /// The name of the popup whose content it must show, if known.
  var contentName: String?
  /// The controller that must present it, if it was given one.
  weak var presenter: UIViewController?
  /// A token that is captured by its page predicate, to detect a leak of it.
  weak var leakToken: LeakToken?
  /// Since when the alert has been on the screen although the queue says that it is not visible.
  var unexpectedlyVisibleSince: Double?

  init(
    _ name: String, _ spec: PopupSpec, on app: FuzzScene, at now: Double, kind: Kind = .popup
  ) {
    self.name = name
    self.spec = spec
    content = spec.content
    self.app = app
    self.kind = kind
    shownAt = now
    delay = Double(spec.delay) / 1000
    expiration = spec.expiration.map { Double($0) / 1000 }
    priority = spec.priority
    question = spec.question.map { FuzzQuestion($0) }
    refusalsLeft = spec.refusals ?? 0
  }

  var isDismissed: Bool { outcome != nil }

  var isHidden: Bool { if case .hidden = visibility { true } else { false } }

  var isVisible: Bool { if case .visible = visibility { true } else { false } }

  var isAppearing: Bool { if case .appearing = visibility { true } else { false } }

  /// Whether it waits to appear: it has not appeared yet, or it is suspended. A popup that has
  /// disappeared without being suspended was dismissed and waits for its children.
  var isWaiting: Bool { isHidden && !isResuming && (appearanceCount == 0 || isSuspended) }

  /// Whether it is dismissed or suspended when its page is left.
  var isPageBound: Bool {
    switch spec.pageExit {
    case .stay: false
    case .dismiss, .keepAlive: true
    case nil: spec.pages != .anywhere
    }
  }

  // MARK: - Callbacks

  /// Records a callback. Returns why it is not expected now, or `nil` if it is.
  func record(_ event: FuzzLifecycleEvent, at now: Double) -> String? {
    defer { change(with: event, at: now) }
    if isDismissed { return "it was dismissed before" }
    // A popup that joined another one during its lifecycle gets the remaining callbacks.
    if hasJoined, appearanceCount == 0 { return nil }
    guard let problem = self.problem(with: event) else { return nil }
    // A popup that joins another one may get callbacks of it before `show` has returned.
    guard handle == nil, appearanceCount == 0 else { return problem }
    earlyProblem = earlyProblem ?? "\(event), but \(problem)"
    return nil
  }

  private func problem(with event: FuzzLifecycleEvent) -> String? {
    switch (event, visibility) {
    case (.resumed, .hidden):
      return isSuspended ? nil : "it was not suspended"
    case (.willAppear(let isReturn), .hidden):
      if isReturn != isResuming { return "isReturning is \(isReturn)" }
      return isReturn || appearanceCount == 0 ? nil : "it has appeared before and was not suspended"
    case (.didAppear(let isReturn), .appearing(let expected)):
      return isReturn == expected ? nil : "isReturning is \(isReturn)"
    case (.willDisappear, .appearing), (.willDisappear, .visible), (.didDisappear, .disappearing):
      return nil
    case (.suspended(let causes), .hidden):
      if causes.isEmpty { return "there are no causes" }
      return appearanceCount > 0 && !isSuspended ? nil : "it was not on the screen"
    case (.resumed, _), (.willAppear, _), (.didAppear, _), (.willDisappear, _), (.didDisappear, _),
      (.suspended, _):
      return "it is \(visibility)"
    }
  }

  private func change(with event: FuzzLifecycleEvent, at now: Double) {
    switch event {
    case .resumed: (isResuming, isSuspended) = (true, false)
    case .willAppear(let isReturn):
      visibility = .appearing(isReturning: isReturn)
      isResuming = false
      appearanceCount += 1
    case .didAppear: visibility = .visible
    case .willDisappear: visibility = .disappearing
    case .didDisappear: visibility = .hidden
    case .suspended(let causes): (isSuspended, suspendedAt, self.causes) = (true, now, causes)
    }
    visibilitySince = now
  }

  /// Records whether it is on the screen, if its callbacks are not known.
  func poll(isVisible: Bool, at now: Double) {
    if isVisible, isHidden {
      change(with: .willAppear(isReturning: false), at: now)
      seenSince = seenSince ?? now
    }
    // No transition takes longer.
    if isVisible, isAppearing, now - visibilitySince > 0.6 {
      change(with: .didAppear(isReturning: false), at: now)
    }
    if !isVisible, !isHidden { change(with: .didDisappear, at: now) }
  }

  /// Records the page on which it first appears, or `nil` if it is unknown. Only the first call
  /// counts.
  func bind(to page: UIViewController?) {
    guard mayBeBound else { return }
    (mayBeBound, isBound, boundPage) = (false, page != nil, page)
  }

  /// Records the dismissal. Returns why it is not expected, or `nil` if it is.
  func recordDismissal(_ reason: PopupDismissalReason, at now: Double) -> String? {
    if let outcome { return "it was dismissed before with \(outcome)" }
    (outcome, dismissedAt) = (reason, now)
    if !hasJoined, !isHidden { return "it is \(visibility)" }
    // A button that is tapped during the dismissal still counts.
    let isChosen =
      (expectedReason == .dismissedByApp || expectedReason == .dismissedByUIKit)
      && reason == .completed
    if let expectedReason, expectedReason != reason, !isChosen {
      return "\(expectedReason) was expected"
    }
    return nil
  }

  // MARK: - Views

  /// Its views that are in a visible window and in no hidden superview.
  var viewsOnScreen: [UIView] {
    contents.compactMap(\.value).filter { $0.isInVisibleWindow }
      + controllers.compactMap { $0.value as? UIAlertController }
      .compactMap(\.viewIfLoaded).filter(\.isInVisibleWindow)
  }

  /// Whether one of its controllers is presented, visible or covered.
  var isPresented: Bool {
    controllers.contains { $0.value?.presentingViewController != nil }
  }

  /// Whether its views may outlive it, because UIKit does not dismiss modals of a closed scene.
  var mayLeaveViews: Bool { spec.isAppModal && !app.isOpen }

  /// Its remaining views, which must be released after its dismissal.
  var remainingViews: [UIView] {
    mayLeaveViews
      ? []
      : contents.compactMap(\.value).filter {
        ($0 as? FuzzCard)?.hasUnusedPresentationController != true
      }
  }

  func releaseReferences() {
    handle = nil
    dismissReturning = nil
    (parent, joinedPopup) = (nil, nil)
  }
}

/// A lifecycle callback of a popup.
enum FuzzLifecycleEvent: Equatable {
  case resumed
  case willAppear(isReturning: Bool)
  case didAppear(isReturning: Bool)
  case willDisappear
  case didDisappear
  case suspended(PopupSuspensionCauses)
}

/// A token to detect a leak of the object that holds it.
final class LeakToken {}

extension UIView {
  var isInVisibleWindow: Bool {
    guard let window, window.windowScene != nil else { return false }
    return sequence(first: self as UIView, next: \.superview).allSatisfy { !$0.isHidden }
  }

  /// The product of its alpha and that of its superviews, from 0 to 1.
  var opacityOnScreen: CGFloat {
    sequence(first: self as UIView, next: \.superview).reduce(1) { $0 * $1.alpha }
  }
}
