// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore

/// The values of the fields of an alert, by the `id` of each field.
public struct FormValues: Sendable, Hashable {
  /// The texts of the fields, from top to bottom; empty if there are no fields.
  public private(set) var texts: [String] = []
  private var valuesByID: [String: StyledAlertValue] = [:]

  /// Creates values, for tests.
  public init(
    texts: KeyValuePairs<String, String> = [:], switches: [String: Bool] = [:],
    selections: [String: Int] = [:], controls: [String: any Sendable & Hashable] = [:]
  ) {
    for (id, text) in texts { add(.text(text), id: id) }
    for (id, isOn) in switches { add(.isOn(isOn), id: id) }
    for (id, index) in selections { add(.selection(index), id: id) }
    for (id, value) in controls { add(.custom(StyledAlertCustomValue(value)), id: id) }
  }

  /// Creates the values of text fields; a field without an id is only in `texts`.
  init(texts: [String], ids: [String]) {
    for (index, text) in texts.enumerated() {
      add(.text(text), id: index < ids.count ? ids[index] : "")
    }
  }

  /// The text of the field with this `id`; empty if there is none.
  public func text(_ id: String) -> String {
    if case .text(let text) = valuesByID[id] { text } else { "" }
  }

  /// Whether the switch with this `id` is on; `false` if there is none.
  public func isOn(_ id: String) -> Bool {
    if case .isOn(let isOn) = valuesByID[id] { isOn } else { false }
  }

  /// The index of the selected segment of the control with this `id`; `nil` if there is no
  /// selection or there is no such control.
  public func selection(_ id: String) -> Int? {
    if case .selection(let index) = valuesByID[id] { index } else { nil }
  }

  /// The value of the custom control with this `id`; `nil` if there is none, or its value has
  /// another type.
  public func value<Value: Sendable & Hashable>(_ id: String, as type: Value.Type) -> Value? {
    if case .custom(let value) = valuesByID[id] { value.base as? Value } else { nil }
  }

  /// Adds the value of the next field; if several have the same `id`, the first one counts, and an
  /// empty `id` finds none.
  mutating func add(_ value: StyledAlertValue, id: String) {
    if case .text(let text) = value { texts.append(text) }
    if !id.isEmpty, valuesByID[id] == nil { valuesByID[id] = value }
  }
}
