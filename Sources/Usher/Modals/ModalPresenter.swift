// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

/// Presents a controller with UIKit: reads UIKit's state for `ModalMachine` and performs its
/// effects. It contains no rules.
///
/// Nothing of the controller is overridden, wrapped or replaced: its style, transition and
/// delegates and the actions of an alert stay the app's. It is dismissed only through its presenting
/// controller, and only while nothing there is being dismissed, so that no other controller is
/// dismissed by mistake.
@MainActor
final class ModalPresenter: PopupPresenter {
  var report: @MainActor (PresenterReport) -> Void = { _ in }
  var allowsUserDismissal: (@MainActor () -> Bool)?
  /// Asks before UIKit dismisses the controller for a gesture; UIKit does not retain it.
  private var dismissalDelegate: ModalDismissalDelegate?
  /// Called when the user tries to dismiss the modal in a way that UIKit may not handle. Returns
  /// whether it will be dismissed.
  var onUserDismissal: (@MainActor (PopupDismissGestures) -> Bool)?

  let level: Int
  let isInAppWindow: Bool
  private let contentProvider: ContentProvider
  private let options: ModalOptions
  private weak var parent: (any PopupPresenter)?
  /// Returns the page that the modal is bound to; called when it is presented.
  private let boundPage: @MainActor () -> PageID?
  /// Whether touches must be reported.
  private var reportsTouches = false

  private var machine = ModalMachine()
  /// What it is presented in; each presentation has another one.
  private var host: ModalHost?
  /// The actual presenting controller; not always the one on which `present` was called.
  private weak var presentingViewController: UIViewController?
  /// The child that is presented by this modal and therefore disappears before it.
  private weak var child: ModalPresenter?

  init<Value>(
    presenting source: ContentSource<Value>, for handle: PopupHandle<Value>,
    _ options: ModalOptions, at placement: PopupPlacement
  ) {
    contentProvider = ContentProvider(
      source, for: handle, countsAsPage: options.countsAsPage,
      checkingWith: { $0.controller?.misuseIfInUse })
    self.options = options
    isInAppWindow = placement.surface != .ownWindow
    level = placement.level
    parent = placement.parent
    boundPage = { [weak handle] in handle.flatMap { $0.driver?.queue.boundPage(of: $0.id) } }
  }

  private var controller: UIViewController? { contentProvider.content?.controller }

  var contentName: String? { contentProvider.contentName }
  var madeContent: UIResponder? { contentProvider.madeContent }

  /// Its children are presented by it.
  var controllerForChildren: UIViewController? { isInAppWindow ? controller : nil }

  var screenStatus: PopupQueue.ScreenStatus { machine.screenStatus(observation) }

  func present(in scene: SceneContext, animated: Bool) {
    // Preparing would replace the host of the presentation in progress.
    guard machine.state == .idle else { return }
    handle(.presentRequested(prepare(in: scene), animated: animated))
  }

  func poll() { handle(.polled) }

  func dismiss(animated: Bool) { handle(.dismissalRequested(animated: animated)) }

  /// The user has chosen an action of the alert.
  func actionWasChosen() { handle(.actionWasChosen) }

  func suspend(animated: Bool) { handle(.suspendRequested) }

  func resume(animated: Bool) { handle(.resumeRequested) }

  func hide() {
    handle(.hideRequested)
  }

  func unhide() {
    handle(.unhideRequested)
  }

  func reportTouches() {
    guard !reportsTouches else { return }
    reportsTouches = true
    handle(.touchesWereRequested)
  }

  func adoptContent(of other: any PopupPresenter) -> Bool {
    // UIKit cannot exchange a controller that it presents.
    guard machine.state == .idle, let other = other as? ModalPresenter else { return false }
    contentProvider.adopt(from: other.contentProvider)
    return true
  }

  func apply(_ update: @escaping ContentUpdate) -> Bool { contentProvider.apply(update) }

  /// UIKit queries the size itself.
  func invalidateContentSize() {}

  func invalidate() {
    handle(.invalidated)
    // After the cleanup, which needs the controller.
    contentProvider.invalidate()
    report = { _ in }
    (onUserDismissal, allowsUserDismissal, dismissalDelegate) = (nil, nil, nil)
  }

  /// Processes an event. Effects may cause further events, which are processed at once: when
  /// `dismiss` returns without animation, the modal has disappeared.
  private func handle(_ event: ModalMachine.Event) {
    if event == .polled { host?.update() }
    for effect in machine.handle(event, observation) { perform(effect) }
  }

  private func perform(_ effect: ModalMachine.Effect) {
    switch effect {
    case .present(let isAnimated): present(animated: isAnimated)
    // On the modal itself, the call would dismiss what the modal presents. There is no completion,
    // because polls notice every dismissal, whatever has caused it.
    case .dismiss(let isAnimated): presentingViewController?.dismiss(animated: isAnimated)
    case .adoptPresentingViewController:
      // UIKit presents on a container or a context around the controller that was asked.
      presentingViewController = controller?.presentingViewController
      askBeforeDismissal()
      (parent as? ModalPresenter)?.child = self
    case .activateHost: host?.activate()
    case .deactivateHost: host?.deactivate()
    case .observeTouches: observeTouches()
    case .observeUserDismissal: observeUserDismissal()
    case .report(let report): self.report(report)
    case .pollChild: child?.poll()
    case .send(let event): handle(event)
    case .sendInNextTurn(let event):
      MainClock.nextTurn { [weak self, weak host] in
        // Another presentation has another host, and events of its own.
        if let host, self?.host === host { self?.handle(event) }
      }
    case .removeOrphanedView:
      if let controller { PresentationCleanup.removeOrphanedView(of: controller) }
    case .dismissWhenPossible:
      if let controller { PresentationCleanup.dismissWhenPossible(controller) }
    case .tearDown:
      host?.tearDown()
      host = nil
    }
  }
}

// MARK: - Presenting

extension ModalPresenter {
  /// Makes the host and the content, and activates the host.
  private func prepare(in scene: SceneContext) -> ModalMachine.Preparation {
    if let required = options.presentingViewController, isInAppWindow, required.object == nil {
      return .presentingViewControllerGone
    }
    guard let host = makeHost(in: scene), let presentingController = host.presentingViewController
    else {
      return .noPresenter
    }
    let content = contentProvider.makeContent(for: self) { content in
      content.controller?.misuse(from: presentingController, in: host)
    }
    guard let controller = content?.controller else { return .noContent }
    self.host = host
    // UIKit ignores `present` on a controller whose view is in no window.
    host.activate()
    host.attachPopoverSource(of: controller)
    host.removeZoom(of: controller)
    return .ready(isAlert: controller is UIAlertController)
  }

  private func makeHost(in scene: SceneContext) -> ModalHost? {
    guard isInAppWindow else {
      guard let windowScene = scene.scene else { return nil }
      let root = OverlayRootViewController(scene: scene, level: level, isModal: true)
      return ModalHost(
        presentingViewController: root, in: OverlayWindow(scene: windowScene, root: root))
    }
    return findPresentingViewController(in: scene).map {
      ModalHost(presentingViewController: $0, in: scene.appWindow)
    }
  }

  /// Returns the controller in the app window that can present it now; `nil` if a transition or a
  /// modal prevents that.
  private func findPresentingViewController(in scene: SceneContext) -> UIViewController? {
    guard let root = scene.appWindow?.rootViewController else { return nil }
    let parentController = parent?.controllerForChildren
    let base =
      parentController ?? options.presentingViewController?.object ?? root.controller(
        of: boundPage())
      ?? root.controller(of: scene.reader.snapshot.visiblePages.first) ?? root
    // UIKit ignores `present` on a controller outside of the window, or during a transition.
    guard base.ancestors.last === root else { return nil }
    guard !base.ancestors.contains(where: \.isMoving) else { return nil }
    var top = base
    while let presented = top.presentedViewController {
      guard !presented.isMoving,
        // What does not cover the page, such as a search controller, never prevents it.
        parentController != nil || options.presentsOverForeignModals
          || presented.effectivePresentationStyle.coverage == .transparent
      else { return nil }
      top = presented
    }
    return top
  }

  private func present(animated: Bool) {
    guard let controller, let host else { return }
    // UIKit never calls the completion of a call that it has refused, so polls decide about that.
    host.presentingViewController?.present(controller, animated: animated) {
      [weak self, weak controller, weak host] in
      if let self, let host, self.host === host {
        handle(.presentationCompleted)
      } else if let controller, !ContentRegistry.isInUse(controller) {
        // UIKit was late: the popup has been dismissed, and nothing else removes the controller.
        PresentationCleanup.dismissWhenPossible(controller)
      } else if let self, self.controller === controller {
        // Of an attempt that was counted as refused.
        handle(.presentedLate)
      }
    }
  }

  /// Lets UIKit ask before a gesture dismisses the controller, unless it asks a delegate of the app.
  private func askBeforeDismissal() {
    let presentations = controller?.presentationsForGestures ?? []
    guard allowsUserDismissal != nil, presentations.allSatisfy({ $0.delegate == nil }) else {
      return
    }
    let delegate = ModalDismissalDelegate { [weak self] in self?.allowsUserDismissal?() ?? true }
    dismissalDelegate = delegate
    for presentation in presentations { presentation.delegate = delegate }
  }

  private func observeTouches() {
    // Most modals have neither a display timer that a touch pauses nor an admission.
    guard reportsTouches, let view = controller?.viewIfLoaded else { return }
    host?.observeTouches(on: view) { [weak self] isTouched in
      self?.report(isTouched ? .touchDidBegin : .touchDidEnd)
    }
  }

  private func observeUserDismissal() {
    guard onUserDismissal != nil, let controller, let view = controller.viewIfLoaded else { return }
    let container = controller.activePresentationController?.containerView
    host?.observeOutsideTaps(beside: view, in: container) { [weak self] gesture in
      guard let self, machine.acceptsUserDismissal(observation), allowsUserDismissal?() != false
      else { return false }
      return onUserDismissal?(gesture) ?? false
    }
  }
}

// MARK: - Reading UIKit's state

extension ModalPresenter {
  private var observation: ModalObservation {
    var screen = ModalObservation()
    screen.isInAppWindow = isInAppWindow
    screen.isInsideParent = parent?.controllerForChildren != nil
    screen.isHostHidden = host?.isHidden == true
    screen.isPresentingViewControllerGone = presentingViewController == nil
    screen.isPresentingViewControllerBeingDismissed =
      presentingViewController?.isBeingDismissed == true
    guard let controller else { return screen }
    if let host {
      screen.hasTraits = host.hasTraits
      screen.isHostAttached = presentingViewController.map { host.contains($0) } ?? false
    }
    let presenting = controller.presentingViewController
    screen.isLinked = presenting != nil
    // Both references can be `nil`, and would be equal.
    screen.isPresented = presenting != nil && presenting === presentingViewController
    screen.isBeingPresented = controller.isBeingPresented
    screen.isBeingDismissed = controller.isBeingDismissed
    if let presented = controller.directlyPresentedController {
      screen.presentsController = true
      screen.isCovered =
        !presented.isBeingDismissed
        && presented.effectivePresentationStyle.coverage != .transparent
    }
    let chain = sequence(first: controller, next: \.directlyPresentedController)
    screen.isTransitioning = chain.contains(where: \.isMoving)
    // Until then a dismissal waits: UIKit may ignore a call during a transition, and a call to a
    // controller that presents something else would dismiss that.
    screen.canBeDismissed =
      screen.isPresented && !screen.isTransitioning
      && presentingViewController?.presentedViewController === controller
    if screen.isBeingDismissed {
      screen.dismissalBeganInteractively = controller.transitionCoordinator?.initiallyInteractive
      // If several controllers are dismissed together, only one of them has a coordinator. Without
      // one, it is unknown until the dismissal has ended whether it can be cancelled, and so it is
      // with one that a finger can catch.
      let transition = chain.lazy.compactMap(\.transitionCoordinator).first
      screen.isDismissalCommitted =
        transition.map { !$0.isInteractive && !$0.isInterruptible && !$0.isCancelled } ?? false
    }
    return screen
  }
}

extension UIViewController {
  /// Whether it is being presented or dismissed; UIKit then ignores calls of `present`.
  fileprivate var isMoving: Bool { isBeingPresented || isBeingDismissed }

  /// The presentation controllers that can ask a delegate about gestures while it is presented: a
  /// popover becomes its sheet, and the sheet a popover, when the width changes.
  fileprivate var presentationsForGestures: [UIPresentationController] {
    let popover = self is UIAlertController ? nil : popoverPresentationController
    let all: [UIPresentationController?] = [
      activePresentationController, popover, popover?.adaptiveSheetPresentationController,
    ]
    return all.compactMap { $0 }
  }

  /// Returns the controller below it that is this page.
  fileprivate func controller(of page: PageID?) -> UIViewController? {
    guard let page else { return nil }
    var found: UIViewController?
    forEachController { controller in
      if PageIdentity.existing(for: controller)?.id == page { found = controller }
    }
    return found
  }
}

/// Asks a closure whether UIKit may dismiss a controller for a gesture of the user: the delegate of a
/// sheet, or of a popover, which expects this protocol.
@MainActor
private final class ModalDismissalDelegate: NSObject, UIPopoverPresentationControllerDelegate {
  private let allowsDismissal: @MainActor () -> Bool

  init(_ allowsDismissal: @escaping @MainActor () -> Bool) {
    self.allowsDismissal = allowsDismissal
  }

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    allowsDismissal()
  }
}
