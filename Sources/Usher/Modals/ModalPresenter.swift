// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// Has UIKit present a controller and notices by looking how it fares.
///
/// Nothing of the controller is overridden, wrapped or replaced: its style, its transition, its
/// delegates and an alert's actions stay the app's. That it has gone is seen by its presenter being
/// gone, whoever dismissed it. It is dismissed only through who presents it, and only while nothing
/// there is being dismissed, so that nothing else leaves in its stead.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class ModalPresenter: PopupPresenter {
  /// Where the modal is in its life. It goes from top to bottom; a refusal leads back to the top.
  enum Phase {
    /// Nothing has been asked of UIKit.
    case absent
    /// UIKit has been asked to present; nothing is to be seen of it yet.
    case requested
    /// UIKit presents.
    case appearing
    /// It is there and at rest.
    case visible
    /// It is being dismissed, by whomever.
    case dismissing
    /// It has gone; the handler of an alert's action may still have to run.
    case finished
  }

  var report: @MainActor (PresenterReport) -> Void = { _ in }
  /// Asked when the user wants to get out in a way that UIKit may have no answer for, while it is at rest
  /// or, in the app's window, UIKit has begun to take it away for that very tap; answers whether it will
  /// go.
  var onUserDismissal: (@MainActor (PopupDismissGestures) -> Bool)?

  let level: OverlayBand
  let isInAppWindow: Bool
  let contentProvider: ContentProvider
  let options: ModalOptions
  weak var parent: (any PopupPresenter)?
  /// The page that the modal is bound to, when it is presented.
  let boundPage: @MainActor () -> PageID?

  var phase = Phase.absent
  var scene: SceneContext?
  var host: ModalHost?
  /// Who really presents it; not always the one who was asked.
  weak var presenter: UIViewController?
  /// What belongs to it and stands on it, so that it leaves before this does.
  weak var child: ModalPresenter?
  /// Asks UIKit as soon as the window knows its traits; `nil`, where it has been asked.
  var deferredPresentation: (() -> Void)?
  /// How many turns the window may take for that.
  var turnsLeft = 0
  /// Whether a whole turn has passed since UIKit was asked.
  var didPassTurn = false
  /// Whether UIKit has called back that it has presented.
  var hasAppeared = false
  /// Set while it is wanted away and UIKit does not let it go yet: whether with an animation.
  var pendingDismissal: Bool?
  /// Whether what it stood on is gone, so that UIKit will not take it away by itself.
  var isOrphaned = false
  /// Whether it is suspended: its window is hidden, by us, and UIKit may do in it what it was asked for.
  var isSuspended = false
  /// Whether it is out of sight while a transition runs.
  var isHiddenForTransition = false
  /// Whether it presents something itself.
  var isPresenting = false
  /// Tells late callbacks of an earlier presentation from those of this one.
  var generation = 0

  init(
    contentProvider: ContentProvider, options: ModalOptions, needsOwnWindow: Bool, placement: PopupPlacement,
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

  /// Whether its time on screen is limited, so that a finger on it matters.
  private var hasDisplayDuration: Bool

  var controller: UIViewController? { contentProvider.content?.controller }

  /// What belongs to it stands on it.
  var controllerForChildren: UIViewController? { isInAppWindow ? controller : nil }

  func present(`in` scene: SceneContext, animated: Bool) {
    guard phase == .absent else { return }
    if let chosen = options.presenter, isInAppWindow, chosen.controller == nil {
      report(.dismissalDidBegin(.pageGone))
      return report(.didDisappear)
    }
    guard let host = makeHost(in: scene), let presentingController = host.presenter else {
      return report(.didFail(.refused))
    }
    let content = contentProvider.makeContent(for: self) { content in
      content.controller.flatMap { ModalMisuse.misuse(of: $0, from: presentingController, in: host) }
    }
    guard let controller = content?.controller else { return report(.didFail(.impossible)) }
    self.scene = scene
    self.host = host
    requestPresentation(presentingController, for: controller, animated: animated)
  }

  func poll() {
    host?.update(scene)
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
        controller.directlyPresentedController == nil, !isTransitioning || isInAppWindow && controller.isBeingDismissed
      else { return false }
      return onUserDismissal?(gesture) ?? false
    }
  }

  /// While something that it presents is in front of it, its time stands still.
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

  /// What it belongs to may be about to take it along.
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

  /// UIKit asks for it.
  func invalidateContentSize() {}

  func invalidate() {
    if let controller, isPresented { PresentationCleanup.dismissWhenPossible(controller) }
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

  // What is in a hidden window is off the screen, whether or not UIKit ever finishes with it; and so is
  // what stands on nothing.
  var screenStatus: PopupQueue.ScreenStatus {
    switch phase {
    case .absent, .finished:
      return .notVisible
    case .requested:
      let isLinked = controller?.presentingViewController != nil
      return didPassTurn && !isLinked ? .notVisible : .inTransition
    case .appearing, .visible, .dismissing:
      if !isPresented || isOrphaned || host?.isHidden == true && !isHiddenForTransition { return .notVisible }
      return isTransitioning ? .inTransition : .visible
    }
  }
}

// From the wish to be presented to UIKit's answer.
@available(iOSApplicationExtension, unavailable)
extension ModalPresenter {
  func makeHost(`in` scene: SceneContext) -> ModalHost? {
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

  func requestPresentation(_ presentingController: UIViewController, for controller: UIViewController, animated: Bool) {
    phase = .requested
    (didPassTurn, hasAppeared, isOrphaned, isPresenting) = (false, false, false, false)
    pendingDismissal = nil
    generation += 1
    scene.map { host?.activate(in: $0) }
    host?.attachPopoverSource(of: controller)
    let present: () -> Void = { [weak self] in self?.present(controller, from: presentingController, animated) }
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
        // It was given up while UIKit said nothing.
        if let controller, !PopupCenter.isInUse(controller) { PresentationCleanup.dismissWhenPossible(controller) }
        return
      }
      self.hasAppeared = true
      self.poll()
    }
  }

  /// The window may know now how much room there is; some turns are given to it.
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

// Out of sight for a while, in a window of its own. What is in the app's window moves with the app and
// is never asked; there nothing can be hidden. UIKit's own animation cannot be joined, so it goes and
// comes at once.
@available(iOSApplicationExtension, unavailable)
extension ModalPresenter {
  func suspend(animated: Bool) {
    if !isHiddenForTransition { host?.deactivate(in: scene) }
    isHiddenForTransition = false
    isSuspended = true
  }

  /// What UIKit has not finished presenting in the hidden window, looking finds out afterwards.
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
