// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

@testable import UsherCore

extension PopupID: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: UInt64) {
    self.init(serial: value)
  }
}

extension PopupReference: ExpressibleByIntegerLiteral {
  public init(integerLiteral serial: UInt64) {
    self.init(PopupID(serial: serial))
  }
}

extension LaneHold.ID: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: UInt64) {
    self.init(serial: value)
  }
}

extension SequenceID: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: UInt64) {
    self.init(serial: value)
  }
}

extension PageID: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: UInt64) {
    self.init(serial: value)
  }
}

extension PageState.Page {
  /// Pages of a shop, each of its own type, all of the type `Page`.
  static let home = shop(1, "Home")
  static let list = shop(2, "List")
  static let detail = shop(3, "Detail")
  static let cart = shop(4, "Cart")

  private static func shop(_ id: PageID, _ type: String) -> PageState.Page {
    PageState.Page(id: id, types: [PageTypeID(type), PageTypeID("Page")])
  }

  func obstructed(by name: String) -> PageState.Page {
    var page = self
    page.obstruction = name
    return page
  }

  func named(_ name: PageName) -> PageState.Page {
    var page = self
    page.name = name
    return page
  }

  func satisfying(_ predicates: UInt64...) -> PageState.Page {
    var page = self
    page.predicates = Set(predicates.map { PagePredicateID(serial: $0) })
    return page
  }
}

extension PageScope {
  /// Pages of one of these types.
  static func on(_ types: String...) -> PageScope { .types(Set(types.map { PageTypeID($0) })) }
}

extension MonotonicInstant {
  /// To the millisecond.
  static func seconds(_ seconds: Double) -> MonotonicInstant {
    MonotonicInstant(sinceStart: .milliseconds(Int((seconds * 1000).rounded())))
  }
}
