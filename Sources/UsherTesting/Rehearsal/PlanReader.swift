// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// A value of JSON.
enum JSONValue: Decodable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    let depth = decoder.codingPath.count
    // A mismatch deeper inside is an error of its own.
    func read<Value>(_ body: () throws -> Value) throws -> Value? {
      do {
        return try body()
      } catch DecodingError.typeMismatch(_, let context) where context.codingPath.count == depth {
        return nil
      }
    }
    if value.decodeNil() {
      self = .null
    } else if let bool = try read({ try value.decode(Bool.self) }) {
      self = .bool(bool)
    } else if let number = try read({ try value.decode(Double.self) }) {
      self = .number(number)
    } else if let text = try read({ try value.decode(String.self) }) {
      self = .text(text)
    } else if let array = try read({ try value.decode([JSONValue].self) }) {
      self = .array(array)
    } else {
      self = .object(try value.decode([String: JSONValue].self))
    }
  }

  /// The value for messages, shortened.
  var words: String {
    switch self {
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .number(let number): number.planText
    case .text(let text): "“\(text.prefix(40))”"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

/// An object of a plan with its place, whose fields must be known.
struct PlanReader {
  let place: String
  private let fields: [String: JSONValue]

  init(_ value: JSONValue, at place: String, fields known: [String]) throws {
    guard case .object(let fields) = value else {
      throw PlanError("expected an object, found \(value.words)", at: place)
    }
    if let name = fields.keys.filter({ !known.contains($0) }).min() {
      let names = known.sorted().joined(separator: ", ")
      throw PlanError("unknown field “\(name.prefix(40))”; the fields are \(names)", at: place)
    }
    self.place = place
    self.fields = fields
  }

  func place(of name: String) -> String { place.isEmpty ? name : "\(place).\(name)" }

  /// Returns the value of a field; `nil` if it does not exist or is null.
  func value(_ name: String) -> JSONValue? {
    if case .null? = fields[name] { nil } else { fields[name] }
  }

  func required(_ name: String) throws -> JSONValue {
    guard let value = value(name) else { throw PlanError("it is required", at: place(of: name)) }
    return value
  }

  private func error(_ expected: String, _ name: String, _ value: JSONValue) -> PlanError {
    PlanError("expected \(expected), found \(value.words)", at: place(of: name))
  }

  func text(_ name: String) throws -> String? {
    guard let value = value(name) else { return nil }
    guard case .text(let text) = value else { throw error("a text", name, value) }
    return text
  }

  func bool(_ name: String) throws -> Bool? {
    guard let value = value(name) else { return nil }
    guard case .bool(let bool) = value else { throw error("true or false", name, value) }
    return bool
  }

  func number(_ name: String) throws -> Double? {
    guard let value = value(name) else { return nil }
    guard case .number(let number) = value else { throw error("a number", name, value) }
    return number
  }

  func integer(_ name: String) throws -> Int? {
    guard let value = value(name) else { return nil }
    guard case .number(let number) = value, let integer = Int(exactly: number) else {
      throw error("a whole number", name, value)
    }
    return integer
  }

  /// Returns a duration that is written in this unit.
  func duration(_ name: String, unit seconds: Double = 1) throws -> Duration? {
    guard let number = try number(name) else { return nil }
    // Larger numbers are refused by the plan; here they must only not overflow.
    return .seconds(min(max(number * seconds, -1e9), 1e9))
  }

  func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ name: String, of type: Value.Type = Value.self
  ) throws -> Value? {
    guard let value = value(name) else { return nil }
    guard case .text(let text) = value, let choice = Value(rawValue: text) else {
      let names = Value.allCases.map { "“\($0.rawValue)”" }.joined(separator: " or ")
      throw error(names, name, value)
    }
    return choice
  }

  /// Returns what a closure makes of the elements of a list; empty if there is none.
  func list<Element>(
    _ name: String, _ read: (JSONValue, String) throws -> Element
  ) throws -> [Element] {
    guard let value = value(name) else { return [] }
    guard case .array(let values) = value else { throw error("a list", name, value) }
    return try values.enumerated().map { try read($1, "\(place(of: name))[\($0)]") }
  }

  func texts(_ name: String) throws -> [String] {
    try list(name) { value, place in
      guard case .text(let text) = value else {
        throw PlanError("expected a text, found \(value.words)", at: place)
      }
      return text
    }
  }

  /// Returns an object that contains numbers.
  func numbers(_ name: String) throws -> [String: Double] {
    let value = try required(name)
    guard case .object(let values) = value else { throw error("an object", name, value) }
    var numbers: [String: Double] = [:]
    for (key, value) in values {
      guard case .number(let number) = value else {
        let place = "\(place(of: name)).\(key.prefix(40))"
        throw PlanError("expected a number, found \(value.words)", at: place)
      }
      numbers[key] = number
    }
    return numbers
  }
}

extension Double {
  /// The number without needless decimals.
  var planText: String {
    Int(exactly: self).map(String.init) ?? String(format: "%g", self)
  }
}
