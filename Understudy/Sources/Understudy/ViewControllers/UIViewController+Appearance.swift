// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

// A controller changes between off and on screen in one of three ways: a container or a presentation
// opens and closes the change itself, its parent forwards its own, or its view enters or leaves a
// visible window by itself.
extension UIViewController {
  package func beginTransition(appearing: Bool, animated: Bool, logsImbalance: Bool = false) {
    appearanceState.explicitTransitions += 1
    if !begin(appearing: appearing, animated: animated) && logsImbalance { logImbalance() }
  }

  package func endTransition(logsImbalance: Bool = false) {
    appearanceState.explicitTransitions = max(0, appearanceState.explicitTransitions - 1)
    if !end() && logsImbalance { logImbalance() }
  }

  /// Takes a transition back that was begun and does not take place.
  func revertTransition(appearing: Bool, animated: Bool) {
    beginTransition(appearing: appearing, animated: animated)
    appearanceState.explicitTransitions -= 1
    endTransition()
  }

  /// Whether the will-callback was sent.
  @discardableResult
  private func begin(appearing: Bool, animated: Bool) -> Bool {
    let phase = appearanceState.phase
    switch (appearing, phase) {
    case (true, .disappeared), (true, .disappearing):
      loadViewIfNeeded()
      willForwardAppearance()
      appearanceState.phase = .appearing
      appearanceState.needsViewIsAppearing = phase == .disappeared
      appearanceState.generation += 1
      appearanceState.isAnimated = animated
      loadedView?.setNeedsLayout()
      viewWillAppear(animated)
    case (false, .appeared), (false, .appearing):
      appearanceState.phase = .disappearing
      appearanceState.needsViewIsAppearing = false
      appearanceState.generation += 1
      appearanceState.isAnimated = animated
      viewWillDisappear(animated)
    case (true, .appearing), (true, .appeared), (false, .disappearing), (false, .disappeared):
      return false
    }
    HeadlessDevice.current.setNeedsSystemBarUpdate()
    for child in forwardedChildren { child.begin(appearing: appearing, animated: animated) }
    return true
  }

  /// Whether there was a change to end.
  @discardableResult
  private func end() -> Bool {
    switch appearanceState.phase {
    case .appeared, .disappeared:
      return false
    case .appearing:
      sendViewIsAppearingIfNeeded(inLayout: false)
      for child in forwardedChildren where child.appearanceState.phase == .appearing { child.end() }
      guard appearanceState.phase == .appearing else { return true }
      appearanceState.phase = .appeared
      viewDidAppear(appearanceState.isAnimated)
      appearanceState.isMovingToParent = false
    case .disappearing:
      for child in forwardedChildren where child.appearanceState.phase == .disappearing {
        child.end()
      }
      guard appearanceState.phase == .disappearing else { return true }
      appearanceState.phase = .disappeared
      viewDidDisappear(appearanceState.isAnimated)
      appearanceState.isMovingFromParent = false
    }
    return true
  }

  /// The children whose appearance follows this one's: loaded, in its view, and not forwarded otherwise.
  private var forwardedChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = loadedView else { return [] }
    return contained.filter { child in
      guard child.appearanceState.explicitTransitions == 0, let childView = child.viewIfLoaded
      else {
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
    if window == nil { removeContextContainer() }
    guard appearanceState.explicitTransitions == 0 else { return }
    if let window, window.headlessShowsContent {
      guard appearanceState.phase == .disappeared || appearanceState.phase == .disappearing else {
        return
      }
      guard let parent = containingParent else {
        beginImplicitly(appearing: true)
        return
      }
      guard parent.shouldAutomaticallyForwardAppearanceMethods else { return }
      switch parent.appearanceState.phase {
      case .appearing:
        appearanceState.isImplicit = false
        begin(appearing: true, animated: parent.appearanceState.isAnimated)
      case .appeared:
        beginImplicitly(appearing: true)
      case .disappearing, .disappeared:
        break
      }
    } else if window == nil {
      guard appearanceState.phase == .appeared || appearanceState.phase == .appearing else {
        return
      }
      if let parent = containingParent, !parent.shouldAutomaticallyForwardAppearanceMethods {
        return
      }
      beginImplicitly(appearing: false)
    }
  }

  /// Called by the controller's own view after it changed windows.
  package func viewDidMove(toWindow window: UIWindow?) {
    if window != nil { restoreContextContainer() }
    guard appearanceState.isImplicit else { return }
    switch appearanceState.phase {
    case .disappearing:
      appearanceState.isImplicit = false
      end()
    case .appearing:
      endAtEndOfTurn()
    case .appeared, .disappeared:
      appearanceState.isImplicit = false
    }
  }

  /// Runs an appearance whose end comes with the end of this turn, as a window does for its root.
  ///
  /// `install` runs between the will-callback and the rest.
  package func appearImplicitly(_ install: () -> Void) {
    appearanceState.explicitTransitions += 1
    beginImplicitly(appearing: true)
    install()
    appearanceState.explicitTransitions -= 1
    endAtEndOfTurn()
  }

  /// Runs a disappearance at once, as a window does when it is hidden.
  package func disappearImplicitly(_ remove: () -> Void = {}) {
    appearanceState.explicitTransitions += 1
    beginImplicitly(appearing: false)
    remove()
    appearanceState.explicitTransitions -= 1
    appearanceState.isImplicit = false
    end()
  }

  private func beginImplicitly(appearing: Bool) {
    appearanceState.isImplicit = begin(appearing: appearing, animated: false)
  }

  private func endAtEndOfTurn() {
    let generation = appearanceState.generation
    HeadlessDevice.current.afterLayout { [weak self] in
      guard let self, self.appearanceState.generation == generation else { return }
      self.appearanceState.isImplicit = false
      self.end()
    }
  }
}

// MARK: - In the layout pass

extension UIViewController {
  /// Called by the controller's own view just before it lays out its subviews.
  package func viewWillLayout() {
    sendViewIsAppearingIfNeeded(inLayout: true)
    viewWillLayoutSubviews()
  }

  private func sendViewIsAppearingIfNeeded(inLayout: Bool) {
    guard appearanceState.needsViewIsAppearing, let window = loadedView?.window,
      window.headlessShowsContent
    else { return }
    if !inLayout {
      loadedView?.superview?.layoutIfNeeded()
      guard appearanceState.needsViewIsAppearing else { return }
    }
    appearanceState.needsViewIsAppearing = false
    viewIsAppearing(appearanceState.isAnimated)
  }
}

// MARK: - What a controller keeps

/// The appearance state of a controller, between off screen and on screen.
package struct AppearanceState {
  package enum Phase: Sendable {
    /// Nothing of it is on screen. → `appearing`
    case disappeared
    /// `viewWillAppear` was sent. → `appeared`, `disappearing`
    case appearing
    /// `viewDidAppear` was sent. → `disappearing`
    case appeared
    /// `viewWillDisappear` was sent. → `disappeared`, `appearing`
    case disappearing
  }

  package var phase = Phase.disappeared
  /// Whether the running change is animated, as handed to the will-callback.
  package var isAnimated = false
  /// `viewIsAppearing` is still to come for this appearance.
  package var needsViewIsAppearing = false
  /// Transitions opened by a container or a presentation; while positive, moving the view in or out
  /// of a window changes nothing.
  package var explicitTransitions = 0
  /// The change was begun by the view entering or leaving a window, and ends with that.
  package var isImplicit = false
  package var isMovingToParent = false
  package var isMovingFromParent = false
  /// The change that a deferred did-callback belongs to; a newer change makes it void.
  package var generation = 0

  /// Appeared, or about to.
  package var isOnScreen: Bool { phase == .appeared || phase == .appearing }
}
