// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore

// Calls that do not exist, for the compiler to name the one to use.

extension Placeholder {
  /// Use ``failure(_:title:message:artwork:button:retry:)``.
  @available(*, unavailable, renamed: "failure(_:title:message:artwork:button:retry:)")
  public static func error(
    _ error: (any Error)? = nil, title: String? = nil, message: String? = nil,
    artwork: PlaceholderArtwork? = nil, button: String? = nil,
    retry: (@MainActor () -> Void)? = nil
  ) -> Placeholder {
    failure(error, title: title, message: message, artwork: artwork, button: button, retry: retry)
  }
}

extension PlaceholderKind {
  /// Use `failure`.
  @available(*, unavailable, renamed: "failure")
  public static var error: PlaceholderKind { .failure }
}
