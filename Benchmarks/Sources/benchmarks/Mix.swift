// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore

/// A deterministic sequence of requests.
///
/// There are a thousand priorities. One request in ten has a unique key, another one an expiration
/// that is never reached. A quarter of the requests can appear on any page, the others on pages of
/// one of three types.
struct Mix {
  /// The page types of the requests; `nil` means any page.
  static let scopes: [PageTypeID?] = [nil, "Home", "List", "Cart"].map { $0.map(PageTypeID.init) }

  private let includesAnyPage: Bool

  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15
  private var serial: UInt64 = 0

  /// Creates the sequence from its start; without `includesAnyPage`, every request needs a page type.
  init(includesAnyPage: Bool = true) {
    self.includesAnyPage = includesAnyPage
  }

  /// Returns the next requests.
  mutating func next(_ count: Int) -> [PopupQueue.Request] {
    (0..<count).map { _ in next() }
  }

  private mutating func next() -> PopupQueue.Request {
    serial += 1
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    var request = PopupQueue.Request(
      id: PopupID(serial: serial), priority: PopupPriority(Int(state >> 33) % 1_000))
    let turn = Int(state >> 20) % Mix.scopes.count
    if let type = Mix.scopes[includesAnyPage ? turn : 1 + turn % 3] {
      request.scope = .types([type])
    }
    if serial % 10 == 0 { request.key = PopupKey("key-\(serial)") }
    if serial % 10 == 5 { request.expiration = .seconds(3_600) }
    return request
  }
}
