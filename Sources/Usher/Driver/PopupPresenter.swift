// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

/// How one popup is presented: what its kind decides, for one `show`.
@MainActor
public struct _PopupPresentation<Value: Sendable> {
  /// What messages call it, such as “styled alert”.
  let kindName: String
  /// The lane it competes in unless another one is set.
  var lane = PopupLane.popups
  /// Why it cannot be queued; `nil` if it can.
  var rejection: PopupRejection?
  /// The controller without which it cannot be presented, if any. Unless the app has restricted the
  /// pages, or the popup is a child, it waits for that controller as for a page.
  var requiredController: UIViewController?
  /// The page exit policy while it waits for the required controller, unless the app has set one.
  var pageExit: PopupPageExit?
  /// What hosts it, unless the engine requires a window of its own.
  var surface = PopupSurface.ownWindow
  var isModal = true
  /// Whether, in the app window, it is presented over foreign modals even without pages.
  var presentsOverForeignModals = false
  /// Whether, in the app window, it covers the page that it is bound to and stays.
  var countsAsPage = false
  /// Changes the configuration before the request is made.
  var prepare: @MainActor (inout _PopupConfiguration<Value>) -> Void = { _ in }
  /// Makes the presenter, and registers the content for the handle.
  let makePresenter: @MainActor (PopupHandle<Value>, PopupPlacement) -> any PopupPresenter

  init(
    _ kindName: String,
    makePresenter: @escaping @MainActor (PopupHandle<Value>, PopupPlacement) -> any PopupPresenter
  ) {
    self.kindName = kindName
    self.makePresenter = makePresenter
  }

  /// The kind with its article, to begin a sentence with.
  var misuseName: String { (kindName.hasPrefix("a") ? "An " : "A ") + kindName }
}

/// Why a popup was not queued: the reason of its outcome, and the report of a programming error.
typealias PopupRejection = (reason: PopupDismissalReason, report: MisuseReport?)

/// Where a popup is placed among the others.
@MainActor
struct PopupPlacement {
  /// What hosts it, as the engine has decided.
  let surface: PopupSurface
  /// The level of its window; a child is never below its parent.
  let level: Int
  /// The presenter of its parent, if it has one.
  let parent: (any PopupPresenter)?
}

/// Changes the content of the popup with the same key, instead of new content. Returns whether the
/// content has the expected type.
typealias ContentUpdate = @MainActor (PopupContent) -> Bool

/// Presents and dismisses one popup; each request has one, and each kind of popup has its own type.
///
/// It performs effects, polls the screen and reports what happened; it decides nothing. Each method
/// can be called at any time: `dismiss` before `present` or twice, `present` again after a refusal.
@MainActor
protocol PopupPresenter: AnyObject {
  /// Receives the reports, in order. Set before any method is called; never called after
  /// `invalidate`.
  var report: @MainActor (PresenterReport) -> Void { get set }

  /// Asked before a gesture of the user dismisses the popup; `false` keeps it. `nil`: no gesture is
  /// refused. Set before any method is called.
  var allowsUserDismissal: (@MainActor () -> Bool)? { get set }

  /// The level of the popup's window.
  var level: Int { get }

  /// Whether the popup is in the app window, so that its children can be there, too.
  var isInAppWindow: Bool { get }

  /// The controller in the app window that presents the popup's children, if there is one.
  var controllerForChildren: UIViewController? { get }

  /// The type of its content in messages; `nil` if there is none yet, or it is not the app's.
  var contentName: String? { get }

  /// Its content, if a closure of the app has made it for this popup.
  var madeContent: UIResponder? { get }

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

  /// Makes the popup inactive, and invisible within 80 milliseconds, until `unhide`, `suspend` or
  /// `dismiss`. Nothing is reported.
  func hide()

  /// Makes the hidden popup visible again.
  func unhide()

  /// Returns the backdrop that is left of the popup after an animated dismissal or suspension, and
  /// gives it up; `nil` if there is none.
  func leaveBackdrop() -> RemainingBackdrop?

  /// The next presentation takes over this backdrop.
  func takeOver(_ backdrop: RemainingBackdrop)

  /// Replaces the content with that of another presenter that has not presented it and never will.
  /// Returns whether that is possible.
  func adoptContent(of other: any PopupPresenter) -> Bool

  /// Updates the content, now or when it is created. Returns whether that is possible.
  func apply(_ update: @escaping ContentUpdate) -> Bool

  /// Measures the content again.
  func invalidateContentSize()

  /// From now on touches must be reported: they pause a display timer, or an admission counts them.
  func reportTouches()

  /// Reads UIKit's state and reports what has changed; called once per run-loop turn.
  func poll()

  /// Whether the popup is really on the screen.
  var screenStatus: PopupQueue.ScreenStatus { get }

  /// Releases everything; the request has its outcome.
  func invalidate()
}

extension PopupPresenter {
  var controllerForChildren: UIViewController? { nil }

  // UIKit dims the page behind what it presents.
  func leaveBackdrop() -> RemainingBackdrop? { nil }

  func takeOver(_ backdrop: RemainingBackdrop) { backdrop.remove(animated: true) }

  // Cards report touches in any case; only modals observe them on demand.
  func reportTouches() {}
}
