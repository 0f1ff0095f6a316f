// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// What a request does when another one with its key lives on this stage.
public enum PopupKeyPolicy: Sendable, Hashable, CaseIterable {
  /// Stays out of the queue; its owner gets the handle of the first one.
  case join
  /// Ends the first one, with the reason `replaced`, and gets into line like any other.
  case replace
  /// Gives its content to the first one, wherever that is, and stays out of the queue; its owner gets
  /// the handle of the first one. That one takes the higher priority of the two, and its time on
  /// screen starts anew, with the span of the new request where it has one. Nothing else of the new
  /// request counts.
  case update
}
