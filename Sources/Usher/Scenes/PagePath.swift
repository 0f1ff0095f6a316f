// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

/// The containers and presenters of one page, from the page outwards, for noticing that it was
/// popped or dismissed.
///
/// A page that has not been in a container yet is not gone, and neither is one that was removed
/// from a container that may add it again.
@MainActor
struct PagePath {
  @MainActor
  private struct Step {
    weak var controller: UIViewController?
    /// What it means if the controller is no longer in its container or no longer presented.
    let removal: PageRemoval

    var isRemoved: Bool { controller?.link == nil }
  }

  /// The page and the controllers around it, when all of them were last in place.
  private var steps: [Step] = []

  /// Reads the path of a view controller, or of the one whose view contains a view.
  init(from base: UIResponder?) {
    read(from: base)
  }

  /// Reads the path again. Returns whether the page is gone.
  mutating func update(from base: UIResponder?) -> Bool {
    let removals = steps.filter { $0.isRemoved }.map { $0.removal }
    // A container may add the controller again, so the last complete path is kept.
    if removals.isEmpty { read(from: base) }
    return removals.contains(.removed)
  }

  private mutating func read(from base: UIResponder?) {
    steps.removeAll(keepingCapacity: true)
    var next = base?.nearestController
    while let controller = next, let (outer, link) = controller.link {
      steps.append(
        Step(controller: controller, removal: PageRemoval(of: link, in: outer.containerKind)))
      next = outer
    }
  }
}

extension UIResponder {
  /// The nearest view controller in its responder chain, itself included.
  var nearestController: UIViewController? {
    sequence(first: self, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
  }
}

extension UIViewController {
  /// The container or presenter of the controller; `nil` if it has none.
  fileprivate var link: (outer: UIViewController, link: SceneSnapshot.Link)? {
    if let parent { return (parent, .child(isCurrent: true)) }
    guard let presentingViewController else { return nil }
    // The style makes no difference for a removal.
    return (presentingViewController, .presented(.fullScreen))
  }
}
