// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore

/// Saves traces, for example as JSON for a bug report, and reads them.
///
/// ```swift
/// import UsherCore
/// import UsherTraces
///
/// let data = try JSONEncoder().encode(trace)
/// let saved = try JSONDecoder().decode(PopupQueue.Trace.self, from: data)
/// ```
///
/// Values out of range, such as a negative delay, are corrected when they are read. Anything else
/// that is not a trace throws a `DecodingError`. This is a module of its own because an app that
/// saves no traces need not contain it.
extension PopupQueue.Trace: Codable {
  /// Reads the trace.
  public init(from decoder: any Decoder) throws {
    self = try Saved(from: decoder).value
  }

  /// Writes the trace.
  public func encode(to encoder: any Encoder) throws {
    try Saved(value: self).encode(to: encoder)
  }
}

/// The saved form of a value. What it contains is that of `TraceValue`.
struct Saved<Value: Readable>: Codable {
  let value: Value

  init(value: Value) {
    self.value = value
  }

  init(from decoder: any Decoder) throws {
    value = try Value(from: SavedReader(decoder))
  }

  func encode(to encoder: any Encoder) throws {
    try TraceValue(value).encode(to: encoder)
  }
}

// A structure is saved as an object of its properties, a case as `{"name":[value,…]}`, and an
// identifier or a name as a number or string.
extension TraceValue: Encodable {
  /// Writes the value.
  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .scalar(let scalar): try scalar.encode(to: encoder)
    case .duration(let duration): try duration.encode(to: encoder)
    case .popup(let id): try id.serial.encode(to: encoder)
    case .page(let id): try id.serial.encode(to: encoder)
    case .list(let values): try values.encode(to: encoder)
    case .choice(let name, let values): try [name: values.map(\.value)].encode(to: encoder)
    case .properties(let members):
      var container = encoder.container(keyedBy: SavedKey.self)
      for case (let label?, let value) in members {
        try container.encode(value, forKey: SavedKey(stringValue: label))
      }
    case .none:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    }
  }
}

/// The name of a property or case in a saved trace.
struct SavedKey: CodingKey {
  let stringValue: String

  init(stringValue: String) {
    self.stringValue = stringValue
  }

  // Keys are never numbers.
  var intValue: Int? { nil }
  init?(intValue: Int) { nil }
}
