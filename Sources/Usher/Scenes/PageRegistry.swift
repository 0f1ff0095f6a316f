// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

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

  private let device = DeviceContext()
  private var lastSerial: UInt64 = 0
  private var types: [ObjectIdentifier: ControllerType] = [:]
  private var drivers: [Weak<QueueDriver>] = []

  static var current: PageRegistry { registries.current }

  /// Returns the id of the next controller.
  func nextID() -> PageID {
    lastSerial += 1
    return PageID(serial: lastSerial)
  }

  /// Returns the names of a controller's type; computed once for each type.
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

  /// Adds a driver that is notified when a controller is deallocated; it is not retained.
  func add(_ driver: QueueDriver) {
    drivers.removeAll { $0.object == nil }
    drivers.append(Weak(object: driver))
  }

  func pageDidDeallocate(_ id: PageID) {
    device.run {
      for driver in drivers { driver.object?.pageDidDeallocate(id) }
    }
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

  /// Returns the identity of a controller, which is created if there is none.
  static func make(for controller: UIViewController) -> PageIdentity {
    identities.value(for: controller) { PageIdentity(of: controller, in: .current) }
  }

  /// Returns the identity of a controller, if there is one.
  static func existing(for controller: UIViewController) -> PageIdentity? { identities[controller] }
}

/// Passes snapshots of a scene to the page watcher, and adds to its output the satisfied
/// predicates.
///
/// Predicates are closures of the app, so only the shell can evaluate them.
@MainActor
final class PageMonitor {
  /// A closure of the app that selects pages.
  typealias Predicate = @MainActor (UIViewController) -> Bool

  private var watcher = PageWatcher()
  private var predicates: [PagePredicateID: Predicate] = [:]
  private var lastPredicateSerial: UInt64 = 0
  /// The predicates that each page satisfied at the last evaluation.
  private var satisfiedPredicates: [PageID: Set<PagePredicateID>] = [:]
  /// Whether the watcher has reported page changes since the last reset.
  private(set) var hasReported = false

  /// Whether a poll in the next turn decides if the pages are settled.
  var needsNextTurn: Bool { watcher.needsConfirmation }
  /// The latest time of the next poll, if there is one.
  var deadline: MonotonicInstant? { watcher.deadline }

  /// Discards the page state, which is outdated after a time without polls.
  func reset() {
    watcher.reset()
    satisfiedPredicates = [:]
    hasReported = false
  }

  /// Processes the latest snapshot of the scene. Returns what has changed about its pages.
  func process(_ scene: SceneContext, at now: MonotonicInstant) -> [PageWatcher.Output] {
    let outputs = watcher.process(scene.reader.snapshot, at: now)
    return outputs.isEmpty ? outputs : outputs.map { addPredicates(to: $0, in: scene) }
  }

  /// The controllers of these pages have been deallocated; the next poll reports it.
  func pagesDidDeallocate(_ pages: Set<PageID>) {
    watcher.pagesDidDeallocate(pages)
  }

  // MARK: Predicates

  /// Whether a request waits for a predicate.
  var hasPredicates: Bool { !predicates.isEmpty }

  /// Adds a predicate until it is removed. Returns its id.
  func add(_ predicate: @escaping Predicate) -> PagePredicateID {
    lastPredicateSerial += 1
    let id = PagePredicateID(serial: lastPredicateSerial)
    predicates[id] = predicate
    return id
  }

  func remove(_ id: PagePredicateID) {
    predicates[id] = nil
  }

  /// Returns the page state reported last, with the predicates that are satisfied now.
  func reevaluatedState(in scene: SceneContext) -> PageState {
    addPredicates(to: watcher.pageState, in: scene)
  }

  private func addPredicates(to output: PageWatcher.Output, in scene: SceneContext)
    -> PageWatcher.Output
  {
    switch output {
    case .pagesChanged(let pageState):
      hasReported = true
      return .pagesChanged(addPredicates(to: pageState, in: scene))
    case .didNotSettle:
      return output
    }
  }

  private func addPredicates(to pageState: PageState, in scene: SceneContext) -> PageState {
    guard hasPredicates else { return pageState }
    // During a page transition the result from before the transition is used.
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
      guard let id = PageIdentity.existing(for: controller)?.id, pages.contains(id) else { return }
      found.append((id, controller))
    }
    // A predicate may run any code, and even add another predicate.
    let evaluated = predicates
    satisfiedPredicates = [:]
    for (page, controller) in found {
      satisfiedPredicates[page] = Set(evaluated.filter { $0.value(controller) }.keys)
    }
  }
}
