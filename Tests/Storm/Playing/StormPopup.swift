// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

/// One popup of a storm, as whoever enqueued it knows it: what was asked for, and what it was told.
@MainActor
final class StormPopup {
  /// Where it is, going by what its callbacks said.
  enum Showing {
    case off
    case coming(isReturn: Bool)
    case on
    case leaving
  }

  let name: String
  let wish: PopupWish
  let app: StormScene
  let enqueuedAt: Double
  /// Whether it tells nothing but its end: Usher has no other callbacks for alerts.
  let isAlert: Bool
  var parent: StormPopup?
  /// The number of its sequence, if it is a step of one.
  var sequence: Int?

  /// Dropped at the end of the storm.
  var handle: AnyPopupHandle?
  weak var base: AnyObject?
  /// Everything that it has shown: after an update there are several.
  var contents: [Weak<UIView>] = []
  var controllers: [Weak<UIViewController>] = []
  /// Ends it with a value.
  var endReturning: (@MainActor (_ animated: Bool) -> Void)?
  /// The page that it waits for, if it waits for one.
  weak var namedPage: UIViewController?
  /// Since when Usher can know that this page does not exist any more.
  var pageGoneSince: Double?

  var delay: Double
  /// In seconds, from when it was enqueued.
  var expires: Double?
  var priority: Int
  /// Whether it went into another one with its key; that one's callbacks come to it from then on.
  var hasJoined = false
  /// The one that it went into.
  var first: StormPopup?
  private(set) var showing = Showing.off
  /// Since when it has been so.
  private(set) var showingSince = 0.0
  private(set) var appearances = 0
  /// Whether it is there after a suspension.
  var isBackAgain: Bool { appearances > 1 && isOn }
  /// The page in front of which it first appeared.
  private(set) weak var boundPage: UIViewController?
  private(set) var isBound = false
  private(set) var mayBeBound = true
  private(set) var outcome: PopupEndReason?
  private(set) var endedAt = 0.0
  var isResuming = false
  /// What it heard before its handle was known that would be wrong, if it were not another one's.
  private(set) var heardEarly: String?
  private(set) var isSuspended = false
  /// Why it was last suspended.
  private(set) var causes: PopupSuspension = []
  private(set) var suspendedAt = 0.0
  /// The end that it must have, because it was asked for while nothing else had ended it.
  var expectedEnd: PopupEndReason?
  /// Whether something may have begun to end it, so that it cannot be told how it will have ended.
  var mayBeEnding = false
  /// Since when nothing that the storm knows of keeps it from its place.
  var readySince: Double?
  /// For how many turns it should have been in a window and was in none.
  var missingTurns = 0
  /// What it shows or is to show, if that has been made.
  weak var current: UIView?
  /// The kind of that.
  var content: PopupWish.Content
  /// How often that has been changed; `nil`, if that cannot be told.
  var changes: Int? = 0
  /// Whether it shows what another one gave it.
  var isUpdated = false
  /// How long it has been on the screen for its time to run.
  var time = ScreenTime()
  /// Whether the user has typed into it and has done nothing since that would end it.
  var isTyping = false
  /// When its page was last not to be seen, obstructed or on the move.
  var disturbedAt = 0.0
  /// Whether UIKit had it presented at the end of the last turn.
  var wasPresented = false
  /// What it has behind it, if that is a view of the app's.
  weak var backdrop: UIView?
  /// For how many turns its page has been leaving.
  var departingTurns = 0
  /// For how many turns its page has been staying although something moves.
  var stayingTurns = 0
  /// For how many turns UIKit has been taking it away.
  var dismissedTurns = 0
  /// Since when UIKit has been bringing it or taking it away.
  var movingSince: Double?
  /// Since when UIKit has been asked for it.
  var askedSince: Double?
  /// What its controller presents.
  weak var front: StormFront?
  /// What it is to show, if that is known.
  var contentName: String?
  /// The controller that it chose to present it.
  weak var presenter: UIViewController?
  /// Goes with the condition on pages that it waits for.
  weak var witness: StormWitness?
  /// Since when an alert that is not to be seen has been on the screen.
  var strayingSince: Double?

  init(
    _ name: String, _ wish: PopupWish, on app: StormScene, at now: Double, isAlert: Bool = false
  ) {
    self.name = name
    self.wish = wish
    content = wish.content
    self.app = app
    self.isAlert = isAlert
    enqueuedAt = now
    delay = Double(wish.delay) / 1000
    expires = wish.expires.map { Double($0) / 1000 }
    priority = wish.priority
  }

  var hasEnded: Bool { outcome != nil }

  var isOff: Bool { if case .off = showing { true } else { false } }

  var isOn: Bool { if case .on = showing { true } else { false } }

  var isComing: Bool { if case .coming = showing { true } else { false } }

  /// Whether it leaves the screen with its page.
  var isPageBound: Bool {
    switch wish.retention {
    case .stay: false
    case .dismiss, .keepAlive: true
    case nil: wish.pages != .anywhere
    }
  }

  // MARK: - What it is told

  /// Takes in a callback; answers what is wrong with it coming now.
  func take(_ moment: StormMoment, at now: Double) -> String? {
    defer { change(with: moment, at: now) }
    if hasEnded { return "it has ended" }
    // What joined another one in the middle of its way hears the rest of that.
    if hasJoined, appearances == 0 { return nil }
    guard let wrong = fault(of: moment) else { return nil }
    // What joins another one may hear of that one's way before anybody has its handle.
    guard handle == nil, appearances == 0 else { return wrong }
    heardEarly = heardEarly ?? "\(moment), but \(wrong)"
    return nil
  }

  private func fault(of moment: StormMoment) -> String? {
    switch (moment, showing) {
    case (.resumed, .off):
      return isSuspended ? nil : "it was not suspended"
    case (.willAppear(let isReturn), .off):
      if isReturn != isResuming { return "isReturn is \(isReturn)" }
      return isReturn || appearances == 0 ? nil : "it has appeared before and was not suspended"
    case (.didAppear(let isReturn), .coming(let expected)):
      return isReturn == expected ? nil : "isReturn is \(isReturn)"
    case (.willLeave, .coming), (.willLeave, .on), (.didLeave, .leaving):
      return nil
    case (.suspended(let causes), .off):
      if causes.isEmpty { return "there is no cause" }
      return appearances > 0 && !isSuspended ? nil : "it was not on the screen"
    case (.resumed, _), (.willAppear, _), (.didAppear, _), (.willLeave, _), (.didLeave, _),
      (.suspended, _):
      return "it is \(showing)"
    }
  }

  private func change(with moment: StormMoment, at now: Double) {
    switch moment {
    case .resumed: (isResuming, isSuspended) = (true, false)
    case .willAppear(let isReturn):
      showing = .coming(isReturn: isReturn)
      isResuming = false
      appearances += 1
    case .didAppear: showing = .on
    case .willLeave: showing = .leaving
    case .didLeave: showing = .off
    case .suspended(let causes): (isSuspended, suspendedAt, self.causes) = (true, now, causes)
    }
    showingSince = now
  }

  /// The page in front of which it first comes; `nil`, if the storm cannot know. The first call counts.
  func bind(to page: UIViewController?) {
    guard mayBeBound else { return }
    (mayBeBound, isBound, boundPage) = (false, page != nil, page)
  }

  /// Takes in its end; answers what is wrong with it.
  func end(_ reason: PopupEndReason, at now: Double) -> String? {
    if let outcome { return "it has ended before, as \(outcome)" }
    (outcome, endedAt) = (reason, now)
    if !hasJoined, !isOff { return "it is \(showing)" }
    // What was chosen in what is being dismissed counts all the same.
    let isChosen = expectedEnd == .dismissed && reason == .actionChosen
    if let expectedEnd, expectedEnd != reason, !isChosen { return "it was ended as \(expectedEnd)" }
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
  var mayOutlive: Bool { wish.isAppModal && !app.isOpen }

  /// The views of its that there still are and should go with it.
  var leftovers: [UIView] {
    mayOutlive
      ? []
      : contents.compactMap(\.value).filter {
        ($0 as? StormCard)?.isHeldByUIKit != true
      }
  }

  func drop() {
    handle = nil
    endReturning = nil
    (parent, first) = (nil, nil)
  }
}

/// What a popup is told on its way.
enum StormMoment: Equatable {
  case resumed
  case willAppear(isReturn: Bool)
  case didAppear(isReturn: Bool)
  case willLeave
  case didLeave
  case suspended(PopupSuspension)
}

/// Lives as long as whoever holds it.
final class StormWitness {}

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
