// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// The number of an item of a binding. The same item has a new number once it was gone.
package struct ItemNumber: Sendable, Hashable {
  let serial: UInt64

  /// Creates a number.
  package init(serial: UInt64) {
    self.serial = serial
  }
}

/// Numbers the items of one binding by their ids.
package struct ItemNumbers<ID: Equatable> {
  private var id: ID?
  private var serial: UInt64 = 0

  /// Creates the numbers of a binding that has no item.
  package init() {}

  /// Returns the number of the item that the binding has now; `nil` if it has none.
  ///
  /// It is the number of the last call if the id is the same.
  package mutating func number(of id: ID?) -> ItemNumber? {
    if let id, id != self.id { serial += 1 }
    self.id = id
    return id.map { _ in ItemNumber(serial: serial) }
  }
}
