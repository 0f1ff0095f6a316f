// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// How a request ended: a reason and, where there is one, a value. Every request gets exactly one.
public struct PopupOutcome<Value> {
  /// Why it ended; the first reason wins.
  public let reason: PopupDismissalReason
  /// What it ended with, where it ended with something.
  public let value: Value?

  /// Creates an outcome.
  public init(reason: PopupDismissalReason, value: Value? = nil) {
    self.reason = reason
    self.value = value
  }
}

extension PopupOutcome: Sendable where Value: Sendable {}
extension PopupOutcome: Equatable where Value: Equatable {}
extension PopupOutcome: Hashable where Value: Hashable {}
