// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// Where on the screen a popup is.
public enum PopupPosition: Sendable, Hashable, CaseIterable {
  /// In the middle of what keyboard and safe area leave.
  case center
  /// At the upper edge, in the middle of it.
  case top
  /// At the lower edge, or right above the keyboard, in the middle of it.
  case bottom
  /// At the edge where lines begin, in the middle of it.
  case leading
  /// At the edge where lines end, in the middle of it.
  case trailing
  /// Over everything there is.
  case full

  /// The edge that it is at, if it is at one.
  public var edge: PopupEdge? {
    switch self {
    case .center, .full: nil
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    }
  }
}
