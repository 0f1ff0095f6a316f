// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// The key of a property or case in a saved trace.
struct TraceKey: CodingKey, ExpressibleByStringLiteral {
  let stringValue: String

  init(stringValue: String) {
    self.stringValue = stringValue
  }

  init(stringLiteral value: String) {
    self.init(stringValue: value)
  }

  // Keys are never numbers.
  var intValue: Int? { nil }
  init?(intValue: Int) { nil }
}

/// The properties of a saved value; `nil` is not saved.
typealias SavedProperties = KeyValuePairs<TraceKey, (any Encodable)?>

/// A case of an enumeration with its associated values, saved as `{"name":{"key":value}}`.
struct SavedCase: Encodable {
  let name: String
  let values: SavedProperties

  init(_ name: String, _ values: SavedProperties = [:]) {
    self.name = name
    self.values = values
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: TraceKey.self)
    var associated = container.nestedContainer(
      keyedBy: TraceKey.self, forKey: TraceKey(stringValue: name))
    try associated.encode(values)
  }
}

extension KeyedEncodingContainer<TraceKey> {
  mutating func encode(_ properties: SavedProperties) throws {
    for (key, value) in properties {
      if let value { try encode(value, forKey: key) }
    }
  }
}

extension Encoder {
  func encodeProperties(_ properties: SavedProperties) throws {
    var container = container(keyedBy: TraceKey.self)
    try container.encode(properties)
  }

  func encodeSingleValue(_ value: some Encodable) throws {
    var container = singleValueContainer()
    try container.encode(value)
  }
}

extension Decoder {
  /// Returns the properties of a saved value.
  func properties() throws -> KeyedDecodingContainer<TraceKey> {
    try container(keyedBy: TraceKey.self)
  }

  /// Returns the name and the associated values of a saved case.
  func savedCase() throws -> (name: String, values: KeyedDecodingContainer<TraceKey>) {
    let container = try properties()
    guard let key = container.allKeys.first, container.allKeys.count == 1 else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: codingPath, debugDescription: "not exactly one case"))
    }
    return (key.stringValue, try container.nestedContainer(keyedBy: TraceKey.self, forKey: key))
  }

  /// Returns the case that was saved, of cases without associated values.
  func oneOf<Value>(_ cases: [Value]) throws -> Value {
    let name = try savedCase().name
    guard let value = cases.first(where: { "\($0)" == name }) else { throw unknownCase(name) }
    return value
  }

  func unknownCase(_ name: String) -> DecodingError {
    .dataCorrupted(
      DecodingError.Context(codingPath: codingPath, debugDescription: "unknown case “\(name)”"))
  }

  func singleValue<Value: Decodable>() throws -> Value {
    try singleValueContainer().decode(Value.self)
  }
}

extension KeyedDecodingContainer<TraceKey> {
  func value<Value: Decodable>(_ key: TraceKey) throws -> Value {
    try decode(Value.self, forKey: key)
  }

  func optional<Value: Decodable>(_ key: TraceKey) throws -> Value? {
    try decodeIfPresent(Value.self, forKey: key)
  }
}
