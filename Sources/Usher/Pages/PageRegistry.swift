// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// Numbers the view controllers of an app, knows their types by name, and says when one is no more;
/// it hangs on the application object.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class PageRegistry {
  /// A type of view controller in words.
  struct ControllerType {
    /// The short name, for people.
    let name: String
    /// The type itself and every type above it up to `UIViewController`.
    let superclasses: [PageTypeID]
  }

  private struct Listener {
    weak var object: (any PageListener)?
  }

  private static let registries = AssociatedObject<PageRegistry>()

  private let device = DeviceContext()
  private var lastSerial: UInt64 = 0
  private var types: [ObjectIdentifier: ControllerType] = [:]
  private var listeners: [Listener] = []

  static var current: PageRegistry {
    if let registry = registries[UIApplication.shared] { return registry }
    let registry = PageRegistry()
    registries[UIApplication.shared] = registry
    return registry
  }

  /// The number of the next controller.
  func nextID() -> PageID {
    lastSerial += 1
    return PageID(serial: lastSerial)
  }

  /// The names of a controller's type; worked out once for each type.
  func type(of controller: UIViewController) -> ControllerType {
    let own: AnyClass = Swift.type(of: controller)
    if let known = types[ObjectIdentifier(own)] { return known }
    var chain: [PageTypeID] = []
    var next: AnyClass? = own
    while let type = next {
      chain.append(PageTypeID(type))
      next = type == UIViewController.self ? nil : Superclass.of(type)
    }
    let made = ControllerType(name: String(describing: own), superclasses: chain)
    types[ObjectIdentifier(own)] = made
    return made
  }

  /// Tells this one from now on when a controller is no more; it is not held.
  func add(_ listener: any PageListener) {
    listeners.removeAll { $0.object == nil }
    listeners.append(Listener(object: listener))
  }

  func pageDidDeallocate(_ id: PageID) {
    device.run {
      for listener in listeners { listener.object?.pageDidDeallocate(id) }
    }
  }
}

/// Who wants to know that a controller is no more.
@MainActor
protocol PageListener: AnyObject {
  /// The controller with this number does not exist any more.
  func pageDidDeallocate(_ id: PageID)
}

extension PageTypeID {
  /// The identity of a type of view controller: its full name with its module.
  public init(_ type: AnyClass) {
    self.init(String(reflecting: type))
  }
}
