// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

/// One popup of a storm, as whoever enqueued it knows it: what was asked for, and what it was told.
@MainActor
final class FuzzPopup {
  /// Where it is, going by what its callbacks said.
  enum Visibility {
    case hidden
    case appearing(isReturning: Bool)
    case visible
    case disappearing
  }

  let name: String
  let spec: PopupSpec
  let app: FuzzScene
  let shownAt: Double
  /// Whether it tells nothing but its end: Usher has no other callbacks for alerts.
  let isAlert: Bool
  var parent: FuzzPopup?
  /// The number of its sequence, if it is a step of one.
  var sequence: Int?

  /// Dropped at the end of the storm.
  var handle: AnyPopupHandle?
  weak var base: AnyObject?
  /// Everything that it has shown: after an update there are several.
  var contents: [Weak<UIView>] = []
  var controllers: [Weak<UIViewController>] = []
  /// Ends it with a value.
  var dismissReturning: (@MainActor (_ animated: Bool) -> Void)?
  /// The page that it waits for, if it waits for one.
  weak var namedPage: UIViewController?
  /// Since when Usher can know that this page does not exist any more.
  var pageGoneSince: Double?

  var delay: Double
  /// In seconds, from when it was enqueued.
  var expiration: Double?
  var priority: Int
  /// Whether it went into another one with its key; that one's callbacks come to it from then on.
  var hasJoined = false
  /// The one that it went into.
  var joinedPopup: FuzzPopup?
  private(set) var visibility = Visibility.hidden
  /// Since when it has been so.
  private(set) var visibilitySince = 0.0
  private(set) var appearanceCount = 0
  /// Whether it is there after a suspension.
  var isVisibleAgain: Bool { appearanceCount > 1 && isVisible }
  /// The page in front of which it first appeared.
  private(set) weak var boundPage: UIViewController?
  private(set) var isBound = false
  private(set) var mayBeBound = true
  private(set) var outcome: PopupDismissalReason?
  private(set) var dismissedAt = 0.0
  var isResuming = false
  /// What it heard before its handle was known that would be wrong, if it were not another one's.
  private(set) var earlyProblem: String?
  private(set) var isSuspended = false
  /// Why it was last suspended.
  private(set) var causes: PopupSuspensionCauses = []
  private(set) var suspendedAt = 0.0
  /// The end that it must have, because it was asked for while nothing else had ended it.
  var expectedReason: PopupDismissalReason?
  /// Whether something may have begun to end it, so that it cannot be told how it will have ended.
  var mayBeDismissing = false
  /// Since when nothing that the storm knows of keeps it from its place.
  var startableSince: Double?
  /// For how many turns it should have been in a window and was in none.
  var missingTurns = 0
  /// What it shows or is to show, if that has been made.
  weak var current: UIView?
  /// The kind of that.
  var content: PopupSpec.Content
  /// How often that has been changed; `nil`, if that cannot be told.
  var changeCount: Int? = 0
  /// Whether it shows what another one gave it.
  var isUpdated = false
  /// How long it has been on the screen for its time to run.
  var displayTimer = DisplayTimer()
  /// Whether the user has typed into it and has done nothing since that would end it.
  var isTyping = false
  /// When its page was last not to be seen, obstructed or on the move.
  var disturbedAt = 0.0
  /// Whether UIKit had it presented at the end of the last turn.
  var wasPresented = false
  /// What it has behind it, if that is a view of the app's.
  weak var backdrop: UIView?
  /// For how many turns its page has been leaving.
  var disappearingPageTurns = 0
  /// For how many turns its page has been staying although something moves.
  var remainingPageTurns = 0
  /// For how many turns UIKit has been taking it away.
  var dismissingTurns = 0
  /// Since when UIKit has been bringing it or taking it away.
  var transitionSince: Double?
  /// Since when UIKit has been asked for it.
  var pendingSince: Double?
  /// What its controller presents.
  weak var presentedController: FuzzPresentedPage?
  /// What it is to show, if that is known.
  var contentName: String?
  /// The controller that it chose to present it.
  weak var presenter: UIViewController?
  /// Goes with the condition on pages that it waits for.
  weak var leakToken: LeakToken?
  /// Since when an alert that is not to be seen has been on the screen.
  var unexpectedlyVisibleSince: Double?

  init(
    _ name: String, _ spec: PopupSpec, on app: FuzzScene, at now: Double, isAlert: Bool = false
  ) {
    self.name = name
    self.spec = spec
    content = spec.content
    self.app = app
    self.isAlert = isAlert
    shownAt = now
    delay = Double(spec.delay) / 1000
    expiration = spec.expiration.map { Double($0) / 1000 }
    priority = spec.priority
  }

  var isDismissed: Bool { outcome != nil }

  var isHidden: Bool { if case .hidden = visibility { true } else { false } }

  var isVisible: Bool { if case .visible = visibility { true } else { false } }

  var isAppearing: Bool { if case .appearing = visibility { true } else { false } }

  /// Whether it leaves the screen with its page.
  var isPageBound: Bool {
    switch spec.pageExit {
    case .stay: false
    case .dismiss, .keepAlive: true
    case nil: spec.pages != .anywhere
    }
  }

  // MARK: - What it is told

  /// Takes in a callback; answers what is wrong with it coming now.
  func record(_ event: FuzzLifecycleEvent, at now: Double) -> String? {
    defer { change(with: event, at: now) }
    if isDismissed { return "it has ended" }
    // What joined another one in the middle of its way hears the rest of that.
    if hasJoined, appearanceCount == 0 { return nil }
    guard let wrong = problem(with: event) else { return nil }
    // What joins another one may hear of that one's way before anybody has its handle.
    guard handle == nil, appearanceCount == 0 else { return wrong }
    earlyProblem = earlyProblem ?? "\(event), but \(wrong)"
    return nil
  }

  private func problem(with event: FuzzLifecycleEvent) -> String? {
    switch (event, visibility) {
    case (.resumed, .hidden):
      return isSuspended ? nil : "it was not suspended"
    case (.willAppear(let isReturn), .hidden):
      if isReturn != isResuming { return "isReturn is \(isReturn)" }
      return isReturn || appearanceCount == 0 ? nil : "it has appeared before and was not suspended"
    case (.didAppear(let isReturn), .appearing(let expected)):
      return isReturn == expected ? nil : "isReturn is \(isReturn)"
    case (.willDisappear, .appearing), (.willDisappear, .visible), (.didDisappear, .disappearing):
      return nil
    case (.suspended(let causes), .hidden):
      if causes.isEmpty { return "there is no cause" }
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

  /// The page in front of which it first comes; `nil`, if the storm cannot know. The first call counts.
  func bind(to page: UIViewController?) {
    guard mayBeBound else { return }
    (mayBeBound, isBound, boundPage) = (false, page != nil, page)
  }

  /// Takes in its end; answers what is wrong with it.
  func recordDismissal(_ reason: PopupDismissalReason, at now: Double) -> String? {
    if let outcome { return "it has ended before, as \(outcome)" }
    (outcome, dismissedAt) = (reason, now)
    if !hasJoined, !isHidden { return "it is \(visibility)" }
    // What was chosen in what is being dismissed counts all the same.
    let isChosen = expectedReason == .dismissedByApp && reason == .completed
    if let expectedReason, expectedReason != reason, !isChosen { return "it was ended as \(expectedReason)" }
    return nil
  }

  // MARK: - What is seen of it

  /// Its views that are in a window that is not hidden, with no hidden view around them.
  var viewsOnScreen: [UIView] {
    contents.compactMap(\.value).filter { $0.isInVisibleWindow }
      + controllers.compactMap { $0.value as? UIAlertController }
      .compactMap(\.viewIfLoaded).filter(\.isInVisibleWindow)
  }

  /// Whether UIKit still has it presented, seen or covered by something else that is.
  var isPresented: Bool {
    controllers.contains { $0.value?.presentingViewController != nil }
  }

  /// Whether what it shows may outlive it: nobody dismisses what a closed scene presented.
  var mayLeaveViews: Bool { spec.isAppModal && !app.isOpen }

  /// The views of its that there still are and should go with it.
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

/// What a popup is told on its way.
enum FuzzLifecycleEvent: Equatable {
  case resumed
  case willAppear(isReturning: Bool)
  case didAppear(isReturning: Bool)
  case willDisappear
  case didDisappear
  case suspended(PopupSuspensionCauses)
}

/// Lives as long as whoever holds it.
final class LeakToken {}

extension UIView {
  var isInVisibleWindow: Bool {
    guard let window, window.windowScene != nil else { return false }
    return sequence(first: self as UIView, next: \.superview).allSatisfy { !$0.isHidden }
  }

  /// How much of it is seen through everything around it, from 0 to 1.
  var opacityOnScreen: CGFloat {
    sequence(first: self as UIView, next: \.superview).reduce(1) { $0 * $1.alpha }
  }
}
