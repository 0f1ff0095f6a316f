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

/// Hands the looks at a stage to the watcher, and adds to what that tells the conditions on pages,
/// which only the shell can evaluate.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class PageLookout {
  /// A condition on pages, as the app wrote it.
  typealias Predicate = @MainActor (UIViewController) -> Bool

  private var watcher = PageWatcher()
  private var predicates: [PagePredicateID: Predicate] = [:]
  private var lastPredicateSerial: UInt64 = 0
  /// Which conditions held for which page when they were last evaluated.
  private var satisfiedPredicates: [PageID: Set<PagePredicateID>] = [:]
  /// Whether the watcher has told anything since the last beginning.
  private(set) var hasReported = false

  /// Whether a look in the next turn will tell whether the pages are settled.
  var needsNextTurn: Bool { watcher.needsConfirmation }
  /// The moment at which to look again at the latest, if there is one.
  var deadline: MonotonicInstant? { watcher.deadline }

  /// Forgets what is visible: nobody has looked for a while.
  func reset() {
    watcher.reset()
    satisfiedPredicates = [:]
    hasReported = false
  }

  /// Takes in the last look at the stage; answers what has happened to its pages.
  func process(_ scene: SceneContext, at now: MonotonicInstant) -> [Output] {
    let outputs = watcher.process(scene.reader.snapshot, at: now)
    return outputs.isEmpty ? outputs : outputs.map { addPredicates($0, in: scene) }
  }

  /// The controllers of these pages do not exist any more; the next look tells.
  func pagesDidDeallocate(_ pages: Set<PageID>) {
    watcher.pagesDidDeallocate(pages)
  }

  // MARK: Conditions

  /// Whether anybody waits for a condition.
  var hasPredicates: Bool { !predicates.isEmpty }

  /// Adds a condition until it is removed.
  func add(_ predicate: @escaping Predicate) -> PagePredicateID {
    lastPredicateSerial += 1
    let id = PagePredicateID(serial: lastPredicateSerial)
    predicates[id] = predicate
    return id
  }

  func remove(_ id: PagePredicateID) {
    predicates[id] = nil
  }

  /// The situation that was last told, with the conditions as they are now.
  func reevaluatedState(`in` scene: SceneContext) -> PageState {
    addPredicates(watcher.pageState, in: scene)
  }

  private func addPredicates(_ output: Output, `in` scene: SceneContext) -> Output {
    switch output {
    case .pagesChanged(let pageState):
      hasReported = true
      return .pagesChanged(addPredicates(pageState, in: scene))
    case .didNotSettle:
      return output
    }
  }

  private func addPredicates(_ pageState: PageState, `in` scene: SceneContext) -> PageState {
    guard hasPredicates else { return pageState }
    // While a change is running what was found before it counts.
    if pageState.disappearing.isEmpty { evaluate(for: Set(pageState.visible.map(\.id)), on: scene) }
    var result = pageState
    for index in result.visible.indices {
      result.visible[index].predicates = satisfiedPredicates[result.visible[index].id] ?? []
    }
    return result
  }

  private func evaluate(for pages: Set<PageID>, on scene: SceneContext) {
    var found: [(page: PageID, controller: UIViewController)] = []
    scene.appWindow?.rootViewController?.forEachController { controller in
      guard let id = PageIdentity.existing(controller)?.id, pages.contains(id) else { return }
      found.append((id, controller))
    }
    // A condition may do anything, also add another.
    let evaluated = predicates
    satisfiedPredicates = [:]
    for (page, controller) in found {
      satisfiedPredicates[page] = Set(evaluated.filter { $0.value(controller) }.keys)
    }
  }
}
