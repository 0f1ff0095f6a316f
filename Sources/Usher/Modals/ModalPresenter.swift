// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// Presents a controller with UIKit, and polls the state of the presentation.
///
/// Nothing of the controller is overridden, wrapped or replaced: its style, transition and
/// delegates and the actions of an alert stay the app's. A dismissal is detected, whatever its
/// cause, when the controller has no presenting controller any more. The presenter dismisses it
/// only through its presenting controller, and only while nothing there is being dismissed, so that
/// no other controller is dismissed by mistake.
@MainActor
final class ModalPresenter: PopupPresenter {
  /// The state of the presentation.
  enum Phase {
    /// UIKit has not been called. → `requested`
    case absent
    /// `present` was called, but UIKit has not begun to present. → `appearing`, `dismissing`,
    /// `absent`
    case requested
    /// UIKit is presenting it. → `visible`, `dismissing`, `finished`, `absent`
    case appearing
    /// It has appeared. → `dismissing`, `finished`, `absent`
    case visible
    /// It is being dismissed, whatever the cause. → `finished`, `absent`
    case dismissing
    /// It has been dismissed; the handler of an alert's action may not have run yet. → `absent`
    case finished
  }

  var report: @MainActor (PresenterReport) -> Void = { _ in }
  /// Called when the user tries to dismiss the modal in a way that UIKit may not handle. Returns
  /// whether it will be dismissed.
  ///
  /// It is called only while nothing is being presented or dismissed, or, in the app window, when
  /// UIKit has begun to dismiss the modal because of the same tap.
  var onUserDismissal: (@MainActor (PopupDismissGestures) -> Bool)?

  let level: LaneLevel
  let isInAppWindow: Bool
  let contentProvider: ContentProvider
  let options: ModalOptions
  weak var parent: (any PopupPresenter)?
  /// Returns the page that the modal is bound to; called when it is presented.
  let boundPage: @MainActor () -> PageID?

  var phase = Phase.absent
  var scene: SceneContext?
  var host: ModalHost?
  /// The actual presenting controller; not always the one on which `present` was called.
  weak var presenter: UIViewController?
  /// The child that is presented by this modal and therefore disappears before it.
  weak var child: ModalPresenter?
  /// Calls `present` as soon as the window has its traits; `nil` after the call.
  var deferredPresentation: (() -> Void)?
  /// The number of turns to wait for the traits.
  var turnsLeft = 0
  /// Whether a full run-loop turn has passed since the call of `present`.
  var didPassTurn = false
  /// Whether UIKit has called the completion of `present`.
  var hasAppeared = false
  /// Whether the pending dismissal is animated; `nil` unless a dismissal is pending until UIKit
  /// allows it.
  var pendingDismissal: Bool?
  /// Whether UIKit has presented the controller after the presentation was counted as refused.
  var wasPresentedLate = false
  /// Whether its host no longer contains it, so that UIKit will not remove it.
  var isOrphaned = false
  /// Whether it is suspended: Usher has hidden its window, in which UIKit may still finish a
  /// presentation.
  var isSuspended = false
  /// Whether it is hidden during a page transition.
  var isHiddenForTransition = false
  /// Whether it presents another controller.
  var isPresenting = false
  /// Whether the dismissal in progress began with a gesture of the user.
  var isDismissalInteractive = false
  /// Identifies the current presentation, so that callbacks of earlier ones are ignored.
  var generation = 0

  init(
    contentProvider: ContentProvider, options: ModalOptions, needsOwnWindow: Bool,
    placement: PopupPlacement,
    boundPage: @escaping @MainActor () -> PageID?
  ) {
    self.contentProvider = contentProvider
    self.options = options
    isInAppWindow = !needsOwnWindow
    level = placement.level
    parent = placement.parent
    hasDisplayDuration = placement.hasDisplayDuration
    self.boundPage = boundPage
  }

  /// Whether it has a display duration, so that touches must be reported.
  private var hasDisplayDuration: Bool

  var controller: UIViewController? { contentProvider.content?.controller }

  /// Its children are presented by it.
  var controllerForChildren: UIViewController? { isInAppWindow ? controller : nil }

  func present(in scene: SceneContext, animated: Bool) {
    guard phase == .absent else { return }
    if let presenter = options.presenter, isInAppWindow, presenter.object == nil {
      report(.dismissalDidBegin(.pageGone))
      return report(.didDisappear)
    }
    guard let host = makeHost(in: scene), let presentingController = host.presenter else {
      return report(.didFail(.refused))
    }
    let content = contentProvider.makeContent(for: self) { content in
      content.controller?.misuse(from: presentingController, in: host)
    }
    guard let controller = content?.controller else { return report(.didFail(.impossible)) }
    self.scene = scene
    self.host = host
    requestPresentation(presentingController, for: controller, animated: animated)
  }

  func poll() {
    host?.update(in: scene)
    switch phase {
    case .absent, .finished:
      return
    case .requested:
      if isSuspended, controller?.presentingViewController == nil {
        return
      } else if let deferredPresentation {
        presentIfReady(deferredPresentation)
      } else if controller?.presentingViewController != nil {
        didBeginAppearing()
      } else if didPassTurn {
        presentationWasRefused()
      }
    case .appearing, .visible, .dismissing:
      if !isPresented { return didDismiss() }
      if !isHostAttached || isHiddenByApp { return dismissOrphan() }
      pollTransition()
    }
  }

  private func pollTransition() {
    guard !isSuspended else { return dismissIfPossible() }
    if phase == .appearing, hasAppeared, controller?.isBeingPresented == false {
      phase = .visible
      observeTouches()
      observeUserDismissal()
      report(.didPresent)
    }
    if phase == .visible {
      pollPresentedController()
      if controller?.isBeingDismissed == true {
        let began = controller?.transitionCoordinator?.initiallyInteractive
        isDismissalInteractive = began ?? isDismissalInteractive
      } else {
        isDismissalInteractive = false
      }
      if isDismissalCommitted { beginDismissal(dismissalReason) }
    }
    dismissIfPossible()
  }

  private func didBeginAppearing() {
    phase = .appearing
    presenter = controller?.presentingViewController
    (parent as? ModalPresenter)?.child = self
    if !isSuspended { report(.willAppear) }
    poll()
  }

  func displayDurationWasSet() {
    guard !hasDisplayDuration else { return }
    hasDisplayDuration = true
    if phase == .visible { observeTouches() }
  }

  private func observeTouches() {
    guard hasDisplayDuration, let view = controller?.viewIfLoaded else { return }
    host?.observeTouches(on: view) { [weak self] isTouched in
      self?.report(isTouched ? .touchDidBegin : .touchDidEnd)
    }
  }

  private func observeUserDismissal() {
    guard onUserDismissal != nil, let controller, let view = controller.viewIfLoaded else { return }
    let container = controller.activePresentationController?.containerView
    host?.observeOutsideTaps(beside: view, in: container) { [weak self] gesture in
      guard let self, phase == .visible, let controller = self.controller,
        controller.directlyPresentedController == nil,
        !isTransitioning || isInAppWindow && controller.isBeingDismissed
      else { return false }
      return onUserDismissal?(gesture) ?? false
    }
  }

  /// Reports whether it presents a controller that covers it, which pauses the display timer.
  private func pollPresentedController() {
    let presented = controller?.directlyPresentedController
    let isCovered = presented.map {
      !$0.isBeingDismissed && $0.effectivePresentationStyle.coverage != .transparent
    }
    guard isCovered ?? false != isPresenting else { return }
    isPresenting.toggle()
    report(isPresenting ? .didPresentOther : .didDismissOther)
  }

  func dismiss(animated: Bool) {
    switch phase {
    case .absent: report(.didDisappear)
    case .finished: if !animated { finish() }
    case .requested, .appearing, .visible, .dismissing:
      pendingDismissal = animated && pendingDismissal ?? true
      if !animated { host?.deactivate(in: scene) }
      if phase != .requested, !isPresented { return didDismiss() }
      if parent?.controllerForChildren == nil { dismissIfPossible() } else { dismissInNextTurn() }
    }
  }

  /// Its parent may be about to be dismissed together with it.
  private func dismissInNextTurn() {
    let currentGeneration = generation
    MainClock.nextTurn { [weak self] in
      guard let self, self.generation == currentGeneration else { return }
      self.poll()
    }
  }

  func adoptContent(of other: any PopupPresenter) -> Bool {
    guard phase == .absent, let other = other as? ModalPresenter else { return false }
    contentProvider.adopt(from: other.contentProvider)
    return true
  }

  func apply(_ update: ContentUpdate) -> Bool { contentProvider.apply(update) }

  /// UIKit queries the size itself.
  func invalidateContentSize() {}

  func invalidate() {
    if let controller, isPresented || wasPresentedLate {
      PresentationCleanup.dismissWhenPossible(controller)
    }
    tearDown()
    contentProvider.invalidate()
    scene = nil
    report = { _ in }
    onUserDismissal = nil
  }

  func tearDown() {
    generation += 1
    phase = .absent
    (isHiddenForTransition, isSuspended) = (false, false)
    deferredPresentation = nil
    host?.tearDown(on: scene)
    host = nil
  }

  // A modal in a hidden window is not visible, even if UIKit has not finished with it, and neither
  // is an orphaned one.
  var screenStatus: PopupQueue.ScreenStatus {
    switch phase {
    case .absent, .finished:
      return .notVisible
    case .requested:
      let isLinked = controller?.presentingViewController != nil
      return didPassTurn && !isLinked ? .notVisible : .inTransition
    case .appearing, .visible, .dismissing:
      if !isPresented || isOrphaned || host?.isHidden == true && !isHiddenForTransition {
        return .notVisible
      }
      return isTransitioning ? .inTransition : .visible
    }
  }
}

// Requesting the presentation.
extension ModalPresenter {
  func makeHost(in scene: SceneContext) -> ModalHost? {
    guard isInAppWindow else {
      guard let windowScene = scene.scene else { return nil }
      let root = OverlayRootViewController(scene: scene)
      return ModalHost(
        own: OverlayWindow(scene: windowScene, level: level, isModal: true, root: root))
    }
    let finder = PresenterFinder(
      scene: scene, options: options, parent: parent?.controllerForChildren, page: boundPage())
    return finder.presenter.map { ModalHost(presenter: $0, in: scene.appWindow) }
  }

  func requestPresentation(
    _ presentingController: UIViewController, for controller: UIViewController, animated: Bool
  ) {
    phase = .requested
    (didPassTurn, hasAppeared, isOrphaned, isPresenting) = (false, false, false, false)
    pendingDismissal = nil
    generation += 1
    scene.map { host?.activate(in: $0) }
    host?.attachPopoverSource(of: controller)
    let present: () -> Void = { [weak self] in
      self?.present(controller, from: presentingController, animated)
    }
    turnsLeft = 3
    if host?.hasTraits == false { deferredPresentation = present } else { present() }
    awaitTurn()
  }

  private func present(
    _ controller: UIViewController, from presentingController: UIViewController, _ animated: Bool
  ) {
    let currentGeneration = generation
    presentingController.present(controller, animated: animated) { [weak self, weak controller] in
      guard let self, self.generation == currentGeneration else {
        // The presentation was abandoned before UIKit called back.
        if let controller, !ContentRegistry.isInUse(controller) {
          PresentationCleanup.dismissWhenPossible(controller)
        } else if let self, phase == .absent, self.controller === controller {
          self.wasPresentedLate = true
        }
        return
      }
      self.hasAppeared = true
      self.poll()
    }
  }

  /// Calls `present` if the window has its traits by now, or after a few turns.
  func presentIfReady(_ present: () -> Void) {
    guard pendingDismissal == nil else { return presentationWasRefused() }
    if host?.hasTraits == false, turnsLeft > 0 {
      if didPassTurn { turnsLeft -= 1 }
    } else {
      deferredPresentation = nil
      present()
    }
    didPassTurn = false
    awaitTurn()
  }

  private func awaitTurn() {
    let currentGeneration = generation
    MainClock.nextTurn { [weak self] in
      guard let self, self.generation == currentGeneration else { return }
      self.didPassTurn = true
    }
  }

  func presentationWasRefused() {
    tearDown()
    report(pendingDismissal == nil ? .didFail(.refused) : .didDisappear)
  }
}

// Suspending and hiding, in its own window. A modal in the app window is never suspended or hidden.
// UIKit's animation cannot be joined, so both happen without animation.
extension ModalPresenter {
  func suspend(animated: Bool) {
    if !isHiddenForTransition { host?.deactivate(in: scene) }
    isHiddenForTransition = false
    isSuspended = true
  }

  /// If UIKit has not finished presenting in the hidden window, a later poll reports the result.
  func resume(animated: Bool) {
    isSuspended = false
    guard let scene, let host else { return report(.didFail(.impossible)) }
    guard phase == .requested || isPresented else { return didDismiss() }
    host.activate(in: scene)
    if phase != .requested { report(.willAppear) }
    if phase == .visible { report(.didPresent) }
  }

  func hide(alongside transition: (any UIViewControllerTransitionCoordinator)?) {
    guard !isInAppWindow, host != nil, !isHiddenForTransition else { return }
    isHiddenForTransition = true
    host?.deactivate(in: scene)
  }

  func unhide(alongside transition: (any UIViewControllerTransitionCoordinator)?) {
    guard isHiddenForTransition, let scene else { return }
    isHiddenForTransition = false
    host?.activate(in: scene)
  }
}
