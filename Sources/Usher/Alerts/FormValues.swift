// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UsherCore

/// What the user has typed, switched and chosen in a styled alert.
public struct FormValues: Sendable, Hashable {
  /// The texts of the fields, from top to bottom; none where there is no field.
  public private(set) var texts: [String] = []
  private var valuesByID: [String: StyledAlertValue] = [:]

  /// Creates values, as for a test of what is done with them.
  public init(
    texts: KeyValuePairs<String, String> = [:], switches: [String: Bool] = [:],
    selections: [String: Int] = [:], controls: [String: any Sendable & Hashable] = [:]
  ) {
    for (id, text) in texts { add(.text(text), id: id) }
    for (id, isOn) in switches { add(.isOn(isOn), id: id) }
    for (id, index) in selections { add(.selection(index), id: id) }
    for (id, value) in controls { add(.custom(StyledAlertCustomValue(value)), id: id) }
  }

  /// What stands in the field with this name; empty where there is none.
  public func text(_ id: String) -> String {
    if case .text(let text) = valuesByID[id] { text } else { "" }
  }

  /// Whether the switch with this name is on; `false` where there is none.
  public func isOn(_ id: String) -> Bool {
    if case .isOn(let isOn) = valuesByID[id] { isOn } else { false }
  }

  /// The segment that is chosen among those with this name, counted from 0; `nil` where none is, or
  /// where there are none.
  public func selection(_ id: String) -> Int? {
    if case .selection(let index) = valuesByID[id] { index } else { nil }
  }

  /// What the app's own control with this name holds; `nil` where there is none, or it holds something of
  /// another type.
  public func value<Value: Sendable & Hashable>(_ id: String, as type: Value.Type) -> Value? {
    if case .custom(let value) = valuesByID[id] { value.base as? Value } else { nil }
  }

  /// Adds the value of the next field; of several with one name the first has it.
  mutating func add(_ value: StyledAlertValue, id: String) {
    if case .text(let text) = value { texts.append(text) }
    if valuesByID[id] == nil { valuesByID[id] = value }
  }
}
