// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// What a request does when it would be next but its place is taken.
///
/// Its place is its lane's capacity and, for one on the app's window, the one slot there. Where
/// several could make room, the one of the lowest priority does, of those the newest. While one is
/// leaving, room is coming, and nobody does anything.
public enum PopupConflict: Sendable, Hashable, CaseIterable {
  /// Waits for its turn.
  case wait
  /// Suspends the visible one if its priority is lower; that one returns afterwards, as it was. Where
  /// that one cannot be suspended, it waits.
  case interrupt
  /// Ends the visible one, with the reason `replaced`, if its priority is not higher.
  case replace
  /// Ends itself, with the reason `busy`.
  case drop
}

extension PopupConflict {
  /// Whether the request is too pressing to wait out its lane's gap.
  var ignoresGap: Bool {
    switch self {
    case .interrupt, .replace: true
    case .wait, .drop: false
    }
  }
}
