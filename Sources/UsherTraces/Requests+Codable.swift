// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore

extension PopupQueue.Request: Codable {
  /// Reads the request.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.properties()
    let parent: PopupID? = try values.optional("parent")
    let sequence: SequenceID? = try values.optional("sequence")
    try self.init(
      id: values.value("id"),
      key: values.optional("key"),
      keyPolicy: values.value("keyPolicy"),
      group: values.optional("group"),
      lane: values.value("lane"),
      priority: values.value("priority"),
      scope: values.value("scope"),
      pageExit: values.optional("pageExit"),
      ignoresPageCover: values.value("ignoresPageCover"),
      link: parent.map { .child(of: $0) } ?? sequence.map { .step(of: $0) } ?? .none,
      surface: values.value("surface"),
      presentsOverForeignModals: values.value("presentsOverForeignModals"),
      isModal: values.value("isModal"),
      delay: values.value("delay"),
      conflict: values.value("conflict"),
      expiration: values.optional("expiration"),
      displayDuration: values.optional("displayDuration"),
      isAnimated: values.value("isAnimated"))
  }

  /// Writes the request.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encodeProperties([
      "id": id,
      "key": key,
      "keyPolicy": keyPolicy,
      "group": group,
      "lane": lane,
      "priority": priority,
      "scope": scope,
      "pageExit": explicitPageExit,
      "ignoresPageCover": ignoresPageCover,
      "parent": parent,
      "sequence": sequence,
      "surface": surface,
      "presentsOverForeignModals": presentsOverForeignModals,
      "isModal": isModal,
      "delay": delay,
      "conflict": conflict,
      "expiration": expiration,
      "displayDuration": displayDuration,
      "isAnimated": isAnimated,
    ])
  }
}

extension PopupKeyPolicy: Codable {
  /// Reads the case.
  public init(from decoder: any Decoder) throws {
    self = try decoder.oneOf(PopupKeyPolicy.allCases)
  }

  /// Writes the case.
  public func encode(to encoder: any Encoder) throws {
    try SavedCase("\(self)").encode(to: encoder)
  }
}

extension PopupConflict: Codable {
  /// Reads the case.
  public init(from decoder: any Decoder) throws {
    self = try decoder.oneOf(PopupConflict.allCases)
  }

  /// Writes the case.
  public func encode(to encoder: any Encoder) throws {
    try SavedCase("\(self)").encode(to: encoder)
  }
}

extension PopupPageExit: Codable {
  /// Reads the case.
  public init(from decoder: any Decoder) throws {
    self = try decoder.oneOf(PopupPageExit.allCases)
  }

  /// Writes the case.
  public func encode(to encoder: any Encoder) throws {
    try SavedCase("\(self)").encode(to: encoder)
  }
}

extension PopupSurface: Codable {
  /// Reads the case.
  public init(from decoder: any Decoder) throws {
    self = try decoder.oneOf(PopupSurface.allCases)
  }

  /// Writes the case.
  public func encode(to encoder: any Encoder) throws {
    try SavedCase("\(self)").encode(to: encoder)
  }
}

extension PopupLane: Codable {
  /// Reads the lane.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.properties()
    try self.init(
      name: values.value("name"), capacity: values.value("capacity"),
      minimumGap: values.value("minimumGap"), level: values.value("level"))
  }

  /// Writes the lane.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encodeProperties([
      "name": name, "capacity": capacity, "minimumGap": minimumGap, "level": level,
    ])
  }
}

extension LaneHold: Codable {
  /// Reads the hold.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.properties()
    try self.init(
      id: values.value("id"), lane: values.value("lane"), reason: values.value("reason"),
      owner: values.optional("owner"))
  }

  /// Writes the hold.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encodeProperties([
      "id": id, "lane": lane, "reason": reason, "owner": owner,
    ])
  }
}

extension LaneHold.Owner: Codable {
  /// Reads the owner.
  public init(from decoder: any Decoder) throws {
    let (name, values) = try decoder.savedCase()
    switch name {
    case "page": self = try .page(values.value("page"))
    case "request": self = try .request(values.value("popup"))
    default: throw decoder.unknownCase(name)
    }
  }

  /// Writes the owner.
  public func encode(to encoder: any Encoder) throws {
    try savedCase.encode(to: encoder)
  }

  private var savedCase: SavedCase {
    switch self {
    case .page(let page): SavedCase("page", ["page": page])
    case .request(let id): SavedCase("request", ["popup": id])
    }
  }
}
