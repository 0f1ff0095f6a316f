// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// What puts one popup on the screen and takes it off again; one per request, one per mechanism.
///
/// It obeys, looks, and reports facts; it decides nothing. It may be asked anything at any time:
/// to dismiss before it has presented, twice, or to present again after a refusal.
@MainActor
@available(iOSApplicationExtension, unavailable)
protocol PopupPresenter: AnyObject {
  /// Where the facts go. Set before anything else is asked; called in order, never after `discard`.
  var report: @MainActor (PresenterReport) -> Void { get set }

  /// The storey of the popup's window.
  var level: OverlayBand { get }

  /// Whether it shows the popup in the app's window, so that what is to be above it can be there, too.
  var isInAppWindow: Bool { get }

  /// The controller in the app's window from which what belongs to the popup is presented, if it has
  /// one there.
  var controllerForChildren: UIViewController? { get }

  /// Puts the popup on the stage.
  func present(`in` scene: SceneContext, animated: Bool)

  /// Takes the popup off the screen; without animation it is off when this returns.
  func dismiss(animated: Bool)

  /// Hides the popup's window, with everything in it as it is, until `restore` or `dismiss`.
  ///
  /// It counts as off the screen when this returns, even if it fades. Nothing is reported.
  func suspend(animated: Bool)

  /// Shows the popup that was withdrawn; reports what `present` reports, and that the app has taken
  /// it away meanwhile.
  func resume(animated: Bool)

  /// Makes the popup invisible and out of the way, with the transition if one is given, else at once;
  /// until `reveal`, `withdraw` or `dismiss`. Nothing is reported because of it.
  func hide(alongside transition: (any UIViewControllerTransitionCoordinator)?)

  /// Makes the concealed popup visible again.
  func unhide(alongside transition: (any UIViewControllerTransitionCoordinator)?)

  /// Shows from now on what another one would have shown, which has not presented anything and will
  /// not; answers whether it can.
  func adoptContent(of other: any PopupPresenter) -> Bool

  /// Changes what it shows or will show; answers whether it can.
  func apply(_ update: ContentUpdate) -> Bool

  /// Gives what it shows the size that it wants now.
  func invalidateContentSize()

  /// Its time on screen is limited from now on, so it has to report touches.
  func displayDurationWasSet()

  /// Looks at what is on the screen and reports what has changed; called once per turn.
  func poll()

  /// What a look finds.
  var screenStatus: PopupQueue.ScreenStatus { get }

  /// Lets go of everything; the request has ended.
  func invalidate()
}

@available(iOSApplicationExtension, unavailable)
extension PopupPresenter {
  var controllerForChildren: UIViewController? { nil }

  func displayDurationWasSet() {}
}

/// What a presenter has to say.
enum PresenterReport {
  /// It has begun to come: it is in its window.
  case willAppear
  /// It is on screen and its animation has ended.
  case didPresent
  /// It is not on screen and will not come.
  case didFail(PopupQueue.PresentationFailure)
  /// It has begun to leave without being asked to.
  case dismissalDidBegin(PopupDismissalReason)
  /// It has really left.
  case didDisappear
  /// The app took it off the screen.
  case contentWasRemoved
  /// The user closed it.
  case userRequestedDismissal
  /// The user's finger is on it.
  case touchDidBegin
  /// The user's finger is not on it any more.
  case touchDidEnd
  /// What it shows presents something.
  case didPresentOther
  /// What it shows does not present anything any more.
  case didDismissOther
}

/// What is shown of a popup and goes with its time on the screen.
@MainActor
protocol DisplayTimerObserver: AnyObject {
  /// The time of the popup stands so from now on; called at the beginning, at every change, and at last
  /// with `still`.
  func displayTimerDidChange(to state: DisplayTimerState)
}
