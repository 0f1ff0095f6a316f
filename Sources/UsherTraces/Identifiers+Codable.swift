// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore

// Identifiers and names are saved as single numbers and strings.

extension PopupID: Codable {
  /// Reads the number.
  public init(from decoder: any Decoder) throws { self.init(serial: try decoder.singleValue()) }

  /// Writes the number.
  public func encode(to encoder: any Encoder) throws { try encoder.encodeSingleValue(serial) }
}

extension SequenceID: Codable {
  /// Reads the number.
  public init(from decoder: any Decoder) throws { self.init(serial: try decoder.singleValue()) }

  /// Writes the number.
  public func encode(to encoder: any Encoder) throws { try encoder.encodeSingleValue(serial) }
}

extension LaneHold.ID: Codable {
  /// Reads the number.
  public init(from decoder: any Decoder) throws { self.init(serial: try decoder.singleValue()) }

  /// Writes the number.
  public func encode(to encoder: any Encoder) throws { try encoder.encodeSingleValue(serial) }
}

extension PageID: Codable {
  /// Reads the number.
  public init(from decoder: any Decoder) throws { self.init(serial: try decoder.singleValue()) }

  /// Writes the number.
  public func encode(to encoder: any Encoder) throws { try encoder.encodeSingleValue(serial) }
}

extension PagePredicateID: Codable {
  /// Reads the number.
  public init(from decoder: any Decoder) throws { self.init(serial: try decoder.singleValue()) }

  /// Writes the number.
  public func encode(to encoder: any Encoder) throws { try encoder.encodeSingleValue(serial) }
}

extension PageTypeID: Codable {
  /// Reads the name.
  public init(from decoder: any Decoder) throws { self.init(try decoder.singleValue()) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encoder.encodeSingleValue(name) }
}

extension PageName: Codable {
  /// Reads the name.
  public init(from decoder: any Decoder) throws { self.init(try decoder.singleValue()) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encoder.encodeSingleValue(name) }
}

extension PopupKey: Codable {
  /// Reads the name.
  public init(from decoder: any Decoder) throws { self.init(try decoder.singleValue()) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encoder.encodeSingleValue(name) }
}

extension PopupGroup: Codable {
  /// Reads the name.
  public init(from decoder: any Decoder) throws { self.init(try decoder.singleValue()) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encoder.encodeSingleValue(name) }
}

extension PopupPriority: Codable {
  /// Reads the number.
  public init(from decoder: any Decoder) throws { self.init(try decoder.singleValue()) }

  /// Writes the number.
  public func encode(to encoder: any Encoder) throws { try encoder.encodeSingleValue(rawValue) }
}

extension MonotonicInstant: Codable {
  /// Reads the time since the start of the clock.
  public init(from decoder: any Decoder) throws { self.init(sinceStart: try decoder.singleValue()) }

  /// Writes the time since the start of the clock.
  public func encode(to encoder: any Encoder) throws { try encoder.encodeSingleValue(sinceStart) }
}

extension PopupDismissalReason: Codable {
  /// Reads the name.
  public init(from decoder: any Decoder) throws { self = .custom(try decoder.singleValue()) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encoder.encodeSingleValue(name) }
}

extension DisplayTimerPause: Codable {
  /// Reads the name.
  public init(from decoder: any Decoder) throws { self = .custom(try decoder.singleValue()) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encoder.encodeSingleValue(name) }
}
