// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore

/// A value that can be read from a saved trace.
protocol Readable {
  init(from saved: SavedReader) throws
}

/// One value of a saved trace; its members are the properties of a structure.
@dynamicMemberLookup
struct SavedReader {
  fileprivate let decoder: any Decoder

  init(_ decoder: any Decoder) {
    self.decoder = decoder
  }

  subscript<Value: Readable>(dynamicMember name: String) -> Value {
    get throws {
      // Every property is saved, `nil` as well, so a missing one is an error.
      try decoder.container(keyedBy: SavedKey.self)
        .decode(Saved<Value>.self, forKey: SavedKey(stringValue: name)).value
    }
  }
}

extension UnkeyedDecodingContainer {
  fileprivate mutating func next<Value: Readable>(_: Value.Type) throws -> Value {
    try decode(Saved<Value>.self).value
  }
}

// MARK: - Cases of enumerations

/// How to read the associated values of each case.
typealias SavedCases<Value> = [String: (any UnkeyedDecodingContainer) throws -> Value]

/// An enumeration, saved as the name of the case and its associated values.
protocol ReadableChoice: Readable {
  static var cases: SavedCases<Self> { get }
}

extension ReadableChoice {
  init(from saved: SavedReader) throws {
    let container = try saved.decoder.container(keyedBy: SavedKey.self)
    guard let name = container.allKeys.first, container.allKeys.count == 1,
      let read = Self.cases[name.stringValue]
    else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: saved.decoder.codingPath,
          debugDescription: "not one known case: \(container.allKeys.map(\.stringValue))"))
    }
    self = try read(container.nestedUnkeyedContainer(forKey: name))
  }

  /// Reads the associated values of a case in their order.
  static func read<each Member: Readable>(
    _ make: @escaping (repeat each Member) -> Self
  ) -> (any UnkeyedDecodingContainer) throws -> Self {
    { container in
      var values = container
      let value = make(repeat try values.next((each Member).self))
      // A value that is left over belongs to another declaration of the case.
      guard values.isAtEnd else {
        throw DecodingError.dataCorruptedError(in: values, debugDescription: "too many values")
      }
      return value
    }
  }

  /// Cases without associated values.
  static func plain(_ cases: [Self]) -> SavedCases<Self> {
    Dictionary(uniqueKeysWithValues: cases.map { value in ("\(value)", read { value }) })
  }
}

extension ReadableChoice where Self: CaseIterable {
  static var cases: SavedCases<Self> { plain(Array(allCases)) }
}

// MARK: - Scalars and collections

extension Readable where Self: Decodable {
  init(from saved: SavedReader) throws {
    self = try saved.decoder.singleValueContainer().decode(Self.self)
  }
}

extension Bool: Readable {}
extension Int: Readable {}
extension UInt64: Readable {}
extension String: Readable {}
extension Duration: Readable {}

extension Optional: Readable where Wrapped: Readable {
  init(from saved: SavedReader) throws {
    self = try saved.decoder.singleValueContainer().decodeNil() ? nil : Wrapped(from: saved)
  }
}

extension Array: Readable where Element: Readable {
  init(from saved: SavedReader) throws {
    self = try [Saved<Element>](from: saved.decoder).map(\.value)
  }
}

extension Set: Readable where Element: Readable {
  init(from saved: SavedReader) throws { self = Set(try [Element](from: saved)) }
}

extension Dictionary: Readable where Key: Readable, Value: Readable {
  init(from saved: SavedReader) throws {
    self.init()
    // A list of pairs, because the keys of a JSON object can only be texts.
    var elements = try saved.decoder.unkeyedContainer()
    while !elements.isAtEnd {
      var element = try elements.nestedUnkeyedContainer()
      let key = try element.next(Key.self)
      self[key] = try element.next(Value.self)
    }
  }
}

// MARK: - Identifiers, names and times

extension PopupID: Readable {
  init(from saved: SavedReader) throws { self.init(serial: try UInt64(from: saved)) }
}

extension SequenceID: Readable {
  init(from saved: SavedReader) throws { self.init(serial: try UInt64(from: saved)) }
}

extension LaneHold.ID: Readable {
  init(from saved: SavedReader) throws { self.init(serial: try UInt64(from: saved)) }
}

extension PageID: Readable {
  init(from saved: SavedReader) throws { self.init(serial: try UInt64(from: saved)) }
}

extension PagePredicateID: Readable {
  init(from saved: SavedReader) throws { self.init(serial: try UInt64(from: saved)) }
}

extension PageTypeID: Readable {
  init(from saved: SavedReader) throws { self.init(try String(from: saved)) }
}

extension PageName: Readable {
  init(from saved: SavedReader) throws { self.init(try String(from: saved)) }
}

extension PopupKey: Readable {
  init(from saved: SavedReader) throws { self.init(try String(from: saved)) }
}

extension PopupGroup: Readable {
  init(from saved: SavedReader) throws { self.init(try String(from: saved)) }
}

extension PopupPriority: Readable {
  init(from saved: SavedReader) throws { self.init(try Int(from: saved)) }
}

extension MonotonicInstant: Readable {
  init(from saved: SavedReader) throws { self.init(sinceStart: try Duration(from: saved)) }
}

// Reasons are compared by name, so that a built-in one is read like one of the app.
extension PopupDismissalReason: Readable {
  init(from saved: SavedReader) throws { self = .custom(try String(from: saved)) }
}

extension DisplayTimerPause: Readable {
  init(from saved: SavedReader) throws { self = .custom(try String(from: saved)) }
}
