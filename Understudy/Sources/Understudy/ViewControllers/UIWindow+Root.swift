// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UIWindow {
  /// The root's view stands under wrapper views of the window's own, as in UIKit.
  public var rootViewController: UIViewController? {
    get { rootStorage as? UIViewController }
    set { replaceRoot(with: newValue) }
  }

  private func replaceRoot(with new: UIViewController?) {
    let old = rootViewController
    guard old !== new else { return }
    rootStorage = new
    old?.detachFromWindow(self)
    if let new, headlessShowsContent { new.windowDidShow(self) }
  }

  /// Shown and part of a scene: its controllers appear and disappear.
  package var headlessShowsContent: Bool { !isHidden && windowScene != nil }
}

/// Holds the root's view; what full-screen transitions move back and clip.
final class WindowRootView: UIView {}

extension UIViewController: WindowRoot {
  package func windowDidShow(_ window: UIWindow) {
    loadViewIfNeeded()
    let appears = loadedView?.window !== window
    for controller in presentationChain.reversed() where controller !== self {
      controller.appearImplicitlyIfPresentedIn(window)
    }
    if let removedView = presentation.presented?.presentation.controller?.removedPresenterView {
      if removedView.isRemoved, removedView.destination?.window !== window {
        removedView.move(to: addWrapperViews(in: window))
      }
      guard appears, !removedView.isRemoved else { return }
    }
    appearImplicitly { [self] in
      if appears { install(in: window) }
    }
  }

  package func windowDidHide(_ window: UIWindow) {
    for controller in presentationChain.reversed() where controller.appearanceState.isOnScreen {
      controller.disappearImplicitly()
    }
  }

  /// What it presents stays in the window: nothing dismisses it.
  func detachFromWindow(_ window: UIWindow) {
    let removedView = presentation.presented?.presentation.controller?.removedPresenterView
    let wrapper = (loadedView?.superview ?? removedView?.destination) as? WindowRootView
    if appearanceState.isOnScreen {
      disappearImplicitly { [self] in loadedView?.removeFromSuperview() }
    }
    if loadedView?.window === window { loadedView?.removeFromSuperview() }
    let outer = wrapper?.superview
    wrapper?.removeFromSuperview()
    if outer !== window { outer?.removeFromSuperview() }
  }

  private func install(in window: UIWindow) {
    guard let view = loadedView else { return }
    addWrapperViews(of: view, in: window)
  }

  /// Adds the wrapper views of a root, with its view unless a full-screen presentation took it away.
  @discardableResult
  private func addWrapperViews(of view: UIView? = nil, in window: UIWindow) -> WindowRootView {
    let outer = UIView(frame: window.bounds)
    let wrapper = WindowRootView(frame: window.bounds)
    for holder in [outer, wrapper, view].compactMap(\.self) {
      holder.frame = window.bounds
      holder.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    if let view { wrapper.addSubview(view) }
    outer.addSubview(wrapper)
    window.insertSubview(outer, at: 0)
    return wrapper
  }

  private func appearImplicitlyIfPresentedIn(_ window: UIWindow) {
    guard loadedView?.window === window, appearanceState.phase == .disappeared else { return }
    appearImplicitly {}
  }
}

extension UIViewController: ViewOwner {
  package var ownedView: UIView? { loadedView }

  package var contributedSafeAreaInsets: UIEdgeInsets {
    let own = additionalSafeAreaInsets
    let container = containerSafeAreaInsets
    return UIEdgeInsets(
      top: own.top + container.top, left: own.left + container.left,
      bottom: own.bottom + container.bottom, right: own.right + container.right)
  }

  package func adjust(_ inherited: UITraitCollection) -> UITraitCollection {
    let traits = presentation.controller?.adjust(inherited) ?? inherited
    let overrides = traitStore.overrides
    let style = overrideUserInterfaceStyle
    guard style != .unspecified || overrides != UITraitCollection.Values() else { return traits }
    return traits.with {
      if style != .unspecified { $0.userInterfaceStyle = style }
      $0.merge(overrides)
    }
  }

  package func traitsDidChange(from previous: UITraitCollection?) {
    systemTraitsDidChange(from: previous)
    if viewIfLoaded?.callsDeprecatedTraitHook ?? true { traitCollectionDidChange(previous) }
    presentationEnvironmentDidChange(from: previous, to: traitCollection)
    notifyTraitObservers(from: previous ?? UITraitCollection())
  }
}

/// The controller at the root of a window, as the window sees it.
@MainActor
package protocol WindowRoot: ViewOwner {
  /// The window has come on screen, or a visible window got this root.
  func windowDidShow(_ window: UIWindow)
  /// The window has left the screen.
  func windowDidHide(_ window: UIWindow)
}
