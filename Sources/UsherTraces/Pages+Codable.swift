// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore

extension PageScope: Codable {
  /// Reads the scope.
  public init(from decoder: any Decoder) throws {
    let (name, values) = try decoder.savedCase()
    switch name {
    case "any": self = .any
    case "types": self = try .types(values.value("types"))
    case "names": self = try .names(values.value("names"))
    case "page": self = try .page(values.value("page"))
    case "predicate": self = try .predicate(values.value("predicate"))
    default: throw decoder.unknownCase(name)
    }
  }

  /// Writes the scope.
  public func encode(to encoder: any Encoder) throws {
    try savedCase.encode(to: encoder)
  }

  private var savedCase: SavedCase {
    switch self {
    case .any: SavedCase("any")
    case .types(let types): SavedCase("types", ["types": types])
    case .names(let names): SavedCase("names", ["names": names])
    case .page(let page): SavedCase("page", ["page": page])
    case .predicate(let predicate): SavedCase("predicate", ["predicate": predicate])
    }
  }
}

extension PageState: Codable {
  /// Reads the state.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.properties()
    try self.init(
      visible: values.value("visible"), covered: values.value("covered"),
      gone: values.value("gone"), disappearing: values.value("disappearing"),
      foreignModal: values.optional("foreignModal"))
  }

  /// Writes the state.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encodeProperties([
      "visible": visible, "covered": covered, "gone": gone, "disappearing": disappearing,
      "foreignModal": foreignModal,
    ])
  }
}

extension PageState.Page: Codable {
  /// Reads the page.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.properties()
    try self.init(
      id: values.value("id"), types: values.value("types"), name: values.optional("name"),
      predicates: values.value("predicates"), obstruction: values.optional("obstruction"))
  }

  /// Writes the page.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encodeProperties([
      "id": id, "types": types, "name": name, "predicates": predicates,
      "obstruction": obstruction,
    ])
  }
}

extension PageState.Disappearance: Codable {
  /// Reads the case.
  public init(from decoder: any Decoder) throws {
    self = try decoder.oneOf([.left, .covered])
  }

  /// Writes the case.
  public func encode(to encoder: any Encoder) throws {
    try SavedCase("\(self)").encode(to: encoder)
  }
}
