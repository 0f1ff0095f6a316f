// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

/// Presents and dismisses one popup; each request has one, and each kind of popup has its own type.
///
/// It performs effects, polls the screen and reports what happened; it decides nothing. Each method
/// can be called at any time: `dismiss` before `present` or twice, `present` again after a refusal.
@MainActor
protocol PopupPresenter: AnyObject {
  /// Receives the reports, in order. Set before any method is called; never called after
  /// `invalidate`.
  var report: @MainActor (PresenterReport) -> Void { get set }

  /// The level of the popup's window.
  var level: Int { get }

  /// Whether the popup is in the app window, so that its children can be there, too.
  var isInAppWindow: Bool { get }

  /// The controller in the app window that presents the popup's children, if there is one.
  var controllerForChildren: UIViewController? { get }

  /// The type of its content in messages; `nil` if there is none yet, or it is not the app's.
  var contentName: String? { get }

  /// Puts the popup on the screen.
  func present(in scene: SceneContext, animated: Bool)

  /// Takes the popup off the screen; without animation it has disappeared when this returns.
  func dismiss(animated: Bool)

  /// Takes the popup off the screen with its state intact, until `resume` or `dismiss`.
  ///
  /// It counts as off the screen when this returns, even while it fades. Nothing is reported.
  func suspend(animated: Bool)

  /// Brings the suspended popup back; reports what `present` reports, or `contentWasRemoved` if the
  /// app has removed its content in the meantime.
  func resume(animated: Bool)

  /// Makes the popup invisible and inactive, alongside the transition if one is given, otherwise
  /// immediately, until `unhide`, `suspend` or `dismiss`. Nothing is reported.
  func hide(alongside transition: (any UIViewControllerTransitionCoordinator)?)

  /// Makes the hidden popup visible again.
  func unhide(alongside transition: (any UIViewControllerTransitionCoordinator)?)

  /// Replaces the content with that of another presenter that has not presented it and never will.
  /// Returns whether that is possible.
  func adoptContent(of other: any PopupPresenter) -> Bool

  /// Updates the content, now or when it is created. Returns whether that is possible.
  func apply(_ update: @escaping ContentUpdate) -> Bool

  /// Measures the content again.
  func invalidateContentSize()

  /// The popup has a display duration from now on, so touches must be reported.
  func displayDurationWasSet()

  /// Reads UIKit's state and reports what has changed; called once per run-loop turn.
  func poll()

  /// Whether the popup is really on the screen.
  var screenStatus: PopupQueue.ScreenStatus { get }

  /// Releases everything; the request has its outcome.
  func invalidate()
}

extension PopupPresenter {
  var controllerForChildren: UIViewController? { nil }

  func displayDurationWasSet() {}
}
