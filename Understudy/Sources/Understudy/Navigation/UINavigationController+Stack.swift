// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UINavigationController {
  /// Takes over a stack at once; what is on screen follows with the next layout.
  func change(to new: [UIViewController], animated: Bool) {
    let old = stack
    guard !old.elementsEqual(new, by: ===) else { return }
    let removedControllers = old.filter { removed in !new.contains { $0 === removed } }
    let addedControllers = new.filter { added in !old.contains { $0 === added } }
    let oldTop = old.last
    stack = new
    for removed in removedControllers { removed.willMove(toParent: nil) }
    for added in addedControllers { addChild(added) }
    let isPop = new.last.map { top in old.contains { $0 === top } } ?? true
    let changesTop = oldTop !== new.last
    let change = NavigationChange(
      operation: !changesTop ? .none : isPop ? .pop : .push,
      animated: animated && changesTop, previousStack: old, removedControllers: removedControllers,
      addedControllers: addedControllers)
    if let waiting = pending {
      change.previousStack = waiting.previousStack
      change.removedControllers += waiting.removedControllers.filter { removed in
        !new.contains { $0 === removed }
      }
      change.addedControllers += waiting.addedControllers.filter { added in
        new.contains { $0 === added }
      }
    }
    pending = change
    if !animated || viewIfLoaded?.window == nil { navigationBar.show(stack) }
    viewIfLoaded?.setNeedsLayout()
    HeadlessDevice.current.requestTurn()
    if appearanceState.phase == .disappeared { showTopWithoutTransition() }
  }

  /// Installs the view of the top controller without callbacks, while no window shows it.
  func showTopWithoutTransition() {
    guard isViewLoaded, running == nil else { return }
    let change = pending
    pending = nil
    if shown !== stack.last {
      if shown?.viewIfLoaded?.superview === transitionView {
        shown?.viewIfLoaded?.removeFromSuperview()
      }
      shown = stack.last
      if appearanceState.phase != .disappeared || viewIfLoaded?.window != nil { install(shown) }
    }
    install(shown)
    if let shown { willShow(shown, animated: false) }
    navigationBar.show(stack)
    if let change { complete(change) }
  }

  /// Takes over a stack and shows its top at once: a container has put pages in or taken them out.
  /// What was running is over.
  func rearrange(to new: [UIViewController]) {
    current?.completeTransition(true)
    if let change = pending {
      pending = nil
      complete(change)
    }
    for page in stack where page.containingParent === self && !new.contains(where: { $0 === page })
    {
      page.willMove(toParent: nil)
      page.removeFromParent()
    }
    stack = new
    for page in new where page.containingParent !== self {
      addChild(page)
      page.didMove(toParent: self)
    }
    guard isViewLoaded, appearanceState.phase != .disappeared else {
      return showTopWithoutTransition()
    }
    navigationBar.show(stack)
    view.setNeedsLayout()
    if let top = new.last, top !== shown { showAtOnce(top) }
  }

  private func showAtOnce(_ top: UIViewController) {
    let old = shown
    // One that another container has taken does not leave the screen.
    let isTaken = old?.containingParent != nil && old?.containingParent !== self
    let removed = isTaken ? nil : old
    shown = top
    removed?.beginTransition(appearing: false, animated: false)
    top.beginTransition(appearing: true, animated: false)
    install(top)
    willShow(top, animated: false)
    removed?.viewIfLoaded?.removeFromSuperview()
    removed?.endTransition()
    HeadlessDevice.current.afterLayout { top.endTransition() }
  }

  private func install(_ page: UIViewController?) {
    guard let page, page.view.superview !== transitionView else { return }
    updateHidesBottomBar(of: page)
    page.view.frame = frame(of: page)
    page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    transitionView.addSubview(page.view)
    applyInsets(to: page)
  }

  /// Releases the removed controllers and notifies the added ones.
  func complete(_ change: NavigationChange) {
    defer { stackChangeDidComplete() }
    for removed in change.removedControllers where removed.containingParent === self {
      removed.viewIfLoaded?.removeFromSuperview()
      removed.itemSearchController?.end(animated: false)
      removed.removeFromParent()
      HeadlessDevice.current.didDetach(removed)
    }
    for added in change.addedControllers where added.containingParent === self {
      added.didMove(toParent: self)
    }
    change.removedControllers = []
    change.addedControllers = []
  }
}

// MARK: - Changes

/// A change of the stack that has not been shown yet, or is being shown.
@MainActor
final class NavigationChange {
  let operation: UINavigationController.Operation
  let animated: Bool
  /// The stack before it, to which a canceled change goes back.
  var previousStack: [UIViewController]
  /// Those that were removed from the stack; released when the change has been shown.
  var removedControllers: [UIViewController]
  /// Those that were added to the stack; notified when the change has been shown.
  var addedControllers: [UIViewController]
  /// Set for an interactive change.
  var interactiveAnimation: InteractiveAnimation?
  /// What a finger has interrupted to begin it.
  var interruption: UINavigationController.Interruption?
  var jitter = HeadlessDevice.current.jitterOfNextTransition()

  init(
    operation: UINavigationController.Operation, animated: Bool, previousStack: [UIViewController],
    removedControllers: [UIViewController], addedControllers: [UIViewController]
  ) {
    self.operation = operation
    self.animated = animated
    self.previousStack = previousStack
    self.removedControllers = removedControllers
    self.addedControllers = addedControllers
  }
}
