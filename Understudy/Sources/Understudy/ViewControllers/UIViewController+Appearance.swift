// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

// A controller changes between off and on screen in one of three ways: a container or a presentation
// opens and closes the change by hand, its parent forwards its own, or its view enters or leaves a
// visible window by itself.
extension UIViewController {
  package func beginTransition(appearing: Bool, animated: Bool, logsImbalance: Bool = false) {
    life.explicitTransitions += 1
    if !begin(appearing: appearing, animated: animated) && logsImbalance { logImbalance() }
  }

  package func endTransition(logsImbalance: Bool = false) {
    life.explicitTransitions = max(0, life.explicitTransitions - 1)
    if !end() && logsImbalance { logImbalance() }
  }

  /// Takes a transition back that was begun and does not take place.
  func revertTransition(appearing: Bool, animated: Bool) {
    beginTransition(appearing: appearing, animated: animated)
    life.explicitTransitions -= 1
    endTransition()
  }

  /// Whether the will-callback was sent.
  @discardableResult
  private func begin(appearing: Bool, animated: Bool) -> Bool {
    let phase = life.phase
    switch (appearing, phase) {
    case (true, .disappeared), (true, .disappearing):
      loadViewIfNeeded()
      willForwardAppearance()
      life.phase = .appearing
      life.owesIsAppearing = phase == .disappeared
      life.generation += 1
      life.isAnimated = animated
      loadedView?.setNeedsLayout()
      viewWillAppear(animated)
    case (false, .appeared), (false, .appearing):
      life.phase = .disappearing
      life.owesIsAppearing = false
      life.generation += 1
      life.isAnimated = animated
      viewWillDisappear(animated)
    case (true, .appearing), (true, .appeared), (false, .disappearing), (false, .disappeared):
      return false
    }
    HeadlessDevice.current.setNeedsFurnitureUpdate()
    for child in forwardedChildren { child.begin(appearing: appearing, animated: animated) }
    return true
  }

  /// Whether there was a change to end.
  @discardableResult
  private func end() -> Bool {
    switch life.phase {
    case .appeared, .disappeared:
      return false
    case .appearing:
      sendIsAppearingIfOwed(inLayout: false)
      for child in forwardedChildren where child.life.phase == .appearing { child.end() }
      guard life.phase == .appearing else { return true }
      life.phase = .appeared
      viewDidAppear(life.isAnimated)
      life.isMovingToParent = false
    case .disappearing:
      for child in forwardedChildren where child.life.phase == .disappearing { child.end() }
      guard life.phase == .disappearing else { return true }
      life.phase = .disappeared
      viewDidDisappear(life.isAnimated)
      life.isMovingFromParent = false
    }
    return true
  }

  /// The children whose appearance follows ours: loaded, in our view, and not driven by hand.
  private var forwardedChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = loadedView else { return [] }
    return contained.filter { child in
      guard child.life.explicitTransitions == 0, let childView = child.viewIfLoaded else {
        return false
      }
      return childView.isDescendant(of: view)
    }
  }

  private func logImbalance() {
    HeadlessDevice.current.log.append(
      "Unbalanced calls to begin/end appearance transitions for \(headlessDescription).")
  }
}

// MARK: - The view by itself

extension UIViewController {
  /// Called by the controller's own view before it changes windows.
  package func viewWillMove(toWindow window: UIWindow?) {
    if window == nil { takeContainerAway() }
    guard life.explicitTransitions == 0 else { return }
    if let window, window.headlessShowsContent {
      guard life.phase == .disappeared || life.phase == .disappearing else { return }
      guard let parent = containingParent else {
        beginByItself(appearing: true)
        return
      }
      guard parent.shouldAutomaticallyForwardAppearanceMethods else { return }
      switch parent.life.phase {
      case .appearing:
        life.isByItself = false
        begin(appearing: true, animated: parent.life.isAnimated)
      case .appeared:
        beginByItself(appearing: true)
      case .disappearing, .disappeared:
        break
      }
    } else if window == nil {
      guard life.phase == .appeared || life.phase == .appearing else { return }
      if let parent = containingParent, !parent.shouldAutomaticallyForwardAppearanceMethods {
        return
      }
      beginByItself(appearing: false)
    }
  }

  /// Called by the controller's own view after it changed windows.
  package func viewDidMove(toWindow window: UIWindow?) {
    if window != nil { bringContainerBack() }
    guard life.isByItself else { return }
    switch life.phase {
    case .disappearing:
      life.isByItself = false
      end()
    case .appearing:
      endAtTheEndOfTheTurn()
    case .appeared, .disappeared:
      life.isByItself = false
    }
  }

  /// Runs an appearance whose end comes with the end of this turn, as a window does for its root.
  ///
  /// `install` runs between the will-callback and the rest.
  package func appearByItself(_ install: () -> Void) {
    life.explicitTransitions += 1
    beginByItself(appearing: true)
    install()
    life.explicitTransitions -= 1
    endAtTheEndOfTheTurn()
  }

  /// Runs a disappearance at once, as a window does when it is hidden.
  package func disappearByItself(_ remove: () -> Void = {}) {
    life.explicitTransitions += 1
    beginByItself(appearing: false)
    remove()
    life.explicitTransitions -= 1
    life.isByItself = false
    end()
  }

  private func beginByItself(appearing: Bool) {
    life.isByItself = begin(appearing: appearing, animated: false)
  }

  private func endAtTheEndOfTheTurn() {
    let generation = life.generation
    HeadlessDevice.current.afterLayout { [weak self] in
      guard let self, self.life.generation == generation else { return }
      self.life.isByItself = false
      self.end()
    }
  }
}

// MARK: - In the layout pass

extension UIViewController {
  /// Called by the controller's own view just before it lays out its subviews.
  package func viewWillLayout() {
    sendIsAppearingIfOwed(inLayout: true)
    viewWillLayoutSubviews()
  }

  private func sendIsAppearingIfOwed(inLayout: Bool) {
    guard life.owesIsAppearing, let window = loadedView?.window,
      window.headlessShowsContent
    else { return }
    if !inLayout {
      loadedView?.superview?.layoutIfNeeded()
      guard life.owesIsAppearing else { return }
    }
    life.owesIsAppearing = false
    viewIsAppearing(life.isAnimated)
  }
}
