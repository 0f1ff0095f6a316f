// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

@testable import UsherCore

extension RequestID: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: UInt64) {
    self.init(serial: value)
  }
}

extension PopupHold.ID: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: UInt64) {
    self.init(serial: value)
  }
}

extension PopupSequence: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: UInt64) {
    self.init(serial: value)
  }
}

extension PageID: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: UInt64) {
    self.init(serial: value)
  }
}

extension PageSituation.Page {
  /// Pages of a shop, each of its own type, all of the type `Page`.
  static let home = shop(1, "Home")
  static let list = shop(2, "List")
  static let detail = shop(3, "Detail")
  static let cart = shop(4, "Cart")

  private static func shop(_ id: PageID, _ type: String) -> PageSituation.Page {
    PageSituation.Page(id: id, types: [PageTypeID(type), PageTypeID("Page")])
  }

  func obstructed(by name: String) -> PageSituation.Page {
    var page = self
    page.obstruction = name
    return page
  }

  func named(_ name: PageName) -> PageSituation.Page {
    var page = self
    page.name = name
    return page
  }

  func fulfilling(_ predicates: UInt64...) -> PageSituation.Page {
    var page = self
    page.predicates = Set(predicates.map { PagePredicateID(serial: $0) })
    return page
  }
}

extension PopupScope {
  /// Pages of one of these types.
  static func on(_ types: String...) -> PopupScope { .types(Set(types.map { PageTypeID($0) })) }
}

extension Instant {
  /// To the millisecond.
  static func seconds(_ seconds: Double) -> Instant {
    Instant(sinceStart: .milliseconds(Int((seconds * 1000).rounded())))
  }
}
