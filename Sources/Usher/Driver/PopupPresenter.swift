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
  var report: @MainActor (PresenterFact) -> Void { get set }

  /// The storey of the popup's window.
  var band: OverlayBand { get }

  /// Whether it shows the popup in the app's window, so that what is to be above it can be there, too.
  var isInAppWindow: Bool { get }

  /// The controller in the app's window from which what belongs to the popup is presented, if it has
  /// one there.
  var controllerBelowChildren: UIViewController? { get }

  /// Puts the popup on the stage.
  func present(on stage: Stage, animated: Bool)

  /// Takes the popup off the screen; without animation it is off when this returns.
  func dismiss(animated: Bool)

  /// Hides the popup's window, with everything in it as it is, until `restore` or `dismiss`.
  ///
  /// It counts as off the screen when this returns, even if it fades. Nothing is reported.
  func withdraw(animated: Bool)

  /// Shows the popup that was withdrawn; reports what `present` reports, and that the app has taken
  /// it away meanwhile.
  func restore(animated: Bool)

  /// Makes the popup invisible and out of the way, with the transition if one is given, else at once;
  /// until `reveal`, `withdraw` or `dismiss`. Nothing is reported because of it.
  func conceal(alongside transition: (any UIViewControllerTransitionCoordinator)?)

  /// Makes the concealed popup visible again.
  func reveal(alongside transition: (any UIViewControllerTransitionCoordinator)?)

  /// Shows from now on what another one would have shown, which has not presented anything and will
  /// not; answers whether it can.
  func take(contentOf other: any PopupPresenter) -> Bool

  /// Changes what it shows or will show; answers whether it can.
  func change(_ update: PopupUpdate) -> Bool

  /// Gives what it shows the size that it wants now.
  func sizeDidChange()

  /// Its time on screen is limited from now on, so it has to report touches.
  func timeIsLimited()

  /// Looks at what is on the screen and reports what has changed; called once per turn.
  func look()

  /// What a look finds.
  var sighting: PopupQueue.Sighting { get }

  /// Lets go of everything; the request has ended.
  func discard()
}

@available(iOSApplicationExtension, unavailable)
extension PopupPresenter {
  var controllerBelowChildren: UIViewController? { nil }

  func timeIsLimited() {}
}

/// What a presenter has to say.
enum PresenterFact {
  /// It has begun to come: it is in its window.
  case willAppear
  /// It is on screen and its animation has ended.
  case didPresent
  /// It is not on screen and will not come.
  case didFail(PopupQueue.PresentationFailure)
  /// It has begun to leave without being asked to.
  case didBeginToLeave(PopupEndReason)
  /// It has really left.
  case didLeave
  /// The app took it off the screen.
  case wasRemovedByApp
  /// The user closed it.
  case wasClosedByUser
  /// The user's finger is on it.
  case touchDidBegin
  /// The user's finger is not on it any more.
  case touchDidEnd
  /// What it shows presents something.
  case coverDidAppear
  /// What it shows does not present anything any more.
  case coverDidLeave
}
