// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// A signed-in user.
struct Customer: Sendable {
  let email: String

  /// A name made from the part of the address before the @: `mei.lin` becomes Mei Lin.
  var name: String {
    (email.split(separator: "@").first ?? "")
      .split { ".-_".contains($0) }
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined(separator: " ")
  }

  /// The initials, at most two.
  var initials: String {
    String(name.split(separator: " ").compactMap(\.first).prefix(2))
  }
}
