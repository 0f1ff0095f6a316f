// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

// The format of saved traces. Identifiers and names are single numbers and strings. Values that are
// read are limited as by their initializers.

extension PopupID: Codable {
  /// Reads the number.
  public init(from decoder: any Decoder) throws {
    self.init(serial: try decoder.singleValueContainer().decode(UInt64.self))
  }

  /// Writes the number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(serial)
  }
}

extension SequenceID: Codable {
  /// Reads the number.
  public init(from decoder: any Decoder) throws {
    self.init(serial: try decoder.singleValueContainer().decode(UInt64.self))
  }

  /// Writes the number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(serial)
  }
}

extension LaneHold.ID: Codable {
  /// Reads the number.
  public init(from decoder: any Decoder) throws {
    self.init(serial: try decoder.singleValueContainer().decode(UInt64.self))
  }

  /// Writes the number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(serial)
  }
}

extension PageID: Codable {
  /// Reads the number.
  public init(from decoder: any Decoder) throws {
    self.init(serial: try decoder.singleValueContainer().decode(UInt64.self))
  }

  /// Writes the number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(serial)
  }
}

extension PagePredicateID: Codable {
  /// Reads the number.
  public init(from decoder: any Decoder) throws {
    self.init(serial: try decoder.singleValueContainer().decode(UInt64.self))
  }

  /// Writes the number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(serial)
  }
}

extension PageTypeID: Codable {
  /// Reads the name.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}

extension PageName: Codable {
  /// Reads the name.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}

extension PopupKey: Codable {
  /// Reads the name.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}

extension PopupGroup: Codable {
  /// Reads the name.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}

extension PopupPriority: Codable {
  /// Reads the number.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(Int.self))
  }

  /// Writes the number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}

extension MonotonicInstant: Codable {
  /// Reads the time since the start of the clock.
  public init(from decoder: any Decoder) throws {
    self.init(sinceStart: try decoder.singleValueContainer().decode(Duration.self))
  }

  /// Writes the time since the start of the clock.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(sinceStart)
  }
}

extension PopupDismissalReason: Codable {
  /// Reads the name.
  public init(from decoder: any Decoder) throws {
    self = .custom(try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}

extension DisplayTimerPause: Codable {
  /// Reads the name.
  public init(from decoder: any Decoder) throws {
    self = .custom(try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}

extension PopupLane: Codable {
  private enum CodingKeys: String, CodingKey {
    case name, capacity, minimumGap, level
  }

  /// Reads a lane; the same limits apply as to the initializer.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      name: try values.decode(String.self, forKey: .name),
      capacity: try values.decode(Int.self, forKey: .capacity),
      minimumGap: try values.decode(Duration.self, forKey: .minimumGap),
      level: try values.decode(Int.self, forKey: .level))
  }

  /// Writes the lane.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(name, forKey: .name)
    try values.encode(capacity, forKey: .capacity)
    try values.encode(minimumGap, forKey: .minimumGap)
    try values.encode(level, forKey: .level)
  }
}

extension PopupQueue.Request: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, key, keyPolicy, group, lane, priority, scope, pageExit, ignoresPageCover, parent,
      sequence
    case surface, presentsOverForeignModals, isModal, delay, conflict, expiration, displayDuration
    case isAnimated
  }

  /// Reads a request; the same limits apply as to the initializer.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try values.decode(PopupID.self, forKey: .id),
      key: try values.decodeIfPresent(PopupKey.self, forKey: .key),
      keyPolicy: try values.decode(PopupKeyPolicy.self, forKey: .keyPolicy),
      group: try values.decodeIfPresent(PopupGroup.self, forKey: .group),
      lane: try values.decode(PopupLane.self, forKey: .lane),
      priority: try values.decode(PopupPriority.self, forKey: .priority),
      scope: try values.decode(PageScope.self, forKey: .scope),
      pageExit: try values.decodeIfPresent(PopupPageExit.self, forKey: .pageExit),
      ignoresPageCover: try values.decode(Bool.self, forKey: .ignoresPageCover),
      parent: try values.decodeIfPresent(PopupID.self, forKey: .parent),
      sequence: try values.decodeIfPresent(SequenceID.self, forKey: .sequence),
      surface: try values.decode(PopupSurface.self, forKey: .surface),
      presentsOverForeignModals: try values.decode(Bool.self, forKey: .presentsOverForeignModals),
      isModal: try values.decode(Bool.self, forKey: .isModal),
      delay: try values.decode(Duration.self, forKey: .delay),
      conflict: try values.decode(PopupConflict.self, forKey: .conflict),
      expiration: try values.decodeIfPresent(Duration.self, forKey: .expiration),
      displayDuration: try values.decodeIfPresent(Duration.self, forKey: .displayDuration),
      isAnimated: try values.decode(Bool.self, forKey: .isAnimated))
  }

  /// Writes the request.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(id, forKey: .id)
    try values.encodeIfPresent(key, forKey: .key)
    try values.encode(keyPolicy, forKey: .keyPolicy)
    try values.encodeIfPresent(group, forKey: .group)
    try values.encode(lane, forKey: .lane)
    try values.encode(priority, forKey: .priority)
    try values.encode(scope, forKey: .scope)
    try values.encodeIfPresent(explicitPageExit, forKey: .pageExit)
    try values.encode(ignoresPageCover, forKey: .ignoresPageCover)
    try values.encodeIfPresent(parent, forKey: .parent)
    try values.encodeIfPresent(sequence, forKey: .sequence)
    try values.encode(surface, forKey: .surface)
    try values.encode(presentsOverForeignModals, forKey: .presentsOverForeignModals)
    try values.encode(isModal, forKey: .isModal)
    try values.encode(delay, forKey: .delay)
    try values.encode(conflict, forKey: .conflict)
    try values.encodeIfPresent(expiration, forKey: .expiration)
    try values.encodeIfPresent(displayDuration, forKey: .displayDuration)
    try values.encode(isAnimated, forKey: .isAnimated)
  }
}
