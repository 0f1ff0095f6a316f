// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// Somebody who has signed in.
struct Customer: Sendable {
  let email: String

  /// The address up to the sign, as a name: `mei.lin` becomes Mei Lin.
  var name: String {
    (email.split(separator: "@").first ?? "")
      .split { ".-_".contains($0) }
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined(separator: " ")
  }

  /// The first letters of the name, at most two.
  var initials: String {
    String(name.split(separator: " ").compactMap(\.first).prefix(2))
  }
}
