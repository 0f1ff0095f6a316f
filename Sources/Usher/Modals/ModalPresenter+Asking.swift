// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

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
