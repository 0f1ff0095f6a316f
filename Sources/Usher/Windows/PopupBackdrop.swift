// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// What lies between a modal popup and the page.
public struct PopupBackdrop: Sendable, Hashable {
  enum Kind: Hashable { case clear, dimmed, blurred }

  let kind: Kind

  /// Nothing is seen; touches still do not reach the page.
  public static let clear = PopupBackdrop(kind: .clear)
  /// The page is darkened.
  public static let dimmed = PopupBackdrop(kind: .dimmed)
  /// The page is blurred; with Reduce Transparency it is darkened more than usual instead.
  public static let blurred = PopupBackdrop(kind: .blurred)
}
