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
    let values = try decoder.properties()
    self.init(lanes: try values.value("lanes"))
    let steps: [Step] = try values.value("steps")
    for step in steps { record(step.event, at: step.time, effects: step.effects) }
  }

  /// Writes the trace.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encodeProperties([
      "lanes": lanes, "steps": steps,
    ])
  }
}

extension PopupQueue.Trace.Step: Codable {
  /// Reads the step.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.properties()
    try self.init(
      time: values.value("time"), event: values.value("event"), effects: values.value("effects"))
  }

  /// Writes the step.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encodeProperties([
      "time": time, "event": event, "effects": effects,
    ])
  }
}
