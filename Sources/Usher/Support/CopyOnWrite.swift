// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// Keeps a value in an object that all copies share until one of them is changed.
///
/// For parts of values that apps store and pass on: the code that copies, assigns and destroys a
/// structure lists all references in it, and is repeated for each structure that contains it.
@propertyWrapper
struct CopyOnWrite<Value> {
  private final class Storage {
    var value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  private var storage: Storage

  init(wrappedValue: Value) {
    storage = Storage(wrappedValue)
  }

  var wrappedValue: Value {
    get { storage.value }
    set {
      if isKnownUniquelyReferenced(&storage) {
        storage.value = newValue
      } else {
        storage = Storage(newValue)
      }
    }
  }
}

// The storage is changed only while no other copy refers to it.
extension CopyOnWrite: @unchecked Sendable where Value: Sendable {}
