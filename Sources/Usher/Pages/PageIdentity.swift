// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// What Usher knows about one view controller, from the first look at it to its end.
///
/// It hangs on the controller and does not hold it.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class PageIdentity {
  private static let identities = AssociatedObject<PageIdentity>()

  let id: PageID
  let type: PageRegistry.ControllerType
  /// The name that the app gave the controller.
  var name: PageName?
  private weak var registry: PageRegistry?

  private init(of controller: UIViewController, in registry: PageRegistry) {
    id = registry.nextID()
    type = registry.type(of: controller)
    self.registry = registry
  }

  deinit {
    guard let registry else { return }
    Task { @MainActor [id] in registry.pageDidDeallocate(id) }
  }

  /// The identity of a controller, given to it if it has none.
  static func make(_ controller: UIViewController) -> PageIdentity {
    if let known = identities[controller] { return known }
    let identity = PageIdentity(of: controller, in: .current)
    identities[controller] = identity
    return identity
  }

  /// The identity of a controller, if it has been given one.
  static func existing(_ controller: UIViewController) -> PageIdentity? { identities[controller] }
}
