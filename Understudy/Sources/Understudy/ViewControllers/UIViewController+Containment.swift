// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UIViewController {
  func adopt(_ child: UIViewController) {
    guard child.containingParent !== self else { return }
    var ancestor: UIViewController? = self
    while let controller = ancestor {
      if controller === child {
        HeadlessDevice.current.raise(
          "UIViewControllerHierarchyInconsistency", "A view controller cannot contain itself")
        return
      }
      ancestor = controller.containingParent
    }
    if child.containingParent != nil {
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
    child.willMove(toParent: self)
    child.appearanceState.isMovingToParent = true
    child.containingParent = self
    contained.append(child)
  }

  func detachFromParent() {
    guard let parent = containingParent else { return }
    parent.contained.removeAll { $0 === self }
    containingParent = nil
    appearanceState.isMovingToParent = false
    didMove(toParent: nil)
  }

  /// The controllers from this one to the root of its containers.
  package var withAncestors: [UIViewController] {
    var chain = [self]
    while let parent = chain[chain.count - 1].containingParent { chain.append(parent) }
    return chain
  }

  package var outermostContainer: UIViewController { withAncestors[withAncestors.count - 1] }

  public var isMovingToParent: Bool { appearanceState.isMovingToParent }

  public var isMovingFromParent: Bool { appearanceState.isMovingFromParent }

  public var navigationController: UINavigationController? { nearest() }

  public var tabBarController: UITabBarController? { nearest() }

  private func nearest<Container: UIViewController>() -> Container? {
    var ancestor = containingParent
    while let controller = ancestor {
      if let container = controller as? Container { return container }
      ancestor = controller.containingParent
    }
    return nil
  }
}

// MARK: - Containers of content

@MainActor
public protocol UIContentContainer: AnyObject {
  var preferredContentSize: CGSize { get }
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  )
}
