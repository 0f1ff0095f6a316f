// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Differs: the form with a closure only; target and action need the Objective-C runtime.
@MainActor
public protocol UITraitChangeObservable: AnyObject {
  typealias TraitChangeHandler<Environment> = (Environment, UITraitCollection) -> Void

  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

@MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

extension UITraitChangeObservable where Self: UITraitEnvironment {
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration()
    let observer = TraitObserver(registration: registration, traits: traits) {
      [weak self] previous in
      if let self { handler(self, previous) }
    }
    (self as? any TraitObserving)?.traitObservers.append(observer)
    return registration
  }
}

extension UIView: UITraitChangeObservable {
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    removeTraitObserver(registration)
  }
}

extension UIViewController: UITraitChangeObservable {
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    removeTraitObserver(registration)
  }
}

// MARK: - Keeping them

final class TraitRegistration: NSObject, UITraitChangeRegistration {}

/// One registration made with `registerForTraitChanges`.
struct TraitObserver {
  let registration: TraitRegistration
  let traits: [UITrait]
  let handler: @MainActor (UITraitCollection) -> Void
}

/// What keeps observers of its traits.
@MainActor
protocol TraitObserving: UITraitEnvironment {
  var traitObservers: [TraitObserver] { get set }
}

extension TraitObserving {
  func removeTraitObserver(_ registration: any UITraitChangeRegistration) {
    traitObservers.removeAll { $0.registration === registration }
  }

  /// Calls those whose traits have changed, in the order in which they were registered.
  func notifyTraitObservers(from previous: UITraitCollection) {
    let current = traitCollection
    for observer in traitObservers {
      let hasChanged = observer.traits.contains {
        current.values.differs(from: previous.values, in: $0)
      }
      if hasChanged { observer.handler(previous) }
    }
  }
}

extension UIView: TraitObserving {
  var traitObservers: [TraitObserver] {
    get { inherited.traitObservers }
    set { inherited.traitObservers = newValue }
  }
}

extension UIViewController: TraitObserving {
  var traitObservers: [TraitObserver] {
    get { traitStore.observers }
    set { traitStore.observers = newValue }
  }
}

/// What a controller keeps about traits.
struct TraitStore {
  var overrides = UITraitCollection.Values()
  var observers: [TraitObserver] = []
}
