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

  /// Returns a number of popups.
  func count(_ name: String) throws -> Int? {
    let count = try integer(name)
    if let count, !(0...1_000_000).contains(count) {
      throw error("0 to 1000000", name, .number(Double(count)))
    }
    return count
  }

  /// Returns a duration that is written in this unit. Without a range, the plan has to check it.
  func duration(
    _ name: String, unit seconds: Double = 1, within range: ClosedRange<Double>? = nil
  ) throws -> Duration? {
    guard let number = try number(name) else { return nil }
    if let range, !range.contains(number) {
      let expected = "\(range.lowerBound.planText) to \(range.upperBound.planText)"
      throw error(expected, name, .number(number))
    }
    // So that it cannot overflow.
    return .seconds(min(max(number * seconds, -1e9), 1e9))
  }

  /// The minutes from midnight at which the times of the fields “from” and “to” are.
  var minutes: (start: Int, end: Int) {
    get throws { (try minute("from"), try minute("to")) }
  }

  private func minute(_ name: String) throws -> Int {
    let value = try required(name)
    guard case .text(let text) = value, let time = text.wholeMatch(of: /(\d\d?):([0-5]\d)/),
      let hour = Int(time.1), let minute = Int(time.2), hour * 60 + minute <= 1440
    else { throw error("a time from “0:00” to “24:00”", name, value) }
    return hour * 60 + minute
  }

  /// Returns the value that has this name.
  func choice<Value>(_ name: String, of values: KeyValuePairs<String, Value>) throws -> Value? {
    guard let value = value(name) else { return nil }
    guard case .text(let text) = value, let choice = values.first(where: { $0.key == text }) else {
      throw error(values.map { "“\($0.key)”" }.joined(separator: " or "), name, value)
    }
    return choice.value
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
