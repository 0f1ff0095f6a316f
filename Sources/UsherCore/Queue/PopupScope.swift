// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// The pages that a request may appear on.
///
/// A scope fits if any page that the user sees, that nothing obstructs and that no running change
/// takes away, is among them.
public enum PageScope: Sendable, Hashable {
  /// Every page, and also where no page is known.
  case any
  /// The pages of these types and of the types below them.
  case types(Set<PageTypeID>)
  /// The pages to which the app gave one of these names.
  case names(Set<PageName>)
  /// One page and no other.
  case page(PageID)
  /// The pages for which a condition holds.
  case predicate(PagePredicateID)
}

extension PageScope: CustomStringConvertible {
  /// The scope as it appears in logs, such as "Shop.Home or Shop.Cart".
  public var description: String {
    switch self {
    case .any: "anywhere"
    case .types(let types): types.isEmpty ? "no type" : list(types.map(\.name))
    case .names(let names): names.isEmpty ? "no name" : list(names.map(\.name))
    case .page(let id): "\(id)"
    case .predicate(let id): "\(id)"
    }
  }

  private func list(_ names: [String]) -> String {
    names.sorted().joined(separator: " or ")
  }
}
