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

extension Instant {
  /// To the millisecond.
  static func seconds(_ seconds: Double) -> Instant {
    Instant(sinceStart: .milliseconds(Int((seconds * 1000).rounded())))
  }
}
