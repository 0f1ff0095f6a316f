// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// A value that pages can observe.
@MainActor
final class Observed<Value> {
  private struct Observer {
    weak var owner: AnyObject?
    let onChange: @MainActor (Value) -> Void
  }

  var value: Value {
    didSet {
      observers.removeAll { $0.owner == nil }
      for observer in observers { observer.onChange(value) }
    }
  }
  private var observers: [Observer] = []

  init(_ value: Value) {
    self.value = value
  }

  /// Calls the closure at once and after every change, as long as the owner exists.
  func observe(by owner: AnyObject, _ onChange: @escaping @MainActor (Value) -> Void) {
    observers.append(Observer(owner: owner, onChange: onChange))
    onChange(value)
  }
}
