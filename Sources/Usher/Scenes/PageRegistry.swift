// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

/// Assigns ids to the view controllers of an app, caches their type names, and reports
/// deallocation.
@MainActor
final class PageRegistry {
  /// A view controller type, with its names.
  struct ControllerType {
    /// The short name, for messages.
    let name: String
    /// The type itself and its superclasses up to `UIViewController`.
    let superclasses: [PageTypeID]
  }

  private static let registries = PerApplication { PageRegistry() }

  let device = DeviceContext()
  var numbers = SerialNumbers()
  private var types: [ObjectIdentifier: ControllerType] = [:]

  static var current: PageRegistry { registries.current }

  /// Returns the names of a controller's type; computed once for each type.
  func type(of controller: UIViewController) -> ControllerType {
    let own = Swift.type(of: controller)
    if let known = types[ObjectIdentifier(own)] { return known }
    var chain: [PageTypeID] = []
    var next: UIViewController.Type? = own
    while let type = next {
      chain.append(PageTypeID(type))
      next = type.superclass() as? UIViewController.Type
    }
    let made = ControllerType(name: PageTypeID(own).shortName, superclasses: chain)
    types[ObjectIdentifier(own)] = made
    return made
  }

  /// Notifies the queues that a controller has been deallocated.
  func pageDidDeallocate(_ id: PageID) {
    for center in SceneRegistry.current.all { center.driver.pageDidDeallocate(id) }
  }
}

extension PageTypeID {
  /// The identity of a type of view controller: its full name with its module.
  package init(_ type: AnyClass) {
    self.init(String(reflecting: type))
  }
}

/// The identity of a view controller, from the first poll that finds it to its deallocation.
///
/// It is stored with the controller and does not retain it.
@MainActor
final class PageIdentity {
  private static let identities = AssociatedObject<PageIdentity>()

  let id: PageID
  let type: PageRegistry.ControllerType
  /// The name that the app gave the controller.
  var ownName: PageName?
  /// The views in a window that give the page a name, the latest last.
  var nameViews: [Weak<PageNameView>] = []
  /// The name of the page: that of the latest view, otherwise its own.
  var name: PageName? { nameViews.last { $0.object != nil }?.object?.name ?? ownName }
  private weak var registry: PageRegistry?

  private init(of controller: UIViewController, in registry: PageRegistry) {
    id = PageID(serial: registry.numbers.next())
    type = registry.type(of: controller)
    self.registry = registry
  }

  deinit {
    guard let registry else { return }
    // The page may be released on any thread, or in the middle of an event.
    registry.device.nextTurn { [id] in registry.pageDidDeallocate(id) }
  }

  /// Returns the identity of a controller, which is created if there is none.
  static func make(for controller: UIViewController) -> PageIdentity {
    identities.value(for: controller) { PageIdentity(of: controller, in: .current) }
  }

  /// Returns the identity of a controller, if there is one.
  static func existing(for controller: UIViewController) -> PageIdentity? { identities[controller] }
}
