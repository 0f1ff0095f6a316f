// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// Looks at a scene and writes down what UIKit says about it, changing nothing.
///
/// Only state that is there already is read: loaded views, active presentations. A controller gets a
/// number when it is first seen; apart from that a look that finds nothing new allocates nothing.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class SceneReader {
  private static let numbers = AssociatedBox<PageNumber>()

  /// What the last look found.
  private(set) var snapshot = SceneSnapshot(activation: .unattached, hasStageWindow: false)
  private var previous = SceneSnapshot(activation: .unattached, hasStageWindow: false)
  private var lastSerial: UInt64 = 0

  /// Whether the last two looks found the same, with nothing in transition.
  private(set) var isSettled = false

  /// Looks again; answers whether something has changed since the last look.
  @discardableResult
  func read(_ activation: SceneSnapshot.Activation, window: UIWindow?) -> Bool {
    swap(&previous, &snapshot)
    snapshot.activation = activation
    snapshot.hasStageWindow = window != nil
    snapshot.nodes.removeAll(keepingCapacity: true)
    if let root = window?.rootViewController {
      visit(root, link: .root, parent: nil, window: window)
    }
    let hasChanged = snapshot != previous
    isSettled = !hasChanged && snapshot.nodes.allSatisfy(\.isAtRest)
    return hasChanged
  }

  private func visit(
    _ controller: UIViewController, link: SceneSnapshot.Link, parent: Int?, window: UIWindow?
  ) {
    let place = snapshot.nodes.count
    let number = number(of: controller)
    let navigation = controller as? UINavigationController
    snapshot.nodes.append(
      SceneSnapshot.Node(
        id: number.id, typeName: number.typeName, kind: navigation == nil ? .plain : .navigation,
        link: link, parent: parent, state: state(of: controller, in: window)))
    let top = navigation?.topViewController
    for child in controller.children {
      let isCurrent = top.map { $0 === child } ?? false
      visit(child, link: .child(isCurrent: isCurrent), parent: place, window: window)
    }
    // Every controller below the one that presents reports what is presented, too.
    if let presented = controller.presentedViewController,
      presented.presentingViewController === controller
    {
      visit(presented, link: .presented(style(of: presented)), parent: place, window: window)
    }
  }

  private func state(of controller: UIViewController, in window: UIWindow?) -> SceneSnapshot.State {
    var state: SceneSnapshot.State = []
    if let view = controller.viewIfLoaded {
      if view.window === window { state.insert(.isInWindow) }
      if view.isHidden { state.insert(.isHidden) }
    }
    if controller.transitionCoordinator != nil { state.insert(.isInTransition) }
    if controller.isBeingPresented { state.insert(.isBeingPresented) }
    if controller.isBeingDismissed { state.insert(.isBeingDismissed) }
    return state
  }

  private func style(of presented: UIViewController) -> SceneSnapshot.PresentationStyle {
    if presented is UIAlertController { return .alert }
    return switch presented.modalPresentationStyle {
    case .fullScreen: .fullScreen
    case .currentContext: .currentContext
    case .overFullScreen, .overCurrentContext: .over
    case .popover: .popover
    case .custom: .custom
    default: .sheet
    }
  }

  private func number(of controller: UIViewController) -> PageNumber {
    if let number = SceneReader.numbers[controller] { return number }
    lastSerial += 1
    let number = PageNumber(
      id: PageID(serial: lastSerial), typeName: String(describing: type(of: controller)))
    SceneReader.numbers[controller] = number
    return number
  }
}

/// The number of a view controller and the name of its type; it lives as long as the controller.
@MainActor
private final class PageNumber {
  let id: PageID
  let typeName: String

  init(id: PageID, typeName: String) {
    self.id = id
    self.typeName = typeName
  }
}

extension SceneSnapshot.Node {
  fileprivate var isAtRest: Bool {
    state.isDisjoint(with: [.isInTransition, .isBeingPresented, .isBeingDismissed])
  }
}
