// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Differs: on views and view controllers only, and in force at once.
public protocol UITraitOverrides: UIMutableTraits {
  func contains(_ trait: UITrait) -> Bool
  func remove(_ trait: UITrait)
}

/// What a view or controller changes for itself and what is below it.
final class TraitOverrides: UITraitOverrides {
  private let read: @MainActor () -> UITraitCollection.Values
  private let write: @MainActor (UITraitCollection.Values) -> Void

  init(
    read: @escaping @MainActor () -> UITraitCollection.Values,
    write: @escaping @MainActor (UITraitCollection.Values) -> Void
  ) {
    self.read = read
    self.write = write
  }

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values.value(of: trait) }
    set { change { $0.set(newValue, of: trait) } }
  }

  func contains(_ trait: UITrait) -> Bool { values.specifies(trait) }
  func remove(_ trait: UITrait) { change { $0.remove(trait) } }

  private var values: UITraitCollection.Values {
    let read = read
    return MainActor.assumeIsolated { read() }
  }

  private func change(_ body: (inout UITraitCollection.Values) -> Void) {
    var changed = values
    body(&changed)
    let (new, write) = (changed, write)
    MainActor.assumeIsolated { write(new) }
  }
}

extension UIView {
  public var traitOverrides: any UITraitOverrides {
    TraitOverrides {
      self.inherited.overrides
    } write: { values in
      guard values != self.inherited.overrides else { return }
      self.inherited.overrides = values
      self.updateTraits()
    }
  }
}

extension UIViewController {
  public var traitOverrides: any UITraitOverrides {
    TraitOverrides {
      self.traitStore.overrides
    } write: { values in
      guard values != self.traitStore.overrides else { return }
      self.traitStore.overrides = values
      self.overriddenTraitsDidChange()
    }
  }
}
